"""One or more ways to cause every error that a user can meet: files, questions, options, games."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

from testing import damaged_module_positions as module_positions
from testing import damaged_positions as positions
from testing.damaged_records import DAMAGE, SOUND
from testing.entered_window import ROWS as TABLE
from testing.example_deck import SAWS
from testing.wrong_questions import ROWS, WRONG
from tests.words.lab_mishaps import lab_mishaps
from tests.words.mishap import Mishap, calling
from vitrall import Game, env
from vitrall.analysis.many_games import ManyGames, write_verdicts
from vitrall.bots import Budget, Sight, invite, make_bot, registry
from vitrall.cards.catalogue import base_deck, full_deck
from vitrall.cli.contest.campaigns import LADDER, page_path
from vitrall.cli.real_table.answer_reader import set_modules, set_players
from vitrall.cli.real_table.entered_table import Table
from vitrall.cli.real_table.file import read_table
from vitrall.cli.session.opponents import Opponent
from vitrall.cli.session.resuming import resumed
from vitrall.cli.session.saving import check_free, newest, read_file, write_game
from vitrall.cli.session.seat_plan import Seat, check_guests, seats_asked
from vitrall.engine.chance import sample
from vitrall.engine.deck import Deck, Tool
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.env.action_space import ActionSpace
from vitrall.env.rendering import check_mode
from vitrall.env.rewards import check_reward
from vitrall.fair.fair_dice import FairDice, checked_luck, new_server_seed
from vitrall.fair.fair_headers import ATTEMPT, PROMISE, dice_from, dice_headers
from vitrall.fair.luck_promise import checked_promise
from vitrall.lab.arena.contest import Contest, read_budget, read_seeds
from vitrall.lab.arena.sequential import SequentialTest
from vitrall.lab.arena.tournament import Tournament
from vitrall.learn.plan import Plan
from vitrall.local.device_database import KEYS, DeviceDatabase, MemoryDatabase
from vitrall.local.device_decks import add_deck
from vitrall.local.games_file import MOST_BYTES, add_games
from vitrall.local.site import ENGINE, write_site
from vitrall.picture import (
    Picture,
    Style,
    WindowResult,
    die_picture,
    png,
    result_picture,
    seat_window,
    window_picture,
)
from vitrall.position import read_position
from vitrall.record import Record, read_record, replay, write_record
from vitrall.record.option_words import read_options
from vitrall.referee.service import judged
from vitrall.server import table as served
from vitrall.server.deck_folder import MOST_FILES, Decks, read_decks
from vitrall.server.entry_chain import checked_link
from vitrall.server.fate import Seeded
from vitrall.server.protocol import read_message
from vitrall.server.settings import Settings
from vitrall.server.storage.backup import back_up, restore
from vitrall.server.storage.connection import database_url
from vitrall.server.storage.lock import only_server
from vitrall.server.table_entry import Entry
from vitrall.server.talk import checked_words
from vitrall.words import Words

DECK: Final = base_deck()
FULL: Final = full_deck()
BOT: Final = "bot:random"


# What only a command of the terminal comes to, with its arguments.
COMMANDS: Final = {
    "arena/minutes": ["arena", "--ladder", "--minutes", "0"],
    "collection/number": ["data", "show", "docs/pictures/game.record", "2"],
    "option/depth": ["perft", positions.POSITION, "--depth", "0"],
    "option/pattern": ["perft", "--fillings", "virtuz"],
    "perft/not-a-turn": ["perft", positions.POSITION, "--tools"],
    "picture/source": ["picture", "-"],
    "play/nobody": ["play", "--seat", BOT, "--seat", BOT],
    "replay/move": ["replay", "docs/pictures/game.record", "--to", "9999"],
}


def mishaps() -> list[Mishap]:
    areas = (
        _options,
        lab_mishaps,
        _contests,
        _records,
        _positions,
        _questions,
        _tables,
        _pictures,
        _files,
        _seats,
        _games,
        _bots,
        _environments,
        _servers,
    )
    return [mishap for area in areas for mishap in area()]


# ---- options and simulations -----------------------------------------------------------------------------------------


def _options() -> Iterator[Mishap]:
    yield calling("option/players", Options, players=9)
    yield calling("option/edition", Options, edition="martian")
    yield calling("option/even-bag", Options, players=1, even_bag=True)
    yield calling("option/tools", Options, tools=6)
    yield calling("option/solo-tools", Options, solo_tools=0)
    yield calling("option/solo-privates", Options, solo_privates=3)
    yield calling("option/tie-break", Options, tie_break="arm-wrestling")
    yield calling("option/solo-price", Options, solo_price="gold")
    yield calling("option/solo-price", lambda: Rules(Options(players=1), _dear_deck()))
    yield calling("option/modules", Options, modules=("gray-glass",))
    yield calling("option/private-pools", Options, players=1, private_pools=True)
    yield calling("option/rivalry", Options, players=1, modules=("rivalry",))
    yield calling("option/marked-objectives", read_options, {"marked-objectives": "perhaps"})
    yield calling("option/more-patterns", read_options, {"more-patterns": "perhaps"})
    yield calling("option/players", read_options, {"players": "two"})
    yield calling("option/edition", read_options, {"edition": "x" * 61})
    yield calling("option/deck", lambda: Rules(Options(modules=("blooms",)), DECK))
    yield calling("option/language", Words, "de")
    yield calling("option/seed", Game.new, seed=-1)


def _dear_deck() -> Deck:
    """A deck with a tool that is paid by value, which the usual edition does not know."""
    plain = DECK.tools[0]
    dear = Tool(plain.id, plain.number, plain.when, -1, 3, plain.verbs, plain.args)
    return Deck(DECK.patterns, DECK.sides, [dear, *DECK.tools[1:]], DECK.publics, DECK.privates, [], [], [])


def _contests() -> Iterator[Mishap]:
    yield calling("arena/bots", Contest, ())
    yield calling("arena/bots", Contest, ("random", "random"))
    yield calling("sim/bot", Contest, ("randon",))
    yield calling("arena/budget", read_budget, "an hour")
    yield calling("arena/seeds", read_seeds, "many")
    yield calling("arena/between", SequentialTest, 0.6, 0.5)
    yield calling("arena/sure", Tournament, Contest(("random",)), SequentialTest())
    yield calling("arena/sure", Tournament, Contest(("random", "greedy"), Options(players=1)), SequentialTest())
    yield Mishap("arena/pages", lambda folder: page_path(LADDER, folder / "no"))


# ---- what is read ----------------------------------------------------------------------------------------------------


def _records() -> Iterator[Mishap]:
    for old, new, code, _ in DAMAGE:
        yield calling(f"record/{code}", _replayed, SOUND.replace(old, new, 1))
    yield calling("record/encoding", _replayed, b"\xff")
    yield calling("record/size", _replayed, b" " * 1_000_001)
    yield calling("record/option", replay, Record(Options(modules=("blooms",)), {}, []), DECK)
    yield calling("record/illegal", replay, Record(Options(), {}, [999_999]), DECK)
    for key, value in (("players", "4"), ("a: b", "c"), ("#", "x"), ("Players", "4")):
        yield calling("record/header", write_record, Record(Options(), {key: value}, []), Notation(DECK))
    keeps = ["deal private ?"] * 2 + ["deal bloom ?"] * 4 + ["deal window ?"] * 4
    keeps += ["choose 1 firelight", "choose 2 industria", "keep 1 ?", "keep 2 ?"]
    actions = [int(Notation(FULL).action(text)) for text in keeps]
    yield calling("record/illegal", replay, Record(Options(modules=("blooms",)), {}, actions), FULL)


def _replayed(text: str | bytes) -> object:
    return replay(read_record(text, DECK), DECK)


def _positions() -> Iterator[Mishap]:
    for old, new, code in positions.FAULTS:
        yield calling(f"position/{code}", read_position, positions.POSITION.replace(old, new, 1), DECK)
    for old, new, code in module_positions.FAULTS:
        yield calling(f"position/{code}", read_position, module_positions.POSITION.replace(old, new, 1), FULL)
    yield calling("position/size", read_position, "x" * 10_001, DECK)
    yield calling("position/stuck", read_position, _stuck(), DECK)


def _stuck() -> str:
    """A die in hand that fits nowhere."""
    holding = positions.POSITION.replace("phase=step", "phase=hand").replace("tool=grozing-pliers:1:-:-", "tool=-")
    full = holding.replace(f"industria:{positions.EMPTY}", "industria:...../...../...../....G4")
    return full.replace("G17", "G16")


def _questions() -> Iterator[Mishap]:
    for code, question in WRONG:
        if not code.startswith("card/"):
            yield calling(code, judged, json.dumps(question))
    for line in ("", '{"ask":NaN}', "[" * 400_000, '{"ask":' + "9" * 5000 + "}"):
        yield calling("referee/json", judged, line)
    for line in ("[]", "null", "7", '"score"'):
        yield calling("referee/object", judged, line)
    yield calling("referee/encoding", judged, b'"\xff"')
    yield calling("referee/encoding", judged, '"\ud800"')
    yield calling("referee/size", judged, b" " * 1_000_001)
    rivals = {"ask": "score", "dice": ROWS, "objectives": ["deepest-light"]}
    yield calling("referee/rivalry", judged, json.dumps(rivals))
    for wrong in (7, [], [ROWS] * 6):
        yield calling("referee/rivals", judged, json.dumps({**rivals, "rivals": wrong}))


def _tables() -> Iterator[Mishap]:
    lines = {
        "table/card": ["objectives: nonsense", "objectives: ligth shades"],
        "table/several": ["objectives: row"],
        "table/twice": ["objectives: light shades, light shades"],
        "table/tokens": ["tokens: many"],
        "table/key": ["color: red", "objective: -", "tokens: 1\ntokens: 2"],
        "table/rivalry": ["objectives: deepest light"],
        "table/blooms": [f"blooms: {', '.join(card.id for card in FULL.blooms[:3])}"],
        "table/player": [f"player: {'n' * 400}"],
    }
    for code, texts in lines.items():
        yield from (calling(code, read_table, f"dice:\n{TABLE}{text}".encode()) for text in texts)
    yield calling("table/no-dice", read_table, b"")
    yield calling("table/grey", read_table, ("dice:\nS5 .. .. .. ..\n" + ".. .. .. .. ..\n" * 3).encode())
    yield calling("table/players", set_players, Table(), "a, b, c, d, e, f, g")
    yield calling("table/module", set_modules, Table(), "nonsense")
    yield calling("table/row", read_table, b"dice:\nR5 .. .. ..\n")
    yield calling("table/die", read_table, b"dice:\nR7 .. .. .. ..\n")
    yield calling("table/encoding", read_table, b"\xff")
    yield calling("table/size", read_table, b" " * 10_001)


# ---- pictures and files ----------------------------------------------------------------------------------------------


def _pictures() -> Iterator[Mishap]:
    yield calling("picture/die", die_picture, "R7")
    yield calling("picture/die", window_picture, DECK.patterns[0], ["R5"])
    yield calling("picture/die", window_picture, DECK.patterns[0], ["R7"] * 20)
    yield calling("picture/theme", Style, theme="drak")
    yield calling("picture/size", Style, size=9)
    yield calling("picture/size", lambda: _die().png(1000))
    yield calling("picture/prefix", Style, prefix="1 2")
    yield calling("picture/format", lambda: _die().save("die.gif"))
    yield calling("picture/no-converter", _without_png)
    yield calling("picture/converter", png.converted, "<svg", 10, 10)
    yield calling("picture/shape", result_picture, WindowResult(DECK.patterns[0], [None] * 20, 0), "round")
    yield calling("view/no-window", seat_window, Game.new(seed=7).view(), 0)
    yield Mishap("file/write", lambda folder: _die().save(folder / "no" / "die.svg"))


def _die() -> Picture:
    return die_picture("R5")


def _without_png() -> object:
    with patch.object(png, "is_installed", lambda: False):
        return _die().png()


def _files() -> Iterator[Mishap]:
    yield Mishap("file/read", lambda folder: read_file(folder / "nothing"))
    yield Mishap("file/read", read_file)
    yield Mishap("file/read", lambda folder: read_file(folder / "\0"))
    yield Mishap("file/write", lambda folder: write_game(folder / "no" / "game", ""))
    yield Mishap("file/none", lambda folder: newest({"XDG_STATE_HOME": str(folder)}))
    yield Mishap("file/taken", _taken)
    yield Mishap("site/folder", _site_over)
    yield Mishap("site/write", _site_in_a_file)
    yield Mishap("games/size", lambda folder: asyncio.run(add_games(EMPTY, b" " * (MOST_BYTES + 1), "device")))
    yield Mishap("device/decks", lambda folder: asyncio.run(_one_deck_too_many()))
    yield Mishap("analysis/journal", _foreign_journal)


EMPTY: Final = cast(DeviceDatabase, None)  # it is not asked before a file is read


async def _one_deck_too_many() -> None:
    database = MemoryDatabase()
    for number in range(MOST_FILES):
        database.texts[KEYS, f"deck {number}"] = json.dumps([str(number), ""])
    await add_deck(database, "saws.toml", SAWS.encode())


def _page(folder: Path) -> Path:
    (folder / "page" / ENGINE).mkdir(parents=True)
    return folder / "page"


def _site_over(folder: Path) -> None:
    write_site(_page(folder), folder)


def _site_in_a_file(folder: Path) -> None:
    (folder / "diary").write_text("mine")
    write_site(_page(folder), folder / "diary" / "site")


def _foreign_journal(folder: Path) -> None:
    (folder / "games.parquet.journal").write_text('{"journal": 0}\n', encoding="utf-8")
    list(write_verdicts(folder / "games.parquet", ManyGames(())))


def _taken(folder: Path) -> None:
    (folder / "diary").write_text("mine")
    check_free(folder / "diary")


# ---- games -----------------------------------------------------------------------------------------------------------


def _seats() -> Iterator[Mishap]:
    yield calling("play/seats", seats_asked, ["Ana", "Bo"], 1, "random", Words())
    yield calling("play/name", seats_asked, ["x" * 17], 1, "random", Words())
    yield calling("play/bot", Opponent, "randon", 1)
    hidden = SOUND.partition("choose")[0].replace("shades-of-red", "?")
    yield calling("play/hidden", resumed, hidden)


def _games() -> Iterator[Mishap]:
    yield calling("undo/nothing", lambda: Game(Game.new(seed=7).state).undo())
    yield calling("undo/new-knowledge", Game.new(seed=7).undo)
    yield calling("undo/choice", _played(1).undo)
    yield calling("undo/turn-ended", _ended().undo)
    yield calling("score/no-windows", lambda: Game.new(seed=7).scores)
    yield calling("score/not-over", lambda: Game.new(seed=7).winners)
    yield calling("view/no-seat", Game.new(seed=7).view, 5)
    yield calling("view/no-window", Game.new(seed=7).broken, "R5", "A1")
    yield calling("move/unreadable", Game.new(seed=7).play, "dance")
    yield calling("chance/no-generator", sample, Game.from_record(SOUND.partition("roll")[0]).state)
    yield calling("chance/not-now", Game.new(seed=7).outcomes)
    yield calling("record/unknown-start", lambda: Game.from_position(Game.new(seed=7).position()).record())


def _played(moves: int) -> Game:
    game = Game.new(seed=7)
    for _ in range(moves):
        game.play(next(iter(game.legal_moves)))
    return game


def _ended() -> Game:
    game = _played(2)
    game.play("pass")
    return game


# ---- bots ------------------------------------------------------------------------------------------------------------


def _bots() -> Iterator[Mishap]:
    yield calling("bot/unknown", make_bot, "deep-thought", 1)
    yield calling("bot/budget", Budget, milliseconds=0)
    yield calling("bot/illegal", lambda: Sight(Game.new(Options(), 1).state, 0).action("pass"))
    yield calling("bot/broken", _broken_guest)
    yield calling("bot/command", invite, "exec:'half", 1)
    yield calling("play/guest", check_guests, [Seat("Bot 2", "exec:bot")], ["random"])


def _broken_guest() -> None:
    guest = EntryPoint("guest", "no_such_package:Bot", "vitrall.bots")
    with patch.object(registry, "_brought", lambda: {"guest": guest}):
        make_bot("guest", 1)


# ---- environments ----------------------------------------------------------------------------------------------------


def _environments() -> Iterator[Mishap]:
    space = ActionSpace(Options())
    yield calling("env/no-place", space.index, 1_000_000)
    yield calling("env/no-place", space.move, space.size, 0)
    yield calling("env/reward", check_reward, "honour")
    yield calling("env/render", check_mode, "film")
    yield calling("env/no-library", _library_missing)


def _library_missing() -> None:
    with patch.object(env, "import_module", side_effect=ModuleNotFoundError("No module", name="pettingzoo")):
        _ = env.VitrallAEC


# ---- the server ------------------------------------------------------------------------------------------------------


def _damaged_tables() -> Iterator[Mishap]:
    yield calling("table/damaged", served.Table.rebuilt, Options(), Seeded(9), [])
    yield calling("table/damaged", checked_link, "", [Entry(1, 0, ("pass",), link="another")])
    table = served.Table(Options(), Seeded(9))
    yield calling("table/damaged", table.apply, Entry(5, 0, ("pass",)))
    yield calling("table/damaged", table.apply, Entry(1, 0, ("nonsense",)))


def _servers() -> Iterator[Mishap]:
    yield calling("fair/luck", checked_luck, "lucky")
    yield calling("fair/promise", checked_promise, "mine")
    yield calling("fair/seed", FairDice, "7", ())
    headers = dice_headers(FairDice(new_server_seed(), ("", "")))
    yield calling("fair/attempt", dice_from, {**headers, ATTEMPT: "none"}, 2)
    yield calling("verify/promise", dice_from, {**headers, f"{PROMISE} 1": "00" * 32}, 2)
    yield from _damaged_tables()
    yield calling("talk/phrase", checked_words, "nonsense", "")
    yield calling("message/size", read_message, b" " * 2000)
    yield calling("train/tables", Plan, tables=("nonsense",))
    yield calling("train/number", Plan, games=-1)
    yield calling("serve/setting", Settings, workers=0)
    yield calling("serve/public-url", Settings, public_url="nonsense")
    yield calling("serve/database", database_url, "mysql://here")
    yield Mishap("serve/in-use", _served_twice)
    yield Mishap("backup/foreign", _backed_up_from_elsewhere)
    yield Mishap("restore/taken", _restored_over)
    yield calling("serve/decks", lambda: read_decks(Path("no-such-folder")))
    yield Mishap("serve/decks", _many_decks)
    yield Mishap("deck/name", _misnamed_deck)
    yield calling("deck/unknown", Decks().catalogue, ["my-box"])
    yield calling("deck/changed", Decks().stored_catalogue, {"my-box": "0123456789abcdef"})


def _misnamed_deck(folder: Path) -> None:
    (folder / "my.box.toml").touch()
    raise read_decks(folder).faults[0]


def _many_decks(folder: Path) -> None:
    for number in range(101):
        (folder / f"{number}.toml").touch()
    read_decks(folder)


def _backed_up_from_elsewhere(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "other.db")) as other:
        other.execute("CREATE TABLE notes (id)")
    asyncio.run(back_up(str(folder / "other.db"), folder / "copy"))


def _restored_over(folder: Path) -> None:
    (folder / "tables.db").touch()
    asyncio.run(restore(folder / "copy", str(folder / "tables.db"), folder / "key"))


def _served_twice(folder: Path) -> None:
    with only_server(str(folder / "tables.db")), only_server(str(folder / "tables.db")):
        pass
