"""The ladder as a picture: a bar for the points of each rung, and beside it how often it beats the rung below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from vitrall.cli.contest import figures
from vitrall.lab.arena.campaign import Campaign

WIDTH: Final = 640
ROW: Final = 34
LEFT: Final = 120
PER_POINT: Final = 5
TOP: Final = 16


@dataclass(frozen=True)
class Bar:
    """One rung: its mean score in self-play, and its share of wins over the rung below, where they have played."""

    bot: str
    points: float
    won: str


def bars(campaign: Campaign) -> list[Bar]:
    """The rungs that have played against themselves, the lowest first."""
    usual = campaign.items[0].contest.options
    items = {item.contest.bots: item for item in reversed(campaign.items) if item.contest.options == usual}
    pairs = {bots[0]: item for bots, item in items.items() if len(bots) > 1 and item.done}
    rungs = [item for item in campaign.items if len(item.contest.bots) == 1 and item.done]
    result = []
    for item in rungs:
        (bot,) = item.contest.bots
        won = figures.won(pairs[bot].tournament.board.standings[0]) if bot in pairs else ""
        result.append(Bar(bot, item.tournament.board.standings[0].points.mean, won))
    return result


def chart(rungs: Sequence[Bar]) -> str:
    """The best is drawn at the top."""
    height = 2 * TOP + ROW * len(rungs)
    parts = [_row(bar, TOP + ROW * place) for place, bar in enumerate(reversed(rungs))]
    opened = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
    return f'{opened} font-size="13"><rect width="{WIDTH}" height="{height}" fill="white"/>{"".join(parts)}</svg>\n'


def _row(bar: Bar, top: int) -> str:
    middle, width = top + ROW // 2 + 4, round(PER_POINT * max(bar.points, 0))
    name = f'<text x="{LEFT - 10}" y="{middle}" text-anchor="end">{escape(bar.bot)}</text>'
    body = f'<rect x="{LEFT}" y="{top + 4}" width="{width}" height="{ROW - 8}" rx="3" fill="#1f5fa8"/>'
    points = f'<text x="{LEFT + width - 8}" y="{middle}" text-anchor="end" fill="white">{bar.points:.1f}</text>'
    return f'{name}{body}{points}<text x="{LEFT + width + 10}" y="{middle}">{escape(bar.won)}</text>'
