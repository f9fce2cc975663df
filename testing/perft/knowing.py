"""Counts the worlds that a seat cannot tell apart: which cards the others may hold (H1)."""

from __future__ import annotations

from itertools import combinations, permutations

from testing.oracle import decks
from testing.oracle.agreed import Agreed
from testing.oracle.glory import BLOOMS
from vitrall.engine import phases, scoring
from vitrall.engine.state import State
from vitrall.engine.worlds import determinised

TRIES = 16  # times the worlds found so far, without a new one: then there is none

World = tuple[object, ...]


def seen_worlds(state: State, seat: int) -> int:
    """How many different worlds the engine deals to this seat."""
    worlds: set[World] = set()
    seed = last = 0
    while seed - last < TRIES * (len(worlds) + 4):
        seed += 1
        world = facts_of(determinised(state, seat, seed))
        if world not in worlds:
            worlds.add(world)
            last = seed
    return len(worlds)


def facts_of(world: State) -> World:
    """The hidden cards, seat by seat: private objectives, blooms kept, and the window cards while they are chosen."""
    seats = range(int(world.rules.players))
    privates = tuple(int(card) for card in world.deal.privates)
    keeps = tuple(frozenset(int(card) for card in scoring.kept_blooms(world, seat)) for seat in seats)
    offers = tuple(frozenset(int(card) for card in world.deal.offers[2 * seat : 2 * seat + 2]) for seat in seats)
    return (privates, keeps, offers if world.phase == phases.CHOOSE else ())


def possible_worlds(agreed: Agreed, own: dict[str, list[str]], keep_counts: list[int], choosing: bool) -> int:
    """All ways to deal the remaining cards to the others, counted; `keep_counts`: how many blooms they kept."""
    others = agreed.players - 1
    privates = [card for card in decks.privates(agreed) if card not in own["privates"]]
    hidden = sum(1 for _ in permutations(privates, others))
    blooms = [card for card in BLOOMS if card not in own["blooms"]]
    hidden *= dealt_ways(blooms, keep_counts)
    if choosing:
        cards = [card for card in decks.window_cards(agreed) if card[0] not in own["windows"]]
        hidden *= dealt_ways([front for front, _ in cards], [2] * others)
    return hidden


def dealt_ways(cards: list[str], hands: list[int]) -> int:
    """In how many ways hands of these sizes come from the cards."""
    if not hands:
        return 1
    ways = 0
    for hand in combinations(cards, hands[0]):
        ways += dealt_ways([card for card in cards if card not in hand], hands[1:])
    return ways
