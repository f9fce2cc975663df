"""The patterns and private objectives of the five and six player extension; its tools have files of their own."""

import pytest

from testing.table import Table
from tests.cards.drawn import claimed, objective
from tests.cards.test_windows import in_the_way, marks
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine.board import NAMES
from vitrall.engine.deck import FURTHER

WINDOWS = [
    pytest.param("generosidad", 3, "..3.Y .2G.4 B..R. 6.1.2", marks=pytest.mark.card("generosidad")),
    pytest.param("armonia", 6, ".53.Y Y2GB4 B..R6 6.1.2", marks=pytest.mark.card("armonia")),
    pytest.param("ligero", 3, ".5G.. .B1.6 2.BP. ..3.1", marks=pytest.mark.card("ligero")),
    pytest.param("shadom", 6, ".5G.. 5B1.6 2.BPG P.361", marks=pytest.mark.card("shadom")),
    pytest.param("sol", 3, "1..Y. ..Y5. .Y..6 Y3.2G", marks=pytest.mark.card("sol")),
    pytest.param("naturaleza", 6, "1..Y. .GY53 .YG.6 Y312G", marks=pytest.mark.card("naturaleza")),
    pytest.param("esperanca", 3, "1GP.. 3..P6 R.5.. .4..G", marks=pytest.mark.card("esperanca")),
    pytest.param("alegria", 6, "1GPR. 35.P6 R.5.. P42.G", marks=pytest.mark.card("alegria")),
    pytest.param("romanesque", 3, "..R.. .R4B. 1.P.2 .Y6R.", marks=pytest.mark.card("romanesque")),
    pytest.param("baroque", 6, "..R.. YR4BP 1.P.2 3Y6R5", marks=pytest.mark.card("baroque")),
    pytest.param("apricitas", 3, "..Y3. G4..B 2.R.6 .P.Y.", marks=pytest.mark.card("apricitas")),
    pytest.param("tenebra", 6, ".5Y31 G4..B 2GR.6 .PBY.", marks=pytest.mark.card("tenebra")),
]
IDS = [str(window.values[0]) for window in WINDOWS]
ROWS = [str(window.values[2]) for window in WINDOWS]


@pytest.mark.parametrize(("pattern", "favor", "rows"), WINDOWS, ids=IDS)
def test_every_space_takes_exactly_the_first_dice_it_should(pattern: str, favor: int, rows: str) -> None:
    start = Table(patterns=[pattern], further=True).roll("R1 R2 R3 R4 R5")
    assert start.state.favor[0] == favor
    before = start.state
    for die in ("R1", "Y2", "G3", "B4", "P5", "R6"):
        start.state = before.copy()
        start.lay(die).play(f"draft {die}")
        expected = {space: in_the_way(mark, space, die) for space, mark in marks(rows).items()}
        assert {space: start.rules_against(f"place {space}") for space in NAMES} == expected, die


@pytest.mark.parametrize(("pattern", "favor", "rows"), WINDOWS, ids=IDS)
def test_every_pattern_is_as_told(pattern: str, favor: int, rows: str) -> None:
    card = full_deck().patterns[full_catalogue().pattern_index(pattern)]
    assert (card.favor, " ".join(card.rows), card.group) == (favor, rows, FURTHER)


@pytest.mark.parametrize("easy", range(0, 12, 2), ids=IDS[::2])
def test_the_harder_side_repeats_the_easier_one(easy: int) -> None:
    pairs = zip(ROWS[easy], ROWS[easy + 1], strict=True)
    assert all(mark in (".", harder) for mark, harder in pairs)


@pytest.mark.rule("X3")
def test_they_are_dealt_only_when_switched_on() -> None:
    cards = [f"{IDS[side]}/{IDS[side + 1]}" for side in range(0, 12, 2)]
    dealt = Table(further=True, dealt=False)
    assert dealt.notation.decks["window"][12:] == cards
    assert len(Table().rules.window_deck) == 12
    assert len(dealt.rules.window_deck) == 18


# A full window: which spaces count shows in the claims.
FULL = ("R1 Y2 R3 Y4 R5", "Y6 R1 Y2 R3 Y4", "R5 Y6 R1 Y2 R3", "Y4 R5 Y6 R1 Y2")


def spaces(id: str) -> str:
    return " ".join(space for _, space in claimed(id, *FULL))


@pytest.mark.card("fence")
def test_fence() -> None:
    assert claimed("fence", "R6 Y6 R6 Y6 R6", "R1 .. S2 .. ..", ".. .. .. Y6 P5", "R6 Y6 R6 Y6 R6") == [
        (1, "B1"),
        (2, "B3"),
        (5, "C5"),
    ]
    assert spaces("fence") == "B1 B3 B5 C1 C3 C5"


@pytest.mark.card("tunnel")
def test_tunnel() -> None:
    assert claimed("tunnel", "R6 Y1 .. S3 R6", "Y6 R5 Y6 R5 Y6", "R5 Y6 R5 Y6 R5", "Y6 .. G2 .. Y6") == [
        (1, "A2"),
        (3, "A4"),
        (2, "D3"),
    ]
    assert spaces("tunnel") == "A2 A3 A4 D2 D3 D4"


@pytest.mark.card("brace")
def test_brace() -> None:
    assert claimed("brace", "R6 Y1 R6 .. R6", "Y6 .. Y3 R5 Y6", "R5 Y6 .. Y6 R5", "Y6 R5 Y6 S4 Y6") == [
        (1, "A2"),
        (3, "B3"),
        (5, "D2"),
        (4, "D4"),
    ]
    assert spaces("brace") == "A2 A4 B3 C3 D2 D4"


@pytest.mark.card("port")
def test_port() -> None:
    assert claimed("port", "R6 Y5 R2 Y5 R6", "Y6 .. Y6 R1 Y6", "R5 S3 R5 .. R5") == [(2, "A3"), (1, "B4"), (3, "C2")]
    assert spaces("port") == "A3 B2 B4 C2 C4 D3"


@pytest.mark.card("brackets")
def test_brackets() -> None:
    assert claimed("brackets", "R6 .. G6 S5 ..", ".. Y6 .. .. R1", "Y6 R5 Y6 R5 Y6") == [
        (6, "A1"),
        (5, "A4"),
        (1, "B5"),
    ]
    assert spaces("brackets") == "A1 A2 A4 A5 B1 B5"


@pytest.mark.card("wall")
def test_wall() -> None:
    assert claimed("wall", "R6 Y5 R6 Y5 R6", "Y5 R1 .. S2 Y5", "R6 .. R4 .. R6", "Y5 R6 Y5 R6 Y5") == [
        (1, "B2"),
        (2, "B4"),
        (4, "C3"),
    ]
    assert spaces("wall") == "B2 B3 B4 C2 C3 C4"


@pytest.mark.rule("X2")
def test_the_marked_objectives_join_for_five_or_when_switched_on() -> None:
    marked = ["fence", "tunnel", "brace", "port", "brackets", "wall"]
    assert {objective(id).group for id in marked} == {FURTHER}
    sizes = [len(Table(players=players, dealt=False).rules.private_deck) for players in (4, 5, 6)]
    assert sizes == [5, 11, 11]
    assert len(Table(further=True, dealt=False).rules.private_deck) == 11
