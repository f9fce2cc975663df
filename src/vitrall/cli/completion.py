"""`vitrall completion`: a script that lets a shell complete commands, flags and their values."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from vitrall.cli.arguments import Commands, Parser
from vitrall.cli.game_options import WORDS
from vitrall.words import Words


@dataclass(frozen=True)
class Flag:
    """A flag, what it is for, and the words that may follow it; a file where none are known."""

    name: str
    about: str
    values: tuple[str, ...]
    takes_value: bool


@dataclass(frozen=True)
class Command:
    """A command with its flags and the words that may follow without a flag."""

    name: str
    about: str
    flags: tuple[Flag, ...]
    words: tuple[str, ...]


def add(commands: Commands, words: Words) -> None:
    about = words.say("completion-about")
    parser = commands.add_parser("completion", words=words, help=about, description=words.say("completion-description"))
    parser.add_argument("shell", choices=tuple(SCRIPTS), metavar="SHELL", help=", ".join(SCRIPTS))
    parser.set_defaults(run=run, commands=commands)


def run(asked: argparse.Namespace, words: Words) -> int:
    print(SCRIPTS[asked.shell](known_commands(asked.commands)), end="")
    return 0


def known_commands(commands: Commands) -> list[Command]:
    """Every command, as its parser knows it."""
    about = {choice.dest: choice.help or "" for choice in commands._choices_actions}
    return [_command(name, about.get(name, ""), parser) for name, parser in commands.choices.items()]


def _command(name: str, about: str, parser: Parser) -> Command:
    parsers = [parser, *_inner(parser)]
    flags = tuple(_flag(action) for each in parsers for action in each._actions if action.option_strings)
    bare = tuple(word for action in parser._actions if not action.option_strings for word in action.choices or ())
    return Command(name, about, tuple({flag.name: flag for flag in flags}.values()), bare)


def _inner(parser: Parser) -> list[Parser]:
    """The parsers of a command's own commands."""
    actions = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return [inner for action in actions for inner in action.choices.values()]


def _flag(action: argparse.Action) -> Flag:
    values = tuple(str(value) for value in action.choices or WORDS.get(action.dest, ()))
    return Flag(action.option_strings[-1], _plain(action.help or ""), values, action.nargs != 0)


def _plain(text: str) -> str:
    """The text without characters that are special in a shell."""
    return "".join(sign for sign in text if sign not in "'\"`$\\[]")


def bash(commands: list[Command]) -> str:
    cases = "\n".join(_bash_case(command) for command in commands)
    values = "\n".join(f"        {flag}) words='{' '.join(words)}' ;;" for flag, words in _valued(commands))
    return f"""# bash completion for vitrall: source it, or put it into the folder of completions
_vitrall() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" words=''
    case "$before" in
{values}
    esac
    if [ -z "$words" ]; then
        case "${{COMP_WORDS[1]}}" in
{cases}
            *) words='{" ".join(command.name for command in commands)} --help --version --lang' ;;
        esac
    fi
    [ "$COMP_CWORD" -eq 1 ] && words='{" ".join(command.name for command in commands)} --help --version --lang'
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}}
complete -o default -F _vitrall vitrall
"""


def _bash_case(command: Command) -> str:
    words = [*command.words, *(flag.name for flag in command.flags)]
    return f"            {command.name}) words='{' '.join(words)}' ;;"


def _valued(commands: list[Command]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The flags with known values, each once."""
    values = {flag.name: flag.values for command in commands for flag in command.flags if flag.values}
    yield from values.items()


def zsh(commands: list[Command]) -> str:
    names = "\n".join(f"        '{command.name}:{_plain(command.about)}'" for command in commands)
    cases = "\n".join(_zsh_case(command) for command in commands)
    return f"""#compdef vitrall
# zsh completion for vitrall: put it as _vitrall into a folder of $fpath
_vitrall() {{
    local -a commands
    commands=(
{names}
    )
    if (( CURRENT == 2 )); then
        _describe 'command' commands
        return
    fi
    case "$words[2]" in
{cases}
    esac
}}
compdef _vitrall vitrall
"""


def _zsh_case(command: Command) -> str:
    flags = " ".join(f"'{_zsh_flag(flag)}'" for flag in command.flags)
    bare = f"'*:word:({' '.join(command.words)})'" if command.words else "'*:file:_files'"
    return f"        {command.name}) _arguments {flags} {bare} ;;"


def _zsh_flag(flag: Flag) -> str:
    values = f":value:({' '.join(flag.values)})" if flag.values else ":value:_files" if flag.takes_value else ""
    return f"{flag.name}[{flag.about}]{values}"


def fish(commands: list[Command]) -> str:
    lines = ["# fish completion for vitrall: put it as vitrall.fish into the folder of completions"]
    for command in commands:
        lines.append(f"complete -c vitrall -n __fish_use_subcommand -a {command.name} -d '{_plain(command.about)}'")
        lines += [_fish_flag(command.name, flag) for flag in command.flags]
        if command.words:
            seen = f"-n '__fish_seen_subcommand_from {command.name}'"
            lines.append(f"complete -c vitrall {seen} -f -a '{' '.join(command.words)}'")
    return "\n".join(lines) + "\n"


def _fish_flag(command: str, flag: Flag) -> str:
    takes = f" -x -a '{' '.join(flag.values)}'" if flag.values else " -r" if flag.takes_value else ""
    seen = f"-n '__fish_seen_subcommand_from {command}'"
    return f"complete -c vitrall {seen} -l {flag.name.removeprefix('--')}{takes} -d '{flag.about}'"


SCRIPTS: Final[dict[str, Callable[[list[Command]], str]]] = {"bash": bash, "zsh": zsh, "fish": fish}
