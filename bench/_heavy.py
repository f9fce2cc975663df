"""Runs the tests below tests/heavy and writes the outcome to docs/trust.md: `python3 dev.py test heavy`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

from bench._trust import ROOT, write_section


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "tests/heavy", f"--junitxml={report}", *arguments]
        code = subprocess.call(command, cwd=ROOT, env={**os.environ, "VITRALL_HEAVY": "1"})
        if report.exists() and not arguments:
            write_section("heavy", section(ElementTree.parse(report).getroot()))
    return code


def section(report: ElementTree.Element) -> str:
    suite = next(report.iter("testsuite"))
    total, failed, skipped = (int(suite.get(name, "0")) for name in ("tests", "failures", "skipped"))
    failed += int(suite.get("errors", "0"))
    commit = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    day, seconds = datetime.now(UTC).date().isoformat(), float(suite.get("time", "0"))
    return "\n".join(
        [
            "## Learning, clusters and notebooks",
            "",
            "Tests that need torch, Ray or notebooks run in an environment of their own.",
            "",
            f"`python3 dev.py test heavy`, {day}, commit {commit or 'unknown'}: **{total - failed - skipped} passed,"
            f" {failed} failed**, {skipped} skipped, in {seconds:.0f} s.",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
