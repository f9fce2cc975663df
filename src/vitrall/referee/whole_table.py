"""The question about a whole table: the sheets of all its players, rivalries compared and ranks settled (C5, G13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import Objective
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.options import MOST_PLAYERS
from vitrall.engine.rules import empty_price
from vitrall.referee.final_position import FEWEST, Player, most_blooms, sheets
from vitrall.referee.question import Question, wrong_type
from vitrall.referee.solo import MOST_TARGET, each_private, solo_sheet
from vitrall.referee.table_fields import each_once, read_publics, read_stakes
from vitrall.referee.window_reader import read_window
from vitrall.score import Claim, Line, Rivalry, Score
from vitrall.story.messages import about_seats
from vitrall.story.score_sheet import OPEN, comparison, outcome, ranking, seat_sheet, tie_steps
from vitrall.story.story_types import ScoreSheet
from vitrall.why import at_most, of, quoted, within

PLAYER: Final = ("pattern", "dice", "private", "tokens", "pioneers", "blooms")

Answer = dict[str, object]


def whole_table(question: Question, catalogue: Catalogue) -> Answer:
    """A sheet for each player, in the order they are named. Rank 1 has won; a lone player must beat
    the target, with strictly more points (O6)."""
    scores, target = _scored(question, catalogue)
    winners = [score.seat for score in scores if (score.rank == 1 if target is None else score.total > target)]
    answer: Answer = {"sheets": [_sheet(score) for score in scores], "winners": winners}
    if target is not None:
        answer["target"] = target
    return {**answer, "sheet": _in_rows(scores, target)} if question.flag("rows") else answer


def whole_sheet(question: Question, catalogue: Catalogue) -> ScoreSheet:
    """The same as rows and messages alone."""
    return _in_rows(*_scored(question, catalogue))


def _scored(question: Question, catalogue: Catalogue) -> tuple[list[Score], int | None]:
    """The sheets, and the target of the solo game where there is one."""
    board = question.text("board") if "board" in question.fields else None
    publics = read_publics(question, catalogue)
    fields_of_players = listed_players(question.needed("players"))
    if "target" in question.fields:
        target = question.number("target", MOST_TARGET)
        return [_alone(fields_of_players, publics, catalogue, board)], target
    players = [_player(number, fields, catalogue, board) for number, fields in enumerate(fields_of_players, 1)]
    _check(players, publics)
    return list(sheets(players, publics)), None


def _alone(given: list[object], publics: Sequence[Objective], catalogue: Catalogue, board: str | None) -> Score:
    if len(given) > 1:
        raise Unreadable("referee/players", at_most(len(given), 1))
    players = [_player(1, fields, catalogue, board) for fields in each_private(given[0])]
    _check(players[:1], publics)
    return solo_sheet(players, publics)


def _in_rows(scores: Sequence[Score], target: int | None = None) -> ScoreSheet:
    """The sheets as rows and messages. How a real table settles its last ties is not known, so none is said to win."""
    seats = [seat_sheet(score) for score in scores]
    level = [score.seat for score in scores if score.rank == 1]
    return {
        "seats": seats,
        "comparison": comparison(seats),
        "ranking": ranking(scores),
        "ties": [] if target is not None else tie_steps(scores, OPEN),
        "outcome": about_seats("tally-level", level) if len(level) > 1 else outcome(scores, target),
        "target": target,
        "empty_price": int(empty_price(1 if target is not None else FEWEST)),
    }


def listed_players(value: object) -> list[object]:
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_PLAYERS:
        why = within(len(value), 1, MOST_PLAYERS) if isinstance(value, list) else quoted(value)
        raise Unreadable("referee/players", why)
    return value


def _player(number: int, fields: object, catalogue: Catalogue, board: str | None) -> Player:
    """One player; errors carry the player's number."""
    try:
        return _read_player(fields, catalogue, board)
    except Unreadable as error:
        about = Why("player-number", number=number)
        raise Unreadable(error.code, of(about, error.why)) from error


def _read_player(fields: object, catalogue: Catalogue, board: str | None) -> Player:
    if not isinstance(fields, dict):
        raise wrong_type("players", Why("an-object"), fields)
    question = Question(fields)
    question.only(PLAYER)
    window = read_window(question.value("pattern"), question.needed("dice"), catalogue, board)
    stakes = read_stakes(question, catalogue)
    if len(stakes.blooms) > most_blooms():
        raise Unreadable("referee/blooms", at_most(len(stakes.blooms), most_blooms()))
    private = stakes.objectives[0] if stakes.objectives else None
    return Player(window, private, stakes.tokens, stakes.pioneers, stakes.blooms)


def _check(players: Sequence[Player], publics: Sequence[Objective]) -> None:
    """Every card lies once on a table (S9), and a rivalry needs somebody to compare with (G13)."""
    each_once("private", (player.private.id for player in players if player.private))
    each_once("pioneers", (card.id for player in players for card in player.pioneers))
    each_once("blooms", (card.id for player in players for card in player.blooms))
    compared = [card.id for card in publics if len(card.places)]
    if compared and len(players) == 1:
        raise Unreadable("referee/rivalry", Why("card", card=compared[0]))


def _sheet(score: Score) -> Answer:
    return {
        "total": score.total,
        "rank": score.rank,
        "public": [_line(line) for line in score.public],
        "rivalries": [_rivalry(line) for line in score.rivalries],
        "private": _line(score.private) if score.private else None,
        "pioneers": [_line(line) for line in score.pioneers],
        "blooms": [_line(line) for line in score.blooms],
        "favor": score.favor,
        "empty": score.empty,
        "empty_points": score.empty_points,
    }


def _line(line: Line) -> Answer:
    return {"id": line.id, "points": line.points, "claims": _claims(line.claims)}


def _rivalry(line: Rivalry) -> Answer:
    answer: Answer = {"id": line.id, "points": line.points, "place": line.place, "shared": line.shared}
    return {**answer, "found": _claims(line.found)}


def _claims(claims: Sequence[Claim]) -> list[Answer]:
    return [{"points": claim.points, "cells": claim.cells} for claim in claims]
