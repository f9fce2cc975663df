"""Copies, pickles and refusals of every public object, printed as JSON: compiled and plain print the same.

    python copies.py

Needs nothing but the package, so that it runs under any engine.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from vitrall import Game, Illegal, Options, Refusal, Unavailable, Unreadable, VitrallError, kind
from vitrall.cards.catalogue import Catalogue, base_deck, full_catalogue, full_files, read_deck_text
from vitrall.engine.errors import Why
from vitrall.engine.options import MODULES
from vitrall.engine.playout import Luck, random_action
from vitrall.position.sameness import facts
from vitrall.why import UnreadableCards

OWN = """
[[pattern]]
id = "own-front"
name = "Own front"
card = 1
favor = 3
rows = [".4.Y6", "R.2..", "..RP1", "BY..."]
[[pattern]]
id = "own-back"
name = "Own back"
card = 1
favor = 4
rows = ["1....", ".....", "..R..", "....."]
"""
TABLES = (
    Options(players=1),
    Options(players=2),
    Options(players=3, modules=MODULES),
    Options(players=2, private_pools=True),
)


def pickled(thing: Any, protocol: int) -> Any:
    return pickle.loads(pickle.dumps(thing, protocol))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {number}": partial(pickled, protocol=number) for number in (2, 4, 5)},
}
BAD_CALLS: dict[str, Callable[[Game], object]] = {
    "players text": lambda _: Options(players="2"),  # type: ignore[arg-type]
    "players none": lambda _: Options(players=None),  # type: ignore[arg-type]
    "players true": lambda _: Options(players=True),
    "modules number": lambda _: Options(modules=5),  # type: ignore[arg-type]
    "modules text": lambda _: Options(modules="blooms"),  # type: ignore[arg-type]
    "modules of numbers": lambda _: Options(modules=(1,)),  # type: ignore[arg-type]
    "edition list": lambda _: Options(edition=[]),  # type: ignore[arg-type]
    "even bag text": lambda _: Options(even_bag="no"),  # type: ignore[arg-type]
    "tie break number": lambda _: Options(tie_break=5),  # type: ignore[arg-type]
    "play none": lambda game: game.play(None),  # type: ignore[arg-type]
    "play true": lambda game: game.play(True),
    "play half": lambda game: game.play(0.5),  # type: ignore[arg-type]
    "play large": lambda game: game.play(2**80),
    "play below": lambda game: game.play(-(2**80)),
    "play nonsense": lambda game: game.play("fly"),
    "play not now": lambda game: game.play("place A1"),
    "view text": lambda game: game.view("0"),  # type: ignore[arg-type]
    "view large": lambda game: game.view(2**80),
    "broken none": lambda game: game.broken(None, "A1"),  # type: ignore[arg-type]
    "seed text": lambda _: Game.new(seed="1"),  # type: ignore[arg-type]
    "seed large": lambda _: Game.new(seed=2**62),
}


def half_played(options: Options, deck: Catalogue | None = None) -> Game:
    game, luck = Game.new(options, 5, deck=deck), Luck(5)
    while not game.is_over and game.round < 3:
        game.play(int(random_action(game.state, luck)))
    return game


def own_cards() -> Catalogue:
    return Catalogue([*full_files(), read_deck_text(OWN, "own.toml")])


def look(game: Game) -> list[object]:
    """All that a game can tell."""
    position = {**facts(game.state), "options": repr(game.options)}
    seats = range(-1, game.options.players)
    legal, undo = list(map(str, game.legal_moves)), bool(game.can_undo())
    return [position, game.record(), legal, undo, game.headers, *(game.view(seat) for seat in seats)]


def play_on(game: Game) -> list[object]:
    """To the end, at random; runs in other processes too."""
    luck = Luck(9)
    while not game.is_over:
        game.play(int(random_action(game.state, luck)))
    return look(game)


def differing_games() -> list[str]:
    """The ways of copying whose game is not the same, or is not a game of its own."""
    wrong = []
    games = [half_played(options) for options in TABLES] + [half_played(Options(players=2), own_cards())]
    for number, game in enumerate(games):
        before = look(game)
        for way, duplicate in WAYS.items():
            other = duplicate(game)
            same = look(other) == before
            end = play_on(other)
            if not same or look(game) != before or end != play_on(game.copy()):
                wrong.append(f"game {number}: {way}")
    return wrong


def differing_objects() -> list[str]:
    """Other public objects whose copies are not equal to them."""
    game = half_played(TABLES[2])
    things: dict[str, object] = {
        "options": game.options,
        "move": next(iter(game.legal_moves)),
        "view": game.view(0),
        "scores": game.scores,
        "refusal": Refusal("placement/color", "P4", "A1"),
        "why": Why("of", about=Why("told", text="x"), why=None),
        "can undo": game.can_undo(),
    }
    wrong = [f"{name}: {way}" for name, thing in things.items() for way, call in WAYS.items() if call(thing) != thing]
    for way, call in WAYS.items():
        state = call(game.state)
        wrong += [f"state: {way}"] if facts(state) != facts(game.state) or state is game.state else []
        wrong += [f"move: {way}"] if call(game.moves[-1]).action != game.moves[-1].action else []
        wrong += [f"legal: {way}"] if list(call(game.legal_moves)) != list(game.legal_moves) else []
        shared = call(full_catalogue()), call(base_deck()), call(game.state.rules.deck)
        wrong += (
            [f"cards: {way}"]
            if way != "copy" and shared != (full_catalogue(), base_deck(), full_catalogue().deck)
            else []
        )
    return wrong + differing_errors()


def differing_errors() -> list[str]:
    """Errors lose nothing on their way out of another process."""
    faults = [Unreadable("card/a", Why("twice", given="x"), 3), Unreadable("card/b")]
    errors = [*faults, Unavailable("x/y"), Illegal("pass", [Refusal("a/b", "T1")]), UnreadableCards(faults)]
    wrong = []
    for error in errors:
        for number in (2, 4, 5):
            other = pickle.loads(pickle.dumps(error, number))
            facts_of = [(e.code, e.message, e.line, e.why, str(e), type(e)) for e in (error, other)]
            wrong += [repr(error)] if facts_of[0] != facts_of[1] else []
    return wrong


def pooled() -> bool:
    """Games and moves go to other processes and come back."""
    games = [half_played(options) for options in TABLES[1:3]]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        ends = list(pool.map(play_on, games))
        moves = list(pool.map(same, [game.moves[-1] for game in games]))
    same_moves = [move.action for move in moves] == [game.moves[-1].action for game in games]
    return same_moves and ends == [play_on(game) for game in games]


def same(thing: Any) -> Any:
    return thing


def refusals() -> dict[str, str]:
    """Class and code of what each bad call meets."""
    codes = {}
    for name, call in BAD_CALLS.items():
        try:
            call(half_played(Options(players=2)))
        except VitrallError as error:
            codes[name] = f"{type(error).__name__} {error.code}"
        except Exception as error:
            codes[name] = f"NOT OURS {type(error).__name__}"
        else:
            codes[name] = "accepted"
    return codes


def lists_are_taken() -> bool:
    return Options(modules=["blooms"]) == Options(modules=("blooms",))  # type: ignore[arg-type]


def answers() -> dict[str, object]:
    return {
        "games": differing_games(),
        "objects": differing_objects(),
        "pool": pooled(),
        "refusals": refusals(),
        "lists": lists_are_taken(),
    }


if __name__ == "__main__":
    print(json.dumps({"engine": kind.engine_kind(), **answers()}))
