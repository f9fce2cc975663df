"""Errors whose message has `$detail` carry a reason as data: without one the reader would get the code alone.

Read from the source, so that the rarest error is found as well as the commonest. A code that is built, or handed on,
may be any, so whatever raises it gives a reason; only those that are named in `HANDED_ON` need none.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import Final

from testing.locale_files import Locale
from vitrall.words import message_id

ERRORS: Final = ("Unreadable", "Unavailable", "VitrallError")
WHY: Final = 1  # its place among the arguments: code, why, line
# Codes that come from elsewhere, none of which has a message with a detail.
HANDED_ON: Final = {"allowed.code": "undo/", "refusal": "undo/"}


def reason_faults(trees: Mapping[str, ast.Module], english: Locale) -> list[str]:
    """Every place that raises an error without the reason that its message needs."""
    detailed = {id for id in english.messages if "detail" in english.variables(id)}
    return [f"{file}:{fault}" for file, tree in trees.items() for fault in _faults(tree, detailed)]


def _faults(tree: ast.Module, detailed: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ERRORS and node.args:
            code = node.args[0]
            if _has_detail(code, detailed) and not _gives_why(node):
                yield f"{node.lineno}: {ast.unparse(code)} has a detail and gives no reason"
        if isinstance(node, ast.FunctionDef) and _may_omit_why(node):
            yield f"{node.lineno}: {node.name} may be called without a reason"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _has_detail(code: ast.expr, detailed: set[str]) -> bool:
    """Whether the message of a code has a detail, or may have one."""
    if isinstance(code, ast.Constant):
        return message_id(str(code.value)) in detailed
    area = HANDED_ON.get(ast.unparse(code))
    return area is None or any(id.startswith(message_id(area)) for id in detailed)


def _gives_why(call: ast.Call) -> bool:
    given = [*call.args[WHY : WHY + 1], *(keyword.value for keyword in call.keywords if keyword.arg == "why")]
    return any(not (isinstance(node, ast.Constant) and node.value is None) for node in given)


def _may_omit_why(function: ast.FunctionDef) -> bool:
    """A function that makes errors from a reason asks for it, so that no caller forgets it; the errors' own may not."""
    arguments = function.args
    usual = [each.arg for each in arguments.args[len(arguments.args) - len(arguments.defaults) :]]
    makes = any(isinstance(node, ast.Call) and _name(node.func) in ERRORS for node in ast.walk(function))
    return makes and "why" in usual
