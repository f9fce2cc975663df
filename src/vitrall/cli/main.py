"""`vitrall`: finds the command, and turns every known error into one clear line and an exit code.

Exit codes: 0 done, 1 a clear error (told with its code), 2 the command line itself is wrong, 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from importlib.metadata import version

from vitrall.cli import play, referee, sim
from vitrall.engine.errors import VitrallError
from vitrall.kind import engine_kind


def parser() -> argparse.ArgumentParser:
    """Every command in one parser."""
    top = argparse.ArgumentParser(prog="vitrall", description="Sagrada: to play, to referee, to simulate.")
    top.add_argument("--version", action="version", version=f"vitrall {version('vitrall')} ({engine_kind()} engine)")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for command in (play, referee, sim):
        command.add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command; with none, play."""
    asked = parser().parse_args(arguments if arguments is not None else sys.argv[1:] or ["play"])
    try:
        return int(asked.run(asked))
    except VitrallError as error:
        print(f"vitrall: {error.message} [{error.code}]", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has left; the interpreter must not complain about it
        return 1
    except KeyboardInterrupt:
        return 130
