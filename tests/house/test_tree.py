"""No file contains paths of one machine or addresses of a registry, and no leftover files are in the tree."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:root|home|Users|work)/\w|\b[A-Z]:\\Users\\")
REGISTRY = re.compile(r"pythonhosted\.org|registry\.npmjs|pypi\.org/simple|index[-]url|find[-]links|file:/{3}")
LOCK_FILES = {"constraints.txt": re.compile("://"), "package-lock.json": re.compile('"resolved":')}
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
MOST_LINES = 450


def project_files() -> list[Path]:
    """What is tracked, or would be with the next commit."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted(path for name in set(listed.split("\0")) if name and (path := ROOT / name).is_file())


def stray_addresses(path: Path) -> list[str]:
    """Each line that is true on one machine or one network only."""
    patterns = [MACHINE_PATH, REGISTRY, *(pattern for name, pattern in LOCK_FILES.items() if name == path.name)]
    lines = path.read_bytes().decode("utf-8", "replace").splitlines()
    lines_found = [
        (number, line) for number, line in enumerate(lines, 1) if any(each.search(line) for each in patterns)
    ]
    return [f"{path}:{number}: {line.strip()[:120]}" for number, line in lines_found]


def is_vague(path: Path) -> bool:
    """A name that says nothing is a sign that the thing belongs elsewhere."""
    return path.name.split(".")[0].lower() in VAGUE


def is_long(path: Path) -> bool:
    """More than a reader holds in mind."""
    return len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES


@pytest.mark.lengthy
def test_no_file_knows_a_machine_or_a_registry() -> None:
    assert [line for path in project_files() for line in stray_addresses(path)] == []


def test_no_file_has_a_vague_name() -> None:
    assert [path for path in project_files() if is_vague(path)] == []


def test_no_source_file_is_too_long() -> None:
    source = [path for path in project_files() if path.suffix == ".py" and ROOT / "src" in path.parents]
    assert [path for path in source if is_long(path)] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("notes.md", "see " + "/".join(["", "root", "notes"])),
        ("notes.md", "`" + "/".join(["", "home", "ana", "vitrall"]) + "`"),
        ("notes.md", "C:" + "\\".join(["", "Users", "ana"])),
        ("constraints.txt", "rich @ https" + "://example.org/rich.whl"),
        ("constraints.txt", "--index" + "-url somewhere"),
        ("package-lock.json", '"resolved"' + ': "https' + '://example.org/svelte.tgz"'),
        ("notes.md", "https://registry" + ".npmjs.org/svelte"),
    ],
)
def test_a_stray_address_is_found_and_named(tmp_path: Path, name: str, line: str) -> None:
    (tmp_path / name).write_text(f"fine\n{line}\n", encoding="utf-8")
    assert stray_addresses(tmp_path / name) == [f"{tmp_path / name}:2: {line}"]


@pytest.mark.parametrize(
    "line", ["#!/usr/bin/env bash", "https://example.org/home/ana", "src/work/table.py", "/rooms/7"]
)
def test_an_innocent_line_is_left_alone(tmp_path: Path, line: str) -> None:
    (tmp_path / "notes.md").write_text(line, encoding="utf-8")
    assert stray_addresses(tmp_path / "notes.md") == []


def test_vague_and_long_files_are_found(tmp_path: Path) -> None:
    long, fit = tmp_path / "utils.py", tmp_path / "board.py"
    long.write_text("pass\n" * (MOST_LINES + 1), encoding="utf-8")
    fit.write_text("pass\n" * MOST_LINES, encoding="utf-8")
    assert [is_vague(path) for path in (long, fit)] == [True, False]
    assert [is_long(path) for path in (long, fit)] == [True, False]
