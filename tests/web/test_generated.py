"""The generated files of the page are up to date, and the films contain what they promise."""

from __future__ import annotations

from pathlib import Path

import pytest

from testing.page import films
from tests.web import fixtures
from vitrall.game import Game
from vitrall.picture.palette import THEMES

ROOT = Path(__file__).parents[2]


def check(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == fixtures.generated_files()[path](), "run: python3 dev.py page data"


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stale = tmp_path / "glass.json"
    stale.write_text("{}", encoding="utf-8")
    monkeypatch.setattr(fixtures, "generated_files", lambda: {stale: lambda: "{ }"})
    with pytest.raises(AssertionError, match=r"dev\.py page data"):
        check(stale)


ELSEWHERE = {
    fixtures.SENTENCES,
    *(path for path in fixtures.generated_files() if path.suffix == ".ts"),
}  # types: tests/house


@pytest.mark.parametrize("path", sorted(set(fixtures.generated_files()) - ELSEWHERE), ids=lambda path: path.name)
def test_the_page_has_what_python_makes(path: Path) -> None:
    check(path)


@pytest.mark.slow
def test_the_page_is_held_to_what_python_says() -> None:
    check(fixtures.SENTENCES)


@pytest.mark.lengthy
def test_the_page_types_no_colour_of_the_themes_again() -> None:
    """The generated sheet is the one place; a colour typed elsewhere would go its own way."""
    known = {value.lower() for theme in THEMES.values() for value in vars(theme).values() if value != "#ffffff"}
    sources = [path for path in (fixtures.WEB / "src").rglob("*") if path.suffix in {".css", ".svelte", ".ts"}]
    typed = [
        f"{path.name}: {color}"
        for path in sources
        if path.parent.name != "generated"
        for color in known
        if color in path.read_text(encoding="utf-8").lower()
    ]
    assert typed == []


@pytest.mark.slow
@pytest.mark.parametrize("tool", films.tools())
def test_every_tool_has_a_scene(tool: str) -> None:
    frames = films.tool_scene(tool)["frames"]
    assert frames[0]["next"].startswith(f"use {tool}")
    assert [frame["mine"] for frame in frames] == [True] * (len(frames) - 1) + [False]
    assert all(frame["next"] in frame["view"]["legal"] for frame in frames[:-1])


@pytest.mark.slow
def test_a_film_goes_from_the_windows_to_the_score() -> None:
    frames = films.whole_game("two")["frames"]
    assert [frame["number"] for frame in frames] == list(range(len(frames)))
    assert frames[0]["view"]["phase"] == "choose"
    assert [bool(frame["result"]) for frame in frames] == [False] * (len(frames) - 1) + [True]
    game = Game.new(films.GAMES["two"], films.SEEDS["two"])
    for frame in frames[:-1]:
        game.play(frame["next"])
    assert game.is_over
    assert [seat["total"] for seat in frames[-1]["result"]["sheet"]["seats"]] == [score.total for score in game.scores]
