"""Statistics of the rows that `vitrall sim --out` writes: windows, tools, objectives, seats, the order of turns.

Every figure has a 95 % interval: Wilson's for shares, the normal one for means. A figure by seat counts each seat of
each game once; what the seats of one game have in common (tools, public objectives) counts once a game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.lab.arena.statistics import NORMAL_95, wilson
from vitrall.lab.merging import read_part
from vitrall.why import missing, of, whole_path

COLUMNS: Final = (
    *("index", "seed", "scores", "won", "start", "offers", "patterns", "publics", "public_points"),
    *("privates", "private_points", "tools", "tool_uses", "uses"),
)


@dataclass(frozen=True)
class Figure:
    """A mean or a share, and between which numbers the true one lies in 95 of 100 such cases; None where a single
    observation leaves them open.
    """

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class StatLine:
    """The figures of one card, seat or place."""

    id: str
    count: int
    figures: dict[str, Figure]


@dataclass(frozen=True)
class GameStats:
    """Tables by name, and what the games were."""

    games: int
    about: list[dict[str, str]]
    tables: dict[str, list[StatLine]] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        return asdict(self)


def mean(values: Any) -> Figure:
    """Of a series of numbers."""
    middle = float(values.mean())
    if len(values) < 2:
        return Figure(middle, None, None)
    half = NORMAL_95 * float(values.std()) / math.sqrt(len(values))
    return Figure(middle, middle - half, middle + half)


def share(successes: float, trials: int) -> Figure:
    return Figure(successes / trials, *wilson(successes, trials))


def game_stats(paths: Sequence[Path]) -> GameStats:
    """The statistics of all games of these files together."""
    about = [read_part(path).about for path in paths]
    library = polars()
    frames = [_frame(library, path) for path in paths]
    rows = library.concat(frames, how="vertical").with_row_index("game")
    chosen = all(each.get("windows") == "chosen" for each in about)
    tables = {
        "windows": _windows(library, rows, chosen),
        "tools": _tools(library, rows),
        "publics": _publics(rows),
        "privates": _privates(library, rows),
        "seats": _seats(library, rows),
        "order": _order(library, rows),
    }
    return GameStats(len(rows), about, {name: lines for name, lines in tables.items() if lines})


def polars() -> Any:
    """The library, which comes with the extra `lab`."""
    try:
        import polars
    except ImportError:
        raise Unavailable("lab/extra", why=Why("told", text="polars")) from None
    return polars


def _frame(library: Any, path: Path) -> Any:
    """The columns that are needed. Ids become plain texts, since every file numbers them for itself."""
    schema = library.read_parquet_schema(path)
    lost = [name for name in COLUMNS if name not in schema]
    if lost:
        raise Unreadable("data/columns", why=of(whole_path(path), missing(lost[0])))
    frame = library.read_parquet(path, columns=list(COLUMNS))
    ids = ("offers", "patterns", "publics", "privates", "tools")
    use = library.Struct({"seat": library.Int8, "round": library.Int8, "tool": library.String})
    texts = [library.col(name).cast(library.List(library.String)) for name in ids]
    return frame.with_columns(*texts, library.col("uses").cast(library.List(use)))


def _by_seat(library: Any, rows: Any, *columns: str) -> Any:
    """A row for each seat of each game."""
    wanted = ["scores", "won", *columns]
    numbered = rows.select("game", "start", *wanted, seat=library.int_ranges(rows["scores"].list.len()))
    return numbered.explode("seat", *wanted)


def _lines(frame: Any, by: str, shares: Sequence[str], means: Sequence[str]) -> list[StatLine]:
    """The figures of each group, ordered by what it is called."""
    lines = []
    for (id,), group in sorted(frame.group_by(by), key=lambda each: each[0]):
        figures = {name: share(float(group[name].sum()), len(group)) for name in shares}
        figures |= {name: mean(group[name]) for name in means}
        lines.append(StatLine(str(id), len(group), figures))
    return lines


def _windows(library: Any, rows: Any, chosen: bool) -> list[StatLine]:
    """How seats fare with each window; how often it is taken by those who are offered it, where they may choose."""
    lines = _lines(_by_seat(library, rows, "patterns"), "patterns", ["won"], ["scores"])
    if not chosen:
        return lines
    counts = rows.select("offers").explode("offers").group_by("offers").len()
    offers = dict(counts.rows())
    return [
        StatLine(line.id, line.count, line.figures | {"chosen": share(line.count, offers[line.id])}) for line in lines
    ]


def _tools(library: Any, rows: Any) -> list[StatLine]:
    """How often a tool is used where it lies on the table, and how those seats fare that use it."""
    tables = rows.select("game", "tools", "tool_uses").explode("tools", "tool_uses")
    tables = tables.with_columns(used=library.col("tool_uses") > 0)
    lines = _lines(tables.rename({"tool_uses": "uses"}), "tools", ["used"], ["uses"]) if len(tables) else []
    uses = rows.select("game", "won", "uses").explode("uses").unnest("uses").drop_nulls("tool")
    users = uses.unique(["game", "seat", "tool"]).with_columns(won=library.col("won").list.get(library.col("seat")))
    won = {line.id: line.figures["won"] for line in _lines(users, "tool", ["won"], [])}
    return [StatLine(line.id, line.count, line.figures | _named("won", won.get(line.id))) for line in lines]


def _named(name: str, figure: Figure | None) -> dict[str, Figure]:
    return {} if figure is None else {name: figure}


def _publics(rows: Any) -> list[StatLine]:
    """What a public objective pays a seat: the mean over the seats of a game is one observation."""
    seats = rows.select("game", "publics", "public_points").explode("public_points")
    each = seats.explode("publics", "public_points").rename({"public_points": "points"})
    games = each.with_columns(paid=(each["points"] > 0).cast(int)).group_by("game", "publics").mean()
    return _lines(games, "publics", ["paid"], ["points"])


def _privates(library: Any, rows: Any) -> list[StatLine]:
    """What a private objective pays. Alone with two of them only the better counts, so they are left out."""
    one_each = rows.filter(rows["privates"].list.len() == rows["scores"].list.len())
    seats = _by_seat(library, one_each, "privates", "private_points").rename({"private_points": "points"})
    return _lines(seats, "privates", ["won"], ["points"])


def _seats(library: Any, rows: Any) -> list[StatLine]:
    return _lines(_by_seat(library, rows).with_columns(seat=library.col("seat") + 1), "seat", ["won"], ["scores"])


def _order(library: Any, rows: Any) -> list[StatLine]:
    """By the place in the first round: 1 is the start player. `ahead` is what it scores more than the others."""
    players = rows.select("game", players=library.col("scores").list.len(), all=library.col("scores").list.sum())
    seats = _by_seat(library, rows).join(players.filter(library.col("players") > 1), on="game")
    place = (library.col("seat") - library.col("start")) % library.col("players") + 1
    others = (library.col("all") - library.col("scores")) / (library.col("players") - 1)
    placed = seats.with_columns(place=place, ahead=library.col("scores") - others)
    return _lines(placed, "place", ["won"], ["scores", "ahead"])
