"""The rewards of a finished game."""

from __future__ import annotations

from typing import Final

from vitrall.engine.errors import Unreadable
from vitrall.engine.scoring import ranks, solo_won, total
from vitrall.engine.state import State
from vitrall.why import none_of

WIN: Final = "win"
POINTS: Final = "points"
KINDS: Final = (WIN, POINTS)


def check_reward(kind: str) -> None:
    if kind not in KINDS:
        raise Unreadable("env/reward", none_of(kind, KINDS))


def win_shares(places: list[int]) -> list[float]:
    """By rank, 1 for the first: the sole winner has 1, the others share a loss of 1; seats of equal rank are alike.
    They sum to zero. Alone, 1 for a game won and -1 for one lost."""
    players = len(places)
    if players == 1:
        return [1.0 if places[0] == 1 else -1.0]
    winners = places.count(1)
    return [((players / winners if rank == 1 else 0) - 1) / (players - 1) for rank in places]


def final_ranks(state: State) -> list[int]:
    """1 for the first; alone 1 is won and 2 is lost."""
    if state.rules.solo:
        return [1 if solo_won(state) else 2]
    return [int(rank) for rank in ranks(state)]


def final_rewards(state: State, kind: str) -> list[float]:
    """The reward of each seat at the end of a game."""
    if kind == WIN:
        return win_shares(final_ranks(state))
    return [float(total(state, seat)) for seat in range(state.rules.players)]
