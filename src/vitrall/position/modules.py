"""The fields of a position that only some games have: private pools, restriction board, pioneers, blooms.

A game that plays one of them has its field, and no other game has it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vitrall.cards.printed import vector
from vitrall.engine.errors import Why
from vitrall.engine.notation import KEEPS, UNKNOWN, Notation
from vitrall.engine.rules import OWN_DICE, Rules
from vitrall.engine.state import NOBODY, NOT_DEALT, State
from vitrall.position.words import (
    NOTHING,
    by_seat,
    card_names,
    fault,
    listed,
    places_word,
    read_cards,
    read_list,
    read_number,
    read_places,
)
from vitrall.why import by_rule, instead, missing, none_of, of

FIELDS: Final = ("own", "board", "pioneers", "blooms", "kept")


def played_fields(rules: Rules) -> list[str]:
    """Those of the fields that positions of this game have."""
    played = (rules.pools, rules.grey, rules.pioneers > 0, rules.blooms > 0, rules.blooms > 0)
    return [name for name, is_played in zip(FIELDS, played, strict=True) if is_played]


def module_words(state: State, names: Notation) -> dict[str, str]:
    deal = state.deal
    board = [] if deal.board == NOT_DEALT else [deal.board]
    words = {
        "own": listed(_own_pools(state)),
        "board": listed(card_names(board, names.decks["board"])),
        "pioneers": listed(_pioneers(state, names)),
        "blooms": listed(card_names(deal.blooms, names.decks["bloom"])),
        "kept": listed(NOTHING if choice == NOT_DEALT else KEEPS[choice] for choice in deal.keeps),
    }
    return {name: words[name] for name in played_fields(state.rules)}


def _own_pools(state: State) -> list[str]:
    """The places of each private pool, as far as they are rolled."""
    own = [int(die) for die in state.own]
    return [places_word(own[first : first + OWN_DICE]) for first in range(0, len(own), OWN_DICE)]


def _pioneers(state: State, names: Notation) -> list[str]:
    cards = card_names(state.deal.pioneers, names.decks["pioneer"])
    owners = ["" if owner == NOBODY else f":{owner + 1}" for owner in state.owners]
    return [card + owner for card, owner in zip(cards, owners, strict=True)]


def lay_modules(state: State, words: Mapping[str, str], names: Notation) -> None:
    """Set up what the fields describe; they are exactly the fields of this game."""
    played = played_fields(state.rules)
    for name in FIELDS:
        if (name in words) != (name in played):
            raise fault("field", missing(name) if name in played else Why("no-place", field=name))
    if "own" in words:
        _lay_own(state, read_list(words["own"]))
    if "board" in words:
        _lay_board(state, read_list(words["board"]), names)
    if "pioneers" in words:
        _lay_pioneers(state, read_list(words["pioneers"]), names)
    if "blooms" in words:
        _lay_blooms(state, words, names)


def _lay_own(state: State, words: list[str]) -> None:
    pools = [read_places("own", word) for word in words]
    sizes = [len(pool) for pool in pools]
    if sizes and (any(size != OWN_DICE for size in sizes[:-1]) or not 0 < sizes[-1] <= OWN_DICE):
        raise fault("value", of("own", Why("own-shape", places=OWN_DICE)))
    state.own = vector([die for pool in pools for die in pool])


def _lay_board(state: State, words: list[str], names: Notation) -> None:
    if len(words) > 1:
        raise fault("card", by_rule("G1", of("board", instead(len(words), 1))))
    for board in read_cards("board", words, names.decks["board"], False):
        state.deal.board = board


def _lay_pioneers(state: State, words: list[str], names: Notation) -> None:
    parts = [word.partition(":") for word in words]
    cards = [card for card, _, _ in parts]
    state.deal.pioneers = vector(read_cards("pioneers", cards, names.decks["pioneer"], False))
    players = int(state.rules.players)
    owners = [read_number("pioneers", seat, 1, players) - 1 if colon else NOBODY for _, colon, seat in parts]
    state.owners = vector(owners)


def _lay_blooms(state: State, words: Mapping[str, str], names: Notation) -> None:
    """The cards, and what each seat decided. A decision that is not known at all is refused: the game could not
    continue.
    """
    state.deal.blooms = vector(read_cards("blooms", read_list(words["blooms"]), names.decks["bloom"], True))
    choices = by_seat("kept", words["kept"], int(state.rules.players))
    known = {NOTHING: NOT_DEALT} | {word: number for number, word in enumerate(KEEPS) if word != UNKNOWN}
    for word in choices:
        if word not in known:
            raise fault("value", of("kept", none_of(word, known)))
    state.deal.keeps = vector([known[word] for word in choices])
