"""Logs as one JSON object a line. No secret is ever given to a logger; what is not in the list below is not written."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = ("id", "code", "table", "reason", "status", "method", "route", "seconds")


class JsonLines(logging.Formatter):
    """Time, level, message, and of the extras only the known ones."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        told |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_lines(level: int = logging.INFO) -> None:
    """Everything goes to standard error, the terminal's own output stays for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for talkative in ("uvicorn.access", "uvicorn.error", "alembic"):  # their lines hold the links of tables
        logging.getLogger(talkative).setLevel(logging.WARNING)
