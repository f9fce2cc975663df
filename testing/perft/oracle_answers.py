"""The answers of the oracle to every kind of line."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from fractions import Fraction
from functools import lru_cache

from testing.oracle import decks
from testing.oracle.agreed import Agreed
from testing.oracle.engine_side import notation
from testing.oracle.oracle import Oracle
from testing.oracle.oracle_table import Player
from testing.perft import filling, plain
from testing.perft.engine_answers import position, told_chances
from testing.perft.knowing import possible_worlds
from testing.perft.lines import Line
from testing.perft.setups import named, positions

LONGEST = 400  # actions of a game that are played along


def fillings(line: Line) -> str:
    colours, values = filling.column_by_column(rows(line.words[1]))
    return f"{colours} x {values} = {colours * values}"


def rows(pattern: str) -> list[str]:
    if pattern == "blank":
        return ["....."] * 4
    printed, _ = decks.printed(pattern)
    return ["".join(printed[row, column] for column in range(5)) for row in range(4)]


def placements(line: Line) -> str:
    _, pattern, *dice = line.words
    return str(plain.placements(pattern, [(die[0], int(die[1])) for die in dice]))


def moves(line: Line) -> str:
    _, depth, *move = line.words
    return str(plain.count(place(line.at), [" ".join(move)], int(depth) - 1))


@lru_cache(maxsize=8)
def place(at: str) -> plain.Place:
    return plain.Place(position(at))


def tools(line: Line) -> str:
    return str(plain.completions(place(line.at), line.words[1], []))


def chance(line: Line) -> str:
    """The game played along from its first card; all its chances on the way."""
    return told_chances(dict(Counter(all_chances(line.at)[int(line.words[1])].values())))


@lru_cache(maxsize=1)
def all_chances(at: str) -> list[dict[str, Fraction]]:
    options, _ = named(at)
    oracle, chances = Oracle(Agreed(**asdict(options))), []
    for action in positions(at)[1][:LONGEST]:
        chances.append(oracle.chance())
        oracle.play(notation().text(action))
    return chances


def worlds(line: Line) -> str:
    """What others hold is asked of the oracle's table only for how many blooms they have kept, which is open (G10)."""
    _, ply, _, number = line.words
    options, _ = named(line.at)
    agreed, seat = Agreed(**asdict(options)), int(number) - 1
    oracle = Oracle(agreed)
    for action in positions(line.at)[1][: int(ply)]:
        oracle.play(notation().text(action))
    if agreed.solo or oracle.over:
        return "1"
    players = oracle.table.players
    choosing = not any(player.pattern for player in players)
    others = [len(player.blooms) for player in players if player.seat != seat]
    return str(possible_worlds(agreed, held(players[seat], oracle), [] if choosing else others, choosing))


def held(player: Player, oracle: Oracle) -> dict[str, list[str]]:
    """The cards the seat has seen itself, the blooms it has discarded among them."""
    prefix, each = "deal bloom ", 2
    dealt = [text.removeprefix(prefix) for text in oracle.history if text.startswith(prefix)]
    blooms = dealt[each * player.seat : each * player.seat + each]
    return {"privates": player.privates, "blooms": blooms, "windows": [front for front, _ in player.offered]}


ANSWERS = {
    "fillings": fillings,
    "placements": placements,
    "moves": moves,
    "tools": tools,
    "chance": chance,
    "worlds": worlds,
}
