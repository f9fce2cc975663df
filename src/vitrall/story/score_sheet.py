"""The score sheet as rows with their reasons, a comparison of the seats, and who has won and why."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final

from vitrall.engine import scoring
from vitrall.engine.options import SHARED
from vitrall.engine.phases import OVER
from vitrall.engine.state import State
from vitrall.score import Claim, Line, Rivalry, Score, score_sheet
from vitrall.story.messages import about_seats, message
from vitrall.story.story_types import ClaimRow, Comparison, Message, Row, RowKind, ScoreSheet, SeatSheet

OPEN: Final = "open"  # in place of a third tie-break: that of a real table is not known


def game_sheet(state: State, own: Container[str] = ()) -> ScoreSheet:
    """All sheets of a position, final when the game is over; `own` are the ids of players' own cards."""
    scores = score_sheet(state)
    over = state.phase == OVER
    alone = bool(state.rules.solo)
    target = int(scoring.target(state)) if alone else None
    tie_break = state.rules.options.printing.tie_break
    seats = [seat_sheet(score, own) for score in scores]
    return {
        "seats": seats,
        "comparison": comparison(seats),
        "ranking": ranking(scores),
        "ties": tie_steps(scores, tie_break) if over and not alone else [],
        "outcome": outcome(scores, target) if over else None,
        "target": target,
        "empty_price": int(state.rules.hole),
    }


def seat_sheet(score: Score, own: Container[str] = ()) -> SeatSheet:
    """One sheet, line by line in the order of the rules."""
    return {"seat": score.seat, "rows": _summed(rows(score, own)), "total": score.total, "rank": score.rank}


def _summed(lines: Iterable[Row]) -> list[Row]:
    """The lines, each with the points so far: a screen that reads them out one by one adds nothing up."""
    listed = list(lines)
    for line, points in zip(listed, accumulate(line["points"] for line in listed), strict=True):
        line["so_far"] = points
    return listed


def rows(score: Score, own: Container[str] = ()) -> Iterator[Row]:
    for line in score.public:
        yield objective_row("public", line, own)
    for card in score.rivalries:
        yield _rivalry_row(card)
    yield objective_row("private", score.private, own) if score.private is not None else unknown_row()
    for line in score.pioneers:
        yield _card_row("pioneer", line, message("points", {"points": line.points}))
    for line in score.blooms:
        met = line.points >= 0
        yield _card_row("bloom", line, message("bloom-met" if met else "bloom-missed", {"points": abs(line.points)}))
    yield tokens_row(score.favor)
    yield empty_row(score.empty, score.empty_points)


def objective_row(kind: RowKind, line: Line, own: Container[str] = ()) -> Row:
    """An objective: how often it was met, and what that pays."""
    return _card_row(kind, line, scored(line.id, len(line.claims), line.points, own))


def scored(card: str, count: int, points: int, own: Container[str] = ()) -> Message:
    """How often a card scored and what it paid, in the card's own words where it has some: 2 rows, 12 points."""
    from vitrall.words.bundles import holds  # only a sheet needs Fluent; a game alone must not load it
    from vitrall.words.language import DEFAULT

    id = f"card-{card}.scored"
    known = card not in own and holds(DEFAULT, id)
    return message(id if known else "times-scored", {"count": count, "points": points})


def unknown_row() -> Row:
    """A private objective that the reader does not know."""
    return _row("private", message("score-unknown"), label=message("term-private-objective"))


def tokens_row(tokens: int) -> Row:
    reason = message("tokens-scored", {"count": tokens, "points": tokens})
    return _row("tokens", reason, label=message("term-favor-tokens"), points=tokens)


def empty_row(empty: int, points: int) -> Row:
    reason = message("empty-spaces", {"count": empty, "points": -points})
    return _row("empty", reason, label=message("term-empty-spaces"), points=points)


def _rivalry_row(card: Rivalry) -> Row:
    """A place among the players, and what was compared (G13)."""
    reason = message("podium-shared" if card.shared else "podium", {"place": card.place, "points": card.points})
    row = _row("rivalry", reason, card=card.id, points=card.points)
    row["claims"], row["spaces"] = _claims(card.found), _spaces(card.found)
    row["note"] = message("rivalry-compared", {"amount": card.amount})
    return row


def _card_row(kind: RowKind, line: Line, reason: Message) -> Row:
    row = _row(kind, reason, card=line.id, points=line.points)
    row["claims"], row["spaces"] = _claims(line.claims), _spaces(line.claims)
    return row


def _row(kind: RowKind, reason: Message, card: str | None = None, label: Message | None = None, points: int = 0) -> Row:
    return {
        "kind": kind,
        "card": card,
        "label": label,
        "reason": reason,
        "points": points,
        "so_far": points,
        "claims": [],
        "spaces": [],
        "note": None,
    }


def _claims(claims: Sequence[Claim]) -> list[ClaimRow]:
    return [{"points": claim.points, "cells": list(claim.cells)} for claim in claims]


def _spaces(claims: Sequence[Claim]) -> list[str]:
    return list(dict.fromkeys(cell for claim in claims for cell in claim.cells))


def comparison(sheets: Sequence[SeatSheet]) -> list[Comparison]:
    """Each line once, with the points of every seat. What is private or taken is one line for all."""
    compared: dict[tuple[str, str | None], Comparison] = {}
    for place, sheet in enumerate(sheets):
        for row in sheet["rows"]:
            card = row["card"] if row["kind"] in ("public", "rivalry") else None
            key = (row["kind"], card)
            if key not in compared:
                label = None if card else _label(row["kind"])
                nobody: list[int | None] = [None] * len(sheets)
                compared[key] = {"kind": row["kind"], "card": card, "label": label, "points": nobody}
            points = compared[key]["points"]
            points[place] = (points[place] or 0) + row["points"]
    return sorted(compared.values(), key=lambda line: ORDER.index(line["kind"]))


ORDER: Final[tuple[RowKind, ...]] = ("public", "rivalry", "private", "pioneer", "bloom", "tokens", "empty")
LABELS: Final[dict[RowKind, str]] = {
    "private": "term-private-objective",
    "pioneer": "term-pioneers",
    "bloom": "term-blooms",
    "tokens": "term-favor-tokens",
    "empty": "term-empty-spaces",
}


def _label(kind: RowKind) -> Message:
    return message(LABELS[kind])


# ---- who has won -----------------------------------------------------------------------------------------------------


def ranking(scores: Sequence[Score]) -> list[int]:
    """The seats, the best first."""
    return [score.seat for score in sorted(scores, key=lambda score: score.rank)]


def outcome(scores: Sequence[Score], target: int | None = None) -> Message:
    """Who has won. Alone the target is to be beaten, not reached (O6)."""
    if target is not None:
        points = scores[0].total
        return message("solo-won" if points > target else "solo-lost", {"points": points, "target": target})
    winners = [score.seat for score in scores if score.rank == 1]
    best = max(score.total for score in scores)
    if len(winners) == 1:
        return message("winner", {"points": best}, seats=winners)
    return about_seats("winners-shared", winners, {"points": best})


def tie_steps(scores: Sequence[Score], tie_break: str) -> list[Message]:
    """C5: what decided between seats with equal points; each step compares only those who are still tied."""
    ranked = sorted(scores, key=lambda score: score.rank)
    return [step for _, tied in groupby(ranked, key=_total) for step in _settled(list(tied), tie_break)]


def _settled(tied: list[Score], tie_break: str) -> Iterator[Message]:
    if len(tied) < 2:
        return
    seats = [score.seat for score in tied]
    for id, measure in _STEPS:
        if len({measure(score) for score in tied}) > 1:
            yield about_seats(id, seats)
            for _, still in groupby(tied, key=measure):
                yield from _settled(list(still), tie_break)
            return
    if tie_break != SHARED or tied[0].rank == 1:  # who shares a lower rank has not won
        yield about_seats(f"tie-{tie_break}", seats)


def _total(score: Score) -> int:
    return score.total


def _private_points(score: Score) -> int:
    return score.private_points


def _tokens(score: Score) -> int:
    return score.favor


_STEPS: Final[tuple[tuple[str, Callable[[Score], int]], ...]] = (
    ("tie-private", _private_points),
    ("tie-tokens", _tokens),
)
