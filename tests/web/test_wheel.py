"""The wheel contains the page: built if npm is there, taken as it is if it was built before, else left out with a
warning.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
INSIDE = "vitrall/static/index.html"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package as small as can be with the project's own recipe, and a page that an npm of our own builds."""
    copy = tmp_path / "source"
    (copy / "src" / "vitrall").mkdir(parents=True)
    (copy / "src" / "vitrall" / "__init__.py").touch()
    (copy / "web").mkdir()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    return copy


def npm_in(folder: Path, script: str) -> Path:
    """An npm that does as the test says."""
    folder.mkdir()
    program = folder / "npm"
    program.write_text(f"#!{shutil.which('bash')}\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    return folder


def built(source: Path, path: str) -> tuple[list[str], str]:
    """The files of the wheel, and what the build had to say."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(source / "dist")]
    environment = {**os.environ, "PATH": path, "VITRALL_PLAIN_WHEEL": "1"}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=True)
    (wheel,) = (source / "dist").glob("*.whl")
    return zipfile.ZipFile(wheel).namelist(), done.stdout + done.stderr


def test_npm_builds_the_page_into_the_wheel(source: Path, tmp_path: Path) -> None:
    script = '[ "$1" = run ] && mkdir -p ../src/vitrall/static && echo page > ../src/vitrall/static/index.html; exit 0'
    files, _ = built(source, f"{npm_in(tmp_path / 'bin', script)}:{os.environ['PATH']}")
    assert INSIDE in files


def test_a_page_that_is_there_is_taken_as_it_is(source: Path, tmp_path: Path) -> None:
    page = source / "src" / "vitrall" / "static" / "index.html"
    page.parent.mkdir()
    page.write_text("mine", encoding="utf-8")
    files, _ = built(source, f"{npm_in(tmp_path / 'bin', 'exit 1')}:{os.environ['PATH']}")
    assert INSIDE in files


@pytest.mark.parametrize("npm", ["missing", "failing"])
def test_without_npm_the_wheel_has_no_page_and_the_build_says_so(source: Path, tmp_path: Path, npm: str) -> None:
    folder = npm_in(tmp_path / "bin", "exit 1")
    if npm == "missing":
        (folder / "npm").unlink()
    files, output = built(source, str(folder))
    assert INSIDE not in files
    assert "vitrall/__init__.py" in files
    assert "no page for browsers" in output
