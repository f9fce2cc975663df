"""What an analysis says in words, for the terminal and for pages."""

from __future__ import annotations

from typing import Any, Final

from vitrall.analysis.playout_values import CERTAIN, POINT
from vitrall.analysis.verdicts import BEST
from vitrall.moves import move_parts
from vitrall.words import Words

PER_CENT: Final = CERTAIN // 100
PARTS: Final = ("expected", "luck", "own", "others", "rest")
PASS: Final = "pass"
ENGLISH: Final = "en"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"

Data = dict[str, Any]


class AnalysisWords:
    """Says the parts of `analysis_data` in one language."""

    def __init__(self, words: Words, is_solo: bool) -> None:
        self.words = words
        self.is_solo = is_solo

    @property
    def parts(self) -> list[str]:
        """The parts of an account; nobody else decides in the solo game."""
        return [part for part in PARTS if not (self.is_solo and part == "others")]

    def method(self, data: Data, effort: str) -> str:
        return self.words.say("analyse-method", playouts=data["playouts"], effort=effort)

    def turn_name(self, turn: Data) -> str:
        if not turn["round"]:
            return self.words.say("analyse-choice")
        return self.words.say("analyse-turn", round=turn["round"], turn=turn["turn"])

    def verdict(self, turn: Data) -> str:
        """The word, and what was lost unless nothing was. What noise makes a gain counts as no loss."""
        word = self.words.say(f"analyse-word-{turn['word']}")
        if turn["word"] == BEST:
            return word
        loss, chance = (max(0, turn[kind][0]) for kind in ("loss", "chance_loss"))
        return self.words.say(
            "analyse-verdict", word=word, loss=self.number(loss / POINT), chance=f"{chance / PER_CENT:.0f}"
        )

    def number(self, value: float, signed: bool = False) -> str:
        """With one decimal, written as in the language."""
        text = f"{value:{'+' if signed else ''}.1f}"
        return text if self.words.language == ENGLISH else text.replace(".", ",")

    def figure(self, figure: list[int], unit: int, sign: str = "", signed: bool = True) -> str:
        """A figure and its error: `+1.2 ± 0.3`."""
        text = f"{self.number(figure[0] / unit, signed)}{sign} ± {self.number(figure[1] / unit)}"
        return text.replace(" ", NO_BREAK)

    def result(self, value: int, unit: int, sign: str = "") -> str:
        """A result is known exactly: a whole number of points, or a share of the win."""
        whole = f"{value // unit}" if value % unit == 0 else self.number(value / unit)
        return f"{whole}{sign}".replace(" ", NO_BREAK)

    def done(self, turn: Data) -> str:
        return self.words.say("analyse-done", moves=self._moves(turn["done"]))

    def better(self, turn: Data) -> str:
        """Empty if nothing was better; so is the next."""
        return self.words.say("analyse-better", moves=self._moves(turn["better"])) if turn["better"] else ""

    def because(self, turn: Data) -> str:
        reasons = "; ".join(self.words.hint(reason["name"], reason["values"]) for reason in turn["reasons"])
        return self.words.say("analyse-because", reasons=reasons) if reasons else ""

    def _moves(self, moves: list[str]) -> str:
        """The moves in words. The end of the turn is mentioned only if nothing else was done."""
        return "; ".join(self.words.offer(move) for move in moves if move != PASS or len(moves) == 1)

    def rolls(self, seat: Data) -> list[str]:
        """The luckiest and the unluckiest dice."""
        return [
            self.words.say(f"analyse-{which}", round=roll["round"], points=self.number(roll["points"][0] / POINT, True))
            for which in ("luckiest", "unluckiest")
            if (roll := seat[which])
        ]

    def window(self, seat: Data) -> str:
        """Which window was the best of those offered; empty if none was offered."""
        windows = [offer for offer in seat["offers"] if move_parts(offer["move"])["verb"] == "choose"]
        if not windows:
            return ""
        best = max(windows, key=lambda offer: offer["points"][0])
        chosen = next(offer for offer in windows if offer["chosen"])
        names = {offer["move"]: self.words.name(move_parts(offer["move"])["card"]) for offer in windows}
        if best is chosen:
            points = self.number(best["points"][0] / POINT)
            return self.words.say("analyse-window", window=names[best["move"]], points=points)
        more = self.number((best["points"][0] - chosen["points"][0]) / POINT)
        window, better = names[chosen["move"]], names[best["move"]]
        return self.words.say("analyse-window-missed", window=window, best=better, points=more)
