"""Games of self-play with exploration, some hundreds to a file. A file that is there is not played again.

Who plays them gets the weights as text and returns the file as bytes: on a cluster other machines cannot see the
folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vitrall.bots.craftsman import weights
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.heuristic import Heuristic
from vitrall.bots.mind.judge import Judge, PointsNow
from vitrall.bots.mind.selfplay import Exploration, Notes, Player, RestOfRound, Teacher, final_worth, play_game
from vitrall.bots.net_file import net_of, read_net
from vitrall.bots.planner import Style
from vitrall.bots.thinker import WIDTH
from vitrall.cards.catalogue import full_deck
from vitrall.engine.rules import Rules
from vitrall.lab.cluster import Cluster
from vitrall.lab.parallel import in_order
from vitrall.learn.plan import Plan
from vitrall.learn.training_rows import Rows, as_file, joined, read_rows, rows_of, write_file

GAMES_A_FILE: Final = 200
# The futures of a teacher. Two rounds are far enough to see more than the net does, and take little time.
TAUGHT: Final = Style(ahead=3, whole_rounds=True, shortlist=3, skilled=True, exact=True)
# Of a player that plays ends on to the end of the round.
ONE_ROUND: Final = Style(ahead=1, whole_rounds=True, shortlist=3, skilled=True, exact=True)
LEAST_TAUGHT: Final = 7  # placements left; later tools matter most, and futures hardly use them


@dataclass(frozen=True)
class Task:
    """The games of one file."""

    plan: Plan
    net: str | None  # the weights that play; None: play for the present points, without a net
    first_seed: int
    games: int


def gather(
    plan: Plan, folder: Path, net: Path | None, iteration: int, workers: int | Cluster
) -> Iterator[tuple[int, float]]:
    """Play the games of an iteration; after each file: how many games it has, and their mean worth."""
    planned = tasks(plan, folder, net, iteration)
    missing = {path: task for path, task in planned.items() if not path.exists()}
    for path, task in planned.items():
        if path not in missing:
            yield task.games, float(read_rows(path).final.mean())
    for path, (content, mean) in zip(missing, in_order(play_games, missing.values(), workers), strict=True):
        write_file(content, path)
        yield missing[path].games, mean


def tasks(plan: Plan, folder: Path, net: Path | None, iteration: int) -> dict[Path, Task]:
    """By the file that they are to fill."""
    first, weights = plan.first_seed(iteration), text_of(net)
    return {
        file_of(folder, iteration, start): Task(plan, weights, first + start, min(GAMES_A_FILE, plan.games - start))
        for start in range(0, plan.games, GAMES_A_FILE)
    }


def file_of(folder: Path, iteration: int, start: int) -> Path:
    return folder / f"games-{iteration:02d}-{start:07d}.npz"


def files_of(plan: Plan, folder: Path, iteration: int) -> list[Path]:
    """The files of an iteration that are there."""
    paths = [file_of(folder, iteration, start) for start in range(0, plan.games, GAMES_A_FILE)]
    return [path for path in paths if path.exists()]


def play_games(task: Task) -> tuple[bytes, float]:
    """The file, and the mean worth of its games."""
    judge = judge_of(task.net)
    teacher = None if task.net is None or not task.plan.futures else _teacher(judge, task.plan)
    parts: list[Rows] = []
    points: list[int] = []
    tables = [Rules(options, full_deck()) for options in task.plan.options]
    for game in range(task.games):
        seed = task.first_seed + game
        rules, notes = tables[seed % len(tables)], Notes(teacher)
        players = [_explorer(judge, task.plan) for _ in range(rules.players)]
        state = play_game(rules, seed, players, notes)
        points += [int(final_worth(state, seat)) for seat in range(rules.players)]
        parts.append(rows_of(notes.rows))
    return as_file(joined(parts)), sum(points) / len(points)


def text_of(net: Path | None) -> str | None:
    return None if net is None else net.read_text(encoding="utf-8")


def judge_of(net: str | None) -> Judge:
    return PointsNow() if net is None else net_of(read_net(net))


def _teacher(judge: Judge, plan: Plan) -> Teacher:
    future = Future(judge, TAUGHT.manner, Heuristic(weights()))
    return Teacher(future, plan.futures, plan.compared, LEAST_TAUGHT)


def _explorer(judge: Judge, plan: Plan) -> Player:
    how = Exploration(plan.candidates, plan.near, plan.margin, plan.any_end, plan.any_window)
    return player(judge, plan, how)


def player(judge: Judge, plan: Plan, exploration: Exploration | None) -> Player:
    """As the plan wants it. Before there is a net, the rest of the round would only repeat the points on the table."""
    rest = None
    if plan.round_ends and not isinstance(judge, PointsNow):
        rest = RestOfRound(Future(judge, ONE_ROUND.manner, Heuristic(weights())), plan.round_ends)
    return Player(judge, plan.effort, WIDTH, exploration, rest)
