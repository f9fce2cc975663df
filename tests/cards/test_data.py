"""What is printed, held cell by cell, and every way in which a card file can be wrong."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vitrall.cards.catalogue import (
    BASE,
    Catalogue,
    base_catalogue,
    base_deck,
    base_files,
    load,
    load_catalogue,
    read_deck_bytes,
    read_deck_file,
    read_deck_text,
)
from vitrall.cards.faults import UnreadableCards
from vitrall.engine import deck
from vitrall.engine.board import FULL, INDEX, NAMES, names
from vitrall.engine.deck import Objective
from vitrall.engine.errors import Unreadable

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "vitrall" / "cards" / "base"

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
    (1, "P", deck.WHEN_HAND, [(deck.STEP_VALUE, 0)], "grozing-pliers"),
    (2, "B", deck.WHEN_NO_HAND, [(deck.MOVE, deck.WAIVE_COLOR)], "eglomise-brush"),
    (3, "R", deck.WHEN_NO_HAND, [(deck.MOVE, deck.WAIVE_VALUE)], "copper-foil-burnisher"),
    (4, "Y", deck.WHEN_NO_HAND, [(deck.MOVE, 0), (deck.MOVE, 0)], "lathekin"),
    (5, "G", deck.WHEN_HAND, [(deck.SWAP_TRACK, 0)], "lens-cutter"),
    (6, "P", deck.WHEN_HAND, [(deck.ROLL_HAND, 0)], "flux-brush"),
    (7, "B", deck.WHEN_SECOND_TURN, [(deck.ROLL_POOL, 0)], "glazing-hammer"),
    (8, "R", deck.WHEN_FIRST_TURN, [(deck.DRAFT_AGAIN, 0)], "running-pliers"),
    (9, "Y", deck.WHEN_HAND, [(deck.PLACE_ISOLATED, 0)], "cork-backed-straightedge"),
    (10, "G", deck.WHEN_HAND, [(deck.OPPOSITE_VALUE, 0)], "grinding-stone"),
    (11, "P", deck.WHEN_HAND, [(deck.REBAG, 0), (deck.ANY_VALUE, 0), (deck.MAY_RETURN, 0)], "flux-remover"),
    (
        12,
        "B",
        deck.WHEN_NO_HAND,
        [(deck.MOVE, deck.ON_TRACK), (deck.MOVE, deck.ON_TRACK | deck.MAY_STOP)],
        "tap-wheel",
    ),
]

PUBLICS = [
    ("row-color-variety", 6, deck.LINES, [0, 0]),
    ("column-color-variety", 5, deck.LINES, [1, 0]),
    ("row-shade-variety", 5, deck.LINES, [0, 1]),
    ("column-shade-variety", 4, deck.LINES, [1, 1]),
    ("light-shades", 2, deck.SETS, [6, 7]),
    ("medium-shades", 2, deck.SETS, [8, 9]),
    ("deep-shades", 2, deck.SETS, [10, 11]),
    ("shade-variety", 5, deck.SETS, [6, 7, 8, 9, 10, 11]),
    ("color-variety", 4, deck.SETS, [0, 1, 2, 3, 4]),
    ("color-diagonals", 1, deck.DIAGONALS, [0]),
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
    assert [(card.id, card.points, card.kind, list(card.facets)) for card in base_deck().publics] == PUBLICS
    assert {card.cells for card in base_deck().publics} == {FULL}


def test_the_private_objectives_sum_their_colour() -> None:
    privates = base_deck().privates
    assert [card.id for card in privates] == [
        f"shades-of-{color}" for color in ("red", "yellow", "green", "blue", "purple")
    ]
    told = [(card.points, card.kind, list(card.facets), card.cells) for card in privates]
    assert told == [(1, deck.SUM, [color], FULL) for color in range(5)]


def test_the_base_deck_is_read_once() -> None:
    assert base_deck() is base_deck()


# ---- finding cards ---------------------------------------------------------------------------------------------------


def test_a_card_is_found_by_id_and_by_name() -> None:
    cards = base_catalogue()
    assert cards.pattern_index("suns-glory") == cards.pattern_index(" SUN’S glory ") == 0
    assert cards.tool_index("Cork-backed Straightedge") == cards.tool_index("cork-backed-straightedge") == 8
    assert cards.public_index("color diagonals") == 9
    assert cards.private_index("Shades of Red") == 0
    assert cards.name("pattern", "suns-glory") == "Sun's Glory"


@pytest.mark.parametrize(
    ("look", "told"),
    [
        (lambda cards: cards.pattern_index("sun glory"), 'there is no pattern "sun glory"; did you mean Sun\'s Glory?'),
        (lambda cards: cards.tool_index("firelight"), 'there is no tool "firelight"'),
        (lambda cards: cards.public_index("rows"), 'there is no public "rows"'),
        (lambda cards: cards.private_index("x" * 5000), "there is no private"),
        (lambda cards: cards.name("tool", "hammer"), 'there is no tool "hammer"'),
        (lambda cards: cards.name("tols", "hammer"), "did you mean tool?"),
    ],
)
def test_an_unknown_card_is_refused_with_what_comes_near(look: Callable[[Catalogue], object], told: str) -> None:
    with pytest.raises(Unreadable) as refused:
        look(base_catalogue())
    assert refused.value.code == "card/unknown"
    assert told in refused.value.message


# ---- faults ----------------------------------------------------------------------------------------------------------

FRONT = """\
[[pattern]]
id = "front"
name = "Front"
card = 1
favor = 3
rows = ["R.1..", ".....", ".....", "....."]
"""
BACK = FRONT.replace("front", "back").replace("Front", "Back")
TOOL = """\
[[tool]]
id = "saw"
name = "Saw"
number = 13
solo = "3"
when = "die-in-hand"
steps = [{ roll = "hand" }]
"""
PUBLIC = """\
[[public]]
id = "goal"
name = "Goal"
points = 2
score = { corners = "value" }
"""
PRIVATE = """\
[[private]]
id = "secret"
name = "Secret"
score = { sum = "all", marked = ["#....", ".....", ".....", "....#"] }
"""
WHOLE = FRONT + BACK + TOOL + PUBLIC + PRIVATE


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def many(entry: str, count: int) -> str:
    """The entry again and again, each with an id, a name and half a card of its own."""
    copies = []
    for place in range(count):
        copy = re.sub(r'id = "(.*)"', rf'id = "\1-{place}"', entry)
        copy = re.sub(r'name = "(.*)"', rf'name = "\1 {place}"', copy)
        copies.append(re.sub("card = 1", f"card = {place // 2 + 1}", copy))
    return "".join(copies)


def in_front(old: str, new: str) -> str:
    return changed(FRONT, old, new) + BACK


def in_tool(old: str, new: str) -> str:
    return changed(TOOL, old, new)


def in_public(new: str) -> str:
    return changed(PUBLIC, 'corners = "value"', new)


def in_private(new: str) -> str:
    return changed(PRIVATE, 'sum = "all"', new)


ROWS = '["R.1..", ".....", ".....", "....."]'
HAND = '[{ roll = "hand" }]'

# code, line, text, words of the message
FAULTS = [
    ("card/toml", 2, "[[pattern]]\nid = \n", "not TOML"),
    ("card/toml", 3, '[[pattern]]\n\nid = """', "not TOML"),
    ("card/toml", 0, "x = " + "[\n" * 5000, "nested too deep"),
    ("card/size", 0, "# much\n" * 150_000, "larger than 1000000 bytes"),
    ("card/size", 0, "\n" * 20_000, "20000 lines"),
    ("card/size", 2, "\n#" + "é" * 500, "longer than 500 characters"),
    ("card/encoding", 2, "# one\n# \ud800", "UTF-8"),
    ("card/unknown-table", 7, FRONT + "[[patern]]\n" + BACK, '"patern" is none of: pattern'),
    ("card/unknown-table", 1, '[[pioneer]]\nid = "x"\n', "pioneer"),
    ("card/unknown-table", 1, "color = 3", '"color"'),
    ("card/unknown-field", 5, in_front("favor", "favour"), "did you mean favor?"),
    ("card/unknown-field", 4, PRIVATE.replace("score", "points = 2\nscore"), '"points"'),
    ("card/unknown-field", 7, in_tool(HAND, "[{ move = { over = 1 } }]"), '"over" is none of: waive'),
    ("card/unknown-field", 5, in_public('sets = ["1"], unlike = "color"'), '"unlike"'),
    ("card/unknown-field", 5, in_public('sets = ["1"], sum = "1"'), '"sum"'),
    ("card/missing-field", 1, in_front("favor = 3\n", ""), "the field favor is missing"),
    ("card/missing-field", 1, in_front('id = "front"\n', ""), "pattern number 1: the field id is missing"),
    ("card/missing-field", 5, in_public('full_lines = "rows"'), "the field unlike is missing"),
    ("card/wrong-type", 5, in_front("favor = 3", 'favor = "3"'), 'favor must be a whole number, not "3"'),
    ("card/wrong-type", 5, in_front("favor = 3", "favor = true"), "not true"),
    ("card/wrong-type", 3, in_front('name = "Front"', "name = 1979-05-27"), "not 1979-05-27"),
    ("card/wrong-type", 6, in_front(ROWS, "[1, 2, 3, 4]"), "a list of texts"),
    ("card/wrong-type", 7, in_tool(HAND, '["roll"]'), "a list of tables"),
    ("card/wrong-type", 7, in_tool(HAND, "[{ move = { on_track = 1 } }]"), "true or false"),
    ("card/wrong-type", 7, in_tool(HAND, "[{ move = 1 }]"), "a table in braces"),
    ("card/wrong-type", 4, PRIVATE.split("score")[0] + "score = 5", "a table in braces"),
    ("card/wrong-type", 1, FRONT.replace("[[pattern]]", "[pattern]"), "[[pattern]]"),
    ("card/wrong-type", 1, "pattern = [1]", "[[pattern]]"),
    ("card/bad-id", 2, in_front('"front"', '"Front"'), 'the id "Front"'),
    ("card/bad-id", 2, in_front('"front"', '"a--b"'), "single hyphens"),
    ("card/bad-id", 2, in_front('"front"', '"frónt"'), "a to z"),
    ("card/bad-name", 3, in_front('"Front"', '"Fr\\nont"'), "one line"),
    ("card/bad-name", 3, in_front('"Front"', '""'), "1 to 60"),
    (
        "card/duplicate-id",
        8,
        FRONT + BACK.replace('"back"', '"front"'),
        'taken by pattern "front" in deck.toml, line 1',
    ),
    ("card/duplicate-id", 14, FRONT + BACK + in_tool('"saw"', '"back"'), 'taken by pattern "back"'),
    ("card/duplicate-name", 9, FRONT + BACK.replace('"Back"', '"FRONT"'), 'taken by pattern "front"'),
    ("card/rows", 6, in_front(', "....."]', "]"), "4 texts of 5 marks"),
    ("card/rows", 6, in_front("R.1..", "R.1."), "4 texts of 5 marks"),
    ("card/mark", 6, in_front("R.1..", "R.7.."), 'A3 holds "7"'),
    ("card/mark", 4, PRIVATE.replace("....#", "....x"), 'D5 holds "x"'),
    ("card/mark", 4, PRIVATE.replace("#", "."), "marks no space"),
    ("card/neighbours", 6, in_front(ROWS, '[".....", "....G", "....G", "....."]'), "B5 and C5 lie side by side"),
    ("card/neighbours", 6, in_front("R.1..", "R.11."), "A3 and A4 lie side by side and both ask for 1"),
    ("card/favor", 5, in_front("favor = 3", "favor = 2"), "from 3 to 6"),
    ("card/favor", 5, in_front("favor = 3", "favor = 7"), "from 3 to 6"),
    ("card/range", 4, in_front("card = 1", "card = 0"), "card is 0"),
    ("card/range", 4, in_tool("13", "9" * 400), "number is 999"),
    ("card/range", 4, changed(PUBLIC, "2", "-1"), "points is -1"),
    ("card/sides", 4, FRONT, "card 1 has 1 of its 2 sides"),
    ("card/sides", 16, many(FRONT, 3).replace("card = 2", "card = 1"), "card 1 has 3 of its 2 sides"),
    ("card/solo", 5, in_tool('"3"', '"7"'), 'solo "7"'),
    ("card/when", 6, in_tool("die-in-hand", "in-hand"), "did you mean die-in-hand"),
    ("card/unknown-verb", 7, in_tool("roll", "rol"), "did you mean roll?"),
    ("card/unknown-verb", 7, in_tool('roll = "hand"', ""), "one verb"),
    ("card/unknown-verb", 7, in_tool('roll = "hand"', 'roll = "hand", turn = "any"'), "one verb"),
    ("card/unknown-verb", 5, in_public('corner = "value"'), "did you mean corners?"),
    ("card/unknown-verb", 4, in_private('add = "R"'), '"add"'),
    ("card/verb-value", 7, in_tool('"hand"', '"hands"'), "did you mean hand?"),
    ("card/verb-value", 7, in_tool(HAND, '[{ move = { waive = "shade" } }]'), 'waive "shade"'),
    ("card/verb-value", 5, in_public('full_lines = "diagonals", unlike = "color"'), "rows, columns"),
    ("card/verb-value", 5, in_public('corners = "shade"'), "color, value"),
    ("card/verb-value", 5, in_public("sets = []"), "each once"),
    ("card/verb-value", 5, in_public('sets = ["1", "1"]'), "each once"),
    ("card/verb-value", 5, in_public('sets = ["R", "1"]'), "colours out of RYGBPS or values out of 123456"),
    ("card/verb-value", 4, in_private('sum = "red"'), 'sum "red"'),
    ("card/no-steps", 7, in_tool(HAND, "[]"), "1 to 8 steps"),
    ("card/no-steps", 7, in_tool(HAND, "[" + '{ roll = "hand" },' * 9 + "]"), "this one 9"),
    ("card/timing", 6, in_tool('"die-in-hand"', '"no-die-in-hand"'), "without a die in hand"),
    ("card/timing", 6, in_tool(HAND, "[{ move = {} }]"), "with a die in hand"),
    ("card/timing", 6, in_tool(HAND, '[{ draft = "again" }]').replace("die-in", "no-die-in"), "second turn"),
    ("card/order", 7, in_tool(HAND, '[{ place = "isolated" }, { roll = "hand" }]'), "comes last"),
    ("card/order", 7, in_tool(HAND, '[{ roll = "hand" }, { swap = "track" }]'), "comes first"),
    (
        "card/order",
        7,
        in_tool(HAND, '[{ move = {} }, { roll = "pool" }]').replace("die-in", "no-die-in"),
        "only step",
    ),
    ("card/order", 7, in_tool(HAND, '[{ exchange = "bag" }]'), "after exchange bag"),
    ("card/too-many", 64 * 7 + 1, many(TOOL, 65), "at most 64"),
    ("card/too-many", 512 * 6 + 1, many(FRONT, 514), "at most 512"),
    ("card/too-many", 999 * 4 + 1, many(PRIVATE, 1000), "at most 999"),
]


def refusal(text: str) -> UnreadableCards:
    with pytest.raises(UnreadableCards) as refused:
        read_deck_text(text, "deck.toml")
    return refused.value


@pytest.mark.parametrize(
    ("code", "line", "text", "told"), FAULTS, ids=[f"{code}-{told}" for code, _, _, told in FAULTS]
)
def test_a_fault_is_refused_with_its_line(code: str, line: int, text: str, told: str) -> None:
    fault = refusal(text)
    assert (fault.code, fault.line) == (code, line)
    assert fault.message.startswith(f"deck.toml, line {line}: " if line else "deck.toml: ")
    assert told in fault.message


def test_a_message_names_file_line_card_and_reason() -> None:
    assert refusal(in_front("R.1..", "R.11.")).message == (
        'deck.toml, line 6: pattern "front": A3 and A4 lie side by side and both ask for 1'
    )


def test_every_broken_card_of_a_file_is_told() -> None:
    text = changed(changed(WHOLE, "favor = 3", "favor = 9"), "points = 2", "points = 0") + "[[bloom]]\n"
    told = [(fault.code, fault.line) for fault in refusal(text).faults]
    assert told == [("card/favor", 5), ("card/range", 23), ("card/unknown-table", 29)]


def test_a_sound_file_is_read() -> None:
    read = read_deck_text("\ufeff" + WHOLE.replace("\n", "\r\n"), "deck.toml")
    assert [card.id for card in read.cards()] == ["front", "back", "saw", "goal", "secret"]
    secret = read.privates[0].shape
    assert list(secret.facets) == []
    assert names(secret.cells) == ["A1", "D5"]


@pytest.mark.rule("E5")
def test_a_tool_may_print_a_value_as_its_solo_price() -> None:
    tool = read_deck_text(TOOL, "deck.toml").tools[0].shape
    assert (tool.solo_color, tool.solo_value) == (-1, 3)


def test_entries_without_a_header_are_read_and_refused_without_a_line() -> None:
    assert read_deck_text('private = [{ id = "x", name = "X", score = { sum = "5" } }]', "x").privates[0].id == "x"
    assert refusal('private = [{ id = "x", name = "X", score = {} }]').line == 0


@pytest.mark.parametrize(
    ("code", "line", "data"),
    [
        ("card/encoding", 3, b"# one\n# two\nid = \xff"),
        ("card/size", 0, b"\xff" * 1_000_001),
        ("card/toml", 1, b"\0"),
    ],
    ids=["not-utf-8", "too-large", "not-toml"],
)
def test_bytes_are_refused_like_text(code: str, line: int, data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(data)
    readers: list[Callable[[], object]] = [lambda: read_deck_bytes(data, "deck.toml"), lambda: read_deck_file(path)]
    for read in readers:
        with pytest.raises(Unreadable) as refused:
            read()
        assert (refused.value.code, refused.value.line) == (code, line)


@pytest.mark.parametrize("name", ["missing.toml", ".", "null\0sign"], ids=["missing", "a-folder", "no-name"])
def test_a_file_that_cannot_be_opened_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        load([tmp_path / name])
    assert refused.value.code == "card/file"


# ---- several files ---------------------------------------------------------------------------------------------------


def test_own_cards_join_the_base_game(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(FRONT + TOOL + BACK, encoding="utf-8")
    cards = load_catalogue([*base_files(), path, read_deck_text(PRIVATE, "pasted")])
    assert list(cards.deck.sides)[-2:] == [24, 25]
    assert [cards.pattern_index("Back"), cards.tool_index("saw"), cards.private_index("secret")] == [25, 12, 5]


def test_two_files_may_not_share_an_id() -> None:
    own = read_deck_text(PRIVATE.replace('"secret"', '"lathekin"'), "own.toml")
    with pytest.raises(
        Unreadable, match=r'own.toml, line 2: .* taken by tool "lathekin" in base/tools.toml'
    ) as refused:
        load([*base_files(), own])
    assert refused.value.code == "card/duplicate-id"


def test_the_example_of_the_document_loads_beside_the_base_game() -> None:
    text = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    loaded = load([*base_files(), read_deck_text(example, "add-a-card.md")])
    assert [loaded.patterns[24].id, loaded.patterns[25].id, loaded.tools[12].id] == [
        "harbour-lights",
        "low-tide",
        "glass-saw",
    ]
    keyhole: Objective = loaded.privates[5]
    assert names(keyhole.cells) == ["B3", "C3", "D2", "D3", "D4"]


# ---- whatever the bytes ----------------------------------------------------------------------------------------------

SOUND = [(FOLDER / name).read_text(encoding="utf-8") for name in BASE] + [WHOLE]
VALUES = st.recursive(
    st.sampled_from(["0", "3", "-1", "true", '""', '"R"', '"1"', '"all"', '"hand"', "1.5", "nan", "1979-05-27", ROWS]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda items: f"[{', '.join(items)}]"),
        st.dictionaries(
            st.sampled_from(["move", "roll", "turn", "sets", "sum", "marked", "waive", "on_track", "x"]),
            inner,
            max_size=3,
        ).map(lambda pairs: "{ " + ", ".join(f"{key} = {value}" for key, value in pairs.items()) + " }"),
    ),
    max_leaves=6,
)


@st.composite
def broken_texts(draw: st.DrawFn) -> str:
    """A sound file with a few pieces cut out and others put in."""
    text = draw(st.sampled_from(SOUND))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 12))
        text = text[:start] + draw(st.text('[]{}="#.,\n\\ R1-_é\0', max_size=4)) + text[end:]
    return text


@st.composite
def broken_fields(draw: st.DrawFn) -> str:
    """A sound file in which a field holds something else: still TOML, so that every reader is reached."""
    lines = WHOLE.split("\n")
    fields = [place for place, line in enumerate(lines) if " = " in line]
    for place in draw(st.lists(st.sampled_from(fields), min_size=1, max_size=3)):
        lines[place] = f"{lines[place].split(' = ')[0]} = {draw(VALUES)}"
    return "\n".join(lines)


def read_or_refuse(read: Callable[[], object]) -> None:
    """Anything but Unreadable fails the test; a refusal has a code and words that any screen can show."""
    refused = Unreadable("card/none", "read")
    try:
        read()
    except Unreadable as reason:
        refused = reason
    assert refused.code.startswith("card/")
    assert refused.message.isprintable()


@settings(deadline=None)
@given(st.text() | st.text('[]{}="#.,\n abpternidoscl1R'))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: read_deck_text(text, "deck.toml"))


@settings(deadline=None)
@given(st.binary())
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refuse(lambda: read_deck_bytes(data, "deck.toml"))


@settings(deadline=None)
@given(broken_texts())
def test_a_damaged_file_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: read_deck_bytes(text.encode(), "deck.toml"))


@settings(deadline=None)
@given(broken_fields())
def test_any_value_in_any_field_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: Catalogue([read_deck_text(text, "deck.toml")]))


@settings(deadline=None)
@given(st.text())
def test_any_words_find_a_card_or_are_refused(text: str) -> None:
    read_or_refuse(lambda: base_catalogue().pattern_index(text))
