"""Every example in the README and in docs/ is run: Python sessions by doctest, whatever is typed in a shell."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import vitrall

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SAMPLE = ROOT / "tests" / "data" / "opened" / "sqlite-0005.db"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


def blocks(page: Path, language: str) -> list[str]:
    return [body for kind, body in BLOCK.findall(page.read_text("utf-8")) if kind == language]


def python_faults(text: str, name: str) -> str:
    """What doctest has to say about the sessions of a page, run as one."""
    output: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=output.append)
    return "".join(output)


def console_faults(session: str) -> list[str]:
    """The commands whose output is not the one shown; `...` stands for anything."""
    faults: list[str] = []
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        printed = run(command)
        if not doctest.OutputChecker().check_output(expected, printed, FLAGS):
            faults.append(f"$ {command}\n{printed}")
    return faults


def run(command: str) -> str:
    """What a shell command prints."""
    done = in_shell(command, ROOT)
    return done.stdout + done.stderr


def in_shell(commands: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Commands in a shell that finds this very `vitrall`, in English and with a home of its own.

    The compiled engine prints the same and is faster, so it is used where `dev.py test` has made one.
    """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as home:
        homes = {"XDG_STATE_HOME": home, "XDG_DATA_HOME": home}
        (Path(home) / "vitrall").mkdir()
        for suffix in (".db", ".key"):  # commands for hosts find tables there
            shutil.copy(SAMPLE.with_suffix(suffix), Path(home) / "vitrall" / f"tables{suffix}")
        env = {**os.environ, "PATH": path, "VITRALL_LANG": "en", "COLUMNS": "80", **homes}
        package = os.environ.get("VITRALL_NATIVE") or Path(vitrall.__file__).parents[1]
        env["PYTHONPATH"] = f"{package}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        return subprocess.run(commands, shell=True, capture_output=True, text=True, cwd=folder, env=env, check=False)


def command_faults(commands: str, folder: Path) -> list[str]:
    """The commands of a block that fail, or that do not write the file they name after `-o`."""
    (folder / "docs").symlink_to(ROOT / "docs")
    lines = [line for line in commands.splitlines() if line.strip()]
    done = {line: in_shell(line, folder) for line in lines}
    failed = [f"{line}\n{run_of.stderr}" for line, run_of in done.items() if run_of.returncode]
    named = [name for line in lines for name in re.findall(r"-o (\S+)", line)]
    return failed + [f"{name} is not written" for name in named if not (folder / name).exists()]


@pytest.mark.lengthy
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")], ids=lambda page: page.name)
def test_python_sessions_are_true(page: Path) -> None:
    assert not python_faults("\n".join(blocks(page, "pycon")), page.name)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name)
def test_console_sessions_are_true(page: Path) -> None:
    assert [fault for session in blocks(page, "console") for fault in console_faults(session)] == []


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "sh")], ids=lambda page: page.name)
def test_commands_run(tmp_path: Path, page: Path) -> None:
    assert command_faults("".join(blocks(page, "sh")), tmp_path) == []


def test_a_wrong_command_is_found(tmp_path: Path) -> None:
    assert command_faults("true # -o a.svg\necho no >&2; false\n", tmp_path) == [
        "echo no >&2; false\nno\n",
        "a.svg is not written",
    ]


def test_no_block_goes_untested() -> None:
    """Each of the others is read by a test of its page: records, positions, decks, questions."""
    known = {"pycon", "console", "sh", "toml", "position", "record", "redacted", "json", "python"}
    assert {language for page in PAGES for language, _ in BLOCK.findall(page.read_text("utf-8"))} <= known


def test_a_wrong_session_is_found() -> None:
    assert "Expected" in python_faults(">>> 1 + 1\n3\n", "wrong")
    assert console_faults("$ echo one\ntwo\n") == ["$ echo one\none\n"]


def test_links_between_pages_lead_somewhere() -> None:
    texts = {page: re.sub(r"`[^`\n]+`", "code", page.read_text("utf-8")) for page in PAGES}  # a[0](b) may be code
    links = [(page, link) for page, text in texts.items() for link in re.findall(r"\]\((?!https?:)([^)#]+)", text)]
    assert links
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []
