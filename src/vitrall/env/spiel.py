"""Vitrall for OpenSpiel: importing this module registers the game `python_vitrall`.

    import pyspiel
    import vitrall.env.spiel

    game = pyspiel.load_game("python_vitrall(players=3,modules=blooms+rivalry)")

Chance is explicit: what is dealt, drawn and rolled comes with exact probabilities. Seats that choose at once are asked
one after the other; none sees what another has chosen.
"""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from vitrall.engine import actions
from vitrall.engine.board import lowest
from vitrall.engine.chance import outcomes
from vitrall.engine.choices import Choices
from vitrall.engine.legal import legal_into
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.state import NOT_SEEDED, State, awaited_seats, awaits_chance, new_state
from vitrall.env.action_space import ActionSpace
from vitrall.env.arrays import as_array
from vitrall.env.chance_codes import ChanceCodes
from vitrall.env.encoding import Encoding
from vitrall.env.rewards import WIN, final_rewards
from vitrall.moves import notation_of
from vitrall.record.redaction import redacted_actions
from vitrall.view import SPECTATOR, seat_view

MOST_IN_A_TURN = 16  # decisions: draft, place, a tool with its steps, a private die, pass
# Every option by its name; modules are joined by `+`, since OpenSpiel has no list parameters.
PARAMETERS = {option.name: option.default if option.default != () else "" for option in fields(Options)}

GAME_TYPE = pyspiel.GameType(
    short_name="python_vitrall",
    long_name="Vitrall",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


@lru_cache(maxsize=32)
def shared_table(options: Options) -> Table:
    """The one table of these options in this process."""
    return Table(options)


class Table:
    """What all states of a game share. OpenSpiel copies and pickles states, so neither makes a new one."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.choices, self.encoding = ActionSpace(options), Encoding(options)
        self.rules = self.choices.rules
        self.chance = ChanceCodes(self.rules)
        self.notation = notation_of(self.rules.deck)
        self.legal = Choices()
        turns = 10 * int(self.rules.turns)
        self.longest = turns * MOST_IN_A_TURN + 2 * options.players
        dealt = 40 + 20 * options.players
        self.most_chance = dealt + (turns + 10) * (int(self.rules.draw) + 2)

    def __deepcopy__(self, _: object) -> Table:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return shared_table, (self.options,)


class VitrallGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """The rules of one table. Returns are those of the reward `win`: they sum to zero; alone 1 or -1."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        modules = tuple(word for word in str(chosen["modules"]).split("+") if word)
        options = Options(**{**chosen, "modules": modules})
        self.table = shared_table(options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.choices.size,
            max_chance_outcomes=self.table.chance.size,
            num_players=options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.table.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> VitrallState:
        return VitrallState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> VitrallObserver:
        return VitrallObserver(self, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.most_chance


class VitrallState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position with all that was played."""

    def __init__(self, game: VitrallGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.position: State = new_state(game.table.rules, NOT_SEEDED)
        self.played: list[int] = []

    def current_player(self) -> int:
        state = self.position
        if state.phase == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        if awaits_chance(state):
            return int(pyspiel.PlayerId.CHANCE)
        return int(lowest(awaited_seats(state)))

    def _legal_actions(self, player: int) -> list[int]:
        choices = self.table.legal
        legal_into(self.position, choices)
        table, items = self.table.choices.table, choices.items
        numbers = [int(items[index]) for index in range(int(choices.count))]
        if numbers and numbers[0] >= actions.CHOOSE:  # all choose at once: its own choices alone
            numbers = [number for number in numbers if int(table.number(table.place(number), player)) == number]
        return sorted([int(table.place(number)) for number in numbers])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = outcomes(self.position)
        code, total = self.table.chance.code, int(chances.total)
        pairs = zip(chances.actions, chances.weights, strict=True)
        return [(code(int(action)), int(weight) / total) for action, weight in pairs]

    def _apply_action(self, action: int) -> None:
        number = self._number(self.current_player(), action)
        play(self.position, number)
        self.played.append(number)

    def _number(self, player: int, action: int) -> int:
        """The engine's action of a number of OpenSpiel."""
        if player < 0:
            return self.table.chance.action(action, int(outcomes(self.position).actions[0]))
        return int(self.table.choices.table.number(action, player))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.notation.text(self._number(player, action))

    def is_terminal(self) -> bool:
        return bool(self.position.phase == OVER)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.options.players
        return final_rewards(self.position, WIN)

    def __str__(self) -> str:
        return "\n".join(self.table.notation.text(action) for action in self.played)


class VitrallObserver:
    """Observations are those of the encoding. An information state is everything the seat has seen, in order: every
    action as its number plus one, 0 beyond the last; what is hidden from the seat has a number of its own."""

    def __init__(
        self, game: VitrallGame, kind: pyspiel.IIGObservationType | None, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"no parameters of an observation are known, such as {list(params)[:3]}")
        self.table = game.table
        self._recalls = bool(kind is not None and kind.perfect_recall)
        size = self.table.longest + self.table.most_chance if self._recalls else self.table.encoding.width
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"history" if self._recalls else "observation": self.tensor}

    def set_from(self, state: VitrallState, player: int) -> None:
        if not self._recalls:
            self.tensor[:] = as_array(self.table.encoding.encoder.observation(state.position, player))
            return
        self.tensor.fill(0)
        seen = [self._code(action) + 1 for action in self._seen(state, player)]
        self.tensor[: len(seen)] = seen

    def _seen(self, state: VitrallState, player: int) -> list[int]:
        return redacted_actions(self.table.rules, state.played, player, over=state.is_terminal())

    def _code(self, action: int) -> int:
        size = self.table.choices.size
        place = int(self.table.choices.table.place(action))
        if place >= 0:
            return place
        if action % 1000 == actions.HIDDEN_CARD or actions.family(action) in (actions.CHOOSE, actions.KEEP):
            return size + self.table.chance.size
        return size + self.table.chance.code(action)

    def string_from(self, state: VitrallState, player: int) -> str:
        if not self._recalls:
            view = seat_view(state.position, player if player >= 0 else SPECTATOR)
            return "\n".join(f"{name}: {view[name]}" for name in OBSERVED)  # type: ignore[literal-required]
        texts = [self.table.notation.text(action) for action in self._seen(state, player)]
        return "\n".join([f"seat {player + 1}", *texts])


OBSERVED = (
    *("you", "phase", "round", "turn", "start", "seat", "awaited", "pool", "queue", "hand", "track", "bag"),
    *("grey_pool", "board", "tools", "using", "publics", "pioneers", "seats", "offers", "legal", "target"),
)

pyspiel.register_game(GAME_TYPE, VitrallGame)
