"""Players' own cards beside those of the project: added to them, replacing them, with their own texts, and played."""

from __future__ import annotations

import pytest

from testing.card_entries import check_translated, reason_of
from testing.example_deck import EXAMPLE, SAWS, TEXT, cards
from testing.table import Table
from vitrall import Game, Options, Unreadable
from vitrall.cards.catalogue import full_catalogue, full_deck, own_catalogue
from vitrall.cards.printed import Wording
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.options import MODULES
from vitrall.why import UnreadableCards
from vitrall.words import LANGUAGES, Words

PIONEER = '[[pioneer]]\nid = "x"\npoints = 5\ngoal = { over = "rows", full = true }\n'


def refused(*texts: str) -> UnreadableCards:
    with pytest.raises(UnreadableCards) as error:
        cards(*texts)
    for fault in error.value.faults:
        check_translated(fault)
    return error.value


# ---- joined or in the place of others --------------------------------------------------------------------------------


def test_a_deck_is_added_to_the_cards_of_the_project() -> None:
    joined, printed = own_catalogue([EXAMPLE]).deck, full_deck()
    assert [tool.id for tool in joined.tools] == [*(tool.id for tool in printed.tools), "glass-saw"]
    assert len(joined.patterns) == len(printed.patterns) + 2
    assert len(joined.sides) == len(printed.sides) + 2


def test_without_decks_it_is_the_cards_of_the_project() -> None:
    assert own_catalogue([]) is full_catalogue()


def test_a_deck_may_replace_whole_kinds() -> None:
    deck = cards(SAWS).deck
    assert [tool.id for tool in deck.tools] == ["fret-saw", "band-saw", "rip-saw"]
    assert len(deck.publics) == len(full_deck().publics)


def test_public_objectives_and_rivalries_are_replaced_apart() -> None:
    deck = cards('replaces = ["rivalry"]\n' + TEXT).deck
    rivalries = [card.id for card in deck.publics if card.places]
    assert rivalries == ["quiet-corner"]
    assert "row-color-variety" in [card.id for card in deck.publics]


def test_what_is_replaced_leaves_its_ids_free() -> None:
    assert "lathekin" in [tool.id for tool in cards(SAWS.replace("fret-saw", "lathekin")).deck.tools]
    assert refused(SAWS.replace("fret-saw", "fractal-drops")).code == "card/duplicate-id"


def test_decks_join_one_another_but_do_not_replace_each_other() -> None:
    deck = cards(TEXT, SAWS).deck
    assert [tool.id for tool in deck.tools] == ["glass-saw", "fret-saw", "band-saw", "rip-saw"]
    assert refused(TEXT, TEXT).code == "card/duplicate-id"


def test_every_fault_of_every_deck_is_told() -> None:
    error = refused(TEXT.replace("favor = 4", "favor = 9"), SAWS.replace("number = 2", "number = 0"))
    assert [(fault.code, reason_of(fault).split(",")[0]) for fault in error.faults] == [
        ("card/favor", "one.toml"),
        ("card/range", "two.toml"),
    ]


def test_too_few_cards_are_told_with_a_reason() -> None:
    with pytest.raises(Unreadable) as error:
        Game.new(Options(modules=MODULES), seed=1, deck=cards(SAWS))
    assert error.value.why is not None
    assert "grafitowe narzędzia" in Words("pl").error(error.value)


# ---- in words --------------------------------------------------------------------------------------------------------


def test_a_card_is_called_as_its_file_says_in_the_language_of_the_reader() -> None:
    own = own_catalogue([EXAMPLE]).wordings
    names = [Words(language, own=own).name("glass-saw") for language in LANGUAGES]
    assert names == ["Glass Saw", "Piła do szkła", "Пилка для скла", "Sierra de vidrio"]
    assert Words("pl", own=own).text("glass-saw").startswith("Po wybraniu kostki")
    assert Words("uk", own=own).name("keyhole") == "Keyhole"
    assert Words("uk", own=own).move("use glass-saw", "Ана") == "Ана використовує інструмент «Пилка для скла»."


def test_a_language_that_is_missing_falls_back_to_english_then_to_any() -> None:
    both, german = Wording({"de": "Säge", "en": "Saw"}), Wording({"de": "Säge"}, {"fr": "Scie.", "de": "Sägt."})
    assert (both.name("pl"), both.name("de"), both.text("pl")) == ("Saw", "Säge", "")
    assert (german.name("pl"), german.text("pl"), german.text("de")) == ("Säge", "Scie.", "Sägt.")


def test_an_own_card_in_the_place_of_another_is_told_in_its_own_words() -> None:
    words = Words("en", own=cards(SAWS.replace("band-saw", "lathekin")).wordings)
    assert words.name("lathekin") == "Band Saw"
    assert words.text("lathekin").startswith("Move a die whose colour")
    assert words.in_language("pl").name("fret-saw") == "Piła włosowa"


def test_every_name_leads_to_its_card() -> None:
    catalogue = own_catalogue([EXAMPLE])
    assert {catalogue.tool_index(name) for name in ("glass-saw", "GLASS SAW", "piła do szkła")} == {
        len(full_deck().tools)
    }
    assert refused(TEXT.replace('"Keyhole"', '{ en = "Keyhole", pl = "shades of red" }')).code == "card/duplicate-name"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "card/missing-field"),
        ('name = ""', "card/bad-name"),
        ("name = {}", "card/language"),
        ("name = 3", "card/wrong-type"),
        ("name = { en = 3 }", "card/wrong-type"),
        ('name = { en = " x" }', "card/bad-name"),
        ('name = { english = "X" }', "card/language"),
        ('name = { "" = "X" }', "card/language"),
        ("name = { " + ", ".join(f'a{letter} = "X"' for letter in "abcdefghijklmnopqrstu") + " }", "card/language"),
        ('name = "X"\ntext = "two\\nlines"', "card/bad-text"),
        (f'name = "X"\ntext = "{"x" * 401}"', "card/bad-text"),
        ('name = "X"\ntext = ["x"]', "card/wrong-type"),
        ('name = "X"', "card/no-text"),
    ],
)
def test_words_that_are_missing_or_wrong_are_refused(name: str, code: str) -> None:
    text = name if "text" in name or code == "card/no-text" else f'{name}\ntext = "Does it."'
    assert [fault.code for fault in refused(PIONEER + text).faults] == [code]


def test_only_a_pattern_needs_no_text() -> None:
    lines = [line for line in TEXT.split("\n") if not line.startswith(("text = ", "en = ", "pl = ", "uk = ", "es = "))]
    text = "\n".join(lines).replace("[tool.text]", "#")
    names = [reason_of(fault).split(": ")[1].split(" “")[0] for fault in refused(text).faults]
    objectives = ["public objective", "public objective", "private objective"]
    assert names == ["tool", *objectives, "pioneer card", "bloom card", "restriction board", "rivalry card"]


def test_the_line_of_a_text_in_a_table_of_its_own_is_found() -> None:
    fault = refused(TEXT.replace('en = "After drafting', 'English = "After drafting'))
    assert (fault.code, TEXT.split("\n")[fault.line - 1].split("]")[0]) == ("card/language", "[tool.text")


# ---- played ----------------------------------------------------------------------------------------------------------


def test_a_tool_of_ones_own_is_composed_of_the_verbs_there_are() -> None:
    table = Table(deck=cards(SAWS).deck, tools=["fret-saw", "band-saw"]).roll("R2 G2 B3 Y1 P6")
    table.play("draft R2", "use fret-saw")
    assert sorted(table.legal_with("turn")) == ["4", "6"]
    table.play("turn 6")
    assert table.state.hand == BY_TEXT["R6"]


def test_whole_games_with_all_cards_of_the_example() -> None:
    dealt: set[str] = set()
    deck = own_catalogue([EXAMPLE])
    for seed in range(12):
        game = Game.new(Options(modules=MODULES, players=4), seed=seed, deck=deck)
        while not game.is_over:
            game.play(next(iter(game.legal_moves)))
        dealt |= {word for move in game.moves if move.startswith("deal") for word in move.split(" ")[-1].split("/")}
        assert len(game.scores) == 4
    assert dealt >= set(deck.wordings)
