"""What a user of python-chess expects of a game: its parts as attributes, keys, equality, worlds, chance, faults."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from vitrall import SPECTATOR, Game, Options, Unavailable, Unreadable, position_faults, record_faults
from vitrall.engine.options import MODULES

TABLES = [
    Options(players=1),
    Options(players=2),
    Options(players=3, modules=MODULES),
    Options(players=5, private_pools=True, modules=("blooms",)),
]


def walked(options: Options, seed: int) -> Iterator[Game]:
    """A random game, looked at before each move."""
    game, chooser = Game.new(options, seed), Random(seed)
    while not game.is_over:
        yield game
        game.play(chooser.choice(game.legal_moves))
    yield game


def turn_of(options: Options | None = None, seed: int = 7) -> Game:
    """A game in the first turn of its first round."""
    return next(game for game in walked(options or Options(players=2), seed) if game.phase == "turn")


def test_the_parts_of_a_game_are_those_of_its_view() -> None:
    for game in walked(Options(players=2), 5):
        view = game.view()
        assert (game.phase, game.pool) == (view["phase"], view["pool"])
        assert game.hand == (view["hand"]["die"] if view["hand"] else None)
        for seat, shown_seat in enumerate(view["seats"]):
            if shown_seat["rows"] is not None:
                window = game.window(seat)
                assert (window.pattern, window.favor) == (shown_seat["pattern"], shown_seat["favor"])
                assert [list(row) for row in window.dice] == shown_seat["rows"]


def test_a_window_reads_by_space_and_prints_its_rows() -> None:
    game = turn_of()
    draft = next(move for move in game.legal_moves if move.verb == "draft")
    game.play(draft)
    place = next(move for move in game.legal_moves if move.verb == "place")
    seat = game.seat
    assert seat is not None
    game.play(place)
    window = game.window(seat)
    assert place.cell is not None
    assert window[place.cell] == draft.die
    assert len(window.printed) == 4
    assert all(len(row) == 5 and set(row) <= set(".RYGBPS123456") for row in window.printed)
    assert str(draft.die) in str(window)
    with pytest.raises((KeyError, ValueError)):
        window["E9"]


def test_there_is_no_window_before_all_have_chosen_and_none_of_strangers() -> None:
    with pytest.raises(Unavailable):
        Game.new(Options(), 1).window(0)
    with pytest.raises(Unreadable) as refused:
        turn_of().window(2)
    assert refused.value.code == "view/no-seat"


@pytest.mark.lengthy
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_keys_and_equality_are_those_of_positions(options: Options) -> None:
    """Equal exactly where the position text is, the generator aside; along two games and their copies."""
    by_key: dict[int, str] = {}
    by_text: dict[str, int] = {}
    for game in itertools.chain(walked(options, 1), walked(options, 2)):
        text = game.position().rpartition(" generator=")[0]
        key = game.key()
        assert 0 <= key < 1 << 64
        assert by_key.setdefault(key, text) == text
        assert by_text.setdefault(text, key) == key
    twin = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert hash(twin) == hash(game)
    assert twin.key() == game.key()
    assert game != Game.new(options, 2)
    assert (game == "a game") is False


def test_the_order_of_the_pool_and_the_dice_to_come_do_not_count() -> None:
    game = turn_of()
    words = dict(word.split("=", 1) for word in game.position().split(" ")[2:])
    pool = words["pool"]
    turned = "".join(reversed([pool[place : place + 2] for place in range(0, len(pool), 2)]))
    other = Game.from_position(game.position().replace(f"pool={pool}", f"pool={turned}"))
    given = game.copy(given=True)
    assert other == game == given
    assert other.key() == game.key() == given.key()
    assert other.position() != game.position()


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES[1:], ids=str)
def test_the_key_of_a_seat_tells_what_it_knows_and_no_more(options: Options) -> None:
    """The worlds a seat cannot tell apart have one key for it; where its view differs, its key does."""
    by_view: dict[tuple[int, str], int] = {}
    differ = 0
    for number, game in enumerate(walked(options, 3)):
        for seat in (0, options.players - 1, SPECTATOR):
            key = game.key(seat)
            assert by_view.setdefault((seat, repr(game.view(seat))), key) == key
            if number % 5 == 0:
                world = game.world(seat, number)
                differ += world.key() != game.key()
                assert world.view(seat) == game.view(seat)
                if seat != SPECTATOR:
                    assert world.key(seat) == key
    assert len(set(by_view.values())) == len(by_view)
    assert differ > 10


def test_a_world_hides_the_cards_of_others_and_has_no_record() -> None:
    game = turn_of(Options(players=4), 11)
    worlds = [game.world(0, seed) for seed in range(40)]
    privates = {world.position().partition("privates=")[2].split(" ")[0] for world in worlds}
    own = {word.split(",")[0] for word in privates}
    assert len(own) == 1
    assert len(privates) > 12  # of 24
    assert len({world.position().rpartition("generator=")[2] for world in worlds}) == 40
    with pytest.raises(Unavailable):
        worlds[0].record()
    with pytest.raises(Unreadable):
        game.world(4, 1)
    with pytest.raises(Unreadable):
        game.world(0, -1)


def test_chance_branches_from_any_position_with_exact_odds() -> None:
    """After every pass that ends a round of a seeded game: all dice of the next roll, each played in a copy."""
    game = turn_of()
    branch = game.copy(given=True)
    while not branch.awaits_chance:
        branch.play("pass")
    chances = branch.outcomes()
    assert sum(chances.values()) == 1
    assert all(isinstance(chance, Fraction) for chance in chances.values())
    after = {move: branch.copy() for move in chances}
    for move, copy in after.items():
        copy.play(move)
        assert copy.pool == [move.die]
    assert len({copy.key() for copy in after.values()}) == len(chances) > 20
    assert branch.pool == []
    assert game.record() == branch.record()[: len(game.record())] or game.seat is not None


def test_a_seeded_game_goes_on_as_before_when_a_copy_was_given_its_chance() -> None:
    game, other = turn_of(), turn_of()
    game.copy(given=True)
    for _ in range(4):
        assert game.play("pass") == other.play("pass")
    assert game.position() == other.position()


def test_all_faults_of_a_position_are_listed() -> None:
    text = turn_of().position()
    assert position_faults(text) == []
    bad = text.replace("hand=-", "hand=X9").replace("skips=-", "skips=7").replace("phase=turn", "phase=nap")
    codes = [(fault.code, str(fault).split("(")[1].split(":")[0]) for fault in position_faults(bad)]
    assert codes == [("position/value", "phase"), ("position/value", "skips"), ("position/value", "hand")]
    lost = " ".join(word for word in text.split(" ") if not word.startswith(("pool=", "bag="))) + " rain=no"
    assert [fault.code for fault in position_faults(lost)] == ["position/field"] * 3
    doubled = text.replace("favor=", "favor=9,")
    crowded = doubled.replace("bag=R", "bag=R9")
    assert {fault.code for fault in position_faults(crowded)} >= {"position/value"}
    for wrong in (bad, lost, crowded, "", "vitrall-position 9"):
        with pytest.raises(Unreadable) as first:
            Game.from_position(wrong)
        assert str(position_faults(wrong)[0]) == str(first.value)


def test_faults_between_fields_are_all_listed() -> None:
    words = dict(word.split("=", 1) for word in turn_of().position().split(" ")[2:])
    words |= {"privates": "-", "publics": "-"}
    text = " ".join(["vitrall-position 1", *(f"{name}={word}" for name, word in words.items())])
    assert [str(fault).split(" in the phase")[0] for fault in position_faults(text)] == [
        "The cards of the position do not add up (private objectives: 0 instead of 2",
        "The cards of the position do not add up (public objectives: 0 instead of 3",
    ]


def test_all_faults_of_a_record_are_listed_by_their_lines() -> None:
    text = turn_of().record()
    assert record_faults(text) == []
    lines = text.split("\n")
    blank = lines.index("")
    broken = [*lines[:blank], "no header", *lines[blank:-1], "jump A1", "fly", ""]
    faults = record_faults("\n".join(broken))
    assert [fault.code for fault in faults] == ["record/header", "record/action", "record/action", "record/surplus"]
    assert [fault.line for fault in faults] == sorted(fault.line for fault in faults)
    illegal = text.rstrip("\n") + "\nplace C3\n"
    counted = "\n".join(line for line in illegal.split("\n") if not line.startswith("actions:"))
    assert [fault.code for fault in record_faults(counted)] == ["record/illegal"]
    for wrong in ("\n".join(broken), counted, "", b"\xff"):
        with pytest.raises(Unreadable):
            Game.from_record(wrong)
        assert record_faults(wrong)
