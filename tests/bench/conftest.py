"""The databases of these tests."""

from __future__ import annotations

from testing.server.fixtures import new_database, postgres

__all__ = ["new_database", "postgres"]
