"""Reading the cards of a position: who was dealt what, the windows with their dice, the tool in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vitrall.cards.printed import vector
from vitrall.engine.dice import LETTERS
from vitrall.engine.errors import Why
from vitrall.engine.notation import UNKNOWN
from vitrall.engine.phases import CHOOSE, ROLL_PICKED
from vitrall.engine.state import HIDDEN, NOBODY, NOT_DEALT, SPENT, State
from vitrall.engine.window import Window, empty_window, impose, rebuild
from vitrall.moves import notation_of
from vitrall.position.modules import lay_modules
from vitrall.position.position_writer import USED_UP
from vitrall.position.words import (
    NOTHING,
    by_seat,
    fault,
    read_cards,
    read_cells,
    read_list,
    read_number,
    read_spaces,
)
from vitrall.why import none_of, quoted

MOST_TOKENS: Final = 99


def _lay_privates(state: State, words: Mapping[str, str]) -> None:
    names = notation_of(state.rules.deck).decks["private"]
    state.deal.privates = vector(read_cards("privates", read_list(words["privates"]), names, True))


def _lay_offers(state: State, words: Mapping[str, str]) -> None:
    names = notation_of(state.rules.deck).decks["window"]
    state.deal.offers = vector(read_cards("offers", read_list(words["offers"]), names, True))


def _lay_publics(state: State, words: Mapping[str, str]) -> None:
    names = notation_of(state.rules.deck).decks["public"]
    state.deal.publics = vector(read_cards("publics", read_list(words["publics"]), names, False))


def _lay_tools(state: State, words: Mapping[str, str]) -> None:
    parts = [word.partition(":") for word in read_list(words["tokens"])]
    tools = [tool for tool, _, _ in parts]
    state.deal.tools = vector(read_cards("tokens", tools, notation_of(state.rules.deck).tools, False))
    state.tokens = vector([_tokens(state, tokens) for _, _, tokens in parts])


def _lay_modules(state: State, words: Mapping[str, str]) -> None:
    lay_modules(state, words, notation_of(state.rules.deck))


def _lay_favor(state: State, words: Mapping[str, str]) -> None:
    state.favor = vector([read_number("favor", word, 0, MOST_TOKENS) for word in read_list(words["favor"])])


def _tokens(state: State, word: str) -> int:
    """U1; a tool in the solo game bears no tokens, but may be used up (O4)."""
    if state.rules.solo:
        return SPENT if word == USED_UP else read_number("tokens", word, 0, 0)
    return read_number("tokens", word, 0, MOST_TOKENS)


def _lay_windows(state: State, words: Mapping[str, str]) -> None:
    """Patterns alone while windows are chosen, with their dice afterwards."""
    names = notation_of(state.rules.deck)
    parts = [word.partition(":") for word in by_seat("windows", words["windows"], int(state.rules.players))]
    chosen = [name for name, _, _ in parts if name != NOTHING]
    read_cards("windows", chosen, names.patterns, True)
    known = {NOTHING: NOT_DEALT, UNKNOWN: HIDDEN} | names.pattern_by_text
    state.deal.patterns = vector([known[name] for name, _, _ in parts])
    for name, colon, dice in parts:
        if bool(colon) != (state.phase > CHOOSE) or (colon and known[name] < 0):
            raise fault("phase", Why("windows-too-early"))
        if colon:
            state.windows.append(_window(state, known[name], read_cells(dice)))


def _window(state: State, pattern: int, cells: list[int]) -> Window:
    window = empty_window(state.rules.deck.patterns[pattern].printed)
    if state.deal.board != NOT_DEALT:
        impose(window, state.rules.deck.boards[state.deal.board])
    window.cells = vector(cells)
    rebuild(window)
    return window


def take_up(state: State, word: str) -> None:
    """The tool in use: its id, its step, the spaces of the dice it has moved, the colour of the last of them."""
    if word == NOTHING:
        return
    parts = word.split(":")
    table = [state.rules.deck.tools[card].id for card in state.deal.tools]
    if len(parts) != 4 or parts[0] not in table:
        raise fault("tool", Why("tool-shape", given=quoted(word)))
    state.tool = table.index(parts[0])
    tool = state.rules.deck.tools[state.deal.tools[state.tool]]
    last = len(tool.verbs) + (state.phase == ROLL_PICKED)  # dice are rolled when all are picked (X7)
    state.step = read_number("tool", parts[1], 1, last) - 1
    state.moved = read_spaces(parts[2])
    if parts[3] not in (NOTHING, *LETTERS):
        raise fault("tool", none_of(parts[3], (NOTHING, *LETTERS)))
    state.moved_color = NOBODY if parts[3] == NOTHING else LETTERS.index(parts[3])


# The steps of reading cards in their order, each with the steps that it relies on: the board binds the windows.
CARD_STEPS: Final = (
    ((), _lay_privates),
    ((), _lay_offers),
    ((), _lay_publics),
    ((), _lay_tools),
    ((), _lay_modules),
    ((_lay_modules,), _lay_windows),
    ((), _lay_favor),
)
