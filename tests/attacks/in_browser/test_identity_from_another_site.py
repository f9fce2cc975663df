"""Come to a table by a link on somebody else's page, in a real browser with two sites: nobody may become another
person by that."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import quote, unquote

import pytest

from testing.browser import STATIC, missing
from testing.server.client import Device
from testing.server.process import Serving
from vitrall.server.identity import COOKIE

pytestmark = pytest.mark.slow

MILLISECONDS = 30_000


class Chat(BaseHTTPRequestHandler):
    """A page of another site with a link: everything behind `?` is its address."""

    def do_GET(self) -> None:
        address = unquote(self.path.partition("?")[2])
        body = f'<!doctype html><title>Chat</title><a id="go" href="{address}">Come and play</a>'.encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def chat() -> Iterator[str]:
    """The address of the other site: `localhost` and `127.0.0.1` are two sites to a browser."""
    serving = ThreadingHTTPServer(("127.0.0.1", 0), Chat)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://localhost:{serving.server_address[1]}/"
    serving.shutdown()
    serving.server_close()


@pytest.fixture
def visitor(browser: Any) -> Iterator[Callable[[], Any]]:
    """Makes browsers that know nothing of each other."""
    if not (STATIC / "index.html").is_file():
        missing("the page is not built")
    contexts = []

    def make() -> Any:
        # A service worker asks for the page as the site itself, cookies and all: a first visit has none.
        context = browser.new_context(locale="en", service_workers="block")
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


def follow(page: Any, chat: str, address: str) -> None:
    """To the other site, and from there by a click."""
    page.goto(f"{chat}?{quote(address, safe='')}")
    page.locator("#go").click()
    page.wait_for_url(f"{address}**")
    page.locator("main").wait_for(timeout=MILLISECONDS)


def tables(page: Any) -> list[Any]:
    """What the server says are the tables of this browser."""
    tables_at_home: list[Any] = page.evaluate("fetch('./api/home').then((answer) => answer.json())")
    return tables_at_home


def device_cookies(page: Any) -> list[Any]:
    return [cookie for cookie in page.context.cookies() if cookie["name"] == COOKIE]


def sits(page: Any, name: str) -> None:
    """The table that waits is shown from the inside: nobody is asked for a name again."""
    page.get_by_role("heading", name="Waiting", exact=False).wait_for(timeout=MILLISECONDS)
    page.get_by_text(name).first.wait_for(timeout=MILLISECONDS)
    assert page.get_by_role("textbox").count() == 0


def sit_down(page: Any, name: str) -> None:
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name="Sit down").click()
    sits(page, name)


def test_host_and_friend_keep_a_waiting_table(server: Serving, chat: str, visitor: Callable[[], Any]) -> None:
    host, friend = visitor(), visitor()
    host.goto(server.address)
    opened = host.evaluate(
        """async () => (await fetch('./api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify({terms: {options: {players: 3}}, seats: [{kind: 'person', name: 'Ana'}]})})).json()"""
    )
    address = f"{server.address}/#/table/{opened['table']}"
    follow(friend, chat, address)
    sit_down(friend, "Bo")
    for page, name, seat in ((host, "Ana", 0), (friend, "Bo", 1)):
        before = device_cookies(page)
        follow(page, chat, address)
        sits(page, name)
        assert [(each["id"], each["yours"]) for each in tables(page)] == [(opened["table"], [seat])]
        assert [each["value"] for each in device_cookies(page)] == [each["value"] for each in before]


def test_a_strict_cookie_of_before_is_kept_and_becomes_lax(
    server: Serving, chat: str, visitor: Callable[[], Any]
) -> None:
    ana = Device(server.address)
    table = ana.open([{"kind": "person", "name": "Ana"}])["table"]
    page = visitor()
    value = ana.cookie.partition("=")[2]
    strict = {"name": COOKIE, "value": value, "url": server.address, "sameSite": "Strict", "httpOnly": True}
    page.context.add_cookies([strict])
    follow(page, chat, f"{server.address}/#/table/{table}")
    sits(page, "Ana")
    assert [(each["value"], each["sameSite"]) for each in device_cookies(page)] == [(value, "Lax")]


def test_whoever_comes_for_the_first_time_from_elsewhere_becomes_one_device(
    server: Serving, chat: str, visitor: Callable[[], Any]
) -> None:
    """The page asks for several things at once; each answer that brought another cookie would be another person."""
    page = visitor()
    handed_out: set[str] = set()
    page.on("response", lambda answer: handed_out.update(_cookies(answer)))
    follow(page, chat, server.address)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/table/*")
    until = time.monotonic() + 30
    while not tables(page):
        assert time.monotonic() < until, "the table just opened is not one's own"
    assert len(handed_out) == 1


def _cookies(answer: Any) -> list[str]:
    lines = [header["value"] for header in answer.headers_array() if header["name"].lower() == "set-cookie"]
    return [line.partition(";")[0] for line in lines]


def test_a_page_that_is_opened_by_another_site_sets_no_cookie(server: Serving) -> None:
    device = Device(server.address)
    for site in ("cross-site", "same-site"):
        assert "set-cookie" not in device.ask("GET", "/", **{"sec-fetch-site": site}).headers
        assert "set-cookie" not in device.ask("GET", "/api/home", **{"sec-fetch-site": site}).headers
    assert device.ask("GET", "/api/home", **{"sec-fetch-site": "cross-site"}).body == []
    assert "set-cookie" not in device.ask("GET", "/").headers  # an unknown browser: the page asks for one by itself
    for site in ("none", "same-origin"):
        fresh = Device(server.address).ask("GET", "/", **{"sec-fetch-site": site}).headers["set-cookie"].lower()
        assert "samesite=lax" in fresh
        assert "httponly" in fresh


def test_the_stored_secret_opens_a_waiting_table_without_the_cookie(server: Serving) -> None:
    """A person who has lost the cookie still owns the table by the secret of its first seat."""
    ana = Device(server.address)
    opened = ana.open([{"kind": "person", "name": "Ana"}])
    table, secret = opened["table"], opened["seats"][0]["secret"]
    again = Device(server.address)
    info = again.ask("GET", f"/api/tables/{table}", secret=secret).body
    assert (info["owner"], info["yours"]) == (True, [0])
    again.done("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, secret=secret)
    with again.line(table, secret) as line:
        assert line.welcome["table"]["owner"] is True
    again.done("POST", f"/api/tables/{table}/start", secret=secret)
    stranger = Device(server.address).ask("GET", f"/api/tables/{table}", secret="guess").body
    assert (stranger["owner"], stranger["yours"]) == (False, [])
