"""Each tool card, written from the rules and the text of the card (U, X7, G18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from testing.oracle.asking import Asking, Script, ask, drawn_from, rolled
from testing.oracle.oracle_table import GREY, Dice, Die, Space, Table, Turn, name, text
from testing.oracle.placing import (
    board_holds,
    broken_in_place,
    fits,
    lonely_spaces_for,
    moved,
    moves,
    spaces_for,
    touches,
    without,
)


class Tool:
    """One card: whether it can be carried out in full (U2), and what it does once it is paid for."""

    in_hand = False  # U3: an after-drafting tool, or one for a moment without a die in hand

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        """U2, U3; the pool is what is left of it after the payment (O7)."""
        raise NotImplementedError

    def work(self, table: Table, turn: Turn) -> Script:
        raise NotImplementedError


# ---- after drafting --------------------------------------------------------------------------------------------------


class HandTool(Tool):
    """Acts on the drafted die; then it is placed if any space takes it, else it goes back to the pool (T4, U7)."""

    in_hand = True

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return True

    def work(self, table: Table, turn: Turn) -> Script:
        yield from self.change(table, turn)
        yield from settle(table, turn, spaces_for(table, turn.player, turn.die))

    def change(self, table: Table, turn: Turn) -> Script:
        raise NotImplementedError


def settle(table: Table, turn: Turn, spaces: list[Space], may_return: bool = False) -> Script:
    """T4: a die that a tool has touched is placed if any space takes it; else it returns and the draft is spent."""
    if not spaces:
        give_back(table, turn)
        return
    choices = {f"place {name(space)}": partial(put, turn, space) for space in spaces}
    if may_return:
        choices["return"] = partial(give_back, table, turn)
    act = yield from ask(turn.player.seat, choices)
    act()


def put(turn: Turn, space: Space) -> None:
    """The die in hand into the window."""
    turn.player.window[space] = turn.die
    turn.hand, turn.placed = None, True


def give_back(table: Table, turn: Turn) -> None:
    """The die in hand to the pool, as it now is."""
    table.pool.append(turn.die)
    turn.hand = None


def turned(turn: Turn, values: Iterable[int]) -> Script:
    """The player turns the die in hand to one of these values."""
    value = yield from ask(turn.player.seat, {f"turn {value}": value for value in values})
    turn.hand = (turn.die[0], value)


class GrozingPliers(HandTool):
    """U13: exactly one up or down, never from 6 to 1 or from 1 to 6."""

    def change(self, table: Table, turn: Turn) -> Script:
        _, value = turn.die
        yield from turned(turn, [each for each in (value - 1, value + 1) if 1 <= each <= 6])


class GrindingStone(HandTool):
    """U13: to the opposite face, 7 less the value."""

    def change(self, table: Table, turn: Turn) -> Script:
        colour, value = turn.die
        turn.hand = (colour, 7 - value)
        yield from ()


class FluxBrush(HandTool):
    """U8: the drafted die is rolled again."""

    def change(self, table: Table, turn: Turn) -> Script:
        turn.hand = yield from rolled(turn.die[0])


class FluxRemover(HandTool):
    """U8: into the bag, one out of it, its value chosen; then placed or returned as the player likes."""

    def work(self, table: Table, turn: Turn) -> Script:
        table.bag[turn.die[0]] += 1
        turn.hand = None
        colour = yield from drawn_from(table.bag)
        turn.hand = (colour, 0)
        yield from turned(turn, range(1, 7))
        yield from settle(table, turn, spaces_for(table, turn.player, turn.die), may_return=True)


class LensCutter(HandTool):
    """U11: the drafted die and one of the round track take each other's place."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return any(self.wanted(turn.die, die) for dice in table.track for die in dice)

    def wanted(self, drafted: Die, lying: Die) -> bool:
        return True

    def change(self, table: Table, turn: Turn) -> Script:
        choices = {
            f"swap {round} {text(die)}": (dice, die)
            for round, dice in enumerate(table.track, 1)
            for die in dice
            if self.wanted(turn.die, die)
        }
        dice, die = yield from ask(turn.player.seat, choices)
        dice[dice.index(die)] = turn.die
        turn.hand = die


class AshTongs(LensCutter):
    """G18: as the Lens Cutter, where exactly one of the two dice is grey."""

    def wanted(self, drafted: Die, lying: Die) -> bool:
        return (drafted[0] == GREY) != (lying[0] == GREY)


class SmokePliers(HandTool):
    """G18: a grey die to a value other than the one shown."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return turn.die[0] == GREY

    def change(self, table: Table, turn: Turn) -> Script:
        _, value = turn.die
        yield from turned(turn, [each for each in range(1, 7) if each != value])


class CorkBackedStraightedge(HandTool):
    """U10: the drafted die goes where it touches no die, and nowhere else."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return bool(lonely_spaces_for(table, turn.player, turn.die))

    def work(self, table: Table, turn: Turn) -> Script:
        yield from settle(table, turn, lonely_spaces_for(table, turn.player, turn.die))


class StripCutter(HandTool):
    """X7: the drafted die joins the private pool, a private die comes into the hand."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return bool(turn.player.own)

    def change(self, table: Table, turn: Turn) -> Script:
        own = turn.player.own
        die = yield from ask(turn.player.seat, {f"exchange {text(die)}": die for die in own})
        own.remove(die)
        own.append(turn.die)
        turn.hand = die


# ---- movement --------------------------------------------------------------------------------------------------------


def choose_move(turn: Turn, possible: Iterable[tuple[Space, Space]]) -> Asking[Space]:
    """The player moves a die; the answer is where it now lies."""
    choices = {f"move {name(origin)} {name(target)}": (origin, target) for origin, target in possible}
    origin, target = yield from ask(turn.player.seat, choices)
    turn.player.window = moved(turn.player.window, origin, target)
    return target


class OneDieMover(Tool):
    """U4, U5: one die to another space, where one thing printed there does not matter."""

    def __init__(self, waived: str) -> None:
        self.waived = waived

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return any(self.possible(table, turn))

    def work(self, table: Table, turn: Turn) -> Script:
        yield from choose_move(turn, self.possible(table, turn))

    def possible(self, table: Table, turn: Turn) -> Iterator[tuple[Space, Space]]:
        return moves(table, turn.player, turn.player.window, waived=self.waived)


class Lathekin(Tool):
    """U6: exactly two different dice, one after the other; no first move that leaves no second one."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return any(self.firsts(table, turn))

    def work(self, table: Table, turn: Turn) -> Script:
        lying = yield from choose_move(turn, self.firsts(table, turn))
        yield from choose_move(turn, self.seconds(table, turn, turn.player.window, lying))

    def firsts(self, table: Table, turn: Turn) -> Iterator[tuple[Space, Space]]:
        window = turn.player.window
        for origin, target in moves(table, turn.player, window):
            if any(self.seconds(table, turn, moved(window, origin, target), target)):
                yield origin, target

    def seconds(self, table: Table, turn: Turn, window: Dice, lying: Space) -> Iterator[tuple[Space, Space]]:
        return moves(table, turn.player, window, fixed=frozenset({lying}))


class TapWheel(Tool):
    """U6, U12: one or two different dice of one colour that lies on the round track."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return any(self.firsts(table, turn))

    def work(self, table: Table, turn: Turn) -> Script:
        lying = yield from choose_move(turn, self.firsts(table, turn))
        seconds = {
            f"move {name(origin)} {name(target)}": (origin, target)
            for origin, target in self.seconds(table, turn, lying)
        }
        if not seconds:
            return
        second = yield from ask(turn.player.seat, {**seconds, "stop": None})
        if second is not None:
            turn.player.window = moved(turn.player.window, *second)

    def firsts(self, table: Table, turn: Turn) -> Iterator[tuple[Space, Space]]:
        on_track = {colour for dice in table.track for colour, _ in dice}
        window = turn.player.window
        return (each for each in moves(table, turn.player, window) if window[each[0]][0] in on_track)

    def seconds(self, table: Table, turn: Turn, lying: Space) -> Iterator[tuple[Space, Space]]:
        window = turn.player.window
        colour, _ = window[lying]
        others = moves(table, turn.player, window, fixed=frozenset({lying}))
        return (each for each in others if window[each[0]][0] == colour)


class SlateTurner(Tool):
    """G18: a grey die and another one change places; P3 to P6 and the board hold for both on the final window."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return any(self.trades(table, turn))

    def work(self, table: Table, turn: Turn) -> Script:
        choices = {f"trade {name(grey)} {name(other)}": (grey, other) for grey, other in self.trades(table, turn)}
        grey, other = yield from ask(turn.player.seat, choices)
        turn.player.window = traded(turn.player.window, grey, other)

    def trades(self, table: Table, turn: Turn) -> Iterator[tuple[Space, Space]]:
        window = turn.player.window
        for grey in window:
            for other in window:
                if window[grey][0] == GREY and window[other][0] != GREY and self.holds(table, turn, grey, other):
                    yield grey, other

    def holds(self, table: Table, turn: Turn, grey: Space, other: Space) -> bool:
        final = traded(turn.player.window, grey, other)
        return board_holds(table.board, turn.player, final) and all(
            touches(final, space)
            and not any(broken_in_place(table, turn.player, without(final, space), final[space], space))
            for space in (grey, other)
        )


def traded(window: Dice, one: Space, other: Space) -> Dice:
    return {**window, one: window[other], other: window[one]}


# ---- the others ------------------------------------------------------------------------------------------------------


class GlazingHammer(Tool):
    """U14: the whole pool is rolled anew, in a second turn before drafting."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return turn.second and not turn.drafted and bool(pool)

    def work(self, table: Table, turn: Turn) -> Script:
        for place, (colour, _) in enumerate(table.pool):
            table.pool[place] = yield from rolled(colour)


class RunningPliers(Tool):
    """U9: in a first turn, its die being placed, one more die is drafted and placed; the second turn is skipped."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return not turn.second and turn.placed and any(fits(table, turn.player, die) for die in set(pool))

    def work(self, table: Table, turn: Turn) -> Script:
        fitting = [die for die in set(table.pool) if fits(table, turn.player, die)]
        die = yield from ask(turn.player.seat, {f"draft {text(die)}": die for die in fitting})
        table.pool.remove(die)
        turn.hand = die
        yield from settle(table, turn, spaces_for(table, turn.player, die))
        table.skips.add(turn.player.seat)


class LeadCameNippers(Tool):
    """X7: one or two dice of the private pool are rolled anew."""

    def ready(self, table: Table, turn: Turn, pool: list[Die]) -> bool:
        return bool(turn.player.own)

    def work(self, table: Table, turn: Turn) -> Script:
        own = turn.player.own
        first = yield from ask(turn.player.seat, {f"again {text(die)}": die for die in own})
        picked = [first]
        own.remove(first)
        if own:
            second = yield from ask(turn.player.seat, {**{f"again {text(die)}": die for die in own}, "stop": None})
            if second is not None:
                picked.append(second)
                own.remove(second)
        for colour, _ in picked:
            own.append((yield from rolled(colour)))


TOOLS: dict[str, Tool] = {
    "grozing-pliers": GrozingPliers(),
    "eglomise-brush": OneDieMover("P4"),
    "copper-foil-burnisher": OneDieMover("P5"),
    "lathekin": Lathekin(),
    "lens-cutter": LensCutter(),
    "flux-brush": FluxBrush(),
    "glazing-hammer": GlazingHammer(),
    "running-pliers": RunningPliers(),
    "cork-backed-straightedge": CorkBackedStraightedge(),
    "grinding-stone": GrindingStone(),
    "flux-remover": FluxRemover(),
    "tap-wheel": TapWheel(),
    "strip-cutter": StripCutter(),
    "lead-came-nippers": LeadCameNippers(),
    "smoke-pliers": SmokePliers(),
    "ash-tongs": AshTongs(),
    "slate-turner": SlateTurner(),
}
