"""Lead Came Nippers: one or two dice of the own private pool are rolled again."""

import pytest

from testing.table import Table
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.cards.printed import vector
from vitrall.engine import deck, verbs
from vitrall.engine.dice import BY_TEXT, NO_DIE

pytestmark = pytest.mark.card("lead-came-nippers")

OWN = "R1 R1 Y3 Y4 G5 G6 B1 B2 P3 P4"


def nippers() -> Table:
    table = Table(own=[OWN, OWN], tools=["lead-came-nippers"]).roll("R6 Y6 G6")
    return table.printed(0).printed(1)


def test_as_told() -> None:
    tool = full_deck().tools[full_catalogue().tool_index("lead-came-nippers")]
    assert (tool.when, "RYGBP"[tool.solo_color], tool.group) == (deck.WHEN_NO_HAND, "Y", deck.STANDARD)
    assert list(zip(tool.verbs, tool.args, strict=True)) == [(verbs.PICK_OWN, 0), (verbs.PICK_OWN, verbs.MAY_STOP)]


@pytest.mark.rule("X7")
def test_one_die_must_be_picked_and_a_second_may() -> None:
    table = nippers().play("use lead-came-nippers")
    assert "stop" not in table.legal
    assert table.refused("pass") == ["pass/tool-owes"]
    table.play("again R1")
    assert table.legal_with("again") == ["R1", "Y3", "Y4", "G5", "G6", "B1", "B2", "P3", "P4"]
    table.play("stop", "roll R6")
    assert " ".join(table.own(0)) == "R6 R1 Y3 Y4 G5 G6 B1 B2 P3 P4"
    assert "draft R6" in table.legal


@pytest.mark.rule("X7")
def test_both_are_rolled_once_both_are_picked() -> None:
    """Twins are two dice; the second is picked before the first has its new value."""
    table = nippers().play("use lead-came-nippers", "again R1", "again R1")
    assert table.legal_with("roll") == ["R1", "R2", "R3", "R4", "R5", "R6"]
    table.play("roll R5", "roll R2")
    assert " ".join(table.own(0)) == "R5 R2 Y3 Y4 G5 G6 B1 B2 P3 P4"
    assert " ".join(table.own(1)) == OWN


def test_the_last_die_of_the_pool_is_rolled_alone() -> None:
    table = nippers()
    table.state.own = vector([BY_TEXT["P4"], *[NO_DIE] * 19])
    table.play("use lead-came-nippers", "again P4", "roll P1")
    assert table.own(0) == ["P1"]
    assert "pass" in table.legal


@pytest.mark.rule("U2", "U3")
def test_not_with_an_empty_private_pool_nor_with_a_die_in_hand() -> None:
    table = nippers()
    table.play("draft R6")
    assert table.refused("use lead-came-nippers") == ["tool/die-in-hand"]
    table.play("place A1")
    table.state.own = vector([NO_DIE] * 20)
    assert table.refused("use lead-came-nippers") == ["tool/impossible"]


@pytest.mark.rule("U15")
def test_with_an_empty_draft_pool_it_still_works() -> None:
    assert "use lead-came-nippers" in nippers().lay("").legal


def test_after_the_placement_too() -> None:
    table = nippers().play("take R1", "place A1", "use lead-came-nippers", "again B1", "stop", "roll B6", "pass")
    assert len(table.own(0)) == 9
    assert table.state.seat == 1
