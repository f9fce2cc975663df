"""Writing a position: `key=value` words in a fixed order. Seats, turns, steps and rounds are counted from 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vitrall.engine.dice import LETTERS, NO_DIE
from vitrall.engine.notation import UNKNOWN, Notation
from vitrall.engine.rules import ROUNDS
from vitrall.engine.state import HIDDEN, NO_TOOL, NOBODY, NOT_DEALT, NOT_SEEDED, OVER, SPENT, State
from vitrall.position.words import (
    NOTHING,
    bag_word,
    cells_word,
    dice_word,
    listed,
    seats_word,
    spaces_word,
    track_word,
)
from vitrall.record.options import option_words
from vitrall.view.phases import PHASES

MAGIC: Final = "vitrall-position"
VERSION: Final = "1"
USED_UP: Final = "x"  # in place of the tokens of a tool that is spent in the solo game
FLAGS: Final = ("drafted", "tooled", "touched", "isolated", "may-return")


def write_position(state: State) -> str:
    """The one line of a position, secrets and generator included."""
    words = option_words(state.rules.options) | _clock(state) | _dice(state) | _cards(state)
    words["generator"] = NOTHING if state.generator == NOT_SEEDED else str(state.generator)
    return " ".join([MAGIC, VERSION, *(f"{key}={word}" for key, word in words.items())])


def _clock(state: State) -> dict[str, str]:
    begun = state.round > 0
    return {
        "phase": PHASES[state.phase],
        "round": str(state.round) if begun else NOTHING,
        "turn": str(state.turn + 1) if begun else NOTHING,
        "start": str(state.start + 1) if begun else NOTHING,
        "skips": seats_word(state.skips, state.rules.players),
        "flags": listed(flag for flag, is_set in zip(FLAGS, _flags(state), strict=True) if is_set),
        "tool": _tool(state),
    }


def _flags(state: State) -> tuple[bool, ...]:
    return state.drafted, state.tooled, state.touched, state.isolated, state.may_return


def _tool(state: State) -> str:
    """The tool in use, its step, the spaces of the dice it has moved, the colour of the last of them."""
    if state.tool == NO_TOOL:
        return NOTHING
    tool = state.rules.deck.tools[state.deal.tools[state.tool]]
    color = NOTHING if state.moved_color == NOBODY else LETTERS[state.moved_color]
    return f"{tool.id}:{state.step + 1}:{spaces_word(state.moved)}:{color}"


def _dice(state: State) -> dict[str, str]:
    return {
        "hand": dice_word([] if state.hand == NO_DIE else [state.hand]),
        "pool": dice_word(state.pool),
        "queue": dice_word(state.queue),
        "bag": bag_word([int(count) for count in state.bag]),
        "track": track_word(state.track, rounds_over(state)),
    }


def rounds_over(state: State) -> int:
    return ROUNDS if state.phase == OVER else max(int(state.round) - 1, 0)


def _cards(state: State) -> dict[str, str]:
    names = Notation(state.rules.deck)
    deal = state.deal
    tools = zip(_named(names.tools, deal.tools), state.tokens, strict=True)
    return {
        "windows": listed(_window(state, seat, names.patterns) for seat in range(state.rules.players)),
        "favor": listed(str(tokens) for tokens in state.favor),
        "tokens": listed(f"{tool}:{USED_UP if tokens == SPENT else tokens}" for tool, tokens in tools),
        "publics": listed(_named(names.decks["public"], deal.publics)),
        "privates": listed(_named(names.decks["private"], deal.privates)),
        "offers": listed(_named(names.decks["window"], deal.offers)),
    }


def _named(names: list[str], cards: Iterable[int]) -> list[str]:
    return [UNKNOWN if card == HIDDEN else names[card] for card in cards]


def _window(state: State, seat: int, names: list[str]) -> str:
    """The pattern with its dice, once windows are shown; before, what the seat has chosen."""
    pattern = state.deal.patterns[seat]
    if pattern == NOT_DEALT:
        return NOTHING
    (name,) = _named(names, [pattern])
    return f"{name}:{cells_word([int(die) for die in state.windows[seat].cells])}" if state.windows else name
