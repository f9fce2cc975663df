"""The aims of the strongest bots, and what was measured: a table on the page of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.bots.learned import has_net_in_futures
from vitrall.cli.contest import figures
from vitrall.engine.options import Options
from vitrall.lab.arena.arena_rows import options_text
from vitrall.lab.arena.campaign import BEST, SOLO_SEEDS, Campaign, Item
from vitrall.lab.arena.contest import Contest
from vitrall.lab.arena.tournament import Tournament
from vitrall.lab.written_page import markdown_table
from vitrall.words import Words

TOP: Final = BEST[0]
ONE_TURN: Final = "expert"
SOLO_AIMS: Final = {1: "18 %", 3: "40 %", 5: "60 %"}


def aims(campaign: Campaign, words: Words) -> str:
    """The aims with their results; aims without games are left out."""
    usual = campaign.items[0].contest.options
    rows = [
        *_self_play(campaign.items, usual, words),
        *_best(campaign.items, usual, words),
        *_alone(campaign, usual, words),
    ]
    heads = [words.say("arena-column-aim-of"), words.say("arena-column-aim"), words.say("arena-column-measured")]
    return markdown_table(heads, rows)


def _self_play(items: Sequence[Item], usual: Options, words: Words) -> list[list[str]]:
    rows = []
    for bot, aim in ((TOP, "≥ 60; ≤ 100 ms"), (ONE_TURN, "≥ 56; ≤ 1 ms")):
        item = _item(items, (bot,), usual)
        if item is not None and item.done:
            standing = item.tournament.board.standings[0]
            spent = f"{standing.turns_cpu.mean / 1000:.2f} ms"
            rows.append([words.say("arena-aim-self", bot=bot), aim, f"{figures.points(standing)}; {spent}"])
    return rows


def _best(items: Sequence[Item], usual: Options, words: Words) -> list[list[str]]:
    """Where the two play alike, there is nothing to measure."""
    rows = []
    for options in dict.fromkeys(item.contest.options for item in items if item.done and TOP in item.contest.bots):
        item = _item(items, BEST, options)
        if item is not None and item.done:
            measured = figures.won(item.tournament.board.standings[0])
        elif not has_net_in_futures(options):
            measured = words.say("arena-aim-alike", above=BEST[0], below=BEST[1])
        else:
            continue
        aim = "≥ 65 %" if options == usual else "> 50 %"
        rows.append(
            [words.say("arena-aim-pair", above=BEST[0], below=BEST[1], table=options_text(options)), aim, measured]
        )
    return rows


def _alone(campaign: Campaign, usual: Options, words: Words) -> list[list[str]]:
    """From the games of `--solo`, as far as they are on disk."""
    rows = []
    for tools, aim in SOLO_AIMS.items():
        contest = Contest((TOP,), usual.alone(tools), campaign.items[0].contest.budget)
        tournament = Tournament(contest)
        for results in campaign.archived(contest, SOLO_SEEDS):
            tournament.add(results)
        if tournament.board.games:
            standing = tournament.board.standings[0]
            spent = f"{standing.turns_cpu.mean / 1000:.0f} ms"
            name = words.say("arena-aim-solo", bot=TOP, tools=words.say("arena-solo-tools", count=tools))
            rows.append([name, f"≥ {aim}; ≤ 300 ms", f"{figures.won(standing)}; {spent}"])
    return rows


def _item(items: Sequence[Item], bots: tuple[str, ...], options: Options) -> Item | None:
    return next((item for item in items if item.contest.bots == bots and item.contest.options == options), None)
