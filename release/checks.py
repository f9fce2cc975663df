"""Looks at the finished artefacts as PyPI and the tools of packagers do."""

from __future__ import annotations

import sys
from pathlib import Path

from release.artefacts import COMMANDS, Failed, run

IGNORED = "W004,W009"  # migrations begin with a digit; the compiled engine has a shared library at the top


def check_all(files: list[Path]) -> None:
    wheels = [path for path in files if path.suffix == ".whl"]
    run(COMMANDS / "twine", "check", "--strict", *files)
    run(COMMANDS / "check-wheel-contents", "--ignore", IGNORED, *wheels)
    for wheel in wheels if sys.platform == "linux" else ():
        if not wheel.name.endswith("-any.whl"):
            check_platform(wheel)
    print(f"twine, check-wheel-contents and auditwheel accept {len(files)} files", flush=True)


def check_platform(wheel: Path) -> None:
    """A compiled wheel must run on any Linux of its tag."""
    said = run(COMMANDS / "auditwheel", "show", wheel)
    if "manylinux" not in wheel.name or "manylinux" not in said:
        raise Failed(f"{wheel.name} is not for every Linux:\n{said}")
