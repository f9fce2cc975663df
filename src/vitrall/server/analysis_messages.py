"""What a reader of an analysis is sent: the positions of the game once, then the analysis again and again.

Sentences are messages with values, as in the story, so that the page only formats them in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from typing_extensions import TypedDict

from vitrall.analysis import Analysis, analysis_data
from vitrall.analysis.game_spans import Kind, Span, game_spans
from vitrall.cards.catalogue import Catalogue
from vitrall.engine import actions
from vitrall.engine.deck import Deck
from vitrall.game import Game
from vitrall.moves import notation_of
from vitrall.server.game_result import result_of
from vitrall.server.lobby import LONGEST_NAME
from vitrall.server.replay_frames import open_view
from vitrall.story.asks import offer
from vitrall.story.messages import message
from vitrall.story.story_types import GameEvent, Message, Place
from vitrall.view import View
from vitrall.words.move_messages import CARD_FIELDS

BOT: Final = "bot:"  # before the name of a bot in the header of a record
PASS: Final = "pass"

Data = dict[str, Any]


class Mark(TypedDict):
    """A die that a line puts on a space of the window, and where it comes from."""

    die: str
    was: str  # the die as it lies there; a tool may have changed it on its way
    origin: Place
    space: str


class SeatName(TypedDict):
    """Who sat there; without a name, the reader's language has one."""

    kind: str  # person, bot
    name: str


def game_message(game: Game, decks: Sequence[str] = ()) -> Data:
    """The positions before each turn, with nothing hidden: the game is over. `decks` of the server have its cards."""
    spans = game_spans(game.state.rules, [move.action for move in game.moves])
    before = {str(span.first): _view(span, game.cards) for span in spans if span.kind is not Kind.CHANCE}
    return {
        "type": "game",
        "solo": bool(game.state.rules.solo),
        "decks": list(decks),
        "seats": [_seat_name(game.headers.get(f"seat {seat + 1}", "")) for seat in range(game.players)],
        "views": before,
        "last": open_view(game),
        "result": result_of(game),
    }


def analysis_message(game: Game, analysis: Analysis, effort: str, share: float) -> Data:
    """The analysis as data, with its lines as sentences and as marks on the window."""
    data = analysis_data(analysis)
    deck = game.state.rules.deck
    places = {span.first: number for number, span in enumerate(analysis.spans)}
    for seat in data["seats"]:
        for turn in seat["turns"]:
            number = places[turn["moves"]]
            _add_lines(turn, analysis.spans, number, seat["seat"], deck)
        for given in seat["offers"]:
            given["line"] = _offer(given["move"], deck)
    return {"type": "analysis", "effort": effort, "share": share, **data}


def _view(span: Span, cards: Catalogue | None) -> View:
    return open_view(Game(span.before.copy(), cards=cards))


def _seat_name(header: str) -> SeatName:
    """Names of records come from other people: they are cut to what a seat may be called."""
    if header.startswith(BOT):
        return {"kind": "bot", "name": ""}
    name = "".join(sign for sign in header if sign.isprintable()).strip()[:LONGEST_NAME].strip()
    return {"kind": "person", "name": name}


def _add_lines(turn: Data, spans: Sequence[Span], number: int, seat: int, deck: Deck) -> None:
    """The line that was played and the better one: as sentences, and as dice on the window."""
    done, better = turn["done"], turn["better"]
    turn["lines"] = {"done": _sentences(done, deck), "better": _sentences(better, deck)}
    at = _start_of(spans, number, seat, better, deck)
    turn["marks"] = {"done": _marks(spans, number, seat), "better": _marks_of(spans[at], better, seat)}
    turn["better_moves"] = spans[at].first
    turn["reasons"] = [_reason(reason["name"], reason["values"]) for reason in turn["reasons"]]


def _start_of(spans: Sequence[Span], number: int, seat: int, better: Sequence[str], deck: Deck) -> int:
    """The span in which the better line begins: chance may have entered the turn before it."""
    if not better:
        return number
    first = int(notation_of(deck).action(better[0]))
    for at in range(number, len(spans)):
        span = spans[at]
        if span.kind is Kind.TURN and (span.seat != seat or span.before.turn != spans[number].before.turn):
            break
        if span.kind is not Kind.CHANCE and _is_legal(span, first):
            return at
    return number


def _is_legal(span: Span, action: int) -> bool:
    return any(int(move.action) == action for move in Game(span.before.copy()).legal_moves)


def _sentences(moves: Sequence[str], deck: Deck) -> list[Message]:
    """The end of the turn is mentioned only if nothing else was done."""
    return [_offer(move, deck) for move in moves if move != PASS or len(moves) == 1]


def _offer(move: str, deck: Deck) -> Message:
    return offer(int(notation_of(deck).action(move)), deck)


def _reason(name: str, values: dict[str, object]) -> Message:
    """A reason of a hint as a message: cards are named by the reader's screen."""
    plain: dict[str, str | int] = {}
    cards: dict[str, str | list[str]] = {}
    for field, value in values.items():
        if field in CARD_FIELDS:
            cards[field] = [str(each) for each in value] if isinstance(value, list | tuple) else str(value)
        elif isinstance(value, list | tuple):
            plain[field] = ", ".join(str(each) for each in value)
        else:
            plain[field] = value if isinstance(value, int) else str(value)
    line = message(f"hint-{name}", plain)
    if cards:
        line["cards"] = cards
    return line


def _marks(spans: Sequence[Span], number: int, seat: int) -> list[Mark]:
    """What the seat did in the turn that begins with a span, rolls of its tools included."""
    first = spans[number]
    if first.kind is not Kind.TURN:
        return []
    game = Game(first.before.copy())
    for span in spans[number:]:
        if span.kind is Kind.TURN and (span.seat != seat or span.before.turn != first.before.turn):
            break
        if span.before.round != first.before.round:
            break
        for action in span.actions:
            if action == actions.PASS:
                return _dice_set(game.events, seat)
            game.play(int(action))
    return _dice_set(game.events, seat)


def _marks_of(span: Span, moves: Sequence[str], seat: int) -> list[Mark]:
    if span.kind is not Kind.TURN or not moves:
        return []
    game = Game(span.before.copy())
    for move in moves:
        if move != PASS:
            game.play(move)
    return _dice_set(game.events, seat)


def _dice_set(events: Iterable[GameEvent], seat: int) -> list[Mark]:
    """The dice that events put on the window of a seat. A die that goes through the hand comes from where it was."""
    marks: list[Mark] = []
    held: Place = {"kind": "hand", "seat": seat}
    held_die = ""
    for event in events:
        origin, target = event.get("origin"), event.get("target")
        if origin is None or target is None or not event.get("after"):
            continue
        if target["kind"] == "hand":
            held, held_die = origin, event["after"][0]
        elif event["kind"] == "swapped" and target["kind"] == "track":
            held, held_die = target, event["after"][-1]
        elif target["kind"] == "window" and target.get("seat") == seat:
            die, space = event["after"][0], target.get("space", "")
            came, was = (held, held_die or die) if origin["kind"] == "hand" else (origin, die)
            marks.append({"die": die, "was": was, "origin": came, "space": space})
    return marks
