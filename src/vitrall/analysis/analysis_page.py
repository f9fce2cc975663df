"""An analysis as one self-contained page: no script, no address, every text escaped, and a policy that allows no more.

The pictures come from `vitrall.picture`; charts are drawn in `analysis_charts`.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from vitrall.analysis.analysis_charts import bar, curve
from vitrall.analysis.analysis_words import NO_BREAK, PER_CENT, AnalysisWords
from vitrall.analysis.game_analysis import Analysis, SeatAnalysis
from vitrall.analysis.playout_values import POINT
from vitrall.analysis.verdicts import Verdict
from vitrall.engine.state import State
from vitrall.picture import Style, seat_window, window_picture
from vitrall.picture.palette import THEMES
from vitrall.picture.svg import Element, element
from vitrall.view import SPECTATOR, seat_view
from vitrall.words import Words

WINDOW_WIDE: Final = 260
SIGNED: Final = ("luck", "own", "others", "rest")
WORDS: Final = ("best", "good", "imprecise", "mistake", "blunder")

Data = dict[str, Any]


@dataclass(frozen=True)
class Drawing(Element):
    """A finished picture, which is not escaped again."""

    svg: str = ""

    def __str__(self) -> str:
        return self.svg


def analysis_page(analysis: Analysis, data: Data, names: Sequence[str], words: Words, effort: str) -> str:
    """The whole page. `data` is what `analysis_data` says of the analysis."""
    return _Page(analysis, data, names, words).text(effort)


class _Page:
    def __init__(self, analysis: Analysis, data: Data, names: Sequence[str], words: Words) -> None:
        self._analysis = analysis
        self._data = data
        self._names = names
        self._words = words
        self._last = analysis.spans[-1].after
        self._texts = AnalysisWords(words, bool(self._last.rules.solo))
        self._pictures = 0

    def text(self, effort: str) -> str:
        style = files("vitrall.analysis").joinpath("page.css").read_text(encoding="utf-8")
        seats = list(zip(self._analysis.seats, self._data["seats"], self._names, strict=True))
        main = element(
            "main",
            element("h1", self._say("analyse-page-title", names=", ".join(self._names))),
            element("p", self._texts.method(self._data, effort), class_="soft"),
            self._curve(),
            self._accounts("analyse-margin" if self._texts.is_solo else "analyse-points", "points", POINT, ""),
            self._accounts("analyse-chances", "chances", PER_CENT, " %"),
            *[self._seat(seat, data, name) for seat, data, name in seats],
        )
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", http_equiv="Content-Security-Policy", content=_policy(style)),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="color-scheme", content="light dark"),
            element("title", self._say("analyse-page-title", names=", ".join(self._names))),
        )
        whole = str(element("html", head, element("body", main), lang=self._words.language))
        return "<!doctype html>\n" + whole.replace("</head>", f"<style>{style}</style></head>", 1) + "\n"

    def _say(self, id: str, /, **values: str | int) -> str:
        return self._words.say(id, **values)

    def _curve(self) -> Element:
        """The chance to win, or alone the distance to the target, from the deal to the end."""
        kind, title = ("points", "analyse-curve-margin") if self._texts.is_solo else ("chances", "analyse-curve")
        unit = POINT if self._texts.is_solo else PER_CENT
        rows = [[moment[kind][seat][0] / unit for moment in self._data["curve"]] for seat in range(len(self._names))]
        rounds = [moment["round"] for moment in self._data["curve"]]
        drawn = curve(self._say(title), rows, rounds, None if self._texts.is_solo else (0, 100))
        return element("section", element("h2", self._say(title)), drawn, self._legend())

    def _legend(self) -> Element:
        entries = [
            element("li", element("span", str(seat + 1), class_=f"key seat{seat}"), f" {name}")
            for seat, name in enumerate(self._names)
        ]
        return element("ul", *entries, class_="legend")

    def _accounts(self, title: str, kind: str, unit: int, sign: str) -> Element:
        """A row for each part, with a bar in each cell."""
        parts = self._texts.parts
        head = element("tr", element("td", NO_BREAK), *[element("th", name, scope="col") for name in self._names])
        rows = [self._row(part, [seat[kind][part] for seat in self._data["seats"]], unit, sign) for part in parts]
        results = [self._texts.result(seat[kind]["result"], unit, sign) for seat in self._data["seats"]]
        total = element(
            "tr", element("th", self._say("analyse-result"), scope="row"), *[element("td", each) for each in results]
        )
        table = element("table", element("thead", head), element("tbody", *rows, total))
        return element("section", element("h2", self._say(title)), element("div", table, class_="wide", tabindex=0))

    def _row(self, part: str, figures: list[list[int]], unit: int, sign: str) -> Element:
        signed = part != "expected"
        most = max(abs(seat["points"][each][0]) for seat in self._data["seats"] for each in SIGNED)
        scale = most if unit == POINT else 100 * unit
        cells = [
            element(
                "td",
                self._texts.figure(figure, unit, sign, signed),
                bar(figure[0] / max(1, scale)) if signed else None,
            )
            for figure in figures
        ]
        return element("tr", element("th", self._say(f"analyse-{part}"), scope="row"), *cells)

    def _seat(self, seat: SeatAnalysis, data: Data, name: str) -> Element:
        counts = [f"{self._say(f'analyse-word-{word}')}: {_count(data, word)}" for word in WORDS if _count(data, word)]
        costly = [self._turn(seat, seat.verdicts[place], data["turns"][place]) for place in data["costliest"]]
        notes = [*self._texts.rolls(data), self._texts.window(data)]
        accuracy = f"{self._say('analyse-accuracy')}: {data['accuracy']} %"
        facts = element(
            "div",
            element("h2", element("span", str(seat.seat + 1), class_=f"key seat{seat.seat}"), f" {name}"),
            element("p", accuracy, class_="large"),
            element("p", ", ".join(counts)),
            *[element("p", note) for note in notes if note],
            self._strip(data, name),
        )
        return element(
            "section",
            element("div", facts, *self._window(self._last, seat.seat), class_="seat"),
            element("h3", self._say("analyse-costliest", name=name)),
            *(costly or [element("p", self._say("analyse-none"))]),
        )

    def _strip(self, data: Data, name: str) -> Element:
        """All turns, each with its verdict."""
        marks = [element("li", self._judged(turn), class_=turn["word"]) for turn in data["turns"]]
        title = element("summary", self._say("analyse-all-turns", name=name))
        return element("details", title, element("ol", *marks, class_="strip"))

    def _judged(self, turn: Data) -> str:
        return f"{self._texts.turn_name(turn)}: {self._texts.verdict(turn)}"

    def _turn(self, seat: SeatAnalysis, verdict: Verdict, turn: Data) -> Element:
        decisions = [seat.decisions[number] for number in verdict.spans]
        better = next((decision for decision in decisions if not decision.is_best), None)
        figures = [self._figure(decisions[-1].done.after, seat.seat, self._texts.done(turn))]
        if better and turn["better"]:
            figures.append(self._figure(better.best.after, seat.seat, self._texts.better(turn)))
        because = self._texts.because(turn)
        return element(
            "article",
            element("h4", self._judged(turn), class_=turn["word"]),
            element("div", *figures, class_="lines"),
            element("p", because) if because else None,
        )

    def _figure(self, state: State, seat: int, text: str) -> Element:
        return element("figure", *self._window(state, seat), element("figcaption", text))

    def _window(self, state: State, seat: int) -> list[Element]:
        """The window of a seat for each theme; the style shows one of them. None before windows are chosen."""
        view = seat_view(state, SPECTATOR)
        if view["seats"][seat]["pattern"] is None:
            return []
        pattern, dice = seat_window(view, seat, state.rules.deck)
        favor = view["seats"][seat]["favor"]
        drawn = []
        for theme in THEMES:
            self._pictures += 1
            style = Style(theme=theme, size=WINDOW_WIDE, prefix=f"p{self._pictures}")
            picture = window_picture(pattern, dice, favor=favor, words=self._words, style=style)
            drawn.append(element("div", Drawing("svg", {}, svg=picture.svg), class_=f"window {theme}"))
        return drawn


def _count(data: Data, word: str) -> int:
    return sum(turn["word"] == word for turn in data["turns"])


def _policy(style: str) -> str:
    """Nothing is loaded, sent or run; this one style is allowed."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
