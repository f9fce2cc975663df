"""Hostile decks: huge, deep, of wrong types, from strange paths. All are refused quickly, with a clear error."""

from __future__ import annotations

import os
import time
from pathlib import Path
from threading import Thread

import pytest

from testing.command_line import vitrall
from testing.example_deck import SAWS, TEXT
from vitrall.cards.card_reader import TABLES
from vitrall.cards.toml_file import MOST_BYTES, MOST_COLUMNS, MOST_LINES, toml_why
from vitrall.engine.errors import Why
from vitrall.why import MOST_FAULTS
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

PATIENCE = 20.0  # seconds: a check of the worst file takes one or two, on a busy machine some more
BIG = "9" * 400
WRONG = (
    "1",
    "-1",
    BIG,
    "1.5",
    "nan",
    "true",
    '""',
    '"\\u0000"',
    "[]",
    "[[]]",
    "{}",
    "{ a = {} }",
    "1979-05-27",
    "[1, 2]",
)

FILES = {
    "too many bytes": b"#" * (MOST_BYTES + 1),
    "too many lines": b"\n" * MOST_LINES,
    "a line too long": b"# " + b"x" * MOST_COLUMNS,
    "lists nested deep": b"x = " + b"[\n" * 9000,
    "tables nested deep": b"x = " + b"{a=\n" * 9000,
    "a key of many parts": b"x" + b".y" * 249 + b" = 1\n",
    "many keys of many parts": b"".join(b"a%d" % number + b".y" * 240 + b" = 1\n" for number in range(2000)),
    "many headers of many parts": b"".join(b"[a%d" % number + b".y" * 240 + b"]\n" for number in range(2000)),
    "not text": bytes(range(256)),
    "a null sign": b"\0",
    "half a character": b'name = "\xc3"',
    "a number of thousands of digits": b"x = " + b"9" * 480,
    "an endless list of cards": b"[[tool]]\n" * (MOST_LINES - 1),
    "control signs in a name": b'[[board]]\nid = "x"\nname = "\\u001b[2J"\ntext = "x"\nany_color = true',
    "signs that turn the writing round": '[[board]]\nid = "x"\nname = "\u202eX"\ntext = "x"\nany_color = true'.encode(),
    "a card of nothing": b"".join(f"[[{table}]]\n".encode() for table in TABLES),
}


@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_refused(tmp_path: Path, name: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(FILES[name])
    began = time.monotonic()
    done = vitrall("deck", "check", str(path), "--lang", "pl")
    assert time.monotonic() - began < PATIENCE
    assert done.returncode == 1
    assert done.stderr == ""
    assert "[card/" in done.stdout
    assert all(
        line.replace("\u00a0", " ").isprintable() for line in done.stdout.splitlines()
    )  # 1 000 000 has such blanks
    assert len(done.stdout.splitlines()) <= MOST_FAULTS + 2


def test_dots_in_texts_and_comments_are_no_depth(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    text = (
        SAWS.replace("Roll the die again; it may go back to the pool.", "a.b.c.d.e.f.g ........ 'x.y'")
        + "# a.b.c.d.e.f.g"
    )
    path.write_text(text, encoding="utf-8")
    assert vitrall("deck", "check", str(path)).returncode == 0
    path.write_text(SAWS + "\n[a.b.c.d.e.f]", encoding="utf-8")
    assert (
        f"line {SAWS.count(chr(10)) + 2}: lists or tables are nested too deep"
        in vitrall("deck", "check", str(path)).stdout
    )


@pytest.mark.parametrize("value", WRONG)
def test_any_field_of_any_card_may_hold_anything(tmp_path: Path, value: str) -> None:
    """Each field of the example in turn holds something else; it is read or refused, never more."""
    lines = TEXT.split("\n")
    for place, line in enumerate(lines):
        field, equals, _ = line.partition(" = ")
        if equals and not line.startswith("#"):
            path = tmp_path / "deck.toml"
            path.write_text("\n".join([*lines[:place], f"{field} = {value}", *lines[place + 1 :]]), encoding="utf-8")
            done = vitrall("deck", "check", str(path))
            assert done.returncode in (0, 1)
            assert (done.returncode == 1) == ("[card/" in done.stdout), done
            assert done.stderr == ""


@pytest.mark.parametrize("place", [".", "none.toml", "no\0name"])
def test_a_place_without_a_file_is_refused(tmp_path: Path, place: str) -> None:
    done = vitrall("deck", "check", f"{tmp_path}/{place}", "--lang", "es")
    assert done.returncode == 1
    assert "este archivo no se puede leer [card/file]" in done.stdout
    assert vitrall("setup", "--deck", f"{tmp_path}/{place}").returncode == 1


def test_a_file_without_end_is_read_no_further_than_may_be() -> None:
    done = vitrall("deck", "check", "/dev/zero")
    assert done.returncode == 1
    assert "[card/size]" in done.stdout


def test_a_deck_from_a_pipe_is_read_once(tmp_path: Path) -> None:
    pipe = tmp_path / "deck.toml"
    os.mkfifo(pipe)
    writer = Thread(target=pipe.write_text, args=(SAWS, "utf-8"))
    writer.start()
    assert "Fret Saw" in vitrall("setup", "--seed", "1", "--deck", str(pipe)).stdout
    writer.join()


def test_nothing_in_a_deck_is_run(tmp_path: Path) -> None:
    """Texts are only ever shown: neither Fluent's braces nor the marks of the screen mean anything in them."""
    text = "{ $name } [bold]x[/bold] { card-lathekin } $(touch x) %s"
    path = tmp_path / "deck.toml"
    path.write_text(SAWS.replace("Roll the die again; it may go back to the pool.", text), encoding="utf-8")
    assert text in vitrall("deck", "show", "rip-saw", "--deck", str(path)).stdout


@pytest.mark.parametrize(
    "text",
    [
        *(
            "x",
            "x = ",
            "x = [1",
            "x = {a=1",
            "[x",
            "[[x]",
            'x = "a',
            "x = '''a",
            "x = 1 2",
            "x = 1\nx = 2",
            "=1",
            "x=\x01",
        ),
        *('x = "\\q"', "x = 1979-99-99", "[a]\n[a]", "x = {a=1, a=2}", "x = 'a\n'", 'x = """a', 'x = "\\ud800"'),
    ],
)
def test_what_toml_cannot_read_is_told_in_every_language(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    outputs = [vitrall("deck", "check", str(path), "--lang", language).stdout for language in LANGUAGES]
    assert all("[card/toml]" in page for page in outputs)
    assert len(set(outputs)) == len(LANGUAGES)
    assert Words("en").why(Why("card-toml")) not in outputs[0]  # a particular reason, not just any


def test_a_message_that_is_new_to_us_is_told_without_its_words() -> None:
    assert toml_why("Something else is wrong") == Why("card-toml")
