"""The first game, guided: a real game with written dice, cut into steps that each ask for one gesture.

A step names the frame it begins with; frames between it and the one before are the moves of the other player. What is
said stands in the locales as `lesson-` and the step's id. The browser holds no rules: a gesture is either the recorded
moves, a die to pick up, or a space that the view itself calls barred.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from random import Random
from typing import Any, Final

from testing.page import films
from vitrall.engine.options import Options
from vitrall.game import Game
from vitrall.moves import Move

YOU: Final = films.YOU
SEED: Final = 0  # of the rounds that are not told: the learner wins, and every line of the sheet has something to show
SETTING: Final = (
    *("deal private shades-of-blue", "deal private shades-of-green"),
    *("deal window shadow-thief/sun-catcher", "deal window suns-glory/firelight"),
    *("deal window fulgor-del-cielo/luz-celestial", "deal window lux-mundi/lux-astram"),
    *("choose 1 sun-catcher", "choose 2 luz-celestial"),
    *("deal tool grozing-pliers", "deal tool lathekin", "deal tool lens-cutter"),
    *("deal public column-color-variety", "deal public light-shades", "deal public color-variety", "start 1"),
)
ROLLS: Final = ("B6 R3 G4 P2 Y5", "R2 G4 Y6 P5 B3", "B4 Y1 R6 G5 P1")


@dataclass(frozen=True)
class Step:
    """One text, and the one gesture it asks for; without a gesture the learner reads and continues."""

    id: str
    show: tuple[str, ...] = ()  # what of the table is looked at besides the window
    holds: str = ""  # the die that is picked up while it lasts
    pick: str = ""  # a die to pick up
    bar: str = ""  # a space to tap in vain
    moves: tuple[str, ...] = ()  # moves to make
    marks: tuple[str, ...] = ()  # spaces it speaks of
    lines: tuple[int, ...] = ()  # lines of the score sheet it speaks of


Others = tuple[str, ...]  # what the other player does before a step
SCRIPT: Final[tuple[tuple[Others, Step], ...]] = (
    ((), Step("welcome")),
    ((), Step("prints", marks=("A2", "A3"))),
    ((), Step("goals", show=("goals",))),
    ((), Step("pick", show=("pool",), pick="B6")),
    ((), Step("middle", show=("pool",), holds="B6", bar="B3")),
    ((), Step("edge", show=("pool",), holds="B6", moves=("draft B6", "place A2"))),
    ((), Step("end", show=("pool",), moves=("pass",))),
    (("draft R3", "place A3", "pass", "draft G4", "place B4", "pass"), Step("snake", show=("other",))),
    ((), Step("second", show=("pool",), pick="P2")),
    ((), Step("touch", show=("pool",), holds="P2", bar="D5")),
    ((), Step("value", show=("pool",), holds="P2", moves=("draft P2", "place A3"))),
    ((), Step("over", show=("pool",), moves=("pass",))),
    (("draft P5", "place A4", "pass"), Step("track", show=("track",))),
    ((), Step("beside", show=("pool",), pick="R2")),
    ((), Step("like", show=("pool",), holds="R2", bar="B3")),
    ((), Step("corner", show=("pool",), holds="R2", moves=("draft R2", "place B4"))),
    ((), Step("running", show=("pool",), moves=("pass",))),
    ((), Step("alone", show=("pool",), moves=("draft G4", "place B2"))),
    ((), Step("third", show=("pool",), moves=("pass",))),
    (("draft B3", "place B5", "pass"), Step("wish", show=("pool",), moves=("draft B4",), marks=("C3",))),
    ((), Step("tool", show=("tools",), moves=("use grozing-pliers",), marks=("C3",))),
    ((), Step("turn", show=("tools",), moves=("turn 5",), marks=("C3",))),
    ((), Step("set", show=("pool",), moves=("place C3",))),
    ((), Step("price", show=("tools",))),
)
AFTERWARDS: Final = (
    Step("final"),
    Step("public", show=("sheet",), lines=(0,)),
    Step("pairs", show=("sheet",), lines=(1,)),
    Step("sets", show=("sheet",), lines=(2,)),
    Step("private", show=("sheet",), lines=(3,)),
    Step("rest", show=("sheet",), lines=(4, 5)),
    Step("outcome", show=("sheet",)),
)


@cache
def lesson() -> dict[str, Any]:
    """All steps with the frames they begin with and, of the last ones, the end of the game."""
    game = begun()
    frames, steps = [films.frame(game, 0) | {"seat": None}], []
    for others, step in SCRIPT:
        frames += [_frame_after(game, move) for move in others]
        steps.append({**asdict(step), **gesture(step.moves), "frame": len(frames) - 1})
        frames += [_frame_after(game, move) for move in step.moves]
    ended = len(frames)
    frames.append(finished(game))
    steps += [{**asdict(step), "frame": ended} for step in AFTERWARDS]
    return {"steps": [_lean(step) for step in steps], "frames": frames}


def gesture(moves: tuple[str, ...]) -> dict[str, Any]:
    """What the moves ask for: a die to draft, a space, a tool, a value, a button."""
    asked: dict[str, Any] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        if verb in ("draft", "place"):
            asked[verb] = rest
        elif verb == "use":
            asked["tool"] = rest
        elif verb == "turn":
            asked["value"] = int(rest)
        else:
            asked["press"] = move
    return asked


def begun() -> Game:
    """Windows chosen, cards laid out, the first dice rolled."""
    game = Game.new(Options(players=2), given=True)
    for move in SETTING:
        game.play(move)
    _let_roll(game)
    return game


def _frame_after(game: Game, move: str) -> films.Frame:
    before, seat = len(game.moves), game.seat
    game.play(move)
    _let_roll(game)
    return {**films.frame(game, before), "seat": seat}


def _let_roll(game: Game) -> None:
    if game.awaits_chance and not game.is_over:
        for die in ROLLS[game.round - 1].split(" "):
            game.play(f"roll {die}")


def finished(game: Game, seed: int = SEED) -> films.Frame:
    """The same game at its end; its untold rounds are played by a skilled hand for both."""
    luck = Random(seed)
    while not game.is_over:
        game.play(_chance(game, luck) if game.awaits_chance else films.skilled(game, luck))
    return {**films.frame(game, len(game.moves)), "seat": None}


def _chance(game: Game, luck: Random) -> Move:
    outcomes = game.outcomes()
    return luck.choices(list(outcomes), [float(weight) for weight in outcomes.values()])[0]


def _lean(step: dict[str, Any]) -> dict[str, Any]:
    """Without what says nothing."""
    return {name: value for name, value in step.items() if value or name in ("id", "frame")}


def as_json() -> str:
    """One step and one frame per line, so that a diff shows which ones changed."""
    steps = lesson()
    return "{" + ",\n".join(f'"{name}": [\n{_lines(steps[name])}\n]' for name in steps) + "}\n"


def _lines(parts: list[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(part, ensure_ascii=False, separators=(",", ":")) for part in parts)
