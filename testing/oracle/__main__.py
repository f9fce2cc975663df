"""One game of every kind, with whichever engine is found first: `python -m testing.oracle`."""

from __future__ import annotations

from testing.oracle.compare import Pairing, Tally
from testing.oracle.plan import EDITIONS, Cell, module_sets
from vitrall.engine import play


def main() -> None:
    tally = Tally()
    for players in range(1, 7):
        for number, modules in enumerate(module_sets(players)):
            cell = Cell(players, EDITIONS[number % len(EDITIONS)], modules)
            tally.add(Pairing(cell.agreed(number), cell.seed(number)).play())
    print(f"{play.__file__}: {tally.games} games, {tally.decisions} decisions, no difference")


if __name__ == "__main__":
    main()
