"""The page that stands at `/` until the screen is there: our own words in four languages, no script at all."""

from __future__ import annotations

from html import escape
from typing import Final

from vitrall.words import LANGUAGES, Words

STYLE: Final = (
    "body{font:1.1rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1.2rem;"
    "background:#14161c;color:#e9e6df}h1{font-weight:600;letter-spacing:.04em}p{margin:.9rem 0}"
)


def placeholder_page(language: str) -> str:
    """The reader's language first, then the others."""
    order = [language, *(other for other in LANGUAGES if other != language)]
    told = "".join(f'<p lang="{each}">{escape(Words(each).say("page-coming"))}</p>' for each in order)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vitrall</title>'
    sheet = '<link rel="stylesheet" href="style.css">'
    return (
        f'<!doctype html><html lang="{language}"><head>{head}{sheet}</head><body><h1>Vitrall</h1>{told}</body></html>'
    )
