"""`vitrall arena --levels`: the section of the page, its picture, and the aims, computed from the games alone."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from testing.arena_results import game
from testing.command_line import vitrall
from vitrall import Options
from vitrall.bots import Budget
from vitrall.cli.contest.aims import aims
from vitrall.cli.contest.ladder_chart import Bar, bars, chart
from vitrall.lab.arena.archive import Archive
from vitrall.lab.arena.campaign import BEST, Campaign, Item
from vitrall.lab.arena.contest import Contest
from vitrall.words import Words

WORDS = Words("en", strict=True)


def campaign(folder: Path, played: bool) -> Campaign:
    """The best two bots: a pair that has won three of four games, and one of them against itself."""
    contests = [Contest(BEST, Options(), Budget()), Contest(BEST[:1], Options(), Budget())]
    items = [Item(contest, range(1, 3), 1) for contest in contests]
    if played:
        names = " ".join(BEST)
        for seed, points in ((1, ((60, 50), (55, 56))), (2, ((61, 50), (70, 50)))):
            items[0].tournament.add([game(names, each, seed=seed, rotation=at) for at, each in enumerate(points)])
        items[1].tournament.add([game(f"{BEST[0]} {BEST[0]}", (58, 60))])
    return Campaign(items, Archive(folder), 0)


def test_aims_tell_what_was_played_and_nothing_else(tmp_path: Path) -> None:
    text = aims(campaign(tmp_path, played=True), WORDS)
    assert "| grand-master against itself, mean score and time of a turn | ≥ 60; ≤ 100 ms | 59.00 ± " in text
    assert "| grand-master against master, games won; edition=standard players=2 | ≥ 65 % | 75.0 % (" in text
    assert "alone" not in text
    assert aims(campaign(tmp_path, played=False), WORDS).count("\n") == 1  # the head of a table


def test_where_the_best_two_play_alike_the_aims_say_so(tmp_path: Path) -> None:
    large = Item(Contest((BEST[0], "craftsman"), Options(players=6), Budget()), range(1, 2), 1)
    before = campaign(tmp_path, played=True)
    name = "| grand-master against master, games won; edition=standard players=6 |"
    assert name not in aims(Campaign([*before.items, large], Archive(tmp_path), 0), WORDS)
    large.tournament.add([game(f"{BEST[0]} craftsman", (60, 50), seed=1)])
    text = aims(Campaign([*before.items, large], Archive(tmp_path), 0), WORDS)
    assert f"{name} > 50 % | grand-master plays like master here |" in text


def test_the_picture_has_a_bar_for_each_level_that_has_played(tmp_path: Path) -> None:
    (bar,) = bars(campaign(tmp_path, played=True))
    assert (bar.bot, bar.points) == (BEST[0], 59.0)
    assert bar.won.startswith("75.0 % (")
    assert bars(campaign(tmp_path, played=False)) == []
    root = ElementTree.fromstring(chart([Bar("weak", 20, ""), Bar("strong", 50.04, "60.0 %")]))
    assert [text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")] == [
        *("strong", "50.0", "60.0 %"),
        *("weak", "20.0", ""),
    ]


@pytest.mark.lengthy
def test_the_command_writes_a_section_of_the_page_of_the_ladder(tmp_path: Path) -> None:
    (tmp_path / "ladder.md").write_text("# Mine\n", encoding="utf-8")
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    done = vitrall("arena", "--levels", "random", "greedy", "--budget", "1p", "--seeds", "1-2", *places)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert page.startswith("# Mine\n\n<!-- levels: begin -->\n## Levels for people\n")
    assert "| greedy – random | 1–1 | 2 |" in page
    assert "| greedy | 1–2 | 2 |" in page
    assert "greedy" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")
