"""What lies around the window, as a question names it: tools, objectives, tokens, pioneers, blooms."""

from __future__ import annotations

from collections.abc import Iterable

from vitrall.cards.catalogue import Catalogue
from vitrall.cards.names import folded
from vitrall.engine.board import FULL
from vitrall.engine.deck import Objective, Tool
from vitrall.engine.dice import COLOR_NAMES, COLORS
from vitrall.engine.errors import Unreadable
from vitrall.engine.measure import OVER_DICE, WORTH_SUM, Measure
from vitrall.referee.question import Question
from vitrall.referee.sheet import Stakes

MOST_TOKENS = 1000


def read_tools(question: Question, catalogue: Catalogue) -> list[Tool]:
    """The tools that lie on the table."""
    places = _each_once("tools", (catalogue.tool_index(name) for name in question.texts("tools")))
    return [catalogue.deck.tools[place] for place in places]


def read_stakes(question: Question, catalogue: Catalogue) -> Stakes:
    """What a player has to count."""
    places = _each_once("objectives", (catalogue.public_index(name) for name in question.texts("objectives")))
    publics = [_single(catalogue.deck.publics[place]) for place in places]
    pioneers = _each_once("pioneers", (catalogue.pioneer_index(name) for name in question.texts("pioneers")))
    blooms = _each_once("blooms", (catalogue.bloom_index(name) for name in question.texts("blooms")))
    return Stakes(
        (*publics, *_private(question, catalogue)),
        question.number("tokens", MOST_TOKENS),
        tuple(catalogue.deck.pioneers[place] for place in pioneers),
        tuple(catalogue.deck.blooms[place] for place in blooms),
    )


def _single(objective: Objective) -> Objective:
    """An objective that one window can be asked about: a rivalry compares all windows of a table (G13)."""
    if len(objective.places):
        raise Unreadable("referee/rivalry", f"{objective.id} compares windows, and here is only one")
    return objective


def _each_once(field: str, places: Iterable[int]) -> list[int]:
    """Every card exists once (S9), so one that is named twice is a slip."""
    found = list(places)
    if len(set(found)) < len(found):
        raise Unreadable("referee/repeated", f"{field} names a card twice")
    return found


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
