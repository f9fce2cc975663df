"""What a seat is asked for: the sentence, what to light, and what the answers are called.

The question follows from the phase, the step of the tool in use and the rules; the legal moves say what answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from vitrall.engine import actions, deck
from vitrall.engine import state as phases
from vitrall.engine.board import CELLS, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.dice import KINDS, TEXTS
from vitrall.engine.notation import KEEPS
from vitrall.engine.state import State
from vitrall.engine.tools import tool_at
from vitrall.story.messages import die_fields, message
from vitrall.story.scene import hand_text
from vitrall.story.story_types import Lights, Message, Question

# The sentence for each step of a tool that asks: at first, when the step before was of the same kind, and if the step
# may be left out.
STEPS: Final[dict[int, tuple[str, str, str]]] = {
    deck.MOVE: ("step-move", "step-move-second", "step-move-optional"),
    deck.STEP_VALUE: ("step-turn-one", "step-turn-one", "step-turn-one"),
    deck.ANY_VALUE: ("step-turn-any", "step-turn-any", "step-turn-any"),
    deck.OTHER_VALUE: ("step-turn-other", "step-turn-other", "step-turn-other"),
    deck.SWAP_TRACK: ("step-swap", "step-swap", "step-swap"),
    deck.DRAFT_AGAIN: ("step-draft-again", "step-draft-again", "step-draft-again"),
    deck.SWAP_OWN: ("step-exchange", "step-exchange", "step-exchange"),
    deck.PICK_OWN: ("step-again", "step-again", "step-again-optional"),
    deck.SWAP_WINDOW: ("step-trade", "step-trade", "step-trade"),
}
BUTTONS: Final = {actions.PASS: "pass", actions.STOP: "stop", actions.RETURN: "return"}
TOUCHED: Final = (actions.PLACE, actions.MOVE, actions.TRADE)  # spaces, which have names of their own


def ask(state: State, legal: Sequence[int]) -> Question:
    """The question to the seat whose legal actions these are."""
    cards = state.rules.deck
    families = [int(actions.family(action)) for action in legal]
    labels = {
        str(place): offer(action, cards)
        for place, (action, family) in enumerate(zip(legal, families, strict=True))
        if family not in TOUCHED
    }
    places = any(family in (actions.DRAFT, actions.TAKE) for family in families)
    return {"line": question(state, families), "lights": lights(legal, cards), "places": places, "labels": labels}


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
    tool = tool_at(state, state.tool)
    verb, argument = int(tool.verbs[state.step]), int(tool.args[state.step])
    first, second, optional = STEPS[verb]
    if verb in (deck.MOVE, deck.PICK_OWN) and argument & deck.MAY_STOP:
        return optional
    return second if state.step and tool.verbs[state.step - 1] == verb else first


def lights(legal: Sequence[int], cards: Deck) -> Lights:
    """The things that answer, each with the place of its move among the legal ones."""
    lit: Lights = {}
    for place, action in enumerate(legal):
        family = int(actions.family(action))
        _LIGHTERS[family](lit, action - family, place, cards)
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


def _button(name: str) -> Callable[[Lights, int, int, Deck], None]:
    def light(lit: Lights, rest: int, place: int, cards: Deck) -> None:
        lit.setdefault("buttons", {})[name] = place

    return light


_LIGHTERS: Final[dict[int, Callable[[Lights, int, int, Deck], None]]] = {
    **{family: _button(name) for family, name in BUTTONS.items()},
    actions.DRAFT: _light_pool,
    actions.TAKE: _light_private,
    actions.EXCHANGE: _light_private,
    actions.AGAIN: _light_private,
    actions.PLACE: _light_space,
    actions.MOVE: _light_move,
    actions.TRADE: _light_move,
    actions.SWAP: _light_track,
    actions.TURN: _light_value,
    actions.USE: _light_tool,
    actions.CHOOSE: _light_pattern,
    actions.KEEP: _light_blooms,
}


def offer(action: int, cards: Deck) -> Message:
    """A move that may be made, as a button or a list calls it."""
    family = int(actions.family(action))
    rest = action - family
    if family in BUTTONS:
        return message(f"offer-{BUTTONS[family]}")
    if family in _OF_A_DIE:
        return message(f"offer-{_OF_A_DIE[family]}", die_fields(TEXTS[rest]))
    return _OFFERS[family](rest, cards)


_OF_A_DIE: Final = {
    actions.DRAFT: "draft",
    actions.TAKE: "take",
    actions.EXCHANGE: "exchange",
    actions.AGAIN: "again",
}


def _offer_use(rest: int, cards: Deck) -> Message:
    tool, payment = divmod(rest, actions.PAYMENTS)
    paid = die_fields(TEXTS[payment - 1]) if payment else {}
    return message("offer-use-paid" if payment else "offer-use", paid, tool=cards.tools[tool].id)


def _offer_spaces(verb: str) -> Callable[[int, Deck], Message]:
    def named(rest: int, cards: Deck) -> Message:
        return message(f"offer-{verb}", {"from": NAMES[rest // CELLS], "to": NAMES[rest % CELLS]})

    return named


def _offer_swap(entry: int, cards: Deck) -> Message:
    return message("offer-swap", {"round": entry // KINDS + 1, **die_fields(TEXTS[entry % KINDS])})


def _offer_choice(rest: int, cards: Deck) -> Message:
    return message("offer-choose", card=cards.patterns[rest % actions.SEAT_CHOICES].id)


_OFFERS: Final[dict[int, Callable[[int, Deck], Message]]] = {
    actions.PLACE: lambda cell, cards: message("offer-place", {"space": NAMES[cell]}),
    actions.TURN: lambda value, cards: message("offer-turn", {"to": value}),
    actions.SWAP: _offer_swap,
    actions.MOVE: _offer_spaces("move"),
    actions.TRADE: _offer_spaces("trade"),
    actions.USE: _offer_use,
    actions.CHOOSE: _offer_choice,
    actions.KEEP: lambda rest, cards: message("offer-keep", {"kept": KEEPS[rest % actions.SEAT_KEEPS]}),
}
