"""Options as named words, both ways: in the head of a record and in a position alike."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from vitrall.cards.faults import shown
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import Options
from vitrall.why import none_of, quoted

OPTION_NAMES: Final = (
    "edition",
    "players",
    "even-bag",
    "tools",
    "solo-tools",
    "solo-privates",
    "tie-break",
    "solo-price",
    "modules",
    "marked-objectives",
    "more-patterns",
    "private-pools",
)
NEEDED: Final = OPTION_NAMES[:2]

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_LONGEST: Final = 60  # a message repeats what was written
_FLAGS: Final = {True: "yes", False: "no"}


def option_words(options: Options) -> dict[str, str]:
    """Edition and players, and whatever else was asked for."""
    words = _all_words(options)
    usual = _all_words(Options())
    return {name: word for name, word in words.items() if name in NEEDED or word != usual[name]}


def _all_words(options: Options) -> dict[str, str]:
    words = (
        options.edition,
        str(options.players),
        _FLAGS[options.even_bag],
        str(options.tools),
        str(options.solo_tools),
        str(options.solo_privates),
        options.tie_break,
        options.solo_price,
        ",".join(options.modules),
        _FLAGS[options.marked_objectives],
        _FLAGS[options.more_patterns],
        _FLAGS[options.private_pools],
    )
    return dict(zip(OPTION_NAMES, words, strict=True))


def read_options(words: Mapping[str, str]) -> Options:
    """The options; `Unreadable` names the one that is wrong as `option/…`. What is not said is the edition's."""
    for name, word in words.items():
        if len(word) > _LONGEST:
            why = Why("too-long", given=quoted(word))
            raise Unreadable(f"option/{name}", f"{name} cannot be {shown(word)}", 0, why)
    said = _all_words(Options()) | dict(words)
    return Options(
        edition=said["edition"],
        players=_number(said, "players"),
        even_bag=_flag(said, "even-bag"),
        tools=_number(said, "tools"),
        solo_tools=_number(said, "solo-tools"),
        solo_privates=_number(said, "solo-privates"),
        tie_break=said["tie-break"],
        solo_price=said["solo-price"],
        modules=module_names(said["modules"]),
        marked_objectives=_flag(said, "marked-objectives"),
        more_patterns=_flag(said, "more-patterns"),
        private_pools=_flag(said, "private-pools"),
    )


def module_names(word: str) -> tuple[str, ...]:
    """The modules of a word such as `grey-glass,blooms`; whether there are such is asked by `Options`."""
    return tuple(word.split(",")) if word else ()


def _number(words: Mapping[str, str], name: str) -> int:
    if not _NUMBER.fullmatch(words[name]):
        why = Why("not-a-number", given=quoted(words[name]))
        raise Unreadable(f"option/{name}", f"{name} must be a number, not {shown(words[name])}", 0, why)
    return int(words[name])


def _flag(words: Mapping[str, str], name: str) -> bool:
    if words[name] not in _FLAGS.values():
        why = none_of(words[name], tuple(_FLAGS.values()))
        raise Unreadable(f"option/{name}", f"{name} must be yes or no, not {shown(words[name])}", 0, why)
    return words[name] == _FLAGS[True]
