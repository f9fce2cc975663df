"""A small integer neural net that predicts the final points of a seat: features → hidden → second → points.

All sums are sums of whole numbers and none can overflow (`vitrall.bots.net_file` checks it), so the result is exactly
the same on every machine, compiled or not. Several units share one word: adding two words adds all their units at once.
A compiled word has 64 bits; plain Python's integers are unbounded, so there one word holds a whole layer.
Positions of one turn differ by a die or two, so the hidden sums of an earlier position, the *anchor*, are only
corrected by what has changed since.
"""

from __future__ import annotations

from typing import Final, final

from vitrall.bots.mind.feature_layout import CELL_BITS, COUNTS, INPUTS, MASKS, CardSlots
from vitrall.bots.mind.features import Features
from vitrall.bots.mind.judge import POINT, Judge, pioneers_met, pips_in_pool, placements_left
from vitrall.bots.mind.weights import TURNS
from vitrall.engine.board import lowest
from vitrall.engine.native import append, i64, vec
from vitrall.engine.rules import ROUNDS
from vitrall.engine.scoring import pioneer_points, total
from vitrall.engine.state import State
from vitrall.engine.window import Window, empty_window

FIRST_BITS: Final = 21  # of a hidden unit in a word
FIRST_HALF: Final = 1048576
FIRST_MASK: Final = 2097151
CLIP: Final = 32767  # the most that a hidden unit passes on
SECOND_BITS: Final = 32
SECOND_HALF: Final = 2147483648
SECOND_MASK: Final = 4294967295
STRIDE: Final = 4  # words that are summed up together; rows of words are filled up to a multiple of it
FAR: Final = 45  # corrections after which an anchor is moved
ANCHORS: Final = 6  # one for each seat
PIPS_A_ROUND: Final = 7  # that a lone player leaves to the target


@final
class NetWeights:
    """The numbers of a net, packed into words.

    `first` holds a row of `first_words` words for each input, `second` one of `second_words` for each hidden unit.
    """

    def __init__(
        self,
        hidden: i64,
        lanes: i64,
        seconds: i64,
        second_lanes: i64,
        first: list[int],
        bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: i64,
        second_shift: i64,
        last_shift: i64,
    ) -> None:
        self.hidden = hidden
        self.lanes = lanes  # hidden units in a word
        self.first_words: i64 = STRIDE * ((hidden + lanes * STRIDE - 1) // (lanes * STRIDE))
        self.seconds = seconds
        self.second_lanes = second_lanes
        self.second_words: i64 = (seconds + second_lanes - 1) // second_lanes
        self.first = _vector(first)
        self.bias = _vector(bias)
        self.second = _vector(second)
        self.second_bias = _vector(second_bias)
        self.last = _vector(last)
        self.last_bias = last_bias
        self.second_shift = second_shift
        self.last_shift = last_shift


@final
class Anchor:
    """The inputs and the hidden sums of an earlier position."""

    def __init__(self, weights: NetWeights) -> None:
        self.size: i64 = 0
        self.places = vec[i64]([0] * COUNTS)
        self.counts = vec[i64]([0] * COUNTS)
        self.masks = vec[i64]([0] * MASKS)
        self.sums = weights.bias[:]

    def move(self, features: Features, sums: vec[i64]) -> None:
        index: i64 = 0
        while index < self.size:
            self.counts[self.places[index]] = 0
            index += 1
        index = 0
        while index < features.size:
            place = features.places[index]
            self.places[index] = place
            self.counts[place] = features.counts[place]
            index += 1
        self.size = features.size
        self.masks = features.masks[:]
        self.sums = sums[:]


@final
class Net(Judge):
    """Predicts the final points. If it does not know a card, another judge is used."""

    def __init__(self, weights: NetWeights, fallback: Judge) -> None:
        self.weights = weights
        self.fallback = fallback
        self.features = Features()
        self.cards: CardSlots | None = None
        self.anchors: list[Anchor] = [Anchor(weights) for _ in range(ANCHORS)]
        self.sums = weights.bias[:]
        self.second_sums = vec[i64]([0] * weights.second_words)
        # The inputs that differ from the anchor's, by their rows: one more, one less, and otherwise.
        self.added: i64 = 0
        self.taken: i64 = 0
        self.weighed: i64 = 0
        self.added_rows = vec[i64]([0] * INPUTS)
        self.taken_rows = vec[i64]([0] * INPUTS)
        self.weighed_rows = vec[i64]([0] * COUNTS)
        self.weighed_times = vec[i64]([0] * COUNTS)

    def value(self, state: State, seat: i64) -> i64:
        left = placements_left(state, seat)
        if not left:
            return self._last(state, seat)
        cards = self._cards(state)
        if not cards.know(state):
            return self.fallback.value(state, seat)
        self.features.gather(state, cards, seat, state.windows[seat], state.favor[seat], left)
        return self._output(seat) + POINT * pioneer_points(state, seat)

    def beyond(self, state: State, seat: i64) -> i64:
        """Alone, the value counts the pips that will be left to the target."""
        if not state.rules.solo:
            return 0
        cards = self._cards(state)
        if not cards.know(state):
            return self.fallback.beyond(state, seat)
        return -POINT * (pips_in_pool(state) + PIPS_A_ROUND * (ROUNDS - state.round))

    def pattern(self, state: State, seat: i64, pattern: i64) -> i64:
        card = state.rules.deck.patterns[pattern]
        return self.start(state, seat, empty_window(card.printed), card.favor)

    def keeping(self, state: State, seat: i64, choice: i64) -> i64:
        return self.fallback.keeping(state, seat, choice)

    def start(self, state: State, seat: i64, window: Window, favor: i64) -> i64:
        """The value of an empty window before the first die is rolled."""
        self.features.gather(state, self._cards(state), seat, window, favor, TURNS)
        return self._output(seat)

    def _cards(self, state: State) -> CardSlots:
        cards = self.cards
        if cards is None or cards.deck is not state.rules.deck:
            cards = CardSlots(state.rules.deck)
            self.cards = cards
        return cards

    def _last(self, state: State, seat: i64) -> i64:
        """Nothing is left to expect: the points themselves."""
        points = total(state, seat) + pioneers_met(state, seat)
        return POINT * (points - pips_in_pool(state) if state.rules.solo else points)

    def _output(self, seat: i64) -> i64:
        """The answer of the net for the features that were gathered, in thousandths of a point."""
        anchor = self.anchors[seat]
        self._correct(anchor)
        if self.added + self.taken + self.weighed > FAR:
            anchor.move(self.features, self.sums)
        self._second()
        return self._third()

    def _correct(self, anchor: Anchor) -> None:
        """The hidden sums, from those of the anchor."""
        self.added = 0
        self.taken = 0
        self.weighed = 0
        features = self.features
        index: i64 = 0
        while index < features.size:
            place = features.places[index]
            change = features.counts[place] - anchor.counts[place]
            if change:
                self._change(place, change)
            index += 1
        index = 0
        while index < anchor.size:
            place = anchor.places[index]
            if not features.counts[place]:
                self._change(place, -anchor.counts[place])
            index += 1
        index = 0
        while index < MASKS:
            now = features.masks[index]
            different = now ^ anchor.masks[index]
            while different:
                bit = different & -different
                different ^= bit
                self._change(COUNTS + CELL_BITS * index + lowest(bit), 1 if now & bit else -1)
            index += 1
        self._sum(anchor)

    def _change(self, place: i64, times: i64) -> None:
        """An input differs from the anchor's by so much. Nearly all differ by one."""
        row = place * self.weights.first_words
        if times == 1:
            self.added_rows[self.added] = row
            self.added += 1
        elif times == -1:
            self.taken_rows[self.taken] = row
            self.taken += 1
        else:
            self.weighed_rows[self.weighed] = row
            self.weighed_times[self.weighed] = times
            self.weighed += 1

    def _sum(self, anchor: Anchor) -> None:
        """Adds all rows to a few words at a time, so that the sums stay in fast memory."""
        table = self.weights.first
        added_rows = self.added_rows
        taken_rows = self.taken_rows
        sums = self.sums
        added = self.added
        taken = self.taken
        word: i64 = 0
        while word < self.weights.first_words:
            one = anchor.sums[word]
            two = anchor.sums[word + 1]
            three = anchor.sums[word + 2]
            four = anchor.sums[word + 3]
            index: i64 = 0
            while index < added:
                row = added_rows[index] + word
                one += table[row]
                two += table[row + 1]
                three += table[row + 2]
                four += table[row + 3]
                index += 1
            index = 0
            while index < taken:
                row = taken_rows[index] + word
                one -= table[row]
                two -= table[row + 1]
                three -= table[row + 2]
                four -= table[row + 3]
                index += 1
            index = 0
            while index < self.weighed:
                row = self.weighed_rows[index] + word
                times = self.weighed_times[index]
                one += times * table[row]
                two += times * table[row + 1]
                three += times * table[row + 2]
                four += times * table[row + 3]
                index += 1
            sums[word] = one
            sums[word + 1] = two
            sums[word + 2] = three
            sums[word + 3] = four
            word += STRIDE

    def _second(self) -> None:
        weights = self.weights
        words = weights.second_words
        table = weights.second
        sums = self.second_sums
        word: i64 = 0
        while word < words:
            sums[word] = 0
            word += 1
        unit: i64 = 0
        word = 0
        while word < weights.first_words:
            rest = self.sums[word]
            last = min(weights.hidden, unit + weights.lanes)
            while unit < last:
                low = ((rest + FIRST_HALF) & FIRST_MASK) - FIRST_HALF
                rest = (rest - low) >> FIRST_BITS
                if low > 0:
                    low = min(low, CLIP)
                    row = unit * words
                    index: i64 = 0
                    while index < words:
                        sums[index] += low * table[row + index]
                        index += 1
                unit += 1
            word += 1

    def _third(self) -> i64:
        weights = self.weights
        answer = weights.last_bias
        unit: i64 = 0
        word: i64 = 0
        while word < weights.second_words:
            rest = self.second_sums[word]
            last = min(weights.seconds, unit + weights.second_lanes)
            while unit < last:
                low = ((rest + SECOND_HALF) & SECOND_MASK) - SECOND_HALF
                rest = (rest - low) >> SECOND_BITS
                low = (low >> weights.second_shift) + weights.second_bias[unit]
                if low > 0:
                    answer += low * weights.last[unit]
                unit += 1
            word += 1
        return answer >> weights.last_shift


def _vector(items: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for item in items:
        number: i64 = item
        numbers = append(numbers, number)
    return numbers
