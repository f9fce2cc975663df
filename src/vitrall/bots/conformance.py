"""Whole games with a program at a seat, to tell its author what it does wrong; docs/bot-protocol.md explains each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from vitrall.bots.bot import Idea
from vitrall.bots.guest import PREFIX, Guest
from vitrall.bots.match import play_match, seated
from vitrall.bots.sight import Budget, Sight
from vitrall.bots.supervisor import Supervisor
from vitrall.bots.wire import GuestFault
from vitrall.cards.catalogue import full_deck
from vitrall.engine.errors import VitrallError
from vitrall.engine.options import MODULES, Options
from vitrall.engine.rules import Rules
from vitrall.game import Game

TABLES: Final = (Options(players=2), Options(players=1), Options(players=4, modules=MODULES))
OTHERS: Final = ("greedy",)
STOP_WAIT: Final = 2.0  # seconds between a stop and the answer
MANNERS_SEED: Final = 1


@dataclass(frozen=True)
class Wrong:
    """One fault, and an example of it where there is something to be shown."""

    kind: str
    detail: str = ""
    cause: str = ""  # of bad manners: the fault that came instead of what was due


@dataclass
class Trial:
    """What came of one game; without options it was about manners: hello, stop and quit."""

    options: Options | None = None
    name: str = ""
    moves: int = 0
    slowest: float = 0.0  # seconds
    wrongs: list[Wrong] = field(default_factory=list)


def examine(command: str, games: int, budget: Budget) -> Iterator[Trial]:
    """Manners first; a program that cannot even greet is asked no more. Then so many games at each kind of table."""
    manners = _manners(command)
    yield manners
    if manners.name or not any(wrong.kind == "hello" for wrong in manners.wrongs):
        for options in TABLES:
            for seed in range(1, games + 1):
                yield _game(command, options, seed, budget)


class Witness:
    """A guest that is watched: its moves are counted and timed, its faults noted before the supervisor mends them."""

    def __init__(self, guest: Guest, trial: Trial) -> None:
        self._guest = guest
        self._trial = trial

    def choose(self, sight: Sight) -> str:
        began = time.monotonic()
        try:
            move = self._guest.ask(sight)
            sight.action(move)
        except GuestFault as fault:
            self._trial.wrongs.append(Wrong(fault.kind, fault.detail))
            raise
        except VitrallError:
            self._trial.wrongs.append(Wrong("illegal", move[:60]))
            raise
        finally:
            self._trial.moves += 1
            self._trial.slowest = max(self._trial.slowest, time.monotonic() - began)
        return move

    def explain(self, sight: Sight) -> list[Idea]:
        return []


def _game(command: str, options: Options, seed: int, budget: Budget) -> Trial:
    """The guest sits where the seed says, so that it is not always the first."""
    trial, place = Trial(options), seed % options.players
    guest = Guest(PREFIX + command, show_errors=True)
    try:
        seats = seated(OTHERS, options.players, seed)
        seats[place] = Supervisor(Witness(guest, trial), seed)
        play_match(Rules(options, full_deck()), seed, seats, budget)
    finally:
        guest.close()
    return trial


def _manners(command: str) -> Trial:
    """Says hello, answers when it is stopped, answers the question after that, leaves when it is told to."""
    guest = Guest(PREFIX + command, show_errors=True)
    trial = Trial(name=guest.name)
    try:
        if guest.trouble is not None:
            trial.wrongs.append(Wrong("hello", guest.trouble.detail, guest.trouble.kind))
            return trial
        sight = Sight(Game.new(Options(), MANNERS_SEED).state, 0)
        trial.wrongs += _after_stop(guest, sight)
        if not guest.close():
            trial.wrongs.append(Wrong("quit"))
    finally:
        guest.close()
    return trial


def _after_stop(guest: Guest, sight: Sight) -> list[Wrong]:
    try:
        move = guest.interrupt(sight, STOP_WAIT)
        sight.action(move)
        move = guest.ask(sight)
        sight.action(move)
    except GuestFault as fault:
        return [Wrong("stop", fault.detail, fault.kind)]
    except VitrallError:
        return [Wrong("illegal", move[:60])]
    return []
