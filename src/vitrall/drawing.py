"""A position as plain text: for the prompt, for bug reports, for tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.phases import OVER, TURN
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import NOBODY, NOT_DEALT, State, awaits_chance

ABREAST: Final = 4  # windows that fit side by side; five and six go in two rows of three


def draw(state: State) -> str:
    """The table: head line, pools, track, the cards of the table, every window side by side with its pattern."""
    parts = [_head(state), *_table(state)]
    return "\n".join(part for part in parts if part)


def draw_window(state: State, seat: int) -> list[str]:
    """One window, four lines; empty spaces show what is printed there, in brackets."""
    window = state.windows[seat]
    printed = "".join(state.rules.deck.patterns[int(state.deal.patterns[seat])].rows)
    spaces = [_space(int(die), mark) for die, mark in zip(window.cells, printed, strict=True)]
    return ["ABCD"[row] + " " + "".join(spaces[row * 5 : row * 5 + 5]) for row in range(4)]


def _space(die: int, mark: str) -> str:
    if die != NO_DIE:
        return f" {TEXTS[die]} "
    return "  . " if mark == "." else f" ({mark})"[:4]


def _head(state: State) -> str:
    if state.phase == OVER:
        return "the game is over"
    if not state.windows or state.round == 0:
        return "setting up"
    who = "dice are rolled" if awaits_chance(state) else f"seat {state.seat + 1} to move"
    if state.rules.pools:
        return f"round {state.round}, {who}"
    turn = "first" if state.turn < state.rules.players else "second"
    return f"round {state.round}, {turn} turn, {who}"


def _table(state: State) -> list[str]:
    if not state.windows:
        return []
    hand = f"   in hand: {TEXTS[int(state.hand)]}" if state.hand != NO_DIE else ""
    pool = f"pool: {_dice(state.pool)}{hand}"
    return [pool, _grey(state), _track(state), _tools(state), _pioneers(state), *_windows(state), *_own_pools(state)]


def _dice(dice: Iterable[int]) -> str:
    return " ".join(TEXTS[int(die)] for die in dice if die != NO_DIE)


def _grey(state: State) -> str:
    """The dice left in the grey pool, and the restriction board."""
    if not state.rules.grey:
        return ""
    board = "" if state.deal.board == NOT_DEALT else f"   board: {state.rules.deck.boards[state.deal.board].id}"
    return f"grey pool: {int(state.grey_left)}{board}"


def _pioneers(state: State) -> str:
    cards = [state.rules.deck.pioneers[int(card)].id for card in state.deal.pioneers]
    owners = ["" if owner == NOBODY else f" [seat {int(owner) + 1}]" for owner in state.owners]
    return "pioneers: " + ", ".join(card + owner for card, owner in zip(cards, owners, strict=True)) if cards else ""


def _own_pools(state: State) -> list[str]:
    """The private pools, one line each."""
    own = [int(die) for die in state.own]
    seats = range(0, len(own), OWN_DICE)
    return [f"pool of seat {first // OWN_DICE + 1}: {_dice(own[first : first + OWN_DICE])}".rstrip() for first in seats]


def _track(state: State) -> str:
    spaces: list[str] = []
    for number in range(1, 11):
        dice = [TEXTS[int(entry) % 36] for entry in state.track if int(entry) // 36 == number - 1]
        if dice:
            spaces.append(f"{number}: {' '.join(dice)}")
    return "track: " + "  ".join(spaces) if spaces else ""


def _tools(state: State) -> str:
    tools = state.rules.deck.tools
    laid = zip(state.deal.tools, state.tokens, strict=True)
    return "tools: " + ", ".join(f"{tools[int(index)].id} [{int(tokens)}]" for index, tokens in laid)


def _windows(state: State) -> list[str]:
    players = int(state.rules.players)
    row = players if players <= ABREAST else 3
    rows = [range(first, min(first + row, players)) for first in range(0, players, row)]
    return [line for seats in rows for line in _abreast(state, seats)]


def _abreast(state: State, seats: range) -> list[str]:
    drawn = [draw_window(state, seat) for seat in seats]
    heads = [_title(state, seat) for seat in seats]
    lines = ["".join(head.ljust(26) for head in heads), "".join("   1   2   3   4   5".ljust(26) for _ in seats)]
    lines += ["".join(window[row].ljust(26) for window in drawn) for row in range(4)]
    return [line.rstrip() for line in lines]


def _title(state: State, seat: int) -> str:
    mark = "> " if state.phase >= TURN and state.phase != OVER and state.seat == seat else "  "
    return f"{mark}seat {seat + 1}, favor {int(state.favor[seat])}"
