"""What a viewer may read of a record (section H): secret cards and choices become `?`, and it still replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from vitrall.engine import actions
from vitrall.engine.dealing import blooms_kept
from vitrall.engine.deck import Deck
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.rules import ROUNDS, Rules
from vitrall.engine.state import NOT_SEEDED, new_state
from vitrall.record.headers import Record
from vitrall.view.seat_view import check_viewer

SECRET_HEADERS = ("seed", "generator")  # each of these gives away every die to come (H1)


def redacted_record(record: Record, deck: Deck, viewer: int) -> Record:
    """The record as one seat, or a `SPECTATOR`, may read it."""
    headers = {key: value for key, value in record.headers.items() if key.casefold() not in SECRET_HEADERS}
    visible = redacted_actions(Rules(record.options, deck), record.actions, viewer)
    return replace(record, headers=headers, actions=visible)


def redacted_actions(rules: Rules, history: Sequence[int], viewer: int, over: bool | None = None) -> list[int]:
    """The actions of a game from its beginning, as one seat, or a `SPECTATOR`, may read them. If `over` is not given,
    the game is replayed to find out whether it has ended.
    """
    check_viewer(rules.players, viewer)
    ended = _over(rules, history) if over is None else over
    return _read(history, _Reader(rules, viewer, ended, _all_chosen(rules, history), _keeps(history)))


def actions_when_made(rules: Rules, history: Sequence[int], viewer: int) -> list[int]:
    """The same, each action as the viewer could read it when it was made: what is revealed later stays hidden here."""
    check_viewer(rules.players, viewer)
    return _read(history, _Reader(rules, viewer, False, False, {}))


def _read(history: Sequence[int], reader: _Reader) -> list[int]:
    seen: Counter[int] = Counter()
    visible: list[int] = []
    for action in history:
        family = int(actions.family(action))
        visible.append(reader.redacted(action, family, seen[family]))
        seen[family] += 1
    return visible


def undisclosed(action: int) -> int:
    """The action as read by a viewer who may know no seat's secrets."""
    family = int(actions.family(action))
    if family in (actions.DEAL_PRIVATE, actions.DEAL_WINDOW, actions.DEAL_BLOOM):
        return family + actions.HIDDEN_CARD
    if family == actions.CHOOSE:
        return int(actions.choose((action - family) // actions.SEAT_CHOICES, actions.HIDDEN_PATTERN))
    if family == actions.KEEP:
        return int(actions.keep((action - family) // actions.SEAT_KEEPS, actions.HIDDEN_KEEP))
    return action


@dataclass(frozen=True)
class _Reader:
    """Who reads, and how far the game has come."""

    rules: Rules
    viewer: int
    over: bool
    all_chosen: bool
    keeps: dict[int, int]  # by seat what it kept, as far as it has decided

    def redacted(self, action: int, family: int, place: int) -> int:
        """The action, or its hidden form; `place` is how many of its family came before."""
        if family == actions.DEAL_PRIVATE:
            return action if self._sees_private(place) else family + actions.HIDDEN_CARD
        if family == actions.DEAL_WINDOW:
            return action if place // 2 == self.viewer else family + actions.HIDDEN_CARD
        if family == actions.DEAL_BLOOM:
            return action if self._sees_bloom(place) else family + actions.HIDDEN_CARD
        if family == actions.CHOOSE and not self.all_chosen:
            return self._choice(action)
        return self._keep(action) if family == actions.KEEP else action

    def _sees_private(self, place: int) -> bool:
        """H1: one's own, all at scoring, and in the solo game they lie open (O1)."""
        return self.over or self.rules.solo or place // self.rules.privates == self.viewer

    def _sees_bloom(self, place: int) -> bool:
        """H1, H3: one's own; of the others' at scoring those they kept, and never those they discarded."""
        seat, which = divmod(place, int(self.rules.blooms))
        choice = self.keeps.get(seat, 0)
        revealed = self.over and choice < actions.HIDDEN_COUNT and (choice >> which) & 1
        return seat == self.viewer or bool(revealed)

    def _keep(self, action: int) -> int:
        """G10: that a seat has decided is seen; how many it kept once all have; which, at scoring."""
        seat, choice = divmod(action - actions.KEEP, actions.SEAT_KEEPS)
        if seat == self.viewer or self.over:
            return action
        decided = len(self.keeps) >= self.rules.players
        return int(actions.keep(seat, actions.HIDDEN_COUNT + blooms_kept(choice) if decided else actions.HIDDEN_KEEP))

    def _choice(self, action: int) -> int:
        """S2: that a seat has chosen is seen, what it has chosen is not."""
        seat = (action - actions.CHOOSE) // actions.SEAT_CHOICES
        return action if seat == self.viewer else int(actions.choose(seat, actions.HIDDEN_PATTERN))


def _all_chosen(rules: Rules, history: Sequence[int]) -> bool:
    return sum(1 for action in history if actions.family(action) == actions.CHOOSE) >= rules.players


def _keeps(history: Sequence[int]) -> dict[int, int]:
    keeps = (action - actions.KEEP for action in history if actions.family(action) == actions.KEEP)
    return {choice // actions.SEAT_KEEPS: choice % actions.SEAT_KEEPS for choice in keeps}


def _over(rules: Rules, history: Sequence[int]) -> bool:
    """Whether the game has ended. Before every seat has ended a turn in each round, that needs no replay."""
    if history.count(actions.PASS) < ROUNDS * rules.players:
        return False
    state = new_state(rules, NOT_SEEDED)
    for action in history:
        play(state, action)
    return bool(state.phase == OVER)
