"""Choose the dice by speaking last: wait for all other luck, then try values, withhold, or rewrite promises."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from testing.fair_game import fair_game
from testing.server.client import two_seats
from testing.server.in_process import Served, served
from testing.server.lucky import LuckySeat
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.fair import FairDice, Witness, dice_code, new_luck, new_server_seed, promise_of, verify
from vitrall.server import luck_exchange


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("ground") / "tables.db") as running:
        yield running


@pytest.fixture
def last(
    server: Served, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[LuckySeat, LuckySeat]]:
    """An honest player who has revealed, and an attacker who has waited for it and now knows that luck."""
    monkeypatch.setattr(luck_exchange, "REVEAL_SECONDS", request.param)
    honest, attacker = (LuckySeat(seat) for seat in two_seats(server.address, start=False))
    with closing(honest), closing(attacker):
        honest.promise()
        attacker.promise()
        honest.start()
        honest.until_asked()
        honest.reveal()
        attacker.until(lambda table: table["seats"][0]["luck"] == honest.luck)
        yield honest, attacker


@pytest.mark.parametrize("last", [30.0], indirect=True)
def test_the_last_to_speak_can_say_only_what_they_promised(last: tuple[LuckySeat, LuckySeat]) -> None:
    honest, attacker = last
    for luck in (new_luck(), honest.luck, "", attacker.luck[:32]):
        attacker.line.send(type="reveal", attempt=1, luck=luck)
        assert attacker.refusal() == "dice/promise"
    better = promise_of(attacker.table["commitment"], 1, new_luck())
    attacker.line.send(type="promise", attempt=1, promise=better)
    assert attacker.refusal() == "table/starting"
    attacker.reveal()
    assert [seat["luck"] for seat in honest.until_begun()["seats"]] == [honest.luck, attacker.luck]


@pytest.mark.parametrize("last", [0.5], indirect=True)
def test_withheld_luck_gives_other_dice_to_everybody_and_a_name_to_everybody(
    last: tuple[LuckySeat, LuckySeat],
) -> None:
    honest, attacker = last
    known = attacker.table["commitment"]
    for seat in last:
        table = seat.until(lambda table: table["attempt"] == 2)
        assert [stopper["name"] for stopper in table["stopped"]] == ["Bo"]
    assert honest.table["commitment"] != known  # what the attacker has learned is worth nothing now
    attacker.reveal(attempt=1)
    assert attacker.refusal() == "dice/old"


def test_a_seed_swapped_in_the_database_before_the_start_fits_no_promise(server: Served) -> None:
    """Luck is promised for one commitment: no honest page reveals for another, and what is revealed is refused."""
    honest, other = (LuckySeat(seat) for seat in two_seats(server.address, start=False))
    with closing(honest), closing(other):
        honest.promise()
        other.promise()
        promised_for = honest.table["commitment"]
        with closing(sqlite3.connect(server.app.state.server.settings.database)) as stored, stored:
            swap = "UPDATE tables SET server_seed = ? WHERE id = ?"
            assert stored.execute(swap, (new_server_seed(), honest.seat.table)).rowcount == 1
        honest.start()
        assert honest.until_asked()["commitment"] != promised_for  # the page of a browser stops here
        honest.reveal()
        assert honest.refusal() == "dice/promise"


# ---- a host who plays, and owns server, database and records ---------------------------------------------------------

LUCK = (new_luck(), new_luck())


def dice_of(seed: str, luck: tuple[str, str], attempt: int = 1) -> FairDice:
    commitment = FairDice(seed, ()).commitment
    return FairDice(seed, luck, tuple(promise_of(commitment, seat, word) for seat, word in enumerate(luck)), attempt)


TRUE = dice_of(new_server_seed(), LUCK)
SAVED = Witness(TRUE.commitment, LUCK[0], TRUE.fingerprint)  # by the page of seat 0, before it revealed


def test_the_honest_record_holds() -> None:
    assert verify(fair_game(TRUE).record(), witness=SAVED).over
    assert verify(fair_game(TRUE).record(), witness=Witness(code=dice_code(TRUE.fingerprint))).over


@pytest.mark.parametrize(
    ("dice", "code"),
    [
        (dice_of(new_server_seed(), LUCK), "verify/other-commitment"),  # the server's seed swapped
        (
            dice_of(TRUE.server_seed, (LUCK[0], new_luck())),
            "verify/other-code",
        ),  # the host's own luck chosen afterwards
        (dice_of(TRUE.server_seed, (new_luck(), LUCK[1])), "verify/other-luck"),  # the player's luck left out
        (replace(TRUE, attempt=2), "verify/other-code"),  # the rolls of another start
        (FairDice(TRUE.server_seed, LUCK), "verify/other-code"),  # without promises: luck in the clear
    ],
)
def test_a_host_cannot_write_another_game_that_fits_what_a_player_saved(dice: FairDice, code: str) -> None:
    record = fair_game(dice).record()
    assert verify(record).over  # sound in itself
    with pytest.raises(Unavailable) as refused:
        verify(record, witness=SAVED)
    assert refused.value.code == code


def test_a_reveal_that_does_not_fit_its_promise_is_found_without_any_witness() -> None:
    record = fair_game(replace(TRUE, luck=(LUCK[0], new_luck()))).record()
    with pytest.raises(Unavailable) as refused:
        verify(record)
    assert refused.value.code == "verify/promise"


def test_a_record_with_one_roll_edited_is_found() -> None:
    """Another value of one die, or a move that no longer fits: whichever comes first in the record is named."""
    lines = fair_game(TRUE).record().splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("roll "))
    for value in set("123456") - {lines[place][-1]}:
        edited = [*lines[:place], f"{lines[place][:-1]}{value}", *lines[place + 1 :]]
        with pytest.raises((Unavailable, Unreadable)):
            verify("\n".join(edited), witness=SAVED)
