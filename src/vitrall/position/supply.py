"""Checks of the dice of a position: no more of a colour than exist, and none in an impossible place."""

from __future__ import annotations

from collections.abc import Iterator

from vitrall.engine import phases
from vitrall.engine.dice import BASE_COLORS, COLOR, GREY, KINDS, LETTERS, NO_DIE
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.rules import GREY_POOL, OWN_DICE, Rules
from vitrall.engine.state import State
from vitrall.engine.tools import picks
from vitrall.position.words import fault
from vitrall.why import at_most, by_rule, of


def check_supply(state: State) -> Iterator[Unreadable]:
    """Every reason why the dice cannot lie so."""
    yield from _check_colors(state)
    yield from _check_beginning(state)
    yield from _check_room(state)


def _check_colors(state: State) -> Iterator[Unreadable]:
    """T10: of no colour are there more dice than the game began with."""
    counts = [int(count) for count in state.bag]
    counts[GREY] += int(state.grey_left)
    for die in _dice_out(state):
        counts[COLOR[die]] += 1
    for color, most in enumerate(_supply(state.rules)):
        if counts[color] > most:
            yield fault("dice", of(LETTERS[color], at_most(counts[color], most)))


def _supply(rules: Rules) -> list[int]:
    """All dice of a game by colour: the bag, the private pools (X4), the grey pool (G2)."""
    own = OWN_DICE // BASE_COLORS * int(rules.players) if rules.pools else 0
    besides = [own] * BASE_COLORS + [GREY_POOL if rules.grey else 0]
    return [int(count) + more for count, more in zip(rules.bag, besides, strict=True)]


def _dice_out(state: State) -> list[int]:
    """Every die that is neither in the bag nor in the grey pool."""
    placed = [die for window in state.windows for die in window.cells]
    dice = [*state.pool, *state.queue, state.hand, *state.own, *placed]
    return [*(int(die) for die in dice if die != NO_DIE), *(int(entry) % KINDS for entry in state.track)]


def _check_beginning(state: State) -> Iterator[Unreadable]:
    """Before the first roll the windows are empty, the bag is full and the private pools are as they were rolled."""
    if state.phase >= phases.ROLL:
        return
    if list(state.bag) != list(state.rules.bag) or any(window.dice for window in state.windows):
        yield fault("dice", Why("bag-not-full"))
    wanted = [place % OWN_DICE // 2 for place in range(len(state.own))]
    if [NO_DIE if die == NO_DIE else int(COLOR[die]) for die in state.own] != wanted:
        yield fault("dice", by_rule("X4", Why("own-order")))


def _check_room(state: State) -> Iterator[Unreadable]:
    """T1, G3: no round has more dice than its draw."""
    most = int(state.rules.draw) + state.rules.grey
    drawn = _drawn(state)
    spaces = [entry // KINDS for entry in state.track]
    pending = state.phase == phases.ROLL_GREY
    largest = max([drawn + pending, *(spaces.count(space) for space in spaces)])
    if largest > most:
        yield fault("dice", of("pool, track", at_most(largest, most)))
    if state.phase == phases.ROLL and state.to_roll < 1:
        yield fault("phase", Why("no-die-left"))
    if state.phase == phases.OVER and drawn:
        yield fault("phase", by_rule("T8", Why("pool-not-empty")))


def _drawn(state: State) -> int:
    """The dice of the present round that are not placed: in the pool, being rolled again, in hand."""
    rolled = len(state.queue) if state.phase == phases.ROLL_POOL else 0
    return len(state.pool) + rolled + (state.hand != NO_DIE and not state.hand_own)


def check_own(state: State) -> Iterator[Unreadable]:
    """X4, X7: a private die taken, or picked to be rolled, has left a place in its pool; asked after the tool is."""
    own = [int(die) for die in state.own][state.seat * OWN_DICE : (state.seat + 1) * OWN_DICE]
    away = _picked(state) + state.taken
    gone = own.count(NO_DIE)
    if gone < away:
        yield fault("dice", Why("own-away", away=away, gone=gone))


def _picked(state: State) -> int:
    """How many private dice wait to be rolled."""
    return len(state.queue) if picks(state) or state.phase == phases.ROLL_PICKED else 0
