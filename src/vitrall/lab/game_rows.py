"""One row a game: the data of a finished game, column by column.

Columns hold small whole numbers in arrays, so that they are cheap to keep and to send between processes. Lists go seat
by seat; cards are named by their place in the deck; the writer of the rows puts their ids instead. The points of
a seat's row (publics, private, blooms, pioneers, tokens, empty spaces) add up to its score.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import bloom_points, holes, objective_points, pioneer_points, private_points, total
from vitrall.engine.state import SPENT, State
from vitrall.lab.simulate import FinishedGame

INDEX: Final = "q"  # type codes of `array`
SMALL: Final = "h"
SHARE: Final = "d"
TINY: Final = "b"
CELLS: Final = 20


@dataclass(frozen=True)
class Column:
    """How one column is stored: type, values a game (None for one that is not a list), the cards it names, and how many
    values belong together where the list is one of lists.
    """

    code: str
    each: int | None = None
    cards: str = ""
    together: int = 0


def columns(options: Options, rules: Rules) -> dict[str, Column]:
    """The columns of a table of such games, in order."""
    seats, publics, tools = options.players, int(rules.publics), int(rules.tools)
    return {
        "index": Column(INDEX),
        "seed": Column(INDEX),
        "scores": Column(SMALL, seats),
        "winners": Column(TINY, seats),
        "won": Column(SHARE, seats),
        "moves": Column(SMALL, seats),
        "faults": Column(SMALL, seats),
        "start": Column(TINY),
        "offers": Column(SMALL, 4 * seats, "patterns"),
        "patterns": Column(SMALL, seats, "patterns"),
        "publics": Column(SMALL, publics, "publics"),
        "public_points": Column(SMALL, seats * publics, together=publics),
        "privates": Column(SMALL, seats * int(rules.privates), "privates"),
        "private_points": Column(SMALL, seats),
        "bloom_points": Column(SMALL, seats),
        "pioneer_points": Column(SMALL, seats),
        "tokens_left": Column(TINY, seats),
        "empty_spaces": Column(TINY, seats),
        "placements": Column(TINY, seats * CELLS),
        "tools": Column(SMALL, tools, "tools"),
        "tool_uses": Column(TINY, tools),
    }


USES: Final = {"uses": SMALL, "uses.seat": TINY, "uses.round": TINY, "uses.tool": SMALL}  # how many, then each of them

Arrays: TypeAlias = "dict[str, array[Any]]"


def empty_arrays(rules: Rules) -> Arrays:
    """An array for each column, and those of the column `uses`, which has as many entries as tools were used."""
    codes = {name: column.code for name, column in columns(rules.options, rules).items()} | USES
    return {name: array(code) for name, code in codes.items()}


class Rows:
    """Collects rows."""

    def __init__(self, rules: Rules) -> None:
        self.columns = empty_arrays(rules)
        self._publics = rules.deck.publics
        self._seats = range(int(rules.players))
        self._both_sides = [int(side) for side in rules.deck.sides]

    def _sides(self, card: int) -> list[int]:
        """The two patterns of a window card."""
        return self._both_sides[2 * card : 2 * card + 2]

    def add(self, game: FinishedGame) -> None:
        """The row of one finished game."""
        columns, state = self.columns, game.state
        columns["index"].append(game.index)
        columns["seed"].append(game.seed)
        columns["winners"].extend(game.winners)
        columns["won"].extend(shares(game.winners))
        columns["moves"].extend(game.log.moves)
        columns["faults"].extend(game.faults)
        columns["start"].append(first_start(state))
        columns["offers"].extend([side for card in state.deal.offers for side in self._sides(int(card))])
        columns["patterns"].extend(state.deal.patterns)
        columns["publics"].extend(state.deal.publics)
        columns["privates"].extend(state.deal.privates)
        columns["tokens_left"].extend(state.favor)
        columns["tools"].extend(state.deal.tools)
        columns["tool_uses"].extend([uses(tokens) for tokens in state.tokens])
        columns["uses"].append(len(game.log.uses))
        for seat, round, tool in game.log.uses:
            columns["uses.seat"].append(seat)
            columns["uses.round"].append(round)
            columns["uses.tool"].append(tool)
        for seat in self._seats:
            self._add_seat(state, seat)

    def _add_seat(self, state: State, seat: int) -> None:
        columns, window, blooms = self.columns, state.windows[seat], bloom_points(state, seat)
        columns["scores"].append(total(state, seat))
        columns["public_points"].extend([objective_points(state, seat, self._publics[i]) for i in state.deal.publics])
        columns["private_points"].append(private_points(state, seat) - blooms)
        columns["bloom_points"].append(blooms)
        columns["pioneer_points"].append(pioneer_points(state, seat))
        columns["empty_spaces"].append(holes(window))
        columns["placements"].extend(window.cells)


def shares(winners: list[bool]) -> list[float]:
    """What each seat has won, as the arena counts: a win that is shared is a share for each."""
    return [won / max(1, sum(winners)) for won in winners]


def first_start(state: State) -> int:
    """The start player of round 1: the marker moves on by one seat a round (T7)."""
    return int((state.start - (state.round - 1)) % state.rules.players)


def uses(tokens: int) -> int:
    """How often a tool was used, from what lies on it: the first use costs one token, every other two (U1, O4)."""
    return 1 if tokens == SPENT else (tokens + 1) // 2
