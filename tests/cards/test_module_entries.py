"""Pioneers, blooms, boards, rivalries, further decks and provenance: how they are written, and how they go wrong."""

import pytest

from testing.card_entries import (
    BACK,
    BLOOM,
    BOARD,
    FRONT,
    PIONEER,
    PRIVATE,
    PUBLIC,
    RIVALRY,
    TOOL,
    changed,
    check_fault,
    in_tool,
    many,
    refusal,
)
from vitrall.cards.catalogue import Catalogue, read_deck_text
from vitrall.engine import deck, verbs
from vitrall.engine.board import FULL, names

OWN = '[{ pick = "own" }, { pick = "own", may_stop = true }]'
HAND = '[{ roll = "hand" }]'


def handless(steps: str) -> str:
    """A tool with these steps, to be used without a die in hand; the steps are on line 7."""
    return in_tool(HAND, steps).replace("die-in-hand", "no-die-in-hand")


# ---- as written ------------------------------------------------------------------------------------------------------


def test_a_pioneer_is_read() -> None:
    card = read_deck_text(PIONEER, "deck.toml").pioneers[0].shape
    assert (card.id, card.points, card.needs) == ("first", 3, 2)


def test_a_pioneer_needs_its_goal_once_if_it_says_nothing() -> None:
    assert read_deck_text(changed(PIONEER, "needs = 2\n", ""), "deck.toml").pioneers[0].shape.needs == 1


def test_a_bloom_lies_in_the_top_left_corner() -> None:
    card = read_deck_text(BLOOM, "deck.toml").blooms[0].shape
    assert (card.points, card.missed, card.height, card.width) == (5, -3, 2, 3)
    places = {"RYGBPS"[facet]: names(mask) for facet, mask in zip(card.facets, card.masks, strict=True)}
    assert places == {"R": ["A1", "A3"], "G": ["B2"]}


def test_a_missed_bloom_costs_four_if_it_says_nothing() -> None:
    assert read_deck_text(changed(BLOOM, "missed = -3\n", ""), "deck.toml").blooms[0].shape.missed == -4


def test_a_board_is_read() -> None:
    card = read_deck_text(BOARD, "deck.toml").boards[0].shape
    assert names(card.spaces) == ["A1", "A2", "A3", "A4", "A5", "D1", "D2", "D3", "D4", "D5"]
    assert (card.printed, card.apart, card.any_color) == (deck.PRINTED_ANYTHING, deck.APART_CORNERS, False)
    other = read_deck_text('[[board]]\nid = "x"\nname = "X"\nany_color = true', "deck.toml").boards[0].shape
    assert (other.spaces, other.apart, other.any_color) == (FULL, deck.APART_SIDES, True)


def test_a_rivalry_is_a_public_objective_that_pays_by_places() -> None:
    card = read_deck_text(RIVALRY, "deck.toml").publics[0].shape
    assert (card.points, list(card.places), card.group) == (1, [12, 8, 5], deck.GREY_RIVALRY)
    plain = read_deck_text(changed(RIVALRY, "grey = true\n", ""), "deck.toml").publics[0].shape
    assert plain.group == deck.RIVALRY


def test_a_card_may_belong_to_a_further_deck() -> None:
    text = "".join(entry + 'deck = "further"\n' for entry in (FRONT, BACK, PRIVATE))
    read = read_deck_text(text + "".join(entry + 'deck = "grey"\n' for entry in (TOOL, PUBLIC)), "deck.toml")
    assert [card.shape.group for card in read.patterns] == [deck.FURTHER, deck.FURTHER]
    assert [read.privates[0].shape.group, read.tools[0].shape.group] == [deck.FURTHER, deck.GREY_DECK]
    assert read.publics[0].shape.group == deck.GREY_DECK


def test_the_standard_deck_may_be_named() -> None:
    assert read_deck_text(TOOL + 'deck = "standard"', "deck.toml").tools[0].shape.group == deck.STANDARD


@pytest.mark.parametrize(
    ("step", "verb", "argument"),
    [
        ('{ turn = "step", grey = true }', verbs.STEP_VALUE, verbs.GREY_ONLY),
        ('{ grey = true, turn = "other" }', verbs.OTHER_VALUE, verbs.GREY_ONLY),
        ('{ swap = "track", grey = true }', verbs.SWAP_TRACK, verbs.GREY_ONLY),
        ('{ swap = "track", grey = false }', verbs.SWAP_TRACK, 0),
        ('{ swap = "own" }', verbs.SWAP_OWN, 0),
    ],
)
def test_a_step_may_say_more_than_its_verb(step: str, verb: int, argument: int) -> None:
    tool = read_deck_text(in_tool(HAND, f"[{step}]"), "deck.toml").tools[0].shape
    assert (list(tool.verbs), list(tool.args)) == ([verb], [argument])


def test_dice_of_the_own_pool_are_picked_one_by_one() -> None:
    tool = read_deck_text(handless(OWN), "deck.toml").tools[0].shape
    assert list(zip(tool.verbs, tool.args, strict=True)) == [(verbs.PICK_OWN, 0), (verbs.PICK_OWN, verbs.MAY_STOP)]


# ---- how well a card is known ----------------------------------------------------------------------------------------


def attested(text: str, id: str = "rose") -> dict[str, str]:
    return Catalogue([read_deck_text(text, "deck.toml")]).attested("bloom", id)


def test_a_card_may_leave_open_how_well_it_is_known() -> None:
    assert attested(BLOOM) == {}


def test_a_card_is_known_as_a_whole_or_part_by_part() -> None:
    assert attested(BLOOM + 'attested = "two sources"') == {"card": "two sources"}
    assert attested(BLOOM + 'attested = { rule = "print", points = "own" }') == {"rule": "print", "points": "own"}


def test_a_file_speaks_for_the_cards_that_say_nothing() -> None:
    other = BLOOM.replace("rose", "lotus").replace("Rose", "Lotus") + 'attested = "own"\n'
    text = 'attested = { card = "print", name = "inferred" }\n' + BLOOM + other
    assert attested(text) == {"card": "print", "name": "inferred"}
    assert attested(text, "lotus") == {"card": "own"}


# ---- faults ----------------------------------------------------------------------------------------------------------

FAULTS = [
    ("card/unknown-field", 6, changed(PIONEER, "needs", "need"), "did you mean needs?"),
    ("card/unknown-field", 4, changed(BOARD, "spaces", "space"), "did you mean spaces?"),
    ("card/unknown-field", 5, RIVALRY.replace("measure", "points = 3\nmeasure"), "“points”"),
    ("card/missing-field", 1, PIONEER.split("goal")[0], "the field goal is missing"),
    ("card/missing-field", 1, BLOOM.split("rows")[0], "the field rows is missing"),
    ("card/missing-field", 1, changed(RIVALRY, "places = [12, 8, 5]\n", ""), "the field places is missing"),
    ("card/missing-field", 1, changed(BOARD, 'name = "Fence Off"\n', ""), "the field name is missing"),
    ("card/wrong-type", 6, changed(RIVALRY, "grey = true", 'grey = "yes"'), "true or false"),
    ("card/wrong-type", 4, changed(RIVALRY, "[12, 8, 5]", "12"), "a list of whole numbers, not 12"),
    ("card/wrong-type", 4, changed(RIVALRY, "8", "true"), "a list of whole numbers"),
    ("card/range", 4, changed(RIVALRY, "12", "100"), "places is 100, but must be from 0 to 99"),
    ("card/places", 4, changed(RIVALRY, "[12, 8, 5]", "[]"), "1 to 6 numbers"),
    ("card/places", 4, changed(RIVALRY, "[12, 8, 5]", "[7, 6, 5, 4, 3, 2, 1]"), "1 to 6 numbers"),
    ("card/places", 4, changed(RIVALRY, "[12, 8, 5]", "[8, 12]"), "none larger than the one before"),
    ("card/places", 4, changed(RIVALRY, "[12, 8, 5]", "[0, 0]"), "the first above 0"),
    ("card/range", 6, changed(PIONEER, "needs = 2", "needs = 0"), "needs is 0"),
    ("card/range", 4, changed(PIONEER, "points = 3", "points = 0"), "points is 0"),
    ("card/range", 5, changed(BLOOM, "-3", "3"), "missed is 3, but must be from -99 to 0"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', "[]"), "1 to 4 texts"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '["R", "G", "R", "G", "R"]'), "1 to 4 texts"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '["R.GBYP"]'), "1 to 5 marks"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '[""]'), "1 to 5 marks"),
    ("card/rows", 6, changed(BLOOM, ".G.", ".G"), "all of one length"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '["...", "R.G"]'), "must hold a colour"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '[".R", ".G"]'), "must hold a colour"),
    ("card/rows", 6, changed(BLOOM, '["R.R", ".G."]', '["."]'), "must hold a colour"),
    ("card/mark", 6, changed(BLOOM, ".G.", ".3."), "B2 holds “3”, which is not one of . R Y G B P S"),
    ("card/neighbours", 6, changed(BLOOM, ".G.", "R.."), "A1 and B1 lie side by side and both ask for R"),
    ("card/mark", 4, changed(BOARD, "#####", "####x"), "A5 holds “x”"),
    ("card/mark", 4, BOARD.replace("#", "."), "spaces marks no space"),
    ("card/rows", 4, changed(BOARD, '"#####", ', ""), "4 texts of 5 marks"),
    ("card/board", 5, changed(BOARD, "corners", "corner"), "did you mean corners?"),
    ("card/board", 6, BOARD + 'printed = "color"', "“color” is not one of: value, nothing"),
    ("card/board", 7, BOARD + 'printed = "value"\nany_color = true', "printed forbids them"),
    ("card/board", 1, '[[board]]\nid = "x"\nname = "X"\n', "this one changes nothing"),
    ("card/deck", 7, FRONT + 'deck = "grey"\n' + BACK, "“grey” is not one of: standard, further"),
    ("card/deck", 8, TOOL + 'deck = "further"', "not one of: standard, grey"),
    ("card/deck", 6, PUBLIC + 'deck = "gray"', "did you mean grey?"),
    ("card/deck", 5, PRIVATE + 'deck = "grey"', "not one of: standard, further"),
    ("card/deck", 8, handless(OWN) + 'deck = "grey"', "may have no private pools"),
    ("card/sides", 13, FRONT + BACK + 'deck = "further"', "sides in two decks"),
    ("card/unknown-field", 7, handless('[{ pick = "own", grey = true }]'), "“grey” is not one of: pick, may_stop"),
    ("card/unknown-field", 7, in_tool(HAND, '[{ swap = "own", grey = true }]'), "“grey” is not one of: swap"),
    ("card/unknown-field", 7, handless("[{ move = {}, grey = true }]"), "“grey” is not one of: move"),
    ("card/wrong-type", 7, in_tool(HAND, '[{ turn = "any", grey = 1 }]'), "true or false"),
    ("card/unknown-verb", 7, in_tool(HAND, "[{ grey = true }]"), "“grey” is not one of: move, turn"),
    ("card/verb-value", 7, handless('[{ trade = "gray" }]'), "did you mean grey?"),
    ("card/timing", 6, in_tool(HAND, '[{ trade = "grey" }]'), "with a die in hand"),
    ("card/timing", 6, in_tool(HAND, OWN), "with a die in hand"),
    ("card/timing", 6, handless('[{ swap = "own" }]'), "without a die in hand"),
    (
        "card/timing",
        6,
        in_tool(HAND, OWN).replace("die-in-hand", "first-turn-after-draft"),
        "pick own needs when = no-die-in-hand",
    ),
    ("card/order", 7, in_tool(HAND, '[{ roll = "hand" }, { swap = "own" }]'), "swap own must come first"),
    ("card/order", 7, handless('[{ trade = "grey" }, { move = {} }]'), "trade grey must be a tool’s only step"),
    ("card/order", 7, handless('[{ pick = "own", may_stop = true }]'), "the first pick may not be left out"),
    ("card/order", 7, handless('[{ pick = "own" }, { move = {} }]'), "only with further picks"),
    ("card/order", 7, handless('[{ move = {} }, { pick = "own" }]'), "only with further picks"),
    ("card/order", 7, in_tool(HAND, '[{ turn = "step" }, { turn = "any", grey = true }]'), "the first step"),
    ("card/attested", 7, BLOOM + 'attested = "printed"', "did you mean print?"),
    ("card/attested", 7, BLOOM + 'attested = { rule = "two" }', "rule “two” is not one of: print"),
    ("card/unknown-field", 7, BLOOM + 'attested = { text = "own" }', "“text” is not one of: card, name, rule, points"),
    ("card/wrong-type", 7, BLOOM + "attested = 3", "a text in quotation marks, not 3"),
    ("card/attested", 2, '# mine\nattested = "mine"\n' + BLOOM, "the file: attested “mine”"),
    ("card/wrong-type", 1, "attested = []\n" + BLOOM, "the file: attested must be a text in quotation marks"),
    ("card/duplicate-id", 8, BLOOM + BOARD.replace("fence-off", "rose"), "taken by bloom card “rose”"),
    ("card/too-many", 999 * 6 + 1, many(BLOOM, 1000), "at most 999"),
]


@pytest.mark.parametrize(
    ("code", "line", "text", "expected"), FAULTS, ids=[f"{code}-{expected}" for code, _, _, expected in FAULTS]
)
def test_a_fault_is_refused_with_its_line(code: str, line: int, text: str, expected: str) -> None:
    check_fault(code, line, text, expected)


@pytest.mark.lengthy
def test_rivalries_and_public_objectives_share_their_room() -> None:
    fault = refusal(many(PUBLIC, 600) + many(RIVALRY, 400))
    assert (fault.code, fault.line) == ("card/too-many", 600 * 5 + 399 * 6 + 1)
    assert "1,000" in fault.message
    assert "public objective" in fault.message
