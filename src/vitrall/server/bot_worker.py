"""A worker process for bots: it reads a question, thinks, answers, and keeps each bot until its table ends.

It gets a position in which everything the seat must not know is dealt again: no secret leaves the table.
Questions and answers are JSON over a pipe, one at a time; the server decides what is asked next (`players.py`).
"""

from __future__ import annotations

import copy
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from msgspec import Struct

from vitrall.bots import Bot, Budget, Idea, Reason, Sight, make_bot
from vitrall.bots.craftsman import Craftsman
from vitrall.bots.greedy import Greedy
from vitrall.bots.registry import BUILT_IN, LEVELS
from vitrall.bots.sight import is_pass
from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import joined_catalogue
from vitrall.engine.errors import VitrallError
from vitrall.engine.play import play
from vitrall.engine.state import awaited_seats, awaits_chance
from vitrall.position import read_position
from vitrall.server.thinking_time import NO_TIME

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

ADVISER: Final = "planner"
QUICK: Final = ("random", *LEVELS[:-1])  # bots that need no more than a quick look
QUICK_LOOK: Final = Budget(playouts=40)  # positions judged for a move that replaces a bot's
MOST_AHEAD: Final = 8  # moves of one answer
MOST_BOTS: Final = 2_000  # bots in one worker; the least recently asked is dropped first, and created again when needed
POLITENESS: Final = 5  # lower priority than the server: a person's move must not wait for a bot

Decks = tuple[tuple[str, str], ...]


class Choose(Struct, tag="choose", frozen=True):
    """A question: which move does this bot choose?"""

    table: str
    seat: int
    bot: str
    position: str
    seed: int
    milliseconds: int  # none: a quick look
    decks: Decks = ()


class Advise(Struct, tag="advise", frozen=True):
    """A question: which moves does the adviser suggest, and why?"""

    position: str
    seat: int
    seed: int
    milliseconds: int
    decks: Decks = ()


class Forget(Struct, tag="forget", frozen=True):
    """The table has ended, or its bots think elsewhere from now on. Not answered."""

    table: str


class Ready(Struct, tag="ready", frozen=True):
    """The worker has started."""


class SoFar(Struct, tag="so-far", frozen=True):
    """A quick look's move, sent before the bot thinks: what is played should it never answer."""

    move: str


class Chosen(Struct, tag="chosen", frozen=True):
    """The bot's move, and what it would do next in the same turn; after a failure, the move made instead."""

    move: str
    then: tuple[str, ...] = ()
    fault: str = ""  # error, illegal
    detail: str = ""


class IdeaSent(Struct, frozen=True):
    move: str
    points: float
    reasons: list[tuple[str, dict[str, int | str | list[str]]]]


class Advised(Struct, tag="advised", frozen=True):
    ideas: list[IdeaSent]


Question = Choose | Advise | Forget
Answer = Ready | SoFar | Chosen | Advised

_QUESTIONS: Final = msgspec.json.Decoder(Question)
_ANSWERS: Final = msgspec.json.Decoder(Answer)


def write(message: Question | Answer) -> bytes:
    return msgspec.json.encode(message)


def read_answer(data: bytes) -> Answer:
    answer: Answer = _ANSWERS.decode(data)
    return answer


def run(connection: Connection) -> None:
    """The main loop of a worker, until the server closes the pipe or ends the process."""
    settle_in(POLITENESS)
    desk = Desk(connection)
    desk.send(Ready())
    with suppress(EOFError, OSError):
        while True:
            desk.answer(_QUESTIONS.decode(connection.recv_bytes()))


def settle_in(politeness: int) -> None:
    """Ignore Ctrl-C: the server ends its workers itself. If the server is killed it cannot, so workers watch it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None, "a worker has been started by a server"
    server.join()
    os._exit(1)  # the server has gone


class _Illegal(Exception):
    """A bot's answer is not a legal move."""


class Outlet(Protocol):
    """Sends answers to the server."""

    def send_bytes(self, data: bytes, /) -> None: ...


class Desk:
    """The bots of this worker, and the pipe to the server."""

    def __init__(self, connection: Outlet) -> None:
        self._connection = connection
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def send(self, answer: Answer) -> None:
        self._connection.send_bytes(write(answer))

    def answer(self, question: Question) -> None:
        match question:
            case Choose():
                self.send(self._choose(question))
            case Advise():
                self.send(advised(question))
            case Forget(table=table):
                for key in [key for key in self.bots if key[0] == table]:
                    del self.bots[key]

    def _choose(self, question: Choose) -> Chosen:
        sight = sight_of(question.position, question.seat, question.seed, question.decks, question.milliseconds)
        if question.bot not in QUICK:
            self.send(SoFar(quick_look(sight, question.seed)))
        moves: list[str] = []
        try:
            for action in self._turn(question, sight):
                moves.append(str(sight.move(action)))
        except _Illegal as error:
            fault = ("illegal", str(error))
        except (Exception, SystemExit) as error:
            fault = ("error", f"{type(error).__name__}: {error}"[:200])
        else:
            fault = ("", "")
        if moves:  # what went wrong later in the turn is seen when its move is asked for
            return Chosen(moves[0], tuple(moves[1:]))
        return Chosen(quick_look(sight, question.seed), (), *fault)

    def _turn(self, question: Choose, sight: Sight) -> Iterator[int]:
        """The moves of the bot up to the end of its turn, or until chance acts. Bots of other packages are
        asked for one move at a time."""
        bot = self._bot(question)
        for _ in range(MOST_AHEAD if is_built_in(question.bot) else 1):
            answer = bot.choose(sight)
            try:
                action = sight.action(answer)
            except VitrallError as error:
                raise _Illegal(repr(answer)[:60]) from error
            yield action
            state = sight.world(question.seed)
            play(state, action)
            if is_pass(action) or awaits_chance(state) or awaited_seats(state) != 1 << question.seat:
                return
            sight = Sight(state, question.seat, sight.budget, question.seed)

    def _bot(self, question: Choose) -> Bot:
        """The bot of that seat, with all that it remembers of the game."""
        key = (question.table, question.seat, question.bot)
        if key not in self.bots:
            self.bots[key] = make_bot(question.bot, question.seed)
        self.bots.move_to_end(key)
        if len(self.bots) > MOST_BOTS:
            self.bots.popitem(last=False)
        return self.bots[key]


def sight_of(position: str, seat: int, seed: int, decks: Decks, milliseconds: int | None = None) -> Sight:
    """What a bot sees of a position that was sent to it."""
    deck = joined_catalogue(tuple(DeckText(*deck) for deck in decks)).deck
    budget = QUICK_LOOK if milliseconds == NO_TIME else Budget(milliseconds=milliseconds)
    return Sight(read_position(position, deck), seat, budget, seed)


def quick_look(sight: Sight, seed: int) -> str:
    """A sensible move at once, by the heuristic, or by points alone if that fails. Never just a pass."""
    hasty = copy.copy(sight)
    hasty.budget = QUICK_LOOK
    try:
        action = Craftsman(seed).choose(hasty)
    except Exception:
        action = Greedy(seed).choose(hasty)
    return str(sight.move(action))


def advised(question: Advise) -> Advised:
    """What the adviser would do, and why."""
    sight = sight_of(question.position, question.seat, question.seed, question.decks, question.milliseconds)
    ideas = make_bot(ADVISER, question.seed).explain(sight)
    return Advised([_sent(idea) for idea in ideas])


def _sent(idea: Idea) -> IdeaSent:
    return IdeaSent(str(idea.move), idea.points, [(reason.name, reason.values) for reason in idea.reasons])


def idea_of(sent: IdeaSent) -> Idea:
    return Idea(sent.move, sent.points, tuple(Reason(name, **values) for name, values in sent.reasons))


def is_built_in(bot: str) -> bool:
    """Whether a bot is one of the project's own, which keep to their budget."""
    return bot in BUILT_IN
