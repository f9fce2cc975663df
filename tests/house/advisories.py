"""Known vulnerabilities of the dependencies: asks the Open Source Vulnerabilities database about every pinned
version, Python's and the page's, in one request.

    python -m tests.house.advisories

Fails where an advisory is found. Where nobody can be asked it says so, and fails nothing: a check works offline too.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = "https://api.osv.dev/v1/querybatch"
PATIENCE: Final = 10  # seconds
PIN: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)", re.MULTILINE)


class Package(NamedTuple):
    """Something of others, as it is pinned."""

    ecosystem: str
    name: str
    version: str


def pinned(constraints: str, lock: str) -> list[Package]:
    """Every version of `constraints.txt` and of the page's lock file."""
    python = [Package("PyPI", name, version) for name, version in PIN.findall(constraints)]
    folders = json.loads(lock)["packages"].items()
    page = [Package("npm", path.rpartition("node_modules/")[2], entry["version"]) for path, entry in folders if path]
    return sorted({*python, *page})


def advisories(packages: Sequence[Package], source: str) -> dict[Package, list[str]]:
    """What is known against them; `OSError` or `ValueError` where there is no answer."""
    queries = [
        {"package": {"ecosystem": each.ecosystem, "name": each.name}, "version": each.version} for each in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(source, body, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        results = json.loads(answer.read())["results"]
    pairs = zip(packages, results, strict=True)
    return {package: [each["id"] for each in entry["vulns"]] for package, entry in pairs if entry.get("vulns")}


def main() -> int:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = pinned((ROOT / "constraints.txt").read_text(encoding="utf-8"), lock)
    source = os.environ.get("VITRALL_ADVISORIES", SOURCE)
    try:
        known = advisories(packages, source)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"NOT AUDITED: {source} could not be asked about {len(packages)} packages ({error!r})", file=sys.stderr)
        return 0
    for package, ids in known.items():
        print(f"{package.ecosystem} {package.name} {package.version}: {', '.join(ids)}", file=sys.stderr)
    print(f"{len(packages)} packages asked about, {len(known)} with advisories", file=sys.stderr)
    return 1 if known else 0


if __name__ == "__main__":
    sys.exit(main())
