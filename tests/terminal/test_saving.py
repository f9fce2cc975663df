"""Saved games: readable by their owner only, written completely or not at all, never over another file."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitrall import Game, Options, Unavailable, VitrallError
from vitrall.cli.session.autosave import AutoSave
from vitrall.cli.session.resuming import resumable_record, resumed
from vitrall.cli.session.saving import new_path, newest, read_file, save_game, write_game


def game() -> Game:
    game_of_seven = Game.new(Options(), seed=7)
    for move in ("choose 1 sun-catcher", "choose 2 firmitas", "draft R2"):
        game_of_seven.play(move)
    return game_of_seven


def test_a_game_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.record"
    save_game(path, "text")
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert [file.name for file in path.parent.iterdir()] == ["game.record"]


def test_a_record_is_written_over_and_nothing_else(tmp_path: Path) -> None:
    autosave = AutoSave(tmp_path / "auto.record")
    essay = tmp_path / "essay.txt"
    essay.write_text("years of work")
    with pytest.raises(Unavailable) as refused:
        autosave.copy_to(essay, game())
    assert refused.value.code == "file/taken"
    assert essay.read_text() == "years of work"
    autosave.copy_to(tmp_path / "copy.record", game())
    autosave.copy_to(tmp_path / "copy.record", game())


@pytest.mark.parametrize("name", ["missing/game.record", "\0"])
def test_trouble_with_a_file_has_a_code(tmp_path: Path, name: str) -> None:
    with pytest.raises(VitrallError) as wrote:
        write_game(tmp_path / name, "text")
    with pytest.raises(VitrallError) as read:
        read_file(tmp_path / name)
    assert (wrote.value.code, read.value.code) == ("file/write", "file/read")


def test_trouble_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    autosave = AutoSave(tmp_path / "file" / "game.record")
    assert autosave.save(game()) is not None
    assert autosave.save(game()) is None


def test_the_newest_game_is_found(tmp_path: Path) -> None:
    environ = {"XDG_STATE_HOME": str(tmp_path)}
    with pytest.raises(Unavailable):
        newest(environ)
    save_game(new_path(environ), "one")
    assert newest(environ).read_text() == "one"


def test_a_resumed_game_has_the_same_dice_to_come_and_the_same_undo() -> None:
    first = game()
    second = resumed(resumable_record(first))
    assert second.position() == first.position()
    assert second.undo() == first.undo() == "draft R2"
    for each in (first, second):
        each.play("pass")
        each.play("pass")
        each.play("pass")
        each.play("pass")
    assert second.position() == first.position()


def test_a_record_without_a_generator_goes_on_with_fresh_dice() -> None:
    record = game().record()
    played = resumed(record)
    for _ in range(4):
        if played.can_undo():
            played.undo()
        played.play("pass")
    assert played.round == 2
    cut = record.replace("actions: 21\n", "").rsplit("roll", 1)[0]
    assert not resumed(cut).awaits_chance


@pytest.mark.parametrize("generator", ["x", "-3", "0", "9" * 40, "²"])
def test_a_strange_generator_is_not_trusted(generator: str) -> None:
    strange = game()
    strange.headers["generator"] = generator
    assert resumed(strange.record()).legal_moves


def test_a_record_with_hidden_cards_cannot_be_played_on() -> None:
    with pytest.raises(Unavailable) as refused:
        resumed(game().record(viewer=0))
    assert refused.value.code == "play/hidden"
