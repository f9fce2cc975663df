"""Events tell what the engine did: rounds, dice and places follow from the position, never from the text of a move."""

from __future__ import annotations

import pytest

from testing.story.games import Setup, finished, played, setups
from vitrall.engine.options import MODULES, Options
from vitrall.game import Game
from vitrall.moves import Move
from vitrall.story.log import log_lines, news_lines
from vitrall.story.story_types import GameEvent
from vitrall.words import LANGUAGES, Words

WORDS = Words("en", strict=True)
UNUSUAL = Setup(Options(players=2), 5, unusual=True)
SAMPLE = list(setups(12))


def kinds(game: Game, kind: str) -> list[GameEvent]:
    return [event for event in game.events if event["kind"] == kind]


def test_a_tool_that_draws_and_rolls_in_mid_turn_opens_no_round() -> None:
    """The drawn die and its roll are chance after chance, as the dice of a round are."""
    game = finished(UNUSUAL)
    assert any(move.tool == "lucky-dip" for move in game.moves)
    assert [event["round"] for event in kinds(game, "round-opened")] == list(range(1, 11))
    lines = log_lines(game.events, ["Ana", "Bo"], Words("en", own=game.cards.wordings if game.cards else None))
    assert [line.split(" begins")[0] for line in lines if " begins" in line] == [f"Round {n}" for n in range(1, 11)]
    assert [line for line in game.record().splitlines() if line.startswith("# round")] == [
        f"# round {number}" for number in range(1, 11)
    ]


@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_every_round_of_every_game_is_opened_once_and_in_its_place(setup: Setup) -> None:
    game = finished(setup)
    opened = kinds(game, "round-opened")
    assert [event["round"] for event in opened] == list(range(1, 11))
    assert len(kinds(game, "track-laid")) == 10
    assert kinds(game, "game-over") == [game.events[-1]]
    rounds = [event["round"] for event in game.events]
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_windows_pool_and_track_follow_from_the_events_alone(setup: Setup) -> None:
    """A screen that draws only the events ends with the engine's own windows."""
    game = finished(setup)
    windows: list[dict[str, str]] = [{} for _ in range(game.options.players)]
    track: list[list[str]] = [[] for _ in range(10)]
    for event in game.events:
        origin, target = event.get("origin"), event.get("target")
        dice = event.get("before") or []
        if event["kind"] == "swapped" and origin and target and origin["kind"] == "window":
            windows[origin["seat"]][origin["space"]] = dice[1]
            windows[target["seat"]][target["space"]] = dice[0]
            continue
        if event["kind"] == "swapped" and target and target["kind"] == "track":
            track[target["round"] - 1][track[target["round"] - 1].index(dice[1])] = dice[0]
        if event["kind"] == "moved" and origin:
            assert windows[origin["seat"]].pop(origin["space"]) == dice[0]
        if event["kind"] in ("placed", "moved") and target:
            windows[target["seat"]][target["space"]] = dice[0]
        if event["kind"] == "track-laid":
            track[event["round"] - 1] = list(dice)
    view = game.view()
    assert track == view["track"]
    for seat, window in zip(view["seats"], windows, strict=True):
        rows = seat["rows"] or []
        names = [f"{row}{column}" for row in "ABCD" for column in "12345"]
        dice_of = dict(zip(names, (die for row in rows for die in row), strict=True))
        assert {space: die for space, die in dice_of.items() if die} == window


@pytest.mark.lengthy
@pytest.mark.parametrize("setup", SAMPLE, ids=str)
def test_events_made_move_by_move_are_those_made_afterwards(setup: Setup) -> None:
    for game in played(setup):
        game.events  # noqa: B018  kept up to date from here on
    again = Game.from_record(game.record(), deck=setup.catalogue) if setup.unusual else Game.from_record(game.record())
    assert again.events == game.events
    for viewer in range(-1, game.options.players):
        assert again.events_for(viewer) == game.events_for(viewer)


@pytest.mark.lengthy
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_said_in_every_language(language: str) -> None:
    for setup in SAMPLE:
        game = finished(setup)
        words = Words(language, strict=not setup.unusual, own=game.cards.wordings if game.cards else None)
        names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"][: game.options.players]
        assert all(words.message(event["line"], names) for event in game.events)


def test_pioneers_taken_are_told_to_everybody() -> None:
    options = Options(players=3, modules=tuple(MODULES))
    games = [finished(Setup(options, seed, unusual=False)) for seed in range(4)]
    taken = [event for game in games for event in game.events_for(-1) if event["kind"] == "pioneer-taken"]
    owned = [card for game in games for card in game.view()["pioneers"] if card["owner"] is not None]
    assert sorted((event["card"], event["seat"]) for event in taken) == sorted((c["id"], c["owner"]) for c in owned)
    assert taken
    assert all(event["logged"] for event in taken)


@pytest.mark.lengthy
def test_a_die_that_no_space_takes_after_a_tool_is_told_to_go_back() -> None:
    """T4: it returns to the pool by itself; no move says so."""
    games = [finished(Setup(Options(players=2), seed, unusual=True)) for seed in range(20)]
    returned = [event for game in games for event in kinds(game, "returned") if event.get("target") == {"kind": "pool"}]
    assert len(returned) > sum(move == "return" for game in games for move in game.moves)
    assert {event["line"]["id"] for event in returned} == {"log-return"}


def test_undo_takes_events_back() -> None:
    game = Game.new(Options(players=2), 3)
    for seat in (0, 1):
        game.play(game.view(seat)["legal"][0], seat)
    before = game.events
    game.play(next(move for move in game.legal_moves if move.verb == "draft"))
    assert [event["kind"] for event in game.events[len(before) :]] == ["drafted"]
    game.undo()
    assert game.events == before
    assert game.copy().events == before


def test_a_game_from_a_position_tells_what_happens_from_there() -> None:
    game = Game.new(Options(players=2), 3)
    for seat in (0, 1):
        game.play(game.view(seat)["legal"][0], seat)
    later = Game.from_position(game.position())
    assert later.events == []
    move = later.play(next(move for move in later.legal_moves if move.verb == "draft"))
    assert [(event["kind"], event.get("before")) for event in later.events] == [("drafted", [move.die])]
    assert later.events_for(0) == later.events_for(-1) == later.events


def test_a_move_knows_its_parts() -> None:
    game = Game.new(Options(players=2), 3)
    chosen = game.play(game.view(1)["legal"][0], 1)
    assert (chosen.verb, chosen.seat, chosen.pattern) == ("choose", 1, game.view(1)["seats"][1]["pattern"])
    game.play(game.view(0)["legal"][0], 0)
    player = game.seat
    draft = game.play(next(move for move in game.legal_moves if move.verb == "draft"))
    assert (draft, draft.verb, draft.seat) == (f"draft {draft.die}", "draft", player)
    place = game.play(next(move for move in game.legal_moves if move.verb == "place"))
    assert (place.verb, place.cell, place.die, place.seat) == ("place", place[-2:], None, player)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("move B3 C4", {"verb": "move", "origin": "B3", "cell": "C4", "die": None}),
        ("trade B3 C4", {"verb": "trade", "origin": "B3", "cell": "C4"}),
        ("use lathekin Y3", {"verb": "use", "tool": "lathekin", "die": "Y3", "cell": None}),
        ("swap 3 G2", {"verb": "swap", "die": "G2", "origin": None}),
        ("choose 2 ?", {"verb": "choose", "pattern": None}),
        ("pass", {"verb": "pass", "die": None, "tool": None, "cell": None, "origin": None, "pattern": None}),
    ],
)
def test_the_parts_of_a_move(text: str, parts: dict[str, str | None]) -> None:
    move = Move(text, 0)
    assert {name: getattr(move, name) for name in parts} == parts


def test_news_are_what_others_did_since_one_s_own_turn() -> None:
    for game in played(Setup(Options(players=2), 4, unusual=False)):
        if game.is_over or game.round < 2 or game.seat is None:
            continue
        news = news_lines(game.events_for(game.seat), game.seat, ["Ana", "Bo"], WORDS)
        assert not any(line.startswith(["Ana", "Bo"][game.seat]) and "pioneer" not in line for line in news)


def test_a_record_counts_the_rounds_of_the_engine() -> None:
    """Its comments come from the game played again, also where a bag runs out and a round has no dice."""
    for setup in SAMPLE:
        game = finished(setup)
        assert game.record().count("# round") == 10
