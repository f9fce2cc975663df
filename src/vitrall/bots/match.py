"""A whole game between bots; each sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vitrall.bots.random_window import RandomWindow
from vitrall.bots.registry import invite
from vitrall.bots.sight import Budget, Sight
from vitrall.bots.supervisor import Supervisor
from vitrall.engine.chance import sample
from vitrall.engine.generator import derived
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state

Watch = Callable[[State, int, int], None]  # the position before a move, the seat that moves, the action


def seated(bots: Sequence[str], players: int, seed: int, random_windows: bool = False) -> list[Supervisor]:
    """A bot for each seat, one name for all or one for each. Each has a random seed of its own, independent of the
    dice. With random windows, the bots do not choose their patterns.

    The caller closes them after the game.
    """
    named = list(bots) * players if len(bots) == 1 else list(bots)
    seeds = [int(derived(seed, seat + 1)) for seat in range(players)]
    invited = [invite(name, own) for name, own in zip(named, seeds, strict=True)]
    if random_windows:
        invited = [RandomWindow(bot, own) for bot, own in zip(invited, seeds, strict=True)]
    return [Supervisor(bot, own) for bot, own in zip(invited, seeds, strict=True)]


def play_match(
    rules: Rules, seed: int, bots: Sequence[Supervisor], budget: Budget | None = None, watch: Watch | None = None
) -> State:
    """The finished game. The same seed, bots and a budget without a clock give the same game."""
    state = seeded_state(rules, seed)
    while state.phase != OVER:
        if awaits_chance(state):
            play(state, sample(state))
            continue
        seat = _next_seat(state)
        action = bots[seat].choose(Sight(state, seat, budget, int(derived(seed, -1 - seat))))
        if watch is not None:
            watch(state, seat, action)
        play(state, action)
    return state


def _next_seat(state: State) -> int:
    """While several may act, the first of them: nobody sees what another has chosen."""
    awaited = int(awaited_seats(state))
    return (awaited & -awaited).bit_length() - 1
