"""The static site in a subfolder of a plain file server, and a page on it whose tables can be heard."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar, Final

from testing.browser import STATIC, STILL
from vitrall.local.site import write_site

PLACE: Final = "games/vitrall"
READY: Final = 120_000  # milliseconds for the engine, on a busy machine

# Test code asks the worker of the page as the page does, and hears what the page hears.
LISTEN: Final = """
const Real = Worker;
window.Worker = class extends Real {
  constructor(...args) {
    super(...args);
    window.engine = this;
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "heard") window.heard?.(data.text);
      if (data.kind === "ready") window.engineReady = true;
    });
  }
};
"""
ASK: Final = """([method, address, body, secret]) => new Promise((done) => {
  const id = `test ${Math.random()}`;
  const hear = ({ data }) => {
    if (data.kind !== "answer" || data.id !== id) return;
    engine.removeEventListener("message", hear);
    done([data.status, data.body]);
  };
  engine.addEventListener("message", hear);
  const headers = { "x-vitrall-seat": secret, "accept-language": "en" };
  engine.postMessage({ kind: "request", id, method, address, headers, body });
})"""


# The name of what a page stores, as `web/src/source/place.ts` has it.
STORED: Final = "const stored = (name) => (location.pathname === '/' ? name : `${name} ${location.pathname}`);"


class PlainFiles(SimpleHTTPRequestHandler):
    """A plain host of files. A file whose name contains `cut` breaks off in its middle."""

    cut: ClassVar[str] = ""

    def log_message(self, *_: object) -> None:
        pass

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if self.cut and self.cut in self.path:
            outputfile.write(source.read(100_000))
            self.close_connection = True
            return
        super().copyfile(source, outputfile)


@contextmanager
def site_served(folder: Path, host: type[PlainFiles] = PlainFiles) -> Iterator[str]:
    """The address of the site, below other things on its host."""
    (folder / PLACE).parent.mkdir(parents=True)
    write_site(STATIC, folder / PLACE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
    finally:
        server.shutdown()
        server.server_close()


def prepared(browser: Any, service_workers: str = "allow", **settings: object) -> Any:
    """A context whose pages have no motion and let tests listen."""
    size = {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, locale="en", service_workers=service_workers)
    stored = json.dumps({**STILL, "confirm": False, **settings})
    context.add_init_script(f"{STORED} localStorage[stored('vitrall-settings')] ??= {json.dumps(stored)}")
    context.add_init_script(LISTEN)
    return context


def wait_until_ready(page: Any) -> None:
    page.wait_for_function("() => window.engineReady", timeout=READY)


def asked(page: Any, method: str, path: str, body: object = None, secret: str = "") -> Any:
    """The answer of the page's engine."""
    sent = "" if body is None else json.dumps(body)
    status, text = page.evaluate(ASK, [method, f"/api{path}", sent, secret])
    assert status < 300, text
    return json.loads(text) if text[:1] in ("[", "{") else text
