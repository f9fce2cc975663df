"""The answers of the oracle: positions laid out on its plain table, and sequences of moves played there."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict

from testing.oracle.agreed import Agreed
from testing.oracle.asking import Question, Script, ask
from testing.oracle.decks import printed
from testing.oracle.engine_side import EngineSide
from testing.oracle.oracle_table import Die, Player, Table, ToolCard, Turn
from testing.oracle.placing import spaces_for
from testing.oracle.setup import new_table
from testing.oracle.tools import TOOLS
from testing.oracle.turns import drafts, roll_pool, take_pioneers, take_turn, take_turns, takes, uses
from vitrall.engine.state import State

ORDER = "RYGBPS"


class Read(EngineSide):
    """A position of the engine, read in plain words."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.deck = state.rules.deck


# ---- placements ------------------------------------------------------------------------------------------------------


def placements(pattern: str, dice: Sequence[Die]) -> int:
    """In how many ways the dice go into the empty window, one after the other."""
    table = new_table(Agreed())
    player = table.players[0]
    player.printed, _ = printed(pattern)

    def placed(number: int) -> int:
        spaces = spaces_for(table, player, dice[number])
        if number == len(dice) - 1:
            return len(spaces)
        ways = 0
        for space in spaces:
            player.window[space] = dice[number]
            ways += placed(number + 1)
            del player.window[space]
        return ways

    return placed(0)


# ---- positions -------------------------------------------------------------------------------------------------------


class Place:
    """A turn under way, as it lies on the table, with the turns of the round that come after it."""

    def __init__(self, state: State) -> None:
        self.table = laid_out(state)
        player = self.table.players[int(state.seat)]
        turns = self.turns_of_round(state)
        _, second = turns[int(state.turn)]
        drafted = bool(state.drafted)
        self.turn = Turn(player, second, drafted=drafted, placed=drafted, taken=bool(state.taken))
        self.turn.tooled = bool(state.tooled)
        self.table.turn = self.turn
        self.later = turns[int(state.turn) + 1 :]

    def turns_of_round(self, state: State) -> list[tuple[int, bool]]:
        """T2, X5."""
        first = [(seat, False) for seat in self.table.first_turns]
        back = [(seat, True) for seat in reversed(self.table.first_turns)]
        return first if self.table.agreed.private_pools else first + back


def laid_out(state: State) -> Table:
    words = {**Read(state).position(), "cards": Read(state).cards()}
    table = new_table(Agreed(**asdict(state.rules.options)))
    lay_out_middle(table, words, state)
    for player in table.players:
        lay_out_player(player, words)
    return table


def lay_out_middle(table: Table, words: dict[str, object], state: State) -> None:
    layout: dict[str, object] = deepcopy(words)
    cards, tools, pioneers = layout["cards"], layout["tools"], layout["pioneers"]
    assert isinstance(cards, dict)
    assert isinstance(tools, dict)
    assert isinstance(pioneers, dict)
    table.tools = [ToolCard(card, max(tokens, 0), tokens < 0) for card, tokens in tools.items()]
    table.pioneers = [card for card, owner in pioneers.items() if owner < 0]
    table.publics, table.board = cards["publics"], cards["board"]
    for name in ("bag", "pool", "track", "round"):
        setattr(table, name, layout[name])
    table.grey_pool = int(state.grey_left)
    players = table.agreed.players
    table.first_turns = [(int(state.start) + place) % players for place in range(players)]
    table.skips = {seat for seat in range(players) if (int(state.skips) >> seat) & 1}


def lay_out_player(player: Player, words: dict[str, object]) -> None:
    layout: dict[str, object] = deepcopy(words)
    cards, windows, favor = layout["cards"], layout["windows"], layout["favor"]
    pools, pioneers = layout["private pools"], layout["pioneers"]
    assert isinstance(cards, dict)
    assert isinstance(windows, list)
    assert isinstance(favor, list)
    assert isinstance(pools, list)
    assert isinstance(pioneers, dict)
    player.pattern = cards["patterns"][player.seat]
    player.printed, _ = printed(player.pattern)
    player.window, player.favor = windows[player.seat], favor[player.seat]
    player.own = pools[player.seat] if pools else []
    player.pioneers = [card for card, owner in pioneers.items() if owner == player.seat]


def going_on(place: Place) -> Script:
    """The rest of the game from here."""
    table, turn = place.table, place.turn
    while True:
        acts = {**drafts(table, turn), **takes(table, turn), **uses(table, turn, table.pool)}
        act = yield from ask(turn.player.seat, {**acts, "pass": None})
        if act is None:
            break
        yield from act()
    take_pioneers(table, turn.player)
    for seat, second in place.later:
        if not (second and seat in table.skips):
            yield from take_turn(table, table.players[seat], second)
    yield from later_rounds(table)


def later_rounds(table: Table) -> Script:
    """T6, T7."""
    table.track.append(table.pool)
    table.pool = []
    while table.round < 10:
        table.round += 1
        table.first_turns = table.first_turns[1:] + table.first_turns[:1]
        yield from roll_pool(table)
        yield from take_turns(table)
        table.track.append(table.pool)
        table.pool = []


class Path:
    """What is asked after some moves from a place; frozen, chance does the first thing it can."""

    def __init__(self, place: Place, moves: Sequence[str], frozen: bool) -> None:
        self.place = deepcopy(place)
        self.script = going_on(self.place)
        self.frozen = frozen
        self.question: Question | None = next(self.script)
        for move in moves:
            self.answer(move)

    def answer(self, text: str) -> None:
        self.send(text)
        while self.frozen and self.question and not self.question.seats:
            self.send(min(self.question.answers, key=lambda each: (ORDER.index(each.split()[1][0]), each)))

    def send(self, text: str) -> None:
        try:
            self.question = self.script.send(text)
        except StopIteration:
            self.question = None

    @property
    def answers(self) -> list[str]:
        return list(self.question.answers) if self.question else []

    @property
    def tool_done(self) -> bool:
        """The tool owes nothing, and no die is in hand: the turn could be ended."""
        return self.place.turn.tooled and "pass" in self.answers


# ---- counting --------------------------------------------------------------------------------------------------------


def count(place: Place, moves: list[str], depth: int) -> int:
    """The sequences of that many moves after some moves."""
    if depth == 0:
        return 1
    path = Path(place, moves, frozen=True)
    if path.question is None:
        return 1
    if depth == 1:
        return len(path.answers)
    return sum(count(place, [*moves, move], depth - 1) for move in path.answers)


def completions(place: Place, tool: str, moves: list[str]) -> int:
    """The ways to continue the turn with the tool until all its steps are done; every outcome of chance is one."""
    path = Path(place, moves, frozen=False)
    if path.tool_done:
        return 1
    wanted = path.answers
    if not path.place.turn.tooled:
        wanted = [each for each in wanted if is_for(each, tool)]
    return sum(completions(place, tool, [*moves, each]) for each in wanted)


def is_for(move: str, tool: str) -> bool:
    """Taking up the tool, or drafting a die for it."""
    return move.split()[:2] == ["use", tool] or (move.startswith("draft ") and TOOLS[tool].in_hand)
