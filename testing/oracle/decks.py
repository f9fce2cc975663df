"""Which cards there are, by their ids. Only patterns are read from the project: their names, rows and difficulties."""

from __future__ import annotations

from testing.oracle.agreed import Agreed
from testing.oracle.oracle_table import SPACES, Space
from vitrall.cards.catalogue import full_deck

COLOUR_OBJECTIVES = {
    "shades-of-red": "R",
    "shades-of-yellow": "Y",
    "shades-of-green": "G",
    "shades-of-blue": "B",
    "shades-of-purple": "P",
}
MARKED_OBJECTIVES = {
    "fence": (".....", "#.#.#", "#.#.#", "....."),
    "tunnel": (".###.", ".....", ".....", ".###."),
    "brace": (".#.#.", "..#..", "..#..", ".#.#."),
    "port": ("..#..", ".#.#.", ".#.#.", "..#.."),
    "brackets": ("##.##", "#...#", ".....", "....."),
    "wall": (".....", ".###.", ".###.", "....."),
}
PUBLICS = [
    "row-color-variety",
    "column-color-variety",
    "row-shade-variety",
    "column-shade-variety",
    "light-shades",
    "medium-shades",
    "deep-shades",
    "shade-variety",
    "color-variety",
    "color-diagonals",
]
GREY_OBJECTIVES = ["slate-columns", "slate-shades", "ringed-in-colour"]
RIVALRIES = [
    "deepest-light",
    "palest-light",
    "strongest-hue",
    "mightiest-row",
    "diagonal-weave",
    "widest-palette",
]
GREY_RIVALRIES = ["weight-of-ash", "reach-of-ash", "ash-company"]
TOOLS = [
    "grozing-pliers",
    "eglomise-brush",
    "copper-foil-burnisher",
    "lathekin",
    "lens-cutter",
    "flux-brush",
    "glazing-hammer",
    "running-pliers",
    "cork-backed-straightedge",
    "grinding-stone",
    "flux-remover",
    "tap-wheel",
]
TWO_TURN_TOOLS = ["glazing-hammer", "running-pliers"]
POOL_TOOLS = ["strip-cutter", "lead-came-nippers"]
GREY_TOOLS = ["smoke-pliers", "ash-tongs", "slate-turner"]
BOARDS = ["no-touch", "value-spaces", "top-and-bottom", "any-colour-space", "one-per-column", "blank-spaces"]
BASE_CARDS = 12  # window cards of the base game come first in the project's deck
MORE_CARDS = 6


def window_cards(agreed: Agreed) -> list[tuple[str, str]]:
    """S9, X3: two-sided cards, each side named; twelve, and six more where they are switched on."""
    deck = full_deck()
    names = [deck.patterns[int(side)].id for side in deck.sides]
    cards = list(zip(names[0::2], names[1::2], strict=True))
    assert len(cards) == BASE_CARDS + MORE_CARDS
    return cards if agreed.more_patterns else cards[:BASE_CARDS]


def printed(pattern: str) -> tuple[dict[Space, str], int]:
    """The marks of a pattern, space by space, and its difficulty."""
    card = next(each for each in full_deck().patterns if each.id == pattern)
    return {(row, column): card.rows[row][column] for row, column in SPACES}, int(card.favor)


def privates(agreed: Agreed) -> list[str]:
    """S9, X2: five colours; the six with marked spaces join at five and six players, or when switched on."""
    marked = agreed.marked_objectives or agreed.players >= 5
    return [*COLOUR_OBJECTIVES, *(MARKED_OBJECTIVES if marked else [])]


def tools(agreed: Agreed) -> list[str]:
    """S9, X6: private pools leave out what needs two turns and add what needs the pools."""
    if not agreed.private_pools:
        return TOOLS
    return [tool for tool in TOOLS if tool not in TWO_TURN_TOOLS] + POOL_TOOLS


def publics(agreed: Agreed) -> list[str]:
    """S9, G12: rivalries are shuffled into the public deck, those about grey only with grey glass."""
    if "rivalry" not in agreed.modules:
        return PUBLICS
    return PUBLICS + RIVALRIES + (GREY_RIVALRIES if agreed.grey else [])
