"""The answer at `/`: the page where it was built, else a short notice in four languages."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from vitrall.words import LANGUAGES, Words

STYLE: Final = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1.2rem;"
    "background:#14161c;color:#e9e6df}h1{font-weight:600;letter-spacing:.04em}p{margin:.9rem 0}"
)


def built_page() -> Path | None:
    """The folder of the page, if this installation has one."""
    folder = Path(str(files("vitrall") / "static"))
    return folder if (folder / "index.html").is_file() else None


def placeholder_page(language: str) -> str:
    """The reader's language first, then the others."""
    order = [language, *(other for other in LANGUAGES if other != language)]
    notes = "".join(f'<p lang="{each}">{escape(Words(each).say("page-coming"))}</p>' for each in order)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrall</title>'
    sheet = '<link rel="stylesheet" href="style.css">'
    return (
        f'<!doctype html><html lang="{language}"><head>{head}{sheet}</head><body><h1>Vitrall</h1>{notes}</body></html>'
    )
