"""Dense actions are exact both ways and know neither seat nor order of the deck; observations tell no secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vitrall import Game, Options, Unavailable, Unreadable, env
from vitrall.cards.catalogue import full_deck
from vitrall.engine.action_table import room
from vitrall.engine.chance import outcomes
from vitrall.engine.choices import Choices
from vitrall.engine.deck import Deck
from vitrall.engine.legal import legal, legal_into
from vitrall.engine.lockstep import Lockstep
from vitrall.engine.options import MODULES
from vitrall.engine.pickling import vector
from vitrall.engine.rules import Rules
from vitrall.engine.state import State, awaits_chance
from vitrall.engine.worlds import determinised
from vitrall.env import ActionSpace, Encoding
from vitrall.env.chance_codes import ChanceCodes
from vitrall.env.rewards import win_shares

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
TABLES = [
    Options(players=1),
    Options(players=2),
    Options(players=3, modules=MODULES),
    Options(players=5, private_pools=True, modules=("blooms", "grey-glass")),
    Options(players=1, modules=("grey-glass", "blooms", "pioneers"), edition="spanish"),
    Options(players=2, tools=0, more_patterns=True),
]


def name_of(options: Options) -> str:
    return f"{options.players}-{'+'.join(options.modules)}-{options.tools}"


def walked(options: Options, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody decides, and the last."""
    game, chooser = Game.new(options, seed), Random(seed)
    while not game.is_over:
        yield game.state
        game.play(chooser.choice(game.legal_moves))
    yield game.state


def observed(encoding: Encoding, state: State, seat: int) -> list[int]:
    return [int(number) for number in encoding.encoder.observation(state, seat)]


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_every_legal_move_has_a_place_and_comes_back_from_it(options: Options) -> None:
    space = ActionSpace(options)
    met = set()
    for state in walked(options, 4):
        for move in Game(state.copy()).legal_moves:
            seat = move.seat if move.seat is not None else int(state.seat)
            place = space.index(move)
            assert space.index(move.action) == place
            again = space.move(place, seat)
            assert (again, again.action, again.seat) == (move, move.action, seat)
            met.add(place)
    assert len(met) > 40


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_places_have_no_gaps_and_no_doubles(options: Options) -> None:
    space = ActionSpace(options)
    moves = [space.move(place, 0) for place in range(space.size)]
    assert len({move.action for move in moves}) == space.size == len(space)
    assert [space.index(move) for move in moves] == list(range(space.size))
    assert list(space) == moves
    last = options.players - 1
    assert [space.index(space.move(place, last)) for place in range(space.size)] == list(range(space.size))


def test_the_order_of_the_deck_does_not_matter_and_its_cards_do() -> None:
    deck = full_deck()
    turned = Deck(
        deck.patterns[::-1],
        vector([len(deck.patterns) - 1 - int(side) for side in deck.sides]),
        deck.tools[::-1],
        deck.publics[::-1],
        deck.privates[::-1],
        deck.pioneers[::-1],
        deck.blooms[::-1],
        deck.boards[::-1],
    )
    options = Options(players=3, modules=MODULES)
    assert ActionSpace(options, deck=turned).texts == ActionSpace(options).texts
    assert ActionSpace(options, deck=turned).mark == ActionSpace(options).mark
    assert Encoding(options, deck=turned).mark == Encoding(options).mark
    assert ActionSpace(Options(players=4)).mark == ActionSpace(Options(players=2)).mark
    assert len({ActionSpace(each).mark for each in TABLES}) == len(TABLES)
    assert len({Encoding(each).mark for each in TABLES}) == len(TABLES)


def test_what_has_no_place_is_refused() -> None:
    space = ActionSpace(Options(players=2))
    for wrong in ("roll R5", "take R5", "keep 1 both", "jump", 10**9, -1, None):
        with pytest.raises(Unreadable):
            space.index(wrong)  # type: ignore[arg-type]
    for place, seat in ((-1, 0), (space.size, 0), (0, 2), (True, 0)):
        with pytest.raises(Unreadable):
            space.move(place, seat)


@pytest.mark.lengthy
@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_masks_hold_exactly_the_legal_moves_of_a_seat(options: Options) -> None:
    space, choices = ActionSpace(options), Choices()
    for state in walked(options, 6):
        legal_into(state, choices)
        for seat in range(options.players):
            mask = room(space.size)
            space.table.write_mask(choices, seat, mask, 0, 1)
            own = list(Game(state.copy()).legal_moves)
            if any(move.seat is not None for move in own):
                own = [move for move in own if move.seat == seat]
            assert [place for place, allowed in enumerate(mask) if allowed] == sorted(map(space.index, own))


@pytest.mark.lengthy
@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_an_observation_never_differs_by_what_the_seat_must_not_know(options: Options) -> None:
    """Everything hidden is dealt anew, several times; and it does differ where something open does."""
    encoding = Encoding(options)
    secrets = 0
    seen = set()
    for number, state in enumerate(walked(options, 8)):
        seat = number % options.players
        numbers = observed(encoding, state, seat)
        seen.add(tuple(numbers))
        assert all(number <= most for number, most in zip(numbers, encoding.most, strict=True))
        for seed in range(3):
            world = determinised(state, seat, 100 * number + seed)
            assert observed(encoding, world, seat) == numbers
            secrets += Game(world) != Game(state)
    assert len(seen) > 40
    assert secrets > 30 or options.players == 1


@pytest.mark.lengthy
def test_observations_differ_where_the_views_do() -> None:
    """Along two games: equal numbers only for equal views."""
    options = Options(players=3, modules=MODULES)
    encoding = Encoding(options)
    views: dict[tuple[int, ...], str] = {}
    for seed in (1, 2):
        for state in walked(options, seed):
            view = Game(state.copy()).view(1)
            view["pool"].sort()
            open_part = {name: view[name] for name in ("phase", "pool", "seats", "tools", "hand", "bag", "publics")}
            text = repr(open_part)
            assert views.setdefault(tuple(observed(encoding, state, 1)), text) == text


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_the_page_explains_every_field_and_its_size(options: Options) -> None:
    text = PAGE.read_text("utf-8").partition("## Observations")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| .+ \|$", text, re.MULTILINE)
    encoding = Encoding(options)
    encoder = encoding.encoder
    grey, rules = "grey-glass" in options.modules, encoding.rules
    names: dict[str, Any] = {
        "players": options.players,
        "turns": int(rules.turns),
        "colors": 6 if grey else 5,
        "kinds": 36 if grey else 30,
        "grey": int(grey),
        "solo": int(options.players == 1),
        "pools": int(options.private_pools),
        "tools": len(encoder.tool_cards),
        "publics": len(encoder.public_cards),
        "privates": len(encoder.private_cards),
        "patterns": len(encoder.pattern_cards),
        "boards": len(encoder.board_cards) * grey,
        "pioneers": len(encoder.pioneer_cards) * ("pioneers" in options.modules),
        "blooms": len(encoder.bloom_cards) * ("blooms" in options.modules),
    }
    sizes = {name: eval(size.replace("×", "*"), {"__builtins__": {}, "min": min}, names) for name, size in rows}
    assert list(sizes) == list(encoder.names)
    assert {name: size for name, size in sizes.items() if size} == {each.name: each.size for each in encoding.fields}
    assert sum(sizes.values()) == encoding.width


@pytest.mark.parametrize("options", TABLES[:4], ids=name_of)
def test_what_chance_does_has_a_number_of_its_own(options: Options) -> None:
    rules = Rules(options, full_deck())
    codes = ChanceCodes(rules)
    game, chooser = Game.new(options, given=True), Random(2)
    while not game.is_over:
        if awaits_chance(game.state):
            actions = [int(action) for action in outcomes(game.state).actions]
            numbers = [codes.code(action) for action in actions]
            assert len(set(numbers)) == len(actions)
            assert all(0 <= number < codes.size for number in numbers)
            assert [codes.action(number, actions[-1]) for number in numbers] == actions
        game.play(chooser.choice(game.legal_moves))


def test_games_in_step_are_those_of_the_engine() -> None:
    batch = Lockstep(Rules(Options(players=2), full_deck()), 2, 9)
    space, chooser = ActionSpace(Options(players=2)), Random(1)
    ended = 0
    while ended < 3:
        places = []
        for game in range(2):
            mask = list(batch.masks)[game * space.size : (game + 1) * space.size]
            places.append(chooser.choice([place for place, allowed in enumerate(mask) if allowed]))
            legal_now = {int(action) for action in legal(batch.states[game])}
            assert space.move(places[-1], int(batch.seats[game])).action in legal_now
        batch.step(places)
        ended += sum(int(over) for over in batch.over)
    assert batch.begun == 2 + ended


def test_shares_of_a_win_sum_to_nought() -> None:
    assert win_shares([1, 2]) == [1, -1]
    assert win_shares([1, 1]) == [0, 0]
    assert win_shares([2, 1, 3, 4])[1] == 1
    for places in ([1, 2, 3], [1, 1, 3], [2, 1, 2, 4]):
        assert sum(win_shares(places)) == pytest.approx(0)
    assert (win_shares([1]), win_shares([2])) == ([1], [-1])


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name="gymnasium")

    monkeypatch.setattr(env, "import_module", fail)
    with pytest.raises(Unavailable, match=r'\(gymnasium: pip install "vitrall\[rl\]"\)'):
        env.VitrallEnv  # noqa: B018
    with pytest.raises(AttributeError):
        env.nothing  # noqa: B018
