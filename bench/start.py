"""How long a fresh clone takes to a served page: `python3 dev.py bench start [--without-node]`.

Clones the committed state of this project into a new folder, runs `dev.py run serve` there and waits until the page
and its script are served. `--without-node` hides node and npm, as on a machine that has Python alone. The caches of pip
and npm are used as they are. The figures go to docs/start.md; `--no-page` only prints them.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from bench._trust import ROOT, commit, table
from testing.fresh_clone import Start, clone, path_without_node, started
from vitrall.lab.written_page import put_section

PAGE = ROOT / "docs" / "start.md"
HEAD = """# From a clone to a served page

The commands named below write the figures. `python3 dev.py run` installs the package
and builds the page at the same time and starts with the plain engine. The engine is compiled beside the running server,
for the next start. The aim is 60 seconds on two cores that have nothing else to do.
"""
STEP = re.compile(r"^--- (.+): done in ([\d.]+) s$", re.MULTILINE)


def section(start: Start, without_node: bool, load: float, processor: float) -> str:
    """The time, what else the machine did, and the steps as dev.py timed them; some of them run at the same time.

    Processor time hardly depends on what else the machine does.
    """
    flag = " --without-node" if without_node else ""
    day = datetime.now(UTC).date().isoformat()
    machine = f"{os.cpu_count()} cores, load {load:.1f} before the start"
    steps = [(name, seconds) for name, seconds in STEP.findall(start.log)]
    return (
        f"`python3 dev.py bench start{flag}`, {day}, {commit()}, {machine}: **{start.seconds:.0f} s** until the page "
        f"was served, with {processor:.0f} s of processor time.\n\n{table(('step', 'seconds'), steps)}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench start", description=__doc__)
    parser.add_argument("--without-node", action="store_true", help="hide node and npm")
    parser.add_argument("--no-page", action="store_true", help="print only; docs/start.md stays as it is")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="vitrall-start-") as folder:
        place = Path(folder)
        path = {"PATH": path_without_node(place / "bin")} if asked.without_node else {}
        with started(clone(place / "clone"), place / "home", **path) as start:
            print(start.log.strip())
            print(f"fresh clone to a served page: {start.seconds:.1f} s, {len(start.page):,} characters served")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = used.ru_utime + used.ru_stime
    print(f"processor time: {processor:.1f} s")
    if not asked.no_page:
        name = "without-node" if asked.without_node else "start"
        put_section(PAGE, name, section(start, asked.without_node, load, processor), HEAD)
    return 0


if __name__ == "__main__":
    sys.exit(main())
