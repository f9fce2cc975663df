"""Promises: they fix luck, for one seat at one start; and the code that people read to each other."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from testing.command_line import vitrall
from testing.fair_game import fair_game
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.fair import FairDice, Witness, dice_code, new_luck, promise_of, verify
from vitrall.fair.luck_promise import checked_promise, fits_promise

SEED = "5a" * 32
COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
LUCK = ("11" * 32, "22" * 32)
PROMISES = tuple(promise_of(COMMITMENT, seat, luck) for seat, luck in enumerate(LUCK))
DICE = FairDice(SEED, LUCK, PROMISES, 3)
RECORD = fair_game(DICE).record()


def test_a_promise_is_the_hash_of_four_lines() -> None:
    lines = f"vitrall luck promise 1\n{COMMITMENT}\n1\n{LUCK[1]}"
    assert PROMISES[1] == hashlib.sha256(lines.encode()).hexdigest()


def test_a_promise_fits_its_luck_only_at_its_seat_and_start() -> None:
    assert fits_promise(PROMISES[0], COMMITMENT, 0, LUCK[0])
    assert not fits_promise(PROMISES[0], COMMITMENT, 0, LUCK[1])
    assert not fits_promise(PROMISES[0], COMMITMENT, 1, LUCK[0])
    assert not fits_promise(PROMISES[0], "00" * 32, 0, LUCK[0])


@pytest.mark.parametrize("luck", ["", "11", "11" * 31, "11" * 33, "zz" * 32])
def test_luck_that_could_be_tried_out_is_never_a_promised_one(luck: str) -> None:
    assert not fits_promise(promise_of(COMMITMENT, 0, luck), COMMITMENT, 0, luck)


def test_new_luck_has_256_bits_and_is_new() -> None:
    assert len({new_luck() for _ in range(9)}) == 9
    assert len(new_luck()) == 64


@pytest.mark.parametrize("word", ["", "5A" * 32, "5a" * 31, "x"])
def test_a_promise_that_is_no_hash_is_refused(word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        checked_promise(word)
    assert refused.value.code == "fair/promise"


def test_promised_dice_are_swayed_by_the_number_of_the_start_and_others_are_as_before() -> None:
    parts = [b"vitrall fair dice 2", b"3", SEED.encode(), *(luck.encode() for luck in LUCK)]
    assert DICE.dice_seed == hashlib.sha256(b"\n".join(parts)).digest()
    assert replace(DICE, attempt=4).dice_seed != DICE.dice_seed
    without = replace(DICE, promises=("", ""))
    assert without.dice_seed == FairDice(SEED, LUCK).dice_seed != DICE.dice_seed


def test_the_code_changes_with_all_that_was_fixed_and_with_nothing_else() -> None:
    assert DICE.fingerprint == replace(DICE, luck=("", "")).fingerprint  # known before the first luck is
    others = [
        replace(DICE, attempt=4),
        replace(DICE, server_seed="5b" * 32),
        replace(DICE, promises=(PROMISES[0], "33" * 32)),
        replace(DICE, promises=(PROMISES[0], "")),
        replace(DICE, promises=()),
    ]
    assert len({dice.fingerprint for dice in [DICE, *others]}) == 6


def test_the_code_is_six_dice() -> None:
    assert dice_code("00" * 32) == "R1 R1 R1 R1 R1 R1"
    assert dice_code(f"{29 + 30 * 6:064x}") == "P6 Y1 R1 R1 R1 R1"
    assert len(dice_code(DICE.fingerprint).split()) == 6


def test_a_record_tells_promises_and_is_proven_with_them() -> None:
    assert "dice-attempt: 3\n" in RECORD
    assert f"dice-promise 2: {PROMISES[1]}\n" in RECORD
    assert verify(RECORD, witness=Witness(COMMITMENT, LUCK[1], DICE.fingerprint)).over
    assert verify(RECORD, witness=Witness(code=dice_code(DICE.fingerprint).lower())).over


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (f"dice-promise 2: {PROMISES[1]}", "dice-promise 2: " + "00" * 32, "verify/promise"),
        (f"dice-luck 2: {LUCK[1]}", "dice-luck 2: " + "23" * 32, "verify/promise"),
        (f"dice-luck 2: {LUCK[1]}", "dice-luck 2: 22", "verify/promise"),
        (f"dice-promise 2: {PROMISES[1]}", "dice-promise 2: mine", "fair/promise"),
        ("dice-attempt: 3", "dice-attempt: 4", "verify/roll"),
        ("dice-attempt: 3", "dice-attempt: 0", "fair/attempt"),
        ("dice-attempt: 3", "dice-attempt: three", "fair/attempt"),
        ("dice-attempt: 3", "dice-attempt: 00000003", "fair/attempt"),  # longer than any number that is allowed
    ],
)
def test_a_record_that_breaks_a_promise_is_refused(old: str, new: str, code: str) -> None:
    assert old in RECORD
    with pytest.raises((Unavailable, Unreadable)) as refused:
        verify(RECORD.replace(old, new))
    assert refused.value.code == code


def test_the_command_line_takes_the_code() -> None:
    right = vitrall("verify", "-", "--code", dice_code(DICE.fingerprint), typed=RECORD)
    assert right.returncode == 0, right.stderr
    wrong = vitrall("verify", "-", "--code", "R1 R1 R1 R1 R1 R1", typed=RECORD)
    assert wrong.returncode != 0
    assert "[verify/other-code]" in wrong.stderr
