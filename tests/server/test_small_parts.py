"""The small parts of a server at their edges: settings, log lines, ids and cookies, garbage, pauses of the loop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.server import garbage, metrics, pause_watch
from vitrall.server.identity import Signer, digest, fits, is_table_id, new_secret, new_table_id, short_mark
from vitrall.server.limits import Bucket, Buckets, Places
from vitrall.server.logs import MOST_KINDS, JsonLines, OncePerSecond
from vitrall.server.pause_watch import LONG, TICK, PauseWatch
from vitrall.server.settings import Settings, from_environment

# ---- settings --------------------------------------------------------------------------------------------------------

BOUNDS = {
    "port": (0, 65_535),
    "workers": (1, 64),
    "keep_days": (0, 10_000),
    "away_seconds": (0, 86_400),
    "idle_seconds": (1, 2_592_000),
    **dict.fromkeys(("rate_socket", "rate_seat", "rate_address", "sockets_address", "tables_device"), (1, 1_000_000)),
}


@pytest.mark.parametrize("name", BOUNDS)
def test_a_setting_is_held_between_its_bounds(name: str) -> None:
    least, most = BOUNDS[name]
    for value in (least, most):
        assert getattr(Settings(**{name: value}), name) == value  # type: ignore[arg-type]
    for value in (least - 1, most + 1):
        with pytest.raises(Unreadable) as refused:
            Settings(**{name: value})  # type: ignore[arg-type]
        assert refused.value.code == "serve/setting"
        assert str(value) in str(refused.value)


def test_the_environment_gives_settings_of_their_types() -> None:
    environ = {"VITRALL_PORT": "80", "VITRALL_HOST": "::", "VITRALL_METRICS": "Yes", "VITRALL_TRACES": "0", "PORT": "1"}
    assert from_environment(environ) == {"port": 80, "host": "::", "metrics": True, "traces": False}
    assert from_environment({"VITRALL_WORKERS": "123456789"}) == {"workers": 123_456_789}
    for word in ("1234567890", "-1", "1.5", "٣", "many"):
        with pytest.raises(Unreadable) as refused:
            from_environment({"VITRALL_PORT": word})
        assert refused.value.code == "serve/setting"


def test_links_begin_with_the_public_address_or_with_ours() -> None:
    assert Settings(host="127.0.0.1", port=80).url == "http://127.0.0.1:80"
    assert Settings(host="::1", port=80).url == "http://[::1]:80"
    assert Settings(public_url="https://tables.example/").url == "https://tables.example"
    assert [Settings(host=host, port=80).shared_url for host in ("127.0.0.1", "::", "192.0.2.1")] == [
        "",
        "",
        "http://192.0.2.1:80",
    ]
    assert Settings(public_url="https://tables.example/").shared_url == "https://tables.example"
    assert [Settings(public_url=url).is_secure for url in ("https://a.example", "http://a.example")] == [True, False]
    with pytest.raises(Unreadable) as refused:
        Settings(public_url="ftp://a.example")
    assert refused.value.code == "serve/public-url"


def test_the_key_is_beside_the_database_unless_that_is_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings("t.db").key_path == Path("t.db.key")
    assert Settings("postgresql://a/b").key_path == tmp_path / "vitrall" / "seeds.key"
    assert Settings("t.db", key_file="own").key_path == Path("own")
    assert Settings().address == str(tmp_path / "vitrall" / "tables.db")
    assert Settings().deck_folder is None
    (tmp_path / "vitrall" / "decks").mkdir(parents=True)
    assert Settings().deck_folder == tmp_path / "vitrall" / "decks"
    assert Settings(decks="mine").deck_folder == Path("mine")


# ---- ids, cookies and limits -----------------------------------------------------------------------------------------


def test_ids_and_secrets_are_as_long_as_they_were_promised() -> None:
    """96 random bits for the link of a table, 192 for a secret."""
    assert (len(new_table_id()), len(new_secret())) == (16, 32)
    assert is_table_id(new_table_id())
    assert [is_table_id(text) for text in ("", "a" * 32, "a" * 33, "a/b", "a\n")] == [False, True, False, False, False]
    assert (fits("word", digest("word")), fits("word", digest("other")), fits("", "")) == (True, False, False)
    assert short_mark("table") == digest("table")[:8]


def test_a_cookie_is_known_by_its_signature_and_its_length() -> None:
    signer, other = Signer("5a" * 32), Signer("5b" * 32)
    cookie = signer.new_cookie()
    assert signer.device(cookie) == digest(cookie.partition(".")[0])
    assert [each.device(text) for each, text in ((other, cookie), (signer, cookie[:-1]), (signer, ""))] == ["", "", ""]
    lengths = {}
    for length in (199, 200):
        device = "d" * (length - 65)
        lengths[length] = bool(signer.device(f"{device}.{signer._signature(device)}"))
    assert lengths == {199: True, 200: False}
    assert signer.agrees("t", 1, signer.agreement("t", 1))
    assert not signer.agrees("t", 0, signer.agreement("t", 1))
    assert not signer.agrees("t", 1, other.agreement("t", 1))


def test_a_bucket_fills_with_time_up_to_its_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("vitrall.server.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_and_places_are_kept_for_each_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vitrall.server.limits._MOST_BUCKETS", 2)
    buckets = Buckets(0.001, 2.0)
    for key, amount in (("a", 1.0), ("a", 1.0), ("b", 2.0)):
        buckets.check(key, amount)
    for key in ("b", "a"):
        with pytest.raises(Unavailable) as refused:
            buckets.check(key)
        assert refused.value.code == "request/rate"
    buckets.check("c")  # of the others the one that asked longest ago is forgotten
    with pytest.raises(Unavailable):
        buckets.check("a")
    buckets.check("b")
    places = Places(1)
    with places.place("a"), places.place("b"), pytest.raises(Unavailable), places.place("a"):
        pass
    with places.place("a"):
        assert places._held == {"a": 1}
    assert places._held == {}


# ---- the log ---------------------------------------------------------------------------------------------------------


def test_a_line_of_the_log_is_json_that_people_can_read() -> None:
    record = logging.makeLogRecord({"msg": "Łódź %s", "args": ("ж",), "levelname": "INFO", "name": "n", "created": 0.0})
    line = JsonLines().format(record)
    assert "Łódź ж" in line
    assert json.loads(line) == {"time": "1970-01-01T00:00:00Z", "level": "info", "from": "n", "message": "Łódź ж"}
    try:
        raise LookupError("lost")
    except LookupError:
        record.exc_info = sys.exc_info()
    assert "LookupError: lost" in json.loads(JsonLines().format(record))["trace"]


def test_the_memory_of_repeated_lines_is_bounded() -> None:
    once = OncePerSecond()

    def passes(code: str, at: float) -> bool:
        return once.filter(logging.makeLogRecord({"msg": "refused", "code": code, "levelno": 20, "created": at}))

    assert [passes("a", 1.0), passes("a", 1.5), passes("a", 2.0)] == [True, False, True]
    for number in range(MOST_KINDS + 10):
        assert passes(str(number), 3.0)
    assert len(once._last) <= MOST_KINDS


# ---- garbage and pauses ----------------------------------------------------------------------------------------------


def test_a_full_collection_waits_for_a_quiet_moment_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, runs = [0], []
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, waiting[0]))
    monkeypatch.setattr(gc, "collect", lambda: runs.append(waiting[0]))

    def swept(count: int, quiet: float) -> bool:
        waiting[0] = count
        return garbage.sweep(quiet)

    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    assert not swept(garbage.OVERDUE, 9.0)  # not settled: Python's own thresholds hold
    monkeypatch.setattr(gc, "get_threshold", lambda: garbage.THRESHOLDS)
    assert garbage.is_settled()
    assert not swept(garbage.WORTH_IT - 1, 9.0)
    assert swept(garbage.WORTH_IT, 9.0)
    assert swept(garbage.WORTH_IT, garbage.QUIET_SECONDS)
    assert not swept(garbage.OVERDUE - 1, 0.1)
    assert swept(garbage.OVERDUE, 0.1)
    assert runs == [garbage.WORTH_IT, garbage.WORTH_IT, garbage.OVERDUE]


def test_a_long_collection_is_logged_and_each_is_counted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The line says how much of the time was work: a process that waits for a processor is held up by others."""
    # Watches that earlier tests left in this process run whenever Python collects. They must neither take these times
    # nor add to this count, so this test has a clock and a counter of its own while nothing is collected.
    times = iter([1.0, 1.0 + garbage.LONG - 0.01, 2.0, 2.0 + garbage.LONG + 0.0123456])
    worked = iter([7.0, 8.0, 8.0034])
    pauses: list[float] = []
    watch = garbage._Watch()
    gc.disable()
    try:
        caplog.set_level(logging.INFO)
        with monkeypatch.context() as patch:
            clocks = SimpleNamespace(perf_counter=lambda: next(times), thread_time=lambda: next(worked))
            patch.setattr(garbage, "time", clocks)
            patch.setattr(metrics, "GARBAGE", SimpleNamespace(observe=pauses.append))
            for generation in (0, 1):
                watch("start", {"generation": generation})
                watch("stop", {"generation": generation})
        lines = [(vars(line)["seconds"], vars(line)["reason"]) for line in caplog.records]
    finally:
        gc.enable()
    assert pauses == pytest.approx([garbage.LONG - 0.01, garbage.LONG + 0.0123456])
    assert lines == [(round(garbage.LONG + 0.0123456, 3), "garbage of generation 1, 3 ms of it on a processor")]


class Looks:
    """Stands for the event that ends a watch: it lets so many looks pass."""

    def __init__(self, count: int) -> None:
        self._left = count

    def wait(self, seconds: float) -> bool:
        assert seconds == TICK
        self._left -= 1
        return self._left < 0


def test_the_watch_looks_only_while_the_loop_is_silent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        watch = PauseWatch()
        watch.close()
        watch._thread.join()  # from here on only this test looks
        assert watch._closed.is_set()
        assert watch._timer.cancelled()
        closed: Any = Looks(2)
        watch._closed, watch._sign, watch._doing = closed, time.monotonic() + 60, ""
        watch._watch()
        assert watch._doing == ""
        watch._closed, watch._sign = Looks(2), time.monotonic() - LONG - 1  # type: ignore[assignment]
        watch._watch()
        assert "_watch" in watch._doing  # what this thread is doing
        assert watch._thread_id == threading.get_ident()
        watch._doing, watch._sign = "something", time.monotonic() - 5.0
        watch._tick()
        watch._timer.cancel()
        assert watch._doing == ""
        watch._sign = time.monotonic()
        watch._tick()
        watch._timer.cancel()

    pauses: list[float] = []
    monkeypatch.setattr(metrics, "PAUSES", SimpleNamespace(observe=pauses.append))
    caplog.set_level(logging.INFO)
    asyncio.run(main())
    lines = [vars(line) for line in caplog.records if line.name == pause_watch.__name__]
    assert [(line["reason"], round(line["seconds"])) for line in lines] == [("something", 5)]
    assert lines[0]["seconds"] == round(lines[0]["seconds"], 3)
    assert [round(seconds) for seconds in pauses] == [5]


def test_what_a_thread_does_is_named_by_the_nearest_function_of_ours() -> None:
    assert pause_watch.doing(None) == pause_watch.NO_PROCESSOR
    frame = sys._getframe()
    assert pause_watch.doing(frame).startswith(f"{__name__}.")

    def select() -> str:
        return pause_watch.doing(sys._getframe())

    assert select() == pause_watch.NO_PROCESSOR
