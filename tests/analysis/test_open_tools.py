"""A tool that can still be used in the next turn is not charged as lost, turn after turn."""

from __future__ import annotations

from dataclasses import replace

from vitrall.analysis.account import Part, Step, account
from vitrall.analysis.best_lines import Decision, Line
from vitrall.analysis.game_spans import Kind, Span
from vitrall.analysis.open_tools import NextTurn, open_tools, with_open_tools
from vitrall.analysis.playout_values import Results
from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions
from vitrall.engine.options import Options
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, new_state

STATE = new_state(Rules(Options(), full_deck()), NOT_SEEDED)
LATHEKIN, PLIERS = 3, 4
NOTHING = (actions.PASS,)


def span(turn: int) -> Span:
    before = STATE.copy()
    before.round, before.turn = 1 + turn // 4, turn % 4
    return Span(Kind.TURN, 0, turn, NOTHING, before, STATE)


def using(tool: int, payment: int = -1) -> tuple[int, ...]:
    return (int(actions.use(tool, payment)), actions.PASS)


def decision(best: tuple[int, ...], done: tuple[int, ...] = NOTHING) -> Decision:
    return Decision(Line(done, STATE), Line(best, STATE))


def row(*points: int) -> Results:
    return Results(points, tuple(100 * each for each in points))


def test_the_best_lines_of_two_turns_use_a_tool_that_the_first_left_unused() -> None:
    spans = [span(turn) for turn in range(4)]
    missed = decision(using(LATHEKIN))
    assert open_tools(spans, {0: missed, 3: decision(using(LATHEKIN, 5))}) == [(0, 3)]
    assert open_tools(spans, {0: missed, 3: decision(using(PLIERS))}) == []
    assert open_tools(spans, {0: missed, 3: decision(NOTHING)}) == []
    assert open_tools(spans, {0: decision(using(LATHEKIN), using(LATHEKIN)), 3: decision(using(LATHEKIN))}) == []
    choice = [replace(spans[0], kind=Kind.CHOICE), *spans[1:]]
    assert open_tools(choice, {0: missed, 3: decision(using(LATHEKIN))}) == []


def test_a_turn_that_chance_cuts_has_one_pair_with_the_turn_after_it() -> None:
    spans = [span(0), span(0), span(3)]
    missed = decision(using(LATHEKIN))
    assert open_tools(spans, {0: missed, 1: missed, 2: missed}) == [(0, 2)]
    assert open_tools(spans, {0: decision(NOTHING), 1: missed, 2: missed}) == [(1, 2)]


def test_no_more_is_taken_off_than_was_lost_and_than_playouts_miss() -> None:
    lost, missed = (row(9000, 7000), row(2000, 2000)), (row(1000, 3000), row(5000, 5000))
    assert NextTurn(*lost, *missed).missed() == row(4000, 2000)  # 6 points of the 12 lost
    little = NextTurn(row(3000, 3000), row(2000, 2000), *missed).missed()
    assert little.points == (4000 * 2000 // 6000, 2000 * 2000 // 6000)
    for lost_nothing in (NextTurn(row(1, 1), row(2, 2), *missed), NextTurn(*lost, row(5, 5), row(4, 4))):
        assert lost_nothing.missed() == row(0, 0)


def test_the_account_stays_exact_and_the_tool_is_charged_once() -> None:
    """Twice the best line is worth 7 points more, by the same tool; in between the dice are worth 1 point."""
    decisions = {0: decision(using(LATHEKIN)), 2: decision(using(LATHEKIN))}
    parts = ((Part.REST, 0), (Part.OWN, 0), (Part.LUCK, 1), (Part.REST, 2), (Part.OWN, 2))
    steps = [Step(part, number, STATE) for part, number in parts]
    rows = [row(each, each) for each in (50_000, 57_000, 50_000, 51_000, 58_000, 51_000)]
    plain = account(steps, [each.points for each in rows])
    raised = account(
        steps, [each.points for each in with_open_tools([span(0), span(1), span(2)], steps, decisions, rows)]
    )
    assert (plain.own.value, plain.luck.value, plain.rest.value) == (-14_000, 1000, 14_000)
    assert (raised.own.value, raised.luck.value, raised.rest.value) == (-7000, 1000, 7000)
    assert [step.value for step in raised.steps] == [7000, 0, 1000, 0, -7000]
    assert (raised.expected, raised.result) == (plain.expected, plain.result)
