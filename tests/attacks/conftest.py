"""The servers, databases and browser that attacks share with the other tests."""

from __future__ import annotations

from testing.browser import browser
from testing.server.fixtures import database, new_database, postgres, server

__all__ = ["browser", "database", "new_database", "postgres", "server"]
