"""The pictures in docs/screens are those that `dev.py page shots` takes, every language in both themes, and small."""

from __future__ import annotations

from tests.web.shots import FOLDER, LANGUAGES, MOST_BYTES, MOVING, SIZES, THEMES, shots


def test_twelve_screens_are_there_at_four_sizes() -> None:
    files = {shot.file for shot in shots()}
    assert len(files) == 12 * len(SIZES) == 48
    assert {path.name for path in FOLDER.iterdir()} == files | {MOVING}


def test_they_show_every_language_in_both_themes_at_every_size() -> None:
    seen = {(shot.width, shot.theme, shot.language) for shot in shots()}
    assert {(width, theme) for width, theme, _ in seen} == {(width, theme) for width, _ in SIZES for theme in THEMES}
    assert {(theme, language) for _, theme, language in seen} == {
        (theme, language) for theme in THEMES for language in LANGUAGES
    }


def test_they_take_at_most_four_megabytes() -> None:
    assert sum((FOLDER / shot.file).stat().st_size for shot in shots()) <= MOST_BYTES
