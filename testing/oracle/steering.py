"""Simple players with different preferences, so that rare paths of the rules are played often."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from testing.oracle.decks import COLOUR_OBJECTIVES
from testing.oracle.oracle_table import Die, Player, Table
from testing.oracle.placing import BESIDE


@dataclass(frozen=True)
class Mood:
    """How a game is steered."""

    name: str
    uses_from: int = 0  # no tool while the window holds fewer dice
    uses_from_round: int = 1  # nor before that round
    use: float = 0.5  # how likely a usable tool is used
    idle: float = 0.0  # how likely a turn is ended although more could be done
    builds: bool = False  # keeps spaces open for what is printed there, so that windows fill
    from_top: bool = (
        False  # row by row, so that far spaces stay alone, and saves its tokens for the tool that needs them
    )
    collects: bool = False  # its own colours and high values, so that a solo player may win
    luck: str = ""  # where chance is steered too: collector, twins


MOODS = (
    Mood("eager", use=0.8, idle=0.02),
    Mood("patient", uses_from=10, use=0.9, builds=True),
    Mood("late", uses_from=14, use=1.0, builds=True),
    Mood("mason", uses_from=10, use=0.9, builds=True, from_top=True),
    Mood("builder", use=0.1, builds=True),
    Mood("collector", uses_from=6, use=0.7, builds=True, collects=True, luck="collector"),
    Mood("twins", use=0.7, luck="twins"),
    Mood("last", uses_from_round=9, use=0.9, idle=0.1),
    Mood("wanderer", use=0.5, idle=0.3),
    Mood("sleepy", use=0.3, idle=0.93),
)
LONELY = "cork-backed-straightedge"
SELDOM = (LONELY, "running-pliers")  # used wherever they can be


class Steering:
    """The choices of all seats in one game, settled by a seed."""

    def __init__(self, seed: int, table: Table) -> None:
        self.mood = MOODS[seed % len(MOODS)]
        self.luck = Random(seed)
        self.table = table

    def choose(self, legal: set[str], player: Player, hand: Die | None) -> str:
        """One of the moves of a player."""
        if "pass" in legal and self.luck.random() < self.mood.idle:
            return "pass"
        uses = {move for move in legal if move.startswith("use ")}
        others = legal - uses - {"pass"}
        forced = not others and "pass" not in legal
        if uses and (forced or self.wants_tool(uses, player)):
            return self.best(uses, player, hand)
        return self.best(others, player, hand) if others else "pass"

    def wants_tool(self, uses: set[str], player: Player) -> bool:
        saves = self.mood.from_top and LONELY in [card.id for card in self.table.tools]
        if saves and not any(LONELY in move for move in uses):
            return False
        early = len(player.window) < self.mood.uses_from or self.table.round < self.mood.uses_from_round
        return not early and self.luck.random() < self.mood.use

    def outcome(self, chances: dict[str, Fraction]) -> str:
        """What chance brings where it is not left to the engine: of a few outcomes the one the mood likes most."""
        few = self.luck.choices(sorted(chances), [float(chances[text]) for text in sorted(chances)], k=4)
        return max(few, key=self.luck_of)

    def luck_of(self, outcome: str) -> int:
        """A collector gets high dice of its colours and low ones to leave; twins get dice like those already there."""
        verb, *words = outcome.split()
        if verb != "roll":
            return 0
        die = (words[0][0], int(words[0][1]))
        if self.mood.luck == "twins":
            return int(die in self.table.pool)
        return die[1] if die[0] in colours_of(self.table.players[0]) else 6 - die[1]

    def best(self, moves: set[str], player: Player, hand: Die | None) -> str:
        """What the mood likes most; among equals it is luck."""
        return max(sorted(moves), key=lambda move: (self.liking(move, player, hand), self.luck.random()))

    def liking(self, move: str, player: Player, hand: Die | None) -> int:
        verb, *words = move.split()
        if verb == "use":
            return int(words[0] in SELDOM)
        if verb == "draft" and self.mood.collects:
            return 10 * (words[0][0] in colours_of(player)) + int(words[0][1])
        if verb == "place" and self.mood.builds and hand:
            return self.liking_of_space(words[0], player, hand)
        return 0

    def liking_of_space(self, at: str, player: Player, die: Die) -> int:
        """Prefers printed spaces, avoids spoiling a printed neighbour; odd and even alternate."""
        row, column = "ABCD".index(at[0]), int(at[1]) - 1
        empty = [player.printed[space] for space in BESIDE[row, column] if space not in player.window]
        spoilt = sum(mark in (die[0], str(die[1])) for mark in empty)
        kind = (row + column + die[1]) % 2 if player.printed[row, column] == "." else 2
        return kind - 4 * spoilt - 10 * row * self.mood.from_top


def colours_of(player: Player) -> set[str]:
    """What a player's private objectives ask for."""
    return {COLOUR_OBJECTIVES[card] for card in player.privates if card in COLOUR_OBJECTIVES}
