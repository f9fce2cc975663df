"""A fresh clone on a machine that has Python alone: the README promises that it is enough.

Here rather than in tests/house, because it installs everything and takes a minute or more.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.fresh_clone import clone, path_without_node, started


@pytest.mark.slow
def test_a_fresh_clone_serves_the_page_where_neither_node_nor_npm_is_installed(tmp_path: Path) -> None:
    path = path_without_node(tmp_path / "bin")
    with started(clone(tmp_path / "clone"), tmp_path / "home", PATH=path) as start:
        assert "install Node into .venv" in start.log
        assert '<div id="page">' in start.page
        assert len(start.page) > 100_000  # the script it names is served as well
