"""How a net is trained: the tables it plays at and every number of the training."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from vitrall.engine.errors import Unreadable
from vitrall.engine.options import BLOOMS, GREY_GLASS, MODULES, PIONEERS, RIVALRY, Options
from vitrall.why import none_of, number, of

SEEDS: Final = 8_000_000_000  # training seeds begin here, away from those of the arena and of tuning
TABLES: Final = {
    "base": (Options(players=2), Options(players=2), Options(players=3), Options(players=4)),
    "solo": (
        *(Options(players=1, solo_tools=tools) for tools in (1, 2, 3, 4, 5)),
        Options(players=1, solo_tools=3, solo_privates=1),
        Options(players=1, solo_tools=3, modules=(GREY_GLASS, PIONEERS, BLOOMS)),
    ),
    "large": (Options(players=5), Options(players=6)),
    "pools": tuple(Options(players=players, private_pools=True) for players in (2, 4, 6)),
    "glory": (
        Options(players=2, modules=MODULES),
        Options(players=2, modules=(GREY_GLASS,)),
        Options(players=3, modules=(PIONEERS, BLOOMS)),
        Options(players=2, modules=(RIVALRY,)),
        Options(players=4, modules=MODULES),
        Options(players=6, modules=MODULES),
    ),
}

LIMITS: Final = (
    ("seed", 0, 1000),
    ("iterations", 1, 100),
    ("games", 10, 1_000_000),
    ("hidden", 0, 256),
    ("trace", 0, 1),
    ("futures", 0, 1000),
    ("round_ends", 0, 100),
)


@dataclass(frozen=True)
class Plan:
    """Every setting that affects the result."""

    seed: int = 1
    tables: tuple[str, ...] = ("base",)
    iterations: int = 6
    games: int = 20_000  # an iteration
    remembered: int = 2  # iterations whose games are learned from
    hidden: int = 64  # units of the first hidden layer; 0: none, the judge is linear
    seconds: int = 16
    trace: float = 0.3  # λ: how far ahead the target of a row looks beyond the next turn
    sweeps: int = 4  # how often the targets of an iteration are renewed
    epochs: float = 1.5  # of each sweep
    rate: float = 2e-3
    decay: float = 1e-3
    batch: int = 2048
    effort: int = 300
    candidates: int = 10
    near: int = 200  # exploration, in thousandths: see `bots.mind.selfplay.Exploration`
    margin: int = 4000
    any_end: int = 30
    any_window: int = 250
    futures: int = 0  # of each position that a teacher values; 0: no teacher
    compared: int = 4  # ends of a turn that it values
    round_ends: int = 0  # ends of a turn that players play on to the end of the round; 0: they look at one turn
    newest: bool = False  # whether each net plays the next games and learns on, or only one that has passed its gate
    gate_seeds: int = 1500  # at most
    gate_high: float = 0.54  # the share of wins that the sequential test compares with one half

    def __post_init__(self) -> None:
        for name in self.tables:
            if name not in TABLES:
                raise Unreadable("train/tables", none_of(name, list(TABLES)))
        for name, least, most in LIMITS:
            given = getattr(self, name)
            if not least <= given <= most:
                raise Unreadable("train/number", of(name, number(given, least, most)))

    @property
    def options(self) -> list[Options]:
        return [table for name in self.tables for table in TABLES[name]]

    def first_seed(self, iteration: int) -> int:
        return SEEDS + 1_000_000_000 * self.seed + 10_000_000 * iteration


def write_plan(plan: Plan, path: Path) -> None:
    path.write_text(json.dumps(asdict(plan), indent=1) + "\n", encoding="utf-8")


def read_plan(path: Path) -> Plan:
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return Plan(**content | {"tables": tuple(content["tables"])})
