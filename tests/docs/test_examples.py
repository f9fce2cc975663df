"""Every example in the README and in docs/ is run: Python sessions by doctest, console sessions in a shell."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL


def blocks(page: Path, language: str) -> list[str]:
    return [body for found, body in BLOCK.findall(page.read_text("utf-8")) if found == language]


def python_faults(text: str, name: str) -> str:
    """What doctest has to say about the sessions of a page, run as one."""
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.append)
    return "".join(told)


def console_faults(session: str) -> list[str]:
    """The commands whose output is not the one shown; `...` stands for anything."""
    faults: list[str] = []
    for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        printed = run(command)
        if not doctest.OutputChecker().check_output(shown, printed, FLAGS):
            faults.append(f"$ {command}\n{printed}")
    return faults


def run(command: str) -> str:
    """The output of a shell command that finds this very `vitrall`, in English and with a home of its own."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "PATH": path, "VITRALL_LANG": "en", "COLUMNS": "80", "XDG_STATE_HOME": home}
        done = subprocess.run(command, shell=True, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    return done.stdout + done.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "pycon")], ids=lambda page: page.name)
def test_python_sessions_are_true(page: Path) -> None:
    assert not python_faults("\n".join(blocks(page, "pycon")), page.name)


@pytest.mark.slow
@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=lambda page: page.name)
def test_console_sessions_are_true(page: Path) -> None:
    assert [fault for session in blocks(page, "console") for fault in console_faults(session)] == []


def test_a_wrong_session_is_found() -> None:
    assert "Expected" in python_faults(">>> 1 + 1\n3\n", "wrong")
    assert console_faults("$ echo one\ntwo\n") == ["$ echo one\none\n"]


def test_links_between_pages_lead_somewhere() -> None:
    links = [(page, link) for page in PAGES for link in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8"))]
    assert links
    assert [f"{page.name}: {link}" for page, link in links if not (page.parent / link).exists()] == []
