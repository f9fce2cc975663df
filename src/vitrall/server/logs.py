"""Logs as one JSON object a line. No secret is ever given to a logger; what is not in the list below is not written."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from vitrall.server.request_id import CURRENT

FIELDS: Final = ("id", "code", "table", "reason", "status", "method", "route", "seconds", "left_out")
QUIET: Final = 1.0  # seconds in which the same message is not repeated
MOST_KINDS: Final = 500


class JsonLines(logging.Formatter):
    """Time, level, message, the request that it belongs to, and of the extras only the known ones."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if request := CURRENT.get():
            fields["request"] = request
        fields |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


class OncePerSecond(logging.Filter):
    """A flood must not fill the disk: the same message of the same code is written once a second, with how many were
    left out before it. Errors of our own are always written."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.ERROR:
            return True
        key = (record.name, str(record.msg), str(getattr(record, "code", "")))
        at, left_out = self._last.get(key, (-QUIET, 0))
        if record.created - at < QUIET:
            self._last[key] = (at, left_out + 1)
            return False
        if len(self._last) >= MOST_KINDS:
            self._last.clear()
        self._last[key] = (record.created, 0)
        if left_out:
            record.left_out = left_out
        return True


def log_lines(level: int = logging.INFO) -> None:
    """Everything goes to standard error, the terminal's own output stays for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OncePerSecond())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for talkative in ("uvicorn.access", "uvicorn.error", "alembic"):  # their lines hold the links of tables
        logging.getLogger(talkative).setLevel(logging.WARNING)
