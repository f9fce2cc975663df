"""The text of every action, exact both ways: `roll R5`, `draft R5`, `place C2`, `use lathekin`, `pass`.

Cards are named by their ids, so a notation belongs to one deck. Seats and rounds are counted from 1 in texts.
"""

from __future__ import annotations

from typing import Final

from vitrall.engine import actions
from vitrall.engine.actions import FAMILIES, Family
from vitrall.engine.board import CELLS, INDEX, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.dice import BY_TEXT, KINDS, LETTERS, TEXTS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.native import i64
from vitrall.engine.pickling import Reduced

UNKNOWN: Final = "?"
LONGEST: Final = 200
# By the number of a choice; a redacted record holds only a count, or nothing.
KEEPS: Final = ["none", "first", "second", "both", "?0", "?1", "?2", "?"]

_BY_VERB: Final[dict[str, Family]] = {row.verb: row for row in FAMILIES}


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
        # Caches, one each way. Only real actions enter them, so that input from outside cannot make them grow.
        self.texts: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        self.pattern_by_text: dict[str, int] = {text: index for index, text in enumerate(self.patterns)}

    def __reduce__(self) -> Reduced:
        return Notation, (self.deck,)

    def text(self, action: i64) -> str:
        """The text of an action; cached."""
        text = self.texts.get(action)
        if text is None:
            text = self._text(action)
            self.texts[action] = text
            if self._read(text.split(" ")) == action:  # the unknown card of some decks is written, never read
                self.numbers[text] = action
        return text

    def _text(self, action: i64) -> str:
        if actions.family(action) == actions.NO_ACTION:
            raise Unreadable("move/unreadable", Why("told", text=str(action)))
        row = actions.family_row(action)
        words = self._words(row, action - row.base)
        return f"{row.verb} {words}" if words else row.verb

    def _words(self, row: Family, rest: i64) -> str:
        """What follows the verb."""
        kind = row.rest
        if kind == actions.NOTHING:
            return ""
        if kind == actions.SPACE:
            return NAMES[rest]
        if kind == actions.SPACES:
            return f"{NAMES[rest // CELLS]} {NAMES[rest % CELLS]}"
        if kind == actions.DIE or kind == actions.OWN_DIE:
            return TEXTS[rest]
        if kind == actions.TRACK_DIE:
            return f"{rest // KINDS + 1} {TEXTS[rest % KINDS]}"
        if kind == actions.COLOR:
            return LETTERS[rest]
        if kind == actions.VALUE:
            return str(rest)
        if kind == actions.SEAT:
            return str(rest + 1)
        return self._card_words(row, rest)

    def _card_words(self, row: Family, rest: i64) -> str:
        if row.rest == actions.TOOL:
            return self._use_text(rest)
        if row.rest == actions.PATTERN:
            return self._choose_text(rest)
        if row.rest == actions.BLOOMS:
            return f"{rest // actions.SEAT_KEEPS + 1} {KEEPS[rest % actions.SEAT_KEEPS]}"
        return self._deal_text(row.base, rest)

    def _use_text(self, rest: i64) -> str:
        tool = _named(self.tools, rest // actions.PAYMENTS)
        payment = rest % actions.PAYMENTS
        return f"{tool} {TEXTS[payment - 1]}" if payment else tool

    def _choose_text(self, rest: i64) -> str:
        pattern = rest % actions.SEAT_CHOICES
        name = UNKNOWN if pattern == actions.HIDDEN_PATTERN else _named(self.patterns, pattern)
        return f"{rest // actions.SEAT_CHOICES + 1} {name}"

    def _deal_text(self, family: i64, rest: i64) -> str:
        kind = list(self.decks)[(family - actions.DEAL_PRIVATE) // 1000]
        return f"{kind} " + (UNKNOWN if rest == actions.HIDDEN_CARD else _named(self.decks[kind], rest))

    def action(self, text: str) -> i64:
        """The action a text stands for; `Unreadable` if for none."""
        number = self.numbers.get(text)
        if number is not None:
            return number
        action = self._read(text.split(" ")) if len(text) <= LONGEST else -1
        if action < 0:
            raise Unreadable("move/unreadable", Why("quoted", text=text[:LONGEST]))
        return action

    def _read(self, words: list[str]) -> i64:
        row = _BY_VERB.get(words[0])
        if row is None:
            return -1
        if len(words) == 1:
            return row.base if row.rest == actions.NOTHING else -1
        if len(words) == 2:
            return self._read_one(row, words[1])
        return self._read_two(row, words[1], words[2]) if len(words) == 3 else -1

    def _read_one(self, row: Family, word: str) -> i64:
        """The action whose text has one word after the verb."""
        kind = row.rest
        if kind == actions.TOOL:
            return self._read_use(word, 0)
        if kind == actions.SPACE:
            return _offset(row.base, INDEX.get(word, -1))
        if kind == actions.DIE or kind == actions.OWN_DIE:
            return _offset(row.base, BY_TEXT.get(word, -1))
        if kind == actions.COLOR:
            return _offset(row.base, LETTERS.find(word) if len(word) == 1 else -1)
        if kind == actions.VALUE:
            return _offset(row.base, _digit(word, 6))
        return _offset(row.base, _digit(word, 6) - 1) if kind == actions.SEAT else -1

    def _read_two(self, row: Family, first: str, second: str) -> i64:
        kind = row.rest
        if kind == actions.TOOL:
            return self._read_use(first, BY_TEXT.get(second, -2) + 1)
        if kind == actions.SPACES:
            origin, target = INDEX.get(first, -1), INDEX.get(second, -1)
            return -1 if min(origin, target) < 0 else row.base + origin * CELLS + target
        if kind == actions.TRACK_DIE:
            round, die = _digit(first, 10), BY_TEXT.get(second, -1)
            return -1 if min(round, die) < 0 else row.base + (round - 1) * KINDS + die
        if kind == actions.PATTERN:
            return self._read_choice(_digit(first, 6), second)
        if kind == actions.BLOOMS:
            return _read_keep(_digit(first, 6), second)
        return self._read_deal(first, second) if kind == actions.CARD else -1

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


def _read_keep(seat: i64, word: str) -> i64:
    return -1 if seat < 0 or word not in KEEPS else actions.keep(seat - 1, KEEPS.index(word))


def _named(names: list[str], index: i64) -> str:
    if index >= len(names):
        raise Unreadable("move/unreadable", Why("no-card", number=str(index)))
    return names[index]


def _offset(base: i64, index: i64) -> i64:
    return base + index if index >= 0 else -1


def _digit(word: str, most: int) -> i64:
    """A number from 1 to `most` in its only spelling; -1 for anything else."""
    return int(word) if word in [str(number) for number in range(1, most + 1)] else -1
