"""Whole games as text. If one of them plays or scores differently, the change must be explained.

`python -m tests.golden.test_games` writes those that are not there; to write one anew, remove it first. The change then
stands in the commit for all to read.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Game, Options
from vitrall.engine.options import MODULES
from vitrall.engine.playout import Luck, random_action

FOLDER = Path(__file__).parent / "games"
GAMES: dict[str, tuple[Options, int]] = {
    "solo-one-tool": (Options(players=1, solo_tools=1), 11),
    "solo-five-tools-spanish": (Options(players=1, solo_tools=5, edition="spanish"), 12),
    "two-standard": (Options(players=2), 21),
    "two-five-tools": (Options(players=2, tools=5), 22),
    "three-even-bag": (Options(players=3, even_bag=True), 31),
    "three-ukrainian": (Options(players=3, edition="ukrainian-2024"), 32),
    "four-polish": (Options(players=4, edition="polish-1"), 41),
    "four-spanish": (Options(players=4, edition="spanish"), 42),
    "solo-glory": (Options(players=1, solo_tools=4, modules=MODULES[:3]), 13),
    "two-grey-glass": (Options(players=2, modules=("grey-glass",)), 23),
    "two-private-pools": (Options(players=2, private_pools=True), 24),
    "three-glory": (Options(players=3, modules=MODULES), 1544),
    "four-pioneers-blooms": (Options(players=4, modules=("pioneers", "blooms"), more_patterns=True), 43),
    "five-rivalry": (Options(players=5, modules=("rivalry",)), 51),
    "six-glory": (Options(players=6, modules=MODULES, more_patterns=True), 61),
    "six-everything": (Options(players=6, modules=MODULES, private_pools=True, tools=5, more_patterns=True), 62),
}


def played(options: Options, seed: int) -> Game:
    """A game of players at random, through the friendly face."""
    game = Game.new(options, seed)
    luck = Luck(seed)
    while not game.is_over:
        game.play(int(random_action(game.state, luck)))
    return game


def text_of(game: Game) -> str:
    """The record, and as comments what it came to."""
    lines = [
        f"# seat {score.seat + 1}: {score.total}, rank {score.rank}; {sheet(game, score.seat)}" for score in game.scores
    ]
    target = [f"# target {game.target}"] if game.options.players == 1 else []
    return "\n".join([game.record().rstrip("\n"), *lines, *target, f"# winners {game.winners}", ""])


def sheet(game: Game, seat: int) -> str:
    score = game.scores[seat]
    parts = [f"{line.id} {line.points}" for line in score.lines]
    return ", ".join([*parts, f"favor {score.favor}", f"empty {score.empty_points}"])


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_still_gives_the_golden_game(name: str) -> None:
    assert text_of(played(*GAMES[name])) == (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_golden_record_replays_to_its_scores(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    game = Game.from_record(text)
    assert game.is_over
    assert text_of(game) == text


if __name__ == "__main__":
    for name, (options, seed) in GAMES.items():
        if not (FOLDER / f"{name}.txt").exists():
            (FOLDER / f"{name}.txt").write_text(text_of(played(options, seed)), "utf-8")
