"""The score sheet in words: every line with its reason and the spaces that earned it; who has won, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.palette import DIM
from vitrall.cli.screen.scored import Scored, private_points, scored_cards
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.engine.options import SHARED
from vitrall.score import Claim, Score
from vitrall.words import Words

INSET = "  "
OPEN = "open"  # in place of a third tie-break: the edition's own decides


@dataclass(frozen=True)
class Tally:
    """All that counts for one window; a card that is None is not known."""

    cards: Sequence[Scored | None]
    tokens: int
    empty: int
    empty_points: int
    total: int


def sheet_lines(score: Score, words: Words) -> Block:
    """One sheet of a game, line by line, down to the total."""
    cards = scored_cards(score, words)
    return tally_lines(Tally(cards, score.favor, score.empty, score.empty_points, score.total), words)


def tally_lines(tally: Tally, words: Words) -> Block:
    """The same for any window."""
    total = Text(INSET + words.say("score-total", points=tally.total), style="bold")
    return [*_cards(tally.cards, words), *_rest(tally, words), total]


def _cards(cards: Sequence[Scored | None], words: Words) -> Iterator[Text]:
    for card in cards:
        if card is None:
            yield _line(words.say("term-private-objective"), words.say("score-unknown"), words)
        else:
            yield _line(words.name(card.id), card.reason, words)
            yield from _spaces(card)


def _line(what: str, reason: str, words: Words) -> Text:
    return Text(INSET + words.say("score-line", what=what, reason=reason))


def _spaces(card: Scored) -> Iterator[Text]:
    """The spaces that earned a card's points; of a rivalry first what was compared."""
    alike = len({claim.points for claim in card.claims}) == 1
    told = "; ".join(_claim(claim, alike) for claim in card.claims if claim.cells)
    if told or card.note:
        yield Text(INSET * 2 + " – ".join(part for part in (card.note, told) if part), style=DIM)


def _claim(claim: Claim, alike: bool) -> str:
    """The spaces of one claim; where claims pay differently, with what it paid."""
    return spaces_told(claim.cells) + ("" if alike else f" ({claim.points})")


def spaces_told(cells: Sequence[str]) -> str:
    """Spaces as people say them; a whole row or column by its ends."""
    rows, columns = {cell[0] for cell in cells}, {cell[1] for cell in cells}
    whole = (len(rows) == 1 and len(cells) == WIDTH) or (len(columns) == 1 and len(cells) == HEIGHT)
    return f"{cells[0]}–{cells[-1]}" if whole else " ".join(cells)


def _rest(tally: Tally, words: Words) -> Block:
    lines = [words.say("tokens-scored", count=tally.tokens, points=tally.tokens)]
    lines.append(words.say("empty-spaces", count=tally.empty, points=-tally.empty_points))
    return [Text(INSET + line) for line in lines]


def outcome_lines(
    scores: Sequence[Score], winners: Sequence[int], tie_break: str, names: Sequence[str], words: Words
) -> Block:
    """The ranking, what decided ties, and the winner."""
    best = max(score.total for score in scores)
    if len(winners) == 1:
        last = words.say("winner", name=names[winners[0]], points=best)
    else:
        last = words.say("winners-shared", names=", ".join(names[seat] for seat in winners), points=best)
    return [*_ranked(scores, tie_break, names, words), Text(last, style="bold")]


def ranking_lines(scores: Sequence[Score], names: Sequence[str], words: Words) -> Block:
    """The same for a real table, whose third tie-break nobody has told: whoever it would part is named."""
    first = [names[score.seat] for score in scores if score.rank == 1]
    best = max(score.total for score in scores)
    won = [Text(words.say("winner", name=first[0], points=best), style="bold")] if len(first) == 1 else []
    return [*_ranked(scores, OPEN, names, words), *won]


def _ranked(scores: Sequence[Score], tie_break: str, names: Sequence[str], words: Words) -> Block:
    ranked = sorted(scores, key=lambda score: score.rank)
    lines = [f"{score.rank}. {names[score.seat]}: {words.say('points', points=score.total)}" for score in ranked]
    return [Text(line) for line in (*lines, *_ties(ranked, tie_break, names, words))]


def _ties(ranked: Sequence[Score], tie_break: str, names: Sequence[str], words: Words) -> Iterator[str]:
    """C5: each step compares only those who are still tied."""
    for _, equal in groupby(ranked, key=lambda score: score.total):
        yield from _settled(list(equal), tie_break, names, words)


def _settled(tied: list[Score], tie_break: str, names: Sequence[str], words: Words) -> Iterator[str]:
    if len(tied) < 2:
        return
    who = ", ".join(names[score.seat] for score in tied)
    for message, measure in _STEPS:
        if len({measure(score) for score in tied}) > 1:
            yield words.say(message, names=who)
            for _, still in groupby(tied, key=measure):
                yield from _settled(list(still), tie_break, names, words)
            return
    if tie_break != SHARED or tied[0].rank == 1:  # who shares a lower rank has not won
        yield words.say(f"tie-{tie_break}", names=who)


def _tokens(score: Score) -> int:
    return score.favor


_STEPS: Sequence[tuple[str, Callable[[Score], int]]] = (("tie-private", private_points), ("tie-tokens", _tokens))


def solo_line(score: Score, target: int, won: bool, words: Words) -> Text:
    """O6: the target is to be beaten, not reached."""
    return Text(words.say("solo-won" if won else "solo-lost", points=score.total, target=target), style="bold")
