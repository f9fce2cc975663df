"""The pages of the long contests: the ranking of the bots, and their solo results."""

from __future__ import annotations

import time
from collections.abc import Sequence
from importlib.metadata import version

from vitrall.cli.contest import figures
from vitrall.cli.contest.aims import aims
from vitrall.cli.contest.show import contest_text
from vitrall.engine.options import Options
from vitrall.lab.arena.arena_rows import options_text
from vitrall.lab.arena.campaign import SOLO_TOOLS, Campaign, Item
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.rating import Ratings
from vitrall.lab.written_page import markdown_table
from vitrall.words import Words


def ladder_page(campaign: Campaign, words: Words) -> str:
    """Each bot against the one below, and each against itself."""
    played = _played("--ladder", campaign.items[0].contest, words)
    return _joined([played, *_rungs(campaign, words)], campaign, words)


def levels_page(campaign: Campaign, words: Words) -> str:
    """The same for the levels for people, with other tables and the aims."""
    head = f"## {words.say('arena-levels-title')}"
    played = _played("--levels", campaign.items[0].contest, words)
    picture = f"![{words.say('arena-levels-picture')}](ladder.svg)"
    sections = [head, played, picture, words.say("arena-aims"), aims(campaign, words), *_rungs(campaign, words)]
    elsewhere = [item for item in _elsewhere(campaign) if item.done]
    if elsewhere:
        sections += [words.say("arena-ladder-tables"), _tables(elsewhere, words)]
    return _joined(sections, campaign, words)


def _joined(sections: Sequence[str], campaign: Campaign, words: Words) -> str:
    return "\n\n".join([*sections, words.say("arena-interval"), *_left(campaign, words)])


def _rungs(campaign: Campaign, words: Words) -> list[str]:
    elsewhere = _elsewhere(campaign)
    pairs = [item for item in campaign.items if len(item.contest.bots) > 1 and item not in elsewhere]
    alone = [item for item in campaign.items if len(item.contest.bots) == 1]
    selves = _selves(alone, _ratings(campaign, pairs), words)
    return [words.say("arena-ladder-pairs"), _pairs(pairs, words), words.say("arena-ladder-alone"), selves]


def _elsewhere(campaign: Campaign) -> list[Item]:
    usual = campaign.items[0].contest.options
    return [item for item in campaign.items if item.contest.options != usual]


def solo_page(campaign: Campaign, words: Words) -> str:
    """How often each bot beats the target, by the number of tools."""
    heads = [words.say("arena-column-bot"), *(words.say("arena-solo-tools", count=tools) for tools in SOLO_TOOLS)]
    rows: dict[str, list[str]] = {}
    for item in campaign.items:
        rows.setdefault(item.contest.bots[0], []).append(_cell(item, words))
    table = markdown_table(heads, [[bot, *cells] for bot, cells in rows.items()])
    usual = next(item.contest for item in campaign.items if item.contest.options.solo_tools == Options().solo_tools)
    paragraphs = [_played("--solo", usual, words), words.say("arena-solo-cells"), table, words.say("arena-interval")]
    return "\n\n".join([*paragraphs, *_left(campaign, words)])


def _played(flag: str, contest: Contest, words: Words) -> str:
    """The command, the day, and what was played."""
    return words.say(
        "arena-page-played",
        command=f"`vitrall arena {flag}`",
        version=version("vitrall"),
        day=time.strftime("%Y-%m-%d"),
        table=contest_text(contest, words),
    )


def _pairs(items: Sequence[Item], words: Words) -> str:
    names = ("pair", "seeds", "games", "won", "points", "margin", "faults")
    return markdown_table([words.say(f"arena-column-{name}") for name in names], [_pair(item, words) for item in items])


def _tables(items: Sequence[Item], words: Words) -> str:
    names = ("table", "pair", "seeds", "games", "won", "points", "margin", "faults")
    rows = [[options_text(item.contest.options), *_pair(item, words)] for item in items]
    return markdown_table([words.say(f"arena-column-{name}") for name in names], rows)


def _pair(item: Item, words: Words) -> list[str]:
    board = item.tournament.board
    above, below = board.standings
    return [
        f"{above.bot} – {below.bot}",
        _seeds(item),
        f"{board.games:,}",
        figures.won(above),
        f"{figures.points(above)}; {figures.points(below)}",
        figures.margin(above),
        str(board.faults),
    ]


def _selves(items: Sequence[Item], ratings: Ratings, words: Words) -> str:
    names = ("bot", "seeds", "games", "points", "rating", "wall", "cpu", "part", "faults")
    rows = [_self(item, ratings) for item in items]
    return markdown_table([words.say(f"arena-column-{name}") for name in names], rows)


def _self(item: Item, ratings: Ratings) -> list[str]:
    standing = item.tournament.board.standings[0]
    times = (figures.spent(standing.turns), figures.spent(standing.turns_cpu))
    part = figures.of_budget(standing.moves, item.contest.budget)
    cells = (standing.bot, _seeds(item), f"{standing.games:,}", figures.points(standing))
    return [*cells, figures.rating(standing, ratings.of(standing.bot)), *times, part, str(standing.faults.total())]


def _ratings(campaign: Campaign, pairs: Sequence[Item]) -> Ratings:
    """Ratings from all games of all pairs, from the bottom of the ladder to its top."""
    ratings = Ratings()
    for item in pairs:
        for results in campaign.results(item):
            ratings.add(results)
    return ratings


def _cell(item: Item, words: Words) -> str:
    board = item.tournament.board
    return words.say("arena-solo-cell", won=figures.won(board.standings[0]), games=f"{board.games:,}")


def _seeds(item: Item) -> str:
    done = item.seeds[: item.done]
    return f"{done[0]}–{done[-1]}" if done else figures.NOTHING


def _left(campaign: Campaign, words: Words) -> list[str]:
    """The seeds that were not played for lack of time."""
    if not campaign.left:
        return []
    return [words.say("arena-page-left"), "\n".join(f"- {left_text(item, words)}" for item in campaign.left)]


def left_text(item: Item, words: Words) -> str:
    left = f"{item.left[0]}–{item.left[-1]}"
    return words.say("arena-left", contest=named(item, words), seeds=left)


def named(item: Item, words: Words) -> str:
    """Who plays whom."""
    bots = " – ".join(item.contest.bots)
    if item.contest.options != Options() and item.contest.options.players > 1:
        return f"{bots}, {options_text(item.contest.options)}"
    if item.contest.options.players > 1:
        return bots
    return f"{bots}, {words.say('arena-solo-tools', count=item.contest.options.solo_tools)}"
