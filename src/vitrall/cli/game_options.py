"""The options of a game as flags, the same for every command that plays one."""

from __future__ import annotations

import argparse

from vitrall.engine.options import EDITIONS, MODULES, SOLO_PRICES, TIE_BREAKS, Options
from vitrall.record.options import module_names


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Add a flag for each option of a game."""
    parser.add_argument("--players", type=int, default=2, metavar="K", help="1 (alone) to 6 (default 2)")
    parser.add_argument("--edition", default="standard", metavar="NAME", help=", ".join(EDITIONS))
    parser.add_argument("--even-bag", action="store_true", help="fewer dice, the same of each colour: less luck")
    parser.add_argument("--tools", type=int, default=3, metavar="N", help="tools on the table, two players or more")
    parser.add_argument("--solo-tools", type=int, default=3, metavar="N", help="1 (hardest) to 5 (easiest)")
    parser.add_argument("--solo-privates", type=int, default=0, metavar="N", help="1 or 2 instead of the edition's")
    parser.add_argument("--tie-break", default="", metavar="RULE", help=", ".join(TIE_BREAKS))
    parser.add_argument("--solo-price", default="", metavar="RULE", help=", ".join(SOLO_PRICES))
    _add_expansions(parser)


def _add_expansions(parser: argparse.ArgumentParser) -> None:
    """The modules of Glory, and what five and six players bring."""
    parser.add_argument("--modules", default="", metavar="A,B", help=f"some of {','.join(MODULES)}")
    parser.add_argument(
        "--marked-objectives", action="store_true", help="private objectives of marked spaces; five and six have them"
    )
    parser.add_argument("--more-patterns", action="store_true", help="twelve further patterns")
    parser.add_argument("--private-pools", action="store_true", help="ten dice of one's own, one turn a round")


def options_from(asked: argparse.Namespace) -> Options:
    """The options the flags ask for; `Unreadable` names a wrong one."""
    return Options(
        players=asked.players,
        edition=asked.edition,
        even_bag=asked.even_bag,
        tools=asked.tools,
        solo_tools=asked.solo_tools,
        solo_privates=asked.solo_privates,
        tie_break=asked.tie_break,
        solo_price=asked.solo_price,
        modules=module_names(asked.modules),
        marked_objectives=asked.marked_objectives,
        more_patterns=asked.more_patterns,
        private_pools=asked.private_pools,
    )
