"""The question to a seat: the sentence, what to highlight, and the labels of the answers.

The question follows from the phase, the step of the tool in use and the rules; the legal moves say what answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from vitrall.engine import actions, phases
from vitrall.engine.actions import Family, family_row
from vitrall.engine.board import CELLS, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.dice import KINDS, TEXTS
from vitrall.engine.notation import KEEPS
from vitrall.engine.state import State
from vitrall.engine.tools import step_verb, tool_at
from vitrall.engine.verbs import MAY_STOP
from vitrall.story.messages import Values, die_fields, message
from vitrall.story.scene import hand_text
from vitrall.story.story_types import Lights, Message, Question

TOUCHED: Final = (actions.SPACE, actions.SPACES)  # spaces, which have names of their own


def ask(state: State, legal: Sequence[int]) -> Question:
    """The question to the seat whose legal actions these are."""
    cards = state.rules.deck
    rows = [family_row(action) for action in legal]
    families = [int(row.base) for row in rows]
    labels = {
        str(place): _label(action, cards)
        for place, (action, row) in enumerate(zip(legal, rows, strict=True))
        if row.rest not in TOUCHED
    }
    places = actions.DRAFT in families or actions.TAKE in families
    lit = lights(legal, rows, cards)
    return {"line": question(state, families), "lights": lit, "places": places, "labels": labels}


def question(state: State, families: Sequence[int]) -> Message:
    """What to do now, in one sentence; `families` are those of the legal actions."""
    if state.phase == phases.CHOOSE:
        return message("prompt-choose")
    if state.phase == phases.KEEP:
        return message("prompt-keep")
    if state.phase == phases.STEP:
        return message(_step(state))
    return _with_hand(state, families) if state.phase == phases.HAND else message(_turn(families))


def _turn(families: Sequence[int]) -> str:
    """What is left of a turn: only what may be done is named. With private pools there is one more thing to do (X4)."""
    tool = actions.USE in families
    if actions.TAKE in families:
        return "prompt-turn-pools" if tool else "prompt-turn-pools-no-tool"
    if actions.DRAFT in families:
        return "prompt-turn" if tool else "prompt-turn-no-tool"
    return "prompt-turn-tool" if tool else "prompt-turn-end"


def _with_hand(state: State, families: Sequence[int]) -> Message:
    if all(family == actions.RETURN for family in families):
        return message("prompt-return")
    id = "prompt-hand-may-return" if state.may_return else "prompt-hand-isolated" if state.isolated else "prompt-hand"
    return message(id, die_fields(hand_text(state)))


def _step(state: State) -> str:
    """The question of a verb; how it is put where the step may be left out, or follows one of its kind."""
    tool = tool_at(state, state.tool)
    verb = step_verb(state)
    if tool.args[state.step] & MAY_STOP:
        return f"{verb.question}-optional"
    return verb.again if state.step and tool.verbs[state.step - 1] == verb.number else verb.question


def lights(legal: Sequence[int], rows: Sequence[Family], cards: Deck) -> Lights:
    """The things to touch, each with the index of its move among the legal ones; `rows` are those of the moves."""
    lit: Lights = {}
    for place, (action, row) in enumerate(zip(legal, rows, strict=True)):
        if row.rest == actions.NOTHING:
            lit.setdefault("buttons", {})[row.verb] = place
        else:
            _LIGHTERS[int(row.rest)](lit, action - int(row.base), place, cards)
    return lit


def _light_move(lit: Lights, rest: int, place: int, cards: Deck) -> None:
    lit.setdefault("moves", {}).setdefault(NAMES[rest // CELLS], {})[NAMES[rest % CELLS]] = place


def _light_tool(lit: Lights, rest: int, place: int, cards: Deck) -> None:
    tool, payment = divmod(rest, actions.PAYMENTS)
    if payment:
        lit.setdefault("payments", {}).setdefault(cards.tools[tool].id, {})[TEXTS[payment - 1]] = place
    else:
        lit.setdefault("tools", {})[cards.tools[tool].id] = place


def _light_private(lit: Lights, die: int, place: int, cards: Deck) -> None:
    lit.setdefault("private_pool", {})[TEXTS[die]] = place


def _light_pool(lit: Lights, die: int, place: int, cards: Deck) -> None:
    lit.setdefault("pool", {})[TEXTS[die]] = place


def _light_space(lit: Lights, cell: int, place: int, cards: Deck) -> None:
    lit.setdefault("spaces", {})[NAMES[cell]] = place


def _light_track(lit: Lights, entry: int, place: int, cards: Deck) -> None:
    lit.setdefault("track", {}).setdefault(str(entry // KINDS + 1), {})[TEXTS[entry % KINDS]] = place


def _light_value(lit: Lights, value: int, place: int, cards: Deck) -> None:
    lit.setdefault("values", {})[str(value)] = place


def _light_pattern(lit: Lights, rest: int, place: int, cards: Deck) -> None:
    lit.setdefault("patterns", {})[cards.patterns[rest % actions.SEAT_CHOICES].id] = place


def _light_blooms(lit: Lights, rest: int, place: int, cards: Deck) -> None:
    lit.setdefault("blooms", {})[KEEPS[rest % actions.SEAT_KEEPS]] = place


# By what the rest of an action is.
_LIGHTERS: Final[dict[int, Callable[[Lights, int, int, Deck], None]]] = {
    actions.DIE: _light_pool,
    actions.OWN_DIE: _light_private,
    actions.SPACE: _light_space,
    actions.SPACES: _light_move,
    actions.TRACK_DIE: _light_track,
    actions.VALUE: _light_value,
    actions.TOOL: _light_tool,
    actions.PATTERN: _light_pattern,
    actions.BLOOMS: _light_blooms,
}


@lru_cache(maxsize=4096)
def _label(action: int, cards: Deck) -> Message:
    """The same few moves are offered again and again, so that their labels are made once; change none of them."""
    return offer(action, cards)


def offer(action: int, cards: Deck) -> Message:
    """The label of a move for a button or a list: `offer-` and its verb."""
    row = family_row(action)
    rest = action - int(row.base)
    if row.rest == actions.TOOL:
        return _offer_use(rest, cards)
    if row.rest == actions.PATTERN:
        return message(f"offer-{row.verb}", card=cards.patterns[rest % actions.SEAT_CHOICES].id)
    return message(f"offer-{row.verb}", _OFFERS[int(row.rest)](rest))


def _offer_use(rest: int, cards: Deck) -> Message:
    tool, payment = divmod(rest, actions.PAYMENTS)
    paid = die_fields(TEXTS[payment - 1]) if payment else {}
    return message("offer-use-paid" if payment else "offer-use", paid, tool=cards.tools[tool].id)


def _die_offered(die: int) -> Values:
    return die_fields(TEXTS[die])


# What messages say of the rest of an action.
_OFFERS: Final[dict[int, Callable[[int], Values]]] = {
    actions.NOTHING: lambda rest: {},
    actions.DIE: _die_offered,
    actions.OWN_DIE: _die_offered,
    actions.SPACE: lambda cell: {"space": NAMES[cell]},
    actions.SPACES: lambda rest: {"from": NAMES[rest // CELLS], "to": NAMES[rest % CELLS]},
    actions.TRACK_DIE: lambda entry: {"round": entry // KINDS + 1, **die_fields(TEXTS[entry % KINDS])},
    actions.VALUE: lambda value: {"to": value},
    actions.BLOOMS: lambda rest: {"kept": KEEPS[rest % actions.SEAT_KEEPS]},
}
