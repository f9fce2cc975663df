"""The servers, databases and browser that attacks share with the other tests."""

from __future__ import annotations

from tests.server.conftest import database, new_database, postgres, server
from tests.web.conftest import browser

__all__ = ["browser", "database", "new_database", "postgres", "server"]
