"""What everything is worth at the end: sections C and O6, and the last steps of a tie (E1 to E3)."""

from __future__ import annotations

from dataclasses import dataclass

from testing.oracle.glory import BLOOMS, GREY_GOALS, PIONEERS, RIVALRIES, place_points
from testing.oracle.goals import PUBLIC_GOALS, Earned, private_goal
from testing.oracle.oracle_table import SPACES, Player, Table


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: what scored, how much, and each time with its spaces (C6)."""

    kind: str  # public, private, bloom, pioneer, favor or empty
    card: str
    points: int
    earned: tuple[tuple[int, tuple[tuple[int, int], ...]], ...] = ()


def line(kind: str, card: str, earned: Earned) -> Line:
    return Line(kind, card, sum(points for points, _ in earned), tuple((p, tuple(spaces)) for p, spaces in earned))


def sheet(table: Table, player: Player) -> list[Line]:
    """C1 to C4, G6, G9, G11, G13: everything that gives or takes points; nothing is cut off at zero (C11)."""
    lines = [public_line(table, player, card) for card in table.publics]
    lines.append(private_line(player))
    lines += [bloom_line(card, player) for card in player.blooms]
    lines += [Line("pioneer", card, PIONEERS[card].points) for card in player.pioneers]
    lines.append(Line("favor", "", player.favor))
    lines.append(empty_line(table, player))
    return lines


def public_line(table: Table, player: Player, card: str) -> Line:
    if card in RIVALRIES:
        measures = [RIVALRIES[card](each.window) for each in table.players]
        return Line("public", card, place_points(measures, measures[player.seat]))
    return line("public", card, {**PUBLIC_GOALS, **GREY_GOALS}[card](player.window))


def private_line(player: Player) -> Line:
    """C2; of the solo player's two the better one scores, the first if they are level (O1)."""
    lines = [line("private", card, private_goal(card, player.window)) for card in player.privates]
    return max(lines, key=lambda each: each.points)


def bloom_line(card: str, player: Player) -> Line:
    """G11: a card scores once, wherever it lies; missed, it costs."""
    bloom = BLOOMS[card]
    spaces = next(bloom.occurrences(player.window), None)
    return Line("bloom", card, bloom.missed) if spaces is None else line("bloom", card, [(bloom.met, spaces)])


def empty_line(table: Table, player: Player) -> Line:
    """C4, O6: minus one for each empty space, minus three in solo."""
    each = -3 if table.agreed.solo else -1
    return line("empty", "", [(each, [space]) for space in SPACES if space not in player.window])


def total(table: Table, player: Player) -> int:
    return sum(line.points for line in sheet(table, player))


def private_points(table: Table, player: Player) -> int:
    """C10: the private objective and the blooms, losses included."""
    return sum(line.points for line in sheet(table, player) if line.kind in ("private", "bloom"))


def standing(table: Table, player: Player) -> tuple[int, int, int, int]:
    """C5: what is compared, step after step."""
    return total(table, player), private_points(table, player), player.favor, third_step(table, player.seat)


def third_step(table: Table, seat: int) -> int:
    """E1: late in the order of first turns of round 10. E2: late among the turns taken. E3: nothing, they share."""
    rule = table.agreed.third_step
    if rule == "reverse-order":
        return table.first_turns.index(seat)
    if rule == "last-turn":
        return max(place for place, each in enumerate(table.turns_taken) if each == seat)
    return 0


def ranks(table: Table) -> list[int]:
    """C5: one more than the number of players who rank higher."""
    standings = [standing(table, player) for player in table.players]
    return [1 + len([other for other in standings if other > mine]) for mine in standings]


def target(table: Table) -> int:
    """O6: all that lies on the round track; the dice that paid lie there no more."""
    return sum(value for dice in table.track for _, value in dice)


def winners(table: Table) -> list[int]:
    """C5, E3; alone, strictly more than the target (O6)."""
    if table.agreed.solo:
        return [0] if total(table, table.players[0]) > target(table) else []
    return [seat for seat, rank in enumerate(ranks(table)) if rank == 1]
