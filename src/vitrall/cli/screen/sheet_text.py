"""The score sheet as the terminal draws it: every line with its reason and the spaces that earned it; who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from vitrall.cli.screen.lines import Block
from vitrall.cli.screen.terminal_colors import DIM
from vitrall.engine.board import HEIGHT, WIDTH
from vitrall.score import Score
from vitrall.story.score_sheet import OPEN, outcome, ranking, tie_steps
from vitrall.story.story_types import ClaimRow, Message, Row, ScoreSheet, SeatSheet
from vitrall.words import Words

INSET = "  "
UNNAMED = ("tokens", "empty")  # lines whose reason says what they are


def sheet_lines(sheet: SeatSheet, words: Words) -> Block:
    """One sheet, line by line, down to the total."""
    lines = [line for row in sheet["rows"] for line in _row(row, words)]
    return [*lines, Text(INSET + words.say("score-total", points=sheet["total"]), style="bold")]


def _row(row: Row, words: Words) -> Iterator[Text]:
    reason = words.message(row["reason"])
    if row["kind"] in UNNAMED:
        yield Text(INSET + reason)
        return
    yield Text(INSET + words.say("score-line", what=row_name(row, words), reason=reason))
    yield from _spaces(row, words)


def row_name(row: Row, words: Words) -> str:
    """What a line is called: its card, or its label where no card names it."""
    if row["card"] is not None:
        return words.name(row["card"])
    return words.message(row["label"]) if row["label"] is not None else ""


def _spaces(row: Row, words: Words) -> Iterator[Text]:
    """The spaces that earned a card's points; of a rivalry first what was compared."""
    alike = len({claim["points"] for claim in row["claims"]}) == 1
    spaces = "; ".join(_claim(claim, alike) for claim in row["claims"] if claim["cells"])
    note = words.message(row["note"]) if row["note"] is not None else ""
    if spaces or note:
        yield Text(INSET * 2 + " – ".join(part for part in (note, spaces) if part), style=DIM)


def _claim(claim: ClaimRow, alike: bool) -> str:
    """The spaces of one claim; where claims pay differently, with what it paid."""
    return spaces_text(claim["cells"]) + ("" if alike else f" ({claim['points']})")


def spaces_text(cells: Sequence[str]) -> str:
    """Spaces as people say them; a whole row or column by its ends."""
    rows, columns = {cell[0] for cell in cells}, {cell[1] for cell in cells}
    whole = (len(rows) == 1 and len(cells) == WIDTH) or (len(columns) == 1 and len(cells) == HEIGHT)
    return f"{cells[0]}–{cells[-1]}" if whole else " ".join(cells)


def outcome_lines(sheet: ScoreSheet, names: Sequence[str], words: Words) -> Block:
    """The ranking, what decided ties, and the winner; alone only whether the target was beaten."""
    alone = sheet["target"] is not None
    ranked = [] if alone else [_ranked(sheet["seats"][seat], names, words) for seat in sheet["ranking"]]
    lines = [*ranked, *_messages(sheet["ties"], names, words)]
    assert sheet["outcome"] is not None, "the game is over"
    return [*lines, Text(words.message(sheet["outcome"], names), style="bold")]


def ranking_lines(scores: Sequence[Score], names: Sequence[str], words: Words) -> Block:
    """The same for a real table, whose third tie-break is not known: lists the players whom it would separate."""
    by_seat = {score.seat: score for score in scores}
    lines = [_place(by_seat[seat].rank, names[seat], by_seat[seat].total, words) for seat in ranking(scores)]
    lines += _messages(tie_steps(scores, OPEN), names, words)
    if sum(score.rank == 1 for score in scores) > 1:
        return lines
    return [*lines, Text(words.message(outcome(scores), names), style="bold")]


def _ranked(sheet: SeatSheet, names: Sequence[str], words: Words) -> Text:
    return _place(sheet["rank"], names[sheet["seat"]], sheet["total"], words)


def _place(rank: int, name: str, points: int, words: Words) -> Text:
    return Text(f"{rank}. {name}: {words.say('points', points=points)}")


def _messages(messages: Sequence[Message], names: Sequence[str], words: Words) -> Block:
    return [Text(words.message(each, names)) for each in messages]
