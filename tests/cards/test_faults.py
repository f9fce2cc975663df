"""Every way in which a card file can be wrong as a file, a pattern or a tool, and whatever else its bytes may be.

What can be wrong in a measure is told in `test_measures.py`, in a card of a module in `test_module_entries.py`.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from testing.card_entries import (
    BACK,
    FRONT,
    PRIVATE,
    PUBLIC,
    TOOL,
    WHOLE,
    changed,
    check_fault,
    in_tool,
    many,
    refusal,
)
from vitrall.cards.catalogue import (
    BASE,
    FIVE_SIX,
    GLORY,
    Catalogue,
    base_catalogue,
    load,
    read_deck_bytes,
    read_deck_file,
    read_deck_text,
)
from vitrall.cards.measures import CONDITIONS, OVER
from vitrall.engine.errors import Unreadable

CARDS = Path(__file__).parents[2] / "src" / "vitrall" / "cards"


def in_front(old: str, new: str) -> str:
    return changed(FRONT, old, new) + BACK


ROWS = '["R.1..", ".....", ".....", "....."]'
HAND = '[{ roll = "hand" }]'

# code, line, text, words of the message
FAULTS = [
    ("card/toml", 2, "[[pattern]]\nid = \n", "the value cannot be read"),
    ("card/toml", 3, '[[pattern]]\n\nid = """', "quotation marks"),
    ("card/toml", 0, "x = " + "[\n" * 5000, "nested too deep"),
    ("card/size", 0, "# much\n" * 150_000, "larger than 1,000,000 bytes"),
    ("card/size", 0, "\n" * 20_000, "20,000 lines"),
    ("card/size", 2, "\n#" + "é" * 500, "longer than 500 characters"),
    ("card/encoding", 2, "# one\n# \ud800", "UTF-8"),
    ("card/unknown-table", 7, FRONT + "[[patern]]\n" + BACK, "“patern” is not one of: pattern"),
    ("card/unknown-table", 1, '[[flower]]\nid = "x"\n', "pioneer, bloom, board, rivalry"),
    ("card/unknown-table", 1, "color = 3", "“color”"),
    ("card/unknown-field", 5, in_front("favor", "favour"), "did you mean favor?"),
    ("card/unknown-field", 4, PRIVATE.replace("score", "points = 2\nscore"), "“points”"),
    ("card/unknown-field", 7, in_tool(HAND, "[{ move = { over = 1 } }]"), "“over” is not one of: waive"),
    ("card/unknown-field", 7, in_tool('roll = "hand"', 'roll = "hand", grey = true'), "“grey” is not one of: roll"),
    ("card/missing-field", 1, in_front("favor = 3\n", ""), "the field favor is missing"),
    ("card/missing-field", 1, in_front('id = "front"\n', ""), "pattern number 1: the field id is missing"),
    ("card/wrong-type", 5, in_front("favor = 3", 'favor = "3"'), "favor must be a whole number, not “3”"),
    ("card/wrong-type", 5, in_front("favor = 3", "favor = true"), "not true"),
    ("card/wrong-type", 3, in_front('name = "Front"', "name = 1979-05-27"), "not 1979-05-27"),
    ("card/wrong-type", 6, in_front(ROWS, "[1, 2, 3, 4]"), "a list of texts"),
    ("card/wrong-type", 7, in_tool(HAND, '["roll"]'), "a list of tables"),
    ("card/wrong-type", 7, in_tool(HAND, "[{ move = { on_track = 1 } }]"), "true or false"),
    ("card/wrong-type", 7, in_tool(HAND, "[{ move = 1 }]"), "a table in braces"),
    ("card/wrong-type", 4, PRIVATE.split("score")[0] + "score = 5", "a table in braces"),
    ("card/wrong-type", 1, FRONT.replace("[[pattern]]", "[pattern]"), "[[pattern]]"),
    ("card/wrong-type", 1, "pattern = [1]", "[[pattern]]"),
    ("card/bad-id", 2, in_front('"front"', '"Front"'), "the id “Front”"),
    ("card/bad-id", 2, in_front('"front"', '"a--b"'), "single hyphens"),
    ("card/bad-id", 2, in_front('"front"', '"frónt"'), "a to z"),
    ("card/bad-name", 3, in_front('"Front"', '"Fr\\nont"'), "one line"),
    ("card/bad-name", 3, in_front('"Front"', '""'), "1 to 60"),
    (
        "card/duplicate-id",
        8,
        FRONT + BACK.replace('"back"', '"front"'),
        "taken by pattern “front” (deck.toml, line 1)",
    ),
    ("card/duplicate-id", 14, FRONT + BACK + in_tool('"saw"', '"back"'), "taken by pattern “back”"),
    ("card/duplicate-name", 9, FRONT + BACK.replace('"Back"', '"FRONT"'), "taken by pattern “front”"),
    ("card/rows", 6, in_front(', "....."]', "]"), "4 texts of 5 marks"),
    ("card/rows", 6, in_front("R.1..", "R.1."), "4 texts of 5 marks"),
    ("card/mark", 6, in_front("R.1..", "R.7.."), "A3 holds “7”"),
    ("card/mark", 4, PRIVATE.replace("....#", "....x"), "D5 holds “x”"),
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
    ("card/solo", 5, in_tool('"3"', '"7"'), "solo “7”"),
    ("card/when", 6, in_tool("die-in-hand", "in-hand"), "did you mean die-in-hand"),
    ("card/unknown-verb", 7, in_tool("roll", "rol"), "did you mean roll?"),
    ("card/unknown-verb", 7, in_tool('roll = "hand"', ""), "one verb"),
    ("card/unknown-verb", 7, in_tool('roll = "hand"', 'roll = "hand", turn = "any"'), "one verb"),
    ("card/verb-value", 7, in_tool('"hand"', '"hands"'), "did you mean hand?"),
    ("card/verb-value", 7, in_tool(HAND, '[{ move = { waive = "shade" } }]'), "waive “shade”"),
    ("card/no-steps", 7, in_tool(HAND, "[]"), "1 to 8 steps"),
    ("card/no-steps", 7, in_tool(HAND, "[" + '{ roll = "hand" },' * 9 + "]"), "here: 9"),
    ("card/timing", 6, in_tool('"die-in-hand"', '"no-die-in-hand"'), "without a die in hand"),
    ("card/timing", 6, in_tool(HAND, "[{ move = {} }]"), "with a die in hand"),
    (
        "card/timing",
        6,
        in_tool(HAND, '[{ draft = "again" }]').replace("die-in", "no-die-in"),
        "draft again needs when = first-turn-after-draft",
    ),
    ("card/order", 7, in_tool(HAND, '[{ place = "isolated" }, { roll = "hand" }]'), "must come last"),
    ("card/order", 7, in_tool(HAND, '[{ roll = "hand" }, { swap = "track" }]'), "must come first"),
    (
        "card/order",
        7,
        in_tool(HAND, '[{ move = {} }, { roll = "pool" }]').replace("die-in", "no-die-in"),
        "only step",
    ),
    ("card/order", 7, in_tool(HAND, '[{ exchange = "bag" }]'), "exchange bag must be followed"),
    ("card/too-many", 64 * 7 + 1, many(TOOL, 65), "at most 64"),
    ("card/too-many", 512 * 6 + 1, many(FRONT, 514), "at most 512"),
    ("card/too-many", 999 * 4 + 1, many(PRIVATE, 1000), "at most 999"),
]


@pytest.mark.parametrize(
    ("code", "line", "text", "expected"), FAULTS, ids=[f"{code}-{expected}" for code, _, _, expected in FAULTS]
)
def test_a_fault_is_refused_with_its_line(code: str, line: int, text: str, expected: str) -> None:
    check_fault(code, line, text, expected)


def test_a_message_names_file_line_card_and_reason() -> None:
    assert str(refusal(in_front("R.1..", "R.11."))) == (
        "Two spaces side by side require the same thing "
        "(deck.toml, line 6: pattern “front”: A3 and A4 lie side by side and both ask for 1)."
    )


def test_every_broken_card_of_a_file_is_told() -> None:
    text = changed(changed(WHOLE, "favor = 3", "favor = 9"), "points = 2", "points = 0") + "[[blume]]\n"
    faults = [(fault.code, fault.line) for fault in refusal(text).faults]
    assert faults == [("card/favor", 5), ("card/range", 23), ("card/unknown-table", 52)]


def test_a_sound_file_is_read() -> None:
    read = read_deck_text("\ufeff" + WHOLE.replace("\n", "\r\n"), "deck.toml")
    cards = [(card.kind, card.id) for card in read.cards()]
    assert cards[:6] == [
        ("pattern", "front"),
        ("pattern", "back"),
        ("tool", "saw"),
        ("public", "goal"),
        ("public", "most-reds"),
        ("private", "secret"),
    ]
    assert cards[6:] == [("pioneer", "first"), ("bloom", "rose"), ("board", "fence-off")]


@pytest.mark.rule("E5")
def test_a_tool_may_print_a_value_as_its_solo_price() -> None:
    tool = read_deck_text(TOOL, "deck.toml").tools[0].shape
    assert (tool.solo_color, tool.solo_value) == (-1, 3)


def test_entries_without_a_header_are_read_and_refused_without_a_line() -> None:
    text = 'private = [{ id = "x", name = "X", score = { over = "rows" } }]'
    assert read_deck_text(text, "x").privates[0].id == "x"
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


# ---- whatever the bytes ----------------------------------------------------------------------------------------------

SOUND = [
    (CARDS / folder / name).read_text(encoding="utf-8")
    for folder, names in (("base", BASE), ("five_six", FIVE_SIX), ("glory", GLORY))
    for name in names
] + [WHOLE]
WORDS = [
    *("move", "roll", "turn", "swap", "pick", "trade", "waive", "on_track", "may_stop", "grey", "card", "rule", "x"),
    *CONDITIONS,
    *("of", "dice", "spaces", "length", "worth", "best", "color", "value", "colors", "values"),
]
TEXTS = [f'"{text}"' for text in ("", "R", "1", "S", "hand", "own", "color", "value", "sum", "pairs", "grey", *OVER)]
VALUES = st.recursive(
    st.sampled_from(["0", "1", "3", "-1", "true", "1.5", "nan", "1979-05-27", ROWS, *TEXTS]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda items: f"[{', '.join(items)}]"),
        st.dictionaries(st.sampled_from(WORDS), inner, max_size=4).map(
            lambda pairs: "{ " + ", ".join(f"{key} = {value}" for key, value in pairs.items()) + " }"
        ),
    ),
    max_leaves=8,
)
# A table that names its groups gets past the first question and reaches the readers of the other words.
MEASURES = st.dictionaries(st.sampled_from(WORDS), VALUES, max_size=4).flatmap(
    lambda pairs: st.sampled_from(list(OVER)).map(
        lambda over: (
            "{ " + ", ".join(f"{key} = {value}" for key, value in {**pairs, "over": f'"{over}"'}.items()) + " }"
        )
    )
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
        lines[place] = f"{lines[place].split(' = ')[0]} = {draw(VALUES | MEASURES)}"
    return "\n".join(lines)


def read_or_refuse(read: Callable[[], object]) -> None:
    """Anything but Unreadable fails the test; a refusal has a code and words that any screen can show."""
    refused = Unreadable("card/none")
    try:
        read()
    except Unreadable as reason:
        refused = reason
    assert refused.code.startswith("card/")
    assert refused.message.isprintable()


@pytest.mark.lengthy
@settings(deadline=None)
@given(st.text() | st.text('[]{}="#.,\n abpternidoscl1R'))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: read_deck_text(text, "deck.toml"))


@pytest.mark.lengthy
@settings(deadline=None)
@given(st.binary())
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refuse(lambda: read_deck_bytes(data, "deck.toml"))


@pytest.mark.lengthy
@settings(deadline=None)
@given(broken_texts())
def test_a_damaged_file_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: read_deck_bytes(text.encode(), "deck.toml"))


@pytest.mark.slow
@settings(deadline=None)
@given(broken_fields())
def test_any_value_in_any_field_is_read_or_refused(text: str) -> None:
    read_or_refuse(lambda: Catalogue([read_deck_text(text, "deck.toml")]))


@pytest.mark.lengthy
@settings(deadline=None)
@given(st.text())
def test_any_words_find_a_card_or_are_refused(text: str) -> None:
    read_or_refuse(lambda: base_catalogue().pattern_index(text))
