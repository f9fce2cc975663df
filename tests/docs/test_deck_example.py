"""The deck file that shows one card of each kind is read, joins the others, and can be played with."""

import re
from pathlib import Path

import pytest

from testing.table import Table
from testing.windows import claims_of
from vitrall.cards.card_reader import TABLES, DeckText, read_own_text
from vitrall.cards.catalogue import full_files, load, read_deck_file
from vitrall.engine.deck import GREY_DECK, Deck
from vitrall.engine.options import MODULES, Options

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE = DOCS / "deck-example.toml"


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load([*full_files(), EXAMPLE])


def test_it_has_a_card_of_each_kind() -> None:
    assert {card.origin.table for card in read_deck_file(EXAMPLE).cards()} == set(TABLES)


def test_it_has_a_grey_objective_and_says_what_every_card_does() -> None:
    file = read_deck_file(EXAMPLE)
    assert [card.id for card in file.publics if card.shape.group == GREY_DECK] == ["lone-ash"]
    assert [card.id for card in file.cards() if not card.wording.text("en")] == ["harbour-lights", "low-tide"]


def test_every_example_of_the_page_is_read() -> None:
    page = (DOCS / "add-a-card.md").read_text(encoding="utf-8")
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    read = [read_own_text(DeckText("page", example), full_files()) for example in examples]
    assert [card.id for file in read for card in file.cards()] == ["golden-row"]


def test_its_cards_lie_on_the_table(deck: Deck) -> None:
    table = Table(
        Options(modules=MODULES, tools=2),
        deck=deck,
        patterns=["low-tide"],
        tools=["glass-saw", "smoke-pliers"],
        publics=["three-shades", "quiet-corner", "lone-ash"],
        privates=["keyhole", "shades-of-red"],
        pioneers=["two-bridges"],
        blooms=["gentian"],
        board="left-half",
    )
    table.roll("R1 Y2 G3 B4 S5").play("draft S5")
    assert table.legal_with("place") == ["A3", "B1", "C1", "D3"]


def test_its_measures_say_what_their_comments_say(deck: Deck) -> None:
    rows = ("R1 Y2 G3 B4 S5", "Y3 S1 .. .. G2", "B2 P4 R5 .. ..", "S4 Y6 G1 .. ..")
    publics = {card.id: card.measure for card in deck.publics}
    assert claims_of(publics["three-shades"], *rows) == [(1, "A1 A3 A5"), (1, "B1 B2 C3")]
    assert claims_of(publics["lone-ash"], *rows) == [(1, "A5"), (1, "D1"), (1, "B2")]
    assert claims_of(publics["quiet-corner"], *rows) == [(1, "B5")]
    assert claims_of(deck.privates[-1].measure, *rows) == [(5, "C3"), (6, "D2"), (1, "D3")]
    assert claims_of(deck.pioneers[-1].measure, *rows) == [(1, "A1 A2 A3 A4 A5")]
