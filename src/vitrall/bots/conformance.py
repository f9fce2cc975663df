"""Plays whole games with a program at a seat and reports what it does wrong; docs/bot-protocol.md explains each
fault.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from vitrall.bots.bot import Bot, Idea
from vitrall.bots.guest import PREFIX, Guest
from vitrall.bots.match import play_match, seated
from vitrall.bots.registry import PYTHON, bot_names, invite
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
    cause: str = ""  # for a fault of manners: what came instead of the expected message


@dataclass
class Trial:
    """The result of one game; without options, of the trial of manners: hello, stop and quit."""

    options: Options | None = None
    name: str = ""
    moves: int = 0
    slowest: float = 0.0  # seconds
    wrongs: list[Wrong] = field(default_factory=list)


def examine(name: str, games: int, budget: Budget) -> Iterator[Trial]:
    """A bot by its name, or `py:MODULE:CLASS`: this many games at each kind of table. For a program, with `exec:` or
    without, manners are tried first; one that cannot even say hello plays no games.
    """
    if name in bot_names() or name.startswith(PYTHON):
        yield from (_bot_game(name, *table, budget) for table in _tables(games))
        return
    command = name.removeprefix(PREFIX)
    manners = _manners(command)
    yield manners
    if manners.name or not any(wrong.kind == "hello" for wrong in manners.wrongs):
        yield from (_game(command, *table, budget) for table in _tables(games))


def _tables(games: int) -> Iterator[tuple[Options, int]]:
    return ((options, seed) for options in TABLES for seed in range(1, games + 1))


class Witness:
    """A guest that is watched: its moves are counted and timed, its faults are noted before the supervisor replaces
    them.
    """

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


class Timed(Supervisor):
    """A supervised bot in this process whose moves are counted and timed."""

    def __init__(self, bot: Bot, seed: int, trial: Trial) -> None:
        super().__init__(bot, seed, lambda fault: trial.wrongs.append(Wrong(fault.kind, fault.detail)))
        self._trial = trial

    def choose(self, sight: Sight) -> int:
        began = time.monotonic()
        try:
            return super().choose(sight)
        finally:
            self._trial.moves += 1
            self._trial.slowest = max(self._trial.slowest, time.monotonic() - began)


def _bot_game(name: str, options: Options, seed: int, budget: Budget) -> Trial:
    trial, place = Trial(options, name), seed % options.players
    seats = seated(OTHERS, options.players, seed)
    seats[place] = Timed(invite(name, seed), seed, trial)
    try:
        play_match(Rules(options, full_deck()), seed, seats, budget)
    finally:
        seats[place].close()
    return trial


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
    """Says hello, answers after `stop`, answers the next question, ends after `quit`."""
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
