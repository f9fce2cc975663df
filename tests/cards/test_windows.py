"""The 24 patterns: the spaces of each take exactly the dice that they should, and it brings its tokens."""

from __future__ import annotations

import pytest

from testing.table import Table
from vitrall.engine.board import NAMES
from vitrall.engine.dice import FACETS, LETTERS

EDGE = {name for name in NAMES if name[0] in "AD" or name[1] in "15"}
DICE = [color + value for color in "RYGBP" for value in "123456"]

WINDOWS = [
    pytest.param("suns-glory", 6, "1PY.4 PY..6 Y..53 .5421", marks=pytest.mark.card("suns-glory")),
    pytest.param("firelight", 5, "3415. .62.Y ...YR 5.YR6", marks=pytest.mark.card("firelight")),
    pytest.param("shadow-thief", 5, "6P..5 5.P.. R6.P. YR543", marks=pytest.mark.card("shadow-thief")),
    pytest.param("sun-catcher", 3, ".B2.Y .4.R. ..5Y. G3..P", marks=pytest.mark.card("sun-catcher")),
    pytest.param("fulgor-del-cielo", 5, ".BR.. .45.B B2.R5 6R31.", marks=pytest.mark.card("fulgor-del-cielo")),
    pytest.param("luz-celestial", 3, "..R5. P4.G3 6..B. .Y2..", marks=pytest.mark.card("luz-celestial")),
    pytest.param("aurora-sagradis", 4, "R.B.Y 4P3G2 .1.5. ..6..", marks=pytest.mark.card("aurora-sagradis")),
    pytest.param("aurorae-magnificus", 5, "5GBP2 P...Y Y.6.P 1..G4", marks=pytest.mark.card("aurorae-magnificus")),
    pytest.param("lux-mundi", 6, "..1.. 1G3B2 B546G .B5G.", marks=pytest.mark.card("lux-mundi")),
    pytest.param("lux-astram", 5, ".1GP4 6P25G 1G53P .....", marks=pytest.mark.card("lux-astram")),
    pytest.param("kaleidoscopic-dream", 4, "YB..1 G.5.4 3.R.G 2..BY", marks=pytest.mark.card("kaleidoscopic-dream")),
    pytest.param("firmitas", 5, "P6..3 5P3.. .2P1. .15P4", marks=pytest.mark.card("firmitas")),
    pytest.param("gravitas", 5, "1.3B. .2B.. 6B.4. B52.1", marks=pytest.mark.card("gravitas")),
    pytest.param("water-of-life", 6, "6B..1 .5B.. 4R2B. G6Y3P", marks=pytest.mark.card("water-of-life")),
    pytest.param("batllo", 5, "..6.. .5B4. 3GYP2 14R53", marks=pytest.mark.card("batllo")),
    pytest.param("bellesguard", 3, "B6..Y .3B.. .562. .4.1G", marks=pytest.mark.card("bellesguard")),
    pytest.param("virtus", 5, "4.25G ..6G2 .3G4. 5G1..", marks=pytest.mark.card("virtus")),
    pytest.param("symphony-of-light", 6, "2.5.1 Y6P2R .B4G. .3.5.", marks=pytest.mark.card("symphony-of-light")),
    pytest.param("ripples-of-light", 5, "...R5 ..P4B .B3Y6 Y2G1R", marks=pytest.mark.card("ripples-of-light")),
    pytest.param("fractal-drops", 3, ".4.Y6 R.2.. ..RP1 BY...", marks=pytest.mark.card("fractal-drops")),
    pytest.param("via-lux", 4, "Y.6.. .15.2 3YRP. ..43R", marks=pytest.mark.card("via-lux")),
    pytest.param("industria", 5, "1R3.6 54R2. ..5R1 ...3R", marks=pytest.mark.card("industria")),
    pytest.param("chromatic-splendor", 4, "..G.. 2Y5B1 .R3P. 1.6.4", marks=pytest.mark.card("chromatic-splendor")),
    pytest.param("comitas", 5, "Y.2.6 .4.5Y ...Y5 12Y3.", marks=pytest.mark.card("comitas")),
]
IDS = [str(window.values[0]) for window in WINDOWS]


def marks(rows: str) -> dict[str, str]:
    """What is printed on each space."""
    return dict(zip(NAMES, rows.replace(" ", ""), strict=True))


def in_the_way(mark: str, space: str, die: str) -> list[str]:
    """The rules a first die would break on a space, told from the print alone."""
    rules = [] if space in EDGE else ["P2"]
    if mark in "RYGBP" and mark != die[0]:
        rules.append("P4")
    if mark in "123456" and mark != die[1]:
        rules.append("P5")
    return rules


@pytest.mark.rule("P2", "P4", "P5", "P7")
@pytest.mark.parametrize(("pattern", "favor", "rows"), WINDOWS, ids=IDS)
def test_every_space_takes_exactly_the_first_dice_it_should(pattern: str, favor: int, rows: str) -> None:
    start = Table(patterns=[pattern]).roll("R1 R2 R3 R4 R5")
    before = start.state
    for die in DICE:
        start.state = before.copy()
        start.lay(die).play(f"draft {die}")
        expected = {space: in_the_way(mark, space, die) for space, mark in marks(rows).items()}
        assert {space: start.rules_against(f"place {space}") for space in NAMES} == expected, die
        assert start.legal_with("place") == [space for space, rules in expected.items() if not rules]


@pytest.mark.rule("P4", "P5")
@pytest.mark.parametrize(("pattern", "favor", "rows"), WINDOWS, ids=IDS)
def test_the_masks_say_what_is_printed(pattern: str, favor: int, rows: str) -> None:
    printed = next(card for card in Table().rules.deck.patterns if card.id == pattern).printed
    facets = LETTERS + "123456"
    for index in range(FACETS):
        kind = LETTERS if index < len(LETTERS) else "123456"
        takes = [mark == facets[index] or mark not in kind for mark in marks(rows).values()]
        assert [bool(int(printed[index]) >> cell & 1) for cell in range(20)] == takes


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("pattern", "favor", "rows"), WINDOWS, ids=IDS)
def test_choosing_it_brings_its_tokens(pattern: str, favor: int, rows: str) -> None:
    assert Table(patterns=[pattern]).state.favor[0] == favor


@pytest.mark.rule("O1")
def test_alone_no_pattern_brings_tokens() -> None:
    assert Table(players=1, patterns=["suns-glory"], tools=["lathekin"]).state.favor[0] == 0


@pytest.mark.rule("S2", "S9")
def test_front_and_back_lie_on_one_card() -> None:
    assert Table().notation.decks["window"][:12] == [f"{IDS[side]}/{IDS[side + 1]}" for side in range(0, 24, 2)]
