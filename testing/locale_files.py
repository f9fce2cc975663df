"""Checks the files of the locales: syntax, gaps, values, plurals, untranslated texts.

Every fault is one line that names the file or language and the message. The other languages are compared with English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

ENGLISH: Final = "en"
PLURALS: Final = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "es": {"one", "other"},
}
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
STANDARD_FUNCTIONS: Final = {"NUMBER", "DATETIME"}
OWN_TO_A_LANGUAGE: Final = (".gloss", ".origin")  # parts that a card may have in one language and not in another
LISTS: Final = {"names"}  # values that may be several people
STRAIGHT: Final = {"uk": "'", "pl": '"', "es": '"', "en": '"'}  # signs that have a proper form in the language
COMMAND: Final = re.compile(r'pip install "[^"]+"')  # for a shell, which knows straight signs alone


@cache
def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


class Locale:
    """The messages of one language. A part is the value of a message, or with a dot one of its attributes."""

    def __init__(self, folder: Path) -> None:
        self.language = folder.name
        self.files: dict[str, str] = {}  # of each message or term
        self.parts: dict[str, ast.Pattern] = {}
        self.faults: list[str] = []
        for path in sorted(folder.glob("*.ftl")):
            for entry in _parsed(path.read_text(encoding="utf-8")).body:
                self._add(entry, f"{folder.name}/{path.name}")

    def _add(self, entry: ast.EntryType, file: str) -> None:
        if isinstance(entry, ast.Junk):
            self.faults.append(f"{file}: not Fluent: {str(entry.content).strip()[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if id in self.files:
                self.faults.append(f"{file}: {id} stands in {self.files[id]} as well")
            self.files.setdefault(id, file)
            self.parts.update(_parts(id, entry))

    @property
    def messages(self) -> list[str]:
        """The ids of all messages, without terms."""
        return [id for id in self.files if not id.startswith("-")]

    def variables(self, part: str) -> set[str]:
        """The values a part needs, also through the messages it refers to."""
        seen = seen_in(self.parts[part])
        inner = [self.variables(other) for other in seen.references if other in self.parts and other[0] != "-"]
        return seen.variables.union(*inner)

    def reached_from(self, ids: set[str]) -> set[str]:
        """The messages and terms that these refer to, at whatever remove."""
        parts = [part for part in self.parts if part.partition(".")[0] in ids]
        near = {other.partition(".")[0] for part in parts for other in seen_in(self.parts[part]).references}
        return near | self.reached_from(near | ids) if near - ids else near


def _parts(id: str, entry: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    if entry.value is not None:
        yield id, entry.value
    for attribute in entry.attributes:
        yield f"{id}.{attribute.id.name}", attribute.value


@dataclass(eq=False)
class Seen(Visitor):
    """What a pattern uses. A term gets its values where it is named, so the names of these are not the caller's."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)
    selections: list[set[str]] = field(default_factory=list)
    words: str = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append({str(getattr(each.key, "name", "")) for each in node.variants})
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += str(node.value)


@cache
def seen_in(pattern: ast.Pattern) -> Seen:
    seen = Seen()
    seen.visit(pattern)
    return seen


def syntax_faults(locale: Locale) -> list[str]:
    """Syntax that Fluent, or a browser with standard Fluent only, cannot format."""
    faults = list(locale.faults)
    for part, pattern in locale.parts.items():
        seen = seen_in(pattern)
        unknown = sorted(seen.references - set(locale.parts))
        faults += [f"{locale.language}: {part} refers to {other}, which is not there" for other in unknown]
        strange = sorted(seen.functions - STANDARD_FUNCTIONS)
        faults += [f"{locale.language}: {part} calls {name}, which is not standard" for name in strange]
    return faults


def plural_faults(locale: Locale) -> list[str]:
    """A choice by number has every form of its language."""
    wanted = PLURALS[locale.language]
    return [
        f"{locale.language}: {part} lacks or exceeds the forms {', '.join(sorted(wanted))}"
        for part, pattern in locale.parts.items()
        for forms in seen_in(pattern).selections
        if len(forms & CATEGORIES) > 1 and forms & CATEGORIES != wanted
    ]


def sign_faults(locale: Locale) -> list[str]:
    """Signs of a typewriter where the language has its own."""
    sign = STRAIGHT[locale.language]
    words = {part: COMMAND.sub("", seen_in(pattern).words) for part, pattern in locale.parts.items()}
    faults = [f"{locale.language}: {part} has {sign}" for part, text in words.items() if sign in text]
    return faults + [
        f"{locale.language}: {part} has three dots, not …" for part, text in words.items() if "..." in text
    ]


def list_faults(locale: Locale) -> list[str]:
    """A list of people fits no singular noun and no conjugated verb: it comes after a colon, and a sign ends it."""
    wrong = [part for part, pattern in locale.parts.items() if not _lists_stand_alone(pattern)]
    return [f"{locale.language}: {part} has a list of people within a sentence" for part in wrong]


def _lists_stand_alone(pattern: ast.Pattern) -> bool:
    texts = ["", *(str(each.value) if isinstance(each, ast.TextElement) else "" for each in pattern.elements), ""]
    lists = [place for place, each in enumerate(pattern.elements, 1) if _is_list(each)]
    return all(texts[place - 1].endswith(": ") and texts[place + 1][:1] in ("", ".", "…", ";") for place in lists)


def _is_list(element: ast.TextElement | ast.Placeable) -> bool:
    inner = element.expression if isinstance(element, ast.Placeable) else None
    return isinstance(inner, ast.VariableReference) and inner.id.name in LISTS


def gaps(locales: Mapping[str, Locale]) -> list[str]:
    """Messages and parts that one language has and another has not."""
    missing: list[str] = []
    for language, locale in locales.items():
        lacking = [part for part in locales[ENGLISH].parts if part not in locale.parts]
        surplus = [part for part in locale.parts if part not in locales[ENGLISH].parts]
        missing += [f"{language}: {part} is missing" for part in lacking if _common(part)]
        missing += [f"{language}: {part} is not in English" for part in surplus if _common(part)]
    return missing


def _common(part: str) -> bool:
    return not part.endswith(OWN_TO_A_LANGUAGE)


def misplaced(locales: Mapping[str, Locale]) -> list[str]:
    """Messages that are in another file than the English ones."""
    english = {id: Path(file).name for id, file in locales[ENGLISH].files.items()}
    return [
        f"{file}: {id} belongs into {english[id]}"
        for locale in locales.values()
        for id, file in locale.files.items()
        if id in english and Path(file).name != english[id]
    ]


def value_faults(locales: Mapping[str, Locale]) -> list[str]:
    """Parts that need other values than the English ones."""
    faults: list[str] = []
    for language, locale in locales.items():
        for part in [part for part in locale.parts if part in locales[ENGLISH].parts]:
            wanted, needed = locales[ENGLISH].variables(part), locale.variables(part)
            if wanted != needed:
                faults.append(f"{language}: {part} needs {_listed(needed)}, in English {_listed(wanted)}")
    return faults


def _listed(values: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(values)) or "nothing"


def untranslated(locales: Mapping[str, Locale], names: Mapping[str, set[str]]) -> list[str]:
    """Parts that read like the English ones and are not listed as names, and listed names that are not needed."""
    alike = {(part, language) for language, locale in locales.items() for part in _alike(locale, locales[ENGLISH])}
    listed = {(part, language) for part, languages in names.items() for language in languages}
    return [
        *(f"{language}: {part} reads like the English one" for part, language in sorted(alike - listed)),
        *(f"names.txt: {part} is not the English one in {language}" for part, language in sorted(listed - alike)),
    ]


def _alike(locale: Locale, english: Locale) -> Iterator[str]:
    """Parts with words of their own that are the same in both."""
    if locale.language == ENGLISH:
        return
    for part, pattern in locale.parts.items():
        has_words = any(sign.isalpha() for sign in seen_in(pattern).words)
        compared = has_words and part in english.parts and _common(part)
        if compared and serialize_pattern(pattern) == serialize_pattern(english.parts[part]):
            yield part


def read_names(text: str) -> dict[str, set[str]]:
    """The lines `id language language …`; what follows a # is for people."""
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    return {words[0]: set(words[1:]) for words in lines if words}
