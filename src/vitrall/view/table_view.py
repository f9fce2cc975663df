"""The view of a position: what lies on the table, with what lies at the seats and what the viewer may do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from vitrall.engine import phases
from vitrall.engine.deck import Tool
from vitrall.engine.dice import KINDS, LETTERS, NO_DIE, TEXTS
from vitrall.engine.options import Options
from vitrall.engine.phases import PHASES
from vitrall.engine.rules import ROUNDS, Rules
from vitrall.engine.scoring import target
from vitrall.engine.state import NO_TOOL, NOBODY, NOT_DEALT, SPENT, State, awaited_seats
from vitrall.engine.tools import price, tool_at
from vitrall.engine.window import RULES
from vitrall.moves import notation_of
from vitrall.story.asks import ask
from vitrall.story.barriers import barriers
from vitrall.story.scene import hand_text
from vitrall.view.move_view import breaks_seen, legal_actions
from vitrall.view.progress import progress_seen
from vitrall.view.seat_view import SPECTATOR, check_viewer, offers_seen, seats_seen
from vitrall.view.view_types import (
    HandView,
    OpenView,
    OptionsView,
    OwnView,
    PioneerView,
    SeatView,
    ToolView,
    UseView,
    View,
)

VERSION: Final = 1


def seat_view(state: State, seat: int, opened: OpenView | None = None, seats: Sequence[SeatView] | None = None) -> View:
    """All that this seat, or a `SPECTATOR`, may know of the position, and the moves it may make now. `opened` is what
    `open_view` found in this position, and `seats` what `open_seats` did, if they are known already.
    """
    check_viewer(state.rules.players, seat)
    moves = legal_actions(state, seat)
    breaks = breaks_seen(state, seat)
    notation = notation_of(state.rules.deck)
    own: OwnView = {
        "you": None if seat == SPECTATOR else seat,
        "seats": seats_seen(state, seat, seats),
        "progress": progress_seen(state, seat),
        "offers": offers_seen(state, seat),
        "breaks": breaks,
        "barriers": barriers(state.windows[seat], breaks) if moves and breaks else None,
        "legal": [notation.text(action) for action in moves],
        "asks": ask(state, moves) if moves else None,
    }
    return cast(View, {**(open_view(state) if opened is None else opened), **own})


def open_view(state: State) -> OpenView:
    """What everybody sees of the position."""
    return {
        "version": VERSION,
        "options": _options(state.rules),
        "phase": PHASES[state.phase],
        "over": bool(state.phase == phases.OVER),
        "round": int(state.round),
        "turn": int(state.turn),
        "second": bool(state.turn >= state.rules.players),
        "start": _somebody(state.start),
        "seat": _somebody(state.seat),
        "awaited": _awaited(state),
        "pool": [TEXTS[die] for die in state.pool],
        "queue": [TEXTS[die] for die in state.queue],
        "hand": _hand(state),
        "track": _track(state),
        "bag": {LETTERS[color]: int(state.bag[color]) for color, most in enumerate(state.rules.bag) if most},
        "grey_pool": int(state.grey_left),
        "board": None if state.deal.board == NOT_DEALT else state.rules.deck.boards[state.deal.board].id,
        "tools": [_tool(state, slot) for slot in range(len(state.deal.tools))],
        "using": _using(state),
        "publics": [state.rules.deck.publics[card].id for card in state.deal.publics],
        "pioneers": _pioneers(state),
        "rules": list(RULES),
        "target": int(target(state)) if state.rules.solo else None,
    }


def _options(rules: Rules) -> OptionsView:
    """Each as it was asked for, but with what the edition and the number of players settle filled in."""
    known = _options_known(rules.options, int(rules.tools), int(rules.privates), bool(rules.marked))
    return cast(OptionsView, {**known, "modules": list(rules.options.modules)})


@lru_cache(maxsize=1024)
def _options_known(options: Options, tools: int, privates: int, marked: bool) -> dict[str, object]:
    printing = options.printing
    settled = {
        "tools": tools,
        "privates": privates,
        "tie_break": printing.tie_break,
        "solo_price": printing.solo_price,
        "marked_objectives": marked,
    }
    return {name: settled.get(name, getattr(options, name, None)) for name in OptionsView.__annotations__}


def _somebody(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _awaited(state: State) -> list[int]:
    seats = awaited_seats(state)
    return [seat for seat in range(state.rules.players) if (seats >> seat) & 1]


def _hand(state: State) -> HandView | None:
    if state.hand == NO_DIE:
        return None
    return {
        "die": hand_text(state),
        "must_place": bool(state.phase == phases.HAND and state.touched and not state.may_return),
        "may_return": bool(state.may_return),
        "isolated": bool(state.isolated),
        "own": bool(state.hand_own),
    }


def _track(state: State) -> list[list[str]]:
    rounds: list[list[str]] = [[] for _ in range(ROUNDS)]
    for entry in state.track:
        rounds[entry // KINDS].append(TEXTS[entry % KINDS])
    return rounds


def _tool(state: State, slot: int) -> ToolView:
    tool = tool_at(state, slot)
    used_up = bool(state.tokens[slot] == SPENT)
    return {
        "id": tool.id,
        "tokens": 0 if used_up else int(state.tokens[slot]),
        "price": _solo_price(tool) if state.rules.solo else int(price(state, slot)),
        "used_up": used_up,
    }


def _pioneers(state: State) -> list[PioneerView]:
    cards = [state.rules.deck.pioneers[card].id for card in state.deal.pioneers]
    return [{"id": id, "owner": _somebody(owner)} for id, owner in zip(cards, state.owners, strict=True)]


def _solo_price(tool: Tool) -> str:
    return str(tool.solo_value) if tool.solo_value else LETTERS[tool.solo_color]


def _using(state: State) -> UseView | None:
    return None if state.tool == NO_TOOL else {"tool": int(state.tool), "step": int(state.step)}
