"""The moving picture of the table in the README, from a recorded game: `python3 dev.py page moving`.

Chromium draws each moment and encodes it as WebP; the frames are put together here, by the container format that
https://developers.google.com/speed/webp/docs/riff_container describes.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import struct
from collections.abc import Sequence
from typing import Any, Final

from testing.browser import STILL
from testing.page.serving import served
from tests.web.shots import FOLDER, STATIC

FILE: Final = FOLDER / "table.webp"
LARGEST: Final = 2_000_000  # bytes
SCREEN: Final = {"width": 1280, "height": 800}
WIDE, HIGH = 960, 600  # of the picture
MOMENTS: Final = range(8, 128, 4)  # of the recorded game of two
MILLISECONDS: Final = 450  # each
LAST_MILLISECONDS: Final = 2500
QUALITY: Final = 0.62
ENCODE: Final = """async ([png, wide, high, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = new OffscreenCanvas(wide, high);
  canvas.getContext('2d').drawImage(image, 0, 0, wide, high);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a RIFF file: name, length, data, and a byte more where the length is odd."""
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def chunks(riff: bytes) -> list[tuple[bytes, bytes]]:
    """The chunks of a WebP file."""
    at, parts = 12, []
    while at < len(riff):
        (length,) = struct.unpack_from("<I", riff, at + 4)
        parts.append((riff[at : at + 4], riff[at + 8 : at + 8 + length]))
        at += 8 + length + length % 2
    return parts


def animated(frames: Sequence[tuple[bytes, int]], width: int, height: int) -> bytes:
    """One animated WebP from still ones, each with its milliseconds; it is played again and again."""
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = chunk(b"VP8X", bytes([0b10, 0, 0, 0]) + size) + chunk(b"ANIM", bytes(4) + bytes(2))
    for still, milliseconds in frames:
        image = b"".join(chunk(name, data) for name, data in chunks(still) if name in (b"VP8 ", b"VP8L", b"ALPH"))
        body += chunk(b"ANMF", bytes(6) + size + milliseconds.to_bytes(3, "little") + b"\x02" + image)
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def stills(browser: Any, site: str) -> list[bytes]:
    """The table at each moment."""
    context = browser.new_context(viewport=SCREEN)
    settings = json.dumps(STILL)
    context.add_init_script(f"localStorage['vitrall-settings'] = {json.dumps(settings)}")
    encoder = context.new_page()
    encoder.goto(site)
    pictures: list[bytes] = []
    for moment in MOMENTS:
        page = context.new_page()
        page.goto(f"{site}#/film/two?at={moment}&pace=-1")
        page.locator("main").wait_for()
        page.wait_for_function("document.fonts.status === 'loaded'")
        png = base64.b64encode(page.screenshot(animations="disabled")).decode()
        picture = base64.b64decode(encoder.evaluate(ENCODE, [png, WIDE, HIGH, QUALITY]))
        if not pictures or picture != pictures[-1]:
            pictures.append(picture)
        page.close()
    context.close()
    return pictures


def main() -> None:
    from playwright.sync_api import sync_playwright

    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        pictures = stills(browser, site)
        browser.close()
    times = [MILLISECONDS] * (len(pictures) - 1) + [LAST_MILLISECONDS]
    moving = animated(list(zip(pictures, times, strict=True)), WIDE, HIGH)
    assert len(moving) <= LARGEST, f"{len(moving):,} bytes are too many"
    FILE.write_bytes(moving)
    print(f"{FILE.name}: {len(pictures)} frames, {len(moving):,} bytes")


if __name__ == "__main__":
    main()
