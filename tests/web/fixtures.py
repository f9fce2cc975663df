"""The files below `web/` that are made from Python, each with the text it must have."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from testing import typescript
from testing.fair_game import fair_game
from testing.page import films
from tests.web import game_limits, lesson, printed, reference
from vitrall.engine.options import Options
from vitrall.fair import FairDice, dice_code, promise_of
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.server.dice_routes import rolls_of
from vitrall.story.log import log_lines
from vitrall.story.story_types import GameEvent, Message, ScoreSheet, SeatSheet
from vitrall.view import View
from vitrall.words import LANGUAGES, Words

Names = tuple[str, ...]
Played = tuple[list[films.Frame], Names]

WEB: Final = Path(__file__).parents[2] / "web"
SENTENCES: Final = WEB / "fixtures" / "sentences.json"
DICE: Final = WEB / "fixtures" / "dice.json"
MOST_ALIKE: Final = 6  # sentences with the same id
VOICES: Final = tuple(Words(language, strict=True) for language in LANGUAGES)
GREY: Final = Options(players=2, tools=5, modules=("grey-glass",))
POOLS: Final = Options(players=2, tools=5, private_pools=True)


def generated_files() -> dict[Path, Callable[[], str]]:
    """Every such file, with what makes its text."""
    generated = WEB / "src" / "generated"
    return {
        generated / "cards.json": lambda: printed.as_json(printed.cards()),
        generated / "glass.json": lambda: printed.as_json(printed.glass()),
        generated / "palette.css": printed.style_sheet,
        generated / "lesson.json": lesson.as_json,
        generated / "limits.json": game_limits.as_json,
        generated / "reference.json": reference.as_json,
        **{generated / name: write for name, write in typescript.MODULES.items()},
        SENTENCES: lambda: _by_line(sentences()),
        DICE: lambda: json.dumps(dice(), separators=(",", ":")) + "\n",
    }


def dice() -> dict[str, Any]:
    """Fair dice as Python makes and proves them, for the page to do alike: promises, the code, a whole game's rolls."""
    seed, luck = "5a" * 32, ("11" * 32, "22" * 32)
    commitment = FairDice(seed, ()).commitment
    promises = tuple(promise_of(commitment, seat, word) for seat, word in enumerate(luck))
    return {
        name: _proof(game_dice)
        for name, game_dice in {
            "promised": FairDice(seed, luck, promises, 2),
            "open": FairDice(seed, ("c0ffee", "")),
        }.items()
    }


def _proof(seeds: FairDice) -> dict[str, Any]:
    game = fair_game(seeds)
    rolls = rolls_of(Game.new(Options(players=2), given=True), [str(move) for move in game.moves])
    promises = seeds.promises or ("", "")
    seats = [{"promise": promise, "luck": luck} for promise, luck in zip(promises, seeds.luck, strict=True)]
    proof = {"attempt": seeds.attempt, "commitment": seeds.commitment, "server_seed": seeds.server_seed, "seats": seats}
    outcomes = [roll.model_dump() for roll in rolls]
    return {
        "proof": {**proof, "rolls": outcomes},
        "code": dice_code(seeds.fingerprint),
        "fingerprint": seeds.fingerprint,
    }


def sentences() -> dict[str, Any]:
    """What Python says, for the page to say alike: logs and sheets of whole games, and sentences of every kind."""
    games = [_played(*game) for game in GAMES]
    return {
        "messages": [_said(line, names) for line, names in _samples(games)],
        "games": [_log(frames, names) for frames, names in games],
        "scores": [_scored(frames[-1]["result"]["sheet"], names) for frames, names in games],
    }


def _by_line(parts: dict[str, list[dict[str, Any]]]) -> str:
    """One sentence, game or sheet per line, so that a diff shows which ones changed."""
    listed = {name: ",\n".join(json.dumps(part, ensure_ascii=False) for part in parts[name]) for name in parts}
    return "{" + ",\n".join(f'"{name}": [\n{lines}\n]' for name, lines in listed.items()) + "}\n"


def _played(options: Options, seed: int, choose: films.Choice) -> Played:
    game = Game.new(options, seed)
    return list(films.played(game, Random(seed), choose)), films.NAMES[: int(game.options.players)]


def _samples(games: Sequence[Played]) -> Iterator[tuple[Message, Names]]:
    """Questions, answers, barriers and events as they come, a few of each kind."""
    seen: dict[str, set[str]] = {}
    for frames, names in games:
        for line in (line for frame in frames for line in _lines(frame)):
            alike = seen.setdefault(line["id"], set())
            key = json.dumps(line, sort_keys=True)
            if key not in alike and len(alike) < MOST_ALIKE:
                alike.add(key)
                yield line, names


def _lines(frame: films.Frame) -> Iterator[Message]:
    yield from (event["line"] for event in frame["events"])
    view: View = frame["view"]
    if view["asks"] is not None:
        yield view["asks"]["line"]
        yield from view["asks"]["labels"].values()
    if view["barriers"] is not None:
        yield from view["barriers"]["lines"]


def _said(line: Message, names: Names) -> dict[str, Any]:
    return {"line": line, "names": names, "said": {words.language: words.message(line, names) for words in VOICES}}


def _log(frames: Sequence[films.Frame], names: Names) -> dict[str, Any]:
    """What the page is told of the events, as far as its log asks for it, and what the terminal writes."""
    events = [event for frame in frames for event in frame["events"]]
    entries = [{"number": frame["number"], "events": [_lean(event) for event in frame["events"]]} for frame in frames]
    return {
        "names": names,
        "entries": entries,
        "lines": {words.language: log_lines(events, names, words) for words in VOICES},
    }


def _lean(event: GameEvent) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key in ("line", "logged", "instead")}


def _scored(sheet: ScoreSheet, names: Names) -> dict[str, Any]:
    """The sheets of a finished game, and the reasons and the outcome in the terminal's words."""
    return {
        "names": names,
        "sheet": sheet,
        "reasons": {words.language: [_reasons(seat, words) for seat in sheet["seats"]] for words in VOICES},
        "outcome": {words.language: _outcome(sheet, names, words) for words in VOICES},
    }


def _reasons(sheet: SeatSheet, words: Words) -> list[str]:
    return [words.message(row["reason"]) for row in sheet["rows"]]


def _outcome(sheet: ScoreSheet, names: Names, words: Words) -> list[str]:
    """What decided ties, and the winner."""
    decided = [*sheet["ties"], *([sheet["outcome"]] if sheet["outcome"] else [])]
    return [words.message(line, names) for line in decided]


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
