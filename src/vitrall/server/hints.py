"""Hints at a table: what the adviser bot would do, from what the asking seat may know, in the reader's language."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from vitrall.bots import Idea
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unavailable
from vitrall.moves import notation_of
from vitrall.server.players import Situation, position_for
from vitrall.server.protocol import HintIdea
from vitrall.server.room import Room
from vitrall.server.table import Stale
from vitrall.story.asks import offer
from vitrall.words import Words


def hint_question(room: Room, seat: int, number: int) -> Situation:
    """The question for a worker; every secret of the others is dealt again in it."""
    if not room.terms.hints:
        raise Unavailable("hint/off")
    table = room.playing()
    if number != table.number:
        raise Stale
    room.snapshot.check_going()
    room.snapshot.check_present(seat)
    if seat not in table.game.seats_awaited:
        raise Unavailable("hint/not-now")
    seed = secrets.randbits(32)
    return Situation(position_for(table.game, seat, seed), seat, seed, room.snapshot.deck_texts)


def hint_ideas(ideas: Sequence[Idea], words: Words, cards: Deck) -> list[HintIdea]:
    if not ideas:
        raise Unavailable("hint/none")
    return [_idea_data(idea, words, cards) for idea in ideas]


def _idea_data(idea: Idea, words: Words, cards: Deck) -> HintIdea:
    line = offer(int(notation_of(cards).action(idea.move)), cards)
    return {"move": idea.move, "points": idea.points, "reasons": _reasons(idea, words), "line": line}


def _reasons(idea: Idea, words: Words) -> list[str]:
    return [words.hint(reason.name, reason.values) for reason in idea.reasons]
