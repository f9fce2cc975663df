"""Bots in the thread of the tables: while one thinks, nothing else happens there. The page has a thread of its own."""

from __future__ import annotations

import asyncio

from vitrall.bots import Idea
from vitrall.server.bot_queue import Account
from vitrall.server.bot_worker import Advise, Advised, Answer, Choose, Chosen, Desk, advised, idea_of
from vitrall.server.players import Choice, Players, Situation
from vitrall.server.thinking_time import ThinkingTime


class _Listener(Desk):
    """Keeps the latest answer instead of sending it."""

    def __init__(self) -> None:
        super().__init__(_Nowhere())
        self.last: Answer | None = None

    def send(self, answer: Answer) -> None:
        self.last = answer


class _Nowhere:
    def send_bytes(self, data: bytes, /) -> None:
        raise AssertionError("answers are not sent")


class ThinkingHere(Players):
    """The players of one page."""

    def __init__(self) -> None:
        super().__init__(1)
        self._desk = _Listener()

    async def choose(self, bot: str, now: Situation, account: Account) -> Choice:
        await asyncio.sleep(0)  # what was sent to the page leaves before a long thought begins
        milliseconds = self._granted(account)
        self._desk.answer(Choose(account.table, now.seat, bot, now.position, now.seed, milliseconds, now.decks))
        answer = self._desk.last
        assert isinstance(answer, Chosen), "a question for a move is answered with one"
        return Choice(answer.move, answer.fault, answer.then)

    async def advise(self, now: Situation, account: Account) -> list[Idea]:
        await asyncio.sleep(0)
        answer: Advised = advised(Advise(*now[:3], self._granted(account), now.decks))
        return [idea_of(sent) for sent in answer.ideas]

    def _granted(self, account: Account) -> int:
        return self.thinking if self.thinking is not None else ThinkingTime(1).milliseconds(account.bots, account.bots)

    def forget(self, table: str) -> None:
        for key in [key for key in self._desk.bots if key[0] == table]:
            del self._desk.bots[key]
