"""`vitrall play`: a game in the terminal."""

from __future__ import annotations

import argparse

from vitrall.cli.game_options import add_game_options, options_from
from vitrall.engine.errors import VitrallError
from vitrall.game import Game


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("play", help="play a game in the terminal", description=__doc__)
    parser.add_argument("--seed", type=int, default=None, metavar="S", help="the same seed gives the same dice")
    add_game_options(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """One game, everybody at this keyboard; ends with the score sheet."""
    game = Game.new(options_from(asked), asked.seed)
    while not game.is_over:
        print(f"\n{game}")
        if not _turn(game):
            return 0
    print(f"\n{game}")
    _tell_scores(game)
    return 0


def _turn(game: Game) -> bool:
    """Ask until a move is played; false when the player leaves."""
    moves = list(game.legal_moves)
    print("  ".join(f"{number}: {move}" for number, move in enumerate(moves, 1)))
    try:
        answer = input("move, number, undo or quit> ").strip()
    except EOFError:
        return False
    if answer == "quit":
        return False
    try:
        _do(game, moves[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(moves) else answer)
    except VitrallError as error:
        print(f"{error.message} [{error.code}]")
    return True


def _do(game: Game, answer: str) -> None:
    if answer == "undo":
        game.undo()
    else:
        game.play(answer)


def _tell_scores(game: Game) -> None:
    for score in game.scores:
        cards = [f"{line.id} {line.points}" for line in score.lines]
        parts = ", ".join([*cards, f"favor {score.favor}", f"empty {score.empty_points}"])
        print(f"seat {score.seat + 1}: {score.total} ({parts}), rank {score.rank}")
