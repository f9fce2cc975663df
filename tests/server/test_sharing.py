"""Shared games: `/r/ID` with its preview for others, pictures that players save, and what strangers try with both."""

from __future__ import annotations

import asyncio
import re
import struct
import urllib.request
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from testing.server.client import Device, Seat, hasty
from testing.server.in_process import Served, served
from vitrall.engine.errors import Unavailable
from vitrall.picture import png
from vitrall.server import shared_games
from vitrall.server.identity import Signer
from vitrall.server.png_process import rendered_apart
from vitrall.server.settings import Settings
from vitrall.server.shared_games import PictureCache, PictureKey
from vitrall.words import Words

URL = "https://tables.example.org/glass"
EVIL = '"><b>Bo</b>&'


class Ended(NamedTuple):
    """A finished game of two people at one device; the second has an evil name."""

    near: Served
    ana: Seat
    bo: Seat

    @property
    def path(self) -> str:
        return f"/r/{self.ana.table}"


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ended]:
    with served(tmp_path_factory.mktemp("shared") / "tables.db", public_url=URL) as near:
        device = Device(near.address)
        seats = [{"kind": "person", "name": name} for name in ("Ana", EVIL)]
        opened = device.open(seats, options={"players": 2}, seed=7)
        table, secrets = opened["table"], [seat["secret"] for seat in opened["seats"]]
        device.done("POST", f"/api/tables/{table}/start")
        lines = [device.line(table, secret) for secret in secrets]
        number = 0
        while not lines[0].reach(number)["over"]:
            lines[1].reach(number)
            mover = next(line for line in lines if line.view["legal"])
            mover.move(hasty(mover.view))
            number += 1
        for line in lines:
            line.close()
        ana, bo = (Seat(device, table, seat, secret) for seat, secret in enumerate(secrets))
        yield Ended(near, ana, bo)


def tags(text: str) -> dict[str, str]:
    """The meta tags of a page."""
    pairs = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)">', text)
    return {name: unescape(value) for name, value in pairs}


def measures(data: bytes) -> tuple[int, ...]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", data[16:24])


def raw(near: Served, path: str) -> bytes:
    with urllib.request.urlopen(near.address + path, timeout=60) as answer:
        return bytes(answer.read())


def test_a_shared_link_has_a_title_and_a_picture_and_leads_people_to_the_replay(ended: Ended) -> None:
    answer = Device(ended.near.address, "pl").ask("GET", ended.path)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    meta = tags(answer.body)
    assert meta["og:url"] == URL + ended.path
    assert meta["og:image"] == f"{URL}{ended.path}.png?language=pl"
    assert (meta["og:image:width"], meta["og:image:height"]) == ("1200", "630")
    assert (meta["og:locale"], meta["twitter:card"]) == ("pl_PL", "summary_large_image")
    sheet = ended.ana.device.done("GET", "/api/finished")[0]
    best = max(seat["points"] for seat in sheet["seats"])
    assert meta["og:title"].endswith(f" · {Words('pl').say('points', points=best)}")
    assert f'<a href="../#/replay/{ended.ana.table}">' in answer.body
    assert "Zobacz" in meta["og:description"]
    assert re.search(r"\d{4}", meta["og:description"])
    assert tags(Device(ended.near.address, "uk").ask("GET", ended.path).body)["og:locale"] == "uk_UA"
    assert answer.headers["cache-control"].startswith("public")
    assert "set-cookie" not in answer.headers  # it is the same for everybody
    assert answer.headers["vary"] == "accept-language"
    script = ended.ana.device.ask("GET", "/open-replay.js")
    assert "location.replace" in script.body
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.slow
def test_the_preview_is_a_png_of_the_announced_size_and_is_drawn_once(
    ended: Ended, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    apart = rendered_apart

    async def counted(svg: str, width: int, height: int) -> bytes:
        drawn.append(svg)
        return await apart(svg, width, height)

    monkeypatch.setattr(shared_games, "rendered_apart", counted)
    image = raw(ended.near, f"{ended.path}.png?language=es")
    assert measures(image) == (1200, 630)
    assert raw(ended.near, f"{ended.path}.png?language=es") == image
    assert len(drawn) == 1
    answer = ended.ana.device.ask("GET", f"{ended.path}.png?language=es")
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cache-control"].startswith("public")
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    tagged = {"if-none-match": answer.headers["etag"]}
    assert ended.ana.device.ask("GET", f"{ended.path}.png?language=es", **tagged).status == 304
    assert ended.ana.device.ask("GET", f"{ended.path}.png?language=en", **tagged).status == 200
    head = ended.ana.device.ask("HEAD", f"{ended.path}.png?language=es")
    assert (head.status, head.body, head.headers["content-length"]) == (200, "", str(len(image)))


def test_nobodys_name_is_shared_unless_they_agreed(ended: Ended, monkeypatch: pytest.MonkeyPatch) -> None:
    svgs: list[str] = []

    async def seen(svg: str, width: int, height: int) -> bytes:
        svgs.append(svg)
        return b"png"

    monkeypatch.setattr(shared_games, "rendered_apart", seen)
    device, id = ended.ana.device, ended.ana.table
    for wrong in ("", "0" * 32, "%D1%97", device.cookie[:60]):
        page = device.ask("GET", f"{ended.path}?seat=0&name={wrong}")
        assert "Ana" not in page.body
        assert "name" not in tags(page.body)["og:image"]
    agreed = device.done("POST", f"/api/tables/{id}/share", secret=ended.ana.secret)
    assert agreed["seat"] == 0
    link = f"?seat=0&name={agreed['token']}"
    meta = tags(device.done("GET", ended.path + link))
    assert meta["og:title"].startswith("Ana · ")
    assert meta["og:image"] == f"{URL}{ended.path}.png{link}&language=en"
    device.done("GET", f"{ended.path}.png{link}&language=en")
    device.done("GET", f"{ended.path}.png?seat=0&language=en")
    assert ["Ana" in svg for svg in svgs] == [True, False]
    assert svgs[0].count("<g") > svgs[1].count("<g")  # names are drawn as shapes, not as letters
    other = device.done("GET", f"{ended.path}?seat=1&name={agreed['token']}")  # Ana cannot agree for Bo
    assert "Bo" not in other
    assert "name" not in tags(other)["og:image"]
    assert device.ask("POST", f"/api/tables/{id}/share").status == 403
    assert device.ask("POST", f"/api/tables/{id}/share", secret="guess").status == 403


def test_an_agreement_is_no_cookie_and_holds_for_one_seat_of_one_table() -> None:
    signer, token = Signer("5a" * 32), Signer("5a" * 32).agreement("t", 1)
    assert signer.agrees("t", 1, token)
    assert not any(signer.agrees(*other, token) for other in (("t", 0), ("u", 1), ("t ", 1)))
    assert not Signer("5b" * 32).agrees("t", 1, token)
    assert not signer.device(f"t 1.{token}")


def test_names_are_escaped(ended: Ended) -> None:
    token = ended.bo.device.done("POST", f"/api/tables/{ended.bo.table}/share", secret=ended.bo.secret)["token"]
    body = ended.bo.device.done("GET", f"{ended.path}?seat=1&name={token}")
    assert tags(body)["og:title"].startswith(f"{EVIL} · ")
    assert "<b>" not in body
    path = f"/api/tables/{ended.bo.table}/pictures/1/wide.svg?name=true"
    svg = ended.bo.device.done("GET", path, secret=ended.bo.secret)
    title = ElementTree.fromstring(svg).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert EVIL in (title.text or "")


def test_a_running_game_and_one_that_never_was_answer_alike(ended: Ended) -> None:
    device = ended.ana.device
    running = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1})["table"]
    waiting = device.open([])["table"]
    device.done("POST", f"/api/tables/{running}/start")
    loaded = set(ended.near.app.state.server.registry.rooms)
    answers: list[tuple[int, Any]] = []
    for id in (running, waiting, "never-was", "x" * 40, "ї.png%00", "..%2f"):
        for path in (f"/r/{id}", f"/r/{id}.png", f"/r/{id}?seat=0"):
            answer = device.ask("GET", path.replace("ї", "%D1%97"))
            assert answer.body["error"].pop("id")
            answers.append((answer.status, answer.body) if "%2f" not in path else (404, answers[0][1]))
            assert answer.status == 404
    assert all(answer == answers[0] for answer in answers)
    assert answers[0][1]["error"]["code"] == "table/none"
    assert set(ended.near.app.state.server.registry.rooms) == loaded  # nothing was opened to find out
    picture = device.ask("GET", f"/api/tables/{running}/pictures/0/tall.svg")
    assert picture.body["error"]["code"] == "table/not-over"
    assert device.ask("GET", f"{ended.path}?seat=5").body["error"]["code"] == "table/none"
    assert device.ask("GET", f"{ended.path}?seat=9").status == 422


def test_addresses_come_from_the_settings_alone(ended: Ended, tmp_path: Path) -> None:
    answer = ended.ana.device.ask("GET", ended.path, Host=f"localhost:{ended.near.port}")
    assert "localhost" not in answer.body
    forged = ended.ana.device.ask("GET", ended.path, Host="evil.example")
    assert (forged.status, "evil.example" in str(forged.body)) == (403, False)
    forged = ended.ana.device.ask("GET", ended.path, **{"X-Forwarded-Host": "evil.example", "Forwarded": "host=evil"})
    assert "evil" not in forged.body
    assert Settings().shared_url == Settings(host="0.0.0.0").shared_url == ""
    assert Settings(host="192.168.1.5").shared_url == "http://192.168.1.5:8756"
    assert Settings(public_url="https://a.example/").shared_url == "https://a.example"


def test_without_an_address_or_the_extra_no_picture_is_announced(ended: Ended, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "find_spec", lambda name: None)
    meta = tags(ended.ana.device.done("GET", ended.path))
    assert "og:url" in meta
    assert not any(name.startswith("og:image") for name in meta)
    assert meta["twitter:card"] == "summary"
    assert ended.ana.device.ask("GET", f"{ended.path}.png").status == 404
    monkeypatch.undo()
    server = ended.near.app.state.server
    monkeypatch.setattr(type(server.settings), "shared_url", "")
    meta = tags(ended.ana.device.done("GET", ended.path))
    assert "og:title" in meta
    assert not {"og:url", "og:image"} & set(meta)


def test_a_player_saves_the_picture_with_what_they_choose(ended: Ended) -> None:
    device, path = ended.ana.device, f"/api/tables/{ended.ana.table}/pictures/0"
    plain = device.ask("GET", f"{path}/tall.svg")
    assert plain.headers["content-security-policy"].startswith("default-src 'none'")
    root = ElementTree.fromstring(plain.body)
    assert (root.get("width"), root.get("height")) == ("1200", "1600")
    assert "Ana" not in plain.body
    wide = ElementTree.fromstring(device.done("GET", f"{path}/wide.svg?theme=light"))
    assert (wide.get("width"), wide.get("height")) == ("1200", "630")
    named = device.done("GET", f"{path}/tall.svg?name=true", secret=ended.ana.secret)
    assert "Ana" in named
    assert named.count("<g") > plain.body.count("<g")  # as shapes, too
    for secret in ("", "guess", ended.bo.secret):
        assert device.ask("GET", f"{path}/tall.svg?name=true", secret=secret).status == 403
    coded = device.done("GET", f"{path}/tall.svg?code=true")
    assert coded.count("crispEdges") == 1
    assert "crispEdges" not in plain.body
    assert device.ask("GET", f"{path}/round.svg").status == 422
    assert device.ask("GET", f"/api/tables/{ended.ana.table}/pictures/5/tall.svg").status == 404


def test_a_deleted_game_is_not_shown_from_memory(ended: Ended) -> None:
    device = Device(ended.near.address)
    opened = device.open([{"kind": "person", "name": "Ana"}], options={"players": 1})
    table = opened["table"]
    device.done("POST", f"/api/tables/{table}/start")
    with device.line(table, opened["seats"][0]["secret"]) as line:
        view = line.reach(0)
        while not view["over"]:
            line.move(hasty(view))
            view = line.reach(line.last + 1)
    assert device.ask("GET", f"/r/{table}").status == 200
    device.done("DELETE", f"/api/finished/{table}")
    assert device.ask("GET", f"/r/{table}").status == 404
    assert device.ask("GET", f"/r/{table}.png").status == 404


def key(number: int) -> PictureKey:
    return (f"t{number}", 0, False, "en")


def test_strangers_cannot_fill_the_memory_or_queue_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture is drawn once however many wait; few wait at a time; the oldest pictures go."""
    monkeypatch.setattr(shared_games, "MOST_BYTES", 25)
    monkeypatch.setattr(shared_games, "MOST_WAITING", 2)

    async def main() -> None:
        cache, go, drawn = PictureCache(), asyncio.Event(), []

        async def draw(number: int) -> bytes:
            drawn.append(number)
            await go.wait()
            return b"x" * 10

        def ask(number: int) -> asyncio.Task[bytes]:
            return asyncio.create_task(cache.get(key(number), lambda: draw(number)))

        impatient, *waiting = [ask(1), ask(1), ask(1), ask(2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(Unavailable) as refused:
            await ask(3)
        assert refused.value.code == "request/rate"
        assert drawn == [1]  # the second one waits for the first
        impatient.cancel()
        go.set()
        assert await asyncio.gather(*waiting) == [b"x" * 10] * 3
        assert drawn == [1, 2]
        await ask(3)
        await ask(2)
        assert drawn == [1, 2, 3]
        await ask(1)  # went when the third one came
        assert drawn == [1, 2, 3, 1]

    asyncio.run(main())


def test_a_picture_that_cannot_be_drawn_is_tried_again() -> None:
    async def main() -> None:
        cache = PictureCache()
        tried: list[int] = []

        async def draw() -> bytes:
            tried.append(len(tried))
            if len(tried) == 1:
                raise Unavailable("picture/converter")
            return b"x"

        with pytest.raises(Unavailable):
            await cache.get(key(1), draw)
        assert await cache.get(key(1), draw) == b"x"

    asyncio.run(main())


def test_shared_pages_are_no_part_of_the_described_interface(ended: Ended) -> None:
    paths = ended.near.app.openapi()["paths"]
    assert "/api/tables/{id}/share" in paths
    assert not any(path.startswith("/r/") for path in paths)
