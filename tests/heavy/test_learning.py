"""Learning, from targets to a whole small training."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
import torch

from testing.random_net import formula
from vitrall import Options
from vitrall.bots.mind.feature_layout import INPUTS, LEFT_AT, MASKS
from vitrall.bots.mind.future import Future
from vitrall.bots.mind.judge import PointsNow
from vitrall.bots.mind.selfplay import (
    COMPARED,
    NOT_TAUGHT,
    PASSED_OVER,
    TAKEN,
    Exploration,
    Notes,
    Player,
    Teacher,
    play_game,
)
from vitrall.bots.mind.shared_turns import SharedTurns
from vitrall.bots.mind.weights import TURNS
from vitrall.bots.net_file import read_net, write_net
from vitrall.cards.catalogue import full_deck
from vitrall.engine.chance import sample
from vitrall.engine.errors import Unreadable
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal
from vitrall.engine.phases import TURN
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import target, total
from vitrall.engine.state import awaits_chance, seeded_state
from vitrall.learn import training
from vitrall.learn.fit import Fit
from vitrall.learn.gate import Gate, compare
from vitrall.learn.gather import TAUGHT, Task, gather, judge_of, play_games, player
from vitrall.learn.linear_model import LinearModel
from vitrall.learn.model import Floats, Inputs, Model, in_whole_numbers, scales_of, symmetries
from vitrall.learn.plan import Plan
from vitrall.learn.targets import following, learned_rows, targets
from vitrall.learn.training import Training, load_model, new_model, save_model
from vitrall.learn.training_rows import Rows, as_file, joined, read_rows, rows_of, write_file
from vitrall.words import LANGUAGES, Words

EXPLORATION = Exploration(8, 300, 4000, 100, 300)


def noted(options: Options, seed: int, exploration: Exploration | None = None) -> tuple[Rows, list[int]]:
    """The rows of one game of greedy players, and what each seat's game came to."""
    notes, rules = Notes(), Rules(options, full_deck())
    players = [Player(PointsNow(), 40, 2, exploration) for _ in range(options.players)]
    state = play_game(rules, seed, players, notes)
    points = [int(total(state, seat)) - (int(target(state)) if rules.solo else 0) for seat in range(options.players)]
    return rows_of(notes.rows), points


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_last_row_of_a_seat_knows_what_its_game_came_to(players: int) -> None:
    rows, points = noted(Options(players=players), 3, EXPLORATION)
    for seat in range(players):
        own = np.flatnonzero((rows.seats == seat) & (rows.kinds != PASSED_OVER))
        assert set(rows.final[own]) == {points[seat]}
        assert (rows.left[own[-1]], rows.known[own[-1]]) == (0, points[seat])
        assert rows.left[own[0]] == 20


def test_a_game_without_exploration_passes_nothing_over() -> None:
    rows, _ = noted(Options(), 4)
    assert set(rows.kinds) == {TAKEN}
    explored, _ = noted(Options(), 4, EXPLORATION)
    assert PASSED_OVER in explored.kinds


def chain(kinds: list[int], left: list[int], known: list[int], final: int) -> Rows:
    """One game of one seat."""
    kind, turns, settled = (np.array(each, np.int32) for each in (kinds, left, known))
    zeros, empty = np.zeros(len(kinds), np.int32), np.zeros((len(kinds), 0), np.uint8)
    taught = np.full(len(kinds), NOT_TAUGHT, np.int32)
    ends = np.full(len(kinds), final, np.int32)
    return Rows(zeros, zeros, kind, turns, settled, ends, empty, empty.astype(np.int32), taught)


def test_what_a_teacher_says_is_the_target_and_other_ends_are_no_part_of_the_game() -> None:
    """The first turn has two ends, one of which was not taken; the teacher knows that one and the next turn."""
    rows = chain([TAKEN, COMPARED, TAKEN, TAKEN], [3, 3, 2, 0], [1, 1, 1, 30], final=30)
    rows.taught[1:3] = 41_500, 26_000
    values = np.array([10, 11, 20, 99], np.float32)
    after = following(rows)
    assert list(after) == [2, -1, 3, -1]
    mixed = targets(rows, after, values, 0.25)
    assert mixed[1] == pytest.approx(41.5 - 1)
    assert mixed[2] == pytest.approx(26 - 1)
    assert mixed[0] == pytest.approx(0.25 * 30 + 0.75 * (20 + 1) - 1)
    assert list(learned_rows(rows)) == [0, 1, 2]


def test_a_teacher_values_the_best_ends_of_a_turn_by_the_mean_of_futures() -> None:
    judge, luck = PointsNow(), 77
    future = Future(judge, TAUGHT.manner)
    teacher = Teacher(future, futures=3, compared=4, least=12)
    notes, rules = Notes(teacher), Rules(Options(), full_deck())
    play_game(rules, 5, [Player(judge, 40, 2, EXPLORATION) for _ in range(2)], notes)
    rows = rows_of(notes.rows)
    assert set(rows.left[rows.taught != NOT_TAUGHT]) == set(range(12, 20))
    assert COMPARED in rows.kinds
    assert not np.any(rows.taught[rows.kinds == COMPARED] == NOT_TAUGHT)
    turn = np.flatnonzero(rows.seats == 0)[:6]
    assert (rows.kinds[turn] == COMPARED).sum() >= 2
    state = seeded_state(rules, 5)
    while awaits_chance(state) or state.phase != TURN:
        play(state, sample(state) if awaits_chance(state) else int(legal(state)[0]))
    seat = int(state.seat)
    values = [int(future.of_turn(SharedTurns(state.copy()), seat, int(derived(luck, each)))) for each in range(3)]
    assert int(teacher.value(state, seat, luck)) == sum(values) // 3


def test_games_noted_before_there_were_teachers_can_still_be_read(tmp_path: Path) -> None:
    rows, _ = noted(Options(), 4)
    old = {field.name: getattr(rows, field.name) for field in fields(Rows) if field.name != "taught"}
    np.savez_compressed(tmp_path / "games.npz", **old)
    read = read_rows(tmp_path / "games.npz")
    assert set(read.taught) == {NOT_TAUGHT}
    assert (read.masks == rows.masks).all()


def test_a_training_with_futures_has_a_teacher_as_soon_as_it_has_a_net() -> None:
    plan = Plan(games=10, futures=2, effort=30)
    net = write_net(in_whole_numbers(Model(8, 4), np.ones(INPUTS, np.float32), {}))
    for weights, is_taught in ((None, False), (net, True)):
        content, _ = play_games(Task(plan, weights, plan.first_seed(0), 1))
        with np.load(BytesIO(content), allow_pickle=False) as stored:
            assert bool((stored["taught"] != NOT_TAUGHT).any()) == is_taught
            assert bool((stored["kinds"] == COMPARED).any()) == is_taught


def test_players_look_to_the_end_of_the_round_if_the_plan_says_so_and_there_is_a_net() -> None:
    net = write_net(in_whole_numbers(Model(8, 4), np.ones(INPUTS, np.float32), {}))
    for ends, weights, looks in ((0, net, False), (5, None, False), (5, net, True)):
        rest = player(judge_of(weights), Plan(round_ends=ends), None).rest_of_round
        assert (rest is not None) == looks
        assert rest is None or int(rest.ends) == ends


def test_a_target_mixes_the_next_value_with_what_followed() -> None:
    rows = chain([TAKEN, TAKEN, TAKEN], [2, 1, 0], [0, 0, 30], final=30)
    values = np.array([10, 20, 99], np.float32)
    mixed = targets(rows, following(rows), values, 0.25)
    second = 30.0  # the last turn is worth what it scored, whatever the net says of it
    assert mixed[1] == pytest.approx(second)
    assert mixed[0] == pytest.approx(0.25 * second + 0.75 * 20)


def test_what_followed_an_explored_end_does_not_count() -> None:
    """The end that seemed better comes before the one that was taken; its value alone is the target."""
    rows = chain([TAKEN, PASSED_OVER, 1, TAKEN], [2, 1, 1, 0], [0, 0, 0, 5], final=5)
    values = targets(rows, following(rows), np.array([10, 40, 8, 0], np.float32), 0.9)
    assert values[0] == pytest.approx(40)
    assert values[2] == pytest.approx(5)
    assert list(learned_rows(rows)) == [0, 2]


def test_settled_points_are_not_learned_twice() -> None:
    """A pioneer taken between two turns: the first target is less by what was settled then."""
    rows = chain([TAKEN, TAKEN], [1, 0], [4, 30], final=30)
    assert targets(rows, following(rows), np.zeros(2, np.float32), 0.5)[0] == pytest.approx(26)


def test_seats_and_games_do_not_mix() -> None:
    one, two = noted(Options(), 5, EXPLORATION)[0], noted(Options(players=3), 6, EXPLORATION)[0]
    rows = joined([one, two, joined([one, two])])
    after = following(rows)
    has = np.flatnonzero(after >= 0)
    assert (rows.games[has] == rows.games[after[has]]).all()
    assert (rows.seats[has] == rows.seats[after[has]]).all()
    assert (after[has] > has).all()
    assert (after < 0).sum() == 2 + 3 + 2 + 3


def test_rows_travel_through_files(tmp_path: Path) -> None:
    rows = noted(Options(players=2, modules=("pioneers", "blooms")), 7)[0]
    write_file(as_file(rows), tmp_path / "rows.npz")
    again = read_rows(tmp_path / "rows.npz")
    assert all(np.array_equal(getattr(rows, name), getattr(again, name)) for name in rows.__dict__)


def test_every_symmetry_is_a_permutation_and_keeps_the_own_colour() -> None:
    ways = symmetries()
    assert len(ways) == 96
    assert len({way.tobytes() for way in ways}) == 96
    for way in ways:
        assert sorted(way) == list(range(INPUTS))
        assert (way[:69] == np.arange(69)).all()  # cards, tokens and turns
    assert MASKS == 24


@pytest.mark.parametrize(("hidden", "most"), [(16, 0.05), (0, 0.25)], ids=["net", "linear"])
def test_whole_numbers_say_what_the_model_says(hidden: int, most: float) -> None:
    """To a twentieth of a point, over the positions of a game; linear weights are larger, so fewer digits fit."""
    rows = joined([noted(Options(), seed, EXPLORATION)[0] for seed in range(8, 12)])
    torch.manual_seed(3)
    plan = Plan(hidden=hidden, seconds=8, sweeps=1, epochs=2.0, batch=64)
    model = new_model(plan)
    fit = Fit(plan, rows, model, None, 1)
    list(fit.sweeps())
    numbers = read_net(write_net(in_whole_numbers(model.as_net(), fit.scales, {})))
    never = np.setdiff1d(np.arange(LEFT_AT + TURNS + 1, INPUTS), Inputs(rows, fit.scales).columns)
    units = numbers.hidden
    assert not any(any(numbers.first[units * place : units * (place + 1)]) for place in never.tolist())
    said, some = fit.values(), range(0, len(rows), 7)
    whole = [formula(numbers, rows.counts[place].tolist(), rows.masks[place].tolist()) / 1000 for place in some]
    assert len(whole) > 20
    assert max(abs(one - float(said[place])) for one, place in zip(whole, some, strict=True)) < most


def test_a_linear_judge_has_weights_for_each_number_of_placements_left() -> None:
    rows = joined([noted(Options(), seed, EXPLORATION)[0] for seed in range(20, 22)])
    model = LinearModel()
    with torch.no_grad():
        model.bias.copy_(torch.arange(TURNS + 1))
    fit = Fit(Plan(hidden=0), rows, model, scales_of(rows), 1)
    assert fit.values().tolist() == rows.left.tolist()


def test_a_linear_training_runs_like_any_other(tmp_path: Path) -> None:
    plan = Plan(games=40, iterations=2, hidden=0, sweeps=1, gate_seeds=10, effort=20)
    Training(tmp_path, plan, {}, 1, lambda _: None).run()
    assert read_net((tmp_path / "net-01.json").read_text(encoding="utf-8")).hidden == TURNS + 1


def test_a_small_training_beats_its_untrained_self(tmp_path: Path) -> None:
    """From nothing, by the command, with the compiled engine; and it is not begun again where it is finished."""
    folder = tmp_path / "training"
    command = [sys.executable, "-P", "-m", "vitrall", "train", str(folder), "--lang", "en"]
    command += ["--games", "1000", "--iterations", "1", "--hidden", "16", "--workers", "2"]
    environment = {**os.environ, "PYTHONPATH": os.environ["VITRALL_NATIVE"]}
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert "iteration 0" in said
    assert (folder / "curves.svg").exists()
    untrained = folder / "net-untrained.json"
    torch.manual_seed(1)
    model = Model(16, 16)
    scales = load_model(Model(16, 16), folder / "model-00.npz")
    untrained.write_text(write_net(in_whole_numbers(model, scales, {})), encoding="utf-8")
    gate = compare(Plan(gate_seeds=20, effort=60), folder / "net-00.json", untrained, 0, 1)
    assert gate.won > 0.9
    before = (folder / "progress.jsonl").read_text(encoding="utf-8")
    subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert (folder / "progress.jsonl").read_text(encoding="utf-8") == before


def test_every_number_of_the_command_reaches_the_plan(tmp_path: Path) -> None:
    """`--minutes 0` stops before the first game, with the plan already written."""
    numbers = {"iterations": 3, "games": 30, "hidden": 8, "futures": 4, "round_ends": 5, "seed": 6}
    flags = [part for name, value in numbers.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    command = [sys.executable, "-P", "-m", "vitrall", "train", str(tmp_path), "--minutes", "0", "--newest", *flags]
    subprocess.run(command, capture_output=True, text=True, check=True)
    plan = json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))
    assert {name: plan[name] for name in numbers} == numbers
    assert plan["newest"]


@pytest.mark.parametrize("newest", [False, True])
def test_the_newest_net_plays_on_only_if_the_plan_says_so(
    newest: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it has passed its gate or not; the best one is still the last that has passed."""
    played: list[str | None] = []
    begun: list[str] = []

    def watched_gather(plan: Plan, folder: Path, net: Path | None, *rest: int) -> Iterator[tuple[int, float]]:
        played.append(None if net is None else net.name)
        return gather(plan, folder, net, *rest)

    def watched_load(model: Model, path: Path) -> Floats:
        begun.append(path.name)
        return load_model(model, path)

    def lost(*_: object) -> Gate:
        return Gate("no-better", 10, 0.4, 30, 31)

    monkeypatch.setattr(training, "gather", watched_gather)
    monkeypatch.setattr(training, "load_model", watched_load)
    monkeypatch.setattr(training, "compare", lost)
    plan = Plan(games=20, iterations=3, hidden=8, seconds=4, sweeps=1, effort=20, newest=newest)
    best = Training(tmp_path, plan, {}, 1, lambda _: None).run()
    assert best is None
    assert played == ([None, "net-00.json", "net-01.json"] if newest else [None, None, None])
    assert begun == (["model-00.npz", "model-01.npz"] if newest else [])


def test_a_training_that_was_stopped_continues(tmp_path: Path) -> None:
    """The games that are there are not played again, and the plan is the one that was begun with."""
    plan = Plan(games=20, iterations=2, hidden=8, seconds=4, sweeps=1, gate_seeds=10, effort=20)
    stopped = Training(tmp_path, plan, {}, 1, lambda _: None, minutes=0)
    stopped._iterate(0)
    games = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-00-*.npz")}
    again = Training(tmp_path, replace(plan, hidden=64), {}, 1, lambda _: None)
    assert again.plan == plan
    again.run()
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-00-*.npz")} == games
    events = [json.loads(line) for line in (tmp_path / "progress.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [event["iteration"] for event in events if event["event"] == "gate"] == [0, 1]


def test_inputs_hold_every_column_that_is_met() -> None:
    rows = noted(Options(players=2, modules=("grey-glass",)), 13)[0]
    inputs = Inputs(rows, scales_of(rows))
    assert inputs.at(np.arange(3)).shape == (3, len(inputs.columns))
    assert len(set(inputs.columns.tolist())) == len(inputs.columns)


def start_files(folder: Path) -> dict[str, Path]:
    """Files that are no model to start from."""
    model = folder / "model.npz"
    save_model(Model(8, 4), np.ones(INPUTS, np.float32), model)
    whole = model.read_bytes()
    contents = {
        "empty": b"",
        "text": b"a model\n",
        "torn": whole[: len(whole) // 2],
        "damaged": whole[:99] + whole[120:],
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    np.savez(folder / "others.npz", scales=np.ones(3))
    return {"missing": folder / "none.npz", "of other sizes": model, "without weights": folder / "others.npz"} | {
        name: folder / name for name in contents
    }


def test_what_is_no_model_cannot_be_started_from(tmp_path: Path) -> None:
    for name, path in start_files(tmp_path).items():
        with pytest.raises(Unreadable) as refused:
            Training(tmp_path / "training", Plan(hidden=16), {}, 1, print, start=path)
        assert refused.value.code == "train/start", name
        assert not (tmp_path / "training" / "model-start.npz").exists()
        for language in LANGUAGES:
            assert str(path)[:20] in Words(language, strict=True).error(refused.value)
