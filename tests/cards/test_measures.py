"""The language of measures: what each word asks of a window, and which words make no sense together."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from testing.card_entries import PIONEER, PRIVATE, RIVALRY, changed, check_fault, in_public
from testing.windows import Amounts, claims_of, window
from vitrall.cards.catalogue import full_deck, read_deck_text
from vitrall.cards.measures import MOST_AMOUNT, OVER
from vitrall.engine.dice import TEXTS
from vitrall.engine.errors import Unreadable
from vitrall.engine.findings import amount, findings
from vitrall.engine.measure import SHIFT, Measure

# One row and one column are full; A1, B3 and C5 are alike in both, so are B1 and C4; D2 is grey.
DRAWN = (
    "R1 Y2 G3 B4 P5",
    "Y3 .. R1 .. R2",
    "G2 B5 .. Y3 R1",
    "B6 S4 G5 .. ..",
)


def measure(score: str) -> Measure:
    return read_deck_text(in_public(score), "deck.toml").publics[0].shape.measure


def answer(score: str) -> Amounts:
    return claims_of(measure(score), *DRAWN)


def each(*groups: str) -> Amounts:
    return [(1, group) for group in groups]


def own_words() -> list[Measure]:
    """Measures that no card of the box has."""
    scores = (
        'over = "rows", at_least = 3, worth = "sum", best = true',
        'over = "colors", worth = "pairs"',
        'over = "dice", corner_like = "color", worth = "sum"',
        'over = "dice", ringed = "value"',
        'over = "kinds", at_least = 2, best = true',
    )
    return [measure(score) for score in scores]


@pytest.mark.parametrize("rows", [DRAWN, (), DRAWN[:1], DRAWN[2:]])
def test_an_amount_is_the_sum_of_what_is_listed(rows: tuple[str, ...]) -> None:
    deck = full_deck()
    drawn = window(*rows)
    objectives = [card.measure for card in [*deck.publics, *deck.privates]]
    for asked in [*objectives, *(card.measure for card in deck.pioneers), *own_words()]:
        assert amount(drawn, asked) == sum(finding >> SHIFT for finding in findings(drawn, asked))


# ---- groups ----------------------------------------------------------------------------------------------------------


def test_rows_and_columns_are_lines() -> None:
    row, column = "A1 A2 A3 A4 A5", "A1 B1 C1 D1"
    assert answer('over = "rows", full = true') == each(row)
    assert answer('over = "columns", full = true') == each(column)
    assert answer('over = "lines", full = true') == each(row, column)


def test_the_window_is_one_group() -> None:
    assert answer('over = "window", at_least = 15') == each("A1 A2 A3 A4 A5 B1 B3 B5 C1 C2 C4 C5 D1 D2 D3")
    assert answer('over = "window", at_least = 16') == []


def test_dice_are_counted_one_by_one() -> None:
    assert answer('over = "dice", dice = ["S", "6"]') == each("D1", "D2")


def test_dice_of_one_color_of_one_value_and_of_both() -> None:
    assert answer('over = "colors", at_least = 4') == each("A1 B3 B5 C5")
    assert answer('over = "values", exactly = 2') == each("A4 D2")
    assert answer('over = "kinds", at_least = 2') == each("A1 B3 C5", "B1 C4")


def test_a_diagonal_has_no_gaps() -> None:
    assert answer('over = "diagonals", length = 4') == each("A4 B3 C2 D1")
    assert answer('over = "diagonals", length = 3') == each("A2 B3 C4", "A4 B3 C2", "B1 C2 D3", "B3 C2 D1", "B5 C4 D3")
    assert len(answer('over = "diagonals", length = 2')) == 12


def test_a_die_belongs_to_one_set() -> None:
    assert answer('over = "sets", of = ["2", "1"]') == each("A1 A2", "B3 B5", "C1 C5")
    assert answer('over = "sets", of = ["R", "Y", "P"]') == each("A1 A2 A5")


# ---- which dice ------------------------------------------------------------------------------------------------------


def test_a_row_without_a_die_that_counts_is_no_row() -> None:
    assert answer('over = "rows", dice = ["R"]') == each("A1", "B3 B5", "C5")
    assert answer('over = "values", dice = ["S"]') == each("D2")
    assert claims_of(measure('over = "rows", unlike = "color"')) == []


def test_unless_none_is_asked_for() -> None:
    assert answer('over = "columns", dice = ["Y", "P"], exactly = 0') == each("A3 B3 C3 D3")


def test_a_diagonal_is_of_dice_that_count() -> None:
    assert answer('over = "diagonals", length = 2, dice = ["B", "G"]') == each("C2 D1", "C2 D3")


def test_marked_spaces_narrow_every_group() -> None:
    left = 'spaces = ["##...", "##...", "##...", "##..."]'
    assert answer(f'over = "rows", full = true, {left}') == each("A1 A2", "C1 C2", "D1 D2")
    assert answer(f'over = "window", worth = "sum", {left}') == [(23, "A1 A2 B1 C1 C2 D1 D2")]
    assert answer(f'over = "dice", dice = ["B"], {left}') == each("C2", "D1")
    assert answer(f'over = "sets", of = ["2", "5"], {left}') == each("A2 C2")
    assert answer(f'over = "columns", {left}') == each("A1 B1 C1 D1", "A2 C2 D2")
    assert answer(f'over = "kinds", {left}')[:1] == each("A1")


# ---- conditions ------------------------------------------------------------------------------------------------------


def test_unlike_in_color_in_value_or_in_both() -> None:
    assert answer('over = "columns", unlike = "color"') == each("A1 B1 C1 D1", "A2 C2 D2", "A4 C4")
    assert answer('over = "columns", unlike = "value"')[2:] == each("A3 B3 D3", "A4 C4", "A5 B5 C5")
    assert answer('over = "columns", unlike = ["color", "value"]') == each("A1 B1 C1 D1", "A2 C2 D2", "A4 C4")


def test_so_many_like_ones() -> None:
    assert answer('over = "columns", like = { color = 2 }') == each("A3 B3 D3", "A5 B5 C5")
    assert answer('over = "rows", like = { value = 2 }') == []
    assert answer('over = "diagonals", length = 3, like = { color = 2 }') == each("A2 B3 C4", "A4 B3 C2", "B3 C2 D1")
    assert answer('over = "window", like = { color = 4, value = 3 }') != []
    assert answer('over = "window", like = { color = 4, value = 4 }') == []


def test_so_many_different_ones() -> None:
    assert answer('over = "colors", different = { values = 3 }') == each("A3 C1 D3", "A4 C2 D1")
    assert answer('over = "values", different = { colors = 3 }') == each("A2 B5 C1", "A5 C2 D3")
    assert answer('over = "rows", different = { colors = 4, values = 5 }') == each("A1 A2 A3 A4 A5")


def test_values_that_only_rise_or_only_fall() -> None:
    assert answer('over = "rows", straight = true') == each("A1 A2 A3 A4 A5")
    assert answer('over = "columns", at_least = 2, straight = true') == each("A4 C4", "A5 B5 C5")


def test_values_that_add_up() -> None:
    assert answer('over = "rows", sum_at_least = 15') == each("A1 A2 A3 A4 A5", "D1 D2 D3")
    assert answer('over = "rows", sum_at_least = 16') == []


def test_what_lies_around_a_die() -> None:
    assert answer('over = "dice", ringed = "color"') == each("A3", "A5", "D1")
    assert answer('over = "dice", ringed = "value"') == each("A1", "A3", "A5", "C1", "D1")
    assert answer('over = "dice", corner_like = "color"') == each("A2", "B1", "C2", "D1")
    assert answer('over = "dice", corner_like = "value"') == each("C2", "D3")
    assert answer('over = "dice", beside = "S"') == each("C2", "D1", "D3")
    assert answer('over = "dice", beside = "6", dice = ["S"]') == each("D2")


def test_a_word_that_is_false_asks_nothing() -> None:
    assert answer('over = "rows", full = false, straight = false') == answer('over = "rows"')


# ---- worth -----------------------------------------------------------------------------------------------------------


def test_a_group_is_worth_one_its_values_or_its_pairs() -> None:
    assert answer('over = "rows", exactly = 4, worth = "one"') == [(1, "C1 C2 C4 C5")]
    assert answer('over = "rows", exactly = 4, worth = "sum"') == [(11, "C1 C2 C4 C5")]
    assert answer('over = "rows", exactly = 3, worth = "pairs"') == [(1, "B1 B3 B5"), (1, "D1 D2 D3")]


def test_one_die_is_no_pair() -> None:
    assert answer('over = "kinds", worth = "pairs"') == each("A1 B3 C5", "B1 C4")


def test_the_best_counts_alone_and_of_equals_the_first() -> None:
    assert answer('over = "colors", worth = "sum", best = true') == [(15, "A4 C2 D1")]
    assert answer('over = "rows", worth = "sum", best = true') == [(15, "A1 A2 A3 A4 A5")]


# ---- faults ----------------------------------------------------------------------------------------------------------


def refused(code: str, score: str, said: str) -> tuple[str, int, str, str]:
    return (code, 5, in_public(score), said)


FAULTS = [
    refused("card/missing-field", "", "the field over is missing"),
    refused("card/missing-field", 'over = "diagonals"', "the field length is missing"),
    refused("card/missing-field", 'over = "sets"', "the field of is missing"),
    refused("card/missing-field", 'over = "rows", like = {}', "like needs color or value"),
    refused("card/missing-field", 'over = "rows", different = {}', "different needs colors or values"),
    refused("card/unknown-field", 'over = "rows", ful = true', "did you mean full?"),
    refused("card/unknown-field", 'over = "rows", like = { colour = 3 }', "“colour” is not one of: color, value"),
    refused("card/verb-value", 'over = "row"', "did you mean rows?"),
    refused("card/verb-value", 'over = "rows", unlike = "shade"', "color, value"),
    refused("card/verb-value", 'over = "rows", unlike = []', "each once"),
    refused("card/verb-value", 'over = "rows", unlike = ["color", "color"]', "each once"),
    refused("card/verb-value", 'over = "dice", ringed = "blue"', "ringed “blue”"),
    refused("card/verb-value", 'over = "dice", corner_like = "shade"', "corner_like “shade”"),
    refused("card/verb-value", 'over = "dice", beside = "grey"', "beside “grey”"),
    refused("card/verb-value", 'over = "dice", dice = ["red"]', "dice “red”"),
    refused("card/verb-value", 'over = "dice", dice = []', "each once"),
    refused("card/verb-value", 'over = "sets", of = []', "each once"),
    refused("card/verb-value", 'over = "sets", of = ["1", "1"]', "each once"),
    refused("card/verb-value", 'over = "sets", of = ["R", "1"]', "colours out of RYGBPS or of values out of 123456"),
    refused("card/verb-value", 'over = "dice", worth = "all"', "one, sum, pairs"),
    refused("card/wrong-type", "over = 3", "a text in quotation marks"),
    refused("card/wrong-type", 'over = "rows", full = 1', "true or false"),
    refused("card/wrong-type", 'over = "rows", like = "color"', "a table in braces"),
    refused("card/wrong-type", 'over = "rows", unlike = 1', "a list of texts"),
    refused("card/wrong-type", 'over = "rows", exactly = "1"', "a whole number"),
    refused("card/wrong-type", 'over = "rows", best = "yes"', "true or false"),
    refused("card/wrong-type", 'over = "sets", of = "1"', "a list of texts"),
    refused("card/rows", 'over = "dice", spaces = ["#"]', "4 texts of 5 marks"),
    refused("card/mark", 'over = "dice", spaces = ["#...X", ".....", ".....", "....."]', "A5 holds “X”"),
    refused("card/mark", 'over = "dice", spaces = [".....", ".....", ".....", "....."]', "spaces marks no space"),
    refused("card/range", 'over = "diagonals", length = 5', "length is 5, but must be from 2 to 4"),
    refused("card/range", 'over = "rows", exactly = 6', "exactly is 6, but must be from 0 to 5"),
    refused("card/range", 'over = "columns", at_least = 5', "from 1 to 4"),
    refused("card/range", 'over = "rows", at_least = 0', "from 1 to 5"),
    refused("card/range", 'over = "rows", like = { color = 1 }', "color is 1, but must be from 2 to 5"),
    refused("card/range", 'over = "diagonals", length = 3, like = { value = 4 }', "from 2 to 3"),
    refused("card/range", 'over = "colors", different = { values = 7 }', "from 2 to 6"),
    refused("card/range", 'over = "columns", sum_at_least = 25', "from 1 to 24"),
    refused("card/range", 'over = "window", exactly = 3, spaces = ["##...", ".....", ".....", "....."]', "0 to 2"),
    refused("card/measure", 'over = "rows", ringed = "color"', "ringed does not go with over = rows, but with: dice"),
    refused("card/measure", 'over = "window", corner_like = "color"', "but with: dice"),
    refused("card/measure", 'over = "colors", beside = "S"', "but with: dice"),
    refused("card/measure", 'over = "rows", length = 3', "but with: diagonals"),
    refused("card/measure", 'over = "dice", of = ["1"]', "but with: sets"),
    refused(
        "card/measure", 'over = "dice", unlike = "color"', "window, rows, columns, lines, diagonals, colors, values"
    ),
    refused("card/measure", 'over = "dice", full = true', "but with: window, rows, columns, lines"),
    refused("card/measure", 'over = "diagonals", length = 3, full = true', "but with: window, rows, columns, lines"),
    refused("card/measure", 'over = "colors", straight = true', "straight does not go"),
    refused("card/measure", 'over = "diagonals", length = 3, exactly = 3', "exactly does not go"),
    refused("card/measure", 'over = "diagonals", length = 3, spaces = []', "spaces does not go"),
    refused("card/measure", 'over = "sets", of = ["1"], dice = ["R"]', "dice does not go"),
    refused("card/measure", 'over = "sets", of = ["1"], worth = "sum"', "worth does not go"),
    refused("card/measure", 'over = "window", best = true', "best does not go"),
    refused("card/measure", 'over = "dice", worth = "pairs"', "worth = pairs does not go with over = dice"),
    refused("card/measure", 'over = "diagonals", length = 2, worth = "pairs"', "worth = pairs"),
    refused("card/measure", 'over = "kinds", unlike = "color"', "unlike does not go with over = kinds"),
    refused("card/measure", 'over = "colors", unlike = "color"', "unlike color has no effect with over = colors"),
    refused(
        "card/measure", 'over = "values", unlike = ["color", "value"]', "unlike value has no effect with over = values"
    ),
    refused("card/measure", 'over = "colors", like = { color = 2 }', "like color has no effect"),
    refused("card/measure", 'over = "values", different = { values = 2 }', "different values has no effect"),
    refused("card/measure", 'over = "rows", exactly = 2, at_least = 1', "exactly or at_least, not both"),
    refused(
        "card/measure",
        'over = "rows", unlike = "color", like = { color = 2 }',
        "unlike and like contradict each other in color",
    ),
    ("card/missing-field", 5, changed(PIONEER, 'over = "rows", ', ""), "the field over is missing"),
    ("card/verb-value", 5, changed(RIVALRY, '["R"]', '["Z"]'), "dice “Z”"),
    ("card/mark", 4, changed(PRIVATE, "#....", "x...."), "A1 holds “x”"),
    ("card/wrong-type", 4, PRIVATE.split("score")[0] + 'score = "rows"', "a table in braces"),
]


@pytest.mark.parametrize(
    ("code", "line", "text", "said"), FAULTS, ids=[f"{code}-{place}" for place, (code, _, _, _) in enumerate(FAULTS)]
)
def test_a_fault_is_refused_with_its_line(code: str, line: int, text: str, said: str) -> None:
    check_fault(code, line, text, said)


# ---- whatever is written ---------------------------------------------------------------------------------------------

NUMBERS = st.integers(0, 7).map(str)
ASPECTS = st.sampled_from(['"color"', '"value"', '["color", "value"]'])
LETTERS = st.lists(st.sampled_from(list("RYGBPS123456")), min_size=1, max_size=4).map(str)
SPACES = st.lists(st.text("#.", min_size=5, max_size=5), min_size=4, max_size=4).map(str)
FLAGS = st.just("true")
# Each word with what it might well be given; whether the words go together is left to chance.
WORDS = {
    "full": FLAGS,
    "straight": FLAGS,
    "best": FLAGS,
    "unlike": ASPECTS,
    "ringed": ASPECTS,
    "corner_like": ASPECTS,
    "exactly": NUMBERS,
    "at_least": NUMBERS,
    "sum_at_least": NUMBERS,
    "length": NUMBERS,
    "like": NUMBERS.map(lambda number: f"{{ color = {number} }}"),
    "different": NUMBERS.map(lambda number: f"{{ values = {number} }}"),
    "beside": st.sampled_from(['"S"', '"3"']),
    "dice": LETTERS,
    "of": LETTERS,
    "spaces": SPACES,
    "worth": st.sampled_from(['"one"', '"sum"', '"pairs"']),
}


@st.composite
def scores(draw: st.DrawFn) -> str:
    chosen = draw(st.lists(st.sampled_from(list(WORDS)), unique=True, max_size=4))
    said = [f"{word} = {draw(WORDS[word])}" for word in chosen]
    return ", ".join([f'over = "{draw(st.sampled_from(list(OVER)))}"', *said])


@pytest.mark.lengthy
@given(scores(), st.lists(st.sampled_from([*TEXTS, ".."]), min_size=20, max_size=20))
def test_a_measure_is_refused_or_any_window_answers_it(score: str, dice: list[str]) -> None:
    try:
        asked = measure(score)
    except Unreadable:
        return
    claims = claims_of(asked, " ".join(dice))
    assert all(amount >= 0 and spaces for amount, spaces in claims)
    assert sum(amount for amount, _ in claims) <= MOST_AMOUNT
