"""The whole position of a game, and the seats it waits for. Contains no rules: only `play.py` changes it."""

from __future__ import annotations

from typing import Final

from vitrall.engine.dice import NO_DIE
from vitrall.engine.generator import seeded
from vitrall.engine.native import append, i64, mypyc_attr, vec
from vitrall.engine.phases import CHOOSE, DEAL_PRIVATES, HAND, KEEP, ROLL, STEP, TURN, WAITING_PHASES
from vitrall.engine.pickling import Reduced, reduce_by_names
from vitrall.engine.rules import OWN_DICE, Rules
from vitrall.engine.window import Window

NOT_DEALT: Final = -1
HIDDEN: Final = -2  # dealt or chosen, but not known in this position
NOT_SEEDED: Final = 0  # chance is given from outside
NO_TOOL: Final = -1
SPENT: Final = -1  # on a tool card: used up in the solo game (O4)
NOBODY: Final = -1

# What the constructors take, for copies and pickles.
DEAL_FIELDS: Final = (
    "privates",
    "offers",
    "patterns",
    "tools",
    "publics",
    "blooms",
    "keeps",
    "pioneers",
    "board",
)
STATE_FIELDS: Final = (
    "rules",
    "deal",
    "windows",
    "favor",
    "tokens",
    "bag",
    "bag_left",
    "pool_dice",
    "pool_count",
    "queue",
    "track",
    "track_colors",
    "generator",
    "phase",
    "round",
    "turn",
    "start",
    "seat",
    "skips",
    "to_roll",
    "hand",
    "touched",
    "isolated",
    "may_return",
    "drafted",
    "tooled",
    "tool",
    "step",
    "moved",
    "moved_color",
    "grey_left",
    "own",
    "owners",
    "taken",
    "hand_own",
)

_POOL_ROOM: Final = vec[i64]([NO_DIE] * 16)  # six players draw thirteen


@mypyc_attr(acyclic=True, free_list_len=1)
class Deal:
    """Which cards lie where. Nothing here changes once the first die is rolled, so copies of a position share it."""

    def __init__(
        self,
        *,
        privates: vec[i64],
        offers: vec[i64],
        patterns: vec[i64],
        tools: vec[i64],
        publics: vec[i64],
        blooms: vec[i64],
        keeps: vec[i64],
        pioneers: vec[i64],
        board: i64,
    ) -> None:
        self.blooms = blooms  # two a seat
        self.keeps = keeps  # one a seat: 1 for the first bloom, 2 for the second, both or none
        self.pioneers = pioneers
        self.board = board
        self.privates = privates  # in order of dealing: seat 0 first
        self.offers = offers  # window cards, two a seat
        self.patterns = patterns  # one a seat
        self.tools = tools
        self.publics = publics

    def copy(self) -> Deal:
        return Deal(
            privates=self.privates[:],
            offers=self.offers[:],
            patterns=self.patterns[:],
            tools=self.tools[:],
            publics=self.publics[:],
            blooms=self.blooms[:],
            keeps=self.keeps[:],
            pioneers=self.pioneers[:],
            board=self.board,
        )

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, DEAL_FIELDS)


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """One position. The fields in the second group last a turn."""

    def __init__(
        self,
        *,
        rules: Rules,
        deal: Deal,
        windows: list[Window],
        favor: vec[i64],
        tokens: vec[i64],
        bag: vec[i64],
        bag_left: i64,
        pool_dice: vec[i64],
        pool_count: i64,
        queue: vec[i64],
        track: vec[i64],
        track_colors: i64,
        generator: i64,
        phase: i64,
        round: i64,
        turn: i64,
        start: i64,
        seat: i64,
        skips: i64,
        to_roll: i64,
        hand: i64,
        touched: bool,
        isolated: bool,
        may_return: bool,
        drafted: bool,
        tooled: bool,
        tool: i64,
        step: i64,
        moved: i64,
        moved_color: i64,
        grey_left: i64,
        own: vec[i64],
        owners: vec[i64],
        taken: bool,
        hand_own: bool,
    ) -> None:
        self.rules = rules
        self.deal = deal
        self.windows = windows
        self.favor = favor
        self.tokens = tokens  # on each tool of the table
        self.bag = bag
        self.bag_left = bag_left
        # The pool is a vector with spare room, so that adding and removing dice allocates no memory.
        self.pool_dice: vec[i64] = pool_dice
        self.pool_count: i64 = pool_count
        self.queue = queue  # dice of the pool still to be rolled again
        self.track = track  # (round - 1) * 36 + die, in order of arrival
        self.track_colors = track_colors
        self.generator = generator
        self.phase = phase
        self.round = round
        self.turn = turn
        self.start = start
        self.seat = seat
        self.skips = skips  # seats whose second turn of this round is gone (U9)
        self.to_roll = to_roll

        self.hand = hand
        self.touched = touched  # a tool has worked on the die in hand (T4)
        self.isolated = isolated  # the die in hand goes where it touches nothing (U10)
        self.may_return = may_return  # the die in hand may go back though it fits (U8)
        self.drafted = drafted
        self.tooled = tooled
        self.tool = tool  # in use, its place on the table
        self.step = step
        self.moved = moved  # spaces of dice this tool has moved
        self.moved_color = moved_color

        self.grey_left = grey_left  # in the grey pool
        self.own = own  # private pools, ten places a seat
        self.owners = owners  # of the open pioneers, NOBODY while they lie there
        self.taken = taken  # the turn's private die has been taken (X4)
        self.hand_own = hand_own  # the die in hand is a private one, placed as it lies (X6)

    @property
    def pool(self) -> vec[i64]:
        """The dice of the draft pool, in the order they were rolled."""
        return self.pool_dice[: self.pool_count]

    @pool.setter
    def pool(self, dice: vec[i64]) -> None:
        self.pool_count = 0
        for die in dice:
            self.add_to_pool(die)

    def add_to_pool(self, die: i64) -> None:
        if self.pool_count < len(self.pool_dice):
            self.pool_dice[self.pool_count] = die
        else:
            self.pool_dice = append(self.pool_dice, die)
        self.pool_count += 1

    def take_from_pool(self, die: i64) -> None:
        """Remove the first such die; later dice move up."""
        dice = self.pool_dice
        last = self.pool_count - 1
        gone: i64 = 0
        place: i64 = 0
        # Always visits all dice: leaving the loop early costs more in mispredicted branches than it saves.
        while place < last:
            if dice[place] == die:
                gone = 1
            dice[place] = dice[place + gone]
            place += 1
        self.pool_count = last

    def copy(self) -> State:
        """An independent copy, for looking ahead; cheaper than taking moves back."""
        return self._copy_with([window.copy() for window in self.windows])

    def copy_of_turn(self) -> State:
        """A copy for looking ahead within the turn: it shares the windows of the other seats, which no move changes."""
        windows = self.windows[:]
        windows[self.seat] = windows[self.seat].copy()
        return self._copy_with(windows)

    def _copy_with(self, windows: list[Window]) -> State:
        return State(
            rules=self.rules,
            deal=self.deal if self.phase >= ROLL else self.deal.copy(),
            windows=windows,
            favor=self.favor[:],
            tokens=self.tokens[:],
            bag=self.bag[:],
            bag_left=self.bag_left,
            pool_dice=self.pool_dice[:],
            pool_count=self.pool_count,
            queue=self.queue[:],
            track=self.track[:],
            track_colors=self.track_colors,
            generator=self.generator,
            phase=self.phase,
            round=self.round,
            turn=self.turn,
            start=self.start,
            seat=self.seat,
            skips=self.skips,
            to_roll=self.to_roll,
            hand=self.hand,
            touched=self.touched,
            isolated=self.isolated,
            may_return=self.may_return,
            drafted=self.drafted,
            tooled=self.tooled,
            tool=self.tool,
            step=self.step,
            moved=self.moved,
            moved_color=self.moved_color,
            grey_left=self.grey_left,
            own=self.own[:],
            owners=self.owners[:],
            taken=self.taken,
            hand_own=self.hand_own,
        )

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _: object) -> State:
        return self.copy()

    def __reduce__(self) -> Reduced:
        return reduce_by_names(self, STATE_FIELDS)


def new_state(rules: Rules, generator: i64) -> State:
    """The table before the first card is dealt."""
    nothing = rules.not_dealt
    deal = Deal(
        privates=vec[i64](capacity=rules.privates * rules.players),
        offers=vec[i64](capacity=2 * rules.players),
        patterns=nothing[:],
        tools=vec[i64](capacity=rules.tools),
        publics=vec[i64](capacity=rules.publics),
        blooms=vec[i64](),
        keeps=nothing[:],
        pioneers=vec[i64](),
        board=NOT_DEALT,
    )
    return State(
        rules=rules,
        deal=deal,
        windows=[],
        favor=vec[i64](),
        tokens=vec[i64](capacity=rules.tools),
        bag=rules.bag[:],
        bag_left=rules.bag_size,
        pool_dice=_POOL_ROOM[:],
        pool_count=0,
        queue=vec[i64](),
        track=vec[i64](capacity=rules.draw + 10),
        track_colors=0,
        generator=generator,
        phase=DEAL_PRIVATES,
        round=0,
        turn=0,
        start=NOBODY,
        seat=NOBODY,
        skips=0,
        to_roll=0,
        hand=NO_DIE,
        touched=False,
        isolated=False,
        may_return=False,
        drafted=False,
        tooled=False,
        tool=NO_TOOL,
        step=0,
        moved=0,
        moved_color=NOBODY,
        grey_left=rules.grey_dice,
        own=vec[i64](),
        owners=vec[i64](),
        taken=False,
        hand_own=False,
    )


def seeded_state(rules: Rules, seed: i64) -> State:
    """The table before the first card is dealt, with all chance determined by a seed."""
    return new_state(rules, seeded(seed))


def awaits_chance(state: State) -> bool:
    return not (WAITING_PHASES >> state.phase) & 1


def awaited_seats(state: State) -> i64:
    """The seats that may act now, as bits: all who have not chosen, or the one whose turn it is."""
    if state.phase == CHOOSE:
        return _undecided(state.deal.patterns)
    if state.phase == KEEP:
        return _undecided(state.deal.keeps)
    if state.phase == TURN or state.phase == HAND or state.phase == STEP:
        return 1 << state.seat
    return 0


def _undecided(choices: vec[i64]) -> i64:
    seats: i64 = 0
    seat: i64 = 0
    while seat < len(choices):
        if choices[seat] == NOT_DEALT:
            seats |= 1 << seat
        seat += 1
    return seats


def holds(cards: vec[i64], card: i64) -> bool:
    """`card in cards`, without making an object of the number."""
    index: i64 = 0
    while index < len(cards) and cards[index] != card:
        index += 1
    return index < len(cards)


def private_of(state: State, seat: i64, which: i64) -> i64:
    """A private objective of a seat; solo games may deal two."""
    return state.deal.privates[seat * state.rules.privates + which]


def own_place(state: State, die: i64) -> i64:
    """Where the first such die lies in the private pool of the seat to move; -1 if nowhere."""
    place = state.seat * OWN_DICE
    last = place + OWN_DICE
    while place < last:
        if state.own[place] == die:
            return place
        place += 1
    return -1


def has_own(state: State) -> bool:
    """Whether the seat to move has any die left in its private pool."""
    place = state.seat * OWN_DICE
    last = place + OWN_DICE
    while place < last and place < len(state.own):
        if state.own[place] != NO_DIE:
            return True
        place += 1
    return False
