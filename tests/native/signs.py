"""Checksums of many whole games, printed as JSON: two engines that play alike print the same ones.

    python signs.py GAMES SHARE PLAYOUTS    so many games of one table in SHARE; bots think of so many futures

Needs nothing but the package, so that it runs under any engine and any Python, in a browser's as well.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from random import Random

from vitrall import Game, Options, kind
from vitrall.bots import Budget, play_match, seated
from vitrall.bots.mind.feature_layout import INPUTS
from vitrall.bots.mind.selfplay import Exploration, Notes, Player, play_game
from vitrall.bots.net_file import NetNumbers, net_of
from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import EDITIONS, MODULES, MOST_PLAYERS, RIVALRY
from vitrall.engine.playout import Luck, fingerprint, random_action, random_games
from vitrall.engine.rules import Rules
from vitrall.engine.worlds import determinised
from vitrall.env import ActionSpace, Encoding

FIRST_SEED = 20_000
SPARSE = 37  # of the tables, those whose games are written down
BOTS_SPARSE = 150  # of the tables, those that bots play at
NETS_SPARSE = 83  # of the tables, those that a net plays at
LOOKED_AT = 9  # every so many moves the whole table is written down
# Every bot, and at each kind of table those that have a net for it: `test_same.py` counts them.
COMPANIES = {
    "master": (("master", "planner"), Options(players=2, modules=("blooms",))),
    "net": (("grand-master", "expert"), Options(players=2)),
    "net alone": (("grand-master",), Options(players=1, solo_tools=3)),
    "round alone": (("expert",), Options(players=1, solo_tools=5)),
    "net with modules": (("expert", "random"), Options(players=2, modules=MODULES)),
    "people": (("first-steps", "beginner", "learner", "average", "close-game", "expert"), Options(players=6)),
    "quick": (("craftsman", "greedy"), Options(players=2)),
}


def tables() -> Iterator[Options]:
    """Every number of players with every edition, every set of modules, with and without private pools."""
    module_sets = [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]
    for players in range(1, MOST_PLAYERS + 1):
        for edition in EDITIONS:
            for modules in module_sets:
                if players > 1:
                    yield Options(players=players, edition=edition, modules=modules, private_pools=True)
                if players > 1 or RIVALRY not in modules:
                    yield Options(players=players, edition=edition, modules=modules)


def name(options: Options) -> str:
    modules = "+".join(options.modules) or "base"
    return f"{options.players} {options.edition} {modules}{' pools' if options.private_pools else ''}"


def checksums(games: int, share: int) -> dict[str, int]:
    """One for each table, so that a difference names where it is."""
    deck, chosen = full_deck(), list(tables())[::share]
    return {name(options): int(random_games(Rules(options, deck), FIRST_SEED, games)) for options in chosen}


def written(options: Options, seed: int) -> str:
    """A digest of everything about one game: legal moves, views, positions, points, record."""
    game, luck, digest = Game.new(options, seed), Luck(seed), hashlib.sha256()
    count = 0
    while not game.is_over:
        digest.update(" ".join(game.legal_moves).encode())
        if count % LOOKED_AT == 0:
            digest.update(json.dumps(look(game)).encode())
        game.play(int(random_action(game.state, luck)))
        count += 1
    digest.update(json.dumps([look(game), game.record(), game.winners]).encode())
    return digest.hexdigest()


def look(game: Game) -> list[object]:
    """The table as everybody sees it, and as a seat might imagine it."""
    seats = range(-1, game.options.players)
    imagined = Game(determinised(game.state, 0, 7))
    keys = [game.key(), *(game.key(seat) for seat in seats)]
    return [game.position(), imagined.position(), str(game), keys, observed(game), *(game.view(seat) for seat in seats)]


@lru_cache(maxsize=4)
def spaces(options: Options) -> tuple[Encoding, ActionSpace]:
    return Encoding(options), ActionSpace(options)


def observed(game: Game) -> list[int]:
    """What the first seat knows as numbers for learners, and the places of all legal moves."""
    encoding, space = spaces(game.options)
    numbers = encoding.encoder.observation(game.state, 0)
    moves = [] if game.awaits_chance else [space.index(move) for move in game.legal_moves]
    return [*(int(number) for number in numbers), *moves]


def texts(share: int) -> dict[str, str]:
    """Digests of games at some of the tables."""
    some = list(tables())[:: SPARSE * share]
    return {name(options): written(options, FIRST_SEED + place) for place, options in enumerate(some)}


def matches(share: int, playouts: int) -> dict[str, int]:
    """Games of bots, whose thoughts are compiled with the engine; one for each kind of table."""
    deck, budget = full_deck(), Budget(playouts=playouts)
    scores: dict[str, int] = {}
    for options in [*list(tables())[:: BOTS_SPARSE * share], Options(players=2)]:
        seed = FIRST_SEED + len(scores)
        bots = seated((("craftsman", "greedy") * 3)[: options.players], options.players, seed)
        scores[name(options)] = int(fingerprint(play_match(Rules(options, deck), seed, bots, budget)))
    return scores | {table: longest(*company, playouts) for table, company in COMPANIES.items()}


def longest(names: tuple[str, ...], options: Options, playouts: int) -> int:
    """A game of those that think longest."""
    bots = seated(names, options.players, FIRST_SEED)
    return int(fingerprint(play_match(Rules(options, full_deck()), FIRST_SEED, bots, Budget(playouts=playouts))))


def judged(share: int) -> dict[str, int]:
    """Games of a net with weights drawn by lot, and every number that would be learned from them."""
    deck, judge = full_deck(), net_of(drawn_net(7, 12, 6))
    explorer = Player(judge, 12, 2, Exploration(6, 300, 4000, 100, 300))
    values: dict[str, int] = {}
    for options in [*list(tables())[:: NETS_SPARSE * share], Options(players=2)]:
        notes, seed = Notes(), FIRST_SEED + len(values)
        state = play_game(Rules(options, deck), seed, [explorer] * options.players, notes)
        mark = int(fingerprint(state))
        for number in notes.rows:
            mark = (mark * 31 + number) % 1_000_000_007
        values[name(options)] = mark
    return values


def drawn_net(seed: int, hidden: int, seconds: int) -> NetNumbers:
    luck = Random(seed)

    def drawn(count: int, largest: int) -> list[int]:
        return [luck.randint(-largest, largest) for _ in range(count)]

    first, second = drawn(INPUTS * hidden, 60), drawn(hidden * seconds, 900)
    biases = drawn(hidden, 3000), drawn(seconds, 2000)
    return NetNumbers(hidden, seconds, first, biases[0], second, biases[1], drawn(seconds, 300_000), 9 << 30, 10, 10)


if __name__ == "__main__":
    games, share, playouts = (int(word) for word in sys.argv[1:])
    signs = {
        "engine": kind.engine_kind(),
        "checksums": checksums(games, share),
        "texts": texts(share),
        "matches": matches(share, playouts),
        "nets": judged(share),
    }
    print(json.dumps(signs))
