"""`vitrall`: finds the command, and turns every known error into one clear line and an exit code.

Exit codes: 0 done, 1 a clear error (told with its code), 2 the command line itself is wrong, 130 interrupted.
"""

from __future__ import annotations

import os
import sys

from vitrall.cli import audit, completion, perft, picture, play, referee, replay, score, serve, setup, sim, verify
from vitrall.cli.arguments import Parser
from vitrall.cli.language import language_asked
from vitrall.cli.screen.console import be_ready
from vitrall.cli.version import version_text
from vitrall.engine.errors import VitrallError
from vitrall.words import Words

COMMANDS = (play, serve, replay, verify, score, audit, setup, picture, sim, referee, perft, completion)


def parser(words: Words) -> Parser:
    """Every command in one parser."""
    top = Parser(words=words, prog="vitrall", description=words.say("vitrall-about"))
    top.add_argument("--version", action="version", version=version_text(), help=words.say("flag-version"))
    commands = top.add_subparsers(title=words.say("usage-commands"), metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands, words)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command; with none, play."""
    be_ready()
    typed = sys.argv[1:] if arguments is None else arguments
    words = Words(language_asked(typed, os.environ))
    reader = parser(words)
    asked = reader.parse_args(typed)
    if "run" not in asked:
        asked = reader.parse_args([*typed, "play"])
    try:
        return int(asked.run(asked, words))
    except VitrallError as error:
        print(f"vitrall: {words.error(error)} [{error.code}]", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has left; the interpreter must not complain about it
        return 1
    except KeyboardInterrupt:
        return 130
