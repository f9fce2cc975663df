"""Every error is in the reader's language: none of the developer's English is left in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.command_line import ROOT, vitrall
from testing.error_codes import SOURCE, all_codes, english, read_source
from tests.words.mishap import Mishap
from tests.words.mishaps import COMMANDS, mishaps
from vitrall.engine.errors import Illegal, Refusal, VitrallError, Why
from vitrall.words import LANGUAGES, Words, message_id

FOREIGN = [language for language in LANGUAGES if language != "en"]
# Told elsewhere: what refuses a move (`test_sentences.py`), faults of card files, and what no public door leads to.
# `tests/server` and `tests/fair` come to what needs a running server, its database or a game with fair dice;
# a training begun from a net that is none needs torch.
ELSEWHERE = (
    *("card/", "request/", "message/version", "verify/roll", "traces/extra", "web/extra", "train/start"),
    *("serve/address", "serve/damaged", "serve/newer", "serve/key"),
)
UNREACHABLE = {"illegal": "every refusal of the engine has a reason"}


def provoked(mishap: Mishap, folder: Path) -> VitrallError:
    with pytest.raises(VitrallError) as caught:
        mishap.cause(folder)
    return caught.value


def english_left(english: str, why: Why | None, text: str) -> list[str]:
    """The pairs of words from the English message that are read. What is quoted or to be typed is no English."""
    for given in sorted({*given_in(why), "pip install", "install vitrall"}, key=len, reverse=True):
        english = english.replace(given, "¦")
    return [pair for pair in pairs_in(english) if re.search(rf"\b{pair}\b", text)]


def pairs_in(text: str) -> list[str]:
    """Every two words that follow one another."""
    return re.findall(r"(?=\b([a-z]+ [a-z]+)\b)", text)


def given_in(value: object) -> Iterator[str]:
    """Every text that a reason quotes."""
    if isinstance(value, Why):
        yield from (text for inner in value.values.values() for text in given_in(inner))
    if isinstance(value, list | tuple):
        yield from (text for inner in value for text in given_in(inner))
    if isinstance(value, str) and value:
        yield value


@pytest.mark.parametrize("mishap", mishaps(), ids=lambda mishap: mishap.code)
def test_an_error_is_told_without_english(tmp_path: Path, mishap: Mishap) -> None:
    error = provoked(mishap, tmp_path)
    assert error.code == mishap.code
    for language in FOREIGN:
        text = Words(language, strict=True).error(error)
        assert english_left(str(error), error.why, text) == [], text


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("code", COMMANDS)
def test_a_command_tells_its_error_without_english(monkeypatch: pytest.MonkeyPatch, code: str, language: str) -> None:
    monkeypatch.chdir(ROOT)
    done, english = (vitrall(*COMMANDS[code], "--lang", each) for each in (language, "en"))
    assert (done.returncode, done.stderr.endswith(f"[{code}]\n")) == (1, True), done.stderr
    assert english_left(english.stderr, None, done.stderr) == []


@pytest.mark.slow
def test_every_error_is_among_them() -> None:
    codes = all_codes(read_source(SOURCE))
    detailed = {code for code in codes if "detail" in english().variables(message_id(code))}
    wanted = {code for code in detailed if "rule" not in codes[code] and not code.startswith(ELSEWHERE)}
    known = {mishap.code for mishap in mishaps()} | set(COMMANDS) | set(UNREACHABLE)
    assert wanted - known == set()


def test_english_that_is_left_is_found() -> None:
    english, why = "A record has at most 5 bytes (some notes).", Why("told", text="some notes")
    assert english_left(english, why, "Zapis jest za duży (record has at most 5 bytes).") == [
        "record has",
        "has at",
        "at most",
    ]
    assert english_left(english, why, "Zapis jest za duży („some notes”).") == []


def test_an_illegal_action_of_a_record_is_told_with_its_reasons() -> None:
    refusals = [Refusal("placement/touch", "P3", "C2"), Refusal("game/over", "T9")]
    why = Why("at-line", line="7", why=Why("action", number="3", action="place C2", reasons=refusals))
    text = Words("es").error(VitrallError("record/illegal", why, 7))
    assert text == (
        "Una acción del registro incumple las reglas (línea 7: acción 3, place C2: "
        "La casilla C2 no toca ningún dado. La partida ya ha terminado)."
    )


def test_a_reason_names_cards_in_the_readers_language() -> None:
    assert Words("pl").why(Why("not-offered", seat=2, card="lathekin")) == "miejsce 2 nie miało do wyboru wzoru Gładzik"
    assert Words("pl").why(Why("card", card=["lathekin", "flux-brush"])) == "Gładzik, Pędzelek do topnika"


def test_an_illegal_move_itself_is_told_as_ever() -> None:
    assert Words("pl").error(Illegal("pass", [Refusal("game/over", "T9")])) == "Rozgrywka jest już zakończona."
