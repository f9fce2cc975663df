"""Pictures of tables with Glory and private pools show and describe everything that the viewer may see, and nothing
overlaps.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from testing.command_line import vitrall
from testing.random_games import moment
from tests.picture.places import Box, box, laid
from tests.picture.scenes import glory, glory_record
from tests.picture.seen import strangers, texts, uses
from vitrall.cards.catalogue import full_deck
from vitrall.engine.board import NAMES
from vitrall.engine.dice import BY_TEXT
from vitrall.engine.options import MODULES, Options
from vitrall.game import Game
from vitrall.picture import Picture, Style, table_picture
from vitrall.picture.canvas import Canvas
from vitrall.picture.card import HIGH, _written
from vitrall.picture.die import LEAD, SIZE
from vitrall.picture.svg import Element
from vitrall.picture.window_frame import FOOT, FRAME_WIDTH, LEDGE, STONE, TOP
from vitrall.referee import placements, read_window
from vitrall.view import SPECTATOR, View, seat_view
from vitrall.words import LANGUAGES, Words

GAMES = Path(__file__).parents[1] / "golden" / "games"
SEATS = ("Ana", "Olek", "Zoya")
WORDS = Words("en", strict=True)


@cache
def everything() -> Game:
    """Six players, all modules, private pools, played to the end."""
    return Game.from_record((GAMES / "six-everything.txt").read_bytes())


def drawn(view: View, **more: object) -> Picture:
    return table_picture(view, deck=full_deck(), words=WORDS, **more)  # type: ignore[arg-type]


def test_board_and_grey_pool_are_shown() -> None:
    picture = drawn(glory(), names=SEATS)
    assert {"Restriction board", "On the Shades", "Grey pool: 4"} <= set(texts(picture))
    assert "Grey pool: 4 dice. " in picture.description
    assert "Restriction board: On the Shades." in picture.description


@pytest.mark.parametrize("seat", range(3))
def test_each_window_marks_the_spaces_still_open_to_grey(seat: int) -> None:
    """Some grey die would break nothing there but the order of placing, which is another matter."""
    seat_view = glory()["seats"][seat]
    window = read_window(seat_view["pattern"], seat_view["rows"], board="value-spaces")
    refusals = [placements(window, int(BY_TEXT[f"S{value}"])).broken for value in range(1, 7)]
    open_to_grey = [space for space in NAMES if any(set(broken.get(space, ())) <= {"P3"} for broken in refusals)]
    assert bool(open_to_grey) == (seat < 2)  # the last one has closed them all
    title = f"{SEATS[seat]}: "
    part = drawn(glory(), names=SEATS).description.partition(title)[2]
    assert part.partition("Spaces open to grey dice: ")[2].partition(".")[0] == ", ".join(open_to_grey)


def test_pioneers_lie_open_or_at_their_owner() -> None:
    picture = drawn(glory(), names=SEATS)
    assert "Pioneer cards still open: Scale Row, Hue Stair." in picture.description
    zoya = picture.description.partition("Zoya: ")[2]
    assert "Pioneer cards taken: Shade Stair." in zoya
    assert ("+4" in texts(picture), WORDS.text("shade-stair") in " ".join(texts(picture))) == (True, False)


@pytest.mark.parametrize(("viewer", "sees"), [(0, "Poppy"), (1, ""), (2, "Clover"), (SPECTATOR, "")])
def test_blooms_are_seen_by_their_owner_and_counted_by_all(viewer: int, sees: str) -> None:
    lines = glory_record().splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("roll "))
    cut = [line for line in lines[: start + 7] if not line.startswith("actions:")]
    picture = drawn(Game.from_record("\n".join(cut)).view(viewer), names=SEATS)
    text = picture.description + " ".join(texts(picture))
    assert [name for name in ("Poppy", "Clover") if name in text] == ([sees] if sees else [])
    assert text.count("Bloom cards kept, face down: 1.") == 2


def test_at_the_end_blooms_lie_open_with_what_they_brought() -> None:
    game = Game.from_record(glory_record())
    picture = drawn(game.view(), names=SEATS, totals=[score.total for score in game.scores])
    assert {"−4", "Poppy", "+7", "Clover"} <= set(texts(picture))
    assert "Bloom cards: Poppy (−4)." in picture.description
    assert "Bloom cards: Clover (+7)." in picture.description
    assert "open to grey" not in picture.description


def test_a_rivalry_shows_what_each_place_pays() -> None:
    assert "12, 8, 5, Diagonal Weave" in ", ".join(texts(drawn(glory())))


def test_private_pools_lie_at_their_seats_and_there_is_one_turn() -> None:
    view = everything().view()
    picture = drawn(view)
    pools = [die for seat in view["seats"] for die in seat["pool"]]
    in_windows = [die for seat in view["seats"] for row in seat["rows"] or [] for die in row if die]
    on_track = [die for dice in view["track"] for die in dice]
    assert len(uses(picture, "die")) == len(pools) + len(in_windows) + len(on_track)
    assert texts(picture).count("Private pool") == 6
    turn = Game.new(Options(players=2, private_pools=True), 3)
    while turn.round == 0:
        turn.play(next(iter(turn.legal_moves)))
    assert "turn" not in drawn(turn.view()).title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_told_in_every_language(language: str, theme: str) -> None:
    words = Words(language, strict=True)
    picture = table_picture(everything().view(2), deck=full_deck(), words=words, style=Style(theme=theme, size=700))
    assert strangers(picture) == []
    assert words.say("term-private-pool") in picture.description
    assert picture.width == 700


@pytest.mark.lengthy
def test_the_command_draws_records_and_positions(tmp_path: Path) -> None:
    record, position = tmp_path / "glory.record", tmp_path / "glory.position"
    record.write_text(glory_record(), encoding="utf-8")
    position.write_text(Game.from_record(glory_record()).position() + "\n", encoding="utf-8")
    for source in (record, position):
        output = vitrall("picture", str(source), "--lang", "pl", "--theme", "light").stdout
        assert "Karty rozkwitu: Koniczyna (+7)." in output
    assert vitrall("picture", str(record), "--kind", "glass", "--seat", "2").stdout.startswith("<svg ")


def test_no_deck_need_be_named() -> None:
    assert table_picture(everything().view(), words=WORDS).svg == drawn(everything().view()).svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_loses_the_end_of_its_text(language: str) -> None:
    deck, words = full_deck(), Words(language, strict=True)
    objectives = [card.id for card in (*deck.publics, *deck.privates)]
    modules = (
        [card.id for card in deck.pioneers] + [card.id for card in deck.blooms] + [card.id for card in deck.boards]
    )
    for id in [*(tool.id for tool in deck.tools), *objectives, *modules]:
        lines = _written(Canvas(Style()), words, id)
        assert " ".join(texts_of(lines)) == f"{words.name(id)} {words.text(id)}"
        assert max(float(line.attributes["y"]) for line in lines) <= HIGH - 8


def texts_of(lines: list[Element]) -> list[str]:
    return [str(line.children[0]) for line in lines]


def frames(picture: Picture) -> list[Box]:
    return [box(place, 0, TOP - STONE, FRAME_WIDTH, FOOT + LEDGE) for place in laid(picture, "frame")]


@pytest.mark.slow
@pytest.mark.parametrize("pools", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nothing_covers_anything_else(players: int, pools: bool) -> None:
    options = Options(players=players, modules=MODULES, private_pools=pools)
    for step in (160, 260, 5000):
        view = seat_view(moment(options, 11, step).state, 0)
        picture = drawn(view)
        arches = frames(picture)
        dice = [box(place, LEAD, LEAD, SIZE - LEAD, SIZE - LEAD) for place in laid(picture, "die")]
        assert len(arches) == players
        assert not [pair for pair in combinations(arches, 2) if pair[0].meets(pair[1])]
        assert not [pair for pair in combinations(dice, 2) if pair[0].meets(pair[1])]
        assert all(die.right <= picture.width for die in dice)
        outside = len([die for die in dice if not any(die.meets(arch) for arch in arches)])
        in_windows = [die for seat in view["seats"] for row in seat["rows"] or [] for die in row if die]
        assert outside == len(dice) - len(in_windows)
