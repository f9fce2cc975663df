"""Rounds and turns: section T, and O3, O5, X4, X5 where they differ from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from testing.oracle.asking import Script, ask, rolled, rolled_from
from testing.oracle.glory import PIONEERS
from testing.oracle.oracle_table import GREY, Die, Player, Table, ToolCard, Turn, name, text
from testing.oracle.paying import pay, payments, pool_after
from testing.oracle.placing import fits, spaces_for
from testing.oracle.tools import TOOLS, put

Acts = dict[str, Callable[[], Script]]


def ten_rounds(table: Table) -> Script:
    """T1, T7, T9."""
    for number in range(1, 11):
        table.round = number
        yield from roll_pool(table)
        yield from take_turns(table)
        table.track.append(table.pool)  # T6, T8; in solo an empty space gets a marker, which has no colour (O5)
        table.pool = []
        if number < 10:
            table.first_turns = table.first_turns[1:] + table.first_turns[:1]


def dice_from_bag(table: Table) -> int:
    """T1, O3, X4; with grey glass the last die of these is the grey one (G3, G14, X8)."""
    agreed = table.agreed
    if agreed.solo:
        whole = 4
    elif agreed.private_pools:
        whole = agreed.players + 1
    else:
        whole = 2 * agreed.players + 1
    return whole - 1 if agreed.grey else whole


def roll_pool(table: Table) -> Script:
    """T1, T10, G3: from the bag, as long as it lasts, then one from the grey pool."""
    for _ in range(min(dice_from_bag(table), sum(table.bag.values()))):
        table.pool.append((yield from rolled_from(table.bag)))
    if table.agreed.grey:
        table.pool.append((yield from rolled(GREY)))
        table.grey_pool -= 1


def take_turns(table: Table) -> Script:
    """T2: first turns clockwise, second turns back. X5: with private pools there is no way back."""
    table.skips, table.turns_taken = set(), []
    for seat in table.first_turns:
        yield from take_turn(table, table.players[seat], second=False)
    if table.agreed.private_pools:
        return
    for seat in reversed(table.first_turns):
        if seat not in table.skips:
            yield from take_turn(table, table.players[seat], second=True)


def take_turn(table: Table, player: Player, second: bool) -> Script:
    """T3, T5: in any order, until the player says that the turn is over."""
    turn = table.turn = Turn(player, second)
    table.turns_taken.append(player.seat)
    while True:
        acts: Acts = {**drafts(table, turn), **takes(table, turn), **uses(table, turn, table.pool)}
        act = yield from ask(player.seat, {**acts, "pass": None})
        if act is None:
            break
        yield from act()
    take_pioneers(table, player)


def take_pioneers(table: Table, player: Player) -> None:
    """T8, G8, G15: at the end of the turn every open card whose goal the window meets."""
    met = [card for card in table.pioneers if PIONEERS[card].met(player.window)]
    player.pioneers += met
    table.pioneers = [card for card in table.pioneers if card not in met]


def drafts(table: Table, turn: Turn) -> Acts:
    """T4: a die that some space takes, or that a tool the player could use now can act on."""
    if turn.drafted:
        return {}
    return {
        f"draft {text(die)}": partial(draft, table, turn, die)
        for die in sorted(set(table.pool))
        if fits(table, turn.player, die) or workable(table, turn, die)
    }


def workable(table: Table, turn: Turn, die: Die) -> bool:
    """A tool can act on the die, were it in hand; the die itself pays for nothing (O4)."""
    imagined = Turn(turn.player, turn.second, drafted=True, tooled=turn.tooled, taken=turn.taken, hand=die)
    return bool(uses(table, imagined, pool_after(table.pool, die)))


def draft(table: Table, turn: Turn, die: Die) -> Script:
    """T4: placed, or worked on by a tool first."""
    table.pool.remove(die)
    turn.drafted, turn.hand = True, die
    act = yield from ask(turn.player.seat, {**places(table, turn), **uses(table, turn, table.pool)})
    yield from act()


def places(table: Table, turn: Turn) -> Acts:
    return {f"place {name(space)}": partial(place, turn, space) for space in spaces_for(table, turn.player, turn.die)}


def place(turn: Turn, space: tuple[int, int]) -> Script:
    put(turn, space)
    yield from ()


def takes(table: Table, turn: Turn) -> Acts:
    """X4, X6: one die of the private pool, placed as it is."""
    if turn.taken:
        return {}
    return {
        f"take {text(die)}": partial(take, table, turn, die)
        for die in sorted(set(turn.player.own))
        if fits(table, turn.player, die)
    }


def take(table: Table, turn: Turn, die: Die) -> Script:
    turn.player.own.remove(die)
    turn.taken, turn.hand = True, die
    act = yield from ask(turn.player.seat, places(table, turn))
    yield from act()


def uses(table: Table, turn: Turn, pool: list[Die]) -> Acts:
    """U2: every tool that can be paid for and then carried out in full, one a turn."""
    if turn.tooled:
        return {}
    return {
        use_text(card, payment): partial(use, table, turn, card, payment)
        for card in table.tools
        for payment in payments(table, turn.player, card, pool)
        if TOOLS[card.id].in_hand == (turn.hand is not None)
        and TOOLS[card.id].ready(table, turn, pool_after(pool, payment))
    }


def use_text(card: ToolCard, payment: Die | None) -> str:
    return f"use {card.id}" if payment is None else f"use {card.id} {text(payment)}"


def use(table: Table, turn: Turn, card: ToolCard, payment: Die | None) -> Script:
    pay(table, turn.player, card, payment)
    turn.tooled = True
    yield from TOOLS[card.id].work(table, turn)
