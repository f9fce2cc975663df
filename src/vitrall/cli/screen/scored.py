"""The cards of a score sheet, each with its reason in words: objectives, and what modules add."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vitrall.score import Claim, Line, Rivalry, Score
from vitrall.words import Words


@dataclass(frozen=True)
class Scored:
    """One card on a sheet: its id, why it pays, and the spaces that earned it."""

    id: str
    reason: str
    claims: Sequence[Claim] = ()
    note: str = ""  # before the spaces


def scored_cards(score: Score, words: Words) -> list[Scored | None]:
    """Every card of a sheet in the order of the rules."""
    private = scored(score.private, words) if score.private is not None else None
    return [
        *(scored(line, words) for line in score.public),
        *(_rivalry(card, words) for card in score.rivalries),
        private,
        *(Scored(line.id, words.say("points", points=line.points), line.claims) for line in score.pioneers),
        *(_bloom(line, words) for line in score.blooms),
    ]


def scored(line: Line, words: Words) -> Scored:
    """An objective: how often it was met, and what that pays."""
    return Scored(line.id, words.scored(line.id, len(line.claims), line.points), line.claims)


def _rivalry(card: Rivalry, words: Words) -> Scored:
    """A place among the players, and what was compared (G13)."""
    message = "podium-shared" if card.shared else "podium"
    reason = words.say(message, place=card.place, points=card.points)
    return Scored(card.id, reason, card.found, words.say("rivalry-compared", amount=card.amount))


def _bloom(line: Line, words: Words) -> Scored:
    met = line.points >= 0
    return Scored(line.id, words.say("bloom-met" if met else "bloom-missed", points=abs(line.points)), line.claims)


def private_points(score: Score) -> int:
    """C10: what a tie compares first; blooms are private too."""
    own = score.private.points if score.private else 0
    return own + sum(line.points for line in score.blooms)
