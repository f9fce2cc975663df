"""The words that may be typed in a game: the verbs of moves and the commands, each with its message in the locales.

A message holds the words of its language, the first of them being the one that is shown. English always works.
"""

from __future__ import annotations

from typing import Final

from vitrall.cli.spellings import folded
from vitrall.engine import actions
from vitrall.moves import Move
from vitrall.words import Words

# By the first word of the notation; nobody types what chance does.
VERBS: Final = {row.verb: f"verb-{row.verb}" for row in actions.FAMILIES if not row.chance}
# Verbs that name spaces; B4 is a space there, elsewhere a die.
OF_SPACES: Final = tuple(row.verb for row in actions.FAMILIES if row.rest in (actions.SPACE, actions.SPACES))
COMMANDS: Final = {
    "help": "command-help",
    "rules": "command-rules",
    "cards": "command-cards",
    "show": "command-show",
    "why": "command-why",
    "undo": "command-undo",
    "hint": "command-hint",
    "table": "command-table",
    "log": "command-log",
    "bag": "command-bag",
    "secret": "command-secret",
    "save": "command-save",
    "lang": "command-lang",
    "quit": "command-quit",
}


def forms(words: Words, message: str) -> list[str]:
    """The words of a message, as they are compared."""
    return folded(words.say(message)).split()


def listed_verb(words: Words, verb: str) -> str:
    """The verb as the list of moves shows it; a verb that no locale knows yet is shown as it is."""
    return words.say(VERBS[verb]).split()[0] if verb in VERBS else verb


def listed_command(words: Words, command: str) -> str:
    return words.say(COMMANDS[command]).split()[0]


def move_words(move: Move) -> list[str]:
    """The words of a move as its own seat types it: without the number of the seat."""
    return [word for part, word in move.parts.items() if part != "seat"]


def said(move: Move, cards: frozenset[str], words: Words) -> list[str]:
    """The words of a move as they are typed, with the names of its cards."""
    verb, *rest = move_words(move)
    return [listed_verb(words, verb), *(words.name(word) if word in cards else word for word in rest)]
