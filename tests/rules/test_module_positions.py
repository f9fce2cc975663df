"""Positions with modules and private pools: each field is restored, and what cannot be is refused with its code."""

from __future__ import annotations

import pytest

from testing.damaged_module_positions import FAULTS, POSITION
from vitrall.cards.catalogue import full_deck
from vitrall.engine import phases
from vitrall.engine.errors import Unreadable
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import BLOOMS, Options
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import HIDDEN, NOT_SEEDED, new_state
from vitrall.position import read_position, same, write_position
from vitrall.record import Record, replay

DECK = full_deck()
NOTATION = Notation(DECK)
# The same before the tool: the private die is in hand.
HOLDING = (
    POSITION.replace("phase=roll-picked", "phase=hand")
    .replace("flags=drafted,tooled,taken tool=lead-came-nippers:3:-:- hand=-", "flags=taken,private tool=- hand=B1")
    .replace("queue=R1P4", "queue=-")
    .replace("/B1....", "/.....")
    .replace("own=.R2", "own=R1R2")
    .replace("P3.,", "P3P4,")
)


def refused(text: str) -> str:
    with pytest.raises(Unreadable) as caught:
        read_position(text, DECK)
    return caught.value.code


@pytest.mark.parametrize(
    "text", [POSITION, HOLDING, POSITION.replace("queue=R1P4", "queue=P4").replace("own=.", "own=R6")]
)
def test_a_position_with_everything_reads_back(text: str) -> None:
    assert write_position(read_position(text, DECK)) == text


def test_while_a_tool_asks_for_dice_each_step_has_picked_one() -> None:
    picking = POSITION.replace("phase=roll-picked", "phase=step").replace("queue=R1P4", "queue=P4")
    picking = picking.replace("nippers:3:", "nippers:2:").replace("own=.", "own=R1")
    assert write_position(read_position(picking, DECK)) == picking
    assert refused(picking.replace("queue=P4", "queue=-").replace("P3.,", "P3P4,")) == "position/hand"


def test_what_is_left_in_the_grey_pool_follows_from_the_round() -> None:
    state = read_position(POSITION, DECK)
    assert state.grey_left == 9
    rolling = HOLDING.replace("phase=hand", "phase=roll-grey").replace("flags=taken,private", "flags=-")
    rolling = (
        rolling.replace("hand=B1", "hand=-")
        .replace("sol:.S3...", "sol:.....")
        .replace("own=R1R2Y3Y4G5G6.", "own=R1R2Y3Y4G5G6B1")
    )
    rolling = rolling.replace("round=1", "round=7").replace("track=-", "track=-/-/-/-/-/-")
    again = read_position(rolling, DECK)
    assert (again.phase, again.grey_left) == (phases.ROLL_GREY, 4)
    play(again, NOTATION.action("roll S2"))
    assert (again.phase, again.grey_left) == (phases.TURN, 3)


def test_the_board_binds_restored_windows() -> None:
    state = read_position(HOLDING, DECK)
    assert state.windows[0].grey_apart[1] == 0b00010_00010_00010_00010
    assert state.windows[0].open[5] & (1 << 16) == 0  # D2, in the column of the grey die


@pytest.mark.parametrize(("old", "new", "code"), FAULTS)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, code: str) -> None:
    assert old in POSITION
    assert refused(POSITION.replace(old, new, 1)) == f"position/{code}"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("flags=taken,private", "flags=private", "hand"),
        ("flags=taken,private", "flags=taken,private,touched", "hand"),
        ("flags=taken,private", "flags=taken", "hand"),
        ("flags=taken,private", "flags=drafted,tooled,touched,taken,private", "hand"),
        ("own=R1R2Y3Y4G5G6.B2P3P4", "own=R1R2Y3Y4G5G6B2B2P3P4", "dice"),
        ("phase=hand", "phase=turn", "hand"),
    ],
)
def test_a_private_die_in_hand_must_fit_together(old: str, new: str, code: str) -> None:
    assert old in HOLDING
    assert refused(HOLDING.replace(old, new, 1)) == f"position/{code}"


def test_without_pools_no_private_die_is_taken() -> None:
    plain = HOLDING.replace(" private-pools=yes", "").replace("own=R1R2Y3Y4G5G6.B2P3P4,R1R2Y3Y4G5G6B1B2P3P4 ", "")
    plain = plain.replace("lead-came-nippers:1", "lathekin:1").replace("strip-cutter:0", "tap-wheel:0")
    plain = plain.replace("bag=R5Y6G5B6P6S4", "bag=R9Y10G9B9P10S4")
    assert refused(plain) == "position/hand"
    assert read_position(plain.replace("flags=taken,private", "flags=drafted"), DECK).phase == phases.HAND


def test_before_the_first_roll_the_pools_are_as_they_were_rolled() -> None:
    state = new_state(Rules(Options(private_pools=True), DECK), NOT_SEEDED)
    while state.phase != phases.ROLL_OWN or len(state.own) < 13:
        play(state, legal(state)[0])
    text = write_position(state)
    assert text.endswith(" own=R1R1Y1Y1G1G1B1B1P1P1,R1R1Y1 generator=-")
    assert same(read_position(text, DECK), state)
    assert refused(text.replace("R1R1Y1 gen", "R1R1R1 gen")) == "position/dice"
    assert refused(text.replace("R1R1Y1 gen", "R1R1. gen")) == "position/dice"
    assert refused(text.replace("own=R1R1Y1Y1", "own=R1R1Y1")) == "position/value"


def test_a_bloom_not_known_and_a_number_of_them_are_restored() -> None:
    position = POSITION.replace("blooms=poppy,iris", "blooms=?,?").replace("kept=both", "kept=?2")
    state = read_position(position, DECK)
    assert list(state.deal.blooms)[:2] == [HIDDEN, HIDDEN]
    assert write_position(state) == position


def test_a_choice_that_is_not_known_cannot_be_played_on_from() -> None:
    played = ["deal private ?"] * 2 + ["deal bloom ?"] * 4 + ["deal window ?"] * 4 + ["choose 1 ?"]
    options = Options(modules=(BLOOMS,))
    choosing = replay(Record(options, {}, [int(NOTATION.action(text)) for text in played]), DECK)
    assert refused(write_position(choosing)) == "position/card"
    played[-1:] = ["choose 1 firelight", "choose 2 industria", "keep 2 ?"]
    keeping = replay(Record(options, {}, [int(NOTATION.action(text)) for text in played]), DECK)
    assert refused(write_position(keeping)) == "position/value"
