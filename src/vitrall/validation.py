"""Everything that is wrong with a text that somebody wrote by hand: reading it would stop at the first fault."""

from __future__ import annotations

from vitrall import position, record
from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.game_start import deck_of


def position_faults(text: str, *, deck: Deck | Catalogue | None = None) -> list[Unreadable]:
    """All faults of a position, each with code, message and reason; nothing for one that `Game.from_position` takes.

    Fields that cannot be read are listed first; how fields fit together is asked when all can be read."""
    return position.position_faults(text, deck_of(deck))


def record_faults(text: str | bytes, *, deck: Deck | Catalogue | None = None) -> list[Unreadable]:
    """All faults of a record by their lines; nothing for one that `Game.from_record` takes.

    An illegal action is told with every reason. It is the last fault of the list, since nothing after it can be
    judged; and it is looked for only in a record whose every line can be read."""
    cards = deck_of(deck)
    wrong = record.record_faults(text, cards)
    if not wrong:
        try:
            record.replay(record.read_record(text, cards), cards)
        except Unreadable as illegal:
            wrong.append(illegal)
    return wrong
