"""Plays one game of a contest and returns it as plain data for other processes and for files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from vitrall.bots import first_fault, invite, play_match
from vitrall.cards.catalogue import full_deck
from vitrall.engine.generator import derived
from vitrall.engine.phases import HAND, STEP, TURN
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, solo_won, target, total
from vitrall.engine.state import State
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.stopwatch import Spent, TimedSeat


@dataclass(frozen=True)
class SeatTimes:
    """Microseconds of one seat, by the clock and of the processor."""

    moves: tuple[int, ...] = ()
    moves_cpu: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    turns_cpu: tuple[int, ...] = ()


@dataclass(frozen=True)
class Result:
    """A finished game, seat by seat. A win that is shared is a share for each."""

    seed: int
    rotation: int
    bots: tuple[str, ...]
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[float, ...]
    margins: tuple[int, ...]  # before the best of the others; alone, before the target
    faults: tuple[tuple[str, ...], ...]  # the kinds, in the order they came
    times: tuple[SeatTimes, ...]
    first_faults: tuple[str, ...] = ()  # kind and message of each seat's first fault; empty if there was none

    def as_data(self) -> dict[str, object]:
        return asdict(self)

    @property
    def seconds(self) -> float:
        """The total thinking time of the bots."""
        return sum(sum(seat.moves) for seat in self.times) / 1e6


def read_result(data: Mapping[str, Any]) -> Result:
    """The result from its JSON data."""
    times = tuple(SeatTimes(**{name: tuple(values) for name, values in seat.items()}) for seat in data["times"])
    faults = tuple(tuple(kinds) for kinds in data["faults"])
    lists = {name: tuple(data[name]) for name in ("bots", "points", "ranks", "won", "margins")}
    first = tuple(data["first_faults"])
    return Result(data["seed"], data["rotation"], **lists, faults=faults, times=times, first_faults=first)


def play_seed(contest: Contest, seed: int) -> list[Result]:
    """All rotations of a seed."""
    return [play_rotation(contest, seed, rotation) for rotation in range(contest.rotations)]


def play_once(contest: Contest, seed: int) -> list[Result]:
    """A single rotation, another one with the next seed."""
    return [play_rotation(contest, seed, seed % contest.rotations)]


def play_rotation(contest: Contest, seed: int, rotation: int) -> Result:
    """One game. The bots get the random numbers of `seated`, so it is the same game as that of `play_match`."""
    bots = contest.seating(rotation)
    own = [int(derived(seed, seat + 1)) for seat in range(len(bots))]
    seats = [TimedSeat(invite(name, luck), luck) for name, luck in zip(bots, own, strict=True)]

    def watch(state: State, seat: int, _: int) -> None:
        if state.phase in (TURN, HAND, STEP):
            seats[seat].note_turn(int(state.round * state.rules.turns + state.turn))

    try:
        state = play_match(Rules(contest.options, full_deck()), seed, seats, contest.budget, watch)
    finally:
        for each in seats:
            each.close()
    return _result_of(state, seed, rotation, bots, seats)


def _result_of(state: State, seed: int, rotation: int, bots: tuple[str, ...], seats: list[TimedSeat]) -> Result:
    points = tuple(int(total(state, seat)) for seat in range(len(seats)))
    places = tuple(int(place) for place in ranks(state))
    return Result(
        seed=seed,
        rotation=rotation,
        bots=bots,
        points=points,
        ranks=places,
        won=(float(solo_won(state)),) if state.rules.solo else _shares(places),
        margins=(points[0] - int(target(state)),) if state.rules.solo else _margins(points),
        faults=tuple(tuple(fault.kind for fault in seat.faults) for seat in seats),
        times=tuple(_times(seat.moves, seat.turns) for seat in seats),
        first_faults=tuple(first_fault(seat) for seat in seats),
    )


def _shares(places: tuple[int, ...]) -> tuple[float, ...]:
    return tuple(1 / places.count(1) if place == 1 else 0.0 for place in places)


def _margins(points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points))


def _times(moves: list[Spent], turns: list[Spent]) -> SeatTimes:
    return SeatTimes(
        tuple(each.wall for each in moves),
        tuple(each.cpu for each in moves),
        tuple(each.wall for each in turns),
        tuple(each.cpu for each in turns),
    )
