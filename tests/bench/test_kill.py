"""The campaign of kills would notice a shown move that is not stored, a gap, or a table that does not replay."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from bench._table_players import Pair
from bench.campaign_kill import Figures, _audit, _create, store_figures, stored_figures
from testing.server.process import postgresql
from testing.server.rooms import begun, first_move
from vitrall.view import SPECTATOR


def audited(folder: Path, harm: str) -> Figures:
    """The figures of one table, of which the third move was told, after something was done to what is stored of it."""

    async def main() -> Figures:
        async with begun(folder) as (store, room):
            for number, seat in ((1, 0), (2, 1)):
                await room.play(seat, number, first_move(room, seat))
            seat = room.playing().game.seats_awaited[0]
            await room.play(seat, 3, "pass")
            table = room.playing()
            events = {3: table.events(table.entries, SPECTATOR)[3]}
            if harm:
                await store.writer.write(lambda connection: connection.execute(text(harm)))
        figures = Figures()
        await _audit(str(folder / "t.db"), [Pair("t", ("", ""), events)], figures)
        return figures

    return asyncio.run(main())


@pytest.mark.lengthy
def test_all_is_well_with_a_table_that_was_kept(tmp_path: Path) -> None:
    figures = audited(tmp_path, "")
    assert figures.is_well
    assert figures.told == 1


def test_a_told_move_that_is_gone_is_lost(tmp_path: Path) -> None:
    figures = audited(tmp_path, "DELETE FROM moves WHERE number = 3")
    assert (figures.lost, figures.is_well) == (1, False)


def test_a_move_that_became_another_is_lost_and_does_not_replay(tmp_path: Path) -> None:
    figures = audited(tmp_path, "UPDATE moves SET actions = 'draft R9' WHERE number = 3")
    assert (figures.lost, figures.broken) == (1, 1)


@pytest.mark.lengthy
def test_a_gap_is_noticed(tmp_path: Path) -> None:
    figures = audited(tmp_path, "DELETE FROM moves WHERE number = 2")
    assert (figures.doubled, figures.broken) == (1, 1)


def test_a_stopped_campaign_continues_with_what_was_counted(tmp_path: Path) -> None:
    path = tmp_path / "kill.json"
    for kills, version in ((50, "commit a"), (30, "commit b"), (20, "commit b")):
        figures = stored_figures("kill", path)
        figures.add(Figures(kills=kills, told=10, lost=1), version)
        store_figures("kill", figures, path)
    store_figures("kill-postgresql", Figures(kills=1), path)
    assert stored_figures("kill", path) == Figures(100, 30, 3, runs=3, commits=["commit a", "commit b"])
    assert not stored_figures("kill", path).is_well
    assert stored_figures("other", path) == Figures()


@pytest.mark.slow
def test_kills_are_not_counted_on_a_postgresql_that_may_lose_commits() -> None:
    with postgresql() as url, pytest.raises(SystemExit, match="fsync, synchronous_commit, full_page_writes must be on"):
        asyncio.run(_create(url))
    with postgresql(durable=True) as url:
        asyncio.run(_create(url))
