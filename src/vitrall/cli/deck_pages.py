"""Cards and their errors as `vitrall deck` prints them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from vitrall.cards.card_reader import TABLES
from vitrall.cards.catalogue import Catalogue
from vitrall.cards.printed import CardFile, Printed, Shape
from vitrall.cli.screen.lines import joined, wrapped
from vitrall.cli.screen.provenance import OWN, is_own, provenance
from vitrall.cli.screen.terminal_colors import DIM
from vitrall.cli.spellings import cards_named, folded
from vitrall.engine.deck import Objective, Pattern, Tool
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import meant, near, quoted
from vitrall.words import Words

Cards = Sequence[Printed[Shape]]
INSET = "  "


def fault_line(fault: Unreadable, words: Words) -> str:
    """Place, card and reason in the reader's language, and the code that stays the same in all of them."""
    return f"{words.why(fault.why) if fault.why else fault.message} [{fault.code}]"


def unprinted_lines(file: CardFile, words: Words) -> Iterator[str]:
    """The cards that are not known from print, by their file, and those whose file does not state it."""
    spoken = words.with_cards({card.id: card.wording for card in file.cards()})
    own = [spoken.name(card.id) for card in file.cards() if is_own(card.attested)]
    untold = [spoken.name(card.id) for card in file.cards() if not card.attested]
    if own:
        yield words.say("deck-own", cards=", ".join(own))
    if untold:
        yield words.say("deck-untold", cards=", ".join(untold))


def wanted_cards(text: str, cards: Catalogue, words: Words) -> Cards:
    """All cards, those of a kind, or the ones of that name in any language."""
    every = [card for file in cards.files for card in file.cards()]
    if not text:
        return every
    if table := _table(text, words):
        return [card for card in every if card.origin.table == table]
    named = cards_named(text, [card.id for card in every], cards.wordings)
    if not named:
        raise _unknown(text, every)
    return [card for card in every if card.id in named]


def _table(text: str, words: Words) -> str:
    """The kind that a text names: as deck files do, in the plural, or by its heading."""
    names = {table: {table, f"{table}s", folded(words.say(f"deck-kind-{table}"))} for table in TABLES}
    return next((table for table, forms in names.items() if folded(text) in forms), "")


def _unknown(text: str, every: Cards) -> Unreadable:
    close = near(folded(text).replace(" ", "-"), [card.id for card in every])
    why = Why("card-no-card", given=quoted(text), meant=meant(close))
    return Unreadable("card/unknown", why=why)


def shown_cards(cards: Cards, words: Words, width: int) -> Iterator[Text]:
    """Cards under the headings of their kinds."""
    for table in TABLES:
        of_kind = [card for card in cards if card.origin.table == table]
        if of_kind:
            yield Text(words.say(f"deck-kind-{table}"), style="bold")
        for card in of_kind:
            yield from _card(card, words, width)


def _card(card: Printed[Shape], words: Words, width: int) -> Iterator[Text]:
    """The name and id of a card and, indented, its text and how well it is known."""
    number = f" [{card.shape.number}]" if isinstance(card.shape, Tool) else ""
    yield joined(Text(INSET + words.name(card.id), style="bold"), Text(f" ({card.id}){number}", style=DIM))
    known = [words.say("deck-known", known=provenance(card.attested, words))]
    known += [words.say("name-is-ours")] if words.origin(card.id) == OWN else []
    yield from (Text(INSET * 2 + line) for line in wrapped(_said(card.shape, words), width - 2 * len(INSET)))
    yield from (Text(INSET * 2 + line, style=DIM) for line in wrapped(" · ".join(known), width - 2 * len(INSET)))


def _said(card: Shape, words: Words) -> str:
    """The text of a card; for a pattern, its printed rows."""
    if isinstance(card, Pattern):
        return f"{words.say('term-difficulty')} {card.favor}: {' '.join(card.rows)}"
    return words.text(card.id)


PRINTED_FACTS = ("number", "favor", "rows", "points", "missed", "needs")  # of a shape, those that a card prints


def card_data(card: Printed[Shape], words: Words) -> dict[str, object]:
    """A card as data: its id, kind, name and text in the reader's language, how well it is known, what it prints."""
    facts = {name: getattr(card.shape, name) for name in PRINTED_FACTS if hasattr(card.shape, name)}
    printed: dict[str, object] = {name: fact if isinstance(fact, list) else int(fact) for name, fact in facts.items()}
    if isinstance(card.shape, Tool):
        value, color = int(card.shape.solo_value), int(card.shape.solo_color)
        printed["solo"] = str(value) if value else LETTERS[color]
    if isinstance(card.shape, Objective) and len(card.shape.places):
        printed["places"] = [int(points) for points in card.shape.places]
    text = "" if isinstance(card.shape, Pattern) else words.text(card.id)
    about = {"id": card.id, "kind": card.origin.table, "name": words.name(card.id), "text": text}
    return {**about, "attested": dict(card.attested), **printed}
