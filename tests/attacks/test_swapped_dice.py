"""Swap the seed of a running game in the database, or edit a record: a player who saved the commitment notices."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from testing.command_line import vitrall
from testing.fair_game import DICE, RECORD, fair_game
from testing.server.client import two_seats
from testing.server.in_process import served
from vitrall.engine.errors import Unavailable
from vitrall.fair import Witness, new_server_seed, verify

SWAPPED = fair_game(replace(DICE, server_seed="ab" * 32)).record()  # sound in itself
OTHER_LUCK = fair_game(replace(DICE, luck=("beef", ""))).record()
KNOWN = Witness(DICE.commitment, "c0ffee")


def test_the_honest_record_is_proven_against_what_a_player_wrote_down() -> None:
    assert verify(RECORD, witness=KNOWN).over
    assert verify(RECORD, witness=Witness(DICE.commitment.upper())).over


@pytest.mark.parametrize(("record", "code"), [(SWAPPED, "verify/other-commitment"), (OTHER_LUCK, "verify/other-luck")])
def test_a_record_of_other_dice_proves_itself_but_not_against_a_witness(record: str, code: str) -> None:
    assert verify(record).over
    with pytest.raises(Unavailable) as refused:
        verify(record, witness=KNOWN)
    assert refused.value.code == code


def test_a_chosen_seed_is_no_game_with_a_commitment() -> None:
    seeded = "\n".join(line for line in RECORD.splitlines() if not line.startswith("dice-"))
    head, _, rest = seeded.partition("\n")
    with pytest.raises(Unavailable) as refused:
        verify(f"{head}\nseed: 1\n{rest}", witness=KNOWN)
    assert refused.value.code == "verify/other-commitment"


def test_the_command_line_takes_what_a_player_wrote_down(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(SWAPPED, encoding="utf-8")
    ended = vitrall("verify", str(path), "--commitment", DICE.commitment)
    assert ended.returncode != 0
    assert "[verify/other-commitment]" in ended.stderr
    path.write_text(RECORD, encoding="utf-8")
    assert vitrall("verify", str(path), "--commitment", DICE.commitment, "--luck", "c0ffee").returncode == 0


@pytest.mark.slow
def test_a_seed_swapped_in_the_database_does_not_play_on(tmp_path: Path) -> None:
    """The stored beginning is no longer what the dice give: the table is not shown, and never a game of other dice."""
    database = tmp_path / "tables.db"
    with served(database) as server:
        ana, _ = two_seats(server.address)
    with closing(sqlite3.connect(database)) as stored, stored:
        stored.execute("UPDATE tables SET server_seed = ?", (new_server_seed(),))
    with served(database) as server:
        ana.device.address = server.address
        with ana.line() as line:
            assert line.welcome["type"] == "error"
