"""What lies around the window, as a question names it: tools, objectives, tokens, pioneers, blooms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from vitrall.cards.card_checks import folded
from vitrall.cards.catalogue import Catalogue
from vitrall.engine.board import FULL
from vitrall.engine.deck import Objective, Tool
from vitrall.engine.dice import COLOR_NAMES, COLORS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.measure import OVER_DICE, WORTH_SUM, Measure
from vitrall.engine.options import MOST_PLAYERS
from vitrall.engine.window import Window
from vitrall.referee.question import Question
from vitrall.referee.window_reader import read_window
from vitrall.referee.window_score import Stakes
from vitrall.why import quoted, verbatim, within

MOST_TOKENS = 1000

Card = TypeVar("Card", int, str)  # by its place in the deck, or by its id


def read_tools(question: Question, catalogue: Catalogue) -> list[Tool]:
    """The tools that lie on the table."""
    places = each_once("tools", (catalogue.tool_index(name) for name in question.texts("tools")))
    return [catalogue.deck.tools[place] for place in places]


def read_stakes(question: Question, catalogue: Catalogue) -> Stakes:
    """What a player has to count."""
    rivals = _rivals(question, catalogue)
    publics = [_comparable(card, rivals) for card in read_publics(question, catalogue)]
    pioneers = each_once("pioneers", (catalogue.pioneer_index(name) for name in question.texts("pioneers")))
    blooms = each_once("blooms", (catalogue.bloom_index(name) for name in question.texts("blooms")))
    return Stakes(
        (*publics, *_private(question, catalogue)),
        question.number("tokens", MOST_TOKENS),
        tuple(catalogue.deck.pioneers[place] for place in pioneers),
        tuple(catalogue.deck.blooms[place] for place in blooms),
        rivals,
    )


def read_publics(question: Question, catalogue: Catalogue) -> list[Objective]:
    """The public objectives that lie on the table."""
    places = each_once("objectives", (catalogue.public_index(name) for name in question.texts("objectives")))
    return [catalogue.deck.publics[place] for place in places]


def _rivals(question: Question, catalogue: Catalogue) -> tuple[Window, ...]:
    """The dice of the other players; what is printed under them does not matter here."""
    rivals = question.value("rivals")
    if rivals is None:
        return ()
    if not isinstance(rivals, list) or not 1 <= len(rivals) < MOST_PLAYERS:
        most = MOST_PLAYERS - 1
        raise Unreadable("referee/rivals", within(len(rivals), 1, most) if isinstance(rivals, list) else quoted(rivals))
    board = question.text("board") if "board" in question.fields else None
    return tuple(read_window(None, dice, catalogue, board) for dice in rivals)


def _comparable(objective: Objective, rivals: tuple[Window, ...]) -> Objective:
    """A rivalry compares all windows of a table (G13), so one window alone cannot be asked about it."""
    if len(objective.places) and not rivals:
        raise Unreadable("referee/rivalry", Why("card", card=objective.id))
    return objective


def each_once(field: str, places: Iterable[Card]) -> list[Card]:
    """Every card exists once (S9), so naming one twice is an error."""
    listed = list(places)
    if len(set(listed)) < len(listed):
        raise Unreadable("referee/repeated", verbatim(field))
    return listed


def _private(question: Question, catalogue: Catalogue) -> list[Objective]:
    """The private objective, by the name of its colour or by its own."""
    if "private" not in question.fields:
        return []
    word = question.text("private")
    colors = {name: place for place, name in enumerate(private_names(catalogue))}
    place = colors.get(folded(word))
    return [catalogue.deck.privates[catalogue.private_index(word) if place is None else place]]


def private_names(catalogue: Catalogue) -> list[str]:
    """What answers call the private objectives, in the order of the deck."""
    names: list[str] = []
    for objective in catalogue.deck.privates:
        name = _private_name(objective)
        names.append(objective.id if name in names else name)  # a player's own card may count a colour once more
    return names


def _private_name(objective: Objective) -> str:
    """The colour it counts all over the window, or its id if it counts anything else."""
    measure = objective.measure
    return COLOR_NAMES[measure.facets[0]] if _sums_a_color(measure) else objective.id


def _sums_a_color(measure: Measure) -> bool:
    plain = measure.over == OVER_DICE and measure.worth == WORTH_SUM and not len(measure.conditions)
    return plain and measure.cells == FULL and len(measure.facets) == 1 and measure.facets[0] < COLORS
