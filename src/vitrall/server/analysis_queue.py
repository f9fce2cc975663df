"""Which game is analysed next, who reads along, and what is remembered of it.

One game at a time is analysed, by a process of its own. Everything has a bound: analyses that wait, readers of one
address and in all, the time of an analysis, and the bytes of finished ones in memory. One that nobody reads any more is
ended. Those of tables are also stored beside the table, so that a restart or another process finds them.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

from vitrall import __version__
from vitrall.analysis import EFFORTS
from vitrall.analysis.analysis_data import VERSION
from vitrall.engine.errors import Unavailable, VitrallError
from vitrall.server.analysis_process import AnalysisProcess, Hear
from vitrall.server.analysis_worker import AnalysisTask
from vitrall.server.identity import is_table_id
from vitrall.server.storage.interface import AnalysisStore, Taken

MOST_WAITING: Final = 8  # analyses that wait for their turn
MOST_ADDRESS: Final = 3  # different analyses that one address may read at a time
MOST_READERS: Final = 200  # in all: each is sent every better analysis
MOST_BYTES: Final = 32_000_000  # of finished analyses in memory
PATIENCE: Final = 300.0  # seconds an analysis may take
GRACE: Final = 4.0  # seconds after the last reader left: a page that is loaded again finds its analysis
PULSE: Final = 2.0  # seconds between signs of life while there is nothing to send

log = logging.getLogger(__name__)

Key = tuple[str, str]  # what is analysed (the id of a table, or a mark of a record), and the effort


class Process(Protocol):
    def end(self) -> None: ...


Start = Callable[[AnalysisTask, Hear], Process]


@dataclass(eq=False)
class _Run:
    """One analysis that waits or is being made."""

    key: Key
    task: AnalysisTask
    readers: int = 0
    game: bytes = b""
    latest: bytes = b""
    is_done: bool = False
    fault: VitrallError | None = None
    process: Process | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    timer: asyncio.TimerHandle | None = None

    @property
    def is_ended(self) -> bool:
        return self.is_done or self.fault is not None

    def tell(self) -> None:
        """Wake all readers; those who come later wait for the next change."""
        self.changed.set()
        self.changed = asyncio.Event()


@dataclass(frozen=True)
class Reader:
    """Who asks: the device, and the address it comes from."""

    device: str
    address: str


class AnalysisQueue:
    """The analyses of this server."""

    def __init__(self, start: Start = AnalysisProcess, store: AnalysisStore | None = None) -> None:
        self._start = start
        self._store = store
        self._saving: set[asyncio.Task[None]] = set()
        self._runs: OrderedDict[Key, _Run] = OrderedDict()  # the first one is being made, the others wait
        self._finished: OrderedDict[Key, tuple[bytes, bytes]] = OrderedDict()
        self._reading: Counter[tuple[str, Key]] = Counter()  # readers by device or address, and analysis
        self._is_closed = False

    def close(self) -> None:
        self._is_closed = True
        for run in list(self._runs.values()):
            self._end(run, Unavailable("analysis/stopped"))
        for task in self._saving:
            task.cancel()

    # ---- readers -----------------------------------------------------------------------------------------------------

    def check(self, key: Key, reader: Reader) -> None:
        """Raise if this reader may not begin to read this analysis now."""
        if key in self._finished:
            return
        if any(key != other for other in self._read_by(f"device {reader.device}")):
            raise Unavailable("analysis/one-at-a-time")
        if len(set(self._read_by(f"address {reader.address}")) | {key}) > MOST_ADDRESS:
            raise Unavailable("analysis/too-many")
        is_full = key not in self._runs and len(self._runs) > MOST_WAITING
        if is_full or sum(run.readers for run in self._runs.values()) >= MOST_READERS:
            raise Unavailable("analysis/busy")

    def _read_by(self, who: str) -> list[Key]:
        return [key for each, key in self._reading if each == who]

    async def texts(self, key: Key, task: AnalysisTask, reader: Reader) -> AsyncGenerator[bytes, None]:
        """The game, its analyses as they become better, and how long the queue is until then."""
        self.check(key, reader)
        if (finished := self._finished.get(key)) is not None:
            self._finished.move_to_end(key)
            for text in finished:
                yield text
            return
        run = self._run(key, task)
        with self._place(run, reader):
            sent: list[bytes] = []
            while True:
                changed = run.changed
                news = [text for text in (run.game, run.latest) if text and text not in sent]
                for text in news:
                    sent = [*sent[:1], text]
                    yield text
                if run.fault is not None:
                    raise run.fault
                if run.is_done:
                    return
                if not run.game:
                    yield b'{"type":"waiting","before":%d}' % list(self._runs).index(key)
                elif not news:
                    yield b'{"type":"working"}'
                await _either(changed)

    @contextmanager
    def _place(self, run: _Run, reader: Reader) -> Iterator[None]:
        names = (f"device {reader.device}", f"address {reader.address}")
        for name in names:
            self._reading[name, run.key] += 1
        run.readers += 1
        try:
            yield
        finally:
            for name in names:
                self._reading[name, run.key] -= 1
                if not self._reading[name, run.key]:
                    del self._reading[name, run.key]
            run.readers -= 1
            if not run.readers and not run.is_ended:
                asyncio.get_running_loop().call_later(GRACE, self._end_unread, run)

    # ---- the analyses ------------------------------------------------------------------------------------------------

    def _run(self, key: Key, task: AnalysisTask) -> _Run:
        if key not in self._runs:
            self._runs[key] = _Run(key, task)
            self._start_next()
        return self._runs[key]

    def _start_next(self) -> None:
        run = next(iter(self._runs.values()), None)
        if run is None or run.process is not None or self._is_closed:
            return
        run.process = self._start(run.task, lambda text: self._hear(run, text))
        loop = asyncio.get_running_loop()
        run.timer = loop.call_later(PATIENCE, self._end, run, Unavailable("analysis/too-long"))

    def _hear(self, run: _Run, text: bytes | None) -> None:
        if run.is_ended or self._runs.get(run.key) is not run:
            return
        if text is None:
            self._end(run, Unavailable("analysis/stopped"))
        elif text:
            if run.game:
                run.latest = text
            else:
                run.game = text
            run.tell()
        else:
            run.is_done = True
            self._keep(run)
            self._end(run)

    def _keep(self, run: _Run) -> None:
        self._remember(run.key, (run.game, run.latest))
        if self._store is not None and is_table_id(run.key[0]):
            task = asyncio.get_running_loop().create_task(self._save(self._store, run.key, (run.game, run.latest)))
            self._saving.add(task)  # the loop itself would forget it
            task.add_done_callback(self._saving.discard)

    async def _save(self, store: AnalysisStore, key: Key, texts: tuple[bytes, bytes]) -> None:
        try:
            content = await asyncio.to_thread(zlib.compress, b"\n".join(texts))
            await store.put(*key, version_of(key[1]), content, time.time())
        except (Unavailable, Taken):  # no space, no database, or the table is gone: it can be made again
            log.info("an analysis was not stored")

    async def recall(self, key: Key) -> None:
        """Remember the analysis of a table again, if this or another process has stored it."""
        if self._store is None or key in self._finished or key in self._runs:
            return
        content = await self._store.get(*key, version_of(key[1]))
        with suppress(zlib.error, ValueError):  # damaged: it is made again
            if content is not None:
                game, latest = (await asyncio.to_thread(zlib.decompress, content)).split(b"\n")
                self._remember(key, (game, latest))

    def _remember(self, key: Key, texts: tuple[bytes, bytes]) -> None:
        self._finished[key] = texts
        while sum(len(text) for texts in self._finished.values() for text in texts) > MOST_BYTES:
            self._finished.popitem(last=False)

    def _end_unread(self, run: _Run) -> None:
        """Nobody has come back."""
        if not run.readers and not run.is_ended:
            self._end(run, Unavailable("analysis/stopped"))

    def _end(self, run: _Run, fault: VitrallError | None = None) -> None:
        run.fault = fault
        if run.timer is not None:
            run.timer.cancel()
        if run.process is not None:
            run.process.end()
        self._runs.pop(run.key, None)
        for other in (run, *self._runs.values()):
            other.tell()  # those who wait have come nearer
        self._start_next()


def version_of(effort: str) -> str:
    """What an analysis depends on beside its game: the program, the format, and the numbers of the effort."""
    numbers = EFFORTS[effort]
    return f"{__version__} {VERSION} {numbers.playouts} {numbers.candidates} {numbers.choosing}"


async def _either(changed: asyncio.Event) -> None:
    """Wait for a change, but not for long: a sign of life tells that somebody still reads."""
    try:
        await asyncio.wait_for(changed.wait(), PULSE)
    except TimeoutError:
        return
