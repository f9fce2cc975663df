"""Reports all errors of a hand-written text at once; reading it would stop at the first."""

from __future__ import annotations

from vitrall import position, record
from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.game_start import deck_of


def position_faults(text: str, *, deck: Deck | Catalogue | None = None) -> list[Unreadable]:
    """All faults of a position, each with code, message and reason; none if `Game.from_position` accepts it.

    Fields that cannot be read come first; whether fields fit together is checked only when all can be read."""
    return position.position_faults(text, deck_of(deck))


def record_faults(text: str | bytes, *, deck: Deck | Catalogue | None = None) -> list[Unreadable]:
    """All faults of a record by their lines; none if `Game.from_record` accepts it.

    An illegal action is reported with every reason. It is the last fault of the list, since the actions after it cannot
    be judged. Actions are checked only if every line can be read."""
    cards = deck_of(deck)
    wrong = record.record_faults(text, cards)
    if not wrong:
        try:
            record.replay(record.read_record(text, cards), cards)
        except Unreadable as illegal:
            wrong.append(illegal)
    return wrong
