"""`vitrall deck check`: its output for mistakes in the example deck, in four languages, and for valid decks.

The golden files are there to be read. After a change of words: `python -m tests.decks.test_check` writes them anew.
"""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from testing.command_line import Done, vitrall
from testing.example_deck import EXAMPLE, SAWS, SLIPS, TEXT, Slip
from vitrall.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden" / "decks"
FAULT = re.compile(r"^deck\.toml(, \w+ (?P<line>\d+))?: .+ \[card/[a-z-]+\]$")


def checked(folder: Path, text: str, language: str = "en") -> Done:
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    return vitrall("deck", "check", str(path), "--lang", language)


def page(folder: Path, language: str) -> str:
    """All slips with what is said of each."""
    return "\n".join(f"# {slip.title}\n{checked(folder, slip.text, language).stdout}" for slip in SLIPS)


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_is_explained_in_every_language(tmp_path: Path, language: str) -> None:
    assert page(tmp_path, language) == (GOLDEN / f"check-{language}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.title)
def test_a_slip_has_lines_codes_and_an_exit_code(tmp_path: Path, slip: Slip) -> None:
    done = checked(tmp_path, slip.text)
    *faults, _ = done.stdout.splitlines()
    matches = [FAULT.match(line) for line in faults]
    assert faults
    assert all(matches)
    lines = [int(match["line"] or 0) for match in matches if match]
    assert lines == sorted(lines)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.slow
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.title)
def test_nothing_is_left_in_english(tmp_path: Path, slip: Slip, language: str) -> None:
    english, translated = checked(tmp_path, slip.text).stdout, checked(tmp_path, slip.text, language).stdout
    assert not set(translated.splitlines()[:-1]) & set(english.splitlines()[:-1])  # "1 error" is Spanish too
    assert re.findall(r"\[card/[a-z-]+\]", translated) == re.findall(r"\[card/[a-z-]+\]", english)


def test_all_faults_of_a_card_and_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = TEXT.replace("favor = 4", "favor = 9").replace("R.1.B", "RR1.B").replace('"glass-saw"', '"lathekin"')
    text = text.replace('roll = "hand"', 'rol = "hand"').replace('text = "Sets of a 1, a 3 and a 5 anywhere."\n', "")
    codes = re.findall(r"\[(card/[a-z-]+)\]", checked(tmp_path, text).stdout)
    assert codes == [
        "card/favor",
        "card/neighbours",
        "card/duplicate-id",
        "card/unknown-verb",
        "card/no-text",
    ]


def test_a_side_that_cannot_be_read_does_not_make_the_other_one_lonely(tmp_path: Path) -> None:
    assert "card/sides" not in checked(tmp_path, TEXT.replace("favor = 4", "favor = 9")).stdout


def test_a_sound_deck_is_told_with_its_cards() -> None:
    done = vitrall("deck", "check", str(EXAMPLE))
    assert done.returncode == 0
    first, *lines = done.stdout.splitlines()
    assert first == "deck-example.toml: no errors"
    assert lines[:3] == ["  Patterns: 2", "  Tools: 1", "  Public objectives: 2"]
    assert lines[-1].startswith("  Own design, wholly or in part: Harbour Lights, Low Tide, Glass Saw, ")


def test_it_says_what_a_deck_replaces_and_what_it_does_not_tell(tmp_path: Path) -> None:
    assert checked(tmp_path, SAWS, "pl").stdout.splitlines() == [
        "deck.toml: brak błędów",
        "  Narzędzia: 3",
        "  Zamiast kart projektu: Narzędzia",
        "  Nie podano źródła: Piła włosowa, Band Saw",
    ]


def test_several_files_are_checked_together(tmp_path: Path) -> None:
    saws = tmp_path / "saws.toml"
    saws.write_text(SAWS.replace("fret-saw", "glass-saw"), encoding="utf-8")
    done = vitrall("deck", "check", str(EXAMPLE), str(saws), str(tmp_path / "none.toml"))
    assert done.returncode == 1
    assert "deck-example.toml: no errors" in done.stdout
    taken = "saws.toml, line 5: tool “glass-saw”: this id is taken by tool “glass-saw” (deck-example.toml, line 23)"
    assert f"{taken} [card/duplicate-id]" in done.stdout
    assert f"{tmp_path / 'none.toml'}: this file cannot be read [card/file]" in done.stdout
    assert done.stdout.endswith("\n2 errors\n")


def write() -> None:
    """The golden files with the program's present output."""
    with TemporaryDirectory() as folder:
        for language in LANGUAGES:
            (GOLDEN / f"check-{language}.txt").write_text(page(Path(folder), language), encoding="utf-8")


if __name__ == "__main__":
    write()
