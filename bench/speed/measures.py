"""The measures of the engine. A measure does a small piece of work and returns how many units it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle
from random import Random

from vitrall import Game, Options
from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.engine.chance import sample
from vitrall.engine.choices import Choices
from vitrall.engine.legal import legal_into
from vitrall.engine.phases import OVER, ROLL, TURN
from vitrall.engine.play import play, roll_round
from vitrall.engine.playout import Luck, play_out, random_action, random_game
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import total
from vitrall.engine.state import State, awaits_chance, seeded_state
from vitrall.engine.worlds import determinised

Unit = Callable[[], int]

CORE = {players: Options(players=players, tools=0) for players in (2, 4)}
FULL = {players: Options(players=players) for players in (2, 4)}
MIDDLE = 5  # the round from whose first turn a position counts as the middle of a game
POSITIONS = 40
FEW = 20  # pieces of work between two looks at the clock


def engine_measures() -> dict[str, Unit]:
    """By name; the number at the end is that of the players."""
    measures: dict[str, Unit] = {}
    for players in (2, 4):
        core, full = Rules(CORE[players], base_deck()), Rules(FULL[players], full_deck())
        measures |= {f"core games {players}": partial(in_engine, core, count()), **of_rules(full, players)}
    return measures | {"core games scored 2": partial(in_engine_scored, Rules(CORE[2], base_deck()), count())}


def of_rules(full: Rules, players: int) -> dict[str, Unit]:
    middle = cycle([half_played(full, seed) for seed in range(POSITIONS)])
    return {
        f"full games {players}": partial(in_engine, full, count()),
        f"driven decisions {players}": partial(driven, full, count(), Random(players)),
        f"Game decisions {players}": partial(through_game, FULL[players], count(), Random(players)),
        f"copies {players}": partial(copies, middle),
        f"legal lists {players}": partial(legal_lists, middle, Choices()),
        f"rollouts {players}": partial(rollouts, middle, Luck(players)),
        f"worlds {players}": partial(worlds, middle, count()),
    }


def half_played(rules: Rules, seed: int) -> State:
    state, luck = seeded_state(rules, seed), Luck(seed)
    while state.round < MIDDLE or state.phase != TURN:
        play(state, sample(state) if awaits_chance(state) else random_action(state, luck))
    return state


def in_engine(rules: Rules, seeds: Iterator[int]) -> int:
    """Whole games, played at random without leaving the engine."""
    for _ in range(FEW):
        random_game(rules, next(seeds))
    return FEW


def in_engine_scored(rules: Rules, seeds: Iterator[int]) -> int:
    for _ in range(FEW):
        state = random_game(rules, next(seeds))
        total(state, 0)
        total(state, 1)
    return FEW


def driven(rules: Rules, seeds: Iterator[int], chance: Random) -> int:
    """Whole games driven from Python by the engine's functions; counts the players' decisions only."""
    state, choices, count, draw = seeded_state(rules, next(seeds)), Choices(), 0, chance.random
    while state.phase != OVER:
        if state.phase == ROLL:
            roll_round(state)
        elif awaits_chance(state):
            play(state, sample(state))
        else:
            legal_into(state, choices)
            size: int = choices.count
            play(state, choices.items[int(draw() * size)])
            count += 1
    return count


def through_game(options: Options, seeds: Iterator[int], chance: Random) -> int:
    """The same through `Game`, which checks every move, records it and lets chance act."""
    game, count = Game.new(options, next(seeds)), 0
    while not game.is_over:
        game.play(chance.choice(list(game.legal_moves)).action)
        count += 1
    return count


def copies(positions: Iterator[State]) -> int:
    for _ in range(FEW):
        next(positions).copy()
    return FEW


def legal_lists(positions: Iterator[State], choices: Choices) -> int:
    for _ in range(FEW):
        legal_into(next(positions), choices)
    return FEW


def rollouts(positions: Iterator[State], luck: Luck) -> int:
    """A copy of a position in the middle, played to the end at random."""
    for _ in range(FEW):
        play_out(next(positions).copy(), luck)
    return FEW


def worlds(positions: Iterator[State], seeds: Iterator[int]) -> int:
    """Copies in which everything that the seat to move must not know is dealt again."""
    for _ in range(FEW):
        state = next(positions)
        determinised(state, state.seat, next(seeds))
    return FEW
