"""Every public name says what it is: the reference of the site is made from docstrings."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from release.site import PUBLIC, reference

NEEDS_LIBRARIES = ("vitrall.env",)  # its methods are those of other libraries, documented there


def undocumented(owner: str, names: list[str], members: dict[str, Any]) -> Iterator[str]:
    """The public functions, classes, methods and properties without a docstring."""
    for name in names:
        thing = members[name]
        if callable(thing) and not thing.__doc__:
            yield f"{owner}.{name}"
        if inspect.isclass(thing) and owner not in NEEDS_LIBRARIES:
            yield from (f"{owner}.{name}.{each}" for each in vars(thing) if not _is_documented(each, vars(thing)[each]))


def _is_documented(name: str, member: Any) -> bool:
    function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
    return name.startswith("_") or not callable(function) or bool(function.__doc__)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_documented(module: str) -> None:
    public = importlib.import_module(module)
    members = {name: getattr(public, name) for name in public.__all__}
    assert list(undocumented(module, list(members), members)) == []
    assert f"::: {module}\n" in reference()


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
