"""Whole games in the terminal's words in all languages, to be compared with the page (`web/tests/parity.ts`)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, Final

from testing.story.games import Setup, eager, started
from vitrall.cli.screen.sheet_text import row_name
from vitrall.game import Game
from vitrall.story.log import log_lines
from vitrall.story.story_types import GameEvent, Message
from vitrall.view import SPECTATOR
from vitrall.words import LANGUAGES, Words

WEB: Final = Path(__file__).parents[2] / "web"
VARIABLE: Final = "VITRALL_PARITY"
NAMES: Final = ("Ana", "Bogdan", "Олена", "Lucía", "Emil", "Wiktoria")


def story_of(setup: Setup) -> dict[str, Any]:
    """One game from its first card to the last point, through the eyes of one seat or of a spectator."""
    game, luck = started(setup), Random(setup.seed)
    viewer = setup.seed % (game.options.players + 1) - 1
    names = NAMES[: game.options.players]
    own = game.cards.wordings if game.cards is not None else {}
    voices = {language: Words(language, own=own) for language in LANGUAGES}
    entries = [_entry(game, 0, 0, viewer)]
    lines: dict[str, Message] = {}
    while not game.is_over:
        for line in _questions(game):
            lines[json.dumps(line, sort_keys=True)] = line
        start = len(game.moves)
        game.play(eager(game, luck))
        entries.append(_entry(game, len(entries), start, viewer))
    sheet = game.sheet
    for line in (*sheet["ties"], *([sheet["outcome"]] if sheet["outcome"] is not None else [])):
        lines[json.dumps(line, sort_keys=True)] = line
    return {
        "title": f"{setup}, viewer {viewer}",
        "names": names,
        "cards": {
            language: {id: {"name": words.name(id), "text": words.text(id)} for id in own}
            for language, words in voices.items()
        },
        "entries": entries,
        "log": {language: log_lines(game.events_for(viewer), names, words) for language, words in voices.items()},
        "messages": [
            {"line": line, "said": {language: words.message(line, names) for language, words in voices.items()}}
            for line in lines.values()
        ],
        "sheets": sheet["seats"],
        "rows": {
            language: [
                [f"{row_name(row, words)} – {words.message(row['reason'])}" for row in seat["rows"]]
                for seat in sheet["seats"]
            ]
            for language, words in voices.items()
        },
    }


def _entry(game: Game, number: int, start: int, viewer: int) -> dict[str, Any]:
    """As a server sends it: at once, with what the viewer may know at that time."""
    (events,) = game.events_within(viewer, [(start, len(game.moves))])
    return {"number": number, "seat": None, "back": None, "events": [_lean(event) for event in events]}


def _lean(event: GameEvent) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key in ("line", "logged", "instead")}


def _questions(game: Game) -> Iterable[Message]:
    for seat in game.seats_awaited:
        asks = game.view(seat)["asks"]
        assert asks is not None, "a seat that is awaited is asked"
        yield asks["line"]
        yield from asks["labels"].values()
    assert game.view(SPECTATOR)["asks"] is None


def can_say() -> bool:
    """Whether the page's own words can be run here."""
    return shutil.which("npx") is not None and (WEB / "node_modules" / "vitest").is_dir()


def page_differs(games: Iterable[dict[str, Any]], file: Path) -> str:
    """What the page says otherwise; empty where every text is the same."""
    with file.open("w", encoding="utf-8") as stream:
        for game in games:
            stream.write(json.dumps(game, ensure_ascii=False) + "\n")
    command = [shutil.which("npx") or "npx", "vitest", "run", "tests/parity.ts"]
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, VARIABLE: str(file)}, capture_output=True, text=True, check=False
    )
    passed = f"{len(LANGUAGES)} passed" in done.stdout
    return "" if done.returncode == 0 and passed else done.stdout + done.stderr
