"""A bot at a server makes the moves that it makes in the arena.

The arena sets no limit of time and hands positions over as they are; the server's worker reads them from text and has
as many milliseconds as the server gives. Both must come to the same game, move for move.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from vitrall import Options
from vitrall.bots import Bot, Sight, make_bot
from vitrall.bots.registry import LEVELS
from vitrall.cards.catalogue import full_deck
from vitrall.engine.chance import sample
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state
from vitrall.position import write_position
from vitrall.server.bot_worker import Choose, Chosen, Desk, SoFar, read_answer
from vitrall.server.thinking_time import MOST_THINKING

ROUNDS_COMPARED = 3  # enough tools, plans and windows to part, and quick without the compiled engine
PAIRS = [*zip(LEVELS[:6:2], LEVELS[1:6:2], strict=True), ("expert", "craftsman")]


@dataclass
class Pipe:
    """Takes the worker's answers."""

    answers: list[Chosen | SoFar] = field(default_factory=list)

    def send_bytes(self, data: bytes, /) -> None:
        answer = read_answer(data)
        assert isinstance(answer, Chosen | SoFar)
        self.answers.append(answer)


@dataclass
class Seat:
    """A bot at the server. A worker may answer with the moves of a whole turn; they are played one after the other."""

    number: int
    bot: str
    seed: int
    planned: list[str] = field(default_factory=list)

    def move(self, desk: Desk, pipe: Pipe, state: State) -> str:
        if not self.planned:
            desk.answer(Choose("table", self.number, self.bot, write_position(state), self.seed, MOST_THINKING))
            answer = pipe.answers[-1]
            assert isinstance(answer, Chosen)
            assert answer.fault == ""
            self.planned = [answer.move, *answer.then]
        return self.planned.pop(0)


@pytest.mark.slow
@pytest.mark.parametrize("names", PAIRS, ids=lambda names: "-".join(names))
def test_a_worker_of_the_server_plays_the_game_of_the_arena(names: tuple[str, str]) -> None:
    pipe = Pipe()
    desk, seed, moves = Desk(pipe), 11, 0
    seats = [Seat(number, name, seed + number) for number, name in enumerate(names)]
    measured: list[Bot] = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    state = seeded_state(Rules(Options(), full_deck()), seed)
    while state.round <= ROUNDS_COMPARED:
        if awaits_chance(state):
            play(state, sample(state))
            continue
        awaited = int(awaited_seats(state))
        seat = (awaited & -awaited).bit_length() - 1
        sight = Sight(state, seat, seed=seed + seat)
        action = sight.action(measured[seat].choose(sight))
        assert seats[seat].move(desk, pipe, state) == str(sight.move(action))
        play(state, action)
        moves += 1
    assert moves > 20
