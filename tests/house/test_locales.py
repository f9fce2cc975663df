"""The locales are whole: no message missing, unused, left in English or with other values than the code gives it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from testing.error_codes import SOURCE, Codes, all_codes, read_source
from testing.locale_files import (
    ENGLISH,
    Locale,
    gaps,
    list_faults,
    misplaced,
    plural_faults,
    read_names,
    sign_faults,
    syntax_faults,
    untranslated,
    value_faults,
)
from testing.locale_uses import (
    Source,
    card_faults,
    cards_in,
    code_faults,
    read_shared,
    unused,
    use_faults,
)
from vitrall.cli.vocabulary import VERBS as TYPED
from vitrall.engine.options import EDITIONS, SOLO_PRICES, TIE_BREAKS
from vitrall.engine.window import RULES
from vitrall.record.option_words import OPTION_NAMES
from vitrall.view import PHASES
from vitrall.words import LANGUAGES, Case, message_id
from vitrall.words.move_messages import OFFERED, SHAPES


def made_from_lists(codes: Codes) -> set[str]:
    """The ids that are built from the code's own lists. Each of them must be there."""
    return {
        *(message_id(code) for code in codes),
        *(f"log-{shape}" for shape in SHAPES),
        *(f"offer-{shape}" for shape in OFFERED),
        *TYPED.values(),
        *(f"{kind}-{case}" for kind in ("die", "colored-die") for case in get_args(Case)),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"rule-{rule.lower()}" for rule in RULES),
        *(f"edition-{name}" for name in EDITIONS),
        *(f"tie-break-{name}" for name in TIE_BREAKS),
        *(f"solo-price-{name}" for name in SOLO_PRICES),
        *(f"option-{name}" for name in OPTION_NAMES),
    }


def faults(folder: Path) -> list[str]:
    """Everything that is wrong with a folder of locales."""
    source = read_source(SOURCE)
    locales = {language: Locale(folder / language) for language in LANGUAGES}
    english = locales[ENGLISH]
    codes = all_codes(source)
    lacking = sorted(made_from_lists(codes) - set(english.messages) - {message_id(code) for code in codes})
    return [
        *(fault for locale in locales.values() for check in BY_LANGUAGE for fault in check(locale)),
        *(fault for compare in BETWEEN for fault in compare(locales)),
        *untranslated(locales, read_names((folder / "names.txt").read_text(encoding="utf-8"))),
        *code_faults(codes, english),
        *(f"{ENGLISH}: {id} is missing" for id in lacking),
        *use_faults(source.uses, english),
        *card_faults(cards_in(SOURCE / "cards"), locales),
        *unused(source, made_from_lists(codes), shared_in(folder), english),
    ]


BY_LANGUAGE: tuple[Callable[[Locale], list[str]], ...] = (syntax_faults, plural_faults, sign_faults, list_faults)
BETWEEN: tuple[Callable[[dict[str, Locale]], list[str]], ...] = (gaps, misplaced, value_faults)


def shared_in(folder: Path) -> list[str]:
    return read_shared((folder / "shared.txt").read_text(encoding="utf-8"))


@pytest.mark.slow
def test_the_locales_are_whole() -> None:
    faults = known_faults()
    assert not faults, "\n".join(faults)


def copied(folder: Path) -> Path:
    """The locales in a folder where they may be spoilt."""
    return Path(shutil.copytree(SOURCE / "locales", folder / "locales"))


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path} has no {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


@cache
def known_faults() -> list[str]:
    return faults(SOURCE / "locales")


def new_faults(folder: Path) -> list[str]:
    """What is wrong there and not in the locales as they are."""
    return [fault for fault in faults(folder) if fault not in known_faults()]


PL_ROUND = "round-of = Runda { $round } z { $total }\n"
ES_ROUND = "round-of = Ronda { $round } de { $total }\n"
EN_ROUND = "round-of = Round { $round } of { $total }\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("pl/game.ftl", PL_ROUND, "", "pl: round-of is missing"),
        (
            "uk/cards.ftl",
            "    .text = Киньте ще раз один",
            "    .said = Киньте ще раз один",
            "uk: card-lead-came-nippers.text is missing",
        ),
        ("es/game.ftl", ES_ROUND, ES_ROUND + "round-on = Otra ronda\n", "es: round-on is not in English"),
        (
            "pl/game.ftl",
            PL_ROUND,
            "round-of = Runda { $round }\n",
            "pl: round-of needs $round, in English $round, $total",
        ),
        ("es/game.ftl", ES_ROUND, EN_ROUND, "es: round-of reads like the English one"),
        ("names.txt", "term-bot pl es", "term-bot pl uk es", "names.txt: term-bot is not the English one in uk"),
        ("pl/game.ftl", PL_ROUND, "round-of Runda\n", "pl/game.ftl: not Fluent: 'round-of Runda'"),
        ("pl/game.ftl", PL_ROUND, PL_ROUND * 2, "pl/game.ftl: round-of stands in pl/game.ftl as well"),
        (
            "en/score.ftl",
            "wins with { points }",
            "wins with { pints }",
            "en: winner refers to pints, which is not there",
        ),
        (
            "en/score.ftl",
            "target { $target }.",
            "target { UPPER($target) }.",
            "en: solo-won calls UPPER, which is not standard",
        ),
        (
            "uk/terms.ftl",
            "        [few] { $points } очки\n",
            "",
            "uk: points lacks or exceeds the forms few, many, one, other",
        ),
        ("uk/terms.ftl", "зв’язку", "зв'язку", "uk: term-reconnecting has '"),
        (
            "pl/game.ftl",
            "Trwa wybór: { $names }…",
            "{ $names } wybiera wzór.",
            "pl: waiting-for-choices has a list of people within a sentence",
        ),
        ("shared.txt", "\nrefuse-*", "\nrefuse-*\nrefusal-*", "shared.txt: refusal-* fits no message"),
    ],
)
def test_a_fault_is_found_and_named(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    folder = copied(tmp_path)
    edit(folder / file, old, new)
    assert fault in new_faults(folder)


@pytest.mark.slow
def test_a_message_that_nothing_uses_is_found(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    texts = {"en": "Nobody says this", "pl": "Nikt tego nie mówi", "uk": "Ніхто цього не каже", "es": "Nadie lo dice"}
    for language, text in texts.items():
        with (folder / language / "game.ftl").open("a", encoding="utf-8") as file:
            file.write(f"orphan = {text}\n")
    assert new_faults(folder) == ["en: orphan is unused"]


@pytest.mark.slow
def test_a_message_that_is_gone_everywhere_is_found(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for language in LANGUAGES:
        path = folder / language / "refusals.ftl"
        edit(path, "\nerror-game-over =", "\nerror-game-finished =")
    assert new_faults(folder) == ["game/over has no message error-game-over", "en: error-game-finished is unused"]


@pytest.mark.slow
def test_a_message_in_another_file_is_found(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    edit(folder / "pl" / "game.ftl", PL_ROUND, "")
    edit(folder / "pl" / "help.ftl", "## The modules\n", f"{PL_ROUND}\n## The modules\n")
    assert new_faults(folder) == ["pl/help.ftl: round-of belongs into game.ftl"]


MADE_UP = """
def fault(code, reason):
    return Unreadable(f"scroll/{code}", reason)

def read(words, text):
    if not text:
        raise fault("empty", "nothing there")
    if text == "?":
        raise Unavailable("scroll/secret" if words else "scroll/torn", "hidden")
    serve(text, "text/html")
    words.say("round-of", round=1)
    words.say("round-from", round=1, total=10)
    words.say("winner", **everything)
    return [Refusal("game/over", "T9"), Refusal("move/twice", "U6", TEXTS[die])]
"""


def made_up(folder: Path) -> Path:
    """A source with one module and one deck."""
    (folder / "scrolls").mkdir()
    (folder / "scrolls" / "reader.py").write_text(MADE_UP, encoding="utf-8")
    (folder / "cards").mkdir()
    deck = '[[pattern]]\nid = "fog"\n[[tool]]\nid = "lathekin"\n[[tool]]\nid = "sponge"\n'
    (folder / "cards" / "own.toml").write_text(deck, encoding="utf-8")
    return folder


@pytest.mark.lengthy
def test_what_a_source_asks_for_in_vain_is_found(tmp_path: Path) -> None:
    source, english = Source(made_up(tmp_path)), Locale(SOURCE / "locales" / ENGLISH)
    assert code_faults(source.codes, english) == [
        "error-move-twice needs space, which move/twice does not tell",
        "scroll/empty has no message error-scroll-empty",
        "scroll/secret has no message error-scroll-secret",
        "scroll/torn has no message error-scroll-torn",
    ]
    assert use_faults(source.uses, english) == [
        "scrolls/reader.py:11: round-of needs ['round', 'total'], not ['round']",
        "scrolls/reader.py:12: there is no message round-from",
    ]


def test_a_card_without_words_is_found(tmp_path: Path) -> None:
    english = {ENGLISH: Locale(SOURCE / "locales" / ENGLISH)}
    faults = card_faults(cards_in(made_up(tmp_path) / "cards"), english)
    assert faults == ["en: there is no card-fog", "en: there is no card-sponge", "en: there is no card-sponge.text"]
