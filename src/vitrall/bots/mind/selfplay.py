"""Quick games of judges against one another, and what can be learned from them.

A player takes the end of its turn that its judge values most; it may first play the best few on to the end of the
round, which a judge sees better than the middle of one. To learn it must also see what it would not choose, so
now and then it explores: it takes another of the best ends, or any of them. What it would have chosen is recorded as
well, because the value of a position assumes good play afterwards.

A teacher values positions by the mean of several futures, which says more than the single game that was played. It also
values ends of the turn that were not taken: a player errs most where it prefers the wrong one of its best ends.
"""

from __future__ import annotations

from typing import Final

from vitrall.bots.mind.ends import End
from vitrall.bots.mind.feature_layout import COUNTS, MASKS, CardSlots
from vitrall.bots.mind.features import Features, turns_before
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.judge import POINT, Judge, pioneers_met, pips_in_pool, placements_left
from vitrall.bots.mind.search import Search, window_values
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.mind.weights import TURNS
from vitrall.engine import actions, phases
from vitrall.engine.chance import sample
from vitrall.engine.choices import Choices
from vitrall.engine.generator import advanced, derived, scaled, seeded
from vitrall.engine.legal import legal_into
from vitrall.engine.native import append, i64, vec
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import pioneer_points, target, total
from vitrall.engine.state import State, awaited_seats, awaits_chance, seeded_state
from vitrall.engine.worlds import determinised

# Numbers of a row before its inputs: seat, kind, placements left, points known, final worth, what the teacher says.
HEADER: Final = 6
FINAL_AT: Final = 4
ROW: Final = HEADER + COUNTS + MASKS
TAKEN: Final = 0  # a row's kind: the best end, and it was taken
EXPLORED: Final = 1  # an end that was taken though another seemed better
PASSED_OVER: Final = 2  # the end that seemed better; its row comes just before
COMPARED: Final = 3  # another end, for the teacher alone
NOT_TAUGHT: Final = -1000000000  # where there is no teacher


class Exploration:
    """How often a player does not do what seems best, in thousandths."""

    def __init__(self, candidates: i64, near: i64, margin: i64, any_end: i64, any_window: i64) -> None:
        self.candidates = candidates  # ends it knows at all
        self.near = near  # how often it takes any of those that are nearly as good
        self.margin = margin  # how much worse they may be, in thousandths of a point
        self.any_end = any_end
        self.any_window = any_window


class RestOfRound:
    """Values ends of a first turn by the rest of the round as well; both values count alike."""

    def __init__(self, future: Future, ends: i64) -> None:
        self.future = future  # of one own turn, to the end of a round
        self.ends = ends  # the most promising ones, which are played on

    def in_order(self, ends: list[End], seat: i64, luck: i64) -> list[End]:
        """The same ends with new values, the best first; those that are not played on come last."""
        ordered: list[End] = []
        for end in ends[: self.ends]:
            end.value = (end.value + self._value(end.state, seat, luck)) // 2
            place: i64 = len(ordered)
            while place > 0 and ordered[place - 1].value < end.value:
                place -= 1
            ordered.insert(place, end)
        return ordered + ends[self.ends :]

    def _value(self, state: State, seat: i64, luck: i64) -> i64:
        samples: i64 = 3 if awaits_chance(state) else 1  # without chance, a lone player's round has one outcome
        beginning = SharedTurns(state)
        sum: i64 = 0
        played: i64 = 0
        while played < samples:
            sum += self.future.of_turn(beginning, seat, derived(luck, played))
            played += 1
        # Alone a future is worth its margin over the target, a judge's value is worth its points.
        return sum // samples + (POINT * target(state) if state.rules.solo else 0)


class Player:
    """A judge with a search of one turn around it, or of one round."""

    def __init__(
        self,
        judge: Judge,
        effort: i64,
        width: i64,
        exploration: Exploration | None,
        rest_of_round: RestOfRound | None = None,
    ) -> None:
        self.judge = judge
        self.effort = effort
        self.width = width
        self.exploration = exploration
        self.rest_of_round = rest_of_round
        self.generator: i64 = 1
        self.passed_over: End | None = None  # the best end, where another was taken
        self.seen: list[End] = []  # the ends that it chose from, best first

    def below(self, bound: i64) -> i64:
        self.generator = advanced(self.generator)
        return scaled(self.generator, bound)

    def happens(self, thousandths: i64) -> bool:
        return bool(thousandths) and self.below(1000) < thousandths

    def choice(self, state: State, seat: i64) -> i64:
        """The window to choose, or the blooms to keep."""
        world = determinised(state, seat, self.below(1 << 30))
        own = _choices_of(world, seat)
        exploration = self.exploration
        if exploration is not None and self.happens(exploration.any_window):
            return own[self.below(len(own))]
        values = window_values(self.judge, world, seat, own)
        best: i64 = 0
        index: i64 = 1
        while index < len(own):
            if values[index] > values[best]:
                best = index
            index += 1
        return own[best]

    def end(self, state: State) -> End:
        """The end of the turn that is taken, or where chance enters it."""
        world = determinised(state, state.seat, self.below(1 << 30))
        self.passed_over = None
        exploration = self.exploration
        most: i64 = 1
        if exploration is not None:
            most = exploration.candidates
        rest = self.rest_of_round
        if rest is not None:
            most = max(most, rest.ends)
        best = Search(self.judge, self.effort, self.width).best_ends(world, most).best
        if rest is not None and len(best) > 1 and turns_before(world, world.seat) >= 0:
            best = rest.in_order(best, world.seat, self.below(1 << 30))
        self.seen = best
        which: i64 = 0
        if exploration is not None and len(best) > 1:
            which = self._explored(best, exploration)
        if which:
            self.passed_over = best[0]
        return best[which]

    def _explored(self, best: list[End], exploration: Exploration) -> i64:
        if self.happens(exploration.any_end):
            return self.below(len(best))
        if not self.happens(exploration.near):
            return 0
        near: i64 = 1
        while near < len(best) and best[near].value >= best[0].value - exploration.margin:
            near += 1
        return self.below(near)


class Teacher:
    """Values ends of a turn by the mean of several futures."""

    def __init__(self, future: Future, futures: i64, compared: i64, least: i64) -> None:
        self.future = future
        self.futures = futures
        self.compared = compared  # ends of a turn that are valued, the one that was taken aside
        # Placements left without which it says nothing: its futures hardly use tools, which matter most at the end.
        self.least = least

    def value(self, state: State, seat: i64, luck: i64) -> i64:
        """In thousandths of a point. Ends of one turn share their luck, so that they can be compared."""
        beginning = SharedTurns(state.copy())
        sum: i64 = 0
        played: i64 = 0
        while played < self.futures:
            sum += self.future.of_turn(beginning, seat, derived(luck, played))
            played += 1
        return sum // self.futures


class Notes:
    """Rows to learn from, one after the other, each of `ROW` numbers."""

    def __init__(self, teacher: Teacher | None = None) -> None:
        self.teacher = teacher
        self.rows: list[int] = []
        self.features = Features()
        self.cards: CardSlots | None = None
        self.begun: i64 = 0  # where the rows of the running game begin

    def note(self, state: State, seat: i64, kind: i64, left: i64, luck: i64 = 0) -> None:
        cards = self.cards
        if cards is None or cards.deck is not state.rules.deck:
            cards = CardSlots(state.rules.deck)
            self.cards = cards
        features = self.features
        features.gather(state, cards, seat, state.windows[seat], state.favor[seat], left)
        rows = self.rows
        rows.append(seat)
        rows.append(kind)
        rows.append(left)
        rows.append(known_points(state, seat) if left else last_worth(state, seat))
        rows.append(0)
        rows.append(self._taught(state, seat, left, luck))
        for count in features.counts:
            rows.append(count)
        for mask in features.masks:
            rows.append(mask)

    def _taught(self, state: State, seat: i64, left: i64, luck: i64) -> i64:
        teacher = self.teacher
        if teacher is None or left < teacher.least or left == TURNS:
            return NOT_TAUGHT
        return teacher.value(state, seat, luck)

    def compare(self, ends: list[End], seat: i64, chosen: End, passed_over: End | None, luck: i64) -> None:
        """Note the other best ends of a turn, if a teacher has something to say about them."""
        teacher = self.teacher
        if teacher is None:
            return
        for end in ends[: teacher.compared]:
            if end is chosen or end is passed_over or awaits_chance(end.state):
                continue
            left = placements_left(end.state, seat)
            if left >= teacher.least:
                self.note(end.state, seat, COMPARED, left, luck)

    def finish(self, state: State) -> None:
        """The game is over: write what it came to into its rows."""
        place = self.begun
        while place < len(self.rows):
            seat: i64 = self.rows[place]
            self.rows[place + FINAL_AT] = final_worth(state, seat)
            place += ROW
        self.begun = len(self.rows)


def known_points(state: State, seat: i64) -> i64:
    """What of the final worth is settled: pioneers that are owned, and dice on a lone player's track."""
    points = pioneer_points(state, seat)
    return points - target(state) if state.rules.solo else points


def last_worth(state: State, seat: i64) -> i64:
    """The final worth where no turn is left to the seat."""
    points = final_worth(state, seat) + pioneers_met(state, seat)
    return points - pips_in_pool(state) if state.rules.solo else points


def final_worth(state: State, seat: i64) -> i64:
    """The points of a finished game; alone, the distance to the target."""
    points = total(state, seat)
    return points - target(state) if state.rules.solo else points


def play_game(rules: Rules, seed: i64, players: list[Player], notes: Notes | None) -> State:
    """A whole game between players; what they saw is noted."""
    state = seeded_state(rules, seed)
    seat: i64 = 0
    while seat < len(players):
        players[seat].generator = seeded(derived(seed, 1 + seat))
        seat += 1
    is_noted = False
    while state.phase != phases.OVER:
        if awaits_chance(state):
            if notes is not None and not is_noted and state.phase > phases.KEEP:
                _note_start(state, notes)
                is_noted = True
            play(state, sample(state))
        elif state.phase == phases.CHOOSE or state.phase == phases.KEEP:
            seat = _first_awaited(state)
            play(state, players[seat].choice(state, seat))
        else:
            _take_turn(state, players[state.seat], notes)
    if notes is not None:
        notes.finish(state)
    return state


def _note_start(state: State, notes: Notes) -> None:
    """Every window before a card of the table is known: so the choice of windows is learned too."""
    seat: i64 = 0
    while seat < state.rules.players:
        notes.note(state, seat, TAKEN, TURNS)
        seat += 1


def _take_turn(state: State, player: Player, notes: Notes | None) -> None:
    seat = state.seat
    end = player.end(state)
    passed_over = player.passed_over
    for each in end.line:
        action: i64 = each
        play(state, action)
    if awaits_chance(state):
        return
    if notes is not None:
        luck: i64 = 0 if notes.teacher is None else player.below(1 << 30)
        if passed_over is not None and not awaits_chance(passed_over.state):
            notes.note(passed_over.state, seat, PASSED_OVER, placements_left(passed_over.state, seat), luck)
        kind: i64 = TAKEN if passed_over is None else EXPLORED
        notes.note(state, seat, kind, placements_left(state, seat), luck)
        notes.compare(player.seen, seat, end, passed_over, luck)
    play(state, actions.PASS)


def _first_awaited(state: State) -> i64:
    awaited = awaited_seats(state)
    seat: i64 = 0
    while not (awaited >> seat) & 1:
        seat += 1
    return seat


def _choices_of(state: State, seat: i64) -> vec[i64]:
    """The choices of one seat among those of all."""
    every = Choices()
    legal_into(state, every)
    own = vec[i64]()
    index: i64 = 0
    while index < every.count:
        action = every.items[index]
        index += 1
        owner = (action - actions.CHOOSE) // actions.SEAT_CHOICES
        if state.phase == phases.KEEP:
            owner = (action - actions.KEEP) // actions.SEAT_KEEPS
        if owner == seat:
            own = append(own, action)
    return own
