"""The audit of dependencies finds known advisories, and a missing answer counts as a failure."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tests.house.advisories import ROOT, Package, main, pinned


@contextmanager
def source(answer: Any) -> Iterator[tuple[str, list[Any]]]:
    """A database of advisories that answers with this; and what it was asked."""
    asked: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            body = json.dumps(answer(asked[-1]) if callable(answer) else answer).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Silent."""

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def results(question: Any, **known: list[str]) -> Any:
    answers = [known.get(query["package"]["name"], []) for query in question["queries"]]
    return {"results": [{"vulns": [{"id": id} for id in ids]} if ids else {} for ids in answers]}


def test_what_is_pinned_is_asked_about() -> None:
    lock = json.dumps({"packages": {"": {"name": "page"}, "node_modules/a/node_modules/@b/c": {"version": "3.1"}}})
    assert pinned("# head\nfastapi==0.1\nuvloop==2 ; sys_platform != 'win32'\n", lock) == [
        Package("PyPI", "fastapi", "0.1"),
        Package("PyPI", "uvloop", "2"),
        Package("npm", "@b/c", "3.1"),
    ]


def test_an_advisory_fails_the_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with source(lambda question: results(question, starlette=["PYSEC-1", "GHSA-2"])) as (address, asked):
        monkeypatch.setenv("VITRALL_ADVISORIES", address)
        assert main() == 1
    assert "PyPI starlette" in (said := capsys.readouterr().err)
    assert "PYSEC-1, GHSA-2" in said
    ecosystems = {query["package"]["ecosystem"] for query in asked[0]["queries"]}
    assert ecosystems == {"PyPI", "npm"}


def test_nothing_known_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with source(results) as (address, _):
        monkeypatch.setenv("VITRALL_ADVISORIES", address)
        assert main() == 0
    assert "0 with advisories" in capsys.readouterr().err


@pytest.mark.parametrize("answer", [{}, [], {"results": []}, {"results": 7}])
def test_an_answer_that_is_none_is_told(
    answer: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with source(answer) as (address, _):
        monkeypatch.setenv("VITRALL_ADVISORIES", address)
        assert main() == 0
    assert "NOT AUDITED" in capsys.readouterr().err


def test_silence_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("VITRALL_ADVISORIES", "http://127.0.0.1:9/")
    assert main() == 0
    assert "NOT AUDITED" in capsys.readouterr().err


def test_the_check_asks() -> None:
    assert '"tests.house.advisories"' in (ROOT / "dev.py").read_text(encoding="utf-8")
