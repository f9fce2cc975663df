"""What the page costs that plays without a server: `python3 dev.py bench offline [--tries N] [--moves N] [--no-page]`.

In a real Chromium on the static site, from a plain host of files: when the home page can be used at a fourth of this
machine's speed, when the engine is ready with everything stored and over a line of 10 Mbit/s with nothing stored, how
long moves of bots take, and how much memory the page has. The engine is measured at full speed and with a quarter of
a processor for the page's process, by a control group: a browser's own slow-down does not reach workers. That needs
root on Linux; elsewhere only full speed is measured. The figures go to docs/offline.md; `--no-page` only prints them.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, ClassVar, Final, NamedTuple

from bench._trust import ROOT, commit, table
from testing.local.page_games import PLAY
from testing.local.static_site import PlainFiles, asked, prepared, site_served
from vitrall.lab.written_page import put_section

PAGE: Final = ROOT / "docs" / "offline.md"
LINE: Final = 10_000_000 / 8  # bytes in a second
SLOWED: Final = 4
QUARTER: Final = 0.25
PERIOD: Final = 100_000  # microseconds
WAIT: Final = 300_000  # milliseconds for whatever is measured
VISIT: Final = 10_000  # milliseconds of a visit, from the engine on
BOTS: Final = ("craftsman", "planner", "expert", "master", "grand-master")
AIMS: Final = {  # seconds, at full speed and with a quarter of a processor
    "home": (2.0, None),
    "warm": (4.0, 12.0),
    "cold": (10.0, 25.0),
    "craftsman": (0.1, 0.4),
    "planner": (1.0, 3.0),
    "master": (2.0, None),
}
MOST_MEMORY: Final = 300_000_000
# Notes when the engine is ready, and when each move was heard of. The bench waits for a promise: asking in each frame
# would take the page's processor.
CLOCK: Final = """
const Plain = Worker;
let engineIsReady;
window.started = new Promise((done) => { engineIsReady = done; });
window.Worker = class extends Plain {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({ data }) => {
      if (data.kind === "ready") engineIsReady(performance.now());
      if (data.kind !== "heard") return;
      const message = JSON.parse(data.text);
      if (message.type === "update") (window.updates ??= []).push([performance.now(), message.seat]);
    });
  }
};
"""
STARTED: Final = """(wait) => Promise.race([
  window.started,
  new Promise((_, fail) => setTimeout(() => fail(new Error("the engine has not started")), wait)),
])"""
HOME: Final = "() => document.querySelector('.against button') && performance.now()"


class SlowFiles(PlainFiles):
    """A host of files behind one line, which all requests share."""

    lock: ClassVar[threading.Lock] = threading.Lock()
    rate: ClassVar[float] = 0.0  # bytes in a second; 0 for as fast as it goes

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):  # a page that was closed
            while part := source.read(16_384):
                if self.rate:
                    with self.lock:
                        time.sleep(len(part) / self.rate)
                outputfile.write(part)


class Speed(NamedTuple):
    """What was measured at one speed; seconds, memory in bytes."""

    home: list[float]
    warm: list[float]
    cold: list[float]
    moves: dict[str, list[float]]
    memory: int


class Group:
    """A control group with a share of a processor; version 1 or 2."""

    def __init__(self, share: float) -> None:
        old, new = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")
        self.folder = (old if old.is_dir() else new) / f"vitrall-bench-{os.getpid()}"
        self.folder.mkdir()
        if old.is_dir():
            (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (self.folder / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))
        else:
            (self.folder / "cpu.max").write_text(f"{int(share * PERIOD)} {PERIOD}")

    def close(self) -> None:
        for _ in range(100):  # its last processes are ending
            try:
                self.folder.rmdir()
                return
            except OSError:
                time.sleep(0.1)


@contextmanager
def launched(playwright: Any, folder: Path, group: Group | None) -> Iterator[tuple[Any, Path]]:
    """A browser whose pages' processes write down their ids, and are in the group if there is one."""
    ids = folder / "processes"
    wrapper = folder / "page-process"
    join = f'echo $$ > "{group.folder}/cgroup.procs"\n' if group else ""
    wrapper.write_text(f'#!/bin/sh\n{join}echo $$ >> "{ids}"\nexec "$@"\n')
    wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
    arguments = ["--disable-dev-shm-usage", "--no-zygote", "--no-sandbox", f"--renderer-cmd-prefix={wrapper}"]
    browser = playwright.chromium.launch(executable_path=program, args=arguments)
    try:
        yield browser, ids
    finally:
        browser.close()


def opened(browser: Any) -> Any:
    context = prepared(browser)
    context.add_init_script(CLOCK)
    page = context.new_page()
    page.set_default_timeout(WAIT)
    return page


def ready(page: Any) -> float:
    """Seconds from the start of the visit to the engine."""
    return float(page.evaluate(STARTED, WAIT)) / 1000


def home_usable(browser: Any, site: str) -> float:
    page = opened(browser)
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.goto(site, wait_until="commit")
    at = page.wait_for_function(HOME, timeout=WAIT).json_value()
    page.context.close()
    return float(at) / 1000


def cold_start(browser: Any, site: str) -> float:
    """Nothing is stored, and the line has 10 Mbit/s."""
    page = opened(browser)
    SlowFiles.rate = LINE
    page.goto(site, wait_until="commit")
    seconds = ready(page)
    SlowFiles.rate = 0.0
    page.context.close()
    return seconds


def stored_page(browser: Any, site: str) -> Any:
    """A page that has been here before."""
    page = opened(browser)
    page.goto(site)
    ready(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page


def warm_start(page: Any) -> float:
    """After a visit of some seconds: a browser stores what it has compiled when that has not grown for a while."""
    page.wait_for_timeout(VISIT)
    page.reload(wait_until="commit")
    return ready(page)


def bot_moves(page: Any, bot: str, least: int) -> list[float]:
    """What a person waits for each move of a bot, in seconds: thinking, storing and telling."""
    waits: list[float] = []
    while len(waits) < least:
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": bot}]
        opening = asked(page, "POST", "/tables", {"terms": {"options": {"players": 2}}, "seats": seats})
        asked(page, "POST", f"/tables/{opening['table']}/start", None, opening["seats"][0]["secret"])
        page.evaluate("window.updates = []")
        page.evaluate(PLAY, [opening["table"], [opening["seats"][0]["secret"]], None])
        updates = page.evaluate("window.updates")
        waits += [(after - before) / 1000 for (before, _), (after, seat) in pairwise(updates) if seat == 1]
    return waits


def memory_of(ids: Path) -> int:
    """Bytes of the largest page process that is alive: what it alone has, without what it shares."""
    sizes = [0]
    for id in ids.read_text().split():
        try:
            lines = Path(f"/proc/{id}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        private = [line.split() for line in lines if line.startswith("Private_")]
        sizes.append(1024 * sum(int(words[1]) for words in private))
    return max(sizes)


def measured(playwright: Any, site: str, wanted: argparse.Namespace, group: Group | None) -> Speed:
    with (
        tempfile.TemporaryDirectory(prefix="vitrall-offline-") as name,
        launched(playwright, Path(name), group) as (browser, ids),
    ):
        home = [] if group else [home_usable(browser, site) for _ in range(wanted.tries)]
        cold = [cold_start(browser, site) for _ in range(wanted.tries)]
        page = stored_page(browser, site)
        warm = [warm_start(page) for _ in range(wanted.tries)]
        moves = {bot: bot_moves(page, bot, wanted.moves) for bot in BOTS}
        return Speed(home, warm, cold, moves, memory_of(ids))


def most(values: Sequence[float]) -> float:
    """What 95 % of the values do not exceed."""
    return quantiles(values, n=20)[-1]


def figures_of(speed: Speed | None) -> dict[str, str]:
    """The figures of one speed, as they are written."""
    if speed is None:
        return {}
    seconds = {"warm": median(speed.warm), "cold": median(speed.cold)}
    seconds |= {"home": median(speed.home)} if speed.home else {}
    seconds |= {bot: most(waits) for bot, waits in speed.moves.items()}
    return {name: f"{each:.2f} s" for name, each in seconds.items()} | {"memory": f"{speed.memory / 1e6:.0f} MB"}


def section(full: Speed, quarter: Speed | None, load: float, tries: int) -> str:
    titles = {
        "home": f"home page usable at {SLOWED}× slow-down, nothing stored, median",
        "warm": "engine ready, everything stored, median",
        "cold": "engine ready over 10 Mbit/s, nothing stored, median",
        **{bot: f"a move of the {bot}, 95 %" for bot in BOTS},
        "memory": "memory of the page's process",
    }
    columns = figures_of(full), figures_of(quarter)
    rows = []
    for name, title in titles.items():
        aims = [f"{aim:g} s" if aim else "" for aim in AIMS.get(name, (None, None))]
        aims[0] = f"{MOST_MEMORY / 1e6:.0f} MB" if name == "memory" else aims[0]
        rows.append((title, columns[0].get(name, ""), aims[0], columns[1].get(name, ""), aims[1]))
    day = datetime.now(UTC).date().isoformat()
    counts = ", ".join(f"{len(full.moves[bot])} of the {bot}" for bot in BOTS)
    figures = table(("figure", "full speed", "aim", "25 % of a processor", "aim"), rows)
    return (
        f"`python3 dev.py bench offline`, {day}, {commit()}, {os.cpu_count()} cores, load {load:.1f} before the start, "
        f"{tries} tries, moves at full speed: {counts}. The quarter of a processor is all that the page's process has, "
        f"its screen included. A wait for a move includes storing and telling it.\n\n{figures}"
    )


def main() -> int:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="dev.py bench offline", description=__doc__)
    parser.add_argument("--tries", type=int, default=5, help="starts of the engine; default: 5")
    parser.add_argument("--moves", type=int, default=60, help="moves of each bot at least; default: 60")
    parser.add_argument("--no-page", action="store_true", help="print only; docs/offline.md stays as it is")
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    folder = tempfile.mkdtemp(prefix="vitrall-site-")
    with site_served(Path(folder), SlowFiles) as site, sync_playwright() as playwright:
        full = measured(playwright, site, wanted, None)
        print(json.dumps({"full": [full.home, full.warm, full.cold, full.memory]}), file=sys.stderr, flush=True)
        quarter = None
        try:
            group = Group(QUARTER)
        except OSError as error:
            print(f"no control group, so only full speed: {error}", file=sys.stderr)
        else:
            try:
                quarter = measured(playwright, site, wanted, group)
            finally:
                group.close()
    shutil.rmtree(folder)
    text = section(full, quarter, load, wanted.tries)
    print(text)
    if not wanted.no_page:
        put_section(PAGE, "costs", text, "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
