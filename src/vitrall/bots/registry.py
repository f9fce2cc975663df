"""The list of bots: the built-in ones, and those that other packages register as entry points of `vitrall.bots`.

An entry point names a callable that makes a bot from a seed. Built-in names cannot be overridden. Bots in other
programs are not in the list; `invite` accepts them too, for the user of this machine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from vitrall.bots.at_random import AtRandom
from vitrall.bots.bot import Bot
from vitrall.bots.close_game import CloseGame
from vitrall.bots.craftsman import Craftsman
from vitrall.bots.greedy import Greedy
from vitrall.bots.guest import Guest, guest_command, is_guest
from vitrall.bots.learned import Expert, GrandMaster
from vitrall.bots.levels import Average, Beginner, FirstSteps, Learner
from vitrall.bots.master import Master
from vitrall.bots.planner import Planner
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.why import of, quoted, verbatim

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint  # slow to import, and most programs need only built-in bots

GROUP: Final = "vitrall.bots"
PYTHON: Final = "py:"
LONGEST_MESSAGE: Final = 160
Maker = Callable[[int], Bot]
BUILT_IN: Final[dict[str, Maker]] = {
    "random": AtRandom,
    "first-steps": FirstSteps,
    "beginner": Beginner,
    "learner": Learner,
    "greedy": Greedy,
    "average": Average,
    "craftsman": Craftsman,
    "planner": Planner,
    "expert": Expert,
    "master": Master,
    "grand-master": GrandMaster,
    "close-game": CloseGame,
}
HAND_MADE: Final = ("random", "greedy", "craftsman", "planner", "master")  # those without a net, by strength
# The levels for people, each clearly stronger than the one before.
LEVELS: Final = ("first-steps", "beginner", "learner", "greedy", "average", "craftsman", "expert", "grand-master")


def bot_names() -> list[str]:
    """All bots: the built-in ones first, by strength."""
    return [*BUILT_IN, *sorted(set(_brought()) - set(BUILT_IN))]


def check_bot(name: str) -> None:
    """Refuse a name that no bot has. Other packages are searched only for names that are not built in: reading what
    each of them registers takes longer than a quick bot's whole game."""
    if name not in BUILT_IN and name not in bot_names():
        raise Unreadable("bot/unknown", Why("none-of", given=repr(name[:40]), known=bot_names()))


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name."""
    check_bot(name)
    return BUILT_IN[name](seed) if name in BUILT_IN else _created(_brought()[name], seed)


def invite(name: str, seed: int) -> Bot:
    """The bot of that name, a class for `py:MODULE:CLASS`, or a program for `exec:COMMAND`. Never for names that come
    over a network.

    A program gets no seed: from the seed of a bot the dice of a game might be guessed.
    """
    if name.startswith(PYTHON):
        return _created(_entry_point(name), seed)
    return Guest(name) if is_guest(name) else make_bot(name, seed)


def is_invitable(name: str) -> bool:
    """Whether there is a bot of that name, here or perhaps elsewhere. What cannot be a command is refused."""
    if name.startswith(PYTHON):
        return bool(_entry_point(name))
    return bool(guest_command(name)) if is_guest(name) else name in BUILT_IN or name in bot_names()


def _entry_point(name: str) -> EntryPoint:
    """`py:MODULE:CLASS` as if a package had brought it. Modules of the current folder are found too."""
    module, _, attribute = name.removeprefix(PYTHON).partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), *attribute.split(".")]):
        raise Unreadable("bot/command", Why("bot-class", given=quoted(name)))
    if "" not in sys.path:
        sys.path.append("")
    from importlib.metadata import EntryPoint

    return EntryPoint(name, f"{module}:{attribute}", GROUP)


def _brought() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points

    return {plugin.name: plugin for plugin in entry_points(group=GROUP)}


def _created(plugin: EntryPoint, seed: int) -> Bot:
    """A bot of another package. Its errors are reported as faults of that bot."""
    try:
        bot: Bot = plugin.load()(seed)
    except Exception as error:
        fault, source, message = type(error).__name__, plugin.value, verbatim(str(error), LONGEST_MESSAGE)
        why = Why("bot-fails", fault=fault, source=source, message=message)
        raise Unavailable("bot/broken", of(plugin.name, why)) from error
    return bot
