"""Where each input of the net lies, and which cards have inputs of their own.

Changing anything here, or what `features.py` counts, makes trained weights useless: raise `VERSION` and train again.
"""

from __future__ import annotations

from typing import Final, final

from vitrall.engine.deck import Deck
from vitrall.engine.native import append, i64, vec
from vitrall.engine.state import State

VERSION: Final = 1

# The cards that have features of their own, in the order of their features.
PUBLIC_IDS: Final = [
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
    "slate-columns",
    "slate-shades",
    "ringed-in-colour",
    "deepest-light",
    "palest-light",
    "strongest-hue",
    "mightiest-row",
    "diagonal-weave",
    "widest-palette",
    "weight-of-ash",
    "reach-of-ash",
    "ash-company",
]
TOOL_IDS: Final = [
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
    "strip-cutter",
    "lead-came-nippers",
    "smoke-pliers",
    "ash-tongs",
    "slate-turner",
]
PIONEER_IDS: Final = [
    "prism-column",
    "outer-frame",
    "rainbow-row",
    "scale-row",
    "four-lanterns",
    "inner-court",
    "echo-row",
    "banner-row",
    "hue-stair",
    "shade-stair",
    "rising-column",
    "monochrome-scale",
    "shade-quintet",
    "twin-panes",
    "heavy-row",
]
UNKNOWN: Final = -1
LINES: Final = 4  # the first kinds of public objective: full lines of unlike dice
SETS: Final = 9  # then sets, then diagonals, then all others

# Where the features of each group begin.
LEFT_AT: Final = 0  # placements left, 0 … 20
PLAYERS_AT: Final = 21  # 0: private pools are played; 1 … 6: players
FAVOR_AT: Final = 28  # tokens, 0 … 6 and more
TOOL_AT: Final = 35  # for each tool: cheap, dear
BAG_AT: Final = 69  # dice in the bag of each colour
POOL_AT: Final = 75  # dice in the pool that find a space, 0 … 4 and more; their number; the best own value of them
WAIT_AT: Final = 82  # turns of others before the next own of this round, 0 … 10
SPACE_AT: Final = 93  # empty spaces by the kinds of die they take, 7
LATE_AT: Final = 100  # spaces for which there will be no turn
UNFIT_AT: Final = 101  # kinds of die that no space takes now
REACH_AT: Final = 102  # spaces within reach that some die fits
EMPTY_AT: Final = 103
PUBLIC_AT: Final = 104  # the public objectives of the table, 22
LINE_AT: Final = 126  # 4 objectives: full lines, then by dice missing (1 … 5) and choice left (3)
SET_AT: Final = 190  # 5 objectives: sets, then for the next four sets by the share of spaces they ask for (9)
DIAGONAL_AT: Final = 375  # dice that earn, lonely ones, spaces that would earn
OTHER_AT: Final = 378  # 12 objectives: amount, groups that lack 1 … 4, a rivalry from far behind to far ahead (7)
PIONEER_AT: Final = 522  # 15 goals: missing 0 … 5, out of reach
BLOOM_AT: Final = 627  # kept blooms of 1 … 6 dice: missing 0 … 6, out of reach
OWN_AT: Final = 675  # pips, dice, spaces, spaces within reach of the private colour
SECOND_AT: Final = 679  # the same of a second private colour, and which it is (5)
MARKED_AT: Final = 688  # pips and spaces left of an objective with marked spaces
OPEN_AT: Final = 690  # spaces open to each facet, relative colours first, 12
VALUE_AT: Final = 702  # dice of each value
OWN_POOL_AT: Final = 708  # dice of the private pool by colour and value, 12
ALONE_AT: Final = 720  # pips of the pool, in the solo game
COUNTS: Final = 721  # features that are counts
MASKS: Final = 24  # then masks of spaces: those with a die of each facet, those open to it
CELL_BITS: Final = 20
INPUTS: Final = COUNTS + MASKS * CELL_BITS
FAR: Final = 8  # a set that cannot be had any more
OTHERS: Final = 12
OTHER_SIZE: Final = 12


@final
class CardSlots:
    """Which features the cards of a deck have. A deck with unknown cards is not for the net."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.publics = vec[i64]()
        self.tools = vec[i64]()
        self.pioneers = vec[i64]()
        for objective in deck.publics:
            self.publics = append(self.publics, _slot(PUBLIC_IDS, objective.id))
        for tool in deck.tools:
            self.tools = append(self.tools, _slot(TOOL_IDS, tool.id))
        for pioneer in deck.pioneers:
            self.pioneers = append(self.pioneers, _slot(PIONEER_IDS, pioneer.id))

    def know(self, state: State) -> bool:
        """Whether every card on the table is known."""
        deal = state.deal
        return (
            _all_known(self.publics, deal.publics)
            and _all_known(self.tools, deal.tools)
            and _all_known(self.pioneers, deal.pioneers)
        )


def _all_known(slots: vec[i64], cards: vec[i64]) -> bool:
    index: i64 = 0
    while index < len(cards):
        if slots[cards[index]] == UNKNOWN:
            return False
        index += 1
    return True


def _slot(ids: list[str], id: str) -> i64:
    return ids.index(id) if id in ids else UNKNOWN
