"""Games played out at random, inside the engine: for simulation, for search, for the bench.

A random player draws from a generator of its own, never from the game's: the same seed and the same choices give the
same dice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vitrall.engine import actions
from vitrall.engine.board import count, nth
from vitrall.engine.chance import sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import fair, scaled, seeded
from vitrall.engine.legal import legal_into, must_pass, must_place
from vitrall.engine.module_rules import chooses_blooms
from vitrall.engine.native import i64, mypyc_attr
from vitrall.engine.phases import CHOOSE, KEEP, OVER, ROLL
from vitrall.engine.play import play, roll_round
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaits_chance, seeded_state

CHOICE_SALT: Final = 0x5DEECE66D  # separates the stream of choices from that of dice
FINGERPRINT: Final = (1 << 47) - 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Luck:
    """The generator of a random player."""

    def __init__(self, seed: i64) -> None:
        self.state = seeded(seed ^ CHOICE_SALT)
        self.choices = Choices()

    def below(self, bound: i64) -> i64:
        self.state = fair(self.state, bound)
        return scaled(self.state, bound)


def random_action(state: State, luck: Luck) -> i64:
    """A legal action, all equally likely; the turn is ended only when nothing else is legal."""
    if must_pass(state):
        return actions.PASS
    spaces = must_place(state)
    if spaces:
        return actions.PLACE + nth(spaces, luck.below(count(spaces)))
    result = luck.choices
    legal_into(state, result)
    if result.items[0] != actions.PASS:
        return result.items[luck.below(result.count)]
    if result.count == 1:
        return actions.PASS
    return result.items[1 + luck.below(result.count - 1)]


def play_out(state: State, luck: Luck) -> i64:
    """Play to the end at random; returns the number of actions."""
    moves: i64 = 0
    while state.phase != OVER:
        if state.phase == ROLL:
            moves += roll_round(state)
        else:
            play(state, sample(state) if awaits_chance(state) else random_action(state, luck))
            moves += 1
    return moves


def random_games(rules: Rules, first: i64, games: i64) -> i64:
    """Play one game for each seed from `first` on; returns the sum of their fingerprints."""
    total: i64 = 0
    seed = first
    while seed < first + games:
        total = (total + fingerprint(random_game(rules, seed))) & FINGERPRINT
        seed += 1
    return total


def random_game(rules: Rules, seed: i64) -> State:
    """The finished game of random players."""
    state = seeded_state(rules, seed)
    play_out(state, Luck(seed))
    return state


def watched_random_game(rules: Rules, seed: i64, watch: Callable[[State, int, int], None]) -> State:
    """The same game; the watcher sees every move of a seat before it is played: position, seat, action."""
    state = seeded_state(rules, seed)
    luck = Luck(seed)
    while state.phase != OVER:
        if awaits_chance(state):
            play(state, sample(state))
            continue
        action = random_action(state, luck)
        watch(state, mover(state, action), action)
        play(state, action)
    return state


def mover(state: State, action: i64) -> i64:
    """The seat that a move belongs to: choices of windows and blooms name theirs."""
    if state.phase == CHOOSE:
        return (action - actions.CHOOSE) // actions.SEAT_CHOICES
    if state.phase == KEEP:
        return (action - actions.KEEP) // actions.SEAT_KEEPS
    return state.seat


def fingerprint(state: State) -> i64:
    """A number that two finished games share only if they ended alike, dice, tokens and generator included."""
    mark = (state.generator ^ (state.generator >> 47)) & FINGERPRINT
    for window in state.windows:
        for die in window.cells:
            mark = (mark * 37 + die + 1) & FINGERPRINT
    for tokens in state.favor:
        mark = (mark * 37 + tokens) & FINGERPRINT
    for entry in state.track:
        mark = (mark * 37 + entry) & FINGERPRINT
    for die in state.own:
        mark = (mark * 37 + die + 1) & FINGERPRINT
    for owner in state.owners:
        mark = (mark * 37 + owner + 1) & FINGERPRINT
    if chooses_blooms(state.rules):
        for choice in state.deal.keeps:
            mark = (mark * 37 + choice) & FINGERPRINT
    return mark
