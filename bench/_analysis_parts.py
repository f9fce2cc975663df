"""The parts of `dev.py campaign analysis`: what each measures in one game, and when its aim is reached."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import mean, median, stdev
from typing import Any, Final

from testing.exact_last_turns import bots_game, last_turns
from testing.story.games import finished, setups
from vitrall.analysis import EFFORTS, Account, Analysis, Effort, analyse, analysing_in_stages, seat_verdicts
from vitrall.analysis.playout_values import CERTAIN, POINT
from vitrall.bots import Budget
from vitrall.game import Game

OWN: Final = Budget()  # each bot's own
PARTS: Final = ("expected", "luck", "own", "others", "rest")
MIDDLE: Final = Effort(playouts=64, candidates=6, choosing=96)
LUCK: Final = Effort(playouts=4, candidates=1, choosing=1)  # luck does not depend on the best lines
SMALL: Final = Effort(playouts=2, candidates=2, choosing=4)
SMALLEST: Final = Effort(playouts=1, candidates=2, choosing=2)
FEW: Final = 4  # players; a larger table gets the smallest effort
WITHIN: Final = 2.6  # standard errors: luck is that far from zero by chance once in a hundred times
WORKERS: Final = 2
STAGES: Final = ("quick", "normal")  # as the page shows an analysis: a first curve, then the whole
MEASURE: Final = "average"  # the level that plays like a person who likes the game: words are measured by its turns


@dataclass(frozen=True)
class Outcome:
    """One row of the page."""

    question: str
    aim: str
    figures: str
    is_reached: bool


@dataclass(frozen=True)
class Part:
    """Something that is measured game by game."""

    size: int  # games, or positions for the last turns
    effort: str
    measure: Callable[[int], Any]  # the figures of a game, as JSON
    outcome: Callable[[Sequence[Any]], Outcome]
    sizes: Callable[[Any], int] = lambda _: 1  # how much a game adds
    is_charged: bool = True  # whether the losses of turns matter
    is_timed: bool = False  # whether the speed of the code is measured


def words_of(effort: Effort) -> str:
    return f"{effort.playouts} / {effort.candidates} / {effort.choosing}"


def charged(weak: str, strong: str, first: int, effort: str | Effort) -> Callable[[int], dict[str, Any]]:
    """The losses of the turns of both, with the seats changed in every other game."""

    def measure(number: int) -> dict[str, Any]:
        bots = (weak, strong)[:: -1 if number % 2 else 1]
        game = bots_game(bots, first + number, OWN)
        return {name: _losses(game, seat, effort) for seat, name in enumerate(bots)}

    return measure


def _losses(game: Game, seat: int, effort: str | Effort) -> list[int]:
    return [verdict.loss.value for verdict in seat_verdicts(game, seat, effort)]


def of_one_bot(bot: str, first: int) -> Callable[[int], dict[str, list[int]]]:
    """The losses of the turns of a bot that plays against itself."""

    def measure(number: int) -> dict[str, list[int]]:
        game = bots_game((bot, bot), first + number, OWN)
        return {bot: [loss for seat in (0, 1) for loss in _losses(game, seat, "normal")]}

    return measure


def turns_of(bot: str) -> Callable[[Sequence[Any]], Outcome]:
    def outcome(games: Sequence[Any]) -> Outcome:
        losses = [loss for game in games for loss in game[bot]]
        figures = f"{len(losses):,} turns, {mean(losses or [0]) / POINT:.2f} points on average"
        return Outcome(f"what turns of {bot} lose", "measured", figures, True)

    return outcome


def charged_more(weak: str, strong: str, least: int) -> Callable[[Sequence[Any]], Outcome]:
    def outcome(games: Sequence[Any]) -> Outcome:
        apart = [(sum(game[weak]) - sum(game[strong])) / POINT for game in games]
        more = sum(each > 0 for each in apart)
        means = [mean(sum(game[name]) for game in games) / POINT if games else 0.0 for name in (weak, strong)]
        figures = f"{more} of {len(games)}; lost on average {means[0]:.1f} and {means[1]:.1f} points"
        if len(games) > 1:
            figures += f" (difference {mean(apart):.1f}, standard deviation {stdev(apart):.1f})"
        return Outcome(f"{weak} is charged more than {strong}", f"≥ {least} of 100", figures, more >= least)

    return outcome


def luck(number: int) -> list[list[int]]:
    """Luck of each seat, in points and in chances. Each game has seeds of its own: else all would share the errors of
    the same few playouts.
    """
    seats = analyse(bots_game(("craftsman", "craftsman"), 400_000 + number, OWN), LUCK, number).seats
    return [[seat.points.luck.value, seat.chances.luck.value] for seat in seats]


def is_zero_on_average(games: Sequence[Any]) -> Outcome:
    cells, good = [], len(games) > 1
    for seat in range(2) if good else ():
        for place, unit, sign in ((0, POINT, " points"), (1, CERTAIN // 100, " % to win")):
            row = [game[seat][place] / unit for game in games]
            error = stdev(row) / len(row) ** 0.5
            good = good and abs(mean(row)) <= WITHIN * error
            cells.append(f"seat {seat + 1}: {mean(row):+.2f} ± {error:.2f}{sign}")
    aim = f"zero within {WITHIN} standard errors"
    return Outcome(f"mean luck in {len(games):,} games", aim, "; ".join(cells), good)


def last_of_game(number: int) -> list[list[int]]:
    return last_turns(bots_game(("craftsman", "greedy"), 800_000 + number, OWN))


def are_exact(games: Sequence[Any]) -> Outcome:
    pairs = [pair for game in games for pair in game]
    alike = sum(best == exact for best, exact in pairs)
    figures = f"{alike} of {len(pairs)}, in {len(games):,} games"
    return Outcome(
        "the best last turn is that of exact search", "all of 500", figures, bool(pairs) and alike == len(pairs)
    )


def identity(number: int) -> dict[str, Any]:
    """Whether all accounts of a game of any kind add up, and what kind it was."""
    setup = next(setups(1, number))
    game = finished(setup)
    whole = analyse(game, SMALLEST if game.players > FEW else SMALL)
    own_cards = setup.unusual
    modules = 0 if own_cards else len(setup.options.modules)
    return {"players": game.players, "modules": modules, "deck": own_cards, "exact": _adds_up(whole, game)}


def _adds_up(whole: Analysis, game: Game) -> bool:
    points = [score.total - (game.target if game.players == 1 else 0) for score in game.scores]
    share = CERTAIN // len(game.winners) if game.winners else 0
    chances = [share if seat in game.winners else 0 for seat in range(game.players)]
    return all(
        _sum(seat.points) == seat.points.result == POINT * points[seat.seat]
        and _sum(seat.chances) == seat.chances.result == chances[seat.seat]
        and sum(verdict.loss.value for verdict in seat.verdicts) == -seat.points.own.value
        for seat in whole.seats
    )


def _sum(account: Account) -> int:
    return sum(getattr(account, part).value for part in PARTS)


def adds_up_always(games: Sequence[Any]) -> Outcome:
    exact = sum(game["exact"] for game in games)
    with_modules, with_decks = (sum(bool(game[name]) for game in games) for name in ("modules", "deck"))
    players = [sum(game["players"] == number for game in games) for number in range(1, 7)]
    kinds = f"{', '.join(map(str, players))} with 1 to 6 players, {with_modules} with modules, {with_decks} with a deck"
    figures = f"{exact} of {len(games)} ({kinds} of its own)"
    return Outcome("the parts add up to the result exactly", "all of 300", figures, exact == len(games))


def times(players: int) -> Callable[[int], dict[str, float]]:
    """Seconds until the first curve, which a quick analysis gives, and until the end; and the CPU time of it all."""

    def measure(number: int) -> dict[str, float]:
        game = bots_game(("craftsman",) * players, 900_000 + number, OWN)
        begun, spent = time.perf_counter(), _cpu()
        ends: list[float] = []  # of the stages
        for progress in analysing_in_stages(game, STAGES, workers=WORKERS):
            if progress.playouts == EFFORTS[STAGES[progress.stage]].playouts:
                progress.analysis()
                ends.append(time.perf_counter() - begun)
        return {"first": round(ends[0], 2), "whole": round(ends[-1], 2), "cpu": round(_cpu() - spent, 2)}

    return measure


def _cpu() -> float:
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def in_time(question: str, most: float, first: float) -> Callable[[Sequence[Any]], Outcome]:
    def outcome(games: Sequence[Any]) -> Outcome:
        whole, begin, cpu = ([game[name] for game in games] or [0.0] for name in ("whole", "first", "cpu"))
        figures = (
            f"{median(whole):.1f} s (longest {max(whole):.1f}), first curve {median(begin):.1f} s (longest "
            f"{max(begin):.1f}), CPU {median(cpu):.1f} s; {len(games)} games"
        )
        aim = f"≤ {most:g} s, first curve ≤ {first:g} s"
        return Outcome(question, aim, figures, max(whole) <= most and max(begin) <= first)

    return outcome


NORMAL: Final = words_of(EFFORTS["normal"])
CAMPAIGN: Final = {
    "random": Part(
        100, words_of(MIDDLE), charged("random", "greedy", 100_000, MIDDLE), charged_more("random", "greedy", 100)
    ),
    "exact": Part(500, "all lines", last_of_game, are_exact, len, is_charged=False),
    "identity": Part(300, f"{words_of(SMALL)}; {words_of(SMALLEST)} with 5 and 6 players", identity, adds_up_always),
    "words": Part(24, NORMAL, of_one_bot(MEASURE, 300_000), turns_of(MEASURE)),
    "luck": Part(1000, words_of(LUCK), luck, is_zero_on_average, is_charged=False),
    "craftsman": Part(
        100, NORMAL, charged("craftsman", "planner", 200_000, "normal"), charged_more("craftsman", "planner", 90)
    ),
    "time": Part(5, NORMAL, times(2), in_time("two players, two cores", 20, 2), is_timed=True),
    "time-solo": Part(5, NORMAL, times(1), in_time("solo, two cores", 10, 2), is_timed=True),
}
