"""One answer at a time: players, a pattern, a row of dice, cards, tokens, each as a person writes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.cards.patterns import BLANK, VALUES
from vitrall.cli.real_table.entered_table import Entry, Table
from vitrall.cli.real_table.table_checks import check_blooms, check_pioneers, check_rivalries
from vitrall.cli.spellings import cards_named, folded
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.dice import BY_TEXT, COLOR_NAMES, LETTERS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import MODULES, MOST_PLAYERS
from vitrall.referee.table_fields import MOST_TOKENS, private_names
from vitrall.why import at_most, instead, near, number, of, quoted, unknown
from vitrall.words import LANGUAGES, Words

EMPTY: Final = ("..", ".", "-", "--", "_", "__", "0")
NOTHING: Final = ("", "-", "none", "blank")
LONGEST_NAME: Final = 40


def pattern_ids(cards: Catalogue) -> list[str]:
    return [pattern.id for pattern in cards.deck.patterns]


def public_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.publics]


def private_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.privates]


def tool_ids(cards: Catalogue) -> list[str]:
    return [tool.id for tool in cards.deck.tools]


def board_ids(cards: Catalogue) -> list[str]:
    return [board.id for board in cards.deck.boards]


def pioneer_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.pioneers]


def bloom_ids(cards: Catalogue) -> list[str]:
    return [card.id for card in cards.deck.blooms]


def set_players(table: Table, text: str) -> None:
    """The names of all players, separated by commas; empty for one window without a name."""
    names = [" ".join(word.split()) for word in text.split(",") if word.strip()]
    if len(names) > MOST_PLAYERS:
        raise Unreadable("table/players", at_most(len(names), MOST_PLAYERS))
    for name in names:
        check_name(name, names)
    table.entries = [table.new_entry(name) for name in names] or [table.new_entry()]


def check_name(name: str, names: Sequence[str]) -> None:
    """Refuse a name that is too long or already taken."""
    alike = [other for other in names if folded(other) == folded(name)]
    if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or len(alike) > 1:
        raise Unreadable("table/player", quoted(name))


def set_modules(table: Table, text: str) -> None:
    """Modules by their names in any language, the beginning of them, or their numbers."""
    table.modules = list(dict.fromkeys(_module(word) for word in text.split(",") if folded(word) not in NOTHING))


def _module(text: str) -> str:
    numbers = {str(number): module for number, module in enumerate(MODULES, 1)}
    wanted = folded(text)
    modules = [module for module in MODULES if any(name.startswith(wanted) for name in _module_names(module))]
    if wanted in numbers or len(modules) == 1:
        return numbers.get(wanted) or modules[0]
    raise Unreadable("table/module", quoted(text.strip()))


def _module_names(module: str) -> set[str]:
    return {folded(module), *(folded(Words(language).say(f"module-{module}")) for language in LANGUAGES)}


def set_board(table: Table, text: str) -> None:
    table.board = "" if folded(text) in NOTHING else card_named(text, board_ids(table.cards), table.cards)


def set_pioneers(table: Table, entry: Entry, text: str) -> None:
    """The pioneers that this player has taken."""
    before, entry.pioneers = entry.pioneers, cards_listed(text, pioneer_ids(table.cards), table.cards)
    try:
        check_pioneers(table)
    except Unreadable:
        entry.pioneers = before
        raise


def set_blooms(entry: Entry, text: str) -> None:
    """The blooms that this player has kept."""
    blooms = cards_listed(text, bloom_ids(entry.cards), entry.cards)
    check_blooms(blooms)
    entry.blooms = blooms


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
        raise Unreadable("table/row", of(quoted(text.strip()), instead(len(spaces), WIDTH)))
    for space in spaces:
        if space not in EMPTY and space not in BY_TEXT:
            raise Unreadable("table/die", quoted(space))
    entry.dice[row] = [None if space in EMPTY else space for space in spaces]


def set_objectives(table: Table, text: str) -> None:
    table.objectives = cards_listed(text, public_ids(table.cards), table.cards)


def set_compared(table: Table, text: str) -> None:
    """The same once all players are known: a rivalry for one window alone is refused at once."""
    set_objectives(table, text)
    check_rivalries(table)


def set_tools(table: Table, text: str) -> None:
    numbers = {str(int(tool.number)): tool.id for tool in table.cards.deck.tools}
    table.tools = cards_listed(text, tool_ids(table.cards), table.cards, numbers)


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
        raise Unreadable("table/tokens", number(word, 0, MOST_TOKENS))
    entry.tokens = int(word)


def cards_listed(text: str, ids: Sequence[str], cards: Catalogue, numbers: dict[str, str] | None = None) -> list[str]:
    """Cards separated by commas; each exists once, so each is named once."""
    named = [card_named(word, ids, cards, numbers) for word in text.split(",") if folded(word) not in NOTHING]
    for card in named:
        if named.count(card) > 1:
            raise Unreadable("table/twice", Why("card", card=card))
    return named


def card_named(text: str, ids: Sequence[str], cards: Catalogue, numbers: dict[str, str] | None = None) -> str:
    """The one card that a text means: its name in any language, the beginning of it, or its number."""
    word = text.strip()
    by_number = {str(number): card for number, card in enumerate(ids, 1)} if numbers is None else numbers
    if word in by_number:
        return by_number[word]
    matches = cards_named(word, ids, cards.wordings)
    if len(matches) == 1:
        return matches[0]
    if matches:
        raise Unreadable("table/several", of(quoted(word), Why("card", card=matches)))
    raise _no_card(word, ids)


def _no_card(word: str, ids: Sequence[str]) -> Unreadable:
    """An unknown card, and the names that are near it."""
    close = near(folded(word).replace(" ", "-"), ids)
    named = [Why("card", card=card) for card in close]
    return Unreadable("table/card", Why("unknown-near", given=quoted(word), near=named) if close else unknown(word))
