"""The files below `web/` that are made from Python, each with the text it must have."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final

from tests.web import films, printed
from vitrall.cli.sitting.story import story
from vitrall.cli.sitting.telling import log_lines
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.words import LANGUAGES, Words

WEB: Final = Path(__file__).parents[2] / "web"
TOLD: Final = 32  # moves of each game
GREY: Final = Options(players=2, tools=5, modules=("grey-glass",))
POOLS: Final = Options(players=2, tools=5, private_pools=True)


def made() -> dict[Path, str]:
    return {
        WEB / "src" / "generated" / "cards.json": printed.as_json(printed.cards()),
        WEB / "src" / "generated" / "glass.json": printed.as_json(printed.glass()),
        WEB / "src" / "generated" / "palette.css": printed.style_sheet(),
        WEB / "fixtures" / "sentences.json": printed.as_json(sentences()),
    }


def sentences() -> list[dict[str, Any]]:
    """Logs of real games as Python tells them, for the page to tell them alike."""
    games = [_told(films.GAMES[name], films.SEEDS[name], films.skilled) for name in ("two", "six", "solo")]
    return [*games, *(_told(GREY, seed, busy) for seed in range(3)), *(_told(POOLS, seed, busy) for seed in range(2))]


def busy(game: Game, luck: Random) -> Move:
    """Uses every tool it can."""
    moves = list(game.legal_moves)
    wanted = [move for move in moves if move.startswith("use ")] or [move for move in moves if move != "pass"]
    return luck.choice(wanted or moves)


def _told(options: Options, seed: int, choose: films.Choice) -> dict[str, Any]:
    game = Game.new(options, seed)
    frames = [frame for frame, _ in zip(films.played(game, Random(seed), choose), range(TOLD), strict=False)]
    entries = [{key: frame[key] for key in ("number", "seat", "made")} for frame in frames]
    events = story(game, films.YOU)[: sum(len(entry["made"]) for entry in entries)]
    names = films.NAMES[: int(game.options.players)]
    told = {language: log_lines(events, names, Words(language, strict=True)) for language in LANGUAGES}
    return {"names": list(names), "entries": entries, "events": [vars(event) for event in events], "lines": told}
