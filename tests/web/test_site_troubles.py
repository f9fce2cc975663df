"""What may be in the way of a page without a server: each is said in the reader's language, and no game is lost."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import time
import zipfile
from pathlib import Path
from typing import Any

import pytest

from testing.browser import STATIC, Pages, missing
from testing.local.static_site import LISTEN, PLACE, PlainFiles, asked, prepared, site_served, wait_until_ready
from testing.server.process import Serving
from tests.web.axe import axe_faults
from tests.web.hands import WORDS, tap_button
from tests.web.sitting import PATIENCE
from vitrall.words import LANGUAGES, Words

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000
NAME = f"vitrall /{PLACE}/"
# Puts a text into the page's database, as damage would.
SPOIL = """([name, store, key, text]) => new Promise((done, failed) => {
  const opening = indexedDB.open(name);
  opening.onerror = failed;
  opening.onsuccess = () => {
    const work = opening.result.transaction(store, "readwrite");
    work.objectStore(store).put(text, key);
    work.oncomplete = () => { opening.result.close(); done(); };
  };
})"""
LOSE = """(name) => new Promise((done) => {
  const losing = indexedDB.deleteDatabase(name);
  losing.onsuccess = losing.onblocked = () => done();
})"""
CACHED = "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)"
# What the page does after a while of quiet, it does at once.
HASTEN = """
const wait = setTimeout;
window.setTimeout = (work, time, ...more) => wait(work, time === 20000 ? 0 : time, ...more);
"""
# A disk that a test can fill: changes are then aborted, as a browser does it. A browser's own limit, which a test could
# set, is only looked at every half minute.
DISK = """
let full = false;
new BroadcastChannel("disk").onmessage = ({ data }) => { full = data === "full"; };
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
  const work = begin.call(this, stores, mode, ...rest);
  if (full && mode === "readwrite") {
    Object.defineProperty(work, "error", { value: new DOMException("no space", "QuotaExceededError") });
    queueMicrotask(() => work.abort());
  }
  return work;
};
"""
PEOPLE = [{"kind": "person", "name": "Ana"}]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    if not (STATIC / "engine").is_dir():
        missing("the page is not built; `python3 dev.py test` builds it where npm is")
    return tmp_path


def solo(page: Any) -> dict[str, Any]:
    """A game on the device, begun."""
    opened: dict[str, Any] = asked(page, "POST", "/tables", {"terms": {"options": {"players": 1}}, "seats": PEOPLE})
    asked(page, "POST", f"/tables/{opened['table']}/start", None, opened["seats"][0]["secret"])
    return opened


def says(page: Any, text: str) -> None:
    page.get_by_role("alert").get_by_text(text).wait_for(timeout=MILLISECONDS)


def test_every_message_is_in_every_language() -> None:
    ids = [f"web-here-{trouble}" for trouble in ("no-wasm", "download", "damaged", "storage", "fault", "lost")]
    ids += ["web-here-restored", "error-device-full", "error-device-database", "error-device-damaged", "web-here-dice"]
    for id in [*ids, "error-device-other-page"]:
        assert len({Words(language, strict=True).say(id) for language in LANGUAGES}) == 4, id


def test_what_keeps_the_engine_from_starting_is_said(browser: Any, folder: Path, monkeypatch: Any) -> None:
    """A download that breaks off, a damaged file, a browser that stores nothing, one without WebAssembly."""
    with site_served(folder) as address:
        (archive,) = folder.rglob("vitrall-*.zip.packed")
        (worker,) = folder.rglob("assets/worker-*.js")
        context = prepared(browser, "block", language="uk")
        page = context.new_page()
        monkeypatch.setattr(PlainFiles, "cut", ".wasm")
        page.goto(address)
        page.get_by_role("button", name=Words("uk").say("web-play-now")).wait_for()
        says(page, Words("uk").say("web-here-download"))
        assert axe_faults(page) == []
        monkeypatch.setattr(PlainFiles, "cut", "")
        content = archive.read_bytes()
        archive.write_bytes(content[:-1] + b"?")
        tap_button(page, Words("uk").say("web-here-again"))
        says(page, Words("uk").say("web-here-damaged"))
        archive.write_bytes(content)
        tap_button(page, Words("uk").say("web-here-again"))
        wait_until_ready(page)
        context.close()
        script = worker.read_text("utf-8")
        worker.write_text(f"indexedDB.open = () => {{ throw new Error('forbidden'); }};{script}", "utf-8")
        context = prepared(browser, "block", language="pl")
        page = context.new_page()
        page.goto(address)
        says(page, Words("pl").say("web-here-storage"))
        context.close()
        context = prepared(browser, "block", language="es")
        context.add_init_script("delete window.WebAssembly")
        page = context.new_page()
        page.goto(address)
        says(page, Words("es").say("web-here-no-wasm"))
        page.get_by_role("button", name=Words("es").say("web-play-now")).wait_for()
        context.close()


def test_a_damaged_or_full_database_is_said_and_no_game_is_lost(browser: Any, folder: Path) -> None:
    with site_served(folder) as address:
        (worker,) = folder.rglob("assets/worker-*.js")
        worker.write_text(DISK + worker.read_text("utf-8"), "utf-8")
        context = prepared(browser)
        page = context.new_page()
        page.goto(address)
        wait_until_ready(page)
        whole, hurt = solo(page), solo(page)
        _full_disk(page, whole)
        page.evaluate(SPOIL, [NAME, "tables", hurt["table"], "{"])
        page.wait_for_timeout(1500)  # the copies are made
        page.reload()
        says(page, WORDS.say("web-here-unreadable", count=1))
        assert [each["id"] for each in asked(page, "GET", "/home")] == [whole["table"]]
        page.evaluate(f"location.hash = '#/table/{hurt['table']}'")
        page.get_by_text(WORDS.say("error-device-damaged")).wait_for(timeout=MILLISECONDS)
        _lost_database(page, address, whole)
        context.close()


def _full_disk(page: Any, opened: dict[str, Any]) -> None:
    """A move that cannot be stored is not made, and is made once there is space."""
    page.evaluate(f"location.hash = '#/table/{opened['table']}'")
    page.locator(".pattern").first.wait_for()
    page.evaluate("new BroadcastChannel('disk').postMessage('full')")
    page.locator(".pattern").first.click()
    page.get_by_text(WORDS.say("error-device-full")).wait_for(timeout=MILLISECONDS)
    assert page.locator(".area-pool").count() == 0, "nothing is shown that is not stored"
    page.evaluate("new BroadcastChannel('disk').postMessage('')")
    page.locator(".pattern").first.click()
    page.locator(".area-pool .offered").first.wait_for(timeout=MILLISECONDS)
    (game,) = [each for each in asked(page, "GET", "/device/games")["games"] if each["row"]["id"] == opened["table"]]
    assert len(game["entries"]) == 2, "the beginning and the choice, which was made once"


def _lost_database(page: Any, address: str, opened: dict[str, Any]) -> None:
    """A browser that has lost its database gets the games back from their copies."""
    before = asked(page, "GET", "/device/games")
    page.goto("about:blank")
    page.goto(f"{address}icon.svg")  # the same origin, without an engine that holds the database
    page.evaluate(LOSE, NAME)
    page.goto(address)
    says(page, WORDS.say("web-here-restored"))
    after = {game["row"]["id"]: game["entries"] for game in asked(page, "GET", "/device/games")["games"]}
    assert all(after[game["row"]["id"]] == game["entries"] for game in before["games"])
    assert len(after) == 2, "the copy of the damaged game is whole"
    assert opened["table"] in [each["id"] for each in asked(page, "GET", "/home")]


# ---- updates ---------------------------------------------------------------------------------------------------------


def updated(site: Path) -> str:
    """Make the site one of a newer version, whose engine and scripts have other names; the name of its engine."""
    (archive,) = site.rglob("engine/vitrall-*.zip.packed")
    before = archive.read_bytes()
    archive.unlink()
    plain = gzip.decompress(before)
    after = _renamed(plain)
    name = f"vitrall-{hashlib.sha256(after).hexdigest()[:16]}.zip"
    packed = gzip.compress(after)
    archive.with_name(f"{name}.packed").write_bytes(packed)
    changes = {archive.name.removesuffix(".packed"): name}
    for content, renewed in ((before, packed), (plain, after)):
        changes[hashlib.sha256(content).hexdigest()] = hashlib.sha256(renewed).hexdigest()
        changes[str(len(content))] = str(len(renewed))
    texts = {path: path.read_text("utf-8") for path in site.rglob("*") if path.suffix in (".js", ".html")}
    joined = "".join(texts.values())
    assert all(old in joined for old in changes), changes
    scripts = [path.name for path in texts if path.parent.name == "assets"]
    for path, text in texts.items():
        for old, new in changes.items():
            text = re.sub(rf"\b{re.escape(old)}\b", new, text)
        for script in scripts:
            text = text.replace(script, script.replace(".js", "v9.js"))
        path.unlink()
        target = path.with_name(path.name.replace(".js", "v9.js")) if path.name in scripts else path
        target.write_text(text, "utf-8")
    return name


def _renamed(content: bytes) -> bytes:
    """The archive of the package with a newer version in it."""
    renewed = io.BytesIO()
    with zipfile.ZipFile(renewed, "w") as new, zipfile.ZipFile(io.BytesIO(content)) as old:
        for name in old.namelist():
            metadata = name.endswith("METADATA")
            new.writestr(
                name.replace("-0.", "-9."), old.read(name).replace(b" 0.", b" 9.") if metadata else old.read(name)
            )
    return renewed.getvalue()


def test_an_engine_older_than_the_page_is_replaced_before_it_plays(browser: Any, folder: Path) -> None:
    with site_served(folder) as address:
        context = prepared(browser)
        page = context.new_page()
        page.goto(address)
        wait_until_ready(page)
        table = solo(page)["table"]
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        name = updated(folder / PLACE)
        page.reload()
        wait_until_ready(page)
        assert asked(page, "GET", f"/tables/{table}")["status"] == "playing", "the games are those of before"
        cached = page.evaluate(CACHED, f"vitrall-engine /{PLACE}/")
        assert [url for url in cached if url.endswith(f"/engine/{name}")]
        page.evaluate(
            """async ([cache, address]) => (await caches.open(cache)).put(address, new Response("an older engine"))""",
            [f"vitrall-engine /{PLACE}/", f"{address}engine/{name}"],
        )
        page.reload()
        wait_until_ready(page)
        assert asked(page, "GET", f"/tables/{table}")["status"] == "playing"
        context.close()


# ---- the page of a server --------------------------------------------------------------------------------------------


def test_the_page_of_a_server_offers_itself_when_the_connection_is_gone(browser: Any, real: Serving) -> None:
    """Who has played there before has the engine stored meanwhile; nothing is asked of the server from then on."""
    context = browser.new_context(locale="en")
    context.add_init_script(LISTEN)
    settings = json.dumps(json.dumps({"language": "en", "speed": "none", "pace": "none"}))
    context.add_init_script(
        f"localStorage['vitrall-settings'] ??= {settings}; localStorage['vitrall-seats'] ??= '{{\"x\":[]}}';{HASTEN}"
    )
    page = context.new_page()
    page.goto(real.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    until = time.monotonic() + PATIENCE
    while len(page.evaluate(CACHED, "vitrall-engine /")) < len(list((STATIC / "engine").rglob("*.*"))) - 1:
        assert time.monotonic() < until, "the engine is not stored"
        page.wait_for_timeout(100)
    context.set_offline(True)
    page.reload()
    page.get_by_text(WORDS.say("web-here-offer")).wait_for(timeout=MILLISECONDS)
    tap_button(page, WORDS.say("web-here-play"))
    wait_until_ready(page)
    page.get_by_text(WORDS.say("web-here-on")).wait_for()
    tap_button(page, WORDS.say("term-solo-game"))
    page.locator(".pattern").first.wait_for(timeout=MILLISECONDS)
    page.evaluate("location.hash = '#/'")
    context.set_offline(False)
    tap_button(page, WORDS.say("web-here-back"))
    page.get_by_role("button", name=WORDS.say("web-play-now")).wait_for()
    assert page.get_by_text(WORDS.say("web-here-on")).count() == 0
    context.close()


def test_only_the_worker_may_compile(people: Pages, real: Serving) -> None:
    """The page's own policy allows no WebAssembly; that of the worker's script does, and nothing more."""
    from urllib.request import urlopen

    (worker,) = STATIC.rglob("assets/worker-*.js")
    others = [path for path in STATIC.rglob("assets/*.js") if path != worker][:3]
    names = ["", *(path.relative_to(STATIC).as_posix() for path in (worker, *others))]
    policies = [urlopen(f"{real.address}/{name}").headers["content-security-policy"] for name in names]
    assert ["wasm-unsafe-eval" in policy for policy in policies] == [False, True, *[False] * len(others)]
    assert not any("'unsafe-eval'" in policy or "'unsafe-inline'" in policy for policy in policies)
