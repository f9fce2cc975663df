"""Failures of the database as errors for the reader: nothing can be saved, or the database cannot be reached.

Mistakes of ours (a wrong statement, a broken constraint) are not among them: they stay what they are and are logged.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import AbstractContextManager
from typing import Final

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from vitrall.engine.errors import Unavailable

_PRIMARY: Final = 0xFF  # SQLite adds details in the higher bits of a code
_CANNOT_SAVE: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
_OUR_MISTAKES: Final = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_RANGE}
_DISK_FULL: Final = "53100"

log = logging.getLogger(__name__)


def cannot_save() -> Unavailable:
    return Unavailable("server/full")


def out_of_reach() -> Unavailable:
    return Unavailable("server/away")


class _InWords:
    """A context without a state: every move passes it, and one that is made anew each time takes longer."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        refusal = refusal_of(error) if isinstance(error, Exception) else None
        if refusal is not None:
            log.warning("the database has failed", extra={"code": refusal.code, "reason": type(error).__name__})
            raise refusal from error


_IN_WORDS: Final = _InWords()


def failures_in_words() -> AbstractContextManager[None]:
    """Turn a failure of the database within the block into its error; everything else passes."""
    return _IN_WORDS


def refusal_of(error: BaseException) -> Unavailable | None:
    """The error for a failure of the database; nothing for any other."""
    if isinstance(error, IntegrityError | ProgrammingError):
        return None
    if isinstance(error, DBAPIError):
        return _by_driver(error.orig, error.connection_invalidated)
    if isinstance(error, asyncpg.PostgresError):  # raised while connecting
        return _by_state(error.sqlstate)
    if isinstance(error, OSError | PoolTimeout | asyncpg.InterfaceError):  # TimeoutError is an OSError
        return out_of_reach()
    return None


def _by_driver(error: BaseException | None, cut: bool) -> Unavailable | None:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY
        return cannot_save() if code in _CANNOT_SAVE else None if code in _OUR_MISTAKES else out_of_reach()
    state = getattr(error, "sqlstate", None)
    return out_of_reach() if cut or not state else _by_state(state)


def _by_state(state: str | None) -> Unavailable:
    return cannot_save() if state == _DISK_FULL else out_of_reach()
