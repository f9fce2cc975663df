"""What the source asks of the locales: error codes with their values, messages said by name, cards, moves, phases.

Codes are read from the source rather than from a run, so that the rarest error is found as well as the commonest. A
code is any text of the form `area/reason`; one that is built, as f"record/{code}", is followed to the calls that
complete it.
"""

from __future__ import annotations

import ast
import fnmatch
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

from testing.locale_files import ENGLISH, Locale
from vitrall.words import message_id

CODE: Final = re.compile(r"[a-z]+(-[a-z]+)*/[a-z]+(-[a-z]+)*")
WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")
NO_CODES: Final = ("application/", "text/", "image/", "font/", "audio/")  # types of files look like codes
TEXTLESS: Final = ("pattern",)  # cards that are pictures
ABOUT: Final = {"NAMES": {"space"}, "TEXTS": {"color", "value"}, ".id": {"card"}}  # the third value of a refusal

Sources = Mapping[str, ast.Module]


class Use(NamedTuple):
    """One call that says a message: the id or its beginning, the names of the values, the place."""

    id: str
    values: set[str]
    whole: bool  # false where the id is only a beginning
    open: bool  # values may come in by `**` as well
    place: str


class Source:
    """All Python files below a folder, and what they ask for. Each question is answered once: walking trees is slow."""

    def __init__(self, folder: Path) -> None:
        paths = sorted(folder.rglob("*.py"))
        named = [(path.relative_to(folder).as_posix(), path.read_text(encoding="utf-8")) for path in paths]
        self.trees: Sources = {name: ast.parse(text, name) for name, text in named}

    @cached_property
    def texts(self) -> set[str]:
        return {text for tree in self.trees.values() for text in texts_in(tree)}

    @cached_property
    def codes(self) -> dict[str, set[str]]:
        """Every error code, each with the values its message gets."""
        plain = {text for text in self.texts if is_code(text)}
        codes = {code: {"detail", "line"} for code in plain | set(_built(self.trees))}
        for code, values in _refusals(self.trees):
            codes[code] = values if "rule" not in codes[code] else codes[code] & values
        return codes

    @cached_property
    def uses(self) -> list[Use]:
        """Every call `….say("id", value=…)`; a `Why("name", …)` is said as `why-name`, a `Reason` as `hint-name`."""
        return [*self._said("say", ""), *self._said("Why", "why-"), *self._said("Reason", "hint-")]

    def _said(self, function: str, before: str) -> list[Use]:
        calls = [(file, call) for file, tree in self.trees.items() for call in _calls(tree, function) if call.args]
        uses = [_use(call, before, f"{file}:{call.lineno}") for file, call in calls]
        return [use for use in uses if use.id]


def texts_in(node: ast.AST) -> Iterator[str]:
    """Every text below a node that is written out."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def is_code(text: str) -> bool:
    return CODE.fullmatch(text) is not None and not text.startswith(NO_CODES)


# ---- error codes -----------------------------------------------------------------------------------------------------


def _refusals(sources: Sources) -> Iterator[tuple[str, set[str]]]:
    """The codes of reasons against moves, with what each is about."""
    for tree in sources.values():
        tables = {ast.unparse(node.target): node for node in tree.body if isinstance(node, ast.AnnAssign)}
        for call in _calls(tree, "Refusal"):
            about = ast.unparse(call.args[2]) if len(call.args) > 2 else ""
            values = {"rule"}.union(*(names for sign, names in ABOUT.items() if sign in about))
            named = [call.args[0], *(tables[name] for name in tables if name in ast.unparse(call.args[0]))]
            yield from ((text, values) for node in named for text in texts_in(node) if is_code(text))


def _calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    return (call for call in _all_calls(tree) if _name(call.func) == name)


@cache
def _all_calls(tree: ast.Module) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _built(sources: Sources) -> Iterator[str]:
    """Codes made from a beginning and an argument, as `fault("size", …)` gives `record/size` among records."""
    for room, tree in sources.items():
        for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
            for area, position in _beginnings(function):
                near = [other for name, other in sources.items() if name.split("/")[0] == room.split("/")[0]]
                words = [_argument(call, position) for other in near for call in _calls(other, function.name)]
                yield from (f"{area}/{word}" for word in words if WORD.fullmatch(word))


def _beginnings(function: ast.FunctionDef) -> Iterator[tuple[str, int]]:
    """The area of each code a function completes with one of its arguments, and the place of that argument."""
    arguments = [each.arg for each in function.args.args if each.arg != "self"]
    for node in [node for node in ast.walk(function) if isinstance(node, ast.JoinedStr)]:
        match node.values:
            case [ast.Constant(value=str(area)), ast.FormattedValue(value=ast.Name(id=name))]:
                if re.fullmatch(r"[a-z]+/", area) and name in arguments:
                    yield area.rstrip("/"), arguments.index(name)


def _argument(call: ast.Call, position: int) -> str:
    """The text at a place of a call; empty if it is not written out."""
    node = call.args[position] if position < len(call.args) else None
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def code_faults(codes: Mapping[str, set[str]], english: Locale) -> list[str]:
    """Codes without a message, and messages that need what their error does not tell."""
    faults: list[str] = []
    for code, values in sorted(codes.items()):
        id = message_id(code)
        if id not in english.parts:
            faults.append(f"{code} has no message {id}")
        elif needed := sorted(english.variables(id) - values):
            faults.append(f"{id} needs {', '.join(needed)}, which {code} does not tell")
    return faults


# ---- messages said by name -------------------------------------------------------------------------------------------


def _use(call: ast.Call, before: str, place: str) -> Use:
    names = {keyword.arg for keyword in call.keywords}
    id, whole = _id(call.args[0])
    return Use(before + id if id else "", {name for name in names if name}, whole, None in names, place)


def _id(node: ast.expr) -> tuple[str, bool]:
    """The id that is written out, or the beginning of one that is built."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value, True
    match node:
        case ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]):
            return beginning, False
    return "", True


def use_faults(uses: list[Use], english: Locale) -> list[str]:
    """Calls for messages that are not there, or with other values than they need."""
    faults: list[str] = []
    for use in uses:
        if not use.whole:
            continue
        if use.id not in english.parts:
            faults.append(f"{use.place}: there is no message {use.id}")
            continue
        needed = english.variables(use.id)
        if use.values - needed or (needed - use.values and not use.open):
            faults.append(f"{use.place}: {use.id} needs {sorted(needed)}, not {sorted(use.values)}")
    return faults


# ---- cards, and what is unused ---------------------------------------------------------------------------------------


def cards_in(folder: Path) -> dict[str, str]:
    """The id of every card in the deck files below a folder, with its kind."""
    decks = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.toml"))]
    tables = [(kind, cards) for deck in decks for kind, cards in deck.items() if isinstance(cards, list)]
    return {card["id"]: kind for kind, cards in tables for card in cards}


def card_faults(cards: Mapping[str, str], locales: Mapping[str, Locale]) -> list[str]:
    """Cards without a name, or without a text though they have something to say."""
    wanted = [f"card-{id}" for id in cards]
    wanted += [f"card-{id}.text" for id, kind in cards.items() if kind not in TEXTLESS]
    return [
        f"{language}: there is no {part}"
        for language, locale in locales.items()
        for part in wanted
        if part not in locale.parts
    ]


def read_shared(text: str) -> list[str]:
    """The lines of the list of messages that no Python file names; each block of them follows its reason."""
    blocks = [block.splitlines() for block in text.strip().split("\n\n")]
    unreasoned = [block[0] for block in blocks if not block[0].startswith("#")]
    assert not unreasoned, f"shared.txt: no reason above {', '.join(unreasoned)}"
    return [line.strip() for block in blocks for line in block if not line.startswith("#")]


def used(source: Source, built: set[str], shared: list[str], english: Locale) -> set[str]:
    """The messages that the code names, that are made from its lists or shared, and all that these refer to."""
    written = {text.partition(".")[0] for text in source.texts} | built | {use.id for use in source.uses if use.whole}
    # What the words themselves build is known exactly, as it is made from lists.
    begun = [f"{use.id}*" for use in source.uses if not use.whole and not use.place.startswith("words/")]
    fitting = re.compile("|".join(map(fnmatch.translate, [*begun, *shared])))
    named = {id for id in english.messages if id in written or fitting.match(id)}
    return named | english.reached_from(named)


def unused(source: Source, built: set[str], shared: list[str], english: Locale) -> list[str]:
    """Messages that nothing uses, and lines of the shared list that fit none."""
    left = sorted(set(english.messages) - used(source, built, shared, english))
    empty = [line for line in shared if not fnmatch.filter(english.messages, line)]
    return [f"{ENGLISH}: {id} is unused" for id in left] + [f"shared.txt: {line} fits no message" for line in empty]
