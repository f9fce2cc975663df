"""Reads and writes options as named words, for the head of a record and for positions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import Options, option_name
from vitrall.why import none_of, quoted

NEEDED: Final = ("edition", "players")
OPTIONS: Final = {option_name(option): option for option in fields(Options)}
OPTION_NAMES: Final = (*NEEDED, *(name for name in OPTIONS if name not in NEEDED))

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_LONGEST: Final = 60  # a message repeats what was written
_FLAGS: Final = {True: "yes", False: "no"}


def option_words(options: Options) -> dict[str, str]:
    """Edition and players, and all other options that were set."""
    words = _all_words(options)
    usual = _all_words(Options())
    return {name: word for name, word in words.items() if name in NEEDED or word != usual[name]}


def _all_words(options: Options) -> dict[str, str]:
    return {name: _word(getattr(options, OPTIONS[name].name)) for name in OPTION_NAMES}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return _FLAGS[value]
    return ",".join(value) if isinstance(value, tuple) else str(value)


def read_options(words: Mapping[str, str]) -> Options:
    """The options; `Unreadable` names the one that is wrong as `option/…`. The edition decides the others."""
    for name, word in words.items():
        if len(word) > _LONGEST:
            raise Unreadable(f"option/{name}", Why("too-long", given=quoted(word)))
    said = _all_words(Options()) | dict(words)
    values: dict[str, Any] = {option.name: _value(said, name, option.default) for name, option in OPTIONS.items()}
    return Options(**values)


def _value(words: Mapping[str, str], name: str, usual: object) -> object:
    """The value of an option from its word, with the type of the default: a flag, a number, a list or a word."""
    if isinstance(usual, bool):
        return _flag(words, name)
    if isinstance(usual, int):
        return _number(words, name)
    return module_names(words[name]) if isinstance(usual, tuple) else words[name]


def module_names(word: str) -> tuple[str, ...]:
    """The modules of a word such as `grey-glass,blooms`; `Options` checks that they exist."""
    return tuple(word.split(",")) if word else ()


def _number(words: Mapping[str, str], name: str) -> int:
    if not _NUMBER.fullmatch(words[name]):
        raise Unreadable(f"option/{name}", Why("not-a-number", given=quoted(words[name])))
    return int(words[name])


def _flag(words: Mapping[str, str], name: str) -> bool:
    if words[name] not in _FLAGS.values():
        raise Unreadable(f"option/{name}", none_of(words[name], tuple(_FLAGS.values())))
    return words[name] == _FLAGS[True]
