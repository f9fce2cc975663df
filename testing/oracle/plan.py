"""Which games are compared: every player count, edition and set of modules, with the other options varied in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random

from testing.oracle.agreed import SOLO_PRIVATES, Agreed

EDITIONS = tuple(SOLO_PRIVATES)
MODULES = ("grey-glass", "pioneers", "blooms", "rivalry")


MOODS = 10  # of `steering.py`: ten games in a row go through all


@dataclass(frozen=True)
class Cell:
    """One field of the plan; games of a field differ by their number."""

    players: int
    edition: str
    modules: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.players} {self.edition} {'+'.join(self.modules) or 'base'}"

    def private_pools(self, number: int) -> bool:
        """Every other ten games, and never alone (X5)."""
        return self.players > 1 and number // MOODS % 2 == 1

    def agreed(self, number: int) -> Agreed:
        """Of eighty games twenty are played as the book has it; in the others something is varied."""
        luck = Random(f"{self.name} {number}")
        varied = number // (2 * MOODS) % 4 != 0
        return Agreed(
            players=self.players,
            edition=self.edition,
            even_bag=self.players > 1 and varied and luck.random() < 0.4,
            solo_tools=luck.randint(1, 5),
            solo_privates=luck.choice((0, 0, 1, 2)) if varied else 0,
            tie_break=luck.choice(("", "", "", "reverse-order", "last-turn", "shared")) if varied else "",
            solo_price=luck.choice(("", "color", "printed")) if varied else "",
            tools=luck.choice((3, 3, 3, 5, 4, 2, 1, 0)) if varied else 3,
            modules=self.modules,
            marked_objectives=varied and luck.random() < 0.5,
            more_patterns=varied and luck.random() < 0.5,
            private_pools=self.private_pools(number),
        )

    def seed(self, number: int) -> int:
        """One game, one seed; the last digit is the mood."""
        return Random(f"seed {self.name} {number}").randrange(1 << 40) * MOODS + number % MOODS


def module_sets(players: int) -> list[tuple[str, ...]]:
    """Every choice of modules; alone there is no rivalry (G12)."""
    modules = MODULES if players > 1 else MODULES[:3]
    return [chosen for size in range(len(modules) + 1) for chosen in combinations(modules, size)]


def cells() -> Iterator[Cell]:
    for edition in EDITIONS:
        for players in range(1, 7):
            for modules in module_sets(players):
                yield Cell(players, edition, modules)
