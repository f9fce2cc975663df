"""Writing a position: `key=value` words in a fixed order. Seats, turns, steps and rounds are counted from 1."""

from __future__ import annotations

from typing import Final

from vitrall.engine.dice import LETTERS, NO_DIE
from vitrall.engine.notation import Notation
from vitrall.engine.phases import OVER, PHASES
from vitrall.engine.rules import ROUNDS
from vitrall.engine.state import NO_TOOL, NOBODY, NOT_DEALT, NOT_SEEDED, SPENT, State
from vitrall.position.modules import module_words
from vitrall.position.words import (
    NOTHING,
    bag_word,
    card_names,
    cells_word,
    dice_word,
    listed,
    seats_word,
    spaces_word,
    track_word,
)
from vitrall.record.option_words import option_words

MAGIC: Final = "vitrall-position"
VERSION: Final = "1"
USED_UP: Final = "x"  # in place of the tokens of a tool that is spent in the solo game
# Each with the field of the position it stands for.
FLAGS: Final = {
    "drafted": "drafted",
    "tooled": "tooled",
    "taken": "taken",
    "touched": "touched",
    "isolated": "isolated",
    "may-return": "may_return",
    "private": "hand_own",
}


def write_position(state: State) -> str:
    """The one line of a position, secrets and generator included."""
    names = Notation(state.rules.deck)
    words = option_words(state.rules.options) | _clock(state) | _dice(state)
    words |= _cards(state, names) | module_words(state, names)
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
        "flags": listed(flag for flag, field in FLAGS.items() if getattr(state, field)),
        "tool": _tool(state),
    }


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


def _cards(state: State, names: Notation) -> dict[str, str]:
    deal = state.deal
    tools = zip(card_names(deal.tools, names.tools), state.tokens, strict=True)
    return {
        "windows": listed(_window(state, seat, names.patterns) for seat in range(state.rules.players)),
        "favor": listed(str(tokens) for tokens in state.favor),
        "tokens": listed(f"{tool}:{USED_UP if tokens == SPENT else tokens}" for tool, tokens in tools),
        "publics": listed(card_names(deal.publics, names.decks["public"])),
        "privates": listed(card_names(deal.privates, names.decks["private"])),
        "offers": listed(card_names(deal.offers, names.decks["window"])),
    }


def _window(state: State, seat: int, names: list[str]) -> str:
    """The pattern with its dice, once windows are shown; before, what the seat has chosen."""
    pattern = state.deal.patterns[seat]
    if pattern == NOT_DEALT:
        return NOTHING
    (name,) = card_names([pattern], names)
    return f"{name}:{cells_word([int(die) for die in state.windows[seat].cells])}" if state.windows else name
