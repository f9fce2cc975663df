"""`vitrall analyse` in the terminal: tables and turns in four languages, JSON, clear errors."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

from testing.command_line import vitrall
from vitrall import Game
from vitrall.analysis import Effort, analyse, analysis_data, game_analysis, seat_verdicts
from vitrall.analysis.analysis_page import analysis_page
from vitrall.analysis.analysis_words import NO_BREAK, AnalysisWords
from vitrall.analysis.playout_values import POINT
from vitrall.cli.analyse import Report
from vitrall.words import LANGUAGES, Words

GAMES = Path(__file__).parents[1] / "golden" / "games"
SOLO = str(GAMES / "solo-one-tool.txt")
TINY = {"quick": Effort(playouts=1, candidates=2, choosing=6)}

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plain engine is slow, and what is printed does not depend on the number of games."""
    monkeypatch.setattr(game_analysis, "EFFORTS", TINY)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Where the distance to the target came from", "not explained", "costliest turns", "unluckiest dice")),
        ("pl", ("Skąd wzięła się różnica do celu", "niewyjaśnione", "najdroższe ruchy", "pechowy rzut")),
        ("uk", ("Звідки взялася різниця з ціллю", "не пояснено", "найдорожчі ходи", "найнещасливіший кидок")),
        ("es", ("De dónde salió la distancia al objetivo", "sin explicar", "turnos más caros", "con menos suerte")),
    ],
)
def test_the_report_speaks_the_readers_language(language: str, words: tuple[str, ...]) -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--lang", language, COLUMNS="160")
    assert (done.returncode, done.stderr) == (0, "")
    assert [word for word in words if word not in done.stdout] == []
    assert "analyse-" not in done.stdout


def test_lines_break_between_words_on_a_narrow_terminal() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--turns", COLUMNS="60")
    turns = done.stdout.partition("all turns")[2].splitlines()
    assert max(map(len, turns)) <= 60
    assert any(line.startswith(" " * 6) for line in turns)
    assert " ".join(" ".join(turns).split()).count("round 1, turn 1:") == 1


def test_six_players_fit_a_usual_terminal_with_every_figure_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    parts = ("expected", "luck", "own", "others", "rest")
    account = {"result": 25_000} | {part: [-123_456, 1_234] for part in parts}
    seat = {"points": account, "chances": account, "accuracy": 100}
    names = [f"Player {number}" for number in range(1, 7)]
    report = Report({"seats": [seat] * 6}, names, AnalysisWords(Words("pl"), False))
    report._console = Console(width=80)
    report._show_accounts("analyse-points", "points", POINT)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    figure = "-123,5 ± 1,2".replace(" ", NO_BREAK)
    assert sum(line.count(figure) for line in lines) == len(names) * len(parts)
    assert all(any(name in line for line in lines) for name in names)
    assert not [line for line in lines if "…" in line]


def test_a_best_turn_has_lost_nothing_and_noise_is_no_gain() -> None:
    texts = AnalysisWords(Words("es"), False)
    assert texts.verdict({"word": "best", "loss": [-900, 0], "chance_loss": [-9000, 0]}) == "lo mejor"
    assert "1,5 puntos y un 0 %" in texts.verdict({"word": "good", "loss": [1500, 0], "chance_loss": [-90_000, 0]})


def test_json_has_the_effort_and_the_seed_and_adds_up() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--seed", "3", "--workers", "1", "--json")
    data = json.loads(done.stdout)
    assert (data["version"], data["effort"], data["seed"], data["playouts"]) == (1, "quick", 3, 1)
    points = data["seats"][0]["points"]
    assert sum(points[part][0] for part in ("expected", "luck", "own", "others", "rest")) == points["result"]
    assert data["curve"][0]["kind"] == "deal"
    assert data["curve"][-1]["points"] == [[points["result"], 0]]


def test_all_turns_are_listed_on_request() -> None:
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--turns")
    assert all(f"round {number}, turn 2" in done.stdout for number in range(1, 11))


@pytest.mark.parametrize(
    ("change", "code"), [("cut", "analysis/not-over"), ("damage", "record/action"), ("effort", "analysis/effort")]
)
def test_bad_input_is_one_clear_line(tmp_path: Path, change: str, code: str) -> None:
    text = Path(SOLO).read_text(encoding="utf-8")
    lines = text.splitlines()
    if change == "cut":
        lines = [line for line in lines[:40] if not line.startswith("actions:")]
    elif change == "damage":
        lines[-2] = "place Z9"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = vitrall("analyse", str(file), "--effort", "slow" if change == "effort" else "quick", "--workers", "1")
    assert done.returncode == 1
    assert code in done.stderr
    assert "Traceback" not in done.stderr


class Tags(HTMLParser):
    """The elements and attributes of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs


NASTY = "<img src=x onerror=alert(1)>\"'&"


@pytest.fixture(scope="module")
def page() -> str:
    game = Game.from_record(Path(SOLO).read_text(encoding="utf-8"))
    analysis = analyse(game, TINY["quick"])
    data = analysis_data(analysis)
    pages = {language: analysis_page(analysis, data, [NASTY], Words(language), "quick") for language in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    assert all("analyse-" not in text and f'lang="{language}"' in text for language, text in pages.items())
    return pages["en"]


def test_the_page_allows_its_own_style_and_nothing_else(page: str) -> None:
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    style = re.search(r"<style>(.*?)</style>", page, re.DOTALL)
    assert policy
    assert style
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert policy[1] == f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    assert page.index("Content-Security-Policy") < page.index("<style>")
    parsed = Tags()
    parsed.feed(page)
    assert not parsed.tags & {"script", "link", "iframe", "img", "object", "base"}
    assert not [name for name, _ in parsed.attributes if name == "style" or name.startswith("on")]
    assert all((value or "").startswith("#") for name, value in parsed.attributes if name in ("src", "href"))


def test_names_on_the_page_are_escaped(page: str) -> None:
    assert NASTY not in page
    assert "&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;" in page


def test_the_page_has_pictures_of_the_played_and_the_better_line_in_both_themes(page: str) -> None:
    game = Game.from_record(Path(SOLO).read_text(encoding="utf-8"))
    costliest = analysis_data(analyse(game, TINY["quick"]))["seats"][0]["costliest"]
    assert costliest
    for theme in ("light", "dark"):
        assert page.count(f'class="window {theme}"') == 1 + 2 * len(costliest)
    ids = re.findall(r'\sid="([^"]*)"', page)
    assert len(ids) == len(set(ids))


def test_verdicts_alone_are_those_of_the_whole_analysis() -> None:
    game = Game.from_record(Path(SOLO).read_text(encoding="utf-8"))
    alone, whole = seat_verdicts(game, 0, TINY["quick"]), analyse(game, TINY["quick"]).seats[0].verdicts
    assert alone == whole
    assert any(verdict.loss.value > 0 for verdict in alone)


def test_the_page_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    done = vitrall("analyse", SOLO, "--effort", "quick", "--workers", "1", "--lang", "pl", "--html", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert "Różnica do celu, runda po rundzie" in file.read_text(encoding="utf-8")
    done = vitrall(
        "analyse", SOLO, "--effort", "quick", "--workers", "1", "--html", str(tmp_path / "none" / "game.html")
    )
    assert done.returncode == 1
    assert "[file/write]" in done.stderr
    assert "Traceback" not in done.stderr
