"""The printed patterns and cards, compared space by space; looking cards up; decks of several files."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from testing.card_entries import BACK, FRONT, PRIVATE, RIVALRY, TOOL
from vitrall.cards.catalogue import (
    Catalogue,
    base_catalogue,
    base_deck,
    base_files,
    full_catalogue,
    full_deck,
    full_files,
    load,
    load_catalogue,
    read_deck_text,
)
from vitrall.cards.printed import PARTS, WORDS, Shape
from vitrall.engine import deck, verbs
from vitrall.engine import measure as words
from vitrall.engine.board import FULL, INDEX, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.measure import Measure

# card, favor, rows, id
WINDOWS = """
 1 6 1PY.4 PY..6 Y..53 .5421 suns-glory
 1 5 3415. .62.Y ...YR 5.YR6 firelight
 2 5 6P..5 5.P.. R6.P. YR543 shadow-thief
 2 3 .B2.Y .4.R. ..5Y. G3..P sun-catcher
 3 5 .BR.. .45.B B2.R5 6R31. fulgor-del-cielo
 3 3 ..R5. P4.G3 6..B. .Y2.. luz-celestial
 4 4 R.B.Y 4P3G2 .1.5. ..6.. aurora-sagradis
 4 5 5GBP2 P...Y Y.6.P 1..G4 aurorae-magnificus
 5 6 ..1.. 1G3B2 B546G .B5G. lux-mundi
 5 5 .1GP4 6P25G 1G53P ..... lux-astram
 6 4 YB..1 G.5.4 3.R.G 2..BY kaleidoscopic-dream
 6 5 P6..3 5P3.. .2P1. .15P4 firmitas
 7 5 1.3B. .2B.. 6B.4. B52.1 gravitas
 7 6 6B..1 .5B.. 4R2B. G6Y3P water-of-life
 8 5 ..6.. .5B4. 3GYP2 14R53 batllo
 8 3 B6..Y .3B.. .562. .4.1G bellesguard
 9 5 4.25G ..6G2 .3G4. 5G1.. virtus
 9 6 2.5.1 Y6P2R .B4G. .3.5. symphony-of-light
10 5 ...R5 ..P4B .B3Y6 Y2G1R ripples-of-light
10 3 .4.Y6 R.2.. ..RP1 BY... fractal-drops
11 4 Y.6.. .15.2 3YRP. ..43R via-lux
11 5 1R3.6 54R2. ..5R1 ...3R industria
12 4 ..G.. 2Y5B1 .R3P. 1.6.4 chromatic-splendor
12 5 Y.2.6 .4.5Y ...Y5 12Y3. comitas
"""

# number, solo colour, when, steps with their arguments, id
TOOLS = [
    (1, "P", deck.WHEN_HAND, [(verbs.STEP_VALUE, 0)], "grozing-pliers"),
    (2, "B", deck.WHEN_NO_HAND, [(verbs.MOVE, verbs.WAIVE_COLOR)], "eglomise-brush"),
    (3, "R", deck.WHEN_NO_HAND, [(verbs.MOVE, verbs.WAIVE_VALUE)], "copper-foil-burnisher"),
    (4, "Y", deck.WHEN_NO_HAND, [(verbs.MOVE, 0), (verbs.MOVE, 0)], "lathekin"),
    (5, "G", deck.WHEN_HAND, [(verbs.SWAP_TRACK, 0)], "lens-cutter"),
    (6, "P", deck.WHEN_HAND, [(verbs.ROLL_HAND, 0)], "flux-brush"),
    (7, "B", deck.WHEN_SECOND_TURN, [(verbs.ROLL_POOL, 0)], "glazing-hammer"),
    (8, "R", deck.WHEN_FIRST_TURN, [(verbs.DRAFT_AGAIN, 0)], "running-pliers"),
    (9, "Y", deck.WHEN_HAND, [(verbs.PLACE_ISOLATED, 0)], "cork-backed-straightedge"),
    (10, "G", deck.WHEN_HAND, [(verbs.OPPOSITE_VALUE, 0)], "grinding-stone"),
    (11, "P", deck.WHEN_HAND, [(verbs.REBAG, 0), (verbs.ANY_VALUE, 0), (verbs.MAY_RETURN, 0)], "flux-remover"),
    (
        12,
        "B",
        deck.WHEN_NO_HAND,
        [(verbs.MOVE, verbs.ON_TRACK), (verbs.MOVE, verbs.ON_TRACK | verbs.MAY_STOP)],
        "tap-wheel",
    ),
]

# id, points, groups, dice that count or members of a set, conditions with their numbers
PUBLICS = [
    ("row-color-variety", 6, words.OVER_ROWS, "", [(words.IS_FULL, 0), (words.UNLIKE_OF, 0)]),
    ("column-color-variety", 5, words.OVER_COLUMNS, "", [(words.IS_FULL, 0), (words.UNLIKE_OF, 0)]),
    ("row-shade-variety", 5, words.OVER_ROWS, "", [(words.IS_FULL, 0), (words.UNLIKE_OF, 1)]),
    ("column-shade-variety", 4, words.OVER_COLUMNS, "", [(words.IS_FULL, 0), (words.UNLIKE_OF, 1)]),
    ("light-shades", 2, words.OVER_SETS, "12", []),
    ("medium-shades", 2, words.OVER_SETS, "34", []),
    ("deep-shades", 2, words.OVER_SETS, "56", []),
    ("shade-variety", 5, words.OVER_SETS, "123456", []),
    ("color-variety", 4, words.OVER_SETS, "RYGBP", []),
    ("color-diagonals", 1, words.OVER_DICE, "", [(words.CORNER_LIKE_OF, 0)]),
]


# ---- the base game ---------------------------------------------------------------------------------------------------


def test_every_window_is_as_printed() -> None:
    lines = []
    for place, pattern in enumerate(base_deck().patterns):
        card = list(base_deck().sides).index(place) // 2 + 1
        lines.append(f"{card:2} {pattern.favor} {' '.join(pattern.rows)} {pattern.id}")
    assert lines == WINDOWS.strip("\n").splitlines()


@pytest.mark.rule("S9")
def test_the_decks_have_their_sizes() -> None:
    base = base_deck()
    assert [len(base.patterns), len(base.sides) // 2] == [24, 12]
    assert [len(base.tools), len(base.publics), len(base.privates)] == [12, 10, 5]


def test_printed_spaces_take_what_is_printed() -> None:
    pattern = base_deck().patterns[base_catalogue().pattern_index("fractal-drops")]
    for name, mark in zip(NAMES, "".join(pattern.rows), strict=True):
        taken = "".join(facet for facet, mask in zip("RYGBPS123456", pattern.printed, strict=True) if takes(mask, name))
        assert taken == {".": "RYGBPS123456"}.get(mark, mark + "123456" if mark.isalpha() else "RYGBPS" + mark)


def takes(mask: int, name: str) -> bool:
    return bool((mask >> INDEX[name]) & 1)


@pytest.mark.parametrize(("number", "solo", "when", "steps", "id"), TOOLS)
def test_every_tool_is_as_printed(number: int, solo: str, when: int, steps: list[tuple[int, int]], id: str) -> None:
    tool = base_deck().tools[number - 1]
    assert (tool.id, tool.number, tool.when) == (id, number, when)
    assert (tool.solo_color, tool.solo_value) == ("RYGBP".index(solo), 0)
    assert list(zip(tool.verbs, tool.args, strict=True)) == steps


def test_every_public_objective_is_as_printed() -> None:
    cards = [(card.id, card.points, *asked(card.measure)) for card in base_deck().publics]
    assert cards == PUBLICS
    assert {card.measure.worth for card in base_deck().publics} == {words.WORTH_ONE}


def test_the_private_objectives_sum_their_colour() -> None:
    privates = base_deck().privates
    assert [card.id for card in privates] == [
        f"shades-of-{color}" for color in ("red", "yellow", "green", "blue", "purple")
    ]
    cards = [(card.points, card.measure.worth, *asked(card.measure)) for card in privates]
    assert cards == [(1, words.WORTH_SUM, words.OVER_DICE, color, []) for color in "RYGBP"]


def asked(measure: Measure) -> tuple[int, str, list[tuple[int, int]]]:
    """What a measure looks at all over the window, and what must hold of it."""
    assert measure.cells == FULL
    facets = "".join("RYGBPS123456"[facet] for facet in measure.facets)
    return measure.over, facets, list(zip(measure.conditions, measure.numbers, strict=True))


def test_a_deck_is_read_once() -> None:
    assert base_deck() is base_deck()
    assert full_deck() is full_deck()


# ---- with five and six players, and with Glory -----------------------------------------------------------------------


def test_the_full_deck_has_its_sizes() -> None:
    full = full_deck()
    assert [len(full.patterns), len(full.sides) // 2] == [36, 18]
    assert [len(full.tools), len(full.publics), len(full.privates)] == [12 + 2 + 3, 10 + 3 + 9, 5 + 6]
    assert [len(full.pioneers), len(full.blooms), len(full.boards)] == [15, 12, 6]


def test_the_cards_of_the_base_game_keep_their_places() -> None:
    base, full = base_deck(), full_deck()
    assert full.patterns[:24] == base.patterns
    assert list(full.sides)[:24] == list(base.sides)
    assert full.tools[:12] == base.tools
    assert full.publics[:10] == base.publics
    assert full.privates[:5] == base.privates


def test_every_card_tells_how_well_it_is_known() -> None:
    cards = full_catalogue()
    words = {
        (kind, card.id): cards.attested(kind, card.id) for kind, some in kinds(full_deck()).items() for card in some
    }
    assert all(parts and set(parts) <= set(PARTS) and set(parts.values()) <= set(WORDS) for parts in words.values())
    assert {
        tuple(cards.attested(kind, card.id).items()) for kind, some in kinds(base_deck()).items() for card in some
    } == {(("card", "print"),)}
    assert words["pattern", "sol"] == {"card": "two sources"}
    assert words["pattern", "ligero"] == {"card": "one source"}
    assert words["board", "no-touch"] == {"rule": "print", "name": "own"}
    assert words["pioneer", "prism-column"] == {"rule": "one source", "points": "own", "name": "own"}
    assert words["public", "deepest-light"] == {"rule": "own", "points": "inferred", "name": "own"}
    assert words["bloom", "poppy"] == {"card": "own"}


def kinds(cards: Deck) -> dict[str, Sequence[Shape]]:
    return {
        "pattern": cards.patterns,
        "tool": cards.tools,
        "public": cards.publics,
        "private": cards.privates,
        "pioneer": cards.pioneers,
        "bloom": cards.blooms,
        "board": cards.boards,
    }


# ---- finding cards ---------------------------------------------------------------------------------------------------


def test_a_card_is_found_by_id_and_by_name() -> None:
    cards = base_catalogue()
    assert cards.pattern_index("suns-glory") == cards.pattern_index(" SUN’S glory ") == 0
    assert cards.tool_index("Cork-backed Straightedge") == cards.tool_index("cork-backed-straightedge") == 8
    assert cards.public_index("color diagonals") == 9
    assert cards.private_index("Shades of Red") == 0
    assert cards.name("pattern", "suns-glory") == "Sun's Glory"


def test_a_card_of_a_module_is_found_too() -> None:
    cards, deck = full_catalogue(), full_deck()
    assert deck.publics[cards.public_index("Deepest Light")].id == "deepest-light"
    assert deck.pioneers[cards.pioneer_index("Twin Panes")].id == "twin-panes"
    assert deck.blooms[cards.bloom_index("passion flower")].id == "passion-flower"
    assert deck.boards[cards.board_index("Clear Glass")].id == "blank-spaces"
    assert cards.name("public", "deepest-light") == "Deepest Light"


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        (lambda cards: cards.pattern_index("sun glory"), "there is no pattern “sun glory”; did you mean Sun's Glory?"),
        (lambda cards: cards.tool_index("firelight"), "there is no tool “firelight”"),
        (lambda cards: cards.public_index("rows"), "there is no public objective “rows”"),
        (lambda cards: cards.private_index("x" * 5000), "there is no private objective"),
        (lambda cards: cards.name("tool", "hammer"), "there is no tool “hammer”"),
        (lambda cards: cards.name("tols", "hammer"), "did you mean tool?"),
        (lambda cards: cards.attested("tool", "hammer"), "there is no tool “hammer”"),
        (lambda cards: cards.attested("rivalry", "hammer"), "“rivalry” is not one of: pattern"),
        (lambda cards: cards.bloom_index("rose"), "there is no bloom card “rose”"),
    ],
)
def test_an_unknown_card_is_refused_with_what_comes_near(look: Callable[[Catalogue], object], expected: str) -> None:
    with pytest.raises(Unreadable) as refused:
        look(base_catalogue())
    assert refused.value.code == "card/unknown"
    assert expected in refused.value.message


# ---- several files ---------------------------------------------------------------------------------------------------


def test_own_cards_join_the_base_game(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(FRONT + TOOL + BACK, encoding="utf-8")
    cards = load_catalogue([*base_files(), path, read_deck_text(PRIVATE, "pasted")])
    assert list(cards.deck.sides)[-2:] == [24, 25]
    assert [cards.pattern_index("Back"), cards.tool_index("saw"), cards.private_index("secret")] == [25, 12, 5]


def test_two_files_may_not_share_an_id() -> None:
    own = read_deck_text(PRIVATE.replace('"secret"', '"lathekin"'), "own.toml")
    with pytest.raises(Unreadable, match=r"own.toml, line 2: .* taken by tool “lathekin” .base/tools.toml") as refused:
        load([*base_files(), own])
    assert refused.value.code == "card/duplicate-id"


def test_a_rivalry_may_not_take_the_name_of_a_public_objective() -> None:
    own = read_deck_text(RIVALRY.replace("Most Reds", "Light Shades"), "own.toml")
    with pytest.raises(Unreadable, match=r"own.toml, line 3: .* taken by public objective .light-shades.") as refused:
        load([*base_files(), own])
    assert refused.value.code == "card/duplicate-name"


def test_own_cards_come_after_all_others() -> None:
    own = [read_deck_text(RIVALRY, "own.toml"), read_deck_text(PRIVATE, "pasted")]
    cards = load_catalogue([*full_files(), *own])
    assert [card.id for card in cards.deck.publics[-2:]] == ["ash-company", "most-reds"]
    assert cards.deck.publics[:-1] == full_deck().publics
    assert cards.attested("public", "most-reds") == {}
