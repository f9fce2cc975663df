"""A view carries the words of the own cards it names, and of no others."""

from __future__ import annotations

import json

from testing.example_deck import EXAMPLE, SAWS, cards
from vitrall import SPECTATOR, Game, Options
from vitrall.cards.catalogue import own_catalogue
from vitrall.engine.options import MODULES


def test_the_words_of_own_cards_come_with_the_view() -> None:
    game = Game.new(Options(), seed=5, deck=cards(SAWS))
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    own = game.view(SPECTATOR)["own"]
    assert sorted(own) == ["band-saw", "fret-saw", "rip-saw"]
    assert own["fret-saw"]["name"] == {"en": "Fret Saw", "pl": "Piła włosowa"}
    assert own["band-saw"]["name"] == {"": "Band Saw"}
    assert own["rip-saw"]["text"] == {"": "Roll the die again; it may go back to the pool."}


def test_a_game_without_own_cards_says_nothing_of_them() -> None:
    assert "own" not in Game.new(Options(), seed=5).view()
    assert "own" not in Game.new(Options(), seed=5, deck=cards(SAWS).deck).view()


def test_no_secret_is_told_by_its_words() -> None:
    """A view with the texts of a card also names the card."""
    deck, seen = own_catalogue([EXAMPLE]), set()
    for seed in range(30):
        game = Game.new(Options(modules=MODULES), seed=seed, deck=deck)
        for seat in (SPECTATOR, 0, 1):
            view = game.view(seat)
            own = view.pop("own")
            seen |= set(own)
            assert all(f'"{id}"' in json.dumps(view) for id in own)
    assert {"keyhole", "gentian"} <= seen  # secret cards were among them
