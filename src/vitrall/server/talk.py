"""Chat at a table: quick phrases that each reader gets in their own language, free text, and requests for takebacks.

All of it is stored in one numbered list, so that every process of a server has the same order.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from vitrall.engine.errors import Unreadable, Why
from vitrall.server.protocol import Asked, Said
from vitrall.server.storage import TableStore, Taken
from vitrall.server.storage.row_types import ChatRow
from vitrall.words import Words

PHRASES: Final = ("hello", "good-luck", "well-done", "oops", "one-moment", "thanks", "good-game")
WISH: Final = "takeback"  # "NUMBER FIRST": at that number, back to before that entry
NO_WISH: Final = "takeback-no"
REPLACED: Final = "bot-replaced"  # sent by the server for a bot that failed; clients cannot send it
MOST_HISTORY: Final = 50


def checked_words(phrase: str, text: str) -> tuple[str, str]:
    """A known phrase, or words of one's own without signs that no line holds."""
    if phrase:
        if phrase not in PHRASES:
            raise Unreadable("talk/phrase", Why("none-of", given=phrase[:20], known=PHRASES))
        return phrase, ""
    words = " ".join(text.split())
    if not words or not words.isprintable():
        raise Unreadable("talk/empty")
    return "", words


class Talk:
    """The messages of one table, as far as this process has read them."""

    def __init__(self, store: TableStore, id: str) -> None:
        self._store = store
        self._id = id
        self._heard = 0  # the number of the next thing said
        self.first: int | None = None  # where somebody would like to go back to
        self.agreed: set[int] = set()
        self._number = -1  # the number at which that was asked

    async def news(self) -> list[ChatRow]:
        """The messages since the last call."""
        rows = await self._store.chat(self._id, self._heard)
        for row in rows:
            self._heard = row.number + 1
            self._weigh(row)
        return rows

    async def history(self) -> list[ChatRow]:
        """The latest messages, for people who join."""
        if self._heard == 0:  # most tables are silent, and many come in at once after a restart
            return []
        return [row for row in await self._store.chat(self._id, 0, MOST_HISTORY) if row.phrase not in (WISH, NO_WISH)]

    async def say(self, seat: int, phrase: str, text: str) -> None:
        """Save it under the next free number; others may speak at the same moment."""
        number = self._heard
        while True:
            try:
                await self._store.say(ChatRow(self._id, number, seat, phrase, text, time.time()))
            except Taken:
                number += 1
            else:
                return

    def _weigh(self, row: ChatRow) -> None:
        """Who asked to take moves back, and whether the request is still open."""
        if row.phrase == NO_WISH:
            self.first, self.agreed = None, set()
        elif row.phrase == WISH:
            number, first = (int(word) for word in row.text.split(" "))
            if (number, first) != (self._number, self.first):
                self._number, self.first, self.agreed = number, first, set()
            self.agreed.add(row.seat)

    def is_agreed(self, number: int, people: Sequence[int]) -> bool:
        """Whether everybody agrees to the wish that was made at this number."""
        return self.first is not None and self._number == number and self.agreed >= set(people)


def heard(row: ChatRow, talk: Talk, words: Words) -> Said | Asked:
    """Something said, for one reader."""
    if row.phrase in (WISH, NO_WISH):
        return Asked(row.number, talk.first, sorted(talk.agreed))
    text = words.say(f"phrase-{row.phrase}") if row.phrase else row.text
    return Said(row.number, row.seat, row.phrase, text, row.at)
