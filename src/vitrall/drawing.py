"""A position as plain text: for the prompt, for bug reports, for tests."""

from __future__ import annotations

from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.state import OVER, TURN, State, awaits_chance


def draw(state: State) -> str:
    """The table: head line, pool, track, every window side by side with its pattern."""
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
    turn = "first" if state.turn < state.rules.players else "second"
    return f"round {state.round}, {turn} turn, {who}"


def _table(state: State) -> list[str]:
    if not state.windows:
        return []
    hand = f"   in hand: {TEXTS[int(state.hand)]}" if state.hand != NO_DIE else ""
    pool = "pool: " + " ".join(TEXTS[int(die)] for die in state.pool) + hand
    return [pool, _track(state), _tools(state), *_windows(state)]


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
    seats = range(int(state.rules.players))
    drawn = [draw_window(state, seat) for seat in seats]
    heads = [_title(state, seat) for seat in seats]
    lines = ["".join(head.ljust(26) for head in heads), "".join("   1   2   3   4   5".ljust(26) for _ in seats)]
    lines += ["".join(window[row].ljust(26) for window in drawn) for row in range(4)]
    return [line.rstrip() for line in lines]


def _title(state: State, seat: int) -> str:
    mark = "> " if state.phase >= TURN and state.phase != OVER and state.seat == seat else "  "
    return f"{mark}seat {seat + 1}, favor {int(state.favor[seat])}"
