"""Tables in a page and tables of a server: the same games, and the same answers to every message and request."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from testing.example_deck import SAWS
from testing.local.answers import answers
from testing.local.page_games import server_game
from testing.local.seeded_games import KINDS
from testing.sample_size import sample_size
from testing.server.client import Device, hasty
from testing.server.process import serving

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
LIBRARIES = ROOT / "src" / "vitrall" / "local" / "libraries"
GAMES = sample_size(len(KINDS), 50)


def with_stand_ins(script: str, *arguments: str, stdin: str = "", stand_ins: bool = True) -> Any:
    """What a script prints, in a process whose libraries are the stand-ins, or the real ones."""
    folders = [*([LIBRARIES] if stand_ins else []), ROOT / "src", ROOT]
    path = os.pathsep.join(map(str, folders))
    command = [sys.executable, str(ROOT / "testing" / "local" / script), *arguments]
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, input=stdin, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_the_same_seed_and_moves_give_the_same_record() -> None:
    here = with_stand_ins("seeded_games.py", "0", str(GAMES))
    assert here == [asyncio.run(server_game(number))[1] for number in range(GAMES)]
    assert len(set(here)) == GAMES


MESSAGES = (
    '{"type":"hello","version":2}',
    '{"type":"hello","version":2,"secrets":["a","b"],"last":5,"language":"pl"}',
    '{"type":"hello","version":2,"secrets":["a",1]}',
    '{"type":"hello","version":2,"secrets":["a","b","c","d","e","f","g"]}',
    '{"type":"hello","version":"2"}',
    '{"type":"hello","version":true}',
    '{"type":"hello"}',
    '{"type":"move","number":3,"move":"draft R5"}',
    '{"type":"move","number":3,"move":"draft R5","seat":null}',
    '{"type":"move","number":3,"move":"draft R5","seat":5}',
    '{"type":"move","number":3,"move":"draft R5","seat":6}',
    '{"type":"move","number":-2,"move":"draft R5"}',
    '{"type":"move","number":1000001,"move":"draft R5"}',
    '{"type":"move","number":3,"move":5}',
    '{"type":"move","number":3,"move":"' + "x" * 65 + '"}',
    '{"type":"move","number":3,"move":"a","more":1}',
    '{"type":"takeback","number":3,"first":null}',
    '{"type":"takeback","number":3}',
    '{"type":"pause","wish":1}',
    '{"type":"pause","wish":true}',
    '{"type":"say","text":"zażółć"}',
    '{"type":"nothing"}',
    '{"number":3}',
    "[1]",
    "{",
    "",
    "NaN",
    "null",
    '"hello"',
    "[" * 500,
)
OPENINGS = (
    "{}",
    '{"seats":[{"kind":"person","name":"Ana"},{"kind":"bot"}]}',
    '{"seats":[{"kind":"guest"}]}',
    '{"seats":[{"name":1}]}',
    '{"seats":{}}',
    '{"seats":[{},{},{},{},{},{},{}]}',
    '{"terms":{"options":{"players":3,"modules":["pioneers"]},"seed":7,"hints":true,"undo":"never"}}',
    '{"terms":{"options":{"players":"3"}}}',
    '{"terms":{"options":{"players":3,"unknown":1}}}',
    '{"terms":{"options":{"modules":["1","2","3","4","5","6","7","8","9"]}}}',
    '{"terms":{"seed":-1}}',
    '{"terms":{"seed":null}}',
    '{"terms":{"seed":1.5}}',
    '{"terms":{"listed":"yes"}}',
    '{"terms":{"undo":"sometimes"}}',
    '{"terms":{"clock":{"kind":"turn","seconds":60}}}',
    '{"terms":{"clock":{"kind":"turn","seconds":4}}}',
    '{"terms":{"clock":{"kind":"turn","seconds":true}}}',
    '{"terms":{"clock":null}}',
    '{"terms":{"decks":["a","b"]}}',
    '{"more":1}',
    "[]",
    "{",
    "",
)


def test_the_stand_ins_read_and_write_what_the_libraries_do() -> None:
    texts = json.dumps({"messages": MESSAGES, "openings": OPENINGS})
    here = with_stand_ins("readings.py", stdin=texts)
    there = with_stand_ins("readings.py", stdin=texts, stand_ins=False)
    for text, mine, real in zip(MESSAGES, here[0], there[0], strict=True):
        assert mine == real, text
    for text, mine, real in zip(OPENINGS, here[1], there[1], strict=True):
        assert mine == real, text
    assert here[2] == there[2]
    assert there[0].count("message/unreadable") in range(10, 25)
    assert there[1].count("malformed") in range(10, 20)


def shape(value: Any) -> Any:
    """What kind of answer it is: names, and the types of values."""
    if isinstance(value, dict):
        return {name: shape(each) for name, each in value.items() if name not in VARIED}
    if isinstance(value, list):
        return [shape(value[0])] if value else []
    return "number" if isinstance(value, int | float) and not isinstance(value, bool) else type(value).__name__


# What depends on the moves of the bot, or on the game so far.
VARIED = ("view", "views", "frames", "result", "events", "points", "winners", "sheet", "stand_in", "seats", "deadline")


def test_requests_are_answered_as_by_the_server(tmp_path: Path) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "saws.toml").write_text(SAWS, "utf-8")
    here = with_stand_ins("answers.py")
    with serving(tmp_path / "tables.db", "--decks", str(tmp_path / "decks")) as near:
        there = asyncio.run(_asked_there(Device(near.address)))
    assert list(here) == list(there)
    for request, (status, answer) in there.items():
        assert (request, here[request][0]) == (request, status)
        assert (request, shape(here[request][1])) == (request, shape(answer))
        if status >= 400:
            assert here[request][1]["error"]["code"] == answer["error"]["code"]
    assert here["/api/decks/saws"] == list(there["/api/decks/saws"])


async def _asked_there(device: Device) -> dict[str, Any]:
    async def ask(method: str, path: str, body: Any, secret: str) -> tuple[int, Any]:
        answer = device.ask(method, path, body, secret)
        return answer.status, answer.body

    async def play(id: str, secrets: list[str], luck: Random) -> None:
        with device.line(id, *secrets) as line:
            view = line.reach(0)
            while not view["over"]:
                if view["legal"]:
                    line.move(hasty(view))
                view = line.reach(line.last + 1)

    return await answers(ask, play)
