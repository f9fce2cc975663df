"""Whole games in a pseudo-terminal: in four languages, alone, at one keyboard, with every kind of wrong input."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.keyboard import CLEAR, FORGET, Keyboard
from vitrall import Game
from vitrall.cli.session.saving import newest
from vitrall.words import Words

SLOW = pytest.mark.slow
PROMPT = "Ana> "
NONSENSE = ["xyz", "0", "999", "d Z9", "place R5 R5 R5", "use 9", "why", "why so", "show Q4", "save /", "?", "secretly"]
NONSENSE += ["lang klingon", "«»", "a" * 300, "use use use", "-1", "1.5", "%s%n", "hint", "bag", "e", "cards", "→"]


def play_on(keyboard: Keyboard, *before: str) -> int:
    """The first move of the list at every prompt, after some other lines; gives the number of prompts."""
    prompts = 0
    while keyboard.wait_for(PROMPT):
        for line in before[prompts % len(before) :][:3] if before else ():
            keyboard.type(line)
            assert keyboard.wait_for(PROMPT)
        keyboard.type("1")
        prompts += 1
    return prompts


def saved_game(home: Path) -> Game:
    """The game that was kept."""
    return Game.from_record(newest({"XDG_STATE_HOME": str(home)}).read_bytes())


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", *(pytest.param(language, marks=SLOW) for language in ("pl", "uk", "es"))])
def test_a_whole_game_in_every_language(tmp_path: Path, language: str) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana", "--lang", language)
    play_on(keyboard)
    assert keyboard.leave() == 0
    game, words = saved_game(tmp_path), Words(language)
    assert game.is_over
    last = keyboard.screens[-1]
    assert words.say("score-total", points=game.scores[0].total) in last
    assert words.say("winner", name=words.say("bot-name", seat=2), points=game.scores[1].total) in last
    assert words.name(game.view()["publics"][0]) in last


@SLOW
def test_no_line_is_wider_than_the_screen(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "3", "--seat", "Ana", "--players", "4", "--lang", "uk")
    answers = ("допомога", "правила", "карти", "показати", "журнал", "мішечок")
    assert _typed(keyboard, "1", *answers, "1", "чому C3", "p D9", "xyz", "quit") == 0
    too_wide = [line for screen in keyboard.screens for line in screen.splitlines() if len(line) > 80]
    assert too_wide == []


@SLOW
def test_wrong_input_at_every_prompt_loses_nothing(tmp_path: Path) -> None:
    played = Keyboard(tmp_path / "a", "play", "--seed", "7", "--seat", "Ana")
    prompts = play_on(played)
    disturbed = Keyboard(tmp_path / "b", "play", "--seed", "7", "--seat", "Ana")
    assert play_on(disturbed, *NONSENSE) == prompts
    assert (played.leave(), disturbed.leave()) == (0, 0)
    assert saved_game(tmp_path / "b").moves == saved_game(tmp_path / "a").moves
    assert "Traceback" not in disturbed.seen


@pytest.mark.slow
@pytest.mark.parametrize("tools", [pytest.param(1, marks=SLOW), 5])
def test_a_solo_game(tmp_path: Path, tools: int) -> None:
    keyboard = Keyboard(
        tmp_path, "play", "--players", "1", "--solo-tools", str(tools), "--seed", "5", "--seat", "Ana", "--lang", "pl"
    )
    play_on(keyboard)
    assert keyboard.leave() == 0
    game, words = saved_game(tmp_path), Words("pl")
    assert game.is_over
    assert len(game.view()["tools"]) == tools
    outcome = "solo-won" if game.winners else "solo-lost"
    assert words.say(outcome, points=game.scores[0].total, target=game.target) in keyboard.screens[-1]


@pytest.mark.slow
def test_secrets_stay_hidden_at_one_keyboard(tmp_path: Path) -> None:
    """Each player looks at their objective once; it is never on a screen that the other one sees."""
    keyboard = Keyboard(tmp_path, "play", "--seat", "Ana", "--seat", "Bo", "--seed", "11")
    looked: set[str] = set()
    while prompt := keyboard.wait_for("Ana> ", "Bo> ", "press Enter. "):
        if prompt == "press Enter. ":
            keyboard.type("")
        elif prompt in looked or CLEAR not in keyboard.seen:
            keyboard.type("1")
        else:
            looked.add(prompt)
            keyboard.type("secret")
            assert keyboard.wait_for("Press Enter. ")
            keyboard.type("")
    assert keyboard.leave() == 0
    _check_secrets(keyboard, saved_game(tmp_path))


def _check_secrets(keyboard: Keyboard, game: Game) -> None:
    secrets = {f"{name}> ": _secret(game, seat) for seat, name in enumerate(["Ana", "Bo"])}
    *running, end = keyboard.screens
    for owner, secret in secrets.items():
        screens = [screen for screen in running if secret in screen]
        assert screens, f"{owner} never saw the own objective"
        assert all(screen.count("> ") == screen.count(owner) for screen in screens), f"{secret} was seen by another"
        assert not any("press Enter. " in screen for screen in screens)
        assert secret in end  # at scoring all is open
    assert keyboard.seen.count(CLEAR + FORGET) == len(running) - 1  # nothing stood there before the first


def _secret(game: Game, seat: int) -> str:
    privates = game.view(seat)["seats"][seat]["privates"]
    return Words().name(privates[0]) if privates else ""


@SLOW
def test_the_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """With the same dice to come as without a break, and with the die in hand that can still be put back."""
    lines = ["1", "1", "1", "pass", "pass", "1", "1"]
    whole = Keyboard(tmp_path / "a", "play", "--seed", "21", "--players", "1", "--seat", "Ana")
    assert _typed(whole, *lines, "quit") == 0
    first = Keyboard(tmp_path / "b", "play", "--seed", "21", "--players", "1", "--seat", "Ana")
    assert _typed(first, *lines[:2], "quit") == 0
    assert "vitrall play --resume" in first.screens[-1]
    second = Keyboard(tmp_path / "b", "play", "--resume")
    assert _typed(second, "undo", *lines[1:], "quit") == 0
    assert saved_game(tmp_path / "b").moves == saved_game(tmp_path / "a").moves


def _typed(keyboard: Keyboard, *lines: str) -> int:
    """Type the lines, each at its prompt; the exit code."""
    for line in lines:
        assert keyboard.wait_for(PROMPT)
        keyboard.type(line)
    return keyboard.leave()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "code"), [("c", 130), pytest.param("d", 0, marks=SLOW)])
def test_leaving_in_a_hurry_keeps_the_game(tmp_path: Path, key: str, code: int) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana", "--lang", "es")
    assert keyboard.wait_for(PROMPT)
    keyboard.type("2")
    assert keyboard.wait_for(PROMPT)
    assert keyboard.leave(key) == code
    assert "vitrall play --resume" in keyboard.screens[-1]
    assert saved_game(tmp_path).moves[-1].startswith("roll ")
    assert newest({"XDG_STATE_HOME": str(tmp_path)}).stat().st_mode & 0o777 == 0o600


@pytest.mark.slow
def test_undo_save_and_another_language(tmp_path: Path) -> None:
    keyboard = Keyboard(tmp_path, "play", "--seed", "7", "--seat", "Ana")
    copy = tmp_path / "copy.record"
    assert _typed(keyboard, "choose sun", "d r2", "undo", f"save {copy}", "lang pl", "w y3", "cofnij", "koniec") == 0
    assert str(copy) in keyboard.seen
    assert "Umieść żółtą trójkę" in keyboard.seen
    assert copy.stat().st_mode & 0o777 == 0o600
    assert Game.from_record(copy.read_bytes()).moves == saved_game(tmp_path).moves
