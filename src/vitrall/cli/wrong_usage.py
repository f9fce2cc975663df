"""Parses argparse's messages about a wrong command line into reasons that can be translated.

argparse has no hook for its messages: it makes them from English templates, through gettext. The templates here are
those of Python 3.11 to 3.14; a message that fits none of them is shown unchanged.
"""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Callable, Mapping
from gettext import gettext
from typing import Final

from vitrall.engine.errors import Why
from vitrall.why import none_of, of, quoted

Parts = Mapping[str, str]


def _no_value(parts: Parts) -> Why:
    given = quoted(_unquoted(parts["value"]))
    return Why("not-whole", given=given) if parts["type"] == "int" else Why("not-possible", given=given)


def _no_choice(parts: Parts) -> Why:
    """Choices are listed with or without quotes, depending on the version of Python."""
    known = [_unquoted(word) for word in parts["choices"].split(", ")]
    return none_of(_unquoted(parts.get("value", parts.get("parser_name", ""))), known)


def _unquoted(word: str) -> str:
    """A text that Python shows in quotes, without them."""
    try:
        return str(literal_eval(word))
    except (ValueError, SyntaxError):
        return word


ARGUMENT: Final = "argument %(argument_name)s: %(message)s"
# By template what it means. A part of a template is `%(name)s`, or `%s` for the one that has no name.
MEANINGS: Final[dict[str, Callable[[Parts], Why]]] = {
    "the following arguments are required: %s": lambda parts: Why("required", names=parts["rest"]),
    "one of the arguments %s is required": lambda parts: Why("required-one", names=parts["rest"]),
    "unrecognized arguments: %s": lambda parts: Why("not-understood", words=parts["rest"]),
    "expected one argument": lambda _: Why("one-value"),
    "expected at most one argument": lambda _: Why("one-value-at-most"),
    "expected at least one argument": lambda _: Why("a-value-at-least"),
    "expected %s argument": lambda parts: Why("values-wanted", count=parts["rest"]),
    "expected %s arguments": lambda parts: Why("values-wanted", count=parts["rest"]),
    "not allowed with argument %s": lambda parts: Why("not-with", other=parts["rest"]),
    "ignored explicit argument %r": lambda parts: Why("no-value", given=quoted(_unquoted(parts["rest"]))),
    "ambiguous option: %(option)s could match %(matches)s": lambda parts: Why(
        "may-mean", given=quoted(parts["option"]), known=parts["matches"]
    ),
    "invalid %(type)s value: %(value)r": _no_value,
    # Python 3.14 may add what was meant; `none_of` finds that again.
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": _no_choice,
    "invalid choice: %(value)r (choose from %(choices)s)": _no_choice,
    "unknown parser %(parser_name)r (choices: %(choices)s)": _no_choice,
}


def wrong_usage(message: str) -> Why | None:
    """The reason behind a message of argparse, or nothing if it is a message that is not known."""
    about = _parts(ARGUMENT, message)
    if about is not None:
        inner = wrong_usage(about["message"])
        return None if inner is None else of(about["argument_name"], inner)
    for template, meaning in MEANINGS.items():
        parts = _parts(template, message)
        if parts is not None:
            return meaning(parts)
    return None


def _parts(template: str, message: str) -> Parts | None:
    """What was filled into a template; nothing if the message was not made from it."""
    match = re.fullmatch(_pattern(gettext(template)), message, re.DOTALL)
    return match.groupdict() if match else None


def _pattern(template: str) -> str:
    """The template as a pattern, each part a group; the first may not swallow what follows it."""
    parted = re.split(r"%(?:\((\w+)\))?[sr]", template)
    texts, names = parted[::2], parted[1::2]
    groups = [f"(?P<{name or 'rest'}>.*?)" for name in names]
    return "".join(re.escape(text) + group for text, group in zip(texts, [*groups, ""], strict=True))
