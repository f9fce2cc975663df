"""Games with all modules, and with private pools, in the terminal: the screen, the news, whole games."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from testing.command_line import vitrall
from testing.random_games import moment
from tests.terminal.keyboard import Keyboard
from vitrall import Game, Options
from vitrall.cli.screen.bloom_text import bloom_text
from vitrall.cli.screen.screen_context import scene
from vitrall.cli.screen.table_text import table_lines
from vitrall.cli.screen.terminal_colors import DIM, LIGHT
from vitrall.cli.session.saving import newest
from vitrall.engine.options import MODULES
from vitrall.story.log import log_lines, news_lines
from vitrall.view import View, seat_view
from vitrall.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
ALL = ",".join(MODULES)
SLOW = pytest.mark.slow


@SLOW
@pytest.mark.parametrize(
    ("language", "more"),
    [
        ("en", ["--players", "2"]),
        ("pl", ["--players", "2"]),
        pytest.param("uk", ["--players", "5", "--private-pools"], marks=SLOW),
        pytest.param("es", ["--players", "6", "--private-pools", "--more-patterns"], marks=SLOW),
    ],
)
def test_a_whole_game_with_all_modules(tmp_path: Path, language: str, more: list[str]) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "5", "--seat", "Ana", "--modules", ALL, "--lang", language, *more)
    while keyboard.wait_for("Ana> "):
        keyboard.type("4" if Words(language).say("prompt-keep") in keyboard.screens[-1] else "1")
    assert keyboard.leave() == 0
    game, words = Game.from_record(newest({"XDG_STATE_HOME": str(tmp_path)}).read_bytes()), Words(language)
    own, last = game.scores[0], keyboard.screens[-1]
    assert game.is_over
    assert len(own.blooms) == 2
    for line in own.lines:
        assert words.name(line.id) in last
    assert words.say("score-total", points=own.total) in last
    assert not [line for screen in keyboard.screens for line in screen.splitlines() if len(line) > 80]


@SLOW
def test_a_solo_game_with_modules(tmp_path: Path) -> None:
    modules = ",".join(module for module in MODULES if module != "rivalry")
    keyboard = Keyboard(tmp_path, "play", "--players", "1", "--seed", "8", "--seat", "Ana", "--modules", modules)
    while keyboard.wait_for("Ana> "):
        assert "Round" in keyboard.screens[-1] or "chosen" in keyboard.screens[-1] or "kept" in keyboard.screens[-1]
        assert len(keyboard.screens[-1].splitlines()) <= 24  # nothing has scrolled away
        keyboard.type("1")
    assert keyboard.leave() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_rules_tell_what_holds_alone(language: str) -> None:
    asked = ("play", "--players", "1", "--seed", "8", "--modules", "blooms", "--lang", language)
    output = " ".join(vitrall(*asked, typed="rules\nquit\n").stdout.split())
    words = Words(language)
    for rule in ("help-round", "help-blooms"):
        assert (words.say(rule) in output, words.say(f"{rule}-alone") in output) == (False, True)


def lines_shown(view: View, game: Game, language: str = "en", hidden: bool = False) -> list[str]:
    names = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"][: len(view["seats"])]
    lines = table_lines(view, scene(game.state.rules.deck, names, Words(language), hidden))
    return [line.plain.rstrip() for line in lines if isinstance(line, Text)]


def begun(**more: object) -> Game:
    """A game of two with all modules, in its first turn; the first seat has kept both blooms."""
    game = Game.new(Options(players=2, modules=tuple(MODULES), **more), seed=5)  # type: ignore[arg-type]
    while game.round == 0:
        keeps = [move for move in game.legal_moves if move.startswith("keep 1")]
        game.play(keeps[-1] if keeps else next(iter(game.legal_moves)))
    return game


def test_board_grey_pool_pioneers_and_blooms_stand_on_the_table() -> None:
    game = begun()
    lines = lines_shown(game.view(0), game)
    assert "Draft pool   R3 R4 Y2 S2 S2   Grey pool 9" in lines
    assert "Restriction board: Clear Glass – Place grey dice only on blank spaces." in lines
    assert "Pioneer cards: Monochrome Scale +5  Scale Row +4  Outer Frame +6" in lines
    assert "Bloom cards: Pansy +7 −5 YP/PY  Iris +5 −4 P/Y/P" in lines


def test_blooms_are_drawn_while_they_help_to_choose() -> None:
    game = Game.new(Options(players=2, modules=tuple(MODULES)), seed=5)
    lines = lines_shown(game.view(0), game)
    assert lines[lines.index("Bloom cards:") + 1 :] == [
        "Pansy +7 −5   Iris +5 −4",
        "  Y P           P",
        "  P Y           Y",
        "                P",
    ]


def test_each_colour_of_a_figure_keeps_its_own_light() -> None:
    game = begun()
    drawn = bloom_text("pansy", scene(game.state.rules.deck, ["Ana", "Bo"], Words()))
    assert drawn.plain == "Pansy +7 −5 YP/PY"
    styles = {drawn.plain[span.start : span.end]: span.style for span in drawn.spans}
    assert (drawn.style, styles["Y"], styles["P"], styles["/"]) == ("", LIGHT["Y"], LIGHT["P"], DIM)


def test_blooms_of_others_are_counted_and_one_s_own_hidden_where_others_look_on() -> None:
    game = begun()
    assert "Bloom cards: (Ana: 2)" in lines_shown(game.view(1), game)
    assert "Bloom cards: (Ana: 2)" in lines_shown(game.view(0), game, hidden=True)
    assert not any(
        "Pansy" in line for line in [*lines_shown(game.view(1), game), *lines_shown(game.view(0), game, hidden=True)]
    )


def test_a_rivalry_tells_what_its_places_pay() -> None:
    game = Game.from_record((ROOT / "docs" / "pictures" / "glory.record").read_bytes())
    assert any("Diagonal Weave · 12/8/5" in line for line in lines_shown(game.view(0), game))


@SLOW
def test_private_pools_are_shown_and_asked_for(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "--players", "2", "--seed", "9", "--seat", "Anastazja", "--private-pools")
    for line in ("1", "rules", "bag", "quit"):
        assert keyboard.wait_for("Anastazja> ")
        keyboard.type(line)
    assert keyboard.leave() == 0
    table = keyboard.screens[-1]
    assert "Draft a die, take one from your private pool or end your turn." in table
    assert "Everybody has one turn a round." in table
    pools = [line for line in table.splitlines() if line.startswith(("  Anastazja ", "  Bot 2     "))]
    assert len({line.index(" R") for line in pools}) == 1


def test_a_pioneer_is_told_when_it_is_taken() -> None:
    game = Game.from_record((ROOT / "docs" / "pictures" / "glory.record").read_bytes())
    names, words = ["Ana", "Olek", "Zoya"], Words()
    log = log_lines(game.events, names, words)
    assert [line for line in log if "pioneer" in line] == [
        "Zoya takes the pioneer card “Shade Stair”: 4 points.",
        "Ana takes the pioneer card “Scale Row”: 4 points.",
    ]
    events = game.events
    place = next(place for place, event in enumerate(events) if event["kind"] == "pioneer-taken")
    for seat in range(3):
        news = news_lines(events[: place + 1], seat, names, words)
        assert news[-1] == "Zoya takes the pioneer card “Shade Stair”: 4 points."


def test_a_replay_knows_all_blooms() -> None:
    done = vitrall("replay", str(ROOT / "docs" / "pictures" / "glory.record"), "--round", "2")
    assert "Bloom cards: Ana – Poppy   Zoya – Clover" in done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4, 6])
@pytest.mark.parametrize("pools", [False, True])
def test_every_table_fits_the_width(players: int, pools: bool, language: str) -> None:
    modules = tuple(module for module in MODULES if players > 1 or module != "rivalry")
    options = Options(players=players, modules=modules, private_pools=pools and players > 1, tools=5)
    for step in (30, 120, 300, 5000):
        state = moment(options, 3, step).state
        names = ["A name of sixteen"[:16]] * players
        drawn = table_lines(seat_view(state, 0), scene(state.rules.deck, names, Words(language)))
        assert max(line.cell_len for line in drawn) <= 80
