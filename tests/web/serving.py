"""The built page on this machine alone, with films beside it and the strict headers of the real server."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
FILMS: Final = "/films/"


class Handler(SimpleHTTPRequestHandler):
    """Two folders as one site; quiet."""

    def __init__(self, *arguments: object, films: Path, page: Path) -> None:
        self._films = films
        super().__init__(*arguments, directory=str(page))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        if path.startswith(FILMS):
            return str(self._films / Path(path.partition("?")[0]).name)
        return super().translate_path(path)

    def end_headers(self) -> None:
        self.send_header("content-security-policy", POLICY)
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(page: Path, films: Path) -> Iterator[str]:
    """The address of the page while it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, films=films, page=page))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
