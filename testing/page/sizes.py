"""The screen sizes at which the page must work, and the check: window, pool and actions can be reached.

A person who zooms to 200 % has half as many pixels of the page in each direction: such sizes are among them.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

Size = tuple[int, int]

UPRIGHT: Final = (
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 844),
    (412, 915),
    (540, 720),
    (600, 960),
    (679, 800),
    (768, 1024),
    (820, 1180),
    (1080, 1920),
    (1440, 2560),
)
LAPTOPS: Final = ((740, 360), (853, 533), (1024, 600), (1070, 805), (1080, 699), (1080, 700), (1280, 720), (1366, 650))
LAPTOPS_TOO: Final = ((1280, 800), (1366, 768), (1440, 900), (1536, 730), (1920, 969), (800, 600), (1024, 768))
ZOOMED: Final = ((640, 400), (683, 384), (720, 450), (512, 384), (960, 540))
SIZES: Final[tuple[Size, ...]] = (
    *UPRIGHT,
    *((tall, wide) for wide, tall in UPRIGHT),
    *LAPTOPS,
    *LAPTOPS_TOO,
    *ZOOMED,
)
SAMPLE: Final[tuple[Size, ...]] = (
    (320, 568),
    (360, 640),
    (768, 1024),
    (568, 320),
    (844, 390),
    (740, 360),
    (800, 600),
    (1024, 600),
    (853, 533),
    (1024, 768),
    (1366, 650),
    (1280, 800),
    (1440, 900),
    (2560, 1440),
    (640, 400),
)
LEAST: Final = 32  # pixels of a space, anywhere
USUAL: Final = 44  # where there is room
ROOM: Final = 360 * 640  # pixels of a screen that has it
CROWDED: Final = ("six", "glory")

CONTROLS: Final = ".area-window .cell, .area-pool .slot[data-die], .area-actions button"
LOOK: Final = """controls => {
  const seen = each => each.checkVisibility();
  const all = [...document.querySelectorAll(controls)].filter(seen);
  const lost = all.filter(each => {
    each.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = each.getBoundingClientRect();
    const inside = box.left >= -0.5 && box.top >= -0.5
      && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !inside || top?.closest('button') !== each;
  });
  const cut = [...document.querySelectorAll('.area-actions button, .area-others .strength')].filter(seen)
    .filter(each => each.scrollWidth > each.clientWidth + 1);
  const main = document.querySelector('main');
  const least = name => Math.min(...[...document.querySelectorAll(name)].map(each => each.clientWidth));
  main.scrollTop = 0;
  return {
    controls: all.length,
    lost: lost.map(each => each.ariaLabel ?? each.textContent.trim()),
    cut: cut.map(each => each.textContent.trim()),
    scrolls: main.scrollHeight > main.clientHeight + 1,
    wide: document.documentElement.scrollWidth - innerWidth,
    space: least('.area-window .cell'),
    die: least('.area-pool .pool:first-child .slot'),
  };
}"""


class Look(NamedTuple):
    """What is wrong at one size, in words; empty where nothing is."""

    film: str
    language: str
    size: Size
    faults: tuple[str, ...]


def look(page: Any, film: str, language: str, size: Size) -> Look:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return Look(film, language, size, tuple(_faults(page.evaluate(LOOK, CONTROLS), film, size)))


def _faults(seen: dict[str, Any], film: str, size: Size) -> list[str]:
    roomy = size[0] * size[1] >= ROOM and film not in CROWDED
    least = USUAL if roomy else LEAST
    faults = [f"out of reach: {name}" for name in seen["lost"]] + [f"label cut: {name}" for name in seen["cut"]]
    if seen["controls"] < 20:
        faults.append(f"only {seen['controls']} controls")
    if seen["space"] < least:
        faults.append(f"spaces of {seen['space']} px")
    if seen["die"] < (40 if roomy else LEAST):
        faults.append(f"dice of {seen['die']} px")
    if seen["wide"] > 0:
        faults.append(f"{seen['wide']} px too wide")
    if seen["scrolls"] and roomy:
        faults.append("scrolls though there is room")
    return faults


def speak(page: Any, language: str, awaited: str = ".area-window .cell") -> None:
    """The page in another language, from its beginning."""
    page.evaluate(
        "([key, language]) => { localStorage[key] = JSON.stringify({...JSON.parse(localStorage[key]), language}) }",
        ["vitrall-settings", language],
    )
    page.reload()
    page.locator(awaited).first.wait_for()


def first_own(frames: list[dict[str, Any]], round: int) -> int:
    """The first frame of a round in which the viewer has to draft: then there is most to be reached."""
    return next(
        at
        for at, frame in enumerate(frames)
        if frame["mine"] and frame["view"]["round"] == round and "pass" in frame["view"]["legal"]
    )


def frames_of(text: bytes) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = json.loads(text)["frames"]
    return frames
