"""The shape of a view: plain data that goes into JSON as it is.

Seats, turns, steps and places on the table are counted from 0. A round carries its printed number, 1 to 10, and is 0
while the table is set up; `track[0]` is the space of round 1. Cards are named by their ids, dice are written `R5`.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from vitrall.story.story_types import Barriers, Question


class OptionsView(TypedDict):
    """How the game is played, the edition's own rules filled in."""

    edition: str
    players: int
    even_bag: bool
    tools: int
    privates: int
    tie_break: str
    solo_price: str
    modules: list[str]  # of Glory, those in play
    marked_objectives: bool  # private objectives of marked spaces are in the deck (X2)
    more_patterns: bool
    private_pools: bool


class HandView(TypedDict):
    """The die in hand; a die just drawn from the bag shows its colour only, as `P?` (U8)."""

    die: str
    must_place: bool  # a tool has changed it and is finished (T4)
    may_return: bool  # it may go back to the pool though it fits (U8)
    isolated: bool  # it goes where it touches no die (U10)
    own: bool  # it comes from the private pool and is placed as it lies (X6)


class ToolView(TypedDict):
    """A tool on the table. The price is a number of tokens, alone the color or value of the die that pays."""

    id: str
    tokens: int
    price: int | str
    used_up: bool


class UseView(TypedDict):
    """The tool in use: its place among the tools of the table, and the step that is due."""

    tool: int
    step: int


class PioneerView(TypedDict):
    """An open pioneer and the seat that owns it; nobody while its goal is still to be met (G8)."""

    id: str
    owner: int | None


class BloomView(TypedDict):
    """A bloom the viewer may see. Whether it was kept is `null` until its owner decides (G10)."""

    id: str
    kept: bool | None


class ObjectiveProgress(TypedDict):
    """How often the viewer's window meets an objective now, and what that pays."""

    count: int  # of a rivalry the amount that is compared
    points: int
    place: NotRequired[int]  # of a rivalry: the place among all, 1 for the first


class SeatView(TypedDict):
    """What lies at one seat. `null` is what the viewer must not know, or what is not there yet."""

    pattern: str | None
    printed: list[str] | None  # the four rows of the pattern: a color, a value, or a dot for each space
    rows: list[list[str | None]] | None
    favor: int
    skips: bool  # the second turn of this round is gone (U9)
    chosen: bool  # a window is chosen, seen or not
    privates: list[str] | None
    pool: list[str]  # the private pool, empty where none is played (X4)
    decided: bool  # which blooms to keep is decided, seen or not
    blooms_kept: int | None  # how many, once all have decided
    blooms: list[BloomView] | None  # one's own, both; of the others' those they kept, after the end


class WordingView(TypedDict):
    """What a player's own card is called and says, by language; a text that says no language has the key `""`."""

    name: dict[str, str]
    text: dict[str, str]


class OpenView(TypedDict):
    """What lies open to everybody."""

    version: int
    options: OptionsView
    phase: str
    over: bool
    round: int
    turn: int
    second: bool  # this turn is its seat's second of the round
    start: int | None
    seat: int | None  # whose turn it is
    awaited: list[int]  # the seats that may act now; none while chance acts
    pool: list[str]
    queue: list[str]  # dice of the pool, or of the private pool, still to be rolled again
    hand: HandView | None
    track: list[list[str]]
    bag: dict[str, int]
    grey_pool: int  # dice left in it
    board: str | None
    tools: list[ToolView]
    using: UseView | None
    publics: list[str]
    pioneers: list[PioneerView]
    rules: list[str]  # what the bits of `breaks` stand for, the lowest first
    target: int | None  # alone, the score to beat so far (O6)


class OwnView(TypedDict):
    """What each viewer sees in its own way."""

    you: int | None  # null for a spectator
    seats: list[SeatView]
    progress: dict[str, ObjectiveProgress] | None  # of the viewer, by objective; null for a spectator
    offers: list[str] | None  # the viewer's own four patterns, while windows are chosen
    breaks: dict[str, list[int]]  # for each die the rules it would break on each of the twenty spaces
    legal: list[str]
    barriers: Barriers | None  # why spaces refuse the dice of `breaks`; null while the viewer may not act
    asks: Question | None  # what the viewer is asked for; null while it may not act


class View(OpenView, OwnView):
    """One position as one seat, or a spectator, sees it."""

    own: NotRequired[dict[str, WordingView]]  # with a player's own deck: the words of its cards that this view names
