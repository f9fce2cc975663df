"""A wrong command line is explained in the reader's language, however this version of Python words its message."""

from __future__ import annotations

import argparse
import inspect
import re

import pytest

from testing.command_line import vitrall
from vitrall.cli.wrong_usage import ARGUMENT, MEANINGS, wrong_usage
from vitrall.engine.errors import Why
from vitrall.words import LANGUAGES, Words

# By command line how it is told in Polish, Ukrainian and Spanish.
TOLD = {
    "completion": ("brakuje: SHELL", "бракує: SHELL", "falta: SHELL"),
    "completion bsh": (
        "SHELL: „bsh” nie należy do: bash, zsh, fish; może chodziło o: bash, zsh?",
        "SHELL: «bsh» — такого немає серед: bash, zsh, fish; можливо, bash, zsh?",
        "SHELL: «bsh» no es ninguno de: bash, zsh, fish; ¿querías decir bash, zsh?",
    ),
    "sim --games many": (
        "--games: „many” nie jest liczbą całkowitą",
        "--games: «many» не є цілим числом",
        "--games: «many» no es un número entero",
    ),
    "sim --bots": (
        "--bots: musi po tym następować co najmniej jedna wartość",
        "--bots: далі має стояти щонайменше одне значення",
        "--bots: debe seguir al menos un valor",
    ),
    "replay --to": (
        "--to: musi po tym następować dokładnie jedna wartość",
        "--to: далі має стояти рівно одне значення",
        "--to: debe seguir exactamente un valor",
    ),
    "replay --to 3 --final": (
        "--final: nie łączy się z --to",
        "--final: не поєднується з --to",
        "--final: no se combina con --to",
    ),
    "sim --json=yes": (
        "--json: nie może po tym następować wartość taka jak „yes”",
        "--json: далі не може стояти значення, як-от «yes»",
        "--json: no puede seguir un valor como «yes»",
    ),
    "play --quickly now": (
        "niezrozumiałe: --quickly now",
        "незрозуміло: --quickly now",
        "no se entiende: --quickly now",
    ),
}


@pytest.mark.parametrize("typed", TOLD)
def test_a_wrong_command_line_is_told_in_the_language(typed: str) -> None:
    for language, expected in zip(("pl", "uk", "es"), TOLD[typed], strict=True):
        done = vitrall("--lang", language, *typed.split())
        first = done.stderr.splitlines()[0]
        assert (done.returncode, first) == (2, f"vitrall: {Words(language).say('usage-wrong')} {expected}")


def test_an_unknown_command_is_told_with_what_was_meant() -> None:
    done = vitrall("plya")
    assert "COMMAND: “plya” is not one of: play, serve, site, " in done.stderr
    assert "did you mean play, replay?" in done.stderr


@pytest.mark.parametrize(
    "message",
    [
        "argument --kind: invalid choice: 'tabel' (choose from 'table', 'window')",  # older versions
        "argument --kind: invalid choice: 'tabel' (choose from table, window)",  # newer ones
        "argument --kind: invalid choice: 'tabel', maybe you meant 'table'? (choose from table, window)",  # Python 3.14
    ],
)
def test_every_version_of_python_is_understood(message: str) -> None:
    assert Words("es").why(wrong_usage(message) or Why("told", text="")) == (
        "--kind: «tabel» no es ninguno de: table, window; ¿querías decir table?"
    )


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("one of the arguments --a --b is required", Why("required-one", names="--a --b")),
        ("expected at most one argument", Why("one-value-at-most")),
        ("expected 2 arguments", Why("values-wanted", count="2")),
        ("ambiguous option: --s could match --seat, --seed", None),
        ("invalid Path value: '?'", None),
        ("unknown parser 'x' (choices: a, b)", None),
    ],
)
def test_what_our_commands_never_ask_is_understood_as_well(message: str, why: Why | None) -> None:
    reason = wrong_usage(message)
    assert reason is not None
    assert why is None or reason == why
    for language in LANGUAGES:
        assert Words(language, strict=True).why(reason)


def test_what_is_not_understood_is_told_as_it_is() -> None:
    assert wrong_usage("the moon is full") is None
    assert wrong_usage("argument --to: the moon is full") is None


# Faults of whoever writes a parser, and what is no message of an error.
OTHERS = re.compile(
    r"usage: |.*subparser|positional arguments|options|show this help|.*__call__|argument \"-\" with mode|can't open"
    r"|cannot merge|'required' is an invalid|invalid option string|dest= is required|invalid conflict_resolution"
    r"|mutually exclusive arguments must|cannot have multiple|unexpected option string|%r is not callable|%\(prog\)s: "
    r"|subcommands|%\(heading\)s|option '%\(option\)s' is deprecated|.* is deprecated"
)


def test_no_message_of_this_argparse_is_forgotten() -> None:
    source = inspect.getsource(argparse)
    texts = re.findall(r"\b_\(\s*(?:'([^'\n]+)'|\"([^\"\n]+)\")", source)
    templates = {one or two for one, two in texts if not OTHERS.match(one or two)}
    assert templates
    assert templates - {*MEANINGS, ARGUMENT} == set()
