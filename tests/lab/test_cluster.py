"""Work on a cluster, with a stand-in for Ray. `tests/heavy/test_ray.py` has the real one."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

import pytest

from testing.fake_ray import FakeRay
from vitrall import Options
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.lab import cluster as cluster_module
from vitrall.lab import simulate as simulate_module
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.tournament import Tournament
from vitrall.lab.cluster import Cluster
from vitrall.lab.simulate import Batch, simulate, totals_by_chunk


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    library = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", library)
    return library


def double(number: int) -> int:
    if number == 13:
        raise Unreadable("sim/games")
    return 2 * number


def test_results_come_in_the_order_of_the_tasks(ray: FakeRay) -> None:
    assert list(Cluster().in_order(double, range(100, 130), ahead=3)) == [2 * number for number in range(100, 130)]
    assert ray.started != sorted(ray.started), "the stand-in finishes tasks in their order, so this shows nothing"


def test_only_a_few_tasks_wait_for_each_core(ray: FakeRay) -> None:
    results = Cluster().in_order(double, iter(range(100, 1000)), ahead=3)
    assert list(islice(results, 10)) == [2 * number for number in range(100, 110)]
    assert ray.given <= 10 + 3 * 2


def test_an_error_of_the_work_is_the_same_as_without_a_cluster(ray: FakeRay) -> None:
    with pytest.raises(Unreadable) as refused:
        list(Cluster().in_order(double, range(10, 20), ahead=2))
    assert refused.value.code == "sim/games"


def test_a_part_that_is_lost_for_good_is_told(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay(lose=[3]))
    with pytest.raises(Unavailable) as refused:
        list(Cluster().in_order(double, range(100, 110), ahead=2))
    assert refused.value.code == "ray/lost"


def test_a_run_that_was_interrupted_continues(ray: FakeRay, tmp_path: Path) -> None:
    results = Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles")
    next(results)
    results.close()
    before = ray.given
    saved = len(list(tmp_path.rglob("*.result")))
    assert saved
    again = Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles")
    assert list(again) == [2 * number for number in range(100, 140)]
    assert ray.given - before == 40 - saved
    assert not list(tmp_path.iterdir()), "what is finished needs no files"


def test_a_damaged_file_is_computed_again(ray: FakeRay, tmp_path: Path) -> None:
    results = Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles")
    next(results)
    results.close()
    for path in tmp_path.rglob("*.result"):
        path.write_bytes(path.read_bytes()[:-1])
    again = Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles")
    assert list(again) == [2 * number for number in range(100, 140)]


def test_another_name_or_other_sources_continue_nothing(
    ray: FakeRay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles")
    next(results)
    results.close()
    before = ray.given
    list(Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="other"))
    assert ray.given - before == 40
    monkeypatch.setattr(cluster_module, "sources_mark", lambda: "changed")
    list(Cluster(folder=tmp_path).in_order(double, range(100, 140), ahead=2, name="doubles"))
    assert ray.given - before == 80


def test_a_machine_with_other_sources_is_refused(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    marks = iter(["here", "there"])
    monkeypatch.setattr(cluster_module, "sources_mark", lambda: next(marks))
    with pytest.raises(Unavailable) as refused:
        list(Cluster().in_order(double, [1], ahead=2))
    assert refused.value.code == "ray/sources"


@pytest.mark.parametrize("address", ["greedy", "", "a b:1", "http://a:1", "a:123456"])
def test_what_is_no_address_is_refused(ray: FakeRay, address: str) -> None:
    with pytest.raises(Unreadable) as refused:
        Cluster(address)
    assert refused.value.code == "ray/address"


@pytest.mark.parametrize("address", ["nowhere:1234", "locked:1234"])
def test_a_cluster_that_does_not_answer_is_told_in_one_line(ray: FakeRay, address: str) -> None:
    with pytest.raises(Unavailable) as refused:
        Cluster(address)
    assert refused.value.code == "ray/unreachable"
    assert "more lines" not in str(refused.value)


def test_games_are_the_same_as_in_one_process(ray: FakeRay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_module, "CHUNK", 2)
    batch = Batch(Options(tools=0), 15, 5)
    alone, shared = simulate(batch), simulate(batch, Cluster(folder=tmp_path))
    alone.cpu_seconds = shared.cpu_seconds = 0
    assert shared == alone


@pytest.mark.lengthy
def test_games_of_bots_are_sent_in_small_parts(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_module, "CHUNK_OF_BOTS", 1)
    batch = Batch(Options(players=1), 2, 5, ("first-steps",))
    alone = list(totals_by_chunk(batch))
    assert [part.games for part in alone] == [1, 1]
    assert [part.checksum for part in totals_by_chunk(batch, Cluster())] == [part.checksum for part in alone]


def test_contests_are_the_same_as_in_one_process(ray: FakeRay) -> None:
    contest = Contest(("random",), Options(tools=0))
    scores = []
    for executor in (1, Cluster()):
        games = Tournament(contest).play(range(1, 3), executor)
        scores.append([[result.points for result in results] for results in games])
    assert scores[0] == scores[1]
