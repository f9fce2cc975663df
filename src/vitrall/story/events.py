"""Events, made by comparing what everybody could see before an action and after it.

`EventMaker.events` gets two scenes and an action that is already redacted for its reader; it knows nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from vitrall.die_text import BLOOMS_KEPT, HIDDEN
from vitrall.engine import actions, phases
from vitrall.engine.board import CELLS, NAMES
from vitrall.engine.deck import Deck
from vitrall.engine.dice import KINDS, LETTERS, TEXTS
from vitrall.engine.notation import KEEPS
from vitrall.engine.rules import OWN_DICE
from vitrall.engine.state import NOBODY
from vitrall.story.messages import about_die, die_fields, message
from vitrall.story.scene import QUEUE_ROLLS, ROUND_ROLLS, Scene
from vitrall.story.story_types import EventKind, GameEvent, Message, Place

DEALS: Final = {
    actions.DEAL_PRIVATE: "private",
    actions.DEAL_WINDOW: "window",
    actions.DEAL_TOOL: "tool",
    actions.DEAL_PUBLIC: "public",
    actions.DEAL_BLOOM: "bloom",
    actions.DEAL_BOARD: "board",
    actions.DEAL_PIONEER: "pioneer",
}
# Actions that may be hidden from a reader, and be revealed to them later (section H).
SECRET: Final = (
    actions.DEAL_PRIVATE,
    actions.DEAL_WINDOW,
    actions.DEAL_BLOOM,
    actions.CHOOSE,
    actions.KEEP,
)
COUNTS: Final = ("none", "one", "both")  # blooms kept, as `log-keep` calls them
POOL: Final[Place] = {"kind": "pool"}
BAG: Final[Place] = {"kind": "bag"}


class EventMaker:
    """Makes the events of one game, action by action, in order."""

    def __init__(self, deck: Deck, pioneers: Sequence[int] = (), last: int | None = None) -> None:
        self._deck = deck
        self._pioneers = list(pioneers)  # those on the table, in order
        self.continue_after(last)

    def continue_after(self, last: int | None) -> None:
        """Forget all but the action before the next one."""
        self._rolled: list[tuple[str, str]] = []  # dice a tool rolls, one by one, until all have been rolled
        self._last = -1 if last is None else int(actions.family(last))  # the family of the action before

    def events(self, before: Scene, action: int, after: Scene) -> list[GameEvent]:
        """What one action did, the action itself first."""
        family = int(actions.family(action))
        made_by = self._MAKERS.get(family)
        if made_by is not None:
            events = list(made_by(self, before, action - family, after))
        else:
            events = [self._dealt(before, family, action - family)]
        if after.patterns and not before.patterns:
            events += self._windows_shown(after)
        if after.blooms and not before.blooms:
            events += _blooms_counted(after)
        events += _after_tool(before, family, action - family, after)
        if _opens_round(before, after):
            events.append(_round_opened(after))
        self._last = family
        return events

    def take_back(self) -> None:
        """The last action was undone; a die that is placed next has the log say that it was drafted."""
        self._last = -1

    # ---- setup -------------------------------------------------------------------------------------------------------

    def _dealt(self, before: Scene, family: int, card: int) -> GameEvent:
        kind = DEALS[family]
        id = "" if card == actions.HIDDEN_CARD else self._card(kind, card)
        if family == actions.DEAL_PIONEER:
            self._pioneers.append(card)
        line = message(f"log-deal-{kind}", card=id) if id else message(f"log-deal-{kind}-hidden")
        event = _event("dealt", None, before, line, logged=False)
        if id:
            event["card"] = id
        return event

    def _card(self, kind: str, card: int) -> str:
        deck = self._deck
        if kind == "window":
            return "/".join(deck.patterns[deck.sides[2 * card + side]].id for side in (0, 1))
        ids: dict[str, Callable[[], str]] = {
            "private": lambda: deck.privates[card].id,
            "tool": lambda: deck.tools[card].id,
            "public": lambda: deck.publics[card].id,
            "bloom": lambda: deck.blooms[card].id,
            "board": lambda: deck.boards[card].id,
            "pioneer": lambda: deck.pioneers[card].id,
        }
        return ids[kind]()

    def _started(self, before: Scene, seat: int, after: Scene) -> Iterator[GameEvent]:
        yield _event("start-player", seat, before, message("log-start", seats=[seat]))

    def _chosen(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        seat, pattern = divmod(rest, actions.SEAT_CHOICES)
        if pattern == actions.HIDDEN_PATTERN:
            yield _event("window-chosen", seat, before, message("log-choose-hidden", seats=[seat]), logged=False)
            return
        id = self._deck.patterns[pattern].id
        event = _event("window-chosen", seat, before, message("log-choose", seats=[seat], card=id), logged=False)
        event["card"] = id
        yield event

    def _windows_shown(self, after: Scene) -> Iterator[GameEvent]:
        """S2: all windows are shown at once, when the last is chosen."""
        for seat, pattern in enumerate(after.patterns):
            if pattern < 0:
                continue
            id = self._deck.patterns[pattern].id
            event = _event("window-shown", seat, after, message("log-choose", seats=[seat], card=id))
            event["card"] = id
            yield event

    def _blooms_kept(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        seat, choice = divmod(rest, actions.SEAT_KEEPS)
        word = BLOOMS_KEPT.get(KEEPS[choice], KEEPS[choice])
        yield _event("blooms-kept", seat, before, message("log-keep", {"kept": word}, seats=[seat]), logged=False)

    # ---- dice --------------------------------------------------------------------------------------------------------

    def _rolls(self, before: Scene, die: int, after: Scene) -> Iterator[GameEvent]:
        """Dice that belong together make one event, once the last of them has been rolled."""
        if before.phase == phases.ROLL_OWN:
            yield from _private_pool_rolled(before, after)
        elif before.phase == phases.ROLL_AGAIN:
            yield _rolled_again(before, [(before.hand, TEXTS[die])], _hand(before))
        elif before.phase in QUEUE_ROLLS:
            self._rolled.append((TEXTS[before.queue[0]], TEXTS[die]))
            if after.phase not in QUEUE_ROLLS:
                place = POOL if before.phase == phases.ROLL_POOL else _own_pool(before)
                yield _rolled_again(before, self._rolled, place)
                self._rolled = []

    def _draws(self, before: Scene, color: int, after: Scene) -> Iterator[GameEvent]:
        die = LETTERS[color] + HIDDEN
        line = message("log-draw", die_fields(die))
        yield _moving(_event("drawn", before.seat, before, line), [die], BAG, _hand(before))

    def _drafts(self, before: Scene, die: int, after: Scene) -> Iterator[GameEvent]:
        line = about_die("log-draft", TEXTS[die], before.seat)
        yield _moving(_event("drafted", before.seat, before, line), [TEXTS[die]], POOL, _hand(before))

    def _takes(self, before: Scene, die: int, after: Scene) -> Iterator[GameEvent]:
        line = about_die("log-take", TEXTS[die], before.seat)
        yield _moving(_event("drafted", before.seat, before, line), [TEXTS[die]], _own_pool(before), _hand(before))

    def _places(self, before: Scene, cell: int, after: Scene) -> Iterator[GameEvent]:
        line = about_die("log-place", before.hand, before.seat, {"space": NAMES[cell]})
        event = _event("placed", before.seat, before, line)
        if self._last == actions.DRAFT:
            event["instead"] = True
        yield _moving(event, [before.hand], _hand(before), _window(before, cell))

    def _returns(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        yield _returned(before, before.hand)

    # ---- tools -------------------------------------------------------------------------------------------------------

    def _uses(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        tool, payment = divmod(rest, actions.PAYMENTS)
        id, seat = self._deck.tools[tool].id, before.seat
        on_card: Place = {"kind": "tool", "tool": id}
        if payment:
            die = TEXTS[payment - 1]
            line = message("log-use-paid", die_fields(die), seats=[seat], tool=id)
            event = _moving(_event("tool-used", seat, before, line), [die], POOL, on_card)
            event["price"] = die
        else:
            event = _event("tool-used", seat, before, message("log-use", seats=[seat], tool=id))
            event["price"] = before.favor[seat] - after.favor[seat]
            event["origin"], event["target"] = {"kind": "favor", "seat": seat}, on_card
        event["tool"] = id
        yield event

    def _stops(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        yield _event("tool-stopped", before.seat, before, message("log-stop", seats=[before.seat]))

    def _moves(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        origin, target = divmod(rest, CELLS)
        die = TEXTS[before.window[origin]]
        fields = {"from": NAMES[origin], "to": NAMES[target]}
        event = _event("moved", before.seat, before, about_die("log-move", die, before.seat, fields))
        yield _moving(event, [die], _window(before, origin), _window(before, target))

    def _trades(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        first, second = divmod(rest, CELLS)
        line = message("log-trade", {"from": NAMES[first], "to": NAMES[second]}, seats=[before.seat])
        dice = [TEXTS[before.window[first]], TEXTS[before.window[second]]]
        event = _event("swapped", before.seat, before, line)
        yield _moving(event, dice, _window(before, first), _window(before, second))

    def _swaps(self, before: Scene, entry: int, after: Scene) -> Iterator[GameEvent]:
        round, die = entry // KINDS + 1, TEXTS[entry % KINDS]
        line = about_die("log-swap", die, before.seat, {"round": round})
        place: Place = {"kind": "track", "round": round}
        yield _moving(_event("swapped", before.seat, before, line), [before.hand, die], _hand(before), place)

    def _exchanges(self, before: Scene, die: int, after: Scene) -> Iterator[GameEvent]:
        line = about_die("log-exchange", TEXTS[die], before.seat)
        dice = [before.hand, TEXTS[die]]
        yield _moving(_event("swapped", before.seat, before, line), dice, _hand(before), _own_pool(before))

    def _turns(self, before: Scene, value: int, after: Scene) -> Iterator[GameEvent]:
        yield _turned(before, before.hand, before.hand[0] + str(value))

    def _picks(self, before: Scene, die: int, after: Scene) -> Iterator[GameEvent]:
        line = about_die("log-again", TEXTS[die], before.seat)
        event = _event("picked", before.seat, before, line)
        event["before"], event["origin"] = [TEXTS[die]], _own_pool(before)
        yield event

    # ---- the end of a turn -------------------------------------------------------------------------------------------

    def _ends(self, before: Scene, rest: int, after: Scene) -> Iterator[GameEvent]:
        """T8, T6, T7: the turn ends; pioneers are taken; at the end of a round the dice left go to the track."""
        kind: EventKind = "turn-ended" if before.acted else "turn-given-up"
        yield _event(kind, before.seat, before, message("log-pass", seats=[before.seat]), logged=not before.acted)
        yield from self._pioneers_taken(before, after)
        if after.round != before.round or after.phase == phases.OVER:
            yield _track_laid(before, after)
        if after.phase == phases.OVER:
            yield _event("game-over", None, before, message("phase-over"), logged=False)

    def _pioneers_taken(self, before: Scene, after: Scene) -> Iterator[GameEvent]:
        for place, owner in enumerate(before.owners):
            if owner == NOBODY != after.owners[place]:
                card = self._deck.pioneers[self._pioneers[place]]
                line = message("pioneer-taken", {"points": int(card.points)}, seats=[before.seat], card=card.id)
                event = _event("pioneer-taken", before.seat, before, line)
                event["card"], event["points"] = card.id, int(card.points)
                yield event

    _MAKERS: Final[dict[int, Callable[[EventMaker, Scene, int, Scene], Iterator[GameEvent]]]] = {
        actions.PASS: _ends,
        actions.STOP: _stops,
        actions.RETURN: _returns,
        actions.PLACE: _places,
        actions.DRAFT: _drafts,
        actions.TURN: _turns,
        actions.ROLL: _rolls,
        actions.DRAW: _draws,
        actions.START: _started,
        actions.TAKE: _takes,
        actions.EXCHANGE: _exchanges,
        actions.AGAIN: _picks,
        actions.MOVE: _moves,
        actions.SWAP: _swaps,
        actions.TRADE: _trades,
        actions.USE: _uses,
        actions.CHOOSE: _chosen,
        actions.KEEP: _blooms_kept,
    }


def undone(seat: int, round: int, turn: int) -> GameEvent:
    """A seat took a move back, or everybody agreed to. The log leaves out what was undone and does not speak of it."""
    line = message("log-undo", seats=[seat])
    return {"kind": "undone", "seat": seat, "round": round, "turn": turn, "line": line, "logged": False}


def _event(kind: EventKind, seat: int | None, scene: Scene, line: Message, logged: bool = True) -> GameEvent:
    return {"kind": kind, "seat": seat, "round": scene.round, "turn": scene.turn, "line": line, "logged": logged}


def _moving(event: GameEvent, dice: list[str], origin: Place, target: Place) -> GameEvent:
    """The same with dice that change their places and not their values."""
    event["before"], event["after"], event["origin"], event["target"] = dice, list(dice), origin, target
    return event


def _hand(scene: Scene) -> Place:
    return {"kind": "hand", "seat": scene.seat}


def _own_pool(scene: Scene) -> Place:
    return {"kind": "private-pool", "seat": scene.seat}


def _window(scene: Scene, cell: int) -> Place:
    return {"kind": "window", "seat": scene.seat, "space": NAMES[cell]}


def _blooms_counted(after: Scene) -> Iterator[GameEvent]:
    """G10: how many each seat kept is open once all have decided."""
    for seat, count in enumerate(after.blooms):
        yield _event("blooms-counted", seat, after, message("log-keep", {"kept": COUNTS[count]}, seats=[seat]))


def _opens_round(before: Scene, after: Scene) -> bool:
    """The dice of a round lie in the pool; a bag that has run out rolls none (T10)."""
    rolling = before.phase in ROUND_ROLLS or (after.round != before.round)
    return rolling and after.phase not in ROUND_ROLLS and after.round > 0


def _round_opened(after: Scene) -> GameEvent:
    dice = [TEXTS[die] for die in after.pool]
    values: dict[str, str | int] = {"round": after.round}
    line = message("log-round", {**values, "dice": " ".join(dice)}) if dice else message("round-begins", values)
    event = _event("round-opened", None, after, line)
    event["after"], event["origin"], event["target"] = dice, BAG, POOL
    return event


def _private_pool_rolled(before: Scene, after: Scene) -> Iterator[GameEvent]:
    """X5: the pools are rolled seat by seat."""
    if len(after.own) % OWN_DICE == 0:
        seat = len(after.own) // OWN_DICE - 1
        dice = after.own_pool(seat)
        line = message("log-private-pool", {"dice": " ".join(dice)}, seats=[seat])
        event = _event("private-pool-rolled", seat, before, line)
        event["after"], event["target"] = dice, {"kind": "private-pool", "seat": seat}
        yield event


def _rolled_again(before: Scene, dice: Sequence[tuple[str, str]], place: Place) -> GameEvent:
    line = message("log-rolled", {"dice": " ".join(new for _, new in dice)})
    event = _event("rolled-again", before.seat, before, line)
    event["before"], event["after"] = [old for old, _ in dice], [new for _, new in dice]
    event["origin"] = event["target"] = place
    return event


def _turned(before: Scene, old: str, new: str) -> GameEvent:
    event = _event("turned", before.seat, before, about_die("log-turn", old, before.seat, {"to": int(new[1])}))
    event["before"], event["after"] = [old], [new]
    event["origin"] = event["target"] = _hand(before)
    return event


def _returned(before: Scene, die: str) -> GameEvent:
    event = _event("returned", before.seat, before, about_die("log-return", die, before.seat))
    return _moving(event, [die], _hand(before), POOL)


def _put_into_bag(before: Scene, die: str) -> GameEvent:
    event = _event("returned", before.seat, before, about_die("log-return-bag", die, before.seat))
    return _moving(event, [die], _hand(before), BAG)


def _track_laid(before: Scene, after: Scene) -> GameEvent:
    dice = [TEXTS[entry % KINDS] for entry in after.track[len(before.track) :]]
    event = _event("track-laid", None, before, message("round-ends", {"count": len(dice)}), logged=False)
    return _moving(event, dice, POOL, {"kind": "track", "round": before.round})


# What the die in hand is once the action itself is done; a tool's next steps may change it further.
_IN_HAND: Final[dict[int, Callable[[Scene, int], str]]] = {
    actions.USE: lambda before, rest: before.hand,
    actions.TURN: lambda before, rest: before.hand[0] + str(rest),
    actions.ROLL: lambda before, rest: TEXTS[rest] if before.phase == phases.ROLL_AGAIN else "",
    actions.DRAW: lambda before, rest: LETTERS[rest] + HIDDEN,
    actions.DRAFT: lambda before, rest: TEXTS[rest],
    actions.SWAP: lambda before, rest: TEXTS[rest % KINDS],
    actions.EXCHANGE: lambda before, rest: TEXTS[rest],
}


def _after_tool(before: Scene, family: int, rest: int, after: Scene) -> Iterator[GameEvent]:
    """What a tool does to the die in hand by itself: turns it over, puts it into the bag, or gives it up (T4, U8)."""
    of_hand = _IN_HAND.get(family)
    die = of_hand(before, rest) if of_hand else ""
    if not die or after.hand == die:
        return
    if not after.hand and after.bag_left > before.bag_left:
        yield _put_into_bag(before, die)
        return
    now = after.hand or TEXTS[after.pool[-1]]
    if now != die:
        yield _turned(before, die, now)
    if not after.hand:
        yield _returned(before, now)
