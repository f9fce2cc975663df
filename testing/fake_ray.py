"""A stand-in for the library Ray: tasks run in this process when somebody waits for them, in a shuffled order."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any


class RayError(Exception):
    """The cluster failed."""


class RayTaskError(RayError):
    """The task failed."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class FakeRay(ModuleType):
    """`lose` names tasks, by the order in which they came, whose worker dies for good."""

    def __init__(self, seed: int = 1, cores: int = 2, lose: Sequence[int] = ()) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.started: list[int] = []  # the tasks, in the order in which they finished
        self.given = 0
        self._luck, self._cores, self._lose = Random(seed), cores, lose

    def init(self, address: str, **_: object) -> None:
        if address == "locked:1234":
            raise RayError("the token is wrong\nmore lines")
        if address != "auto":
            raise ConnectionError(f"nobody answers at {address}\nmore lines")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._cores)}

    def remote(self, **_: object) -> Callable[[Callable[..., Any]], Any]:
        def wrapped(function: Callable[..., Any]) -> Any:
            return SimpleNamespace(remote=lambda *arguments: self._submit(function, arguments))

        return wrapped

    def _submit(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        self.given += 1
        sent = pickle.dumps((function, arguments))  # as a cluster would send it
        return _Reference(self.given - 1, sent)

    def wait(self, references: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        ready = self._luck.sample(references, num_returns)
        return ready, [one for one in references if one not in ready]

    def get(self, reference: Any) -> Any:
        self.started.append(reference.number)
        if reference.number in self._lose:
            raise RayError("the worker died")
        function, arguments = pickle.loads(reference.sent)
        try:
            return pickle.loads(pickle.dumps(function(*arguments)))
        except Exception as error:
            raise RayTaskError(error) from None

    def cancel(self, reference: Any, force: bool) -> None:
        assert not force


class _Reference:
    def __init__(self, number: int, sent: bytes) -> None:
        self.number, self.sent = number, sent
