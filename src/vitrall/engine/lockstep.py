"""Many games in step: each call plays one decision in every game, lets chance act, and writes what the next seats see.

A game that ends is replaced by a new one at once. The seed of the batch decides which, not how fast games end.
"""

from __future__ import annotations

from vitrall.engine.action_table import ActionTable, room
from vitrall.engine.board import lowest
from vitrall.engine.chance import sample
from vitrall.engine.choices import Choices
from vitrall.engine.errors import Illegal, Refusal
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal_into
from vitrall.engine.native import i64, u8, vec
from vitrall.engine.observation import Encoder
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, solo_won, total
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state


class Lockstep:
    """A batch of games. All arrays lie game after game; they are written again by every step."""

    def __init__(self, rules: Rules, games: i64, seed: i64) -> None:
        self.rules = rules
        self.games = games
        self.seed = seed
        self.table = ActionTable(rules)
        self.encoder = Encoder(rules)
        self.states: list[State] = []
        self.choices: list[Choices] = []
        self.begun: i64 = 0  # games so far
        self.masks = room(games * self.table.size)
        self.observations = room(games * self.encoder.width)
        self.seats = vec[i64]([0] * int(games))  # whose decision is next
        self.over = room(games)  # the last step ended this game, and another has begun
        self.points = vec[i64]([0] * int(games * rules.players))  # of the game that ended
        self.ranks = vec[i64]([0] * int(games * rules.players))  # likewise, 1 the best; alone 1 is won
        game: i64 = 0
        while game < games:
            self.states.append(self._next_game())
            self.choices.append(Choices())
            self._look(game)
            game += 1

    def _next_game(self) -> State:
        state = seeded_state(self.rules, derived(self.seed, self.begun))
        self.begun += 1
        while awaits_chance(state):
            play(state, sample(state))
        return state

    def resume(self, states: list[State], begun: i64) -> None:
        """Continue with these positions, one for each game, after so many games were begun."""
        self.states = states
        self.begun = begun
        self.observations = room(self.games * self.encoder.width)
        game: i64 = 0
        while game < self.games:
            self._look(game)
            game += 1

    def step(self, places: list[int]) -> None:
        """Play one decision in each game, given by its place in the action table."""
        game: i64 = 0
        nothing: u8 = 0
        one: u8 = 1
        self._check(places)
        self.observations = room(self.games * self.encoder.width)  # faster than to clear it
        while game < self.games:
            state = self.states[game]
            play(state, self.table.number(places[game], self.seats[game]))
            while awaits_chance(state):
                play(state, sample(state))
            self.over[game] = nothing
            if state.phase == OVER:
                self.over[game] = one
                self._settle(state, game)
                self.states[game] = self._next_game()
            self._look(game)
            game += 1

    def _check(self, places: list[int]) -> None:
        """All or nothing: if one place is illegal, no game changes."""
        if len(places) != self.games:
            raise Illegal(f"len(actions) == {len(places)} != {self.games}", [Refusal("env/size", "")])
        game: i64 = 0
        while game < self.games:
            place: i64 = places[game]
            if place < 0 or place >= self.table.size or not self.masks[game * self.table.size + place]:
                raise Illegal(f"actions[{game}] == {place}", [Refusal("env/illegal", "")])
            game += 1

    def _settle(self, state: State, game: i64) -> None:
        seat: i64 = 0
        players = self.rules.players
        order = ranks(state)
        while seat < players:
            self.points[game * players + seat] = total(state, seat)
            self.ranks[game * players + seat] = order[seat]
            seat += 1
        if self.rules.solo and not solo_won(state):
            self.ranks[game] = 2

    def _look(self, game: i64) -> None:
        """What the next seat of a game may do and sees."""
        choices = self.choices[game]
        nothing: u8 = 0
        one: u8 = 1
        # Only the places that were set are cleared: a mask is long, and few of its places are in use.
        self.table.write_mask(choices, self.seats[game], self.masks, game * self.table.size, nothing)
        state = self.states[game]
        seat = lowest(awaited_seats(state))
        self.seats[game] = seat
        legal_into(state, choices)
        self.table.write_mask(choices, seat, self.masks, game * self.table.size, one)
        self.encoder.fill(state, seat, self.observations, game * self.encoder.width)
