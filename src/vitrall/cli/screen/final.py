"""The end of a game: the table as it is, every sheet with its reasons, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.screen_context import scene
from vitrall.cli.screen.sheet_text import outcome_lines, sheet_lines
from vitrall.cli.screen.table_text import table_lines
from vitrall.game import Game
from vitrall.view import SPECTATOR
from vitrall.words import Words


def final_lines(game: Game, names: Sequence[str], words: Words, viewer: int | None = None) -> Block:
    """All that is to be said once a game is over."""
    view = game.view(SPECTATOR if viewer is None else viewer)
    return [*table_lines(view, scene(game.state.rules.deck, names, words)), Text(), *score_lines(game, names, words)]


def score_lines(game: Game, names: Sequence[str], words: Words) -> Block:
    """Every sheet, and the outcome if the game is over."""
    lines: Block = []
    sheet = game.sheet
    for each in sheet["seats"]:
        lines += [Text(words.say("score-of", name=names[each["seat"]]), style="bold"), *sheet_lines(each, words)]
    return [*lines, *outcome_lines(sheet, names, words)] if game.is_over else lines
