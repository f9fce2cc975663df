"""A row for each game: the same for any number of workers, and in agreement with the game played alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from vitrall import Game, Options, Unreadable
from vitrall.bots import Budget, Idea, Sight, play_match, registry, seated
from vitrall.cards.catalogue import full_deck
from vitrall.cli.main import main
from vitrall.engine.playout import fingerprint, random_game, watched_random_game
from vitrall.engine.rules import Rules
from vitrall.lab import parquet as written
from vitrall.lab.game_rows import shares
from vitrall.lab.parquet import write_games
from vitrall.lab.simulate import CHECKSUM, CHUNK, Batch, MoveLog

parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra lab")

EVERYTHING = Options(players=3, modules=("grey-glass", "pioneers", "blooms", "rivalry"), private_pools=True)


def rows(path: Path, options: Options, games: int = 6) -> list[dict[str, Any]]:
    list(write_games(path, Batch(options, games, 5)))
    read: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return read


@pytest.mark.parametrize("options", [Options(), Options(players=1), Options(tools=0), EVERYTHING])
def test_a_row_tells_of_the_game_of_its_seed(tmp_path: Path, options: Options) -> None:
    read = rows(tmp_path / "games.parquet", options)
    assert [row["index"] for row in read] == list(range(6))
    for row in read:
        game = Game(random_game(Rules(options, full_deck()), row["seed"]))
        assert row["scores"] == [score.total for score in game.scores]
        assert [seat for seat, won in enumerate(row["winners"]) if won] == game.winners
        assert row["tools"] == [tool["id"] for tool in game.view()["tools"]]
        assert row["placements"] == [die for window in game.state.windows for die in window.cells]


@pytest.mark.parametrize("options", [Options(), Options(players=1), EVERYTHING])
def test_the_points_of_a_row_add_up(tmp_path: Path, options: Options) -> None:
    for row in rows(tmp_path / "games.parquet", options):
        assert all(len(points) == len(row["publics"]) for points in row["public_points"])
        for seat, score in enumerate(row["scores"]):
            earned = sum(row["public_points"][seat])
            earned += row["private_points"][seat] + row["bloom_points"][seat] + row["pioneer_points"][seat]
            empty = row["empty_spaces"][seat] * (3 if options.players == 1 else 1)
            assert score == earned + row["tokens_left"][seat] - empty


def test_uses_of_tools_are_told_from_the_tokens_on_them(tmp_path: Path) -> None:
    for row in rows(tmp_path / "games.parquet", Options()):
        game = Game(random_game(Rules(Options(), full_deck()), row["seed"]))
        paid = [1 + 2 * (uses - 1) if uses else 0 for uses in row["tool_uses"]]
        assert paid == list(game.state.tokens)


@pytest.mark.slow
def test_workers_change_not_a_byte(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    list(write_games(alone, Batch(Options(), CHUNK + 40, 5)))
    list(write_games(shared, Batch(Options(), CHUNK + 40, 5), workers=2))
    assert alone.read_bytes() == shared.read_bytes()


@pytest.mark.slow
def test_rows_leave_memory_group_by_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written, "ROWS_TOGETHER", CHUNK)
    list(write_games(tmp_path / "games.parquet", Batch(Options(tools=0), 2 * CHUNK + 1, 5)))
    file = parquet.ParquetFile(tmp_path / "games.parquet")
    assert [file.metadata.row_group(group).num_rows for group in range(3)] == [CHUNK, CHUNK, 1]


@pytest.mark.slow
def test_an_interrupted_file_leaves_nothing_behind(tmp_path: Path) -> None:
    games = write_games(tmp_path / "games.parquet", Batch(Options(tools=0), CHUNK + 1, 5))
    next(games)
    with pytest.raises(KeyboardInterrupt):
        games.throw(KeyboardInterrupt)  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        list(write_games(tmp_path / "nowhere" / "games.parquet", Batch(Options(), 1, 5)))
    assert refused.value.code == "sim/out"


@pytest.mark.lengthy
def test_the_page_tells_of_every_column_and_of_all_metadata(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    list(write_games(path, Batch(Options(players=3), 2, 5, ("greedy",), first=7)))
    schema = parquet.read_schema(path)
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8").partition("## Verdicts of many games")[0]
    described = dict(re.findall(r"^\| `(\w+)` \| ([\w ,]+) \| \S.* \|$", page, re.MULTILINE))
    assert described == {field.name: in_words(field.type) for field in schema}
    keys = re.findall(r"^\| `(vitrall\.\w+)` \|", page, re.MULTILINE)
    known = {key.decode(): word.decode() for key, word in schema.metadata.items()}
    assert [key for key in keys if key in known] == keys
    assert {key for key in known if key.startswith("vitrall.")} == set(keys)
    assert (known["vitrall.seed"], known["vitrall.first"], known["vitrall.bots"]) == ("5", "7", "greedy")


def in_words(kind: Any) -> str:
    if str(kind).startswith("list"):
        return f"list of {in_words(kind.value_type)}"
    if str(kind).startswith("struct"):
        return ", ".join(f"{field.name} {in_words(field.type)}" for field in kind)
    return "text" if str(kind).startswith("dictionary") else str(kind)


def test_windows_and_the_start_player_are_those_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    list(write_games(path, Batch(Options(players=3), 3, 5)))
    for row in parquet.read_table(path).to_pylist():
        game = Game.new(Options(players=3), row["seed"])
        offers = [pattern for seat in range(3) for pattern in game.view(seat)["offers"] or []]
        assert row["offers"] == offers
        assert all(row["patterns"][seat] in offers[4 * seat : 4 * seat + 4] for seat in range(3))
        for seat in range(3):
            game.play(f"choose {seat + 1} {row['patterns'][seat]}")
        assert row["start"] == game.view()["start"]


class Last:
    """Quick, and does not play at random, so that games are those of bots."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> int:
        return sight.actions[-1]

    def explain(self, sight: Sight) -> list[Idea]:
        return []


@pytest.fixture
def last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "last", Last)


@pytest.mark.usefixtures("last")
@pytest.mark.parametrize("bots", [("last", "random"), ("last",)])
def test_every_use_of_a_tool_is_listed_with_its_seat_and_round(tmp_path: Path, bots: tuple[str, ...]) -> None:
    path, options = tmp_path / "games.parquet", Options(players=len(bots))
    list(write_games(path, Batch(options, 2, 5, bots)))
    for row in parquet.read_table(path).to_pylist():
        seats = seated(bots, len(bots), row["seed"])
        state = play_match(Rules(options, full_deck()), row["seed"], seats)
        assert row["scores"] == [score.total for score in Game(state).scores]
        assert row["moves"] == [seat.asked for seat in seats]
        assert row["uses"]
        by_tool = [sum(use["tool"] == tool for use in row["uses"]) for tool in row["tools"]]
        assert by_tool == row["tool_uses"]
        assert all(1 <= use["round"] <= 10 and 0 <= use["seat"] < len(bots) for use in row["uses"])
        assert [use["round"] for use in row["uses"]] == sorted(use["round"] for use in row["uses"])


@pytest.mark.parametrize("options", [Options(), Options(players=1), EVERYTHING])
def test_watching_a_random_game_does_not_change_it(options: Options) -> None:
    rules, log = Rules(options, full_deck()), MoveLog([0] * options.players)
    for seed in range(3):
        assert fingerprint(watched_random_game(rules, seed, log.watch)) == fingerprint(random_game(rules, seed))
    assert all(moves >= 3 * 21 for moves in log.moves)


def test_moves_by_seat_choices_of_windows_included() -> None:
    first: list[tuple[int, int]] = []
    watched_random_game(
        Rules(Options(players=3), full_deck()), 1, lambda state, seat, _: first.append((int(state.round), seat))
    )
    assert sorted(seat for _, seat in first[:3]) == [0, 1, 2]


def test_a_shared_win_is_a_share_for_each_as_in_the_arena() -> None:
    assert shares([True, False]) == [1.0, 0.0]
    assert shares([True, True, False]) == [0.5, 0.5, 0.0]
    assert shares([False]) == [0.0]


class Broken:
    """Has no answer to anything."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, sight: Sight) -> str:
        return "resign"

    def explain(self, sight: Sight) -> list[Idea]:
        return []


@pytest.mark.lengthy
def test_bots_budget_and_faults_are_in_every_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "broken", Broken)
    path, bots = tmp_path / "games.parquet", ("broken", "random")
    list(write_games(path, Batch(Options(), 2, 5, bots, budget=Budget(playouts=3))))
    for row in parquet.read_table(path).to_pylist():
        assert (row["bots"], row["budget"]) == (list(bots), "3p")
        assert row["faults"] == [row["moves"][0], 0]
        assert sum(row["won"]) == 1
    assert parquet.read_schema(path).metadata[b"vitrall.budget"] == b"3p"


@pytest.mark.lengthy
@pytest.mark.usefixtures("last")
def test_windows_can_be_drawn_instead_of_chosen(tmp_path: Path) -> None:
    rows = {}
    for drawn in (False, True):
        path = tmp_path / f"{drawn}.parquet"
        list(write_games(path, Batch(Options(tools=0), 8, 5, ("last",), random_windows=drawn)))
        rows[drawn] = parquet.read_table(path).to_pylist()
    places = {drawn: [offer(row, seat) for row in rows[drawn] for seat in (0, 1)] for drawn in rows}
    assert set(places[True]) == {0, 1, 2, 3}
    assert set(places[False]) == {3}
    assert parquet.read_schema(tmp_path / "True.parquet").metadata[b"vitrall.windows"] == b"random"


def offer(row: dict[str, Any], seat: int) -> int:
    """Which of the four that it was offered a seat has."""
    place: int = row["offers"][4 * seat : 4 * seat + 4].index(row["patterns"][seat])
    return place


def test_parts_of_a_batch_add_up_to_it(tmp_path: Path) -> None:
    whole, one, two = (tmp_path / f"{name}.parquet" for name in ("whole", "one", "two"))
    sums = {
        path: sum(part.checksum for part in write_games(path, Batch(Options(), games, 5, first=first)))
        for path, games, first in ((whole, 9, 0), (one, 4, 0), (two, 5, 4))
    }
    rows = [parquet.read_table(path).to_pylist() for path in (whole, one, two)]
    assert rows[0] == rows[1] + rows[2]
    assert sums[whole] == (sums[one] + sums[two]) % CHECKSUM
    with pytest.raises(Unreadable) as refused:
        Batch(Options(), 1, 5, first=-1)
    assert refused.value.code == "sim/first"


@pytest.mark.usefixtures("last")
def test_the_command_takes_a_budget_and_random_windows(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    flags = ["--bots", "last", "--budget", "3p", "--random-windows", "--out", str(path)]
    assert main(["sim", "--games", "1", "--tools", "0", *flags]) == 0
    metadata = parquet.read_schema(path).metadata
    assert (metadata[b"vitrall.budget"], metadata[b"vitrall.windows"]) == (b"3p", b"random")
