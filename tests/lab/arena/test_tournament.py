"""Contests played through: the same for any number of workers, stopped when it is sure, written as rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from testing.arena_results import game
from vitrall import Options, Unreadable
from vitrall.bots import Budget
from vitrall.lab.arena import tournament as playing
from vitrall.lab.arena.arena_game import Result
from vitrall.lab.arena.arena_rows import ArenaFile
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.sequential import LEAST_SEEDS, SequentialTest
from vitrall.lab.arena.tournament import Tournament

PAIR = Contest(("greedy", "random"), Options(), Budget(playouts=3))


def without_times(results: list[Result]) -> list[object]:
    """All but the times."""
    return [(each.seed, each.bots, each.points, each.ranks, each.won, each.margins, each.faults) for each in results]


@pytest.mark.slow
def test_workers_change_nothing_but_times() -> None:
    alone, shared = Tournament(PAIR), Tournament(PAIR)
    one = [without_times(results) for results in alone.play(range(1, 5))]
    two = [without_times(results) for results in shared.play(range(1, 5), workers=2)]
    assert one == two
    assert len(one) == 4
    assert [standing.wins for standing in alone.board.standings] == [s.wins for s in shared.board.standings]
    assert alone.ratings.of("greedy") == shared.ratings.of("greedy")


def greedy_wins(contest: Contest, seed: int) -> list[Result]:
    return [game("greedy random", (50, 10), seed=seed), game("random greedy", (10, 50), seed=seed)]


def test_it_stops_as_soon_as_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "play_seed", greedy_wins)
    sure, patient = Tournament(PAIR, SequentialTest()), Tournament(PAIR)
    assert len(list(sure.play(range(1, 101)))) == LEAST_SEEDS
    assert len(list(patient.play(range(1, 101)))) == 100
    assert (sure.is_decided, patient.is_decided) == (True, False)


@pytest.mark.slow
def test_what_other_processes_still_play_is_given_up() -> None:
    shared = Tournament(Contest(("random",)))
    games = shared.play(range(1, 10_000), workers=2)
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert shared.board.seeds == 1


@pytest.mark.parametrize(("bots", "players"), [(("greedy",), 2), (("greedy", "random"), 1)])
def test_only_two_at_one_table_are_compared(bots: tuple[str, ...], players: int) -> None:
    with pytest.raises(Unreadable) as refused:
        Tournament(Contest(bots, Options(players=players)), SequentialTest())
    assert refused.value.code == "arena/sure"


def test_a_row_tells_a_game(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")
    path, contest = tmp_path / "games.parquet", Contest(("random",), Options(players=3), Budget(playouts=9))
    tournament = Tournament(contest)
    with ArenaFile(path, contest) as file:
        games = list(tournament.play(range(7, 9)))
        for results in games:
            file.add(results)
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    assert [row["seed"] for row in rows] == [7, 8]
    assert {(row["options"], row["budget"]) for row in rows} == {("edition=standard players=3", "9p")}
    for row, (result,) in zip(rows, games, strict=True):
        assert (tuple(row["bots"]), tuple(row["points"])) == (result.bots, result.points)
        assert (tuple(row["ranks"]), row["faults"]) == (result.ranks, [0, 0, 0])
        assert row["milliseconds"] == [sum(seat.moves) / 1000 for seat in result.times]
        assert row["slowest_turn"] == [max(seat.turns) / 1000 for seat in result.times]
