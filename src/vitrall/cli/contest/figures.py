"""Formats the numbers of a contest: the same in the live table, in plain lines and on pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.bots import Budget
from vitrall.lab.arena.contest import budget_text
from vitrall.lab.arena.rating import Rating
from vitrall.lab.arena.scoreboard import Standing
from vitrall.lab.arena.statistics import Rate, Times
from vitrall.words import Words

NOTHING: Final = "–"
SLOW: Final = 0.95  # the percentile shown for times


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(rate: Rate) -> str:
    return f"{100 * rate.low:.1f}–{100 * rate.high:.1f}"


def won(standing: Standing) -> str:
    """The share won with its interval."""
    return f"{percent(standing.wins.share)} ({between(standing.wins)})"


def points(standing: Standing) -> str:
    return f"{standing.points.mean:.2f} ± {standing.points.deviation:.2f}"


def margin(standing: Standing) -> str:
    return f"{standing.margins.mean:+.2f}"


def rating(standing: Standing, rated: Rating | None) -> str:
    """The rating; none for a bot most of whose moves a simple bot made."""
    if rated is None or standing.is_mostly_replaced:
        return NOTHING
    return f"{rated.strength:.1f} ± {rated.deviation:.1f}"


def faults(standing: Standing, words: Words) -> str:
    """How many, and of which kinds where there are any."""
    kinds = standing.faults
    if not kinds.total():
        return "0"
    return words.say("arena-faults", illegal=kinds["illegal"], error=kinds["error"], late=kinds["late"])


def faulty_lines(standings: Sequence[Standing], words: Words) -> list[str]:
    """Of each bot that failed, how many moves were its own, what went wrong first, and why it has no rating."""
    lines = []
    for standing in standings:
        if standing.faults.total():
            moves = standing.moves.exact.count
            lines.append(first_fault_line(standing.bot, standing.own_moves, moves, standing.first_fault, words))
        if standing.is_mostly_replaced:
            lines.append(words.say("bot-no-rating", bot=standing.bot))
    return lines


def first_fault_line(bot: str, own: int, moves: int, fault: str, words: Words) -> str:
    kind, _, detail = fault.partition(" ")
    error = words.say(f"bot-fault-{kind}") + (f": {detail}" if detail else "")
    return words.say("bot-first-fault", bot=bot, own=str(own), moves=str(moves), error=error)


def milliseconds(microseconds: float) -> str:
    """Milliseconds with significant digits only."""
    return f"{microseconds / 1000:.0f}" if microseconds >= 100_000 else f"{microseconds / 1000:.2f}"


def spent(times: Times) -> str:
    """Mean, percentile and longest."""
    return " / ".join(milliseconds(each) for each in (times.mean, times.percentile(SLOW), times.most))


def of_budget(moves: Times, budget: Budget) -> str:
    """The same as shares of the budget of a move; a dash without a time limit."""
    if budget.milliseconds is None:
        return NOTHING
    parts = (each / (1000 * budget.milliseconds) for each in (moves.mean, moves.percentile(SLOW), moves.most))
    return " / ".join(f"{100 * part:.0f} %" for part in parts)


def budget(given: Budget, words: Words) -> str:
    return budget_text(given) or words.say("arena-budget-own")
