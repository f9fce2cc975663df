"""Python files as syntax trees, each parsed once however many tests look at it."""

from __future__ import annotations

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def syntax_nodes(path: Path) -> list[ast.AST]:
    """All nodes of a file, from the outside to the inside; the first is the module.

    A tree has no garbage, so the collector is off while it grows; it would visit every node again and again.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    finally:
        if was_on:
            gc.enable()
