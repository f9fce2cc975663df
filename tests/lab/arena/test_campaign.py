"""Long contests: saved seed by seed, resumed, within their time limit; whatever is not played is listed."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from testing.arena_results import game
from vitrall import Options, Unreadable
from vitrall.bots import Budget
from vitrall.bots.registry import LEVELS
from vitrall.engine.options import MODULES
from vitrall.lab.arena import archive as keeping
from vitrall.lab.arena import campaign as planning
from vitrall.lab.arena.archive import Archive
from vitrall.lab.arena.arena_game import Result, SeatTimes
from vitrall.lab.arena.campaign import BEST, OTHER_TABLES, Campaign, Item, Task, ladder_items, level_items, solo_items
from vitrall.lab.arena.contest import Contest

FOUR = ("random", "greedy", "craftsman", "exec:cat")
SLOW, QUICK = Contest(("craftsman",)), Contest(("random",))
PACES = {"craftsman": 10.0, "random": 1.0}  # seconds a seed


class Clock:
    """A clock that advances with each game."""

    def __init__(self) -> None:
        self.now = 0.0
        self.played: list[tuple[str, int]] = []

    def __call__(self) -> float:
        return self.now

    def play(self, task: Task) -> list[Result]:
        contest, seed = task
        bot = contest.bots[0]
        self.now += PACES[bot]
        self.played.append((bot, seed))
        times = (SeatTimes(moves=(int(PACES[bot] * 500_000),)),) * 2
        return [game(f"{bot} {bot}", (seed, 1), seed=seed, times=times)]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    ticking = Clock()
    monkeypatch.setattr(planning, "_played", ticking.play)
    return ticking


def two_items(least: int = 3, seeds: int = 8) -> list[Item]:
    return [Item(contest, range(1, seeds + 1), least) for contest in (SLOW, QUICK)]


@pytest.mark.lengthy
def test_levels_are_played_rung_by_rung_and_at_other_tables() -> None:
    items = level_items(LEVELS, Options(), Budget())
    pairs = [item.contest.bots for item in items if len(item.contest.bots) == 2 and item.contest.options == Options()]
    assert pairs == [*((above, below) for below, above in pairwise(LEVELS)), BEST]
    assert [item.contest.bots for item in items if len(item.contest.bots) == 1] == [(bot,) for bot in LEVELS]
    elsewhere = [item for item in items if item.contest.options != Options()]
    assert {item.contest.options for item in elsewhere} == set(OTHER_TABLES)
    games = {(item.contest.bots == BEST, len(item.seeds) * item.contest.rotations) for item in elsewhere}
    assert games == {(False, 100), (True, 300)}
    # At the other tables the best bot with a net plays like the best without one.
    assert [item.contest.options.players for item in elsewhere if item.contest.bots == BEST] == [3, 4]


def test_the_ladder_has_every_pair_of_neighbours_and_everybody_alone() -> None:
    items = ladder_items(FOUR, Options(), Budget())
    assert [item.contest.bots for item in items] == [
        ("greedy", "random"),
        ("craftsman", "greedy"),
        ("exec:cat", "craftsman"),
        *((bot,) for bot in FOUR),
    ]
    assert {(item.contest.rotations * item.least, item.seeds) for item in items} == {(200, range(1, 401))}


def test_solo_has_every_bot_with_one_to_five_tools() -> None:
    items = solo_items(FOUR[:2], Options(edition="polish-1"), Budget(playouts=9))
    cells = [(*item.contest.bots, item.contest.options.solo_tools, item.contest.options.edition) for item in items]
    assert cells == [(bot, tools, "polish-1") for bot in FOUR[:2] for tools in (1, 2, 3, 4, 5)]
    assert {(item.least, len(item.seeds), item.contest.budget) for item in items} == {(100, 400, Budget(playouts=9))}


def test_what_needs_company_is_no_matter_alone() -> None:
    options = Options(players=4, modules=MODULES, private_pools=True, even_bag=True).alone(2)
    assert (options.players, options.solo_tools, options.modules) == (1, 2, ())


def test_everybody_gets_the_least_before_anybody_gets_more(tmp_path: Path, clock: Clock) -> None:
    campaign = Campaign(two_items(), Archive(tmp_path), 1000, clock)
    list(campaign.play())
    assert [bot for bot, _ in clock.played] == ["craftsman"] * 3 + ["random"] * 8 + ["craftsman"] * 5
    assert campaign.left == []


def test_no_game_is_begun_that_would_end_too_late_and_what_is_left_is_known(tmp_path: Path, clock: Clock) -> None:
    campaign = Campaign(two_items(), Archive(tmp_path), 55, clock)
    list(campaign.play())
    assert clock.now <= 55
    assert [(item.contest, list(item.left)) for item in campaign.left] == [(SLOW, [5, 6, 7, 8])]


def test_what_was_played_is_not_played_again(tmp_path: Path, clock: Clock) -> None:
    first = Campaign(two_items(), Archive(tmp_path), 55, clock)
    list(first.play())
    before, clock.played = len(clock.played), []
    second = Campaign(two_items(), Archive(tmp_path), 1000, clock)
    list(second.play())
    assert (before, clock.played) == (12, [("craftsman", seed) for seed in (5, 6, 7, 8)])
    assert [item.tournament.board.standings[0].points.mean for item in second.items] == [2.75, 2.75]
    assert [len(second.results(item)) for item in second.items] == [8, 8]


def test_an_interruption_keeps_every_finished_seed(tmp_path: Path, clock: Clock) -> None:
    games = Campaign(two_items(), Archive(tmp_path), 1000, clock).play()
    next(games), next(games)
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt)  # type: ignore[attr-defined]
    assert [item.done for item in Campaign(two_items(), Archive(tmp_path), 1000, clock).items] == [2, 0]


def test_fewer_seeds_than_before_are_taken_from_the_first_on(tmp_path: Path, clock: Clock) -> None:
    list(Campaign(two_items(), Archive(tmp_path), 1000, clock).play())
    fewer = Campaign(two_items(seeds=2), Archive(tmp_path), 1000, clock)
    assert [item.done for item in fewer.items] == [2, 2]


@pytest.mark.parametrize("torn", [b'[{"seed":3', b"[]\n", b'{"seed":3}\n', b"\xff\n"])
def test_a_torn_line_is_removed(tmp_path: Path, clock: Clock, torn: bytes) -> None:
    archive = Archive(tmp_path)
    games = Campaign(two_items(), archive, 1000, clock).play()
    next(games), next(games)
    path = archive.path(SLOW, 1)
    sound = path.read_bytes()
    path.write_bytes(sound + torn)
    assert len(archive.read(SLOW, range(1, 9))) == 2
    assert path.read_bytes() == sound


def test_games_of_another_kind_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other bots, tables, budgets, engines or sources: whatever a game hangs on."""
    archive = Archive(tmp_path)
    contests = [QUICK, SLOW, Contest(("random",), Options(players=3)), Contest(("random",), budget=Budget(playouts=1))]
    paths = {archive.path(contest, 1) for contest in contests} | {archive.path(QUICK, 2)}
    monkeypatch.setattr(keeping, "engine_kind", lambda: "steam")
    paths.add(archive.path(QUICK, 1))
    monkeypatch.setattr(keeping, "sources_mark", lambda: "changed")
    paths.add(archive.path(QUICK, 1))
    assert len(paths) == 7


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, clock: Clock) -> None:
    (tmp_path / "file").write_text("in the way")
    campaign = Campaign(two_items(), Archive(tmp_path / "file"), 1000, clock)
    with pytest.raises(Unreadable) as refused:
        list(campaign.play())
    assert refused.value.code == "file/write"
