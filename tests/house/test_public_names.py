"""Every public name says what it is: the reference of the site is made from docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from release.site import PUBLIC, reference

NEEDS_LIBRARIES = ("vitrall.env",)  # its methods are those of other libraries, documented there
SOURCE = Path(__file__).parents[2] / "src"


def undocumented(owner: str, names: list[str], members: dict[str, Any]) -> Iterator[str]:
    """The public functions, classes, methods and properties without a docstring."""
    for name in names:
        thing = members[name]
        if callable(thing) and not thing.__doc__:
            yield f"{owner}.{name}"
        if inspect.isclass(thing):
            yield from (f"{owner}.{name}.{each}" for each in vars(thing) if not _is_documented(each, vars(thing)[each]))


def _is_documented(name: str, member: Any) -> bool:
    function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
    return name.startswith("_") or not callable(function) or bool(function.__doc__)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_documented(module: str) -> None:
    public = importlib.import_module(module)
    assert f"::: {module}\n" in reference()
    if module in NEEDS_LIBRARIES:
        assert set(public.__all__) - documented_classes(SOURCE.joinpath(*module.split("."))) == set()
        return
    members = {name: getattr(public, name) for name in public.__all__}
    assert list(undocumented(module, list(members), members)) == []


def documented_classes(package: Path) -> set[str]:
    """Read, not imported: the libraries that they need may be missing."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in package.glob("*.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name for node in classes if ast.get_docstring(node)}


def test_a_name_without_a_docstring_is_noticed() -> None:
    class Bare:
        """Has a property that has none."""

        @property
        def length(self) -> int:
            return 0

    def silent() -> None:
        return None

    members = {"Bare": Bare, "silent": silent}
    assert list(undocumented("here", list(members), members)) == ["here.Bare.length", "here.silent"]
