"""A record names the own decks it was played with: it replays with them, and says what is missing without."""

from __future__ import annotations

import re

import pytest

from testing.example_deck import EXAMPLE, SAWS, TEXT, cards
from vitrall import Game, Options, Unreadable
from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import full_deck, joined_catalogue, own_catalogue
from vitrall.words import LANGUAGES, Words


def played(text: str = SAWS, moves: int = 40) -> Game:
    game = Game.new(Options(), seed=5, deck=cards(text))
    while len(game.moves) < moves:
        game.play(next(iter(game.legal_moves)))
    return game


def refused(record: str, *texts: str) -> Unreadable:
    with pytest.raises(Unreadable) as error:
        Game.from_record(record, deck=cards(*texts))
    return error.value


def test_the_head_tells_the_decks() -> None:
    record = played().record()
    assert re.search(r"^deck 1: [0-9a-f]{16} one\.toml \| fret-saw band-saw rip-saw$", record, re.MULTILINE)
    assert "deck 1" not in Game.new(Options(), seed=5).record()


def test_it_replays_with_the_same_deck() -> None:
    game = played()
    again = Game.from_record(game.record(), deck=cards(SAWS))
    assert again.moves == game.moves
    assert again.record() == game.record()


def test_the_order_of_decks_and_further_ones_do_not_matter() -> None:
    assert Game.from_record(played().record(), deck=cards(TEXT, SAWS)).moves == played().moves


def test_a_bare_deck_reads_it_and_keeps_the_head() -> None:
    again = Game.from_record(played().record(), deck=cards(SAWS).deck)
    assert again.record() == played().record()
    assert again.cards is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_deck_it_says_what_is_missing(language: str) -> None:
    error = refused(played().record())
    assert (error.code, error.line) == ("record/cards", 4)
    text = Words(language, strict=True).error(error)
    assert "one.toml" in text
    assert "fret-saw, band-saw, rip-saw" in text
    assert (text == Words("en").error(error)) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_a_deck_that_was_changed_it_says_so(language: str) -> None:
    error = refused(played().record(), SAWS.replace('turn = "opposite"', 'turn = "any"'))
    assert error.code == "record/cards"
    assert str(error).endswith("(line 4: the cards of the deck one.toml have changed since).")
    assert "one.toml" in Words(language, strict=True).error(error)


def test_new_words_for_the_same_cards_are_no_other_cards() -> None:
    other = SAWS.replace("Band Saw", "Ribbon Saw")
    assert Game.from_record(played().record(), deck=cards(other)).moves == played().moves


def test_many_missing_cards_are_cut_short() -> None:
    text = SAWS.replace("fret-saw", "x0")
    tool = text[text.index("[[tool]]") : text.index("[[tool]]", text.index("[[tool]]") + 1)]
    many = "".join(re.sub("Fret Saw|Piła włosowa", f"X{n}", tool.replace("x0", f"x{n}")) for n in range(1, 30))
    error = refused(played(text + many).record())
    assert str(error).endswith("x9, …).")


@pytest.mark.parametrize("value", ["", "x", "0123456789abcdef", "| a", "0123456789ABCDEF one.toml | fret-saw"])
def test_a_head_that_tells_no_deck_is_refused(value: str) -> None:
    record = re.sub(r"^deck 1: .*$", f"deck 1: {value}", played().record(), flags=re.MULTILINE)
    error = refused(record, SAWS)
    assert error.code == "record/header"
    assert len({Words(language, strict=True).error(error) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_name_with_a_line_break_adds_no_lines() -> None:
    deck = joined_catalogue((DeckText("my\n\ndeck | one.toml", SAWS),))
    record = Game.new(Options(), seed=5, deck=deck).record()
    assert " my��deck | one.toml | fret-saw " in record
    assert Game.from_record(record, deck=deck).record() == record


def test_the_head_names_every_card_so_that_it_gives_no_secret_away() -> None:
    """What a spectator reads of two games is the same, whatever was dealt in secret."""
    deck = own_catalogue([EXAMPLE])
    heads = {Game.new(Options(), seed=seed, deck=deck).record(-1).split("\n\n")[0] for seed in range(20)}
    assert len(heads) == 1


def test_a_position_goes_on_with_the_deck() -> None:
    game = played()
    again = Game.from_position(game.position(), deck=cards(SAWS))
    assert again.position() == game.position()
    with pytest.raises(Unreadable) as error:
        Game.from_position(game.position(), deck=full_deck())
    assert error.value.code == "position/card"
