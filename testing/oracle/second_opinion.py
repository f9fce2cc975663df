"""The oracle's answers to the rules test set of `vitrall conformance export`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from testing.oracle.agreed import Agreed
from testing.oracle.oracle import Oracle
from testing.oracle.oracle_table import SPACES
from testing.oracle.placing import broken
from vitrall.engine.board import NAMES
from vitrall.lab.rules_test_set import Case


def disagreements(cases: Iterable[Case]) -> Iterator[str]:
    """The cases that the oracle answers otherwise, each with both answers. Cases of one game follow each other."""
    oracle: Oracle | None = None
    for case in cases:
        if oracle is None or oracle.history != case.history[: len(oracle.history)]:
            oracle = Oracle(Agreed(**{**case.options, "modules": tuple(case.options["modules"])}))
        for text in case.history[len(oracle.history) :]:
            oracle.play(text)
        opinion = answered(oracle, case.question)
        if opinion != case.answer:
            yield f"{case.line()}\noracle: {opinion}"


def answered(oracle: Oracle, question: dict[str, Any]) -> Any:
    """What the oracle says, in the form of the set."""
    if question["ask"] == "moves":
        return sorted(oracle.legal())
    if question["ask"] == "refusal":
        return _refusal(oracle, question["move"])
    if question["ask"] == "tool":
        player = oracle.table.players[question["seat"] - 1]
        dice = [player.window.get(space) for space in SPACES]
        window = [f"{die[0]}{die[1]}" if die else "" for die in dice]
        return {"window": window, "favor": player.favor, "moves": sorted(oracle.legal())}
    if oracle.table.agreed.solo:
        return {"scores": oracle.scores(), "target": oracle.target, "won": oracle.winners() == [0]}
    return {"scores": oracle.scores(), "ranks": oracle.ranks()}


def _refusal(oracle: Oracle, move: str) -> list[str]:
    turn = oracle.table.turn
    assert turn is not None
    assert turn.hand is not None
    space = SPACES[NAMES.index(move.split()[1])]
    return sorted(set(broken(oracle.table, turn.player, turn.player.window, turn.hand, space)))
