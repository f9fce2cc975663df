"""The referee: judges any window of any table, legal or not (section M). Knows nothing of games in progress.

    window = read_window("Fractal Drops", dice)     a pattern and its dice, or `Unreadable`
    placements(window, die), moves(window, space)   where a die may go, and what stands against each other space
    score(window), total(window, stakes)            every objective with the spaces that earn it; the sum
    audit(window, tools)                            every broken rule by space, and the tools that could explain it
    repairs(window, tools, stakes)                  every smallest removal, with the total it leaves
    sheets(players, publics)                        the whole sheets of all players of a table, rivalries compared
    answer(line)                                    the same as a service: one JSON object in, one line out

Every rule asked about is the engine's; only what section M adds is written here.
"""

from vitrall.referee.final_position import Player, most_blooms, rivalry_points, sheets
from vitrall.referee.placements import NOTHING, Placements, Waiver, moves, placements
from vitrall.referee.question import MOST_BYTES
from vitrall.referee.repairs import Repair, repairs
from vitrall.referee.service import answer
from vitrall.referee.window_audit import Audit, Explanation, Fault, audit
from vitrall.referee.window_reader import read_die, read_space, read_waiver, read_window
from vitrall.referee.window_score import Sheet, Stakes, score, total

__all__ = [
    "MOST_BYTES",
    "NOTHING",
    "Audit",
    "Explanation",
    "Fault",
    "Placements",
    "Player",
    "Repair",
    "Sheet",
    "Stakes",
    "Waiver",
    "answer",
    "audit",
    "most_blooms",
    "moves",
    "placements",
    "read_die",
    "read_space",
    "read_waiver",
    "read_window",
    "repairs",
    "rivalry_points",
    "score",
    "sheets",
    "total",
]
