"""`vitrall picture`: a record, a position or a die in, a picture out."""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from tests.picture.scenes import FOLDER, ended, record
from vitrall.cli import picture as command
from vitrall.cli.arguments import Parser
from vitrall.engine.errors import VitrallError
from vitrall.words import Words

RECORD = str(FOLDER / "game.record")


def run(*arguments: str, language: str = "en") -> int:
    words = Words(language, strict=True)
    top = Parser(words=words, prog="vitrall")
    command.add(top.add_subparsers(), words)
    asked = top.parse_args(["picture", *arguments])
    return int(asked.run(asked, words))


def refused(*arguments: str) -> str:
    with pytest.raises(VitrallError) as error:
        run(*arguments)
    return error.value.code


@pytest.mark.parametrize(
    ("wish", "title"),
    [
        ([], "The table. The game is over"),
        (["--kind", "window"], "Window: Via Lux"),
        (["--kind", "window", "--seat", "2"], "Window: Comitas"),
        (["--kind", "glass"], "Stained glass: Via Lux"),
        (["--kind", "result"], "Stained glass: Via Lux · 54 points"),
        (["--kind", "result", "--name", "--seat", "2"], "Stained glass: Comitas · Olek · 34 points"),
    ],
)
def test_a_record_is_drawn(wish: list[str], title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(RECORD, *wish) == 0
    assert f">{title}</title>" in capsys.readouterr().out


def test_names_and_points_come_from_the_record(capsys: pytest.CaptureFixture[str]) -> None:
    run(RECORD)
    assert "Via Lux · 54 points · Shades of Red" in capsys.readouterr().out
    run(RECORD, "--kind", "glass", "--seat", "2", language="pl")
    assert "Olek · 34 punkty" in capsys.readouterr().out


def test_a_position_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "end.position"
    file.write_text(ended().position() + "\n", encoding="utf-8")
    run(str(file), "--kind", "glass")
    assert "Player 1 · 54 points" in capsys.readouterr().out


def test_secrets_stay_with_their_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "half.record"
    lines = [line for line in record().splitlines() if not line.startswith("actions:")]
    file.write_text("\n".join(lines[:60]), encoding="utf-8")
    pictures = {}
    for seat in ("", "1", "2"):
        run(str(file), *(["--seat", seat] if seat else []))
        output = capsys.readouterr().out
        pictures[seat] = ["Shades of Red" in output, "Shades of Yellow" in output]
    assert pictures == {"": [False, False], "1": [True, False], "2": [False, True]}


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(record().encode())))
    run("-", "--kind", "window")
    assert "Window: Via Lux" in capsys.readouterr().out


def test_theme_hatch_and_size_are_heeded(capsys: pytest.CaptureFixture[str]) -> None:
    run("R5", "--kind", "die", "--theme", "light", "--no-hatch", "--size", "36")
    plain = capsys.readouterr().out
    run("R5", "--kind", "die")
    assert 'width="36"' in plain
    assert len(plain) < len(capsys.readouterr().out)


def test_a_result_has_its_shape_and_the_date_of_the_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(RECORD, "--kind", "result", "--shape", "wide")
    assert 'width="1200" height="630"' in capsys.readouterr().out
    dated = record().replace("\n", "\ndate: 2026-11-17\n", 1) if "\ndate:" not in record() else record()
    (tmp_path / "dated.record").write_text(dated, encoding="utf-8")
    run(str(tmp_path / "dated.record"), "--kind", "result", language="es")
    assert "de 20" in capsys.readouterr().out


def test_a_file_is_written(tmp_path: Path) -> None:
    run("R5", "--kind", "die", "-o", str(tmp_path / "die.svg"))
    assert (tmp_path / "die.svg").read_text(encoding="utf-8").startswith("<svg ")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["nowhere.record"], "file/read"),
        ([__file__], "picture/source"),
        (["R7", "--kind", "die"], "picture/die"),
        ([RECORD, "--seat", "3"], "view/no-seat"),
        ([RECORD, "--seat", "0", "--kind", "glass"], "view/no-seat"),
        ([RECORD, "--size", "7"], "picture/size"),
        (["R5", "--kind", "die", "-o", "die.gif"], "picture/format"),
    ],
)
def test_what_is_wrong_has_a_code(arguments: list[str], code: str) -> None:
    assert refused(*arguments) == code


def test_a_table_without_windows_has_none_to_draw(tmp_path: Path) -> None:
    file = tmp_path / "begun.record"
    lines = [line for line in record().splitlines() if not line.startswith("actions:")]
    file.write_text("\n".join(lines[:8]), encoding="utf-8")
    assert refused(str(file), "--kind", "window") == "view/no-window"
    assert run(str(file)) == 0
