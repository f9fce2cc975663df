"""`pip install` with a C compiler, with one that fails and with none: always a package that plays."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.native.test_same import has_compiler

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")
PLAY = (sys.executable, "-P", "-m", "vitrall", "sim", "--games", "20", "--seed", "4", "--json")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of what a wheel is made from, so that builds leave no traces in the tree."""
    copy = tmp_path / "source"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def built(source: Path, wheels: Path, **environment: str) -> Path:
    """The wheel that pip builds, with the build tools that are here."""
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(wheels), str(source)]
    subprocess.run(build, env={**os.environ, **environment}, check=True, capture_output=True)
    (wheel,) = wheels.glob("*.whl")
    return wheel


def installed(wheel: Path, target: Path) -> str:
    """Install as pip does; gives the name of the wheel."""
    install = [
        *PIP,
        "install",
        "--no-deps",
        "--no-index",
        "--no-compile",
        "--target",
        str(target / "package"),
        str(wheel),
    ]
    subprocess.run(install, check=True, capture_output=True)
    return wheel.name


def output_of(package: Path, command: tuple[str, ...]) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@cache
def played(package: Path) -> object:
    return json.loads(output_of(package, PLAY))["checksum"]


def engine(package: Path) -> str:
    return output_of(package, (sys.executable, "-P", "-m", "vitrall", "--version"))


def test_without_a_compiler_the_package_is_plain_and_plays(source: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    environment = {"PATH": str(tmp_path / "empty"), "CC": ""}
    wheel = built(source, tmp_path / "wheels", **environment)
    assert installed(wheel, tmp_path).endswith("-py3-none-any.whl")
    assert "plain engine" in engine(tmp_path / "package")
    assert played(tmp_path / "package") == played(ROOT / "src")


def test_with_a_compiler_that_fails_the_package_is_plain_and_plays(source: Path, tmp_path: Path) -> None:
    failing = shutil.which("false") or pytest.skip("there is no command that always fails")
    wheel = built(source, tmp_path / "wheels", CC=failing)
    assert installed(wheel, tmp_path).endswith("-py3-none-any.whl")
    assert played(tmp_path / "package") == played(ROOT / "src")


@pytest.mark.skipif(not has_compiler(), reason="there is no C compiler")
def test_with_a_compiler_the_package_is_compiled_and_plays(source: Path, tmp_path: Path) -> None:
    """Compiling takes minutes, so the wheel of `dev.py test` is taken where there is one."""
    ready = list((ROOT / "build" / "wheel").glob("*.whl")) if "VITRALL_NATIVE" in os.environ else []
    wheel = ready[0] if ready else built(source, tmp_path / "wheels")
    assert not installed(wheel, tmp_path).endswith("-py3-none-any.whl")
    assert "compiled engine" in engine(tmp_path / "package")
    assert played(tmp_path / "package") == played(ROOT / "src")
