"""Statistics as pictures: a point and its interval for each card, as PNG and SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.lab.game_stats import Figure
from vitrall.why import by_system

KINDS: Final = ("png", "svg")
ROW: Final = 0.24  # inches
DOTS: Final = 120  # of a PNG, an inch
INK: Final = "#1f4e79"


@dataclass(frozen=True)
class Chart:
    """One picture; the bars go from top to bottom."""

    name: str
    title: str
    axis: str
    share: bool
    bars: Sequence[tuple[str, Figure]]


def write_charts(folder: Path, charts: Sequence[Chart], kinds: Sequence[str] = KINDS) -> Iterator[Path]:
    """Write all pictures into the folder, which is made where it is missing; yields the files."""
    library = matplotlib()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for chart in charts:
            figure = drawn(library, chart)
            for kind in kinds:
                path = folder / f"{chart.name}.{kind}"
                figure.savefig(path, dpi=DOTS, metadata={"Date": None} if kind == "svg" else None)
                yield path
    except OSError as error:
        raise Unreadable("file/write", why=by_system(folder, error)) from None


def drawn(library: Any, chart: Chart) -> Any:
    """The picture in matplotlib's terms, best value at the top."""
    factor = 100 if chart.share else 1
    bars = sorted(chart.bars, key=lambda bar: bar[1].value)
    names, figures = [name for name, _ in bars], [figure for _, figure in bars]
    values = [factor * each.value for each in figures]
    left = [factor * max(0.0, each.value - each.low) if each.low is not None else 0.0 for each in figures]
    right = [factor * max(0.0, each.high - each.value) if each.high is not None else 0.0 for each in figures]
    picture = library.figure.Figure(figsize=(7.5, 1.2 + ROW * len(bars)), layout="constrained")
    axes = picture.subplots()
    axes.errorbar(values, range(len(bars)), xerr=[left, right], fmt="o", color=INK, markersize=4, capsize=2)
    axes.set_yticks(range(len(bars)), names)
    axes.set_xlabel(f"{chart.axis}, %" if chart.share else chart.axis)
    axes.set_title(chart.title)
    axes.grid(axis="x", alpha=0.3)
    return picture


def matplotlib() -> Any:
    """The library, which comes with the extra `lab`. Ids in SVG are made from a fixed salt, so that they repeat."""
    try:
        import matplotlib
        import matplotlib.figure
    except ImportError:
        raise Unavailable("lab/extra", why=Why("told", text="matplotlib")) from None
    matplotlib.rcParams["svg.hashsalt"] = "vitrall"
    return matplotlib
