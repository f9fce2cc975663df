"""What the page costs a device: weight of a first load, time to a playable table, tasks and frames in a trace."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any, Final, NamedTuple

from vitrall.words import LANGUAGES

MOST_SCRIPT: Final = 150_000  # bytes of script in a first load, compressed
AT_ONCE: Final = 2000  # milliseconds that a slow phone may take to a playable table
SLOWED: Final = 4
LONGEST_TASK: Final = 50  # milliseconds, while dice fly

PAINTED: Final = """() => new Promise(done => {
  const told = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const look = () => told() === undefined ? setTimeout(look, 20) : done(told());
  look();
})"""
PLAYABLE: Final = """() => new Promise(done => {
  const look = () => document.querySelector('.area-pool .offered') ? done(performance.now()) : setTimeout(look, 10);
  look();
})"""
TRACED: Final = ("toplevel", "disabled-by-default-devtools.timeline")
COUNT_FRAMES: Final = """() => {
  window.counted = {frames: 0, dropped: 0};
  let last = performance.now();
  const next = now => {
    const due = Math.max(1, Math.round((now - last) / (1000 / 60)));
    window.counted.frames += due;
    window.counted.dropped += due - 1;
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


class Weight(NamedTuple):
    """Compressed bytes: the script that everybody loads, and the words of each language, of which one is loaded."""

    script: dict[str, int]
    languages: dict[str, int]

    @property
    def most(self) -> int:
        """All script that a reader of the longest language loads before the first tap."""
        return sum(self.script.values()) + max(self.languages.values())


def first_load(static: Path) -> Weight:
    """Screens that are loaded when they are opened (lesson, reference, real table, ending) do not belong to it."""
    assets = static / "assets"
    first = set(re.findall(r"assets/([\w.-]+\.js)", (static / "index.html").read_text("utf-8")))
    loaded: set[str] = set()
    while first - loaded:
        name = (first - loaded).pop()
        loaded.add(name)
        first |= set(re.findall(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""", (assets / name).read_text("utf-8")))
    languages = {path.name for each in LANGUAGES for path in assets.glob(f"{each}-*.js")}
    weights = {name: len(gzip.compress((assets / name).read_bytes())) for name in loaded | languages}
    return Weight(
        {name: weights[name] for name in sorted(loaded - languages)}, {name: weights[name] for name in languages}
    )


def slowly(page: Any) -> tuple[float, float]:
    """When the first thing is seen, and when a die may be picked, in milliseconds from asking for the page anew.

    At a fourth of this machine's speed, with nothing in the cache.
    """
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    page.reload(wait_until="commit")
    return page.evaluate(PAINTED), page.evaluate(PLAYABLE)


def main_thread_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the tasks of a page in a trace file, the longest first.

    The page is the renderer whose main thread has worked most. What counts is the time of the thread: how long a task
    lasts by the clock depends on what else the machine does.
    """
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks: dict[tuple[int, int], list[float]] = {main: [] for main in mains}
    for event in events:
        main = (event["pid"], event["tid"])
        if event.get("name") == "RunTask" and event.get("ph") == "X" and main in tasks:
            tasks[main].append(event.get("tdur", 0) / 1000)
    return sorted(max(tasks.values(), key=sum, default=[]), reverse=True)
