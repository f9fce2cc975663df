"""The bots with a net: the weights that ship, where they play, and that no secret moves them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from testing.random_games import moment
from testing.secrecy import altered
from vitrall import Options
from vitrall.bots import Budget, Sight, make_bot
from vitrall.bots.learned import NETS, TO_END_OF_ROUND, WITH_FUTURES, Expert, GrandMaster, is_learned, table_kind
from vitrall.bots.mind.net import Net
from vitrall.bots.net_file import shipped_numbers
from vitrall.bots.planner import Planner
from vitrall.bots.registry import BUILT_IN
from vitrall.engine.options import MODULES
from vitrall.engine.phases import OVER
from vitrall.engine.state import awaited_seats, awaits_chance

ROOT = Path(__file__).parents[2]
LARGEST_PACKED = 500_000  # what the weights may add to the wheel


@pytest.mark.parametrize("file", sorted(set(NETS.values())))
def test_the_shipped_weights_say_what_made_them(file: str) -> None:
    """`read_net` has compared the checksum; the training's folder has the same plan and the model to continue from."""
    origin = shipped_numbers(file).origin
    assert origin["command"].startswith("vitrall train ")
    assert re.fullmatch(r"[0-9a-f]{12}", origin["commit"])
    kinds = [kind for kind, name in NETS.items() if name == file]
    assert set(kinds) <= set(origin["plan"]["tables"])
    plan = json.loads((ROOT / "training" / kinds[0] / "plan.json").read_text(encoding="utf-8"))
    assert origin["plan"] == plan
    assert f"--seed {plan['seed']} " in origin["command"] + " "


def test_the_weights_are_a_small_part_of_the_wheel() -> None:
    folder = ROOT / "src" / "vitrall" / "bots"
    packed = [len(zlib.compress((folder / name).read_bytes())) for name in set(NETS.values())]
    assert sum(packed) < LARGEST_PACKED


@pytest.mark.lengthy
def test_neither_the_game_nor_its_bots_import_what_training_needs() -> None:
    code = "import sys, vitrall; vitrall.bots.make_bot('grand-master', 1); print({'torch', 'numpy'} & set(sys.modules))"
    code = "import vitrall.bots; " + code
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (Options(players=2), "base"),
        (Options(players=4), "base"),
        (Options(players=1), "solo"),
        (Options(players=5), "large"),
        (Options(players=6, private_pools=True), "pools"),
        (Options(players=3, modules=MODULES, private_pools=True), "pools"),
        (Options(players=2, modules=MODULES), "glory"),
    ],
)
def test_the_net_plays_where_it_was_trained_and_the_hand_made_judge_elsewhere(options: Options, kind: str) -> None:
    assert table_kind(options) == kind
    assert is_learned(options) == (kind in NETS)
    for bot, kinds in ((Expert(1), NETS), (GrandMaster(1), WITH_FUTURES)):
        playing = bot._bot(options)
        assert playing is bot._bot(options)
        assert (isinstance(playing, Planner) and isinstance(playing._judge, Net)) == (kind in kinds)


def test_futures_are_played_by_nets_that_ship() -> None:
    assert set(NETS) >= set(WITH_FUTURES)
    assert set(NETS) == set(TO_END_OF_ROUND)


def test_the_expert_judges_fewer_positions_than_the_bots_that_play_futures() -> None:
    expert, master = (bot._bot(Options(players=2)) for bot in (Expert(1), GrandMaster(1)))
    assert isinstance(expert, Planner)
    assert isinstance(master, Planner)
    assert expert._effort(Budget()) < master._effort(Budget())
    assert expert._effort(Budget(playouts=4)) == master._effort(Budget(playouts=4))


@pytest.mark.parametrize("bot", BUILT_IN)
def test_no_bot_is_moved_by_what_it_must_not_know(bot: str) -> None:
    compared = 0
    moments = ((Options(), 5, 0), (Options(), 6, 90), (Options(players=2, modules=MODULES), 7, 70))
    for options, seed, step in (*moments, (Options(players=1), 8, 40), (Options(players=5), 9, 200)):
        state = moment(options, seed, step).state
        for seat in range(options.players):
            if state.phase != OVER and not awaits_chance(state) and awaited_seats(state) >> seat & 1:
                sights = [Sight(each, seat, Budget(playouts=4), seed=3) for each in (state, altered(state, seat))]
                first, second = (make_bot(bot, 9).choose(sight) for sight in sights)
                assert first == second
                compared += 1
    assert compared
