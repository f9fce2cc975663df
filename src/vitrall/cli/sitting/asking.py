"""The sentence that tells a seat what it is asked for."""

from __future__ import annotations

from typing import Final

from vitrall.view import View
from vitrall.view.shape import HandView
from vitrall.words import Words
from vitrall.words.cases import die_values

# What a step of a tool asks for, by the verb of its moves: at first, for a second time, and if it may be left out.
STEPS: Final = {
    "move": ("step-move", "step-move-second", "step-move-optional"),
    "swap": ("step-swap", "step-swap", "step-swap"),
    "draft": ("step-draft-again", "step-draft-again", "step-draft-again"),
    "trade": ("step-trade", "step-trade", "step-trade"),
    "exchange": ("step-exchange", "step-exchange", "step-exchange"),
    "again": ("step-again", "step-again", "step-again-optional"),
}
TURNS: Final = {5: "step-turn-other", 6: "step-turn-any"}


def sentence(view: View, words: Words) -> str:
    """What to do now, in one sentence."""
    if view["phase"] == "choose":
        return words.say("prompt-choose")
    if view["phase"] == "keep":
        return words.say("prompt-keep")
    if view["phase"] == "step":
        return words.say(_step(view))
    hand = view["hand"]
    return words.say(_turn(view)) if hand is None else _with_hand(view, hand, words)


def _turn(view: View) -> str:
    """What is left of a turn: only what may be done is named. With private pools there is one more thing to do (X4)."""
    verbs = {move.split(" ")[0] for move in view["legal"]}
    if not verbs & {"draft", "take"}:
        return "prompt-turn-tool" if "use" in verbs else "prompt-turn-end"
    if "use" not in verbs:
        return "prompt-turn-pools-no-tool" if "take" in verbs else "prompt-turn-no-tool"
    return "prompt-turn-pools" if "take" in verbs else "prompt-turn"


def _with_hand(view: View, hand: HandView, words: Words) -> str:
    if view["legal"] == ["return"]:
        return words.say("prompt-return")
    if hand["may_return"]:
        return words.say("prompt-hand-may-return", **die_values(hand["die"]))
    return words.say("prompt-hand-isolated" if hand["isolated"] else "prompt-hand", **die_values(hand["die"]))


def _step(view: View) -> str:
    verbs = {move.split(" ")[0] for move in view["legal"]}
    verb = next(iter(sorted(verbs - {"stop"})), "")
    if verb not in STEPS:
        return TURNS.get(len(view["legal"]), "step-turn-one")
    first, second, optional = STEPS[verb]
    if "stop" in verbs:
        return optional
    return second if view["using"] is not None and view["using"]["step"] else first
