"""Positions that cannot be: each is refused with its code, so that the engine never meets them."""

from __future__ import annotations

import pytest

from testing.damaged_positions import EMPTY, FAULTS, POSITION
from vitrall.cards.catalogue import base_deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.phases import DRAW, HAND
from vitrall.position import read_position, same, write_position

DECK = base_deck()


def test_the_sound_position_reads_back() -> None:
    assert write_position(read_position(POSITION, DECK)) == POSITION


@pytest.mark.parametrize(("old", "new", "code"), FAULTS)
def test_a_position_that_cannot_be_is_refused(old: str, new: str, code: str) -> None:
    assert old in POSITION
    with pytest.raises(Unreadable) as caught:
        read_position(POSITION.replace(old, new, 1), DECK)
    assert caught.value.code == f"position/{code}"


def test_a_die_in_hand_needs_a_space_that_takes_it() -> None:
    holding = POSITION.replace("phase=step", "phase=hand").replace("tool=grozing-pliers:1:-:-", "tool=-")
    assert read_position(holding, DECK).phase == HAND
    with pytest.raises(Unreadable, match="nobody can move") as caught:
        read_position(
            holding.replace(f"industria:{EMPTY}", "industria:...../...../...../....G4").replace("G17", "G16"), DECK
        )
    assert caught.value.code == "position/stuck"


def test_a_round_is_rolled_while_dice_are_left_to_roll() -> None:
    idle = POSITION.replace("flags=drafted,tooled,touched tool=grozing-pliers:1:-:- hand=G4", "flags=- tool=- hand=-")
    rolling = idle.replace("phase=step round=1 turn=2", "phase=roll round=1 turn=1")
    assert read_position(rolling, DECK).to_roll == 2
    assert read_position(rolling.replace("bag=R16Y17G17B17P18", "bag=P1"), DECK).to_roll == 1
    for full in (rolling.replace("bag=R16Y17G17B17P18", "bag=-"), rolling.replace("R5Y3B6", "R5Y3B6G4G2")):
        with pytest.raises(Unreadable, match=r"no die is left|at most"):
            read_position(full.replace("G17", "G16"), DECK)


def test_after_the_end_no_die_is_in_the_pool() -> None:
    idle = POSITION.replace("flags=drafted,tooled,touched tool=grozing-pliers:1:-:- hand=G4", "flags=- tool=- hand=-")
    over = idle.replace("phase=step round=1", "phase=over round=10").replace("track=-", "track=" + "/".join("-" * 10))
    assert read_position(over.replace("pool=R5Y3B6", "pool=-"), DECK).round == 10
    for wrong in (over, over.replace("round=10", "round=9")):
        with pytest.raises(Unreadable) as caught:
            read_position(wrong, DECK)
        assert caught.value.code == "position/phase"


def test_dice_may_be_missing_or_lie_against_the_rules() -> None:
    text = POSITION.replace("bag=R16Y17G17", "bag=R9Y17G16").replace(
        "firelight:R3..../...../", "firelight:R3R3.../..G1../"
    )
    state = read_position(text, DECK)
    assert same(state, read_position(write_position(state), DECK))


def test_fields_come_in_any_order() -> None:
    name, version, *fields = POSITION.split(" ")
    assert same(read_position(" ".join([name, version, *reversed(fields)]), DECK), read_position(POSITION, DECK))


MOVING = (  # Lathekin has moved a die to A2 and is to move another
    "vitrall-position 1 edition=standard players=2 phase=step round=2 turn=4 start=2 skips=- flags=tooled"
    " tool=lathekin:2:A2:P hand=- pool=G1G4 queue=- bag=R18Y15G15B17P15 track=Y3P5"
    " windows=sun-catcher:.B6P2../G2..../.Y4.../.....,symphony-of-light:.P5.../Y2..../...../....."
    " favor=0,0 tokens=lathekin:1,lens-cutter:1,flux-remover:7 publics=shade-variety,deep-shades,light-shades"
    " privates=shades-of-blue,shades-of-red"
    " offers=shadow-thief/sun-catcher,batllo/bellesguard,virtus/symphony-of-light,gravitas/water-of-life"
    " generator=3230528010756768294"
)


def test_the_dice_that_a_tool_has_moved_lie_where_it_says() -> None:
    assert write_position(read_position(MOVING, DECK)) == MOVING
    other = MOVING.replace("A2:P", "B1:Y")  # the other die of that window may be the one
    assert write_position(read_position(other, DECK)) == other
    for wrong in ("A2:Y", "B1:P", "A1:P", "A2:-", "-:P", "A2B1:Y"):
        with pytest.raises(Unreadable) as caught:
            read_position(MOVING.replace("A2:P", wrong), DECK)
        assert caught.value.code == "position/tool", wrong
    unpaid = MOVING.replace("tokens=lathekin:1", "tokens=lathekin:0")
    for text in (unpaid, MOVING.replace("flags=tooled", "flags=-")):
        with pytest.raises(Unreadable) as caught:
            read_position(text, DECK)
        assert caught.value.code == "position/tool"


def test_a_die_is_drawn_only_from_a_bag_that_has_one() -> None:
    drawing = POSITION.replace("grozing-pliers", "flux-remover").replace("phase=step", "phase=draw")
    drawing = drawing.replace("hand=G4", "hand=-")
    assert read_position(drawing, DECK).phase == DRAW
    with pytest.raises(Unreadable, match="no die is left") as caught:
        read_position(drawing.replace("bag=R16Y17G17B17P18", "bag=-"), DECK)
    assert caught.value.code == "position/dice"


CHOOSING = (
    "vitrall-position 1 edition=standard players=2 phase=choose round=- turn=- start=- skips=- flags=- tool=- hand=-"
    " pool=- queue=- bag=R18Y18G18B18P18 track=- windows=-,- favor=- tokens=- publics=-"
    " privates=shades-of-red,shades-of-yellow"
    " offers=suns-glory/firelight,shadow-thief/sun-catcher,virtus/symphony-of-light,via-lux/industria generator=-"
)


def test_before_the_first_roll_the_bag_is_full_and_no_later_card_is_dealt() -> None:
    assert write_position(read_position(CHOOSING, DECK)) == CHOOSING
    wrongs = [("bag=R18", "bag=R17", "dice"), ("tokens=-", "tokens=lathekin:0", "card")]
    for old, new, code in [*wrongs, ("publics=-", "publics=light-shades", "card")]:
        with pytest.raises(Unreadable) as caught:
            read_position(CHOOSING.replace(old, new), DECK)
        assert caught.value.code == f"position/{code}"
