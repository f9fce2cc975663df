"""The servers and databases that attacks share with the other tests."""

from __future__ import annotations

from testing.server.fixtures import database, new_database, postgres, server

__all__ = ["database", "new_database", "postgres", "server"]
