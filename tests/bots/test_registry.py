"""The list of bots: the built-in ones, and those that other packages register."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vitrall import Options, Unreadable
from vitrall.bots import Budget, bot_names, is_invitable, make_bot, play_match, seated
from vitrall.bots.registry import BUILT_IN
from vitrall.cards.catalogue import full_deck
from vitrall.engine.errors import Unavailable
from vitrall.engine.phases import OVER
from vitrall.engine.rules import Rules

GUEST = """
class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, sight):
        return sight.moves[0]

    def explain(self, sight):
        return []

def broken(seed):
    raise ImportError("half installed")
"""
ENTRIES = "[vitrall.bots]\nfirst = guest_bots:First\nbroken = guest_bots:broken\nrandom = guest_bots:broken\n"


@pytest.fixture
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings bots, as pip would leave it."""
    (tmp_path / "guest_bots.py").write_text(GUEST, encoding="utf-8")
    folder = tmp_path / "guest_bots-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "guest_bots", raising=False)


@pytest.mark.lengthy
@pytest.mark.usefixtures("guest")
def test_a_bot_of_another_package_plays() -> None:
    assert bot_names() == [*BUILT_IN, "broken", "first"]
    state = play_match(Rules(Options(), full_deck()), 3, seated(("first", "greedy"), 2, 3), Budget(playouts=5))
    assert state.phase == OVER


@pytest.mark.usefixtures("guest")
def test_a_bot_that_cannot_be_made_is_told_and_a_name_of_ours_means_ours() -> None:
    with pytest.raises(Unavailable) as refused:
        make_bot("broken", 1)
    assert refused.value.code == "bot/broken"
    assert type(make_bot("random", 1)).__name__ == "AtRandom"


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        make_bot("deep-thought", 1)
    assert refused.value.code == "bot/unknown"


def test_a_built_in_bot_is_made_without_searching_other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading what every installed package registers takes longer than a game of a quick bot."""

    def searched(**_: str) -> None:
        raise AssertionError("other packages were searched")

    monkeypatch.setattr("importlib.metadata.entry_points", searched)
    assert is_invitable("random")
    assert type(make_bot("greedy", 1)).__name__ == "Greedy"
