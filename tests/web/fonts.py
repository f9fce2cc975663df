"""The display typeface of the page, cut down to the letters of its languages: `python3 dev.py page font`.

Alegreya SC (SIL Open Font License) comes from the npm package @fontsource/alegreya-sc, one file for each script; what
is left of each goes to `web/src/style/fonts`, and the licence to `web/public`, so that it is served with the page.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"
PACKAGE: Final = WEB / "node_modules" / "@fontsource" / "alegreya-sc"
FOLDER: Final = WEB / "src" / "style" / "fonts"
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


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for script in LETTERS:
        (FOLDER / f"alegreya-sc-{script}.woff2").write_bytes(subset(script))
    shutil.copyfile(PACKAGE / "LICENSE", LICENCE)
    total = sum(path.stat().st_size for path in FOLDER.glob("*.woff2"))
    assert total <= MOST_BYTES, f"{total:,} bytes are too many"
    print(f"{total:,} bytes")


if __name__ == "__main__":
    main()
