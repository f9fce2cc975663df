"""Many games in step for learners: one call plays a decision in each. Needs numpy alone.

from vitrall.env.batch import BatchEnv

games = BatchEnv(Options(players=2), games=256, seed=1)
step = games.reset()
while learning:
    step = games.step(policy(step.observations, step.masks))
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import numpy as np

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable
from vitrall.engine.lockstep import Lockstep
from vitrall.engine.options import Options
from vitrall.env.action_space import ActionSpace
from vitrall.env.arrays import Array, as_array
from vitrall.env.encoding import Encoding
from vitrall.env.rewards import POINTS, WIN, check_reward, win_shares
from vitrall.game_start import checked_seed
from vitrall.why import number

MOST_GAMES = 100_000


class Step(NamedTuple):
    """What the seats to decide see, one row for each game. The arrays are the environment's own and are written again
    by the next step: copy what you keep."""

    observations: Array  # games × width, uint8
    masks: Array  # games × size, uint8: 1 for each legal choice
    seats: Array  # games: who decides
    over: Array  # games, bool: the last step ended a game, and this row shows the first decision of the next
    rewards: Array  # games × players: of the games that ended, else 0


class BatchEnv:
    """`games` games at once. A game that ends is replaced at once by a new one with the next seed of the batch.

    An action that is not legal is refused with `Illegal`, and then no game has changed."""

    def __init__(
        self,
        options: Options | None = None,
        games: int = 64,
        seed: int = 0,
        *,
        reward: str = WIN,
        deck: Deck | Catalogue | None = None,
    ) -> None:
        check_reward(reward)
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise Unreadable("sim/games", number(games, 1, MOST_GAMES))
        self.choices, self.encoding = ActionSpace(options, deck=deck), Encoding(options, deck=deck)
        self.games, self.players = games, self.choices.options.players
        self._reward, self._seed = reward, checked_seed(seed)
        self._observations = np.zeros((games, self.encoding.width), dtype=np.uint8)
        self._masks = np.zeros((games, self.choices.size), dtype=np.uint8)
        self._over = np.zeros(games, dtype=bool)
        self._rewards = np.zeros((games, self.players), dtype=np.float32)
        self._lockstep: Lockstep | None = None

    def reset(self, seed: int | None = None) -> Step:
        """Restart all games, with the given seed or else that of the batch."""
        self._lockstep = Lockstep(self.choices.rules, self.games, self._seed if seed is None else checked_seed(seed))
        self._over[:] = False
        self._rewards[:] = 0
        return self._step(self._lockstep)

    def step(self, actions: Array) -> Step:
        """Play one decision in each game, given by its place in the action space."""
        if self._lockstep is None:
            self.reset()
        lockstep = self._lockstep
        assert lockstep is not None
        lockstep.step(np.asarray(actions).tolist())
        np.copyto(self._over, as_array(lockstep.over), casting="unsafe")
        self._rewards[:] = 0
        ended = np.flatnonzero(self._over)
        if len(ended):
            self._rewards[ended] = self._settled(lockstep, ended)
        return self._step(lockstep)

    def __copy__(self) -> BatchEnv:
        """Games of their own from here on, with the same chance."""
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        lockstep = self._lockstep
        games = None if lockstep is None else (lockstep.states, int(lockstep.begun), int(lockstep.seed))
        return {**self.__dict__, "_lockstep": games}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        if attributes["_lockstep"] is not None:
            states, begun, seed = attributes["_lockstep"]
            self._lockstep = Lockstep(self.choices.rules, self.games, seed)
            self._lockstep.resume(states, begun)

    def _settled(self, lockstep: Lockstep, ended: Array) -> list[list[float]]:
        """The rewards of the games that have ended. Figures are read all at once, which is faster than one by one."""
        figures = lockstep.points if self._reward == POINTS else lockstep.ranks
        rows = as_array(figures, np.int64).reshape(-1, self.players)[ended].tolist()
        return rows if self._reward == POINTS else [win_shares(row) for row in rows]

    def _step(self, lockstep: Lockstep) -> Step:
        np.copyto(self._observations.reshape(-1), as_array(lockstep.observations))
        np.copyto(self._masks.reshape(-1), as_array(lockstep.masks))
        seats = as_array(lockstep.seats, np.int64).copy()
        return Step(self._observations, self._masks, seats, self._over, self._rewards)
