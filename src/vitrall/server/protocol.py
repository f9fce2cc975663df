"""The messages of the socket, version 2, in both directions. `docs/protocol.md` explains them.

A number is that of an entry of the game: 0 is its beginning. A client's move carries the number that it is to have.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from typing_extensions import TypedDict

from vitrall.engine.errors import Unreadable, Why
from vitrall.story.story_types import GameEvent, Message, ScoreSheet
from vitrall.view import View

VERSION: Final = 2
MOST_BYTES: Final = 1024  # of a message from a client
NOTHING: Final = -1  # the last number of a client that has seen nothing yet

Number = Annotated[int, Meta(ge=-1, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Secret = Annotated[str, Meta(max_length=64)]
Attempt = Annotated[int, Meta(ge=1, le=1_000_000)]
Hash = Annotated[str, Meta(max_length=64)]
Short = Annotated[str, Meta(max_length=64)]


# ---- messages from a client ------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True, frozen=True):
    """The first message: language, secrets of the client's seats, last number seen. No secrets: a spectator."""

    version: int
    language: Short = "en"
    secrets: Annotated[list[Secret], Meta(max_length=6)] = []
    last: Number = NOTHING


class Move(Struct, tag="move", forbid_unknown_fields=True, frozen=True):
    """A move in notation. The seat is needed only where one device holds several."""

    number: Number
    move: Short
    seat: SeatNumber | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True, frozen=True):
    """Take the last move back, as far as the rules allow it (T12)."""

    number: Number
    seat: SeatNumber | None = None


class Takeback(Struct, tag="takeback", forbid_unknown_fields=True, frozen=True):
    """Ask to go back to before the entry `first`, or agree to it; done when every person agrees. No `first`: refuse."""

    number: Number
    first: Number | None = None
    seat: SeatNumber | None = None


class Ask(Struct, tag="ask", forbid_unknown_fields=True, frozen=True):
    """Ask for everything that has happened since that number."""

    last: Number = NOTHING


class Say(Struct, tag="say", forbid_unknown_fields=True, frozen=True):
    """A chat message: a quick phrase, sent to each reader in their own language, or free text."""

    phrase: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""
    seat: SeatNumber | None = None


class Hint(Struct, tag="hint", forbid_unknown_fields=True, frozen=True):
    """Ask for good moves. Only if the table allows hints, for a seat that may move now."""

    number: Number
    seat: SeatNumber | None = None


class Pause(Struct, tag="pause", forbid_unknown_fields=True, frozen=True):
    """Ask for a pause, which begins when every person asks for it; or withdraw the request, or end the pause."""

    wish: bool
    seat: SeatNumber | None = None


class Replace(Struct, tag="replace", forbid_unknown_fields=True, frozen=True):
    """Vote that a bot replaces a person who is away; done when every other person agrees."""

    of: SeatNumber
    seat: SeatNumber | None = None


class Return(Struct, tag="return", forbid_unknown_fields=True, frozen=True):
    """Take your seat back from the bot that replaced you."""

    seat: SeatNumber | None = None


class Promise(Struct, tag="promise", forbid_unknown_fields=True, frozen=True):
    """Before the game: the hash of the luck that the seat will reveal, for the start of that number."""

    attempt: Attempt
    promise: Hash
    seat: SeatNumber | None = None


class Reveal(Struct, tag="reveal", forbid_unknown_fields=True, frozen=True):
    """The promised luck, once the table asks for it."""

    attempt: Attempt
    luck: Hash
    seat: SeatNumber | None = None


ClientMessage = Hello | Move | Undo | Takeback | Ask | Say | Hint | Pause | Replace | Return | Promise | Reveal


# ---- messages to a client --------------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    """The public information about a seat."""

    kind: str  # open, person, bot
    name: str
    bot: str
    here: bool  # whether somebody of this seat is connected to this process
    luck: str  # what the seat added to the dice
    promise: str  # the hash of the luck that the seat reveals when the game is started
    stand_in: str  # the bot that replaces the person, else empty
    left: bool  # the person has given the seat up; their device may take it back while the game runs


class SeatLine(TypedDict):
    """A line of the log about a person: away, back, left, or replaced by a bot. It comes after the entry `number`."""

    number: int
    seat: int
    line: str  # the id of the message; `$name` is the name of the seat


class Stopper(TypedDict):
    """A seat that did not reveal its luck in time, with the name it had; freed if that happened too often."""

    seat: int
    name: str
    freed: bool


class TermsInfo(TypedDict):
    """The terms of a table, without the seed; `server/terms.py` says what each of them means."""

    options: dict[str, Any]
    listed: bool
    spectators: bool
    chat: bool
    undo: str
    hints: bool
    clock: dict[str, Any]
    decks: list[str]
    practice: bool  # continues from a position of another game: outside statistics, no fair dice
    moved: bool  # began elsewhere and continues here by its record


class TableInfo(TypedDict):
    """A table as everybody may know it."""

    id: str
    status: str  # open, playing, over
    created: float
    changed: float  # when the last move was made, or anything else happened
    listed: bool
    terms: TermsInfo
    seats: list[SeatInfo]
    number: int  # entries made
    round: int  # 0 before the first one
    awaited: list[int]
    commitment: str  # the hash of the server's seed; empty where a seed was asked for
    dice: str  # fair, or chosen: the seed was asked for, so the host may know every roll
    attempt: int  # the number of the start; it grows when missing luck makes one void
    asked: list[int]  # the seats whose promised luck is awaited now: promises are fixed, reveal it
    stopped: list[Stopper]  # who stopped the start before this one
    rematch: str | None
    owner: bool  # whether the reader opened it
    host: int | None  # a seat of the person who opened it
    yours: list[int]  # the seats of the reader's device, one that is left included
    paused: bool
    pause: list[int]  # the seats that wish a pause; none during one
    votes: dict[str, list[int]]  # by seat, who voted to replace it by a bot
    seat_log: list[SeatLine]  # who went away, came back, left or was replaced, since the table is in memory


class Welcome(Struct, tag="welcome", frozen=True):
    """The answer to `hello`: the table, and the seats that were recognised. Updates or a state follow."""

    version: int
    table: TableInfo
    seats: list[int]
    number: int  # of the latest entry, -1 before the game


class TableNews(Struct, tag="table", frozen=True):
    """Something about the table has changed that is not a move."""

    table: TableInfo


class Result(TypedDict):
    """How a game has ended; `target` is the score to beat alone. The `sheet` has it in rows and messages."""

    winners: list[int]
    target: int | None
    sheet: ScoreSheet


class State(Struct, tag="state", frozen=True):
    """The present state of the game, whatever was seen before: `number` is the latest entry."""

    number: int
    view: View
    undo: bool
    laid: int  # the entry with which the table was laid: it and those before it are never taken back
    clock: list[float] | None = None  # seconds left by seat
    result: Result | None = None  # once the game is over
    undo_refusal: str = ""  # the code of what keeps the viewer from taking back


class Update(Struct, tag="update", frozen=True):
    """One entry. The view is that after the latest entry, and comes with it only. What happened is in `events`, as
    far as everybody who looks at this device may know it."""

    number: int
    seat: int | None
    view: View | None
    undo: bool
    clock: list[float] | None = None
    result: Result | None = None
    events: list[GameEvent] = []
    back: int | None = None  # the first entry that this one takes back, with all after it
    laid: int = 0  # as in `state`
    undo_refusal: str = ""  # as in `state`


class Reason(TypedDict):
    """One rule in the way of a move."""

    code: str
    rule: str
    at: str
    text: str


class Refused(Struct, tag="refused", frozen=True):
    """A move that was not played, for its author alone."""

    number: int
    move: str
    code: str
    text: str
    reasons: list[Reason]
    id: str  # to be named when asking about it


class Asked(Struct, tag="takeback", frozen=True):
    """Somebody would like to go back to before `first`; who has agreed so far. `first` is nothing once refused."""

    number: int
    first: int | None
    agreed: list[int]


class Said(Struct, tag="said", frozen=True):
    """A chat message; a quick phrase comes in the reader's language."""

    number: int
    seat: int
    phrase: str
    text: str
    at: float


class HintIdea(TypedDict):
    """A move worth making, the final points to expect from it, and why, in the reader's language."""

    move: str
    points: float
    reasons: list[str]
    line: Message  # what the move is called


class Hinted(Struct, tag="hint", frozen=True):
    """The moves that the planner suggests, the best first, for the seat that asked."""

    number: int
    seat: int
    ideas: list[HintIdea]


class Failed(Struct, tag="error", frozen=True):
    """Anything else that went wrong, with a code that never changes and words for the reader."""

    code: str
    text: str
    id: str


ServerMessage = Welcome | TableNews | State | Update | Refused | Asked | Said | Hinted | Failed

_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_ENCODER: Final = msgspec.json.Encoder()


def read_message(data: str | bytes) -> ClientMessage:
    """The message of a client; `Unreadable` for anything else."""
    raw = data.encode("utf-8", "replace") if isinstance(data, str) else data
    if len(raw) > MOST_BYTES:
        raise Unreadable("message/size", Why("bytes", most=MOST_BYTES))
    try:
        message: ClientMessage = _DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Unreadable("message/unreadable") from wrong
    return message


def write_message(message: ServerMessage) -> str:
    return _ENCODER.encode(message).decode()
