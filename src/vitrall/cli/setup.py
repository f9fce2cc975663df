"""`vitrall setup`: deals the cards for a real table, so that nobody has to shuffle and two tables can get the same
cards.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.game_options import add_game_options, options_from
from vitrall.cli.screen.console import Screen
from vitrall.cli.session.seat_plan import seats_asked
from vitrall.engine.dice import BASE_COLORS, COLOR_NAMES, GREY
from vitrall.engine.options import Options
from vitrall.engine.rules import GREY_POOL, OWN_DICE
from vitrall.game import Game
from vitrall.words import Words

FRESH_SEEDS: Final = 1_000_000  # seeds are short enough to be read out at a table
# What lies open on the table, by the word of the deal, under its heading.
OPEN: Final = {
    "tool": "term-tools",
    "public": "term-public-objectives",
    "board": "term-restriction-board",
    "pioneer": "term-pioneers",
}
# What everybody draws for themselves, face down; alone it lies open under its heading.
SECRET: Final = {
    "private": ("setup-privates", "term-private-objective"),
    "bloom": ("setup-blooms", "term-blooms"),
}


def add(commands: Commands, words: Words) -> None:
    about = words.say("setup-about")
    parser = commands.add_parser("setup", words=words, help=about, description=words.say("setup-description"))
    parser.add_argument("--seat", action="append", default=[], metavar="NAME", help=words.say("flag-player"))
    parser.add_argument("--seed", type=int, metavar="N", help=words.say("option-seed"))
    add_deck(parser, words)
    add_game_options(parser, words)
    parser.set_defaults(run=run, players=None)


def run(asked: argparse.Namespace, words: Words) -> int:
    if asked.players is None:
        asked.players = len(asked.seat) or 2
    options = options_from(asked)
    seed = secrets.randbelow(FRESH_SEEDS) if asked.seed is None else asked.seed
    names = _names(asked.seat, options.players, words)
    game = _dealt(options, seed, cards_asked(asked))
    Screen().show([*_head(options, seed, words), *_setup_lines(game, names, words)])
    return 0


def _names(asked: Sequence[str], players: int, words: Words) -> list[str]:
    given = [seat.name for seat in seats_asked(asked, players, "", words)][: len(asked)]
    return given + [words.say("seat-name", seat=seat) for seat in range(len(given) + 1, players + 1)]


def _dealt(options: Options, seed: int, cards: Catalogue) -> Game:
    """A game with all its cards dealt. Choices on the way do not matter: no other card depends on them."""
    game = Game.new(options, seed, deck=cards)
    while game.round == 0:
        game.play(next(iter(game.legal_moves)))
    return game


def _head(options: Options, seed: int, words: Words) -> Iterator[str]:
    yield words.say("players-count", count=options.players) + f" · {words.say(f'edition-{options.edition}')}"
    yield words.say("setup-seed", seed=str(seed))


def _setup_lines(game: Game, names: Sequence[str], words: Words) -> Iterator[str]:
    dealt = _by_kind(game)
    yield from _bag(game, words)
    yield from _pools(game, words)
    yield from _secrets(game, dealt, names, words)
    yield from _windows(dealt["window"], names, words)
    for kind, message in OPEN.items():
        yield from _cards(words.say(message), dealt.get(kind, []), _numbers(game) if kind == "tool" else {}, words)
    starts = [event["line"] for event in game.events if event["kind"] == "start-player"]
    yield from (words.message(line, names) for line in starts)


def _pools(game: Game, words: Words) -> Iterator[str]:
    """What is laid out besides the bag (G2, X4), and what a round then takes (G3, X8)."""
    rules = game.state.rules
    drawn = int(rules.draw)
    if rules.pools:
        yield words.say("setup-private-pools", count=OWN_DICE // BASE_COLORS)
    if rules.grey:
        yield words.say("setup-grey-pool", dice=words.say("dice-of-color", count=GREY_POOL, color=COLOR_NAMES[GREY]))
        yield words.say("setup-round-grey", count=drawn)
    elif rules.pools:
        yield words.say("setup-round", count=drawn)


def _secrets(game: Game, dealt: Mapping[str, list[str]], names: Sequence[str], words: Words) -> Iterator[str]:
    """S1: everybody draws their own; alone they lie open (O1)."""
    if game.state.rules.marked:
        yield words.say("setup-marked")
    for kind, (message, head) in SECRET.items():
        cards = dealt.get(kind, [])
        if len(names) == 1:
            yield from _cards(words.say(head), cards, {}, words)
        elif cards:
            yield words.say(message, count=len(cards) // len(names))
    if "bloom" in dealt:
        yield words.say("setup-keep-alone" if len(names) == 1 else "setup-keep")


def _by_kind(game: Game) -> dict[str, list[str]]:
    """The cards dealt before the first roll, by the word of the deal."""
    by_kind: dict[str, list[str]] = {}
    for move in game.moves:
        if move.verb == "deal":
            by_kind.setdefault(move.parts["kind"], []).append(move.parts["card"])
    return by_kind


def _bag(game: Game, words: Words) -> Iterator[str]:
    counts = [int(count) for count in game.state.rules.bag]
    colors = zip(COLOR_NAMES, counts, strict=False)
    dice = [words.say("dice-of-color", count=count, color=color) for color, count in colors if count]
    yield words.say("setup-bag", count=sum(counts), dice=", ".join(dice))


def _windows(cards: Sequence[str], names: Sequence[str], words: Words) -> Iterator[str]:
    """S2: two cards for each seat; who plays chooses one of the four patterns on them."""
    yield words.say("setup-windows")
    for seat, name in enumerate(names):
        own = [words.name(card) for card in cards[2 * seat : 2 * seat + 2]]
        yield f"  {name}: {'; '.join(own)}"


def _cards(head: str, cards: Sequence[str], numbers: Mapping[str, int], words: Words) -> Iterator[str]:
    if cards:
        yield f"{head}:"
        yield from (f"  {numbers.get(card, '')} {words.name(card)}".replace("   ", "  ") for card in cards)


def _numbers(game: Game) -> dict[str, int]:
    """The numbers printed on the tools."""
    return {tool.id: int(tool.number) for tool in game.state.rules.deck.tools}
