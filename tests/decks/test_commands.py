"""`--deck` for every command that deals, judges or names cards; and `vitrall deck show`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from testing.command_line import Done, vitrall
from testing.example_deck import EXAMPLE, SAWS, cards
from vitrall import Game, Options
from vitrall.cards.catalogue import full_deck
from vitrall.words import LANGUAGES, Words

DECK = ("--deck", str(EXAMPLE))
COMMANDS = ("play", "setup", "sim", "score", "audit", "picture", "perft", "replay", "referee")
DICE: list[list[str | None]] = [
    ["R1", "Y2", "G3", "B4", None],
    [None] * 5,
    ["B2", "P4", "R5", None, None],
    ["Y4", "R6", "G1", None, None],
]
TABLE = """
pattern: {pattern}
dice:
R1 Y2 G3 B4 ..
.. .. .. .. ..
B2 P4 R5 .. ..
Y4 R6 G1 .. ..
objectives: {objectives}
private: {private}
tools: {tools}
"""


@pytest.fixture
def saws(tmp_path: Path) -> str:
    path = tmp_path / "saws.toml"
    path.write_text(SAWS, encoding="utf-8")
    return str(path)


@pytest.fixture
def record(tmp_path: Path) -> str:
    game = Game.new(Options(), seed=5, deck=cards(SAWS))
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_knows_the_flag_and_refuses_a_broken_deck(tmp_path: Path, command: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(SAWS.replace("number = 1", "number = 0").replace("roll =", "rol ="), encoding="utf-8")
    needed = {"picture": ["R5", "--kind", "die"]}.get(command, [])
    done = vitrall(command, *needed, "--deck", str(path), "--lang", "pl", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 1
    assert [line.rsplit(" ", 1)[1] for line in done.stderr.splitlines()] == ["[card/range]", "[card/unknown-verb]"]
    assert "broken.toml, wiersz 8: narzędzie „fret-saw”" in done.stderr


def test_a_table_is_set_up_with_own_cards(saws: str) -> None:
    output = vitrall("setup", "--seed", "4", "--deck", saws, "--lang", "pl").stdout
    assert all(
        f"  {number} {name}\n" in output for number, name in enumerate(["Piła włosowa", "Band Saw", "Rip Saw"], 1)
    )


@pytest.mark.slow
def test_games_are_simulated_with_own_cards_by_any_number_of_workers(saws: str) -> None:
    def checksum(*flags: str) -> object:
        return json.loads(vitrall("sim", "--games", "510", "--json", *flags).stdout)["checksum"]

    alone = checksum("--deck", saws)
    assert alone != checksum()
    assert alone == checksum("--deck", saws, "--workers", "2")


def test_rows_of_games_name_own_cards(saws: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "games.parquet"
    assert vitrall("sim", "--games", "3", "--out", str(out), "--deck", saws).returncode == 0
    rows = parquet.read_table(out).column("tools").to_pylist()
    assert [sorted(row) for row in rows] == [["band-saw", "fret-saw", "rip-saw"]] * 3


def test_a_window_is_scored_with_own_cards() -> None:
    table = TABLE.format(pattern="odpływ", objectives="Three Shades", private="keyhole", tools="")
    done = vitrall("score", *DECK, "--lang", "pl", typed=table)
    assert done.returncode == 0
    assert "Odpływ" in done.stdout
    assert "Three Shades – 1 raz: 3 punkty" in done.stdout
    assert "Keyhole" in done.stdout


def test_a_whole_table_is_scored_with_own_cards_of_glory() -> None:
    rows = "\n".join(" ".join(die or ".." for die in row) for row in DICE)
    windows = "\n".join(f"player: {name}\nprivate: Keyhole\ndice:\n{rows}" for name in ("Ana", "Bo"))
    table = f"objectives: Quiet Corner\n{windows}\npioneers: Two Bridges\nblooms: Gentian\n"
    done = vitrall("score", *DECK, typed=table)
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in ("Quiet Corner", "Two Bridges", "Gentian", "Keyhole"))


def test_a_window_is_audited_with_own_tools(saws: str) -> None:
    table = TABLE.format(pattern="B2.4R 5B... ..B1. G3.BY", objectives="", private="", tools="band saw")
    done = vitrall("audit", "--deck", saws, typed=table)
    assert done.returncode == 0
    assert "Band Saw" in done.stdout
    assert vitrall("audit", typed=table).returncode == 1


def test_the_referee_knows_own_cards() -> None:
    question = {"ask": "score", "dice": DICE, "objectives": ["three-shades"], "private": "Keyhole"}
    answer = json.loads(vitrall("referee", *DECK, typed=json.dumps(question)).stdout)
    assert "error" not in answer
    assert "three-shades" in json.dumps(answer)
    assert json.loads(vitrall("referee", typed=json.dumps(question)).stdout)["error"]["code"] == "card/unknown"


def test_an_own_private_objective_does_not_hide_one_of_the_same_colour(tmp_path: Path) -> None:
    path = tmp_path / "ruby.toml"
    score = 'score = { over = "dice", dice = ["R"], worth = "sum" }'
    path.write_text(f'[[private]]\nid = "ruby"\nname = "Ruby"\ntext = "Red once more."\n{score}', encoding="utf-8")
    question = {"ask": "score", "dice": DICE, "private": "red"}
    answer = json.loads(vitrall("referee", "--deck", str(path), typed=json.dumps(question)).stdout)
    assert {"red", "ruby"} <= set(answer["private"])


def test_full_windows_of_an_own_pattern_are_counted() -> None:
    assert vitrall("perft", *DECK, "--fillings", "low-tide").stdout.startswith("fillings low-tide = ")
    assert vitrall("perft", "--fillings", "low-tide").returncode == 1


def test_a_position_with_own_cards_is_counted(saws: str) -> None:
    game = Game.new(Options(), seed=5, deck=cards(SAWS))
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    done = vitrall("perft", game.position(), "--tools", "--deck", saws)
    assert "tools fret-saw = " in done.stdout
    assert "[position/card]" in vitrall("perft", game.position(), "--tools").stderr


def test_a_picture_shows_own_cards_in_their_words(saws: str, record: str) -> None:
    svg = vitrall("picture", record, "--deck", saws, "--lang", "pl").stdout
    assert "Piła włosowa" in svg
    assert "Odwróć kostkę" in svg


def test_a_notebook_shows_own_cards_in_their_words() -> None:
    game = Game.new(Options(), seed=5, deck=cards(SAWS))
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    assert "Fret Saw" in game._repr_svg_()


def test_a_game_is_replayed_with_its_deck_and_says_what_is_missing_without(saws: str, record: str) -> None:
    done = vitrall("replay", record, "--final", "--deck", saws)
    assert (done.returncode, done.stderr) == (0, "")
    missing = vitrall("replay", record, "--final", "--lang", "es")
    assert missing.returncode == 1
    assert "faltan estas cartas: fret-saw, band-saw, rip-saw" in missing.stderr
    assert "[record/cards]" in missing.stderr


# ---- vitrall deck show -----------------------------------------------------------------------------------------------


def show(*what: str) -> Done:
    return vitrall("deck", "show", *what)


def test_a_card_is_shown_with_its_text_and_how_well_it_is_known() -> None:
    assert show("fractal", "drops").stdout.splitlines() == [
        "Patterns",
        "  Fractal Drops (fractal-drops)",
        "    Difficulty 3: .4.Y6 R.2.. ..RP1 BY...",
        "    Source: as printed",
    ]
    assert show("piła", "do", *DECK, "--lang", "pl").stdout.splitlines() == [
        "Narzędzia",
        "  Piła do szkła (glass-saw) [18]",
        "    Po wybraniu kostki rzuć nią ponownie, a potem zmień jej wartość o 1 w górę",
        "    lub w dół.",
        "    Źródło: własny pomysł",
    ]


def test_parts_that_are_known_differently_are_told_one_by_one() -> None:
    output = " ".join(show("pioneer").stdout.split())
    assert "Source: rule: " in output
    assert "name: own design" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_are_shown_in_every_language(language: str) -> None:
    lines = show("--lang", language).stdout.splitlines()
    heads = [line for line in lines if not line.startswith(" ")]
    words = Words(language)
    assert heads[:2] == [words.say("deck-kind-pattern"), words.say("deck-kind-tool")]
    assert len(heads) == 8
    assert f"{words.name('lathekin')} (lathekin) [4] {words.text('lathekin')}" in " ".join(" ".join(lines).split())
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("kind", ["tool", "tools", "TOOLS", "Narzędzia"])
def test_a_kind_is_named_as_in_files_in_the_plural_or_by_its_heading(kind: str, saws: str) -> None:
    lines = show(kind, "--deck", saws, "--lang", "pl").stdout.splitlines()
    assert [line.split(" (")[0] for line in lines[1::3]] == ["  Piła włosowa", "  Band Saw", "  Rip Saw"]
    assert lines[3::3] == [
        "    Źródło: nie podano",
        "    Źródło: nie podano",
        "    Źródło: wywnioskowane z druku",
    ]


def test_a_card_that_is_not_there_is_refused_with_what_comes_near() -> None:
    done = show("lathekn", "--lang", "uk")
    assert done.returncode == 1
    assert "«lathekn»; можливо, малося на увазі: lathekin?" in done.stderr
    assert vitrall("deck").returncode == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_shown_as_data_too(language: str) -> None:
    cards = json.loads(vitrall("deck", "show", "--json", "--lang", language).stdout)
    by_id = {card["id"]: card for card in cards}
    deck = full_deck()
    patterns = [card for card in cards if card["kind"] == "pattern"]
    assert [(card["rows"], card["favor"]) for card in patterns] == [(p.rows, p.favor) for p in deck.patterns]
    assert {"kind": "tool", "number": 1, "solo": "P"}.items() <= by_id["grozing-pliers"].items()
    words = Words(language, strict=True)
    assert all(card["name"] == words.name(card["id"]) for card in cards)
    assert all(card["text"] for card in cards if card["kind"] != "pattern")
    (one,) = json.loads(vitrall("deck", "show", "lathekin", "--json").stdout)
    assert one["name"] == "Lathekin"
