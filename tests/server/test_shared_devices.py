"""A device that several people share gets only what all of them may know; undone moves leave no events."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.test_table import fair, next_move
from vitrall.engine.options import MODULES, Options
from vitrall.server.audience import Audience
from vitrall.server.catching_up import messages_since, update_text
from vitrall.server.member import Member
from vitrall.server.table import Table
from vitrall.view import SPECTATOR
from vitrall.words import Words

ALL = Options(players=3, modules=tuple(MODULES))


def member(*seats: int) -> Member:
    return Member("device", {seat: f"key {seat}" for seat in seats}, Words())


def heard(who: Member) -> list[dict[str, Any]]:
    return [json.loads(who.queue.get_nowait()) for _ in range(who.queue.qsize())]


def test_a_shared_device_reads_what_a_spectator_reads() -> None:
    table, audience = Table(ALL, fair(3)), Audience()
    alone, shared, watching = member(0), member(0, 1), member()
    audience.members |= {alone, shared, watching}
    table_text = table.game.view(0)["legal"][0]
    entry = table.play(0, 1, table_text)
    audience.tell_entries(table, [entry], None)
    (own,), together, (watched,) = heard(alone), heard(shared), heard(watching)
    assert table_text.split(" ")[2] in json.dumps(own["events"])
    for events in together:
        assert events["events"] == watched["events"]
        assert table_text.split(" ")[2] not in json.dumps(events["events"])
    assert [events["view"]["you"] for events in together] == [0, 1]


@pytest.mark.lengthy
def test_events_of_a_gap_are_those_that_were_told_at_once() -> None:
    table, luck = Table(ALL, fair(3)), Random(7)
    for _ in range(45):
        next_move(table, luck)
    for viewer in (0, SPECTATOR):
        gap = [json.loads(text) for text in messages_since(table, viewer, 5, None)]
        one_by_one = [
            json.loads(update_text(table, entry, viewer, None, table.events([entry], viewer)[0]))
            for entry in table.entries[6:]
        ]
        assert [each["events"] for each in gap] == [each["events"] for each in one_by_one]
        assert all(each["events"] for each in gap)


def test_several_readers_are_told_what_each_would_be_told_alone() -> None:
    """Secret choices at the beginning, in which they differ, and open moves after it, in which they do not."""
    table, luck, readers, differ = Table(ALL, fair(3)), Random(7), (0, 1, SPECTATOR), []
    for _ in range(30):
        entry = next_move(table, luck)
        together = table.events_by_reader(entry, readers)
        assert together == {reader: table.events([entry], reader)[0] for reader in readers}
        differ.append(together[0] != together[SPECTATOR])
    assert any(differ)
    assert not differ[-1]


def test_an_undone_move_leaves_no_events_and_a_takeback_brings_them_back() -> None:
    table, luck = Table(Options(players=2), fair()), Random(1)
    while table.game.round < 2 or table.game.seat is None:
        next_move(table, luck)
    seat = table.game.seat
    move = next(text for text in table.view(seat)["legal"] if text.startswith("draft "))
    drafted = table.play(seat, table.number, move)
    (events,) = table.events([drafted], seat)
    assert [event["kind"] for event in events] == ["drafted"]
    undo = table.undo(seat, table.number)
    assert table.events_by_reader(undo, [seat]) == {seat: table.events([undo], seat)[0]}
    assert table.events([drafted, undo], seat)[0] == []
    assert [event["kind"] for event in table.events([undo], seat)[0]] == ["undone"]
    assert (table.back(drafted), table.back(undo)) == (None, drafted.number)
    takeback = table.takeback(
        seat, table.number, undo.number
    )  # the undo itself is taken back: the die is drafted again
    (again,) = table.events([takeback], seat)
    assert [event["kind"] for event in again] == ["undone", "drafted"]
    assert table.back(takeback) == undo.number
    assert table.game.view(seat)["hand"] is not None
