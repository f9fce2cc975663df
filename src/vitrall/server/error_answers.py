"""Errors as sent to a reader: a code that never changes, a message in their language, and an id for support. No
traces.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final, TypedDict

from vitrall.engine.errors import Illegal, Unreadable, VitrallError
from vitrall.server.protocol import Failed, Reason, Refused
from vitrall.words import LANGUAGES, Words
from vitrall.words.language import DEFAULT

STATUS: Final = {  # all other well-formed requests that are refused conflict with the present state
    "table/none": 404,
    "link/none": 404,
    "request/none": 404,
    "deck/unknown": 404,
    "seat/secret": 403,
    "table/not-owner": 403,
    "request/origin": 403,
    "request/method": 405,
    "request/size": 413,
    "request/rate": 429,
    "analysis/one-at-a-time": 429,
    "analysis/too-many": 429,
    "server/fault": 500,
    "server/away": 503,
    "server/full": 503,
    "analysis/busy": 503,
}

log = logging.getLogger(__name__)


class ErrorText(TypedDict):
    code: str
    text: str
    id: str


def status_of(error: VitrallError) -> int:
    return STATUS.get(error.code, 422 if isinstance(error, Unreadable) else 409)


def error_text(error: VitrallError, words: Words) -> ErrorText:
    """The error in words; the log has its id too."""
    id = secrets.token_hex(6)
    level = logging.DEBUG if error.code == "request/rate" else logging.INFO  # a flood must not fill the log as well
    log.log(level, "refused", extra={"id": id, "code": error.code})
    return {"code": error.code, "text": words.error(error), "id": id}


def failed(error: VitrallError, words: Words) -> Failed:
    return Failed(**error_text(error, words))


def refused(error: VitrallError, number: int, move: str, words: Words) -> Refused:
    """Why a move was not played, every reason by itself."""
    refusals = error.reasons if isinstance(error, Illegal) else []
    reasons: list[Reason] = [
        {"code": each.code, "rule": each.rule, "at": each.at, "text": words.refusal(each)} for each in refusals
    ]
    text = error_text(error, words)
    return Refused(number, move, text["code"], text["text"], reasons, text["id"])


def language_of(header: str) -> str:
    """The first language of an Accept-Language header that the project has."""
    asked = (part.partition(";")[0].strip().lower()[:2] for part in header[:200].split(","))
    return next((language for language in asked if language in LANGUAGES), DEFAULT)


def words_for(language: str) -> Words:
    """The words of the language that a client names; English if the project does not have it."""
    return Words(language if language in LANGUAGES else DEFAULT)
