"""`vitrall arena`: the same table for the same seeds, pages, files, and what it refuses."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

import vitrall as vitrall_package
from testing.arena_files import lines_in, wait_for_lines
from testing.arena_results import game
from testing.command_line import ROOT, vitrall
from vitrall.bots import Budget
from vitrall.bots.registry import LEVELS
from vitrall.cli.contest.campaigns import SOLO
from vitrall.cli.contest.show import Show
from vitrall.engine.options import Options
from vitrall.lab.arena import tournament as playing
from vitrall.lab.arena.arena_game import Result
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.sequential import SequentialTest
from vitrall.lab.arena.tournament import Tournament
from vitrall.words import LANGUAGES, Words

PAIR = ("arena", "greedy", "random", "--games", "2", "--budget", "1p")


def without_times(text: str) -> str:
    """What does not hang on the clock comes before."""
    results, _, times = text.partition("Milliseconds per turn")
    assert times
    return results


@pytest.mark.lengthy
def test_the_same_seeds_give_the_same_table() -> None:
    first, second = vitrall(*PAIR), vitrall(*PAIR)
    assert first.returncode == 0, first.stderr
    assert without_times(first.stdout) == without_times(second.stdout)
    assert without_times(first.stdout) != without_times(vitrall(*PAIR, "--seeds", "12-12").stdout)


@pytest.mark.slow
def test_workers_change_not_a_byte() -> None:
    assert without_times(vitrall(*PAIR).stdout) == without_times(vitrall(*PAIR, "--workers", "2").stdout)


@pytest.mark.lengthy
def test_a_line_tells_a_bot() -> None:
    head, greedy, random, *_ = vitrall(*PAIR).stdout.splitlines()
    assert re.fullmatch(
        r"table: edition=standard players=2; budget: 1p; (compiled|plain) engine; seeds 1–1; games: 2", head
    )
    number = r"[+-]?\d+\.\d+"
    line = rf"games 2, won {number} % \({number}–{number}\), points {number} ± {number}, margin {number}, rating .*, "
    assert re.fullmatch(rf"greedy: {line}faults 0", greedy)
    assert re.fullmatch(rf"random: {line}faults 0", random)


def test_times_are_told_by_the_clock_and_of_the_processor_and_of_the_budget() -> None:
    lines = vitrall("arena", "random", "--games", "1", "--budget", "5000ms").stdout.splitlines()
    three = r"\d+(\.\d+)? / \d+(\.\d+)? / \d+(\.\d+)?"
    parts = r"\d+ % / \d+ % / \d+ %"
    expected = rf"random: wall clock {three}; CPU {three}; move time as a share of its budget {parts}"
    assert re.fullmatch(expected, lines[-1])


@pytest.mark.lengthy
def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert "games: 2\n" in vitrall("arena", "random", "greedy", "--games", "1", "--budget", "1p").stdout
    assert "seeds 5–6; games: 2\n" in vitrall("arena", "random", "--seeds", "5-6").stdout
    assert "seeds 5–5; games: 1\n" in vitrall("arena", "random", "--seeds", "5-6", "--games", "1").stdout


def test_without_the_library_there_are_no_ratings_and_it_is_said() -> None:
    with patch.dict(sys.modules, {"openskill": None, "openskill.models": None}):
        output = vitrall("arena", "random", "--games", "1").stdout
    assert 'pip install "vitrall[lab]"' in output


def greedy_wins(contest: Contest, seed: int) -> list[Result]:
    return [game("greedy random", (50, 10), seed=seed), game("random greedy", (10, 50), seed=seed)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verdict_is_told_in_every_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setattr(playing, "play_seed", greedy_wins)
    words = Words(language, strict=True)
    output = vitrall("arena", "greedy", "random", "--until-sure", "--lang", language).stdout
    ratio = f"{proved(0.5, 0.6, 1.0):.2f}"
    assert words.say("arena-verdict-better", seeds="10", low="50", high="60", bot="greedy", ratio=ratio) in output
    output = vitrall("arena", "random", "greedy", "--until-sure", "--between", "40-60", "--lang", language).stdout
    ratio = f"{proved(0.4, 0.6, 0.0):.2f}"
    assert words.say("arena-verdict-no-better", seeds="10", low="40", high="60", bot="random", ratio=ratio) in output
    output = vitrall("arena", "greedy", "random", "--until-sure", "--games", "2", "--lang", language).stdout
    ratio = f"{proved(0.5, 0.6, 1.0, seeds=1):.2f}"
    assert words.say("arena-verdict-open", seeds="1", low="50", high="60", bot="greedy", ratio=ratio) in output


@pytest.mark.lengthy
def test_what_stays_open_ends_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Won just as often as lies between the two shares that are to be told apart."""

    def in_between(contest: Contest, seed: int) -> list[Result]:
        won = (seed * 11) % 20 < 11
        return [game("greedy random", (50, 10) if won else (10, 50), seed=seed)] * 2

    monkeypatch.setattr(playing, "play_seed", in_between)
    output = vitrall("arena", "greedy", "random", "--until-sure").stdout
    assert "seeds 1–1000; games: 2000\n" in output
    assert "Not sure (seeds: 1000) whether greedy wins 50% or 60%" in output


def proved(low: float, high: float, share: float, seeds: int = 10) -> float:
    """The ratio after seeds that went alike."""
    test = SequentialTest(low, high)
    for _ in range(seeds):
        test.add(share)
    return test.ratio


def test_a_terminal_has_a_live_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "play_seed", greedy_wins)
    tournament = Tournament(Contest(("greedy", "random"), budget=Budget(milliseconds=7)), SequentialTest())
    with Path("/dev/null").open("w") as nowhere:
        console = Console(file=nowhere, force_terminal=True, record=True, width=120)
        Show(tournament, range(1, 40), Words("en")).run(tournament.play(range(1, 40)), console)
    text = console.export_text()
    assert "100.0 % (83.9–100.0)" in text
    assert "move, share of budget" in text
    assert "Sure (seeds: 10): greedy is better" in text


@pytest.mark.lengthy
def test_games_are_kept_as_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")
    assert vitrall(*PAIR, "--out", str(tmp_path / "games.parquet")).returncode == 0
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [(row["seed"], row["bots"]) for row in rows] == [
        (1, ["greedy", "random"]),
        (1, ["random", "greedy"]),
    ]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ([], "arena/bots"),
        (["random", "random"], "arena/bots"),
        (["deep-thought"], "sim/bot"),
        (["random", "--budget", "5"], "arena/budget"),
        (["random", "--seeds", "9-1"], "arena/seeds"),
        (["random", "--games", "0"], "sim/games"),
        (["random", "--workers", "0"], "sim/workers"),
        (["random", "--until-sure"], "arena/sure"),
        (["random", "greedy", "--until-sure", "--between", "60-50"], "arena/between"),
        (["random", "greedy", "--until-sure", "--between", "half"], "arena/between"),
        (["random", "--out", "no/such/folder/games.parquet"], "sim/out"),
        (["--ladder", "--minutes", "0"], "arena/minutes"),
        (["--ladder", "--out", "no/such/folder"], "arena/pages"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], code: str) -> None:
    done = vitrall("arena", *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"[{code}]\n")


LADDER = ("arena", "--ladder", "random", "greedy", "--budget", "1p", "--seeds", "1-1")


@pytest.mark.lengthy
def test_the_ladder_is_written_and_gone_on_with(tmp_path: Path) -> None:
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    done = vitrall(*LADDER, *places)
    assert (done.returncode, done.stdout) == (0, f"Written: {tmp_path / 'ladder.md'}\n")
    assert done.stderr.splitlines() == [
        "greedy – random: done, games: 2",
        "random: done, games: 1",
        "greedy: done, games: 1",
    ]
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "| greedy – random | 1–1 | 2 | " in page
    assert "| random | 1–1 | 1 | " in page
    assert "budget: 1p; " in page
    again = vitrall(*LADDER, *places)
    assert (again.returncode, again.stderr) == (0, "")
    assert (tmp_path / "ladder.md").read_text(encoding="utf-8") == page


def test_text_beside_the_marks_stays(tmp_path: Path) -> None:
    command = (
        "arena",
        "--ladder",
        "random",
        "--seeds",
        "1-1",
        "--out",
        str(tmp_path),
        "--state",
        str(tmp_path / "state"),
    )
    assert vitrall(*command).returncode == 0
    page = tmp_path / "ladder.md"
    page.write_text("Mine.\n" + page.read_text(encoding="utf-8") + "\nMine too.\n", encoding="utf-8")
    assert vitrall(*command, "--seeds", "1-2").returncode == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Mine.\n")
    assert text.endswith("Mine too.\n")
    assert "| random | 1–2 | 2 |" in text
    assert text.count("| random |") == 1


@pytest.mark.lengthy
def test_what_is_left_is_told_and_stands_on_the_page(tmp_path: Path) -> None:
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    with patch("vitrall.lab.arena.campaign.Campaign._is_in_time", lambda self, item, workers: item.given < 1):
        done = vitrall(*LADDER, *places, "--seeds", "1-5")
    left = [f"{contest}: seeds 2–5 are left" for contest in ("greedy – random", "random", "greedy")]
    assert done.stdout.splitlines()[1:] == left
    page = (tmp_path / "ladder.md").read_text(encoding="utf-8")
    assert "Not played yet, for lack of time:\n\n- " + "\n- ".join(left) in page


@pytest.mark.lengthy
def test_solo_tells_every_number_of_tools(tmp_path: Path) -> None:
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    done = vitrall("arena", "--solo", "random", "--seeds", "1-2", *places)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "solo.md").read_text(encoding="utf-8")
    assert "| bot | 1 tool | 2 tools | 3 tools | 4 tools | 5 tools |" in page
    assert re.search(r"\| random \|( \d+\.\d % \([\d.]+–[\d.]+\); games: 2 \|){5}", page)


def test_every_level_plays_400_solo_games_with_each_number_of_tools() -> None:
    items = SOLO.items(SOLO.bots, Options(), Budget(), SOLO.seeds)
    cells = {(item.contest.bots, item.contest.options.solo_tools, len(item.seeds)) for item in items}
    assert cells == {((bot,), tools, 400) for bot in LEVELS for tools in (1, 2, 3, 4, 5)}
    assert {item.contest.options.players for item in items} == {1}


def test_an_interruption_says_how_to_go_on(tmp_path: Path) -> None:
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    with patch("vitrall.lab.arena.campaign.play_seed", side_effect=KeyboardInterrupt):
        done = vitrall(*LADDER, *places)
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr == f"Finished games are saved in {tmp_path / 'state'}; the same command continues from there.\n"


def test_pages_go_into_docs_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ("arena", "--ladder", "random", "--seeds", "1-1")
    assert vitrall(*command).stderr.endswith("[arena/pages]\n")
    (tmp_path / "docs").mkdir()
    assert vitrall(*command).returncode == 0
    assert (tmp_path / "docs" / "ladder.md").is_file()
    assert list((tmp_path / "build" / "arena").iterdir())


@pytest.mark.slow
def test_a_program_of_its_own_may_compete() -> None:
    guest = f"exec:{sys.executable} {ROOT / 'docs' / 'example_bot.py'}"
    done = vitrall("arena", guest, "random", "--games", "2", "--budget", "3000ms")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("faults 0") == 2


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no signals to a group of processes there")
def test_control_c_ends_all_processes_and_the_next_run_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vitrall", "arena", "--ladder", "random", "--workers", "2", "--lang", "en"]
    command += ["--out", str(tmp_path), "--state", str(tmp_path / "state"), "--seeds"]
    source = str(Path(vitrall_package.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")])}
    running = subprocess.Popen(
        [*command, "1-90000"],
        env=environment,
        start_new_session=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        wait_for_lines(tmp_path / "state", 2)
    finally:
        os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=120)
    assert (running.returncode, out) == (130, "")
    assert err == f"Finished games are saved in {tmp_path / 'state'}; the same command continues from there.\n"
    lines = lines_in(tmp_path / "state")
    places = ("--out", str(tmp_path), "--state", str(tmp_path / "state"))
    done = vitrall("arena", "--ladder", "random", *places, "--seeds", f"1-{lines + 3}")
    assert done.returncode == 0, done.stderr
    assert lines_in(tmp_path / "state") == lines + 3
