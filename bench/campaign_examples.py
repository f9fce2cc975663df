"""All examples of the tests that look at a sample of them in every run: `python3 dev.py campaign examples`.

Such tests ask `sample_size` in `testing/sample_size.py` how many examples to look at: whole random games, texts, bots'
matches, tables in Pyodide. Arguments go to pytest. The result goes to `docs/trust.md`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

from bench._trust import ROOT, commit, write_section
from testing.sample_size import ALL_EXAMPLES

ASKS = re.compile(r"\bsample_size\(|^from testing\.random_games import .*\bMANY\b", re.MULTILINE)


def sampling_tests(folder: Path = ROOT / "tests") -> list[Path]:
    """The test files whose number of examples depends on `sample_size`."""
    return [path for path in sorted(folder.rglob("test_*.py")) if ASKS.search(path.read_text(encoding="utf-8"))]


def section(report: ElementTree.Element, files: int) -> str:
    """What the run came to, from the report of pytest."""
    suite = next(report.iter("testsuite"))
    total, failed, errors, skipped = (int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped"))
    passed, day = total - failed - errors - skipped, datetime.now(UTC).date().isoformat()
    return (
        "## All examples of the sampling tests\n\n"
        f"Every run of the tests looks at a sample of the examples that {files} test files have: random games, damaged "
        "records and positions, matches of bots, tables in Pyodide. This run looked at all of them.\n\n"
        f"`python3 dev.py campaign examples`, {day}, {commit()}: **{passed} passed, {failed + errors} failed**, "
        f"{skipped} skipped, in {float(suite.get('time', '0')):.0f} s."
    )


def main(arguments: list[str]) -> int:
    files = sampling_tests()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-n", "2", f"--junitxml={report}", *map(str, files), *arguments]
        code = subprocess.call(command, cwd=ROOT, env={**os.environ, ALL_EXAMPLES: "1"})
        if report.exists() and not arguments:
            write_section("examples", section(ElementTree.parse(report).getroot(), len(files)))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
