"""The wheel contains the page if it was built before. Installing never runs npm: without a page the build says how to
get one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
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


def test_a_page_that_is_there_is_taken_as_it_is(source: Path, tmp_path: Path) -> None:
    page = source / "src" / "vitrall" / "static" / "index.html"
    page.parent.mkdir()
    page.write_text("mine", encoding="utf-8")
    files, _ = built(source, f"{npm_in(tmp_path / 'bin', 'exit 1')}:{os.environ['PATH']}")
    assert INSIDE in files


def test_without_a_page_npm_is_not_run_and_the_build_says_what_to_do(source: Path, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    files, output = built(source, f"{npm_in(tmp_path / 'bin', f'touch {ran}')}:{os.environ['PATH']}")
    assert INSIDE not in files
    assert "vitrall/__init__.py" in files
    assert "no page for browsers" in output
    assert "dev.py build" in output
    assert not ran.exists()


def test_an_sdist_has_the_page_and_builds_without_git_and_npm(source: Path, tmp_path: Path) -> None:
    page = source / "src" / "vitrall" / "static" / "index.html"
    page.parent.mkdir()
    page.write_text("mine", encoding="utf-8")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path / "sdist")]
    subprocess.run(command, cwd=source, capture_output=True, check=True)
    (archive,) = (tmp_path / "sdist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    ran = tmp_path / "ran"
    folder = npm_in(tmp_path / "bin", f"touch {ran}")
    (folder / "git").symlink_to(folder / "npm")
    files, _ = built(unpacked, str(folder))
    assert INSIDE in files
    assert not ran.exists()
