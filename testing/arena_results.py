"""Made-up games, for tests of what is computed from them."""

from __future__ import annotations

from vitrall.lab.arena.arena_game import Result, SeatTimes


def game(
    bots: str,
    points: tuple[int, ...],
    *,
    seed: int = 1,
    rotation: int = 0,
    ranks: tuple[int, ...] = (),
    faults: tuple[tuple[str, ...], ...] = (),
    times: tuple[SeatTimes, ...] = (),
) -> Result:
    """A finished game by its seats, as `"greedy random"`, and their points."""
    places = ranks or tuple(1 + sum(other > own for other in points) for own in points)
    return Result(
        seed=seed,
        rotation=rotation,
        bots=tuple(bots.split()),
        points=points,
        ranks=places,
        won=tuple(1 / places.count(1) if place == 1 else 0.0 for place in places),
        margins=tuple(own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)),
        faults=faults or ((),) * len(points),
        times=times or (SeatTimes(),) * len(points),
    )
