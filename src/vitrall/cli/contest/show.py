"""Shows a running contest: a live table in a terminal, plain lines elsewhere. Results that depend on the clock come
last.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.table import Table

from vitrall.cli.contest import figures
from vitrall.kind import engine_kind
from vitrall.lab.arena.arena_rows import options_text
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.scoreboard import Standing
from vitrall.lab.arena.tournament import Tournament
from vitrall.words import Words

QUIET: Final = 30.0  # seconds between two lines of progress


class Show:
    """Shows one tournament."""

    def __init__(self, tournament: Tournament, seeds: range, words: Words) -> None:
        self._tournament = tournament
        self._seeds = seeds
        self._words = words

    def run(self, games: Iterator[object], console: Console) -> None:
        """Show until the games are over. In a pipe the result comes at the end, and progress goes to standard error."""
        if console.is_terminal:
            self._run_live(games, console)
        else:
            self._run_plain(games)
            print("\n".join(self.lines()), flush=True)

    def _run_plain(self, games: Iterator[object]) -> None:
        last_printed = time.monotonic()
        for _ in games:
            if time.monotonic() - last_printed > QUIET:
                print(self.head(), file=sys.stderr, flush=True)
                last_printed = time.monotonic()

    def _run_live(self, games: Iterator[object], console: Console) -> None:
        with Live(self._tables(), console=console, refresh_per_second=4) as live:
            for _ in games:
                live.update(self._tables())
            live.update(Group(self._tables(), *self._verdicts()))

    # ---- plain lines -------------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """All figures, times last: everything else is the same whenever the same games are played."""
        standings = self._tournament.board.standings
        results = [self._line(standing) for standing in standings]
        times = [self._times_line(standing) for standing in standings]
        return [self.head(), *results, *self._verdicts(), self._words.say("arena-times"), *times]

    def head(self) -> str:
        contest, board = self._tournament.contest, self._tournament.board
        last = self._seeds[board.seeds - 1] if board.seeds else self._seeds.start
        seeds = self._words.say("arena-seeds", first=str(self._seeds.start), last=str(last), games=str(board.games))
        return f"{contest_text(contest, self._words)}; {seeds}"

    def _line(self, standing: Standing) -> str:
        return self._words.say(
            "arena-line",
            bot=standing.bot,
            games=str(standing.games),
            won=self._won(standing),
            points=figures.points(standing),
            margin=figures.margin(standing),
            rating=figures.rating(standing, self._tournament.ratings.of(standing.bot)),
            faults=figures.faults(standing, self._words),
        )

    def _won(self, standing: Standing) -> str:
        """The share won; empty for a bot against itself."""
        contest = self._tournament.contest
        alone = len(contest.bots) == 1 and contest.options.players > 1
        return figures.NOTHING if alone else figures.won(standing)

    def _times_line(self, standing: Standing) -> str:
        return self._words.say(
            "arena-times-line",
            bot=standing.bot,
            wall=figures.spent(standing.turns),
            cpu=figures.spent(standing.turns_cpu),
            part=figures.of_budget(standing.moves, self._tournament.contest.budget),
        )

    def _verdicts(self) -> list[str]:
        lines = [
            *figures.faulty_lines(self._tournament.board.standings, self._words),
            self._words.say("arena-interval"),
        ]
        if not self._tournament.ratings.available:
            lines.append(self._words.say("arena-no-rating"))
        return [*lines, *self._verdict()]

    def _verdict(self) -> list[str]:
        test = self._tournament.test
        if test is None:
            return []
        return [
            self._words.say(
                f"arena-verdict-{test.verdict}",
                bot=self._tournament.contest.bots[0],
                seeds=str(test.seeds),
                low=f"{100 * test.low:.0f}",
                high=f"{100 * test.high:.0f}",
                ratio=f"{test.ratio:.2f}",
            )
        ]

    # ---- the live table ----------------------------------------------------------------------------------------------

    def _tables(self) -> Group:
        return Group(self.head(), self._results(), self._times())

    def _results(self) -> Table:
        names = ("bot", "games", "won", "points", "margin", "rating", "faults")
        table = self._table([self._words.say(f"arena-column-{name}") for name in names])
        for standing in self._tournament.board.standings:
            rated = figures.rating(standing, self._tournament.ratings.of(standing.bot))
            cells = (self._won(standing), figures.points(standing), figures.margin(standing), rated)
            table.add_row(standing.bot, str(standing.games), *cells, figures.faults(standing, self._words))
        return table

    def _times(self) -> Table:
        table = self._table([self._words.say(f"arena-column-{name}") for name in ("bot", "wall", "cpu", "part")])
        for standing in self._tournament.board.standings:
            part = figures.of_budget(standing.moves, self._tournament.contest.budget)
            table.add_row(standing.bot, figures.spent(standing.turns), figures.spent(standing.turns_cpu), part)
        return table

    def _table(self, heads: list[str]) -> Table:
        table = Table()
        for place, head in enumerate(heads):
            table.add_column(head, justify="right" if place else "left")
        return table


def contest_text(contest: Contest, words: Words) -> str:
    """What is played: the words of the options, the budget, the engine."""
    return words.say(
        "arena-head",
        table=options_text(contest.options),
        budget=figures.budget(contest.budget, words),
        engine=words.say(f"arena-engine-{engine_kind()}"),
    )
