"""`vitrall`: finds the command, and turns every known error into one clear line and an exit code.

Exit codes: 0 done, 1 a clear error (printed with its code), 2 the command line itself is wrong, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import takewhile
from typing import Final

from vitrall.cli.arguments import Parser
from vitrall.cli.deck_option import with_own_cards
from vitrall.cli.game_options import modules_joined
from vitrall.cli.language_option import language_asked
from vitrall.cli.screen.console import be_ready
from vitrall.cli.version import version_text
from vitrall.engine.errors import VitrallError
from vitrall.why import UnreadableCards
from vitrall.words import LANGUAGES, Words

# One module each. A command is loaded only when it runs, or when all commands are listed.
COMMANDS: Final = (
    *("play", "serve", "site", "backup", "restore", "replay", "analyse", "verify", "score", "audit", "setup", "deck"),
    *(
        "picture",
        "sim",
        "data",
        "stats",
        "arena",
        "bot-check",
        "referee",
        "perft",
        "conformance",
        "train",
        "completion",
    ),
)


def commands_asked(typed: Sequence[str]) -> Sequence[str]:
    """The command that was typed, if it is certain and its help does not list the others; else all commands."""
    before = takewhile(lambda word: word.startswith("--lang=") or word in ("--lang", *LANGUAGES), typed)
    at = len(list(before))
    return [name for name in typed[at : at + 1] if name in COMMANDS and name != "completion"] or COMMANDS


def parser(words: Words, names: Sequence[str] = COMMANDS) -> Parser:
    """These commands in one parser."""
    top = Parser(words=words, prog="vitrall", description=words.say("vitrall-about"))
    top.add_argument("--version", action="version", version=version_text(words), help=words.say("flag-version"))
    commands = top.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND")
    for name in names:
        import_module(f"vitrall.cli.{name.replace('-', '_')}").add(commands, words)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command; with none, play."""
    be_ready()
    typed = modules_joined(sys.argv[1:] if arguments is None else arguments)
    words = Words(language_asked(typed, os.environ))
    reader = parser(words, commands_asked(typed))
    asked = reader.parse_args(typed)
    if "run" not in asked:
        asked = reader.parse_args([*typed, "play"])
    try:
        code = int(asked.run(asked, with_own_cards(asked, words)))
        sys.stdout.flush()  # flushed here, where a closed pipe is not an error
        return code
    except VitrallError as error:
        for each in error.faults if isinstance(error, UnreadableCards) else [error]:
            print(f"vitrall: {words.error(each)} [{each.code}]", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of our output has gone. Discard the rest, or the interpreter would report an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
