"""Vitrall for Gymnasium: one seat learns, bots play the others; or the solo game.

    from vitrall.env.single_seat import VitrallEnv

    game = VitrallEnv(Options(players=2), bots=("greedy",))
    observation, info = game.reset(seed=1)
    observation, reward, terminated, truncated, info = game.step(action)

`action_masks()` is what MaskablePPO of sb3-contrib asks for.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from vitrall.bots import Budget, Sight, Supervisor, invite
from vitrall.cards.catalogue import Catalogue
from vitrall.engine.board import lowest
from vitrall.engine.chance import sample
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.engine.generator import derived
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.scoring import total
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state
from vitrall.env.action_space import ActionSpace
from vitrall.env.arrays import Array, SeatArrays
from vitrall.env.encoding import Encoding
from vitrall.env.rendering import MODES, check_mode, rendered
from vitrall.env.rewards import POINTS, WIN, check_reward, final_ranks, win_shares
from vitrall.why import no_seat

LOSS = -1.0  # for an action that is not legal


class VitrallEnv(gymnasium.Env):
    """One seat of a game. The reward `win` comes at the end, from -1 to 1; `points` is, move by move, by how much the
    seat's own score has grown, so that a whole game sums to its final score less the 20 empty spaces it began with.

    With `scaled` the numbers of an observation are between 0 and 1. An action that is not legal loses the game:
    terminated, reward -1, `info["illegal"]`. `seat=None` takes another seat in every game."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        options: Options | None = None,
        *,
        bots: Sequence[str] = ("random",),
        seat: int | None = 0,
        reward: str = WIN,
        scaled: bool = False,
        budget: Budget | None = None,
        deck: Deck | Catalogue | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.choices, self.encoding = ActionSpace(options, deck=deck), Encoding(options, deck=deck)
        self.options = self.choices.options
        self._check_seats(bots, seat)
        self._names, self._asked_seat, self._budget = tuple(bots), seat, budget
        self._reward = reward
        self._rules, self._sense = self.choices.rules, SeatArrays(self.choices, self.encoding)
        most = np.array(self.encoding.most, dtype=np.uint8)
        self._scale = 1 / most.astype(np.float32) if scaled else None
        self.observation_space = (
            spaces.Box(0.0, 1.0, most.shape, dtype=np.float32) if scaled else spaces.Box(np.zeros_like(most), most)
        )
        self.action_space = spaces.Discrete(self.choices.size)
        self._state: State | None = None
        self._bots: list[Supervisor] = []
        self.seat = seat or 0

    def _check_seats(self, bots: Sequence[str], seat: int | None) -> None:
        others = self.options.players - 1
        if others and len(bots) not in (1, others):
            raise Unreadable("sim/bots", Why("bots-for-seats", bots=len(bots), seats=others))
        if seat is not None and not 0 <= seat <= others:
            raise no_seat(seat, self.options.players)

    @property
    def state_of_game(self) -> State:
        """The engine's own position, secrets included: for the program that runs the games, not for a learner."""
        if self._state is None:
            raise Unavailable("env/not-begun")
        return self._state

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(0, 1 << 62))
        self.seat = int(self.np_random.integers(self.options.players)) if self._asked_seat is None else self._asked_seat
        self._seat_bots(chosen)
        self._state = seeded_state(self._rules, chosen)
        self._play_to_own_turn(chosen)
        self._points = self._own_points()
        return self._observed(), self._info()

    def _seat_bots(self, seed: int) -> None:
        self._close_bots()
        others = self.options.players - 1
        named = list(self._names) * others if len(self._names) == 1 else list(self._names)
        seeds = [int(derived(seed, place + 1)) for place in range(others)]
        self._bots = [Supervisor(invite(name, own), own) for name, own in zip(named[:others], seeds, strict=True)]
        self._seed = seed

    def _play_to_own_turn(self, seed: int) -> None:
        """Chance and bots act until the seat is asked or the game is over."""
        state = self.state_of_game
        while state.phase != OVER:
            if awaits_chance(state):
                play(state, sample(state))
                continue
            seat = int(lowest(awaited_seats(state)))
            if seat == self.seat:
                return
            bot = self._bots[seat if seat < self.seat else seat - 1]
            play(state, bot.choose(Sight(state, seat, self._budget, int(derived(seed, -1 - seat)))))

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        state = self.state_of_game
        number = int(self.choices.table.number(int(action), self.seat))
        if number < 0 or state.phase == OVER or not self._sense.is_legal(state, number):
            return self._observed(), LOSS, True, False, {**self._info(), "illegal": True}
        play(state, number)
        self._play_to_own_turn(self._seed)
        over = bool(state.phase == OVER)
        return self._observed(), self._rewarded(over), over, False, self._info()

    def _rewarded(self, over: bool) -> float:
        if self._reward == POINTS:
            before, self._points = self._points, self._own_points()
            return float(self._points - before)
        return win_shares(final_ranks(self.state_of_game))[self.seat] if over else 0.0

    def _own_points(self) -> int:
        """The seat's score; before windows are chosen, that of an empty window."""
        state = self.state_of_game
        return int(total(state, self.seat)) if state.windows else int(20 * state.rules.hole)

    def _observed(self) -> Array:
        observation = self._sense.observation(self.state_of_game, self.seat)
        return observation if self._scale is None else observation * self._scale

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        state = self.state_of_game
        if state.phase == OVER:
            info["points"] = [int(total(state, seat)) for seat in range(self.options.players)]
            info["ranks"] = final_ranks(state)
        return info

    def action_masks(self) -> Array:
        """One for each legal choice."""
        return self._sense.mask(self.state_of_game, self.seat)

    def render(self) -> Any:
        """What `render_mode` asks for; nothing without one."""
        return None if self.render_mode is None else rendered(self.state_of_game, self.render_mode)

    def _close_bots(self) -> None:
        for bot in self._bots:
            bot.close()
        self._bots = []

    def close(self) -> None:
        self._close_bots()

    def __copy__(self) -> VitrallEnv:
        return copy.deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Bots stay behind: some are other programs. A copy invites its own, with the same seeds."""
        return {**self.__dict__, "_bots": []}

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        self.__dict__.update(attributes)
        if self._state is not None:
            self._seat_bots(self._seed)
