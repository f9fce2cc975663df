"""A line counts as better than the one that was played only if playouts show it."""

from __future__ import annotations

from vitrall.analysis.best_lines import RememberedPlayouts, is_shown_better


def playouts(points: list[int], asked: list[int] | None = None) -> RememberedPlayouts:
    def playout(seed: int) -> tuple[int, int]:
        if asked is not None:
            asked.append(seed)
        return points[seed], 0

    return RememberedPlayouts(playout)


def compared(best: list[int], done: list[int]) -> bool:
    played = playouts(best)
    for seed in range(len(best)):
        played(seed)
    return is_shown_better(played, playouts(done))


def test_a_difference_larger_than_its_error_shows_a_better_line() -> None:
    assert compared([3000, 3000, 3000, 2000], [1000, 2000, 1000, 1000])
    assert compared([3000, 3000], [2000, 2000])


def test_a_difference_within_its_error_shows_nothing() -> None:
    assert not compared([9000, 0, 0, 0], [0, 4000, 2000, 0])
    assert not compared([1000, 1000], [1000, 1000])
    assert not compared([1000, 1000], [2000, 2000])


def test_one_playout_shows_nothing() -> None:
    assert not compared([9000], [0])
    assert not compared([], [])


def test_the_line_that_was_played_gets_the_playouts_it_lacks_and_no_seed_twice() -> None:
    asked: list[int] = []
    best, done = playouts([5000] * 4), playouts([1000] * 4, asked)
    for seed in (2, 0, 3):
        best(seed)
    done(0)
    assert is_shown_better(best, done)
    assert asked == [0, 2, 3]
