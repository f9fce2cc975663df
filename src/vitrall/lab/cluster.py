"""Work shared among the machines of a Ray cluster (extra `ray`). Results come in the order of the tasks, as they do
from processes of this machine, so that all figures are the same.

A task whose worker or machine dies is run again elsewhere. Finished tasks can be saved, and a run that was interrupted
then continues with the others. Ray sends Python objects, so anybody who can reach a cluster can run programs on it: use
one with a token (`docs/scale.md`).
"""

from __future__ import annotations

import hashlib
import logging
import pickle
import re
import shutil
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.lab.arena.archive import sources_mark
from vitrall.why import by_system, quoted, verbatim

AUTO: Final = "auto"  # the cluster that runs on this machine
TRIES: Final = 10  # how often a task may lose its worker
ADDRESS: Final = re.compile(r"auto|(ray://)?[A-Za-z0-9._\-]+:[0-9]{1,5}|(ray://)?\[[0-9A-Fa-f:]+\]:[0-9]{1,5}")

Task = TypeVar("Task")
T = TypeVar("T")


class Cluster:
    """A connection to a cluster that is running; none is started, because a new one would listen on all networks.

    `folder` is where results are saved as they come; without one, nothing is saved.
    """

    def __init__(self, address: str = AUTO, folder: Path | None = None) -> None:
        if not ADDRESS.fullmatch(address):
            raise Unreadable("ray/address", quoted(address))
        self.folder = folder
        self._ray = ray_library()
        try:
            self._ray.init(address, logging_level=logging.ERROR, log_to_driver=False, ignore_reinit_error=True)
        except (self._ray.exceptions.RayError, OSError, RuntimeError, TimeoutError, ValueError) as error:
            raise Unavailable("ray/unreachable", verbatim(_first_line(error))) from None
        _print_to_standard_error(self._ray)

    @property
    def cores(self) -> int:
        """Cores of all machines; at least 1."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def in_order(
        self, work: Callable[[Task], T], tasks: Iterable[Task], ahead: int, name: str = ""
    ) -> Generator[T, None, None]:
        """The results of the work, in the order of the tasks; `ahead` tasks wait for each core.

        `name` says what the results depend on besides the task and the sources of rules, cards and bots. With a name
        and a folder, results are saved and not computed again.
        """
        run = self._ray.remote(num_cpus=1, max_retries=TRIES)(_checked)
        saved = SavedResults(self.folder, name) if self.folder and name else None
        mark, most = sources_mark(), ahead * self.cores
        running: dict[Any, int] = {}  # the number of each task that runs
        done: dict[int, T] = {}  # results that came before their turn
        following, numbered = 0, enumerate(tasks)  # the number of the result that is to come next
        try:
            while True:
                for number, task in islice(numbered, most - len(running) - len(done)):
                    known = saved.read(number) if saved else None
                    if known is None:
                        running[run.remote(work, task, mark)] = number
                    else:
                        done[number] = known[0]
                if following in done:
                    yield done.pop(following)
                    following += 1
                    continue
                if not running:
                    break
                for number, result in self._finished(running):
                    done[number] = result
                    if saved:
                        saved.write(number, result)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=False)
        if saved:
            saved.remove()

    def _finished(self, running: dict[Any, int]) -> Iterator[tuple[int, Any]]:
        """Wait until at least one task has finished."""
        ready, _ = self._ray.wait(list(running), num_returns=1)
        for reference in ready:
            try:
                yield running.pop(reference), self._ray.get(reference)
            except self._ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except self._ray.exceptions.RayError as error:
                raise Unavailable("ray/lost", verbatim(_first_line(error))) from None


def ray_library() -> Any:
    """The library, which comes with the extra `ray`."""
    try:
        import ray
    except ImportError:
        raise Unavailable("ray/extra") from None
    return ray


def _print_to_standard_error(ray: Any) -> None:
    """Ray prints on standard output which task failed and is tried again, `log_to_driver` or not; but our results go
    there, and another program may read them. Ray has no setting for this."""
    worker: Any = getattr(getattr(ray, "_private", None), "worker", None)
    printing = getattr(worker, "print_to_stdstream", None)
    if printing is not None and not isinstance(printing, partial):
        worker.print_to_stdstream = partial(_as_error, printing)


def _as_error(printing: Callable[..., None], data: dict[str, Any], **options: Any) -> None:
    printing({**data, "is_err": True}, **options)


def _checked(work: Callable[[Task], T], task: Task, mark: str) -> T:
    """Runs on the cluster. Machines with other rules, cards or bots would give other results."""
    if sources_mark() != mark:
        raise Unavailable("ray/sources", verbatim(socket.gethostname()))
    return work(task)


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)[:200]


class SavedResults:
    """Results on disk, one file each, in a folder that belongs to one name."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder = folder / hashlib.sha256(f"{name}\0{sources_mark()}".encode()).hexdigest()[:16]

    def _path(self, number: int) -> Path:
        return self._folder / f"{number:09}.result"

    def read(self, number: int) -> tuple[Any] | None:
        """The result in a tuple; nothing where it is missing or damaged. The files are pickles, as is everything that
        a cluster sends: the folder must be as trusted as the cluster."""
        try:
            return (pickle.loads(self._path(number).read_bytes()),)
        except (OSError, EOFError, ValueError, AttributeError, ImportError, IndexError, TypeError, pickle.PickleError):
            return None

    def write(self, number: int, result: object) -> None:
        """Write a result atomically."""
        path = self._path(number)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_suffix(".unfinished")
            unfinished.write_bytes(pickle.dumps(result))
            unfinished.replace(path)
        except OSError as error:
            raise Unreadable("file/write", by_system(path, error)) from error

    def remove(self) -> None:
        """Delete the files when the run is complete."""
        shutil.rmtree(self._folder, ignore_errors=True)
