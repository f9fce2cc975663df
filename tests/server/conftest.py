"""The servers and databases of these tests."""

from __future__ import annotations

from testing.server.fixtures import database, later, new_database, postgres, server

__all__ = ["database", "later", "new_database", "postgres", "server"]
