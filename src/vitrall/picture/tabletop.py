"""What lies on a table according to one view: the state of the game and the windows. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from operator import or_

from vitrall.engine.board import CELLS
from vitrall.engine.deck import Bloom, Board, Deck, Pioneer
from vitrall.engine.dice import BY_TEXT, COLORS, FACETS, GREY
from vitrall.engine.rules import ROUNDS
from vitrall.engine.scoring import CLAIM_SHIFT, bloom_claim
from vitrall.engine.window import Window, empty_window, impose, put
from vitrall.picture.canvas import Voice
from vitrall.picture.window_frame import Glazing
from vitrall.view.view_types import View


@dataclass(frozen=True)
class Tabletop:
    """A view, and what a picture adds to it: names of the seats, their points once they are counted."""

    view: View
    deck: Deck
    words: Voice
    names: tuple[str, ...]
    totals: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.view["seats"])

    @property
    def standing(self) -> str:
        """Round and turn, or what happens now."""
        view, words = self.view, self.words
        now = words.say(f"phase-{view['phase']}")
        if view["over"] or not view["round"]:
            return now
        if view["seat"] is not None and view["awaited"]:
            now = self._turn(self.names[view["seat"]])
        return f"{words.say('round-of', round=view['round'], total=ROUNDS)} – {now}"

    def _turn(self, name: str) -> str:
        """With private pools everybody has one turn a round (X5)."""
        if self.view["options"]["private_pools"]:
            return self.words.say("only-turn-of", name=name)
        return self.words.say("turn-of", name=name, turn=2 if self.view["second"] else 1)

    @property
    def privates(self) -> list[str]:
        """The viewer's own private objectives; alone they lie open for all. At the end each window shows its own."""
        seat = 0 if self.seats == 1 else self.view["you"]
        return [] if seat is None or self.view["over"] else self.view["seats"][seat]["privates"] or []

    @property
    def board(self) -> Board | None:
        return next((board for board in self.deck.boards if board.id == self.view["board"]), None)

    def pioneers(self, owner: int | None) -> list[Pioneer]:
        """The pioneers that a seat has taken; those of nobody lie open."""
        ids = [card["id"] for card in self.view["pioneers"] if card["owner"] == owner]
        return [card for id in ids for card in self.deck.pioneers if card.id == id]

    def blooms(self, seat: int) -> list[Bloom]:
        """The blooms of a seat that the viewer sees, less those thrown away."""
        ids = [bloom["id"] for bloom in self.view["seats"][seat]["blooms"] or [] if bloom["kept"] is not False]
        return [card for id in ids for card in self.deck.blooms if card.id == id]

    @property
    def own_blooms(self) -> list[Bloom]:
        """The viewer's own, as long as they are a secret; at the end each seat shows its own."""
        seat = self.view["you"]
        return [] if seat is None or self.view["over"] else self.blooms(seat)

    def bloom_points(self, seat: int, bloom: Bloom) -> int:
        """The points that a bloom brings or costs the present window (G11)."""
        return int(bloom_claim(self.glass(seat), bloom)) >> CLAIM_SHIFT

    def glass(self, seat: int) -> Window:
        """The window of a seat as the rules see it."""
        owner = self.view["seats"][seat]
        window = empty_window(next(pattern.printed for pattern in self.deck.patterns if pattern.id == owner["pattern"]))
        if self.board:
            impose(window, self.board)
        for cell, die in enumerate(die for row in owner["rows"] or [] for die in row):
            if die is not None:
                put(window, cell, int(BY_TEXT[die]))
        return window

    def open_to_grey(self, seat: int) -> list[int]:
        """The empty spaces where print, board and the dice beside them let some grey die lie (G4, G5)."""
        if not self.board or self.view["over"] or not self.view["seats"][seat]["rows"]:
            return []
        glass = self.glass(seat)
        values = reduce(or_, (int(glass.open[facet]) for facet in range(COLORS, FACETS)))
        spaces = int(glass.open[GREY]) & values & ~int(glass.dice)
        return [cell for cell in range(CELLS) if (spaces >> cell) & 1]

    def pattern(self, id: str) -> Glazing:
        """A pattern without dice, all its tokens there."""
        pattern = next(pattern for pattern in self.deck.patterns if pattern.id == id)
        favor = int(pattern.favor)
        return Glazing("".join(pattern.rows), favor=favor, left=favor, name=self.words.name(id))

    def window(self, seat: int) -> Glazing:
        """A seat's window as the viewer sees it; an empty frame while there is none."""
        owner = self.view["seats"][seat]
        if owner["pattern"] is None:
            return Glazing(name=self._plate(seat))
        bare = self.pattern(owner["pattern"])
        dice = tuple(die for row in owner["rows"] or [] for die in row) or bare.dice
        left = owner["favor"] if owner["rows"] else bare.favor
        return Glazing(bare.prints, dice, bare.favor, left, self._plate(seat), self._note(seat, bare.name))

    def _plate(self, seat: int) -> str:
        """The name, with a mark at whose turn it is."""
        mark = "▸ " if self.view["seat"] == seat and not self.view["over"] else ""
        return mark + self.names[seat]

    def _note(self, seat: int, pattern: str) -> str:
        """The pattern's name, at the end the points and what the seat was after."""
        points = [self.words.say("points", points=self.totals[seat])] if self.totals else []
        privates = self.view["seats"][seat]["privates"] if self.view["over"] else None
        return " · ".join([pattern, *points, *map(self.words.name, privates or [])])
