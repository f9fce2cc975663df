"""Which games are compared: every player count, edition and set of modules, with the other options varied in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from tests.oracle.agreed import SOLO_PRIVATES, Agreed

EDITIONS = tuple(SOLO_PRIVATES)
MODULES = ("grey-glass", "pioneers", "blooms", "rivalry")


@dataclass(frozen=True)
class Cell:
    """One field of the plan; games of a field differ by their number."""

    players: int
    edition: str
    modules: tuple[str, ...]
    private_pools: bool

    @property
    def name(self) -> str:
        modules = "+".join(self.modules) or "base"
        return f"{self.players} {self.edition} {modules}{' pools' if self.private_pools else ''}"

    def agreed(self, number: int) -> Agreed:
        """A quarter of the games is played as the book has it; in the others something is varied."""
        luck = Random(f"{self.name} {number}")
        varied = number // 8 % 4 != 0
        company = self.players > 1
        return Agreed(
            players=self.players,
            edition=self.edition,
            even_bag=company and varied and luck.random() < 0.4,
            solo_tools=luck.randint(1, 5),
            solo_privates=luck.choice((0, 0, 1, 2)) if varied else 0,
            tie_break=luck.choice(("", "", "", "reverse-order", "last-turn", "shared")) if varied else "",
            solo_price=luck.choice(("", "color", "printed")) if varied else "",
            tools=luck.choice((3, 3, 3, 5, 4, 2, 1, 0)) if varied else 3,
            modules=self.modules,
            marked_objectives=varied and luck.random() < 0.5,
            more_patterns=varied and luck.random() < 0.5,
            private_pools=self.private_pools,
        )

    def seed(self, number: int) -> int:
        """One game, one seed; the lowest digits go through all moods."""
        return Random(f"seed {self.name} {number}").randrange(1 << 40) * 8 + number % 8


def module_sets(players: int) -> list[tuple[str, ...]]:
    """None, each alone, all together; alone there is no rivalry (G12)."""
    modules = MODULES if players > 1 else MODULES[:3]
    return [(), *((module,) for module in modules), modules]


def cells() -> Iterator[Cell]:
    for edition in EDITIONS:
        for players in range(1, 7):
            for modules in module_sets(players):
                for private_pools in (False, True) if players > 1 else (False,):
                    yield Cell(players, edition, modules, private_pools)
