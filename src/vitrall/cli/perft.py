"""`vitrall perft`: exact counts for any position: sequences of moves, ways to complete tools, chances; full windows."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

from vitrall import perft
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.engine import phases
from vitrall.engine.deck import Deck, Pattern
from vitrall.engine.errors import Unreadable
from vitrall.engine.notation import Notation
from vitrall.engine.state import State, awaits_chance
from vitrall.position import read_position
from vitrall.why import number, unknown
from vitrall.words import Words

MOST_DEPTH = 12


def add(commands: Commands, words: Words) -> None:
    about = words.say("perft-about")
    parser = commands.add_parser("perft", words=words, help=about, description=about)
    parser.add_argument("position", nargs="?", default="-", help=words.say("perft-position"))
    parser.add_argument("--depth", type=int, default=2, metavar="N", help=words.say("perft-depth"))
    parser.add_argument("--tools", action="store_true", help=words.say("perft-tools"))
    parser.add_argument("--fillings", nargs="*", metavar="PATTERN", help=words.say("perft-fillings"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    if asked.fillings is not None:
        lines = _fillings(asked.fillings, cards_asked(asked).deck)
    else:
        text = sys.stdin.readline().strip() if asked.position == "-" else asked.position
        lines = _counts(read_position(text, cards_asked(asked).deck), asked)
    for line in lines:
        print(line, flush=True)
    return 0


def _fillings(names: list[str], deck: Deck) -> Iterator[str]:
    patterns = {"blank": perft.blank_pattern(), **{pattern.id: pattern for pattern in deck.patterns}}
    for name in names or patterns:
        yield _filling(_named(patterns, name))


def _named(patterns: dict[str, Pattern], name: str) -> Pattern:
    if name not in patterns:
        raise Unreadable("option/pattern", unknown(name, patterns))
    return patterns[name]


def _filling(pattern: Pattern) -> str:
    count = perft.fillings(pattern)
    return f"fillings {pattern.id} = {count.colors} x {count.values} = {count.total}"


def _counts(state: State, asked: argparse.Namespace) -> Iterator[str]:
    if awaits_chance(state):
        return _chances(state)
    if asked.tools:
        return _tools(state)
    if not 1 <= asked.depth <= MOST_DEPTH:
        raise Unreadable("option/depth", number(asked.depth, 1, MOST_DEPTH))
    return _moves(state, asked.depth)


def _chances(state: State) -> Iterator[str]:
    for weight, times in perft.chances(state).items():
        yield f"chance {weight} = {times} outcomes"


def _tools(state: State) -> Iterator[str]:
    """Needs a turn with no die in hand: in the middle of a tool no tool can be chosen."""
    if state.phase not in (phases.TURN, phases.OVER):
        raise Unreadable("perft/not-a-turn")
    for tool in state.deal.tools:
        yield f"tools {state.rules.deck.tools[tool].id} = {perft.completions(state, int(tool))}"


def _moves(state: State, depth: int) -> Iterator[str]:
    """Print each first move as soon as it is counted, then the total."""
    names, total = Notation(state.rules.deck), 0
    for action in perft.first_actions(state):
        count = perft.count(perft.after(state, action), depth - 1)
        total += count
        yield f"moves {depth} {names.text(action)} = {count}"
    yield f"moves {depth} = {total}"
