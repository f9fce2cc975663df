"""The text of every action, exact both ways: `roll R5`, `draft R5`, `place C2`, `use lathekin`, `pass`.

Cards are named by their ids, so a notation belongs to one deck. Seats and rounds are counted from 1 in texts.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions
from vitrall.engine.board import CELLS, INDEX, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.dice import BY_TEXT, KINDS, LETTERS, TEXTS
from vitrall.engine.errors import Unreadable
from vitrall.engine.native import i64
from vitrall.engine.pickling import Reduced

UNKNOWN: Final = "?"
LONGEST: Final = 200
DIE_VERBS: Final[dict[str, int]] = {
    "draft": actions.DRAFT,
    "roll": actions.ROLL,
    "take": actions.TAKE,
    "exchange": actions.EXCHANGE,
    "again": actions.AGAIN,
}
# By the number of a choice; what a redacted record tells is a count, or nothing.
KEEPS: Final = ["none", "first", "second", "both", "?0", "?1", "?2", "?"]


class Notation:
    """Reads and writes the actions of games with one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.patterns: list[str] = [pattern.id for pattern in deck.patterns]
        self.tools: list[str] = [tool.id for tool in deck.tools]
        sides = [int(side) for side in deck.sides]
        windows = [f"{self.patterns[sides[k]]}/{self.patterns[sides[k + 1]]}" for k in range(0, len(sides), 2)]
        self.decks: dict[str, list[str]] = {
            "private": [card.id for card in deck.privates],
            "window": windows,
            "tool": self.tools,
            "public": [card.id for card in deck.publics],
            "bloom": [card.id for card in deck.blooms],
            "board": [card.id for card in deck.boards],
            "pioneer": [card.id for card in deck.pioneers],
        }
        self.by_text: dict[str, dict[str, int]] = {
            kind: {text: index for index, text in enumerate(texts)} for kind, texts in self.decks.items()
        }
        self.pattern_by_text: dict[str, int] = {text: index for index, text in enumerate(self.patterns)}

    def __reduce__(self) -> Reduced:
        return Notation, (self.deck,)

    def text(self, action: i64) -> str:
        """The one text of an action."""
        family = actions.family(action)
        if family == -1:
            raise Unreadable("move/unknown", f"{action} is no action")
        if family < actions.PLACE:
            return ("pass", "stop", "return")[family]
        if family < actions.MOVE:
            return _small_text(family, action - family)
        return self._large_text(family, action - family)

    def _large_text(self, family: i64, rest: i64) -> str:
        if family == actions.MOVE:
            return f"move {NAMES[rest // CELLS]} {NAMES[rest % CELLS]}"
        if family == actions.SWAP:
            return f"swap {rest // KINDS + 1} {TEXTS[rest % KINDS]}"
        if family == actions.TRADE:
            return f"trade {NAMES[rest // CELLS]} {NAMES[rest % CELLS]}"
        if family == actions.USE:
            return self._use_text(rest)
        if family == actions.KEEP:
            return f"keep {rest // actions.SEAT_KEEPS + 1} {KEEPS[rest % actions.SEAT_KEEPS]}"
        if family == actions.CHOOSE:
            return self._choose_text(rest)
        return self._deal_text(family, rest)

    def _use_text(self, rest: i64) -> str:
        tool = _named(self.tools, rest // actions.PAYMENTS)
        payment = rest % actions.PAYMENTS
        return f"use {tool} {TEXTS[payment - 1]}" if payment else f"use {tool}"

    def _choose_text(self, rest: i64) -> str:
        pattern = rest % actions.SEAT_CHOICES
        name = UNKNOWN if pattern == actions.HIDDEN_PATTERN else _named(self.patterns, pattern)
        return f"choose {rest // actions.SEAT_CHOICES + 1} {name}"

    def _deal_text(self, family: i64, rest: i64) -> str:
        kind = list(self.decks)[(family - actions.DEAL_PRIVATE) // 1000]
        return f"deal {kind} " + (UNKNOWN if rest == actions.HIDDEN_CARD else _named(self.decks[kind], rest))

    def action(self, text: str) -> i64:
        """The action a text stands for; `Unreadable` if for none."""
        action = self._read(text.split(" ")) if len(text) <= LONGEST else -1
        if action < 0:
            raise Unreadable("move/unreadable", f"cannot read the move {text[:60]!r}")
        return action

    def _read(self, words: list[str]) -> i64:
        verb = words[0]
        if len(words) == 1:
            return {"pass": actions.PASS, "stop": actions.STOP, "return": actions.RETURN}.get(verb, -1)
        if len(words) == 2:
            return self._read_two(verb, words[1])
        return self._read_three(verb, words[1], words[2]) if len(words) == 3 else -1

    def _read_two(self, verb: str, word: str) -> i64:
        if verb == "use":
            return self._read_use(word, 0)
        if verb == "place":
            return _offset(actions.PLACE, INDEX.get(word, -1))
        if verb in DIE_VERBS:
            return _offset(DIE_VERBS[verb], BY_TEXT.get(word, -1))
        if verb == "draw":
            return _offset(actions.DRAW, LETTERS.find(word) if len(word) == 1 else -1)
        if verb == "turn" or verb == "start":
            number = _digit(word, 6)
            return -1 if number < 0 else (actions.TURN + number if verb == "turn" else actions.START + number - 1)
        return -1

    def _read_three(self, verb: str, first: str, second: str) -> i64:
        if verb == "use":
            return self._read_use(first, BY_TEXT.get(second, -2) + 1)
        if verb == "move" or verb == "trade":
            origin, target = INDEX.get(first, -1), INDEX.get(second, -1)
            base = actions.MOVE if verb == "move" else actions.TRADE
            return -1 if min(origin, target) < 0 else base + origin * CELLS + target
        if verb == "swap":
            round, die = _digit(first, 10), BY_TEXT.get(second, -1)
            return -1 if min(round, die) < 0 else actions.swap((round - 1) * KINDS + die)
        if verb == "choose":
            return self._read_choice(_digit(first, 6), second)
        if verb == "keep":
            return _read_keep(_digit(first, 6), second)
        return self._read_deal(first, second) if verb == "deal" else -1

    def _read_use(self, tool: str, payment: i64) -> i64:
        index = self.by_text["tool"].get(tool, -1)
        return -1 if index < 0 or payment < 0 else actions.USE + index * actions.PAYMENTS + payment

    def _read_choice(self, seat: i64, name: str) -> i64:
        pattern = actions.HIDDEN_PATTERN if name == UNKNOWN else self.pattern_by_text.get(name, -1)
        return -1 if seat < 0 or pattern < 0 else actions.choose(seat - 1, pattern)

    def _read_deal(self, kind: str, name: str) -> i64:
        if kind not in self.by_text:
            return -1
        hidden = name == UNKNOWN and kind in ("private", "window", "bloom")
        card = actions.HIDDEN_CARD if hidden else self.by_text[kind].get(name, -1)
        base = actions.DEAL_PRIVATE + 1000 * list(self.by_text).index(kind)
        return _offset(base, card)


def _small_text(family: i64, rest: i64) -> str:
    if family == actions.PLACE:
        return f"place {NAMES[rest]}"
    if family == actions.TURN:
        return f"turn {rest}"
    for verb, base in DIE_VERBS.items():
        if base == family:
            return f"{verb} {TEXTS[rest]}"
    return f"draw {LETTERS[rest]}" if family == actions.DRAW else f"start {rest + 1}"


def _read_keep(seat: i64, word: str) -> i64:
    return -1 if seat < 0 or word not in KEEPS else actions.keep(seat - 1, KEEPS.index(word))


def _named(names: list[str], index: i64) -> str:
    if index >= len(names):
        raise Unreadable("move/unknown", f"the deck has no card {index}")
    return names[index]


def _offset(base: i64, index: i64) -> i64:
    return base + index if index >= 0 else -1


def _digit(word: str, most: int) -> i64:
    """A number from 1 to the most, written the one way; -1 for anything else."""
    return int(word) if word in [str(number) for number in range(1, most + 1)] else -1
