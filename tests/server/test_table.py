"""A table without sockets and storage: numbers, replay, undo, takeback, what each viewer is sent."""

from __future__ import annotations

import re
from random import Random

import pytest

from testing.damaged_positions import POSITION
from testing.secrecy import secret_ids
from testing.server.client import choice
from vitrall.engine.errors import Illegal, Unavailable
from vitrall.engine.options import MODULES, Options
from vitrall.fair import FairDice, dice_headers, verify
from vitrall.server.catching_up import messages_since, state_text, update_text
from vitrall.server.fate import Continued, Fair, Fate, Seeded
from vitrall.server.protocol import MOST_BYTES, Move, read_message
from vitrall.server.table import Broken, Stale, Table
from vitrall.server.table_entry import Entry
from vitrall.view import SPECTATOR

SEED = "5a" * 32
TWO = Options(players=2)
RICHEST = {
    players: Options(
        players=players,
        modules=MODULES,
        private_pools=True,
        marked_objectives=True,
        more_patterns=True,
        tools=5,
    )
    for players in (2, 6)
}


def fair(players: int = 2) -> Fate:
    return Fair(FairDice(SEED, ("",) * players))


def next_move(table: Table, luck: Random) -> Entry:
    """Any move of any seat that is awaited."""
    seat = luck.choice(table.game.seats_awaited)
    return table.play(seat, table.number, choice(table.view(seat), luck))


def played(table: Table, moves: int, seed: int = 4) -> Table:
    luck = Random(seed)
    for _ in range(moves):
        if table.game.is_over:
            break
        next_move(table, luck)
    return table


@pytest.mark.parametrize("fate", [fair, lambda: Seeded(9)], ids=["fair", "seeded"])
def test_the_same_entries_are_the_same_table(fate: object) -> None:
    """Undo and takeback included."""
    assert callable(fate)
    table = played(Table(TWO, fate()), 30)
    table.takeback(0, table.number, table.number - 5)
    played(table, 9, seed=5)
    while not table.game.can_undo():
        next_move(table, Random(6))
    seat = table.game.seat
    assert seat is not None
    table.undo(seat, table.number)
    played(table, 5, seed=7)
    again = Table.rebuilt(TWO, fate(), table.entries)
    assert again.entries == table.entries
    assert again.game.position() == table.game.position()
    assert again.game.record() == table.game.record()
    table.game.headers.update(dice_headers(FairDice(SEED, ("", ""))) if fate is fair else {"seed": "9"})
    assert verify(table.game.record()).rolls > 20
    table.game.headers.clear()
    assert played(again, 20).game.record() == played(table, 20).game.record()


def test_an_undo_of_another_number_changes_nothing() -> None:
    table = Table(TWO, fair())
    while not table.game.can_undo():
        next_move(table, Random(6))
    seat = table.game.seat
    assert seat is not None
    before = (table.number, table.game.position())
    for number in (table.number - 1, table.number + 1, 0, -1):
        with pytest.raises(Stale):
            table.undo(seat, number)
    assert (table.number, table.game.position()) == before


def test_a_number_that_is_not_the_present_one_changes_nothing() -> None:
    table = Table(TWO, fair())
    move = table.view(0)["legal"][0]
    table.play(0, 1, move)
    before = table.game.position()
    for number in (0, 1, 3, -1):
        with pytest.raises(Stale):
            table.play(1, number, table.view(1)["legal"][0])
    with pytest.raises(Illegal):
        table.play(0, 2, move)
    assert (table.number, table.game.position()) == (2, before)


def test_what_is_kept_must_be_what_the_dice_give() -> None:
    table = played(Table(TWO, fair()), 12)
    stored = list(table.entries)
    late = next(entry for entry in reversed(stored) if any(action.startswith("roll") for action in entry.actions))
    spoilt = Entry(
        late.number, late.seat, (*late.actions[:-1], "roll R6" if "R6" not in late.actions[-1] else "roll R5")
    )
    wrong = [
        [spoilt if entry.number == late.number else entry for entry in stored],
        stored[1:],
        stored[:5] + stored[6:],
        [Entry(0, None, stored[0].actions[:-1]), *stored[1:]],
        [],
    ]
    for entries in wrong:
        with pytest.raises(Broken):
            Table.rebuilt(TWO, fair(), entries)


def test_a_die_placed_at_once_is_told_in_one_line_whenever_it_is_told() -> None:
    table = played(Table(Options(players=2), fair()), 40)
    at_once = []
    for number in range(len(table.entries) - 1, len(table.entries) + 20):
        entry = next_move(table, Random(number))
        at_once.append(table.events([entry], None)[0])
    again = table.events(table.entries[-len(at_once) :], None)
    assert at_once == again
    assert any(event.get("instead") for events in at_once for event in events)


def test_nobody_goes_back_behind_the_dealing_of_the_table() -> None:
    table = played(Table(TWO, fair()), 8)
    for first in (0, 1, table.laid, table.number, 99):
        with pytest.raises(Unavailable, match="cannot go back to that move"):
            table.takeback(0, table.number, first)
    table.takeback(0, table.number, table.laid + 1)
    assert table.game.round == 1
    assert table.game.can_undo().code == "undo/new-knowledge"


def test_a_game_from_a_position_has_no_setup_to_go_back_behind() -> None:
    table = Table(TWO, Continued(POSITION))
    assert (table.number, table.laid) == (1, 0)


def test_nobody_makes_a_table_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draft and undo, again and again: after some time undo is refused, and the game continues."""
    monkeypatch.setattr("vitrall.server.table.MOST_ENTRIES", 20)
    table = played(Table(TWO, fair()), 2)
    seat = table.game.seat
    assert seat is not None
    draft = next(move for move in table.view(seat)["legal"] if move.startswith("draft"))
    while table.number < 20:
        table.play(seat, table.number, draft)
        if table.number < 20:
            table.undo(seat, table.number)
    if not table.can_undo(seat):
        table.play(seat, table.number, draft)
    with pytest.raises(Unavailable, match="too often"):
        table.undo(seat, table.number)
    with pytest.raises(Unavailable, match="too often"):
        table.takeback(seat, table.number, table.laid + 1)
    assert played(table, 3).number > 20


def test_a_gap_is_told_as_updates_and_a_long_one_as_a_state() -> None:
    table = played(Table(TWO, fair()), 60)
    latest = table.number - 1
    kinds = [read.split(",")[0] for read in messages_since(table, 0, latest - 3, None)]
    assert kinds == ['{"type":"update"'] * 3
    texts = list(messages_since(table, 0, latest - 3, None))
    assert ['"view":null' in text for text in texts] == [True, True, False]
    assert list(messages_since(table, 0, latest, None)) == []
    for last in (-1, latest + 1, latest - 51):
        assert list(messages_since(table, 0, last, None)) == [state_text(table, 0, None)]


@pytest.mark.lengthy
def test_no_viewer_is_told_what_is_not_theirs_to_know() -> None:
    """Everything that is sent in a whole game with all modules, in all ways in which it can be sent."""
    table, luck, checked = Table(RICHEST[2], fair()), Random(3), 0
    while not table.game.is_over:
        for viewer in (0, 1, SPECTATOR):
            texts = [state_text(table, viewer, None), *messages_since(table, viewer, 0, None)]
            entry = table.entries[luck.randrange(table.number)]
            texts.append(update_text(table, entry, viewer, None, table.events([entry], viewer)[0]))
            secret = secret_ids(table.game.state, viewer, for_good=True)
            assert not secret & {word for text in texts for word in re.findall(r"[a-z0-9-]+", text)}
            assert SEED not in "".join(texts)
            checked += len(texts)
        for _ in range(1 if table.game.round == 0 else 12):
            if not table.game.is_over:
                next_move(table, luck)
    assert checked > 100


@pytest.mark.parametrize(
    ("players", "most", "at_last"),
    [(2, 9_000, 9_000), pytest.param(6, 13_000, 18_000, marks=pytest.mark.slow)],
    ids=["two", "six"],
)
def test_messages_are_short(players: int, most: int, at_last: int) -> None:
    """Over a whole game with all modules: an update with its view, the last one with the sheets too, and a move."""
    table, luck, longest, last = Table(RICHEST[players], fair(players)), Random(1), 0, 0
    while not table.game.is_over:
        entry = next_move(table, luck)
        for viewer in {*table.game.seats_awaited, luck.randrange(players), SPECTATOR}:
            (events,) = table.events([entry], viewer)
            last = len(update_text(table, entry, viewer, [99.9] * players, events).encode())
            longest = longest if table.game.is_over else max(longest, last)
        move = max(table.view(table.game.seats_awaited[0])["legal"], key=len) if not table.game.is_over else "pass"
        text = f'{{"type":"move","number":{table.number},"seat":{players - 1},"move":"{move}"}}'
        assert len(text) < MOST_BYTES
        assert isinstance(read_message(text), Move)
    assert most / 4 < longest <= most
    assert most / 4 < last <= at_last
