"""The options of a game as flags, the same for every command that plays one: one flag for each field of `Options`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import Field, fields
from typing import Final

from vitrall.engine.options import EDITIONS, MODULES, SOLO_PRICES, TIE_BREAKS, Options
from vitrall.words import Words

HELP: Final = {
    "players": "option-players",
    "edition": "option-edition",
    "even_bag": "option-even-bag",
    "tools": "option-tools",
    "solo_tools": "option-solo-tools",
    "solo_privates": "option-solo-privates",
    "tie_break": "option-tie-break",
    "solo_price": "option-solo-price",
    "modules": "option-modules",
    "marked_objectives": "option-marked-objectives",
    "more_patterns": "option-more-patterns",
    "private_pools": "option-private-pools",
}
WORDS: Final = {
    "edition": tuple(EDITIONS),
    "tie_break": TIE_BREAKS,
    "solo_price": SOLO_PRICES,
    "modules": MODULES,
}


def add_game_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add a flag for each option of a game."""
    group = parser.add_argument_group(words.say("usage-game"))
    for option in fields(Options):
        _add(group, option, words)


def _add(group: argparse._ArgumentGroup, option: Field[object], words: Words) -> None:
    flag = "--" + option.name.replace("_", "-")
    if option.default is False:
        group.add_argument(flag, action="store_true", help=_help(option, words))
    elif isinstance(option.default, int):
        group.add_argument(flag, type=int, default=option.default, metavar="N", help=_help(option, words))
    else:
        usual = option.default if isinstance(option.default, str) else ""
        group.add_argument(flag, default=usual, metavar="NAME", help=_help(option, words))


def _help(option: Field[object], words: Words) -> str:
    """What the option means, what may be said, and what holds if nothing is."""
    choices = ", ".join(WORDS.get(option.name, ()))
    number = type(option.default) is int and option.default
    usual = words.say("flag-default", value=str(option.default)) if number or option.name == "edition" else ""
    return "; ".join(part for part in (words.say(HELP[option.name]), choices, usual) if part)


def options_from(asked: argparse.Namespace) -> Options:
    """The options the flags ask for; `Unreadable` names a wrong one."""
    return Options(
        players=asked.players,
        edition=asked.edition,
        even_bag=asked.even_bag,
        solo_tools=asked.solo_tools,
        solo_privates=asked.solo_privates,
        tie_break=asked.tie_break,
        solo_price=asked.solo_price,
        tools=asked.tools,
        modules=_listed(asked.modules),
        marked_objectives=asked.marked_objectives,
        more_patterns=asked.more_patterns,
        private_pools=asked.private_pools,
    )


def modules_joined(typed: Sequence[str]) -> list[str]:
    """The command line with `--modules blooms rivalry` as `--modules blooms,rivalry`.

    Only names of modules are joined: `arena --modules blooms greedy random` still names two bots.
    """
    joined: list[str] = []
    for word in typed:
        listing = joined[-2:-1] == ["--modules"] and word.rstrip(",") in MODULES
        joined[-1:] = [f"{joined[-1].rstrip(',')},{word}"] if listing else [*joined[-1:], word]
    return joined


def _listed(value: str) -> tuple[str, ...]:
    """Several words in one, parted by commas."""
    return tuple(word for word in value.split(",") if word)
