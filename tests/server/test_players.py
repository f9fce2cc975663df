"""Which bots the server seats: those in the list, and never a program that somebody names over the network."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from vitrall import Game, Options, Unreadable
from vitrall.bots import bot_names
from vitrall.server.players import check_bot, chosen, shown


def test_every_bot_in_the_list_may_sit_down() -> None:
    assert [check_bot(name) for name in bot_names()] == bot_names()


def test_no_program_is_started_by_name(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    name = "exec:" + shlex.join([sys.executable, "-c", f"open({str(mark)!r}, 'w')"])
    with pytest.raises(Unreadable) as refused:
        check_bot(name)
    assert refused.value.code == "play/bot"
    # Nor would a worker, if such a name had found its way into the database.
    with pytest.raises(Unreadable) as refused:
        chosen(name, shown(Game.new(Options(), 3), 0, 1), 0, 1)
    assert refused.value.code == "bot/unknown"
    assert not mark.exists()
