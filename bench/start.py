"""How long a fresh clone takes to a served page: `python3 dev.py bench start [--without-node]`.

Clones the committed state of this project into a new folder, runs `dev.py run serve` there and waits until the page
and its script are served. `--without-node` hides node and npm, as on a machine that has Python alone. What pip and npm
have in their caches counts as it is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from testing.fresh_clone import (
    clone,
    path_without_node,
    started,
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench start", description=__doc__)
    parser.add_argument("--without-node", action="store_true", help="hide node and npm")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="vitrall-start-") as folder:
        place = Path(folder)
        path = {"PATH": path_without_node(place / "bin")} if asked.without_node else {}
        with started(clone(place / "clone"), place / "home", **path) as start:
            print(start.log.strip())
            print(f"fresh clone to a served page: {start.seconds:.1f} s, {len(start.page):,} characters served")
    return 0


if __name__ == "__main__":
    sys.exit(main())
