"""Errors are a code and a reason as data: what people read of them is in the locales alone, in every language.

Read from the source, so that the rarest error is found as well as the commonest.
"""

from __future__ import annotations

import ast
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from testing.error_codes import SOURCE, Codes, all_codes, read_source
from testing.locale_files import Locale
from testing.locale_uses import texts_in
from vitrall import Illegal, Refusal, Unavailable, Unreadable, VitrallError
from vitrall.engine.errors import Why
from vitrall.why import fault
from vitrall.words import LANGUAGES, Words, message_id

ERRORS: Final = {"VitrallError", "Unreadable", "Unavailable"}
WHY: Final = ast.parse((SOURCE / "why.py").read_text(encoding="utf-8"))
REASONS: Final = {node.name for node in WHY.body if isinstance(node, ast.FunctionDef)}
MADE_OF_DATA: Final = {*ERRORS, *REASONS, "Illegal", "Refusal", "Why", "Broken"}
TWO_WORDS: Final = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
TYPED: Final = ("pip install",)  # what a reader types, whatever the language


def texts_by_hand(trees: Mapping[str, ast.Module]) -> list[str]:
    """Every place where an error, or the reason of one, is given words of its own."""
    return sorted({f"{file}:{line}" for file, tree in trees.items() for line in _lines(tree)})


def _lines(tree: ast.Module) -> Iterator[int]:
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if (name in ERRORS and _has_message(call)) or (name in MADE_OF_DATA and any(map(_is_prose, texts_in(call)))):
            yield call.lineno


def _has_message(call: ast.Call) -> bool:
    """Whether a text comes after the code, where only a reason and a line belong."""
    others = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
    return len(call.args) > 3 or any(
        isinstance(node, ast.JoinedStr | ast.Constant) and _is_text(node) for node in others
    )


def _is_text(node: ast.JoinedStr | ast.Constant) -> bool:
    return isinstance(node, ast.JoinedStr) or isinstance(node.value, str)


def _is_prose(text: str) -> bool:
    return bool(TWO_WORDS.search(text)) and not text.startswith(TYPED)


def untold(codes: Codes, locales: Mapping[str, Locale]) -> list[str]:
    """The codes that some language has no message for."""
    return [
        f"{language}: {code} has no message"
        for language, locale in locales.items()
        for code in sorted(codes)
        if message_id(code) not in locale.parts
    ]


@pytest.mark.lengthy
def test_no_error_has_words_of_its_own() -> None:
    assert texts_by_hand(read_source(SOURCE).trees) == []


@pytest.mark.parametrize(
    "code",
    [
        'Unreadable("record/size", "too large")',
        'Unreadable("record/size", f"{size} bytes", 0, why)',
        'VitrallError("record/size", why, 3, "more")',
        'errors.Unavailable("file/read", message="gone")',
        'Unreadable("record/size", Why("told", text="a record is smaller"))',
        'Unreadable("record/size", verbatim(f"{size} are too many"))',
        'why = of(name, quoted("no such thing"))',
        'Illegal(f"{place} in this game", refusals)',
        'raise Broken("an entry is gone")',
    ],
)
def test_words_by_hand_are_found(code: str) -> None:
    assert texts_by_hand({"made_up.py": ast.parse(code)}) == ["made_up.py:1"]


@pytest.mark.parametrize(
    "code",
    [
        'Unreadable("record/size", Why("bytes", most=5))',
        'Unreadable(f"record/{code}", at_line(line, why), line)',
        'Unavailable("env/no-library", verbatim(f"pip install {extra}"))',
        'Illegal(f"actions[{game}] == {place}", [Refusal("env/illegal", "")])',
        'fault("card", of("pool, track", at_most(has, most)))',
    ],
)
def test_reasons_as_data_are_left_alone(code: str) -> None:
    assert texts_by_hand({"made_up.py": ast.parse(code)}) == []


@pytest.mark.slow
def test_every_code_has_a_message_in_every_language() -> None:
    locales = {language: Locale(SOURCE / "locales" / language) for language in LANGUAGES}
    codes = all_codes(read_source(SOURCE))
    assert len(codes) > 250
    assert untold(codes, locales) == []
    del locales["pl"].parts["error-record-size"]
    assert untold(codes, locales) == ["pl: record/size has no message"]


def test_an_error_reads_as_the_english_of_the_locale() -> None:
    size = Unreadable("record/size", Why("bytes", most=5))
    assert str(size) == size.message == "The record is too large (at most 5 bytes)."
    assert str(Unavailable("score/not-over")) == "The game is not over yet."
    illegal = Illegal("place C2", [Refusal("placement/touch", "P3", "C2")])
    assert str(illegal) == "place C2: C2 touches no die. [placement/touch (P3)]"
    assert str(VitrallError("moon/full")) == "moon/full"


def test_a_fault_of_a_card_names_file_and_line() -> None:
    reason = Why("card-missing", field="id")
    error = fault("card/missing-field", "deck.toml", 3, reason)
    assert str(error) == f"A card lacks a field (deck.toml, line 3: {Words('en').why(reason)})."


@pytest.mark.parametrize(
    "error",
    [
        Unreadable("record/size", Why("bytes", most=5), 7),
        Unavailable("score/not-over"),
        Illegal("place C2", [Refusal("placement/touch", "P3", "C2")]),
        fault("card/missing-field", "deck.toml", 3, Why("card-missing", field="id")),
    ],
)
def test_a_pickled_error_loses_nothing(error: VitrallError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.why, again.line) == (type(error), str(error), error.why, error.line)


WITHOUT_FLUENT = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
from vitrall import Illegal, Refusal, Unreadable
from vitrall.engine.errors import Why
print(Unreadable("record/size", Why("bytes", most=5)))
print(Illegal("place C2", [Refusal("placement/touch", "P3", "C2")]))
"""


@pytest.mark.lengthy
def test_without_the_library_of_the_locales_an_error_is_code_and_reason() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_FLUENT], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "record/size: Why('bytes', {'most': 5})",
        "place C2: placement/touch (P3)",
    ]


def test_an_error_is_put_into_words_only_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def said(words: Words, error: VitrallError) -> str:
        asked.append(error.code)
        return "said"

    monkeypatch.setattr(Words, "error", said)
    error = Unreadable("record/size", Why("bytes", most=5))
    assert asked == []
    assert (str(error), asked) == ("said", ["record/size"])
