"""What the page costs a device: `python3 dev.py bench browser [--tries N] [--no-page]`.

Weighs the script of a first load, times the way to a playable table at a fourth of this machine's speed with nothing in
the cache, and traces a recorded game of four in which dice roll and fly. The figures go to docs/screen.md; `--no-page`
only prints them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench._trust import ROOT, commit, table
from testing.browser import STILL
from testing.page.costs import (
    AT_ONCE,
    COUNT_FRAMES,
    LONGEST_TASK,
    MOST_SCRIPT,
    SLOWED,
    TRACED,
    Weight,
    first_load,
    main_thread_tasks,
    slowly,
)
from testing.page.serving import film_text, served
from testing.page.sizes import frames_of
from testing.server.client import Device
from testing.server.process import serving
from vitrall.lab.written_page import put_section

STATIC = ROOT / "src" / "vitrall" / "static"
PAGE = ROOT / "docs" / "screen.md"
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
MOVING = {**STILL, "speed": "normal"}
FILM = "four"
FRAMES = 36  # of the film: more than two rounds of four players
PACE = 400  # milliseconds between the moves of others
SIMPLE = ("draft", "place", "pass")
BUTTON = ".area-actions .buttons > button:not(.strip, .icon, .quiet)"
REACHED = "number => document.querySelector('main[data-number]')?.dataset.number >= number"
KEEP = """([table, kept]) => {
  localStorage['vitrall-seats'] = JSON.stringify({[table]: kept});
  location.hash = `#/table/${table}`;
}"""


class Trace(NamedTuple):
    """What one page did while dice flew."""

    tasks: list[float]  # milliseconds on the main thread, the longest first
    frames: int  # that a screen of 60 Hz has in that time
    dropped: int

    @property
    def longest(self) -> float:
        return self.tasks[0] if self.tasks else 0.0

    @property
    def too_long(self) -> int:
        return sum(task > LONGEST_TASK for task in self.tasks)


class Costs(NamedTuple):
    """All that was measured."""

    weight: Weight
    starts: list[tuple[float, float]]  # painted and playable, in milliseconds
    traces: dict[str, Trace]
    load: float


def starts(browser: Any, tries: int) -> list[tuple[float, float]]:
    """A table of the real server, against a bot, on a phone."""
    with tempfile.TemporaryDirectory(prefix="vitrall-page-") as folder, serving(Path(folder) / "tables.db") as server:
        device = Device(server.address)
        opened = device.open([{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "random"}])
        device.done("POST", f"/api/tables/{opened['table']}/start")
        page = _page(browser, PHONE, STILL)
        page.goto(f"{server.address}/")
        page.locator("main").wait_for()
        secret = opened["seats"][0]["secret"]
        page.evaluate(KEEP, [opened["table"], [{"table": opened["table"], "seat": 0, "secret": secret}]])
        page.locator(".pattern").first.click()
        page.locator(".area-pool .offered").first.wait_for()
        times = [slowly(page) for _ in range(tries)]
        page.context.close()
    return times


def traced(browser: Any, site: str, slowed: int, size: dict[str, int]) -> Trace:
    """A part of the recorded game, played as recorded while the browser writes down what it does."""
    frames = frames_of(film_text(FILM))
    first = _quiet_part(frames)
    page = _page(browser, size, MOVING)
    page.goto(f"{site}#/film/{FILM}?at={first}&pace={PACE}")
    page.locator(".area-window .cell").first.wait_for()
    page.evaluate("document.fonts.ready")
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(COUNT_FRAMES)
    browser.start_tracing(page=page, categories=list(TRACED))
    for at in [at for at in range(first, first + FRAMES) if frames[at]["mine"]]:
        page.locator(f"main[data-number='{at}']").wait_for()  # the film waits there
        _play(page, frames[at])
    page.wait_for_function(REACHED, arg=first + FRAMES)
    counted = page.evaluate("window.counted")
    tasks = main_thread_tasks(json.loads(browser.stop_tracing())["traceEvents"])
    page.context.close()
    return Trace(tasks, counted["frames"], counted["dropped"])


def _page(browser: Any, size: dict[str, int], settings: dict[str, object]) -> Any:
    context = browser.new_context(viewport=size)
    context.add_init_script(f"localStorage['vitrall-settings'] ??= {json.dumps(json.dumps(settings))}")
    page = context.new_page()
    page.set_default_timeout(120_000)  # a slowed page takes its time
    return page


def _quiet_part(frames: list[dict[str, Any]]) -> int:
    """The first part of the game in which the viewer uses no tool and a round begins."""
    for first in range(len(frames) - FRAMES):
        part = frames[first : first + FRAMES]
        own = [str(frame["next"]).split(" ")[0] for frame in part if frame["mine"]]
        rounds = {frame["view"]["round"] for frame in part}
        if own and set(own) <= set(SIMPLE) and len(rounds) > 1:
            return first
    raise LookupError("the film has no such part")


def _play(page: Any, frame: dict[str, Any]) -> None:
    verb, *about = str(frame["next"]).split(" ")
    if verb == "draft":
        page.locator(f".area-pool .offered[data-die='{about[0]}']").first.click()
        page.locator(BUTTON).first.click()
    elif verb == "place":
        page.locator(f".area-window [data-space='{about[0]}']").click()
    else:
        page.locator(BUTTON).last.click()
        if any(other.startswith(("draft ", "take ")) for other in frame["view"]["legal"]):
            page.locator("dialog .main").click()  # the page asks once more


def section(costs: Costs) -> str:
    """The figures beside their aims, and what else the machine did."""
    painted, playable = (sorted(times) for times in zip(*costs.starts, strict=True))
    day = datetime.now(UTC).date().isoformat()
    weight = costs.weight
    rows = [
        ("script of a first load, gzip", f"{weight.most / 1000:.1f} kB", f"{MOST_SCRIPT // 1000} kB"),
        ("of it the words of the longest language", f"{max(weight.languages.values()) / 1000:.1f} kB", ""),
        (f"first paint at {SLOWED}× slow-down, median", f"{median(painted):,.0f} ms", ""),
        (f"playable table at {SLOWED}× slow-down, median", f"{median(playable):,.0f} ms", f"{AT_ONCE:,} ms"),
        (f"playable table at {SLOWED}× slow-down, best", f"{playable[0]:,.0f} ms", f"{AT_ONCE:,} ms"),
    ]
    for name, trace in costs.traces.items():
        rows += [
            (f"longest task while dice fly, {name}", f"{trace.longest:.0f} ms", f"{LONGEST_TASK} ms"),
            (f"tasks over {LONGEST_TASK} ms, {name}", f"{trace.too_long} of {len(trace.tasks):,}", "0"),
            (f"frames dropped, {name}", f"{trace.dropped} of {trace.frames:,}", ""),
        ]
    figures = table(("figure", "now", "aim"), rows)
    return (
        f"`python3 dev.py bench browser`, {day}, {commit()}, {os.cpu_count()} cores, load {costs.load:.1f} before the "
        f"start, {len(costs.starts)} tries, drawn without a graphics card. Tasks are measured in the time of "
        f"their thread, everything else by the clock, so a busy machine makes it worse.\n\n{figures}"
    )


def main() -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py bench browser", description=__doc__)
    parser.add_argument("--tries", type=int, default=5, help="loads of the page; default: 5")
    parser.add_argument("--no-page", action="store_true", help="print only; docs/screen.md stays as it is")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    film_text(FILM)  # made before anything is measured
    with served(STATIC) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--disable-dev-shm-usage"])
        traces = {
            "desk": traced(browser, site, 1, DESK),
            "phone": traced(browser, site, 1, PHONE),
            f"phone at {SLOWED}× slow-down": traced(browser, site, SLOWED, PHONE),
        }
        costs = Costs(first_load(STATIC), starts(browser, asked.tries), traces, load)
        browser.close()
    text = section(costs)
    print(text)
    if not asked.no_page:
        put_section(PAGE, "costs", text, "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
