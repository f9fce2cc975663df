"""Writes what the page is made from, or with a folder the films for looking at it.

python -m tests.web            web/src/generated and web/fixtures
python -m tests.web FOLDER     every film as FOLDER/NAME.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from testing.page import films
from tests.web import fixtures


def main(arguments: list[str]) -> None:
    if arguments:
        write_films(Path(arguments[0]))
        return
    for path, make in fixtures.generated_files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")


def write_films(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in films.GAMES:
        _write(folder / f"{name}.json", films.whole_game(name))
    for tool in films.tools():
        _write(folder / f"tool-{tool}.json", films.tool_scene(tool))


def _write(path: Path, film: films.Film) -> None:
    path.write_text(json.dumps(film, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
