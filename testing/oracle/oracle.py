"""A game run by the oracle. Questions and answers are texts of the notation."""

from __future__ import annotations

from fractions import Fraction

from testing.oracle import scoring
from testing.oracle.agreed import Agreed
from testing.oracle.asking import Question, Script
from testing.oracle.oracle_table import Table
from testing.oracle.setup import new_table, set_up
from testing.oracle.turns import ten_rounds


def whole_game(table: Table) -> Script:
    yield from set_up(table)
    yield from ten_rounds(table)


class Oracle:
    """What may happen now, and what becomes of it."""

    def __init__(self, agreed: Agreed) -> None:
        self.table = new_table(agreed)
        self.history: list[str] = []
        self.script = whole_game(self.table)
        self.question: Question | None = next(self.script)

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def seats(self) -> frozenset[int]:
        """Who is awaited; nobody, if it is chance or the game is over."""
        return self.question.seats if self.question else frozenset()

    def legal(self) -> set[str]:
        """All moves of the seats that are awaited."""
        return set(self.question.answers) if self.question and self.question.seats else set()

    def chance(self) -> dict[str, Fraction]:
        """All outcomes with their weights, where chance is awaited."""
        return dict(self.question.answers) if self.question and not self.question.seats else {}

    def play(self, text: str) -> None:
        if self.question is None or text not in self.question.answers:
            raise ValueError(f"{text!r} cannot happen here")
        self.history.append(text)
        try:
            self.question = self.script.send(text)
        except StopIteration:
            self.question = None

    def claims(self, seat: int) -> list[scoring.Line]:
        """The score sheet of a seat as its window now is."""
        return scoring.sheet(self.table, self.table.players[seat])

    def scores(self) -> list[int]:
        return [scoring.total(self.table, player) for player in self.table.players]

    def ranks(self) -> list[int]:
        return scoring.ranks(self.table)

    def winners(self) -> list[int]:
        return scoring.winners(self.table)

    @property
    def target(self) -> int:
        return scoring.target(self.table)
