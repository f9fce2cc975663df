"""Questions of the game's script: to players for a choice, to chance for an outcome. An answer is a move as text."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

Meaning = TypeVar("Meaning")


@dataclass(frozen=True)
class Question:
    """What may be answered, by whom; the outcomes of chance come with their weights and are nobody's choice."""

    seats: frozenset[int]
    answers: Mapping[str, Fraction]


Script = Generator[Question, str, None]
Asking = Generator[Question, str, Meaning]


def ask(seat: int, choices: Mapping[str, Meaning]) -> Asking[Meaning]:
    """One player's choice: texts with what each means."""
    answer = yield Question(frozenset({seat}), dict.fromkeys(choices, Fraction(0)))
    return choices[answer]


def lot(outcomes: Mapping[str, Meaning]) -> Asking[Meaning]:
    """Outcomes that are all as likely."""
    answer = yield Question(frozenset(), dict.fromkeys(outcomes, Fraction(1, len(outcomes))))
    return outcomes[answer]


def rolled(colour: str) -> Asking[tuple[str, int]]:
    """A die of this colour is rolled."""
    return (yield from lot({f"roll {colour}{value}": (colour, value) for value in range(1, 7)}))


def rolled_from(bag: dict[str, int]) -> Asking[tuple[str, int]]:
    """A die is drawn from the bag, unseen, and rolled."""
    whole = sum(bag.values())
    faces = [(colour, value) for colour in bag if bag[colour] for value in range(1, 7)]
    chances = {f"roll {colour}{value}": Fraction(bag[colour], whole * 6) for colour, value in faces}
    answer = yield Question(frozenset(), chances)
    die = answer.removeprefix("roll ")
    bag[die[0]] -= 1
    return die[0], int(die[1])


def drawn_from(bag: dict[str, int]) -> Asking[str]:
    """A die is drawn from the bag, and only its colour matters."""
    whole = sum(bag.values())
    answer = yield Question(frozenset(), {f"draw {c}": Fraction(bag[c], whole) for c in bag if bag[c]})
    colour = answer.removeprefix("draw ")
    bag[colour] -= 1
    return colour
