"""The options of a game as flags, the same for every command that plays one: one flag for each field of `Options`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import Field, fields
from typing import Final

from vitrall.engine.options import MODULES, Options, option_name
from vitrall.words import Words

WORDS: Final = {option.name: option.metadata["known"] for option in fields(Options) if "known" in option.metadata}


def add_game_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add a flag for each option of a game."""
    group = parser.add_argument_group(words.say("usage-game"))
    for option in fields(Options):
        _add(group, option, words)


def _add(group: argparse._ArgumentGroup, option: Field[object], words: Words) -> None:
    flag = f"--{option_name(option)}"
    if option.default is False:
        group.add_argument(flag, action="store_true", help=_help(option, words))
    elif isinstance(option.default, int):
        group.add_argument(flag, type=int, default=option.default, metavar="N", help=_help(option, words))
    else:
        usual = option.default if isinstance(option.default, str) else ""
        group.add_argument(flag, default=usual, metavar="NAME", help=_help(option, words))


def _help(option: Field[object], words: Words) -> str:
    """The meaning of the option, its values and its default."""
    choices = ", ".join(WORDS.get(option.name, ()))
    number = type(option.default) is int and option.default
    usual = words.say("flag-default", value=str(option.default)) if number or option.name == "edition" else ""
    return "; ".join(part for part in (words.say(f"option-{option_name(option)}"), choices, usual) if part)


def options_from(asked: argparse.Namespace) -> Options:
    """The options the flags ask for; `Unreadable` names a wrong one."""
    values = {option.name: getattr(asked, option.name) for option in fields(Options)}
    return Options(**{**values, "modules": _listed(asked.modules)})


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
    """Splits a value at commas."""
    return tuple(word for word in value.split(",") if word)
