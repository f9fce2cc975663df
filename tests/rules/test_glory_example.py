"""A whole game of three with all modules of Glory, replayed from its record, and its score sheet worked out by hand.

Where the dice lay at the end, on a board that lets no two greys touch:

    seat 1                   seat 2                   seat 3
    Y5 P1 G6 .. B4           G2 B1 .. S4 ..           .. P1 Y4 P6 S4
    R6 .. .. S5 G1           R6 P4 R2 .. R5           P3 Y6 B5 R4 B6
    Y1 G4 Y5 R3 P6           P1 Y5 .. Y5 G2           .. B5 S1 P5 S3
    G6 S2 P3 Y2 S5           G6 R3 S5 P4 ..           P6 .. R4 B2 ..

- Color Diagonals, 1 for each die with its own colour at a corner. Seat 1: C2 with D1 (green), C3 with D4 (yellow),
  4 in all. Seat 2: B2 with C1 (purple), 2. Seat 3: A2 with B1 (purple), A3 with B2 (yellow), B3 with C2 (blue), 6.
- Slate Columns, 4 for each column with exactly one grey. Seat 1: columns 2, 4 and 5, 12. Seat 2: columns 3 and 4, 8.
  Seat 3: column 3 only, since column 5 has two, 4.
- Deepest Light, a rivalry of the sums of all values, row by row. Seat 1: 16 + 12 + 19 + 18 = 65. Seat 2: 7 + 17 + 13
  + 18 = 55. Seat 3: 15 + 24 + 14 + 12 = 65. The first two share 12 and 8, 10 each; seat 2 has the third place, 5.
- Private objectives. Seat 1, blue: the 4 on A5. Seat 2, purple: 4 + 1 + 4 = 9. Seat 3, green: no die, 0.
- Pioneers. Seat 3 alone: Heavy Row, 5, for row B with 3 + 6 + 5 + 4 + 6 = 24; and Inner Court, 4.
- Blooms. Seat 1 kept none. Seat 2: Pansy is not there, -5; Poppy is, red B1 and B3 over yellow C2, 5. Seat 3: Crocus
  is there, purple A2, blue B3, purple C4, 6; Daisy is not, -5.
- Tokens: 0, 0 and 1. Empty spaces: 3, 5 and 4.

Totals: 4 + 12 + 10 + 4 - 3 = 27; 2 + 8 + 5 + 9 - 5 + 5 - 5 = 19; 6 + 4 + 10 + 0 + 5 + 4 + 6 - 5 + 1 - 4 = 27.
Seats 1 and 3 are level. The private objective and the blooms decide (C10): 4 against 0 + 6 - 5 = 1, so seat 1 wins.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vitrall import Game, Score

RECORD = Path(__file__).parents[1] / "golden" / "games" / "three-glory.txt"


@pytest.fixture(scope="module")
def game() -> Game:
    return Game.from_record(RECORD.read_text("utf-8"))


def sheet(score: Score) -> dict[str, int]:
    return {line.id: line.points for line in score.lines}


@pytest.mark.rule("G16", "C1", "C2", "G13", "G9", "G11")
def test_every_line_is_as_worked_out_by_hand(game: Game) -> None:
    assert [sheet(score) for score in game.scores] == [
        {"color-diagonals": 4, "slate-columns": 12, "deepest-light": 10, "shades-of-blue": 4},
        {"color-diagonals": 2, "slate-columns": 8, "deepest-light": 5, "shades-of-purple": 9, "pansy": -5, "poppy": 5},
        {
            "color-diagonals": 6,
            "slate-columns": 4,
            "deepest-light": 10,
            "shades-of-green": 0,
            "heavy-row": 5,
            "inner-court": 4,
            "crocus": 6,
            "daisy": -5,
        },
    ]
    assert [(score.favor, score.empty_points) for score in game.scores] == [(0, -3), (0, -5), (1, -4)]


@pytest.mark.rule("G16", "C5", "C10")
def test_totals_ranks_and_the_winner_of_the_tie(game: Game) -> None:
    assert [score.total for score in game.scores] == [27, 19, 27]
    assert [score.rank for score in game.scores] == [1, 3, 2]
    assert game.winners == [0]


@pytest.mark.rule("C6", "G13", "G11")
def test_the_spaces_are_those_named_above(game: Game) -> None:
    first, second, third = game.scores
    assert [first.rivalries[0].amount, second.rivalries[0].amount, third.rivalries[0].amount] == [65, 55, 65]
    assert [claim.cells for claim in second.blooms[1].claims] == [("B1", "B3", "C2")]
    assert [claim.cells for claim in third.blooms[0].claims] == [("A2", "B3", "C4")]
    assert [line.claims[0].cells for line in third.pioneers] == [
        ("B1", "B2", "B3", "B4", "B5"),
        ("B2", "B3", "B4", "C2", "C3", "C4"),
    ]


@pytest.mark.rule("G5")
def test_the_dice_lie_as_drawn_above(game: Game) -> None:
    drawing = str(__doc__).split("seat 3\n")[1].splitlines()[:4]
    for row, line in enumerate(drawing):
        windows = [seat["rows"] or [] for seat in game.view()["seats"]]
        assert re.split(" {2,}", line.strip()) == [" ".join(die or ".." for die in rows[row]) for rows in windows]
