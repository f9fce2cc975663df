"""Vitrall for PettingZoo: one agent for each seat, one decision after the other.

from vitrall.env.aec import env

game = env(players=2)
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    over = terminated or truncated
    game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import copy
import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from vitrall.cards.catalogue import Catalogue
from vitrall.engine.board import lowest
from vitrall.engine.chance import sample
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Illegal, Refusal, Unavailable
from vitrall.engine.generator import LARGEST_SEED
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state
from vitrall.env.action_space import ActionSpace
from vitrall.env.arrays import Array, SeatArrays
from vitrall.env.encoding import Encoding
from vitrall.env.rendering import MODES, check_mode, rendered
from vitrall.env.rewards import WIN, check_reward, final_rewards


def env(render_mode: str | None = None, reward: str = WIN, **options: Any) -> VitrallAEC:
    """The environment of a game with these options, named as in `vitrall.Options`."""
    return VitrallAEC(Options(**options), reward=reward, render_mode=render_mode)


raw_env = env


class VitrallAEC(AECEnv):
    """Agents are `seat_0` and so on. While all choose at once, they are asked one after the other, and none sees what
    another has chosen. Chance acts by itself. Rewards come at the end: `win` sums to zero, `points` are the scores.

    An action that is not legal is refused with `Illegal` and changes nothing."""

    metadata = {"name": "vitrall_v1", "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        options: Options | None = None,
        *,
        deck: Deck | Catalogue | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_reward(reward)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.reward = reward
        self.choices = ActionSpace(options, deck=deck)
        self.encoding = Encoding(options, deck=deck)
        self._rules = self.choices.rules
        self._sense = SeatArrays(self.choices, self.encoding)
        self._state: State | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.choices.options.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.choices.size) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        most = np.array(self.encoding.most, dtype=np.uint8)
        observation = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        return spaces.Dict(
            {"observation": observation, "action_mask": spaces.Box(0, 1, (self.choices.size,), dtype=np.int8)}
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> State:
        """The engine's own position, secrets included: for the program that runs the games, not for agents."""
        if self._state is None:
            raise Unavailable("env/not-begun")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        chosen = secrets.randbelow(LARGEST_SEED) if seed is None else int(seed) % (LARGEST_SEED + 1)
        self._state = seeded_state(self._rules, chosen)
        self._let_chance_act(self._state)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(lowest(awaited_seats(self._state)))]

    def _let_chance_act(self, state: State) -> None:
        while awaits_chance(state):
            play(state, sample(state))

    def observe(self, agent: str) -> dict[str, Array]:
        seat, state = self._seat_of[agent], self._state or self.state_of_game  # the property costs a call
        return {"observation": self._sense.observation(state, seat), "action_mask": self._sense.mask(state, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._state or self.state_of_game
        seat = self._seat_of[agent]
        number = -1 if action is None else int(self.choices.table.number(int(action), seat))
        if number < 0 or not self._sense.is_legal(state, number):
            raise Illegal(f"{action}", [Refusal("env/illegal", "")])
        self._cumulative_rewards[agent] = 0.0
        play(state, number)
        self._let_chance_act(state)
        if state.phase == OVER:
            self._end(state)
        else:
            self.agent_selection = self.possible_agents[int(lowest(awaited_seats(state)))]

    def _end(self, state: State) -> None:
        for agent, reward in zip(self.possible_agents, final_rewards(state, self.reward), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[0]
        self._deads_step_first()

    def render(self) -> Any:
        """What `render_mode` asks for; nothing without one."""
        return None if self.render_mode is None else rendered(self.state_of_game, self.render_mode)

    def close(self) -> None:
        self._state = None

    def __copy__(self) -> VitrallAEC:
        """A game of its own from here on, with the same chance."""
        return copy.deepcopy(self)
