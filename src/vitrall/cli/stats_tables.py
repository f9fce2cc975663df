"""The statistics of games as tables in the reader's language, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitrall.lab.game_stats import Figure, GameStats, StatLine
from vitrall.lab.written_page import markdown_table
from vitrall.words import Words

SHARES: Final = ("won", "chosen", "used", "paid")  # figures that are shares; the others are means
NUMBERED: Final = ("seats", "order")  # tables of numbers; the others are tables of cards


def table_titles(stats: GameStats, words: Words) -> dict[str, str]:
    return {name: words.say(f"stats-{name}") for name in stats.tables}


def heads(name: str, lines: list[StatLine], words: Words) -> list[str]:
    """The columns of a table: what it is about, how often it was seen, its figures."""
    figures = list(dict.fromkeys(figure for line in lines for figure in line.figures))
    return [words.say(f"stats-of-{name}"), words.say("stats-count"), *(words.say(f"stats-{each}") for each in figures)]


def cells(name: str, lines: list[StatLine], words: Words) -> Iterator[list[str]]:
    """The lines of a table. A missing figure, such as for a tool that nobody used, is a dash."""
    figures = list(dict.fromkeys(figure for line in lines for figure in line.figures))
    for line in lines:
        texts = (figure_text(each, line.figures.get(each)) for each in figures)
        yield [label(name, line, words), f"{line.count:,}", *texts]


def label(name: str, line: StatLine, words: Words) -> str:
    return line.id if name in NUMBERED else words.name(line.id)


def figure_text(name: str, figure: Figure | None) -> str:
    """A share with its interval, a mean with half of it."""
    if figure is None:
        return "–"
    if name in SHARES:
        spread = (
            "" if figure.low is None or figure.high is None else f" ({100 * figure.low:.1f}–{100 * figure.high:.1f})"
        )
        return f"{100 * figure.value:.1f} %{spread}"
    return f"{figure.value:.2f}" + ("" if figure.high is None else f" ± {figure.high - figure.value:.2f}")


def first_player(stats: GameStats, words: Words) -> str:
    """The effect of starting, in one sentence; empty for games of one."""
    order = stats.tables.get("order")
    if not order:
        return ""
    first = order[0]
    return words.say(
        "stats-first",
        won=figure_text("won", first.figures["won"]),
        fair=f"{100 * first.count / sum(line.count for line in order):.1f} %",
        ahead=figure_text("ahead", first.figures["ahead"]),
    )


def markdown(stats: GameStats, words: Words) -> str:
    """All tables as a page."""
    parts = [batch_line(stats, words), words.say("stats-intervals"), first_player(stats, words)]
    for name, title in table_titles(stats, words).items():
        lines = stats.tables[name]
        parts += [f"### {title}", markdown_table(heads(name, lines, words), cells(name, lines, words))]
    return "\n\n".join(part for part in parts if part)


def batch_line(stats: GameStats, words: Words) -> str:
    """What was played: options, bots, seeds."""
    named = ("options", "bots", "budget", "windows", "seed")
    values = {name: sorted({each.get(name, "") for each in stats.about} - {""}) for name in named}
    texts = [f"{name} {', '.join(words_of)}" for name, words_of in values.items() if words_of]
    return words.say("stats-games", count=f"{stats.games:,}", about="; ".join(texts))
