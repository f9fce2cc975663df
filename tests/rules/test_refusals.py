"""P7. Refusals: every rule in the way is named, by a code that never changes, and nothing legal is refused."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from testing.table import Table
from testing.walk import walk
from vitrall.engine import phases
from vitrall.engine.actions import END
from vitrall.engine.errors import Refusal
from vitrall.engine.legal import legal
from vitrall.engine.options import MODULES, Options
from vitrall.engine.refusal import reasons
from vitrall.engine.state import State

SOURCE = Path(__file__).parents[2] / "src" / "vitrall" / "engine" / "refusal.py"
LEDGER = Path(__file__).parents[2] / "docs" / "rules.md"
NOTHING = (".....",) * 3
OWN = "R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4"
FIVE = "R5 G2 B3 Y1 P6"


def blank(*tools: str, dice: str = FIVE) -> Table:
    """Seat 0 is to move in round 1, its window without any print, tokens enough."""
    return Table(tools=list(tools)).printed(0).favor(0, 6).roll(dice)


def solo(*tools: str, dice: str = "R5 G2 B3 Y1") -> Table:
    return Table(players=1, tools=list(tools)).printed(0).roll(dice)


def choosing() -> Table:
    table = Table(Options(players=2), dealt=False)
    while table.state.phase != phases.CHOOSE:
        table.play(table.legal[0])
    return table


def placing(*rows: str, die: str = "R5", pattern: tuple[str, ...] = ()) -> Table:
    """A die in hand that Grinding Stone would let anybody draft."""
    table = Table(tools=["grinding-stone"]).printed(0, *pattern).draw(0, *rows).favor(0, 1)
    return table.roll(" ".join([die] * 5)).play(f"draft {die}")


def moving(tool: str, *rows: str, track: str = FIVE) -> Table:
    """Seat 0 in round 3 with a movement tool in use, and dice on the track."""
    table = Table(tools=[tool]).pass_round(track).pass_round(track).roll(FIVE)
    return table.printed(0).favor(0, 6).draw(0, *rows).play(f"use {tool}")


def swapping() -> Table:
    table = Table(tools=["lens-cutter"]).pass_round(FIVE).pass_round(FIVE).roll(FIVE).printed(0).favor(0, 1)
    return table.play("draft R5", "use lens-cutter")


def no_second() -> Table:
    """Lathekin where the yellow die may go to B1, but the blue one then has nowhere to go: A1 is printed yellow."""
    table = Table(tools=["lathekin"]).printed(0, "Y.GGG", ".GGGG", "GGGGG", "GGGGG").favor(0, 1)
    return table.draw(0, "Y1 B2 .. .. ..").roll(FIVE).play("use lathekin")


def pools(*tools: str) -> Table:
    """Seat 0 with a private pool, its window without any print, tokens enough."""
    return Table(own=[OWN, OWN], tools=list(tools)).printed(0).favor(0, 6).roll("R5 G2 B3")


def grey(*tools: str, board: str = "top-and-bottom") -> Table:
    """The same with grey glass, in round 2: on the track lie a red, a green and a grey die."""
    table = Table(modules=("grey-glass",), board=board, tools=list(tools)).pass_round("R1 R2 G3 G4 S5")
    return table.roll("R5 G2 B3 Y1 S6").pass_turns().printed(0).favor(0, 6)


Case = tuple[Callable[[], Table], str | int, list[str]]

# For each code a small position, a move, and all that is said against it.
CASES: dict[str, Case] = {
    "placement/occupied": (lambda: placing("Y1 B2 .. .. .."), "place A1", ["placement/occupied"]),
    "placement/edge": (placing, "place B2", ["placement/edge"]),
    "placement/touch": (lambda: placing("Y1 .. .. .. .."), "place A3", ["placement/touch"]),
    "placement/color": (lambda: placing(pattern=("Y....", *["....."] * 3)), "place A1", ["placement/color"]),
    "placement/value": (lambda: placing(pattern=("4....", *["....."] * 3)), "place A1", ["placement/value"]),
    "placement/unlike": (lambda: placing("R1 .. .. .. .."), "place A2", ["placement/unlike"]),
    "placement/isolated": (
        lambda: (
            blank("cork-backed-straightedge").draw(0, "Y1 .. .. .. ..").play("draft R5", "use cork-backed-straightedge")
        ),
        "place A2",
        ["placement/isolated"],
    ),
    "placement/board": (lambda: grey().play("draft S6"), "place B1", ["placement/board"]),
    "game/over": (lambda: Table().pass_to_end(), "pass", ["game/over"]),
    "chance/impossible": (lambda: Table().bag("R9"), "roll Y1", ["chance/impossible"]),
    "chance/awaited": (Table, "pass", ["chance/awaited"]),
    "chance/not-now": (blank, "roll R5", ["chance/not-now"]),
    "choice/over": (blank, "choose 1 firelight", ["choice/over"]),
    "choice/awaited": (choosing, "pass", ["choice/awaited"]),
    "choice/no-seat": (choosing, "choose 3 firelight", ["choice/no-seat"]),
    "choice/made": (lambda: choosing().play("choose 1 suns-glory"), "choose 1 firelight", ["choice/made"]),
    "choice/not-offered": (choosing, "choose 1 comitas", ["choice/not-offered"]),
    "pass/die-in-hand": (lambda: blank().play("draft R5"), "pass", ["pass/die-in-hand"]),
    "pass/tool-owes": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. ..").play("use eglomise-brush"),
        "pass",
        ["pass/tool-owes"],
    ),
    "stop/not-offered": (lambda: moving("tap-wheel", "R1 .. .. .. .."), "stop", ["stop/not-offered"]),
    "return/not-offered": (lambda: blank().play("draft R5"), "return", ["return/not-offered"]),
    "place/no-die": (blank, "place A1", ["place/no-die"]),
    "draft/die-in-hand": (lambda: blank().play("draft R5"), "draft G2", ["draft/die-in-hand", "draft/spent"]),
    "draft/tool-owes": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. ..").play("use eglomise-brush"),
        "draft R5",
        ["draft/tool-owes"],
    ),
    "draft/spent": (lambda: blank().play("draft R5", "place A1"), "draft G2", ["draft/spent"]),
    "draft/not-in-pool": (blank, "draft R6", ["draft/not-in-pool"]),
    "draft/no-space": (lambda: blank().printed(0, *["YYYYY"] * 4), "draft R5", ["draft/no-space"]),
    "take/no-pools": (blank, "take R1", ["take/no-pools"]),
    "take/die-in-hand": (lambda: pools().play("draft R5"), "take R1", ["take/die-in-hand"]),
    "take/tool-owes": (
        lambda: pools("lead-came-nippers").play("use lead-came-nippers"),
        "take R1",
        ["take/tool-owes"],
    ),
    "take/spent": (lambda: pools().play("take R1", "place A1"), "take Y3", ["take/spent"]),
    "take/not-in-pool": (pools, "take R5", ["take/not-in-pool"]),
    "take/no-space": (lambda: pools().printed(0, *["YYYYY"] * 4), "take R1", ["take/no-space"]),
    "tool/private-die": (
        lambda: pools("grinding-stone").play("take R1"),
        "use grinding-stone",
        ["tool/private-die"],
    ),
    "own/no-tool": (pools, "again R1", ["own/no-tool"]),
    "own/not-in-pool": (
        lambda: pools("strip-cutter").play("draft R5", "use strip-cutter"),
        "exchange R5",
        ["own/not-in-pool"],
    ),
    "trade/no-tool": (blank, "trade A1 A2", ["trade/no-tool"]),
    "trade/not-one-grey": (
        lambda: grey("slate-turner").draw(0, "S1 R2 .. .. ..").play("use slate-turner"),
        "trade A2 A1",
        ["trade/not-one-grey"],
    ),
    "tool/not-on-table": (blank, "use lathekin", ["tool/not-on-table"]),
    "tool/one-a-turn": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. ..").play("use eglomise-brush", "move A1 D5"),
        "use eglomise-brush",
        ["tool/one-a-turn"],
    ),
    "tool/no-payment": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. .."),
        "use eglomise-brush B3",
        ["tool/no-payment"],
    ),
    "tool/price": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. ..").favor(0, 0),
        "use eglomise-brush",
        ["tool/price"],
    ),
    "tool/used-up": (
        lambda: solo("grinding-stone", dice="R5 G2 G3 Y1").play(
            "draft R5", "use grinding-stone G2", "place A1", "pass", "draft Y1"
        ),
        "use grinding-stone G3",
        ["tool/used-up"],
    ),
    "tool/payment": (lambda: solo("grinding-stone").play("draft R5"), "use grinding-stone B3", ["tool/payment"]),
    "tool/tool-owes": (
        lambda: blank("eglomise-brush", "lathekin").draw(0, "Y1 .. .. .. ..").play("use eglomise-brush"),
        "use lathekin",
        ["tool/one-a-turn", "tool/tool-owes"],
    ),
    "tool/die-in-hand": (
        lambda: blank("eglomise-brush").draw(0, "Y1 .. .. .. ..").play("draft R5"),
        "use eglomise-brush",
        ["tool/die-in-hand"],
    ),
    "tool/impossible": (lambda: blank("eglomise-brush"), "use eglomise-brush", ["tool/impossible"]),
    "tool/no-die-in-hand": (lambda: blank("grinding-stone"), "use grinding-stone", ["tool/no-die-in-hand"]),
    "tool/timing": (lambda: blank("glazing-hammer"), "use glazing-hammer", ["tool/timing"]),
    "move/no-tool": (lambda: blank().draw(0, "Y1 .. .. .. .."), "move A1 B2", ["move/no-tool"]),
    "swap/not-on-track": (swapping, "swap 1 R1", ["swap/not-on-track"]),
    "swap/not-one-grey": (
        lambda: grey("ash-tongs").play("draft R5", "use ash-tongs"),
        "swap 1 R1",
        ["swap/not-one-grey"],
    ),
    "swap/no-tool": (lambda: blank().play("draft R5"), "swap 1 R5", ["swap/no-tool"]),
    "turn/value": (
        lambda: blank("grozing-pliers").play("draft P6", "use grozing-pliers"),
        "turn 1",
        ["turn/value"],
    ),
    "turn/no-tool": (lambda: blank().play("draft P6"), "turn 5", ["turn/no-tool"]),
    "move/no-die": (lambda: moving("eglomise-brush", "Y1 .. .. .. .."), "move A2 A3", ["move/no-die"]),
    "move/twice": (
        lambda: moving("lathekin", "Y1 .. B2 .. ..").play("move A1 B2"),
        "move B2 B3",
        ["move/twice"],
    ),
    "move/color": (
        lambda: moving("tap-wheel", "Y1 R2 .. .. ..", track="R5 R1 R1 R1 R1"),
        "move A1 B2",
        ["move/color"],
    ),
    "move/same-space": (lambda: moving("eglomise-brush", "Y1 .. .. .. .."), "move A1 A1", ["move/same-space"]),
    "move/no-second": (no_second, "move A1 B1", ["move/no-second"]),
    "move/unknown": (blank, 3, ["move/unknown"]),
}


def said(table: Table, move: str | int) -> list[Refusal]:
    """All that is said against a move, given as text or, where no text says it, as a number."""
    return reasons(table.state, table.notation.action(move) if isinstance(move, str) else move)


def codes_in_source() -> set[str]:
    """Every code that the engine's source can give as a reason."""
    texts = [
        node.value for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)
    ]
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"[a-z-]+/[a-z-]+", text)}


@pytest.mark.rule("P7")
def test_every_code_has_a_case() -> None:
    codes = codes_in_source()
    assert len(codes) > 40
    assert sorted(codes - set(CASES)) == []
    assert sorted(set(CASES) - codes) == []


@pytest.mark.rule("P7")
@pytest.mark.parametrize("code", CASES)
def test_each_code_is_given_where_it_belongs_with_all_that_goes_with_it(code: str) -> None:
    played, move, codes = CASES[code]
    assert code in codes
    assert [reason.code for reason in said(played(), move)] == codes


@pytest.mark.rule("P7")
@pytest.mark.parametrize("code", CASES)
def test_each_reason_names_a_rule_of_the_ledger(code: str) -> None:
    rules = re.findall(r"^- \*\*([A-Z]\d+)\*\* ", LEDGER.read_text(encoding="utf-8"), re.MULTILINE)
    played, move, _ = CASES[code]
    assert {reason.rule for reason in said(played(), move)} <= set(rules)


@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    ("rows", "pattern", "space", "rules"),
    [
        (("R1 Y1 .. .. ..",), (".G...", *NOTHING), "A2", ["P1", "P4", "P6"]),
        (("R1 Y1 .. .. ..",), (".3...", *NOTHING), "A2", ["P1", "P5", "P6"]),
        (("R1 Y1 .. .. ..",), (".5...", *NOTHING), "A2", ["P1", "P6"]),
        (("Y1 .. G5 .. ..",), (".B...", *NOTHING), "A2", ["P4", "P6"]),
        (("Y1 .. R5 .. ..",), (".4...", *NOTHING), "A2", ["P5", "P6"]),
        (("Y1 .. .. .. ..",), ("...B.", *NOTHING), "A4", ["P3", "P4"]),
        (("Y1 .. .. .. ..",), ("...1.", *NOTHING), "A4", ["P3", "P5"]),
        ((), (".....", ".B...", *NOTHING[1:]), "B2", ["P2", "P4"]),
        ((), (".....", ".2...", *NOTHING[1:]), "B2", ["P2", "P5"]),
    ],
)
def test_a_refused_placement_names_every_rule_it_breaks(
    rows: tuple[str, ...], pattern: tuple[str, ...], space: str, rules: list[str]
) -> None:
    table = placing(*rows, pattern=pattern)
    assert table.rules_against(f"place {space}") == rules
    assert {reason.at for reason in said(table, f"place {space}")} == {space}


@pytest.mark.rule("P7")
def test_a_refused_move_of_a_die_names_every_rule_it_breaks() -> None:
    table = moving("eglomise-brush", "Y1 R1 .. .. ..", ".. .. R5 .. ..").printed(0, "..3B.", *NOTHING)
    table.draw(0, "Y1 R1 .. .. ..", ".. .. R5 .. ..")
    assert table.rules_against("move A2 A3") == ["P5", "P6"]
    assert table.rules_against("move A2 A4") == []  # the printed colour is what the brush waives
    assert table.rules_against("move A1 B3") == ["P1"]
    assert table.rules_against("move A1 D5") == ["P3"]


@pytest.mark.rule("P7")
def test_a_refused_move_names_what_the_tool_forbids_beside_what_the_space_does() -> None:
    table = moving("tap-wheel", "Y1 R2 .. .. ..", ".. .. .. .. R4", ".. .. B1 .. ..", track="R5 R1 R1 R1 R1")
    assert table.refused("move A1 C2") == ["move/color", "placement/unlike"]
    table.play("move A2 B2")
    assert table.refused("move B2 D1") == ["move/twice", "placement/touch"]


@pytest.mark.rule("P7")
def test_a_refused_draft_names_every_reason() -> None:
    table = blank().play("draft R5")
    assert table.refused("draft R6") == ["draft/die-in-hand", "draft/spent", "draft/not-in-pool"]
    table = blank().printed(0, "RRRRR", "RRRRR", "RRRRR", "RRRRR").play("draft R5", "place A1")
    assert table.refused("draft G2") == ["draft/spent", "draft/no-space"]


@pytest.mark.rule("P7")
def test_a_refused_tool_names_every_reason() -> None:
    table = blank("eglomise-brush", "glazing-hammer").draw(0, "Y1 .. .. .. ..").favor(0, 1)
    table.play("use eglomise-brush", "move A1 D5")
    assert table.refused("use glazing-hammer") == ["tool/one-a-turn", "tool/price", "tool/timing"]
    assert table.rules_against("use glazing-hammer") == ["U2", "U1", "U3"]


@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    "action", [-1, 3, 9, 30, 76, 80, 87, 136, 146, 156, 399, 1160, 1999, 5000 + 6 * 513, 9999, END]
)
def test_a_number_that_is_no_action_is_unknown(action: int) -> None:
    assert [reason.code for reason in said(blank(), action)] == ["move/unknown"]


def position(options: Options, phase: int, seed: int) -> State:
    """A position in the midst of a random game, in the phase asked for."""
    late = 4 if phase in (phases.TURN, phases.HAND, phases.STEP) else 0
    while True:
        for state, _ in walk(options, seed):
            if state.phase == phase and state.round >= late:
                return state
        seed += 1


def drawn(state: State) -> list[object]:
    """All of a position that asking might disturb."""
    windows = [[list(w.cells), list(w.held), list(w.open), w.dice, w.reach] for w in state.windows]
    return [windows, list(state.pool), list(state.track), list(state.favor), state.hand, state.phase, state.generator]


@pytest.mark.slow
@pytest.mark.rule("P7")
@pytest.mark.parametrize("players", [1, 2, *(pytest.param(more, marks=pytest.mark.slow) for more in (3, 4))])
@pytest.mark.parametrize("phase", [phases.TURN, phases.HAND, phases.STEP])
def test_nothing_is_said_exactly_against_legal_actions(players: int, phase: int) -> None:
    for seed in (100 * players, 100 * players + 50):
        state = position(Options(players=players, tools=5, solo_tools=5), phase, seed)
        before = drawn(state)
        unopposed = [action for action in range(END + 1) if not reasons(state, action)]
        assert unopposed == sorted(int(action) for action in legal(state))
        assert unopposed != []
        assert drawn(state) == before


@pytest.mark.lengthy
@pytest.mark.rule("P7")
@pytest.mark.parametrize(
    "phase", [phases.DEAL_WINDOWS, phases.CHOOSE, phases.DEAL_START, phases.ROLL, phases.ROLL_POOL, phases.DRAW]
)
def test_nothing_is_said_exactly_against_legal_actions_while_chance_or_choices_are_awaited(phase: int) -> None:
    assert_said_exactly(position(Options(players=3, tools=5), phase, seed=7))


def assert_said_exactly(state: State) -> None:
    unopposed = [action for action in range(END + 1) if not reasons(state, action)]
    assert unopposed == sorted(int(action) for action in legal(state))


@pytest.mark.rule("P7", "G5", "G18")
@pytest.mark.parametrize("phase", [phases.TURN, phases.HAND, phases.STEP, phases.ROLL_GREY, phases.KEEP])
@pytest.mark.parametrize("players", [pytest.param(1, marks=pytest.mark.slow), 3])
def test_nothing_is_said_exactly_against_legal_actions_with_the_modules(players: int, phase: int) -> None:
    modules = MODULES if players > 1 else MODULES[:3]
    assert_said_exactly(position(Options(players=players, tools=5, solo_tools=5, modules=modules), phase, seed=3))


@pytest.mark.lengthy
@pytest.mark.rule("P7", "X6", "X7")
@pytest.mark.parametrize("phase", [phases.TURN, phases.HAND, phases.STEP, phases.ROLL_OWN, phases.ROLL_PICKED])
def test_nothing_is_said_exactly_against_legal_actions_with_private_pools(phase: int) -> None:
    assert_said_exactly(position(Options(players=2, tools=5, private_pools=True), phase, seed=3))


@pytest.mark.rule("P7", "T9")
def test_after_the_end_everything_is_refused() -> None:
    state = Table().pass_to_end().state
    assert all(reasons(state, action) for action in range(END + 1))
