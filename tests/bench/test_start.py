"""A fresh clone on a machine that has Python alone: the README promises that it is enough.

Here rather than in tests/house, because it installs everything and takes a minute or more.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.start import section
from testing.fresh_clone import Start, clone, path_without_node, started

LOG = """--- make .venv
--- make .venv: done in 4.1 s
--- npm ci: done in 10.9 s
starting with the plain engine
"""


def test_the_page_tells_the_time_and_the_steps() -> None:
    text = section(Start(47.6, "<html>", LOG), True, 0.25, 88.4)
    assert "`python3 dev.py bench start --without-node`" in text
    assert "load 0.2 before the start: **48 s** until the page was served, with 88 s of processor time." in text
    assert text.splitlines()[-2:] == ["| make .venv | 4.1 |", "| npm ci | 10.9 |"]


@pytest.mark.slow
def test_a_fresh_clone_serves_the_page_where_neither_node_nor_npm_is_installed(tmp_path: Path) -> None:
    path = path_without_node(tmp_path / "bin")
    with started(clone(tmp_path / "clone"), tmp_path / "home", PATH=path, PYTHONDONTWRITEBYTECODE="") as start:
        assert "install Node into .venv" in start.log
        assert '<div id="page">' in start.page
        assert len(start.page) > 100_000  # the script it names is served as well
