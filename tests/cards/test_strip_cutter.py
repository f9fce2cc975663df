"""Strip Cutter: the drafted die against one of the own private pool."""

import pytest

from testing.table import Table
from testing.tool_scenes import HOLE_AT_B2
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine import deck, verbs

pytestmark = pytest.mark.card("strip-cutter")

OWN = "R1 R2 Y3 Y4 G5 G6 B1 B1 P3 P4"


def cutter() -> Table:
    """A first turn with private pools; the windows have nothing printed."""
    table = Table(own=[OWN, OWN], tools=["strip-cutter"], patterns=["fractal-drops"]).roll("R6 Y6 G6")
    return table.printed(0).printed(1)


def test_as_told() -> None:
    tool = full_deck().tools[full_catalogue().tool_index("strip-cutter")]
    assert (tool.when, "RYGBP"[tool.solo_color], tool.group) == (deck.WHEN_HAND, "R", deck.STANDARD)
    assert (list(tool.verbs), list(tool.args)) == ([verbs.SWAP_OWN], [0])


@pytest.mark.rule("X7")
def test_the_drafted_die_joins_the_own_pool_and_one_of_it_comes_into_the_hand() -> None:
    """Each kind is offered once, values stay; the turn's private die is still to come."""
    table = cutter().play("draft R6", "use strip-cutter")
    assert table.legal_with("exchange") == ["R1", "R2", "Y3", "Y4", "G5", "G6", "B1", "P3", "P4"]
    table.play("exchange B1")
    assert table.hand == "B1"
    assert " ".join(table.own(0)) == "R1 R2 Y3 Y4 G5 G6 R6 B1 P3 P4"
    table.play("place A1")
    assert "take R6" in table.legal
    table.play("take R6", "place A2", "pass")
    assert table.drawn(0)[0] == "B1 R6 .. .. .."


@pytest.mark.rule("X7", "T4")
def test_a_die_that_fits_nowhere_goes_to_the_draft_pool() -> None:
    """T4: it returns to the draft pool, although it came from the private pool."""
    table = Table(own=[OWN, OWN], tools=["strip-cutter"], patterns=["fractal-drops"]).roll("P6 Y6 G6")
    table.draw(0, *HOLE_AT_B2).play("draft P6", "use strip-cutter", "exchange R1")
    assert (table.hand, table.pool) == ("", ["Y6", "G6", "R1"])
    assert "P6" in table.own(0)
    assert table.refused("draft Y6") == ["draft/spent", "draft/no-space"]
    assert table.legal_with("take") == ["P6", "P3"]


@pytest.mark.rule("X6")
def test_only_a_drafted_die_is_exchanged() -> None:
    """A private die is placed as it lies."""
    table = cutter().play("take R1")
    assert table.refused("use strip-cutter") == ["tool/private-die"]
    assert cutter().refused("use strip-cutter") == ["tool/no-die-in-hand"]


@pytest.mark.rule("X7")
def test_only_what_lies_in_the_own_pool() -> None:
    table = cutter().play("draft R6", "use strip-cutter")
    assert table.refused("exchange R6") == ["own/not-in-pool"]
    assert table.refused("again R1") == ["own/no-tool"]


@pytest.mark.rule("X6")
def test_without_private_pools_it_is_not_dealt() -> None:
    ids = [full_deck().tools[index].id for index in Table().rules.tool_deck]
    assert "strip-cutter" not in ids
    assert "strip-cutter" in [full_deck().tools[index].id for index in cutter().rules.tool_deck]
