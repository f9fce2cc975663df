"""H. What is secret: in views, in records of a running game, and after its end."""

from __future__ import annotations

import json

import pytest

from testing.random_games import moment
from testing.table import Table
from testing.walk import walk
from vitrall import Game
from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions, phases
from vitrall.engine.board import NAMES
from vitrall.engine.errors import Illegal, Unreadable
from vitrall.engine.legal import legal, stands_in
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.state import HIDDEN, State, awaited_seats
from vitrall.record import Record, redacted_actions, redacted_record
from vitrall.view import SPECTATOR, View, seat_view

NOTATION = Notation(full_deck())
DEALS = (
    "deal private shades-of-red",
    "deal private shades-of-blue",
    "deal window suns-glory/firelight",
    "deal window shadow-thief/sun-catcher",
    "deal window virtus/symphony-of-light",
    "deal window via-lux/industria",
)


def choosing(*choices: str) -> Table:
    """Two seats that have been offered their patterns, and have made these choices."""
    return Table(Options(), dealt=False).play(*DEALS, *choices)


def views(table: Table) -> tuple[View, View, View]:
    """What seat 0, seat 1 and a spectator see."""
    return seat_view(table.state, 0), seat_view(table.state, 1), seat_view(table.state, SPECTATOR)


def read_by(viewer: int, table: Table, *texts: str) -> list[str]:
    """The lines of a record as that viewer may read them."""
    visible = redacted_actions(table.rules, [int(NOTATION.action(text)) for text in texts], viewer)
    return [NOTATION.text(action) for action in visible]


def finished(options: Options, seed: int) -> tuple[State, list[int]]:
    played: list[int] = []
    for state, action in walk(options, seed):
        played.append(action)
        play(last := state.copy(), action)
    assert last.phase == OVER
    return last, played


@pytest.mark.rule("H1")
def test_a_private_objective_is_seen_by_its_owner_alone() -> None:
    table = Table(privates=["shades-of-red", "shades-of-blue"])
    first, second, spectator = ([seat["privates"] for seat in view["seats"]] for view in views(table))
    assert first == [["shades-of-red"], None]
    assert second == [None, ["shades-of-blue"]]
    assert spectator == [None, None]


@pytest.mark.rule("H1")
def test_private_objectives_are_open_at_scoring() -> None:
    state, _ = finished(Options(players=3), 7)
    dealt = [[state.rules.deck.privates[card].id] for card in state.deal.privates]
    for viewer in range(SPECTATOR, 3):
        assert [seat["privates"] for seat in seat_view(state, viewer)["seats"]] == dealt
        assert seat_view(state, viewer)["over"]


@pytest.mark.rule("H1", "O1")
def test_in_the_solo_game_private_objectives_lie_open() -> None:
    table = Table(Options(players=1), privates=["shades-of-red", "shades-of-blue"])
    (seat,) = seat_view(table.state, SPECTATOR)["seats"]
    assert seat["privates"] == ["shades-of-red", "shades-of-blue"]


@pytest.mark.rule("H1", "S2")
def test_a_choice_is_seen_by_nobody_else_until_all_have_chosen() -> None:
    first, second, spectator = views(choosing("choose 1 firelight"))
    assert [seat["pattern"] for seat in first["seats"]] == ["firelight", None]
    for view in (second, spectator):
        assert [seat["pattern"] for seat in view["seats"]] == [None, None]
        assert [seat["chosen"] for seat in view["seats"]] == [True, False]
        assert view["awaited"] == [1]


@pytest.mark.rule("H1", "S2")
def test_when_all_have_chosen_all_patterns_are_shown_at_once() -> None:
    for view in views(choosing("choose 2 industria", "choose 1 firelight")):
        assert [seat["pattern"] for seat in view["seats"]] == ["firelight", "industria"]


@pytest.mark.rule("H1")
def test_while_windows_are_chosen_each_seat_is_told_its_own_choices_only() -> None:
    first, second, spectator = views(choosing())
    assert first["legal"] == [f"choose 1 {name}" for name in ("suns-glory", "firelight", "shadow-thief", "sun-catcher")]
    assert second["legal"] == [f"choose 2 {name}" for name in ("virtus", "symphony-of-light", "via-lux", "industria")]
    assert spectator["legal"] == []


@pytest.mark.rule("H1")
def test_whoever_tries_another_seats_choice_learns_nothing_of_what_was_offered() -> None:
    game = Game(choosing().state)
    answers = set()
    for pattern in full_deck().patterns:
        with pytest.raises(Illegal) as refused:
            game.check(f"choose 2 {pattern.id}", 0)
        answers.add(tuple(reason.key() for reason in refused.value.reasons))
    assert answers == {(("turn/other-seat", "T2", ""),)}


@pytest.mark.rule("H1")
def test_no_view_and_no_redacted_record_knows_the_generator() -> None:
    now = moment(Options(), 11, 90)
    for viewer in range(SPECTATOR, 2):
        assert str(now.state.generator) not in json.dumps(seat_view(now.state, viewer))
    record = Record(Options(), {"seat 1": "Ana", "Seed": "11", "generator": "12"}, now.made)
    assert redacted_record(record, full_deck(), 0).headers == {"seat 1": "Ana"}


@pytest.mark.rule("H1")
def test_the_record_of_a_running_game_hides_objectives_and_choices_of_others() -> None:
    texts = (*DEALS, "choose 1 firelight")
    assert read_by(1, choosing(), *texts) == [
        "deal private ?",
        "deal private shades-of-blue",
        "deal window ?",
        "deal window ?",
        "deal window virtus/symphony-of-light",
        "deal window via-lux/industria",
        "choose 1 ?",
    ]
    assert read_by(SPECTATOR, choosing(), *texts) == [
        *["deal private ?"] * 2,
        *["deal window ?"] * 4,
        "choose 1 ?",
    ]


@pytest.mark.rule("H1", "H3")
def test_the_record_of_a_finished_game_opens_objectives_but_not_the_patterns_turned_down() -> None:
    state, played = finished(Options(players=2), 3)
    for viewer in range(SPECTATOR, 2):
        visible = redacted_actions(state.rules, played, viewer)
        assert visible[:2] == played[:2]
        others = [place for place in range(2, 6) if (place - 2) // 2 != viewer]
        assert [place for place in range(len(played)) if visible[place] != played[place]] == others


@pytest.mark.rule("H1", "U8")
def test_a_die_drawn_from_the_bag_shows_its_color_and_the_rules_of_all_six_values() -> None:
    table = Table(tools=["flux-remover"]).roll("R5 R2 Y1 G4 B6").play("draft R5", "use flux-remover")
    assert seat_view(table.state, 0)["hand"] is None
    view = seat_view(table.play("draw P").state, 0)
    assert view["hand"] == {"die": "P?", "must_place": False, "may_return": False, "isolated": False, "own": False}
    assert list(view["breaks"]) == ["P1", "P2", "P3", "P4", "P5", "P6"]
    table.play("turn 3")
    assert seat_view(table.state, 1)["hand"] == {
        "die": "P3",
        "must_place": False,
        "may_return": True,
        "isolated": False,
        "own": False,
    }


@pytest.mark.rule("H2")
def test_what_is_left_in_the_bag_is_public() -> None:
    table = Table().roll("R5 R2 Y1 G4 B6")
    for view in views(table):
        assert view["bag"] == {"R": 16, "Y": 17, "G": 17, "B": 17, "P": 18}


@pytest.mark.rule("H2")
def test_rolls_and_draws_stay_readable_in_every_record() -> None:
    now = moment(Options(players=3), 5, 150)
    for viewer in range(SPECTATOR, 3):
        visible = redacted_actions(now.state.rules, now.made, viewer)
        assert visible[12:] == now.made[12:]  # after the deal of 3 objectives, 6 windows and 3 choices


@pytest.mark.rule("H3")
def test_windows_favor_pool_track_and_tokens_are_open_to_all() -> None:
    now = moment(Options(players=3), 5, 200).state
    views = [seat_view(now, viewer) for viewer in range(SPECTATOR, 3)]
    for key in ("pool", "track", "tools", "bag", "hand", "publics", "round", "turn", "awaited"):
        assert all(dict(view)[key] == dict(views[0])[key] for view in views)
    for seat in range(3):
        for key in ("pattern", "rows", "favor", "skips"):
            assert all(dict(view["seats"][seat])[key] == dict(views[0]["seats"][seat])[key] for view in views)


@pytest.mark.rule("H3")
def test_offers_are_seen_by_their_seat_while_it_chooses_and_by_nobody_afterwards() -> None:
    first, second, spectator = views(choosing("choose 2 industria"))
    assert first["offers"] == ["suns-glory", "firelight", "shadow-thief", "sun-catcher"]
    assert second["offers"] == ["virtus", "symphony-of-light", "via-lux", "industria"]
    assert spectator["offers"] is None
    for view in views(choosing("choose 2 industria", "choose 1 firelight")):
        assert view["offers"] is None
        assert "sun-catcher" not in json.dumps(view)


@pytest.mark.rule("H3", "P7")
def test_a_view_says_for_each_die_which_rules_each_space_would_break() -> None:
    table = Table(patterns=["firelight", "industria"]).roll("R3 R3 Y1 G4 B6").play("draft R3", "place A1", "pass")
    own, other, spectator = views(table)
    assert list(own["breaks"]) == ["R3", "Y1", "G4", "B6"]
    rules_broken = {space: own["breaks"]["R3"][cell] for cell, space in enumerate(NAMES)}
    rules = {
        space: [rule for bit, rule in enumerate(own["rules"]) if (rules_broken[space] >> bit) & 1] for space in NAMES
    }
    assert [rules[space] for space in ("A2", "A3", "B1")] == [["P5", "P6"], ["P3", "P5"], ["P6"]]
    assert "P1" in rules["A1"]
    assert spectator["breaks"] == other["breaks"] != own["breaks"]


@pytest.mark.rule("H3", "U10")
def test_the_holder_of_a_die_is_told_of_that_die_and_the_others_of_the_pool() -> None:
    table = Table(tools=["cork-backed-straightedge"], patterns=["firelight", "industria"]).roll("R3 G3 Y1 G4 B6")
    table.draw(0, "R3 .. .. .. ..").play("draft Y1", "use cork-backed-straightedge")
    holder, other, _ = views(table)
    assert list(holder["breaks"]) == ["Y1"]
    assert holder["hand"] == {"die": "Y1", "must_place": True, "may_return": False, "isolated": True, "own": False}
    assert holder["rules"][6] == "U10"
    assert [holder["breaks"]["Y1"][cell] >> 6 for cell in (1, 5, 6)] == [1, 1, 1]
    assert list(other["breaks"]) == ["R3", "G3", "G4", "B6"]


@pytest.mark.rule("H1")
@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    table = Table()
    for ask in (lambda: seat_view(table.state, seat), lambda: redacted_actions(table.rules, [], seat)):
        with pytest.raises(Unreadable) as caught:
            ask()
        assert caught.value.code == "view/no-seat"


@pytest.mark.rule("H1")
def test_in_each_phase_exactly_the_secrets_of_that_phase_may_stay_unknown() -> None:
    """Unknown cards while they are dealt; then unknown choices of the seats that have still to choose."""
    seen = set()
    for state, _ in walk(Options(players=2, modules=("blooms",)), 1):
        if state.phase in seen and state.phase not in (phases.CHOOSE, phases.KEEP):
            continue
        seen.add(int(state.phase))
        unknown = {action for action in range(actions.END) if stands_in(state, action)}
        if state.phase < phases.CHOOSE:
            assert unknown == {int(actions.family(int(legal(state)[0]))) + actions.HIDDEN_CARD}
        elif state.phase == phases.CHOOSE:
            assert unknown == {actions.choose(seat, actions.HIDDEN_PATTERN) for seat in seats_awaited(state)}
        elif state.phase == phases.KEEP:
            kinds = range(actions.HIDDEN_COUNT, actions.SEAT_KEEPS)
            assert unknown == {actions.keep(seat, kind) for seat in seats_awaited(state) for kind in kinds}
        else:
            assert not unknown
    assert seen >= {phases.DEAL_PRIVATES, phases.DEAL_BLOOMS, phases.DEAL_WINDOWS, phases.CHOOSE, phases.KEEP}


def seats_awaited(state: State) -> list[int]:
    return [seat for seat in range(2) if (awaited_seats(state) >> seat) & 1]


@pytest.mark.rule("H3")
@pytest.mark.parametrize("unknown", [(0, 1), (0,), (1,)])
def test_of_unknown_offers_every_pattern_may_be_chosen_that_is_not_known_to_be_elsewhere(
    unknown: tuple[int, ...],
) -> None:
    state = choosing().state
    cards = [int(card) for card in state.deal.offers]
    for place in unknown:
        state.deal.offers[2 + place] = HIDDEN
    sides = state.rules.deck.sides
    deck = [int(card) for card in state.rules.window_deck]
    expected = {int(side) for card in deck if card not in cards[:2] for side in sides[2 * card : 2 * card + 2]}
    base = actions.choose(1, 0)
    assert {int(action) - base for action in legal(state) if action >= base} == expected
    assert len([action for action in legal(state) if action < base]) == 4
    play(state, actions.choose(0, sides[2 * cards[0]]))
    state.deal.offers[0] = state.deal.offers[1] = HIDDEN
    gone = {int(side) for side in sides[2 * cards[0] : 2 * cards[0] + 2]}
    again = {int(side) for side in sides[2 * cards[1] : 2 * cards[1] + 2]}
    assert {int(action) - base for action in legal(state)} == (expected | again) - gone
