"""The display typeface of the page, cut down to the letters of its languages: `python3 dev.py page font`.

Alegreya SC (SIL Open Font License) comes from the npm package @fontsource/alegreya-sc, one file for each script; what
is left of each goes to `web/src/style/fonts`, and the licence to `web/public`, so that it is served with the page. The
same letters as outlines go to `src/vitrall/picture`, for pictures that must not depend on installed fonts.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"
PACKAGE: Final = WEB / "node_modules" / "@fontsource" / "alegreya-sc"
FOLDER: Final = WEB / "src" / "style" / "fonts"
PICTURE: Final = WEB.parent / "src" / "vitrall" / "picture"
OUTLINES: Final = PICTURE / "alegreya-sc.json"
LICENCE: Final = WEB / "public" / "alegreya-sc-license.txt"
MOST_BYTES: Final = 40_000
LATIN: Final = "".join(map(chr, range(0x20, 0x7F))) + " ¡¿·×«»–—‘’“”„…ÁÉÍÑÓÚÜáéíñóúü"
POLISH: Final = "ĄĆĘŁŃŚŹŻąćęłńśźż"
UKRAINIAN: Final = "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
LETTERS: Final = {"latin": LATIN, "latin-ext": POLISH, "cyrillic": UKRAINIAN}


def subset(script: str) -> bytes:
    """One script of the typeface, without the letters that no language of the page has."""
    from io import BytesIO

    from fontTools.subset import Options, Subsetter, load_font, save_font

    options = Options(flavor="woff2", layout_features=["kern", "liga"], hinting=False, notdef_outline=True)
    font = load_font(str(PACKAGE / "files" / f"alegreya-sc-{script}-700-normal.woff2"), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS[script])
    subsetter.subset(font)
    written = BytesIO()
    save_font(font, written, options)
    return written.getvalue()


def outlines() -> str:
    """The letters of the page's own files as JSON: the units of an em, and for each letter its width and its path."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.ttLib import TTFont

    letters: dict[str, tuple[int, str]] = {}
    units = 0
    for script, wanted in LETTERS.items():
        font = TTFont(FOLDER / f"alegreya-sc-{script}.woff2")
        units, names, shapes = font["head"].unitsPerEm, font.getBestCmap(), font.getGlyphSet()
        for letter in wanted:
            pen = SVGPathPen(shapes, ntos=lambda place: str(round(place)))
            shapes[names[ord(letter)]].draw(pen)
            letters[letter] = (shapes[names[ord(letter)]].width, pen.getCommands())
    lines = [f"{json.dumps(letter)}: {json.dumps(letters[letter])}" for letter in sorted(letters)]
    return f'{{"units": {units}, "letters": {{\n' + ",\n".join(lines) + "\n}}\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for script in LETTERS:
        (FOLDER / f"alegreya-sc-{script}.woff2").write_bytes(subset(script))
    OUTLINES.write_text(outlines(), encoding="utf-8")
    for licence in (LICENCE, PICTURE / LICENCE.name):
        shutil.copyfile(PACKAGE / "LICENSE", licence)
    total = sum(path.stat().st_size for path in FOLDER.glob("*.woff2"))
    assert total <= MOST_BYTES, f"{total:,} bytes are too many"
    print(f"{total:,} bytes")


if __name__ == "__main__":
    main()
