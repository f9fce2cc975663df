"""`vitrall arena --ladder` and `--solo`: long contests that may be interrupted, and the page made of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress, TaskID

from vitrall.bots import Budget
from vitrall.bots.registry import HAND_MADE, LEVELS
from vitrall.cli.contest import figures
from vitrall.cli.contest.ladder_chart import bars, chart
from vitrall.cli.contest.pages import ladder_page, left_text, levels_page, named, solo_page
from vitrall.cli.executor_options import executor_asked
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.engine.options import Options
from vitrall.lab.arena.archive import Archive
from vitrall.lab.arena.campaign import LADDER_SEEDS, SOLO_SEEDS, Campaign, Item, ladder_items, level_items, solo_items
from vitrall.lab.cluster import Cluster
from vitrall.lab.written_page import put_section
from vitrall.why import by_system, verbatim
from vitrall.words import Words

DOCS: Final = Path("docs")


@dataclass(frozen=True)
class Kind:
    """One of the long contests: what is played, and the page it ends in."""

    name: str
    file: str  # the name of the page
    title: str  # its message
    bots: tuple[str, ...]  # the bots that play if none are named
    seeds: range
    items: Callable[[Sequence[str], Options, Budget, range], list[Item]]
    page: Callable[[Campaign, Words], str]


LADDER: Final = Kind("ladder", "ladder", "arena-ladder-title", HAND_MADE, LADDER_SEEDS, ladder_items, ladder_page)
RUNGS: Final = Kind("levels", "ladder", "arena-ladder-title", LEVELS, LADDER_SEEDS, level_items, levels_page)
SOLO: Final = Kind("solo", "solo", "arena-solo-title", LEVELS, SOLO_SEEDS, solo_items, solo_page)
KINDS: Final = {kind.name: kind for kind in (LADDER, RUNGS, SOLO)}


def run_campaign(kind: Kind, asked: argparse.Namespace, options: Options, budget: Budget, words: Words) -> int:
    """Play what is missing, write the page, say what is left."""
    page = page_path(kind, asked.out)
    bots = asked.bots or kind.bots
    items = kind.items(bots, options, budget, asked.seeds_read or kind.seeds)
    campaign = Campaign(items, Archive(asked.state), 60 * asked.minutes)
    try:
        _play(campaign, executor_asked(asked, asked.state), words)
    except KeyboardInterrupt:
        print(words.say("arena-kept", folder=str(asked.state)), file=sys.stderr)
        raise
    _write(kind, page, campaign, words)
    for line in [words.say("arena-written", page=str(page)), *(left_text(item, words) for item in campaign.left)]:
        print(line, flush=True)
    standings = [standing for item in campaign.items for standing in item.tournament.board.standings]
    for line in figures.faulty_lines(standings, words):
        print(line, flush=True)
    return 1 if asked.strict and any(standing.faults.total() for standing in standings) else 0


def page_path(kind: Kind, folder: Path | None) -> Path:
    """Where the page goes; checked before hours of games, not after them."""
    place = folder or DOCS
    if not place.is_dir():
        raise Unavailable("arena/pages", verbatim(str(place)))
    return place / f"{kind.file}.md"


def _play(campaign: Campaign, workers: int | Cluster, words: Words) -> None:
    """Show a progress bar for each contest in a terminal, and print a line for each finished one."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bars = {id(item): _bar(progress, item, words) for item in campaign.items}
        for item in campaign.play(workers):
            progress.update(bars[id(item)], completed=item.done)
            if not item.left:
                progress.console.print(_done(item, words), highlight=False)


def _bar(progress: Progress, item: Item, words: Words) -> TaskID:
    return progress.add_task(named(item, words), total=len(item.seeds), completed=item.done)


def _done(item: Item, words: Words) -> str:
    return words.say("arena-done", contest=named(item, words), games=str(item.tournament.board.games))


def _write(kind: Kind, page: Path, campaign: Campaign, words: Words) -> None:
    head = f"# {words.say(kind.title)}\n\n{words.say('arena-page-head')}\n"
    try:
        put_section(page, kind.name, kind.page(campaign, words), head)
        if kind is RUNGS:
            page.with_suffix(".svg").write_text(chart(bars(campaign)), encoding="utf-8")
    except OSError as error:
        raise Unreadable("file/write", by_system(page, error)) from error
