"""The curves of a training: points in self-play and the error of the fit, iteration after iteration."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from vitrall.engine.errors import Unavailable
from vitrall.picture.png import converted

WIDTH: Final = 640
HEIGHT: Final = 300
EDGE: Final = 46
COLORS: Final = ("#1f5fa8", "#b3362b", "#2f7d3b")
Curve = tuple[str, list[tuple[float, float]]]


def draw_curves(events: list[dict[str, Any]], folder: Path) -> None:
    """`curves.svg`, and `curves.png` if a converter is installed."""
    svg = drawing(curves(events))
    (folder / "curves.svg").write_text(svg, encoding="utf-8")
    try:
        (folder / "curves.png").write_bytes(converted(svg, 2 * WIDTH, 4 * HEIGHT))
    except Unavailable:
        return  # the SVG shows the same


def curves(events: list[dict[str, Any]]) -> list[list[Curve]]:
    """Two charts: points, and errors."""
    gates = [event for event in events if event["event"] == "gate"]
    gathered = [event for event in events if event["event"] == "gathered"]
    sweeps = [event for event in events if event["event"] == "sweep"]
    per = max((event["number"] for event in sweeps), default=0) + 1
    at = [event["iteration"] + event["number"] / per for event in sweeps]
    points: list[Curve] = [
        ("new net in its match with the old", [(event["iteration"] + 1, event["points"]) for event in gates]),
        ("self-play with exploration", [(event["iteration"], event["mean"]) for event in gathered]),
    ]
    errors: list[Curve] = [
        ("error, target of the next turn", list(zip(at, [event["target_error"] for event in sweeps], strict=True))),
        ("error, final score", list(zip(at, [event["final_error"] for event in sweeps], strict=True))),
    ]
    return [points, errors]


def drawing(charts: list[list[Curve]]) -> str:
    height = HEIGHT * len(charts)
    parts = [f'<g transform="translate(0 {HEIGHT * place})">{_chart(chart)}</g>' for place, chart in enumerate(charts)]
    font = 'font-family="sans-serif" font-size="12"'
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {font}>'
    return f'{opened}<rect width="{WIDTH}" height="{height}" fill="white"/>{"".join(parts)}</svg>\n'


def _chart(chart: list[Curve]) -> str:
    xs = [x for _, curve in chart for x, _ in curve] or [0.0]
    ys = [y for _, curve in chart for _, y in curve] or [0.0]
    left, right, low, high = min(xs), max(max(xs), min(xs) + 1), min(ys), max(max(ys), min(ys) + 1)

    def place(x: float, y: float) -> tuple[float, float]:
        across = EDGE + (x - left) / (right - left) * (WIDTH - 2 * EDGE)
        return round(across, 1), round(HEIGHT - EDGE - (y - low) / (high - low) * (HEIGHT - 2 * EDGE), 1)

    parts = [f'<path d="M{EDGE} {EDGE / 2}V{HEIGHT - EDGE}H{WIDTH - EDGE / 2}" fill="none" stroke="#555"/>']
    for value in (low, (low + high) / 2, high):
        parts.append(f'<text x="{EDGE - 6}" y="{place(left, value)[1] + 4}" text-anchor="end">{value:.1f}</text>')
    for value in range(int(left), int(right) + 1):
        parts.append(f'<text x="{place(value, low)[0]}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{value}</text>')
    for number, (name, curve) in enumerate(chart):
        color = COLORS[number % len(COLORS)]
        dots = " ".join(f"{x},{y}" for x, y in (place(*point) for point in curve))
        parts.append(f'<polyline points="{dots}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts.append(f'<text x="{EDGE + 12}" y="{EDGE / 2 + 4 + 16 * number}" fill="{color}">{name}</text>')
    return "".join(parts)
