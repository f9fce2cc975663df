"""The servers and databases that attacks share, with each other and with the other tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from testing.server.fixtures import database, later, new_database, postgres, server
from testing.server.process import Serving, serving

__all__ = ["database", "later", "new_database", "postgres", "server"]


@pytest.fixture(scope="session")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server in a process of its own, whose memory and log can be looked at; few sockets for each address."""
    with serving(tmp_path_factory.mktemp("target") / "t.db", "--metrics", "--sockets-address", "10") as server:
        yield server
