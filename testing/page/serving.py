"""The built page on this machine alone, with films beside it and the strict headers of the real server.

A film is made when it is first asked for: most tests look at a few only.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from testing.page import films
from testing.page.lobby_answers import lobby_answer

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
FILMS: Final = "/films/"


@cache
def film_text(name: str) -> bytes:
    """A film as the page fetches it; games by their names, tools as `tool-lathekin`."""
    tool = name.removeprefix("tool-")
    film = films.tool_scene(tool) if tool != name else films.whole_game(name)
    return json.dumps(film, ensure_ascii=False).encode()


class Handler(SimpleHTTPRequestHandler):
    """A folder and the films as one site; quiet."""

    def do_GET(self) -> None:
        body = self._generated()
        if body is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _generated(self) -> bytes | None:
        """What is not a file of the page."""
        if self.path.startswith(FILMS):
            return film_text(self.path.removeprefix(FILMS).removesuffix(".json"))
        return lobby_answer(self.path, film_text)

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        forever = self.path.startswith("/assets/")  # named by their content, as at the real server
        self.send_header("cache-control", "public, max-age=31536000, immutable" if forever else "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(page: Path) -> Iterator[str]:
    """The address of the page while it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(page)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
