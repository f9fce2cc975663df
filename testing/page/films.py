"""Films: whole games and single tools as the page receives them, to look at every screen without a server.

A film is a list of frames. Each is what a server sends after a move: its number, who made it, the move with all that
chance did after it, the view of one seat, whether it may be taken back; and, for the film alone, the move that leads to
the next frame and whether it is the viewer's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, Final

from msgspec import to_builtins

from vitrall.cards.catalogue import full_deck
from vitrall.engine.options import MODULES, Options
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.server.game_result import result_of
from vitrall.story.asks import offer

Frame = dict[str, Any]
Film = dict[str, Any]
Choice = Callable[[Game, Random], Move]

NAMES: Final = ("Ana", "Bogdan", "Олена", "Lucía", "Emil", "Wiktoria")
LOOKED_AT: Final = 10  # placements compared before one is chosen
YOU: Final = 0

GAMES: Final = {
    "two": Options(players=2),
    "four": Options(players=4),
    "glory": Options(players=4, modules=MODULES),
    "six": Options(players=6, modules=MODULES, private_pools=True, more_patterns=True),
    "solo": Options(players=1),
}
SEEDS: Final = {"two": 11, "four": 5, "glory": 3, "six": 8, "solo": 2}


def whole_game(name: str) -> Film:
    """One of the games above from the choice of windows to the score."""
    game = Game.new(GAMES[name], SEEDS[name])
    return film(game, played(game, Random(SEEDS[name]), skilled))


def film(game: Game, frames: Iterator[Frame]) -> Film:
    players = int(game.options.players)
    return {"names": list(NAMES[:players]), "frames": list(frames)}


def played(game: Game, luck: Random, choose: Choice) -> Iterator[Frame]:
    """Every position of a game, with the move that is made there."""
    reported = laid = 0
    last: int | None = None
    for number in count():
        now = {"number": number, "seat": last, **frame(game, reported), "laid": laid}
        reported = len(game.moves)
        if game.is_over:
            yield {**now, "next": None, "mine": False, "idea": None}
            return
        move = choose(game, luck)
        last = move.seat if move.seat is not None else game.seat
        laid = number + 1 if move.startswith(("choose ", "keep ")) else laid
        idea = offer(move.action, game.state.rules.deck)
        yield {**now, "next": str(move), "mine": last == YOU, "idea": idea}
        game.play(move)


def frame(game: Game, reported: int) -> Frame:
    (events,) = game.events_within(YOU, [(reported, len(game.moves))])
    return {
        "events": events,
        "back": None,
        "clock": None,
        "laid": 0,
        "view": game.view(YOU),
        "undo": bool(game.can_undo()) and game.seat == YOU,
        "undo_refusal": game.can_undo().code if game.seat == YOU else "undo/not-yours",
        "result": result(game),
    }


def result(game: Game) -> Any:
    """The result as the server sends it."""
    return to_builtins(result_of(game))


def skilled(game: Game, luck: Random) -> Move:
    """A player who fills the window and now and then uses a tool; good enough to look at."""
    moves = list(game.legal_moves)
    places = [move for move in moves if move.startswith("place ")]
    if places:
        return max(luck.sample(places, min(LOOKED_AT, len(places))), key=lambda move: _worth(game, move))
    tools = [move for move in moves if move.startswith("use ")]
    if tools and luck.random() < 0.12:
        return luck.choice(tools)
    wanted = [move for move in moves if move.startswith(("draft ", "take "))]
    if wanted:
        return max(luck.sample(wanted, min(LOOKED_AT, len(wanted))), key=lambda move: _spaces(game, move))
    others = [move for move in moves if move not in tools and move not in ("stop", "pass")]
    return luck.choice(others or [move for move in moves if move not in tools] or moves)


def _worth(game: Game, move: Move) -> tuple[int, int]:
    """The score after a placement, then how much the window still takes."""
    seat = game.seat or 0
    after = game.copy()
    after.play(move)
    breaks = after.view(seat)["breaks"].values()
    return after.scores[seat].total, sum(fault == 0 for die in breaks for fault in die)


def _spaces(game: Game, move: Move) -> int:
    seat = game.seat or 0
    return sum(fault == 0 for fault in game.view(seat)["breaks"][move.split(" ")[1]])


# ---- each tool, from the moment before it is used to the end of that turn --------------------------------------------


def tools() -> list[str]:
    return [tool.id for tool in full_deck().tools]


def tool_scene(tool: str) -> Film:
    """The first use of a tool by the first seat, found by playing random games."""
    for seed in range(400):
        scene = _scene(tool, seed)
        if scene:
            return {"names": list(NAMES[:2]), "frames": scene}
    raise LookupError(f"no random game uses {tool}")


def _scene(tool: str, seed: int) -> list[Frame]:
    pools = tool in ("strip-cutter", "lead-came-nippers")
    options = Options(players=2, tools=5, modules=() if pools else ("grey-glass",), private_pools=pools)
    game = Game.new(options, seed)
    while game.seat is None:
        game.play(next(iter(game.legal_moves)))
    if tool not in [card["id"] for card in game.view(YOU)["tools"]]:
        return []
    frames = list(played(game, Random(seed), lambda now, luck: eager(now, luck, tool)))
    return _used(frames, tool)


def eager(game: Game, luck: Random, tool: str) -> Move:
    """Uses that tool whenever it can and no other, ends turns unwillingly."""
    legal = list(game.legal_moves)
    moves = [move for move in legal if not move.startswith("use ") or move.split(" ")[1] == tool] or legal
    uses = [move for move in moves if move.startswith("use ") and game.seat == YOU and game.round > 2]
    willing = [move for move in moves if move not in ("pass", "stop", "return") and not move.startswith("use ")]
    return luck.choice(uses or willing or moves)


def _used(frames: list[Frame], tool: str) -> list[Frame]:
    for place, each in enumerate(frames):
        if each["mine"] and str(each["next"]).startswith(f"use {tool}"):
            end = next(after for after in range(place + 1, len(frames)) if not frames[after]["mine"])
            return frames[place : end + 1]
    return []
