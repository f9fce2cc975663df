"""What the campaign `load` says of its slowest moves."""

from __future__ import annotations

import json

from bench.campaign_load import explained
from testing.server.process_load import milliseconds_taken

BEGIN = 1_800_000_000  # 2027-01-15, 08:00:00


def test_a_slow_move_is_explained_by_the_servers_log() -> None:
    note = {"time": "2027-01-15T08:00:00Z", "message": "a commit was slow", "seconds": 0.12, "reason": "19 changes"}
    other = {"time": "2027-01-15T08:00:00Z", "message": "started"}
    log = "\n".join(json.dumps(line) for line in (other, note))
    assert explained([(BEGIN + 0.5, 130.0)], log, {}) == [["130", "a commit was slow for 120 ms: 19 changes"]]


def test_a_slow_move_is_explained_by_the_host_that_took_the_processors() -> None:
    rows = explained([(BEGIN + 0.5, 80.0), (BEGIN + 0.6, 90.0)], "", {BEGIN: 30.0, BEGIN + 1: 40.0})
    assert rows == [["90", "the host took the processors away for 70 ms"]]


def test_a_slow_move_without_a_cause_says_so() -> None:
    rows = explained([(BEGIN + 0.5, 80.0)], "", {BEGIN: 10.0})
    assert rows == [["80", "nothing: the players or the machine were slow"]]


def test_time_that_the_host_took_never_falls() -> None:
    assert 0 <= milliseconds_taken() <= milliseconds_taken()
