"""The page as a static site, for any host of files: it plays by itself, and asks no server for anything."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.why import by_system, verbatim

ENGINE: Final = "engine"
INDEX: Final = "index.html"
WORKER: Final = "service-worker.js"
# The page itself compiles nothing; its worker does, and a host of files sends no policy for that.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
HEAD: Final = (
    '<meta name="vitrall-source" content="here" />\n'
    f'    <meta http-equiv="content-security-policy" content="{POLICY}" />\n'
    '    <meta name="referrer" content="no-referrer" />\n    '
)
MARK: Final = '<meta name="viewport"'


def write_site(page: Path | None, folder: Path) -> list[Path]:
    """Write the site into a folder that is new or empty; the files written."""
    if page is None or not (page / ENGINE).is_dir():
        raise Unavailable("site/no-page")
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise Unavailable("site/folder", verbatim(str(folder)))
        shutil.copytree(page, folder, dirs_exist_ok=True)
        _mark(folder)
    except OSError as error:
        raise Unavailable("site/write", by_system(folder, error)) from error
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _mark(folder: Path) -> None:
    """Say in the page that it plays by itself. Its service worker changes with it, so that a browser notices."""
    index, worker = folder / INDEX, folder / WORKER
    text = index.read_text("utf-8").replace(MARK, HEAD + MARK, 1)
    index.write_text(text, "utf-8")
    mark = hashlib.sha256(text.encode()).hexdigest()[:16]
    worker.write_text(f"{worker.read_text('utf-8')}// {mark}\n", "utf-8")
