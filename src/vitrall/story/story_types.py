"""The shapes of the story: plain data that goes into JSON as it is. `docs/story.md` explains every field.

Seats and turns are counted from 0, rounds carry their printed number and are 0 during the setup. Cards are named by
their ids, dice are written `R5`, or `P?` for a die without a value yet, spaces `C2`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

EventKind = Literal[
    "dealt",
    "start-player",
    "window-chosen",
    "window-shown",
    "blooms-kept",
    "blooms-counted",
    "private-pool-rolled",
    "round-opened",
    "drafted",
    "placed",
    "moved",
    "tool-used",
    "tool-stopped",
    "turned",
    "rolled-again",
    "drawn",
    "swapped",
    "picked",
    "returned",
    "turn-ended",
    "turn-given-up",
    "pioneer-taken",
    "track-laid",
    "game-over",
    "undone",
]
PlaceKind = Literal["pool", "private-pool", "hand", "window", "track", "bag", "grey-pool", "favor", "tool"]
RowKind = Literal["public", "rivalry", "private", "pioneer", "bloom", "tokens", "empty"]


class Message(TypedDict):
    """A Fluent message with its values; what a reader's screen must name itself comes by id."""

    id: str
    values: dict[str, str | int]
    cards: NotRequired[dict[str, str | list[str]]]  # by variable the card or cards whose names are filled in
    texts: NotRequired[dict[str, str]]  # by variable the id of another message that is filled in
    seats: NotRequired[dict[str, list[int]]]  # by variable the seats whose names are filled in, joined by ", "


class Place(TypedDict):
    """Where a die or a token comes from or goes to."""

    kind: PlaceKind
    seat: NotRequired[int]  # of a window, a hand, a private pool or favor tokens
    space: NotRequired[str]  # of a window
    round: NotRequired[int]  # of the track
    tool: NotRequired[str]


class GameEvent(TypedDict):
    """One thing that happened, as one reader may know it. A field that does not apply is absent."""

    kind: EventKind
    seat: int | None  # who acted or whom it concerns; nobody for the table as a whole
    round: int
    turn: int
    line: Message  # the sentence that describes it
    logged: bool  # the log shows the sentence
    instead: NotRequired[bool]  # the sentence replaces that of the event before it
    before: NotRequired[list[str]]  # the dice concerned as they were
    after: NotRequired[list[str]]  # the same dice, in the same order, as they are now
    origin: NotRequired[Place]
    target: NotRequired[Place]
    tool: NotRequired[str]
    price: NotRequired[int | str]  # favor tokens, alone the die that paid
    card: NotRequired[str]  # pattern chosen, card dealt (if the reader may know it), pioneer taken
    points: NotRequired[int]  # of the pioneer


class Lights(TypedDict):
    """What a screen highlights, by the thing to touch. Each number is the index of a move in `legal`."""

    pool: NotRequired[dict[str, int]]  # by die
    private_pool: NotRequired[dict[str, int]]  # by die
    spaces: NotRequired[dict[str, int]]  # spaces that take the die in hand
    moves: NotRequired[dict[str, dict[str, int]]]  # by the space of the die, then by the other space
    track: NotRequired[dict[str, dict[str, int]]]  # by round, then by die
    values: NotRequired[dict[str, int]]  # new values of the die in hand
    tools: NotRequired[dict[str, int]]  # tools paid with tokens
    payments: NotRequired[dict[str, dict[str, int]]]  # alone: by tool, then by the die that pays
    patterns: NotRequired[dict[str, int]]
    blooms: NotRequired[dict[str, int]]  # none, first, second, both
    buttons: NotRequired[dict[str, int]]  # pass, stop, return


class Question(TypedDict):
    """The question to the viewer: the sentence, what answers it, and the labels of the answers."""

    line: Message
    lights: Lights
    places: bool  # a die taken from a pool now is placed next
    labels: dict[str, Message]  # by the place of a move in `legal`: what a button says; absent for touched spaces


class Barriers(TypedDict):
    """Why spaces do not take a die."""

    lines: list[Message]
    dice: dict[str, list[int]]  # by die, for each of the twenty spaces the place of its line; -1 where the die fits


class ClaimRow(TypedDict):
    """One time a card paid, and the spaces that earned it; of a rivalry the amount counted."""

    points: int
    cells: list[str]


class Row(TypedDict):
    """One line of a score sheet."""

    kind: RowKind
    card: str | None  # null for tokens, empty spaces and a private objective that is not known
    label: Message | None  # what the line is called where no card names it
    reason: Message
    points: int
    so_far: int  # points of this line and all before it
    claims: list[ClaimRow]
    spaces: list[str]  # every space that earned points, once
    note: Message | None  # what a rivalry compared


class SeatSheet(TypedDict):
    """The sheet of one seat."""

    seat: int
    rows: list[Row]
    total: int
    rank: int


class Comparison(TypedDict):
    """One line of the sheets across all seats; null where a seat has no such line."""

    kind: RowKind
    card: str | None
    label: Message | None
    points: list[int | None]  # by seat


class ScoreSheet(TypedDict):
    """All sheets of a game, and what they come to."""

    seats: list[SeatSheet]
    comparison: list[Comparison]
    ranking: list[int]  # seats, the best first
    ties: list[Message]  # each step that decided between seats with equal points
    outcome: Message | None  # who has won; null before the end
    target: int | None  # alone, the score to beat
    empty_price: int  # points for each empty space, below zero
