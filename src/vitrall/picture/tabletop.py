"""What lies on a table, as one view tells it: where the game stands, whose window shows what. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass

from vitrall.engine.deck import Deck
from vitrall.engine.rules import ROUNDS
from vitrall.picture.voice import Voice
from vitrall.picture.window import Glazing
from vitrall.view.shape import View


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
            now = words.say("turn-of", name=self.names[view["seat"]], turn=2 if view["second"] else 1)
        return f"{words.say('round-of', round=view['round'], total=ROUNDS)} – {now}"

    @property
    def privates(self) -> list[str]:
        """The viewer's own private objectives; alone they lie open for all. At the end each window tells its own."""
        seat = 0 if self.seats == 1 else self.view["you"]
        return [] if seat is None or self.view["over"] else self.view["seats"][seat]["privates"] or []

    def pattern(self, id: str) -> Glazing:
        """A pattern without dice, all its tokens there."""
        pattern = next(pattern for pattern in self.deck.patterns if pattern.id == id)
        favor = int(pattern.favor)
        return Glazing("".join(pattern.rows), favor=favor, left=favor, name=self.words.name(id))

    def window(self, seat: int) -> Glazing:
        """A seat's window as the viewer sees it; an empty frame while there is none."""
        told = self.view["seats"][seat]
        if told["pattern"] is None:
            return Glazing(name=self._plate(seat))
        bare = self.pattern(told["pattern"])
        dice = tuple(die for row in told["rows"] or [] for die in row) or bare.dice
        left = told["favor"] if told["rows"] else bare.favor
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
