"""Dealing and choosing, in the order of S10."""

from __future__ import annotations

from fractions import Fraction

from testing.oracle import decks
from testing.oracle.agreed import Agreed
from testing.oracle.asking import Asking, Meaning, Question, Script, lot, rolled
from testing.oracle.glory import BLOOMS, PIONEERS
from testing.oracle.oracle_table import BASE, GREY, Player, Table, ToolCard

EVEN_BAG = {2: 10, 3: 14, 4: 18, 5: 22, 6: 26}  # S7 and G2
GREY_IN_BAG = {1: 4, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8}  # G2, G14
GREY_POOL = 10


def new_table(agreed: Agreed) -> Table:
    """The box is open and the bag filled."""
    players = [Player(seat) for seat in range(agreed.players)]
    return Table(agreed, players, bag=filled_bag(agreed), grey_pool=GREY_POOL if agreed.grey else 0)


def filled_bag(agreed: Agreed) -> dict[str, int]:
    """S6, S7, X1, X4, X8, G2, G14."""
    if agreed.private_pools:
        each = 10 * (agreed.players + 1) // 5
    elif agreed.grey:
        each = EVEN_BAG[max(agreed.players, 2)]
    elif agreed.even_bag:
        each = EVEN_BAG[agreed.players]
    else:
        each = 26 if agreed.players >= 5 else 18
    bag = dict.fromkeys(BASE, each)
    bag[GREY] = GREY_IN_BAG[agreed.players] if agreed.grey else 0
    return bag


def set_up(table: Table) -> Script:
    """S10: first what belongs to the players, then what belongs to all."""
    agreed = table.agreed
    yield from deal_privates(table)
    if "blooms" in agreed.modules:
        yield from deal_blooms(table)
    yield from deal_windows(table)
    yield from choose_windows(table)
    if "blooms" in agreed.modules:
        yield from keep_blooms(table)
    if agreed.private_pools:
        yield from roll_private_pools(table)
    yield from lay_out_tools(table)
    yield from lay_out_publics(table)
    if agreed.grey:
        table.board = yield from dealt("board", list(decks.BOARDS))
    if "pioneers" in agreed.modules:
        yield from lay_out_pioneers(table)
    yield from find_start_player(table)


def dealt(kind: str, deck: list[str]) -> Asking[str]:
    """The next card of a shuffled deck, which it leaves."""
    card = yield from lot({f"deal {kind} {each}": each for each in deck})
    deck.remove(card)
    return card


def deal_privates(table: Table) -> Script:
    """S1, O1."""
    deck = decks.privates(table.agreed)
    for player in table.players:
        for _ in range(table.agreed.private_cards):
            player.privates.append((yield from dealt("private", deck)))


def deal_blooms(table: Table) -> Script:
    """G10: two of twelve to each."""
    deck = list(BLOOMS)
    for player in table.players:
        for _ in range(2):
            player.blooms.append((yield from dealt("bloom", deck)))


def deal_windows(table: Table) -> Script:
    """S2: two two-sided cards to each."""
    deck = decks.window_cards(table.agreed)
    for player in table.players:
        for _ in range(2):
            card = yield from lot({f"deal window {front}/{back}": (front, back) for front, back in deck})
            deck.remove(card)
            player.offered.append(card)


def choose_windows(table: Table) -> Script:
    """S2: all choose at the same time, hence in any order."""
    choices = {
        player.seat: {f"choose {player.seat + 1} {side}": side for card in player.offered for side in card}
        for player in table.players
    }
    chosen = yield from all_together(choices)
    for player in table.players:
        player.pattern = chosen[player.seat]
        player.printed, difficulty = decks.printed(player.pattern)
        player.favor = 0 if table.agreed.solo else difficulty  # S3, O1


def keep_blooms(table: Table) -> Script:
    """G10: each discards none, one or both, at the same time; a kept card brings a token, but not in solo (O1)."""
    choices = {}
    for player in table.players:
        first, second = player.blooms
        keeps = {"none": [], "first": [first], "second": [second], "both": [first, second]}
        choices[player.seat] = {f"keep {player.seat + 1} {word}": cards for word, cards in keeps.items()}
    chosen = yield from all_together(choices)
    for player in table.players:
        player.blooms = chosen[player.seat]
        player.favor += 0 if table.agreed.solo else len(player.blooms)


def all_together(choices: dict[int, dict[str, Meaning]]) -> Asking[dict[int, Meaning]]:
    """Every seat answers once, in whatever order."""
    chosen: dict[int, Meaning] = {}
    while waiting := {seat: texts for seat, texts in choices.items() if seat not in chosen}:
        answer = yield Question(frozenset(waiting), {text: Fraction(0) for texts in waiting.values() for text in texts})
        seat = next(seat for seat, texts in waiting.items() if answer in texts)
        chosen[seat] = choices[seat][answer]
    return chosen


def roll_private_pools(table: Table) -> Script:
    """X4: two dice of each base colour for each player."""
    for player in table.players:
        for colour in BASE:
            for _ in range(2):
                player.own.append((yield from rolled(colour)))


def lay_out_tools(table: Table) -> Script:
    """S4, O2, G1, G14: with grey glass one of them is grey."""
    number = table.agreed.solo_tools if table.agreed.solo else table.agreed.tools
    for id in (yield from laid_out("tool", number, decks.tools(table.agreed), decks.GREY_TOOLS, table)):
        table.tools.append(ToolCard(id))


def lay_out_publics(table: Table) -> Script:
    """S5, O1, G1, G14: with grey glass one of them is grey."""
    number = 2 if table.agreed.solo else 3
    deck = decks.publics(table.agreed)
    table.publics = yield from laid_out("public", number, deck, decks.GREY_OBJECTIVES, table)


def laid_out(kind: str, number: int, deck: list[str], grey_deck: list[str], table: Table) -> Asking[list[str]]:
    """So many cards, the last of them from the grey deck if grey glass is played."""
    deck, grey_deck, cards = list(deck), list(grey_deck), []
    for left in range(number, 0, -1):
        cards.append((yield from dealt(kind, grey_deck if table.agreed.grey and left == 1 else deck)))
    return cards


def lay_out_pioneers(table: Table) -> Script:
    """G8: three of fifteen."""
    deck = list(PIONEERS)
    for _ in range(3):
        table.pioneers.append((yield from dealt("pioneer", deck)))


def find_start_player(table: Table) -> Script:
    """S8; alone there is none to find (O8)."""
    seats = [player.seat for player in table.players]
    start = 0 if table.agreed.solo else (yield from lot({f"start {seat + 1}": seat for seat in seats}))
    table.first_turns = seats[start:] + seats[:start]
