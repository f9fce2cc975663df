"""What the page offers before a game, and how many of a thing there can be: read from the engine, never typed."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from vitrall.cards.catalogue import full_deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.options import EDITIONS, MODULES, MOST_PLAYERS, SOLO_PRICES, TIE_BREAKS, Options
from vitrall.engine.rules import ROUNDS, Rules
from vitrall.referee.final_position import most_blooms
from vitrall.referee.solo import PRIVATES


def as_json() -> str:
    return json.dumps(limits(), indent=2) + "\n"


def limits() -> dict[str, Any]:
    usual = Options().edition
    return {
        "rounds": ROUNDS,
        "players": MOST_PLAYERS,
        "blooms": most_blooms(),
        "privates": PRIVATES,
        "editions": [usual, *(name for name in EDITIONS if name != usual)],
        "modules": MODULES,
        "inCompany": [module for module in MODULES if not _alone(module)],
        "tieBreaks": TIE_BREAKS,
        "soloPrices": SOLO_PRICES,
        "alwaysMarked": [players for players in range(1, MOST_PLAYERS + 1) if _is_marked(players)],
        "counts": {option.name: _counts(option.metadata) for option in fields(Options) if "least" in option.metadata},
    }


def _alone(module: str) -> bool:
    """Whether a lone player may play with it."""
    try:
        Options(players=1, modules=(module,))
    except Unreadable:
        return False
    return True


def _is_marked(players: int) -> bool:
    """Whether the objectives of marked spaces are dealt without being asked for (X2)."""
    return bool(Rules(Options(players=players), full_deck()).marked)


def _counts(facts: Any) -> list[int]:
    return list(range(facts["least"], facts["most"] + 1))
