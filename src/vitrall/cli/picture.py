"""`vitrall picture`: the table, a window or a finished window as a picture, from a record or a position."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.cli.arguments import Commands
from vitrall.cli.deck_option import add_deck, cards_asked
from vitrall.cli.session.saving import read_file
from vitrall.cli.session.seat_plan import seats_from_headers
from vitrall.engine.errors import Unreadable
from vitrall.game import Game
from vitrall.picture import (
    Picture,
    Style,
    WindowResult,
    die_picture,
    glass_picture,
    result_picture,
    seat_window,
    table_picture,
    window_picture,
)
from vitrall.picture.palette import THEMES
from vitrall.picture.result_picture import SHAPES
from vitrall.position.position_writer import MAGIC as POSITION
from vitrall.record.headers import MAGIC as RECORD
from vitrall.view import SPECTATOR
from vitrall.why import none_of
from vitrall.why import number as why_number
from vitrall.words import Words

KINDS: Final = ("table", "window", "glass", "result", "die")


def add(commands: Commands, words: Words) -> None:
    parser = commands.add_parser(
        "picture", words=words, help=words.say("picture-about"), description=words.say("picture-help")
    )
    parser.add_argument("source", metavar="RECORD|POSITION", help=words.say("picture-flag-source"))
    parser.add_argument("--seat", type=int, metavar="N", help=words.say("picture-flag-seat"))
    parser.add_argument("--kind", choices=KINDS, default=KINDS[0], help=words.say("picture-flag-kind"))
    parser.add_argument("--shape", choices=SHAPES, default=SHAPES[0], help=words.say("picture-flag-shape"))
    parser.add_argument("--name", action="store_true", help=words.say("picture-flag-name"))
    parser.add_argument("--theme", choices=tuple(THEMES), default="dark", help=words.say("picture-flag-theme"))
    parser.add_argument("--no-hatch", action="store_true", help=words.say("picture-flag-no-hatch"))
    parser.add_argument("--size", type=int, default=0, metavar="PX", help=words.say("picture-flag-size"))
    parser.add_argument("-o", "--output", metavar="FILE", help=words.say("picture-flag-output"))
    add_deck(parser, words)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, words: Words) -> int:
    picture = _picture(asked, words)
    if asked.output is None:
        sys.stdout.write(picture.svg)
    else:
        picture.save(asked.output)
    return 0


def _picture(asked: argparse.Namespace, words: Words) -> Picture:
    style = Style(theme=asked.theme, hatch=not asked.no_hatch, size=asked.size)
    if asked.kind == "die":
        return die_picture(asked.source, words=words, style=style)
    game = _game(_read(asked.source), cards_asked(asked))
    if asked.kind == "table":
        return _table(game, asked.seat, words, style)
    seat = _seat(game, 1 if asked.seat is None else asked.seat)
    if asked.kind == "result":
        return result_picture(_result(game, seat, words, asked.name), asked.shape, words=words, style=style)
    return _window(game, seat, words, style) if asked.kind == "window" else _glass(game, seat, words, style)


def _read(source: str) -> bytes:
    return sys.stdin.buffer.read() if source == "-" else read_file(Path(source))


def _game(data: bytes, cards: Catalogue) -> Game:
    """A game from a record or a position; the first word says which of the two it is."""
    start = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(POSITION.encode()):
        return Game.from_position(data.decode("utf-8-sig", "replace"), deck=cards)
    if start.startswith(RECORD.encode()):
        return Game.from_record(data, deck=cards)
    raise Unreadable("picture/source", none_of(_first_word(start), (RECORD, POSITION)))


def _first_word(data: bytes) -> str:
    return data[:100].decode("utf-8", "replace").partition("\n")[0].partition(" ")[0]


def _seat(game: Game, number: int) -> int:
    """Seats are counted from 1 at the prompt."""
    if not 1 <= number <= game.options.players:
        raise Unreadable("view/no-seat", why_number(number, 1, game.options.players))
    return number - 1


def _names(game: Game, words: Words) -> list[str]:
    return [seat.name for seat in seats_from_headers(game.headers, game.options.players, words)]


def _totals(game: Game) -> list[int]:
    return [score.total for score in game.scores] if game.is_over else []


def _table(game: Game, number: int | None, words: Words, style: Style) -> Picture:
    """As a spectator sees it, unless a seat is named."""
    viewer = SPECTATOR if number is None else _seat(game, number)
    return table_picture(
        game.view(viewer),
        deck=game.state.rules.deck,
        names=_names(game, words),
        totals=_totals(game),
        events=game.events_for(viewer),
        words=words,
        style=style,
    )


def _window(game: Game, seat: int, words: Words, style: Style) -> Picture:
    view = game.view()
    pattern, dice = seat_window(view, seat, game.state.rules.deck)
    return window_picture(pattern, dice, favor=view["seats"][seat]["favor"], words=words, style=style)


def _glass(game: Game, seat: int, words: Words, style: Style) -> Picture:
    """With the name of its player and, once they are counted, the points."""
    pattern, dice = seat_window(game.view(), seat, game.state.rules.deck)
    totals = _totals(game)
    parts = [_names(game, words)[seat], *([words.say("points", points=totals[seat])] if totals else [])]
    return glass_picture(pattern, dice, note=" · ".join(parts), words=words, style=style)


def _result(game: Game, seat: int, words: Words, named: bool) -> WindowResult:
    """The window of a finished game with its points; the date is that of the record, if it has one."""
    pattern, dice = seat_window(game.view(), seat, game.state.rules.deck)
    name = _names(game, words)[seat] if named else ""
    return WindowResult(pattern, dice, game.scores[seat].total, _day(game.headers.get("date", "")), name)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
