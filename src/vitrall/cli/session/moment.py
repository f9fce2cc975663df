"""One moment at the keyboard: the position as the seat at the screen sees it, and what is needed to show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitrall.cli.screen.cards import Known
from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.screen_context import Scene, scene
from vitrall.cli.session.typed_line import Position
from vitrall.engine.board import NAMES
from vitrall.engine.notation import Notation
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.story.story_types import GameEvent
from vitrall.view import View
from vitrall.words import Words

DECIDED_IN_SECRET: Final = ("choose", "keep")  # phases in which each seat needs its own secret cards


@dataclass(frozen=True)
class Moment:
    """The player at the screen, and what they see."""

    game: Game
    seat: int
    names: Sequence[str]
    words: Words
    screen: Screen
    view: View
    moves: list[Move]
    scene: Scene
    cards: frozenset[str]

    @property
    def position(self) -> Position:
        return Position(self.moves, [tool["id"] for tool in self.view["tools"]], self.cards, self.seat)

    @property
    def events(self) -> list[GameEvent]:
        """What has happened, as far as this seat may know."""
        return self.game.events_for(self.seat)

    @property
    def known(self) -> Known:
        """How well the cards are known, by id."""
        cards = self.game.cards
        return {} if cards is None else {card.id: card.attested for file in cards.files for card in file.cards()}

    @property
    def takes_hand(self) -> list[str]:
        """The spaces that take the die in hand."""
        return [move.parts["cell"] for move in self.moves if move.verb == "place"]

    def spaces_for(self, die: str) -> list[str]:
        """The spaces that take a die of the pool, or the one in hand."""
        breaks = self.view["breaks"].get(die, [])
        return [name for name, broken_rules in zip(NAMES, breaks, strict=False) if not broken_rules]


def moment(game: Game, seat: int, names: Sequence[str], words: Words, screen: Screen, shared: bool) -> Moment:
    """The present moment of a game; on a screen that is shared, secrets are shown only where they help to choose."""
    view = game.view(seat)
    deck = game.state.rules.deck
    hidden = shared and view["phase"] not in DECIDED_IN_SECRET
    return Moment(
        game=game,
        seat=seat,
        names=names,
        words=words,
        screen=screen,
        view=view,
        moves=_ordered(game, view),
        scene=scene(deck, names, words, hidden),
        cards=frozenset(pattern.id for pattern in deck.patterns) | frozenset(tool.id for tool in deck.tools),
    )


def _ordered(game: Game, view: View) -> list[Move]:
    """The seat's legal moves, the end of the turn last."""
    notation = Notation(game.state.rules.deck)
    texts = sorted(view["legal"], key=lambda text: text == "pass")
    return [Move(text, int(notation.action(text))) for text in texts]
