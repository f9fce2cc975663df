"""A judge that errs like a beginner: it overlooks distant patterns, undervalues tokens, and misjudges positions a
little.
"""

from __future__ import annotations

from vitrall.bots.mind.ends import position_mark
from vitrall.bots.mind.judge import Judge
from vitrall.engine.generator import advanced, derived, scaled, seeded
from vitrall.engine.native import i64
from vitrall.engine.state import State


class Careless(Judge):
    """Between two judges: one that sees little and one that sees more.

    `sharpness` is the part of the second, in hundredths. `token` is what a token seems to be worth less than it is, and
    `blur` about how far a value is off, both in thousandths of a point. The same position has the same error throughout
    a turn; `salt` changes from turn to turn.
    """

    def __init__(self, plain: Judge, sharp: Judge, sharpness: i64, token: i64, blur: i64) -> None:
        self.plain = plain
        self.sharp = sharp
        self.sharpness = sharpness
        self.token = token
        self.blur = blur
        self.salt: i64 = 0

    def value(self, state: State, seat: i64) -> i64:
        worth = self._between(self.plain.value(state, seat), self.sharp.value(state, seat))
        if not state.rules.solo:
            worth -= self.token * state.favor[seat]
        return worth + self._error(position_mark(state))

    def beyond(self, state: State, seat: i64) -> i64:
        return self._between(self.plain.beyond(state, seat), self.sharp.beyond(state, seat))

    def pattern(self, state: State, seat: i64, pattern: i64) -> i64:
        worth = self._between(self.plain.pattern(state, seat, pattern), self.sharp.pattern(state, seat, pattern))
        return worth + self._error(pattern)

    def keeping(self, state: State, seat: i64, choice: i64) -> i64:
        worth = self._between(self.plain.keeping(state, seat, choice), self.sharp.keeping(state, seat, choice))
        return worth + self._error(choice)

    def _between(self, plain: i64, sharp: i64) -> i64:
        return (plain * (100 - self.sharpness) + sharp * self.sharpness) // 100

    def _error(self, mark: i64) -> i64:
        """The mean of three throws: small errors are common, large ones rare."""
        if not self.blur:
            return 0
        generator = seeded(derived(self.salt, mark))
        width: i64 = 4 * self.blur + 1
        error: i64 = -6 * self.blur
        throws: i64 = 0
        while throws < 3:
            generator = advanced(generator)
            error += scaled(generator, width)
            throws += 1
        return error // 2
