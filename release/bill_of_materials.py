"""The bill of materials (SBOM): what `vitrall[web]` installs, in the form of CycloneDX 1.6.

Versions come from constraints.txt and what depends on what from the packages that are installed here. Its time is that
of the last commit and its serial number follows from its content, so that the same source gives the same file.
"""

from __future__ import annotations

import hashlib
import json
import time
import uuid
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from release.artefacts import epoch
from release.changelog import version

EXTRA = "web"


def write_bill(path: Path) -> None:
    path.write_text(json.dumps(bill(), indent=2, sort_keys=True) + "\n", encoding="utf-8")


def bill() -> dict[str, Any]:
    needs = dependencies()
    root = reference("vitrall", version())
    component = {"type": "application", "bom-ref": root, "name": "vitrall", "version": version(), "purl": root}
    refs = {name: reference(name, distribution(name).version) for name in needs if name != "vitrall"} | {
        "vitrall": root
    }
    content: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": moment(), "component": component | {"licenses": [{"license": {"id": "MIT"}}]}},
        "components": [described(name) for name in sorted(needs) if name != "vitrall"],
        "dependencies": [
            {"ref": refs[name], "dependsOn": sorted(refs[each] for each in below)}
            for name, below in sorted(needs.items())
        ],
    }
    digest = hashlib.sha256(json.dumps(content, sort_keys=True).encode()).digest()
    return content | {"serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}"}


def moment() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(epoch())))


def reference(name: str, number: str) -> str:
    return f"pkg:pypi/{name}@{number}"


def described(name: str) -> dict[str, Any]:
    package = distribution(name)
    key = "License-Expression"
    licence = {"licenses": [{"expression": package.metadata[key]}]} if key in package.metadata else {}
    ref = reference(name, package.version)
    return {"type": "library", "bom-ref": ref, "name": name, "version": package.version, "purl": ref, **licence}


def dependencies() -> dict[str, set[str]]:
    """Every package below `vitrall[web]`, with what it needs itself."""
    needs: dict[str, set[str]] = {}
    waiting: list[tuple[str, frozenset[str]]] = [("vitrall", frozenset({EXTRA}))]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        below = [each for each in required(name, extras) if installed(canonicalize_name(each.name))]
        needs.setdefault(name, set()).update(canonicalize_name(each.name) for each in below)
        waiting += [(canonicalize_name(each.name), frozenset(each.extras)) for each in below]
    return needs


def required(name: str, extras: frozenset[str]) -> list[Requirement]:
    """The requirements that hold on this machine with these extras."""
    all_of_it = [Requirement(text) for text in distribution(name).requires or ()]
    return [each for each in all_of_it if holds(each, extras)]


def holds(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True
