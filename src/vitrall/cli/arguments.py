"""The command line's own parser: headings, flags and messages in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, NoReturn, TypeAlias

from vitrall.cli.wrong_usage import wrong_usage
from vitrall.words import LANGUAGES, Words

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class _Usage(argparse.HelpFormatter):
    """Begins the usage with the reader's word for it, and leaves text that has lines of its own as it is."""

    prefix = "usage: "

    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        self._action_max_length = 14  # argparse indents the names of commands further than it computes

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.prefix if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if "\n" in text else super()._fill_text(text, width, indent)


def _formatter(words: Words) -> Callable[..., _Usage]:
    """The factory of a parser's formatters; argparse asks for a new one each time."""

    def formatter(prog: str) -> _Usage:
        usage = _Usage(prog)
        usage.prefix = words.say("usage") + " "
        return usage

    return formatter


def add_strict(parser: argparse.ArgumentParser, words: Words) -> None:
    """For commands in which bots play."""
    parser.add_argument("--strict", action="store_true", help=words.say("flag-strict"))


class Parser(argparse.ArgumentParser):
    """A parser with texts in one language, which accepts `--lang` anywhere."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=_formatter(words), add_help=False, allow_abbrev=False)
        self.words = words
        self._positionals.title = words.say("usage-arguments")
        self._optionals.title = words.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=words.say("flag-help"))
        self.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, metavar="LANG", help=words.say("flag-lang")
        )

    def error(self, message: str) -> NoReturn:
        """A wrong command line: prints what is wrong and how to get help, and exits with code 2."""
        why = wrong_usage(message)
        explanation = message if why is None else self.words.why(why)
        advice = self.words.say("usage-help", command=f"{self.prog} --help")
        self.exit(2, f"vitrall: {self.words.say('usage-wrong')} {explanation}\n{advice}\n")
