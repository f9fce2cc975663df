"""Which positions are asked about: seeded choices among random games, so that the tables can be made again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from testing.perft.engine_answers import notation
from testing.perft.lines import Line
from testing.perft.setups import SETUPS, positions
from testing.walk import walk
from vitrall import perft
from vitrall.cards.catalogue import full_deck
from vitrall.engine import phases
from vitrall.engine.dice import TEXTS
from vitrall.engine.options import Options
from vitrall.engine.state import NOT_SEEDED, State, awaits_chance
from vitrall.position import write_position

HEADS = {
    "fillings": "Full windows of each pattern with the thirty kinds of base dice: colours x values = all.",
    "placements": "Ways to place these dice, in this order, into the empty window.",
    "moves": "Sequences of so many moves that begin with this one; dice are frozen: chance does the first it can.",
    "tools": "Ways in which the turn can go on with the tool until it owes nothing and no die is in hand.",
    "chance": "After so many actions of the game: how many outcomes there are of each chance.",
    "worlds": "After so many actions of the game: the worlds that the seat cannot tell apart.",
}
DEPTH = 3
MOST_SEQUENCES = 350  # of a position: the oracle plays each
MOST_COMPLETIONS = 48
PLACES_A_TOOL = 18
ZEROS_A_TOOL = 6
MANIFOLD = {"flux-remover": 300, "lead-came-nippers": 700}  # tools that are never completed in a few ways
PLACES_MANIFOLD = 5


def fillings() -> Iterator[Line]:
    for name in ["blank", *(pattern.id for pattern in full_deck().patterns)]:
        yield Line("", f"fillings {name}", "")


def placements() -> Iterator[Line]:
    """Eight sequences for each pattern to three dice, one to four."""
    for pattern in full_deck().patterns:
        luck = Random(pattern.id)
        for number in range(8):
            dice = [TEXTS[luck.randrange(30)] for _ in range(4)]
            for depth in range(1, 5 if number == 0 else 4):
                yield Line("", " ".join(["placements", pattern.id, *dice[:depth]]), "")


def written(state: State) -> str:
    """Without its generator: no dice to come belong to a question."""
    plain = state.copy()
    plain.generator = NOT_SEEDED
    return write_position(plain)


def turns(options: Options, seed: int) -> Iterator[State]:
    """Positions of a random game in which a turn has just begun, or its die has been placed."""
    for state, _ in walk(options, seed):
        if state.phase == phases.TURN and not state.tooled:
            yield state


def moves() -> Iterator[Line]:
    """Four places of each set-up, late ones too."""
    for name, options in SETUPS.items():
        for number in range(5):
            yield from _moves_of(options, Random(f"{name} {number}"))


def _moves_of(options: Options, luck: Random) -> Iterator[Line]:
    """The first place, from a random one on, that the oracle can count in no time."""
    for state in luck.sample(positions := [s.copy() for s in turns(options, luck.randrange(10**6))], len(positions)):
        counts = perft.split(state, DEPTH)
        if len(counts) > 2 and sum(counts.values()) <= MOST_SEQUENCES:
            for action in sorted(counts):
                yield Line(written(state), f"moves {DEPTH} {notation().text(action)}", "")
            return


def tools() -> Iterator[Line]:
    for tool in full_deck().tools:
        yield from _tool_lines(tool.id)


def _tool_lines(tool: str) -> Iterator[Line]:
    """Places with the tool on the table, some where it cannot be used."""
    luck, index = Random(tool), notation().tools.index(tool)
    most = MANIFOLD.get(tool, MOST_COMPLETIONS)
    fair = {True: ZEROS_A_TOOL, False: PLACES_MANIFOLD if tool in MANIFOLD else PLACES_A_TOOL}
    while any(fair.values()):
        state = _place_with(index, luck)
        count = perft.completions(state, index) if state else -1
        if state and 0 <= count <= most and fair[count == 0]:
            fair[count == 0] -= 1
            yield Line(written(state), f"tools {tool}", "")


def _place_with(tool: int, luck: Random) -> State | None:
    """A turn of a random game that has the tool on the table."""
    options = luck.choice([options for options in SETUPS.values() if _may_have(options, tool)])
    game, stop = walk(options, luck.randrange(10**6)), luck.randrange(5, 60)
    for state, _ in game:
        if state.phase == phases.ROLL and tool not in state.deal.tools:
            return None
        if state.phase == phases.TURN and not state.tooled:
            stop -= 1
            if stop == 0 and int(state.pool_count) <= 5:
                return state.copy()
    return None


def _may_have(options: Options, tool: int) -> bool:
    entry = full_deck().tools[tool]
    pools = entry.id in ("strip-cutter", "lead-came-nippers")
    grey = entry.id in ("smoke-pliers", "ash-tongs", "slate-turner")
    two_turns = entry.id in ("glazing-hammer", "running-pliers")
    if pools or two_turns:
        return options.private_pools == pools
    return not grey or "grey-glass" in options.modules


def chance() -> Iterator[Line]:
    """The first two moments of each kind, and a few others, of a game of each set-up."""
    for name in SETUPS:
        at = f"{name} 1"
        luck, seen = Random(name), dict.fromkeys(range(phases.OVER), 0)
        for ply, state in enumerate(positions(at)[0][:300]):
            phase = int(state.phase)
            if awaits_chance(state) and (seen[phase] < 2 or luck.random() < 0.04):
                seen[phase] += 1
                yield Line(at, f"chance {ply}", "")


def worlds() -> Iterator[Line]:
    """While windows are chosen, in the first round, and before the end, where the worlds can be counted."""
    for name in ("solo", "two", "two-marked", "two-blooms", "three", "four"):
        at = f"{name} 2"
        states = positions(at)[0]
        wanted = {_first(states, phases.CHOOSE), _first(states, phases.ROLL), len(states) - 1}
        for ply in sorted(wanted):
            if states[ply].phase != phases.CHOOSE or name == "two":
                for seat in range(SETUPS[name].players):
                    yield Line(at, f"worlds {ply} seat {seat + 1}", "")


def _first(states: list[State], phase: int) -> int:
    return next(ply for ply, state in enumerate(states) if state.phase == phase)


QUESTIONS = {
    "fillings": fillings,
    "placements": placements,
    "moves": moves,
    "tools": tools,
    "chance": chance,
    "worlds": worlds,
}
