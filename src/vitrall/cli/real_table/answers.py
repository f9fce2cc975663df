"""One answer at a time: a pattern, a row of dice, cards, tokens, each as a person writes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.cards.faults import near
from vitrall.cards.patterns import BLANK, VALUES
from vitrall.cli.real_table.entry import Entry
from vitrall.cli.spellings import cards_named, folded
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.dice import BY_TEXT, COLOR_NAMES, LETTERS
from vitrall.engine.errors import Unreadable
from vitrall.referee.table import MOST_TOKENS, private_names
from vitrall.words import LANGUAGES, Words

EMPTY: Final = ("..", ".", "-", "--", "_", "__", "0")
NOTHING: Final = ("", "-", "none", "blank")


def pattern_ids(cards: Catalogue) -> list[str]:
    return [pattern.id for pattern in cards.deck.patterns]


def public_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.publics]


def private_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.privates]


def tool_ids(cards: Catalogue) -> list[str]:
    return [tool.id for tool in cards.deck.tools]


def set_pattern(entry: Entry, text: str) -> None:
    """A name, a number of the list, four rows of marks, or nothing for a pattern without any print."""
    marks = text.upper().split()
    if folded(text) in NOTHING:
        entry.pattern = None
    elif [len(row) for row in marks] == [WIDTH] * HEIGHT and set("".join(marks)) <= set(BLANK + LETTERS + VALUES):
        entry.pattern = marks
    else:
        entry.pattern = card_named(text, pattern_ids(entry.cards), entry.cards)


def set_row(row: int, entry: Entry, text: str) -> None:
    """Five spaces, each a die such as `R5` or two dots."""
    spaces = text.upper().replace(",", " ").split()
    if len(spaces) != WIDTH:
        raise Unreadable("table/row", f"{text.strip()[:40]}: {len(spaces)} ≠ {WIDTH}")
    for space in spaces:
        if space not in EMPTY and space not in BY_TEXT:
            raise Unreadable("table/die", space[:20])
    entry.dice[row] = [None if space in EMPTY else space for space in spaces]


def set_objectives(entry: Entry, text: str) -> None:
    entry.objectives = cards_listed(text, public_ids(entry.cards), entry.cards)


def set_tools(entry: Entry, text: str) -> None:
    numbers = {str(int(tool.number)): tool.id for tool in entry.cards.deck.tools}
    entry.tools = cards_listed(text, tool_ids(entry.cards), entry.cards, numbers)


def set_private(entry: Entry, text: str) -> None:
    """A card, or the colour it counts."""
    ids = private_ids(entry.cards)
    colors = dict(zip(private_names(entry.cards), ids, strict=True))
    color = _color(text)
    entry.private = "" if folded(text) in NOTHING else colors.get(color) or card_named(text, ids, entry.cards)


def _color(text: str) -> str:
    """The English name of a colour that is named in any language, or by its letter."""
    for letter, name in zip(LETTERS, COLOR_NAMES, strict=True):
        names = {folded(Words(language).say("color-name", color=name)) for language in LANGUAGES}
        if folded(text) in names | {letter.casefold()}:
            return name
    return ""


def set_tokens(entry: Entry, text: str) -> None:
    word = text.strip() or "0"
    if not (word.isascii() and word.isdecimal() and len(word) < 5 and int(word) <= MOST_TOKENS):
        raise Unreadable("table/tokens", word[:20])
    entry.tokens = int(word)


def cards_listed(text: str, ids: Sequence[str], cards: Catalogue, numbers: dict[str, str] | None = None) -> list[str]:
    """Cards parted by commas; each exists once, so each is named once."""
    found = [card_named(word, ids, cards, numbers) for word in text.split(",") if folded(word) not in NOTHING]
    for card in found:
        if found.count(card) > 1:
            raise Unreadable("table/twice", card)
    return found


def card_named(text: str, ids: Sequence[str], cards: Catalogue, numbers: dict[str, str] | None = None) -> str:
    """The one card that a text means: its name in any language, the beginning of it, or its number."""
    word = text.strip()
    by_number = {str(number): card for number, card in enumerate(ids, 1)} if numbers is None else numbers
    if word in by_number:
        return by_number[word]
    found = cards_named(word, ids, cards.wordings)
    if len(found) == 1:
        return found[0]
    if found:
        raise Unreadable("table/several", f"{word[:40]}: {', '.join(found)}")
    raise Unreadable("table/card", f"{word[:40]}{_perhaps(word, ids)}")


def _perhaps(word: str, ids: Sequence[str]) -> str:
    """What comes near, for whoever mistyped."""
    close = near(folded(word).replace(" ", "-"), ids)
    return f" – {', '.join(close)}?" if close else ""
