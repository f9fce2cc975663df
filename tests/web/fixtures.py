"""The files below `web/` that are made from Python, each with the text it must have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.web import films, lesson, printed, reference, typescript
from vitrall.cli.screen.scored import scored_cards
from vitrall.cli.sitting.story import story
from vitrall.cli.sitting.telling import log_lines
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.score import Score
from vitrall.words import LANGUAGES, Words
from vitrall.words.moves import OFFERED, read_move

WEB: Final = Path(__file__).parents[2] / "web"
SENTENCES: Final = WEB / "fixtures" / "sentences.json"
TOLD: Final = 30  # moves of each game
MOVES: Final = (
    *(("draft R5", ""), ("place C2", "R5"), ("place C2", ""), ("return", "G1"), ("return", "P?"), ("pass", "")),
    *(("stop", ""), ("use lathekin", ""), ("use lathekin Y3", ""), ("move B3 C4", "B6"), ("move B3 C4", "")),
    *(("swap 3 G2", "R5"), ("turn 6", "P1"), ("turn 6", "P?"), ("trade B3 C4", ""), ("take S4", "")),
    *(("exchange Y2", "B1"), ("again B5", ""), ("choose 1 sun-catcher", ""), ("choose 1 ?", "")),
    *((f"keep 1 {kept}", "") for kept in ("none", "first", "second", "both")),
    *((f"keep 1 {kept}", "") for kept in ("?", "?0", "?1", "?2")),
    *(("roll R5", ""), ("draw P", ""), ("start 1", ""), ("deal private shades-of-red", ""), ("deal private ?", "")),
    *(("deal window suns-glory/firelight", ""), ("deal window ?", ""), ("deal bloom poppy", ""), ("deal bloom ?", "")),
    *(("deal tool lathekin", ""), ("deal public light-shades", ""), ("deal board no-touch", "")),
    ("deal pioneer echo-row", ""),
)
GREY: Final = Options(players=2, tools=5, modules=("grey-glass",))
POOLS: Final = Options(players=2, tools=5, private_pools=True)


def made() -> dict[Path, Callable[[], str]]:
    """Every such file, with what makes its text."""
    generated = WEB / "src" / "generated"
    return {
        generated / "cards.json": lambda: printed.as_json(printed.cards()),
        generated / "glass.json": lambda: printed.as_json(printed.glass()),
        generated / "palette.css": printed.style_sheet,
        generated / "lesson.json": lesson.as_json,
        generated / "reference.json": reference.as_json,
        **{generated / name: write for name, write in typescript.MODULES.items()},
        SENTENCES: lambda: printed.as_json(sentences()),
    }


def sentences() -> dict[str, Any]:
    """What Python says, for the page to say alike: single moves of every kind, and logs of real games."""
    return {
        "moves": [_move(text, die) for text, die in MOVES],
        "games": [_game(*game) for game in GAMES],
        "scores": [_scored(name) for name in ("two", "six", "solo")],
    }


def _scored(name: str) -> dict[str, Any]:
    """The sheets of a finished game, and the reasons and the outcome as the terminal tells them."""
    game = Game.new(films.GAMES[name], films.SEEDS[name])
    *_, last = films.played(game, Random(films.SEEDS[name]), films.skilled)
    names = films.NAMES[: int(game.options.players)]
    voices = {language: Words(language, strict=True) for language in LANGUAGES}
    return {
        "names": list(names),
        "tie_break": game.options.printing.tie_break,
        "result": last["result"],
        "reasons": {language: [_reasons(sheet, words) for sheet in game.scores] for language, words in voices.items()},
        "outcome": {language: _outcome(game, names, words) for language, words in voices.items()},
    }


def _reasons(sheet: Score, words: Words) -> list[str]:
    return [card.reason for card in scored_cards(sheet, words) if card is not None]


def _outcome(game: Game, names: tuple[str, ...], words: Words) -> list[str]:
    """What decided ties, and the winner; the ranking itself is a list of its own."""
    sheet = game.sheet
    lines = [*sheet["ties"], *([sheet["outcome"]] if sheet["outcome"] is not None else [])]
    return [words.message(line, names) for line in lines]


def _move(text: str, die: str) -> dict[str, Any]:
    """A move as it is told when it was made, and as it is offered, where a seat can be offered it."""
    voices = {language: Words(language, strict=True) for language in LANGUAGES}
    offered = read_move(text).shape.removesuffix("-it") in OFFERED
    return {
        "text": text,
        "die": die,
        "told": {language: words.move(text, "Ana", die) for language, words in voices.items()},
        "offered": {language: words.offer(text) for language, words in voices.items()} if offered else None,
    }


def _game(options: Options, seed: int, choose: films.Choice) -> dict[str, Any]:
    game = Game.new(options, seed)
    frames = [frame for frame, _ in zip(films.played(game, Random(seed), choose), range(TOLD), strict=False)]
    events = story(game, films.YOU)[: sum(len(frame["made"]) for frame in frames)]
    rest = iter(events)  # told as they are known now: a pattern is hidden only until all have chosen
    entries = [{**_head(frame), "made": [next(rest).text for _ in frame["made"]]} for frame in frames]
    names = films.NAMES[: int(game.options.players)]
    told = {language: log_lines(events, names, Words(language, strict=True)) for language in LANGUAGES}
    return {"names": list(names), "entries": entries, "events": [asdict(event) for event in events], "lines": told}


def _head(frame: films.Frame) -> dict[str, Any]:
    hand = frame["view"]["hand"]
    return {"number": frame["number"], "seat": frame["seat"], "hand": hand and hand["die"]}


def busy(game: Game, luck: Random) -> Move:
    """Uses every tool it can."""
    moves = list(game.legal_moves)
    wanted = [move for move in moves if move.startswith("use ")] or [move for move in moves if move != "pass"]
    return luck.choice(wanted or moves)


GAMES: Final[tuple[tuple[Options, int, films.Choice], ...]] = (
    *((films.GAMES[name], films.SEEDS[name], films.skilled) for name in ("two", "six", "solo")),
    *((GREY, seed, busy) for seed in range(2)),
    *((POOLS, seed, busy) for seed in range(2)),
)
