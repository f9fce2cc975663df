"""`vitrall arena --mixed`: all bots at all tables; faults are listed table by table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress

from vitrall.bots import Budget
from vitrall.cli.contest import figures
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.endurance import endured, mixed_contests
from vitrall.lab.arena.scoreboard import Scoreboard
from vitrall.lab.cluster import Cluster
from vitrall.words import Words


def run_mixed(
    bots: Sequence[str], edition: str, budget: Budget, seeds: range, workers: int | Cluster, words: Words
) -> int:
    """Exit code 0 only if every bot made every move itself."""
    boards: list[Scoreboard] = []
    for contest in mixed_contests(bots, edition, budget):
        boards.append(_played(contest, seeds, workers, words))
        print("\n".join(_lines(boards[-1], words)), flush=True)
    faults = sum(board.faults for board in boards)
    print(words.say("arena-mixed-failed", count=faults) if faults else words.say("arena-mixed-passed"))
    return 1 if faults else 0


def _played(contest: Contest, seeds: range, workers: int | Cluster, words: Words) -> Scoreboard:
    console, board = Console(stderr=True), Scoreboard(contest)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(words.say("players-count", count=contest.options.players), total=len(seeds))
        for latest in endured(contest, seeds, workers):
            board = latest
            progress.update(bar, completed=board.games)
    return board


def _lines(board: Scoreboard, words: Words) -> list[str]:
    players = words.say("players-count", count=board.contest.options.players)
    head = words.say("arena-mixed-table", players=players, games=str(board.games))
    lines = [_line(board, place, words) for place in range(len(board.standings))]
    return [head, *(f"  {line}" for line in [*lines, *figures.faulty_lines(board.standings, words)])]


def _line(board: Scoreboard, place: int, words: Words) -> str:
    """A fault is a move that came too late for the supervisor, or was no legal move. How many took longer than
    their budget is shown beside it: on a busy machine that happens to every bot."""
    standing, most = board.standings[place], board.contest.budget.milliseconds
    limit = None if most is None else 1000 * most
    return words.say(
        "arena-mixed-line",
        bot=standing.bot,
        moves=str(standing.moves.exact.count),
        faults=figures.faults(standing, words),
        wall=figures.NOTHING if limit is None else str(standing.moves.beyond(limit)),
        cpu=figures.NOTHING if limit is None else str(standing.moves_cpu.beyond(limit)),
        slowest=figures.milliseconds(standing.moves.most),
    )
