"""Every request and socket can be found again: its id in the answer and in the log, its spans in a trace."""

from __future__ import annotations

import io
import json
import logging
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from testing.server.client import Device, two_seats
from testing.server.in_process import served
from vitrall.engine.errors import Unavailable
from vitrall.server import lobby_routes
from vitrall.server.logs import JsonLines
from vitrall.server.traces import start_traces

OWN = re.compile(r"[0-9a-f]{16}")


def asked(address: str, given: str = "") -> str:
    sent = {"x-request-id": given} if given else {}
    return Device(address).ask("GET", "/api/home", **sent).headers["x-request-id"]


def test_every_answer_has_an_id_of_its_own(tmp_path: Path) -> None:
    with served(tmp_path / "tables.db") as server:
        paths = ("/", "/api/home", "/nothing", "/api/tables/none/record")
        ids = [Device(server.address).ask("GET", path).headers["x-request-id"] for path in paths]
        ids.append(Device(server.address).ask("GET", "/api/home", host="evil.example").headers["x-request-id"])
        ids.append(asked(server.address, "chosen-by-a-stranger"))
        ana, _ = two_seats(server.address)
        with ana.line() as line:
            assert line.socket.response is not None
            ids.append(line.socket.response.headers["x-request-id"])
    assert all(OWN.fullmatch(each) for each in ids)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    "given", ["abc", "a" * 65, "has space 1", "line%0abreak", "ключ-запиту".encode().decode("latin-1")]
)
def test_behind_a_proxy_its_id_is_used_if_it_is_one(tmp_path: Path, given: str) -> None:
    with served(tmp_path / "tables.db", public_url="http://127.0.0.1") as server:
        assert asked(server.address, "proxy.id_1-2345") == "proxy.id_1-2345"
        assert OWN.fullmatch(asked(server.address, given))


def test_a_fault_is_logged_with_the_id_that_the_answer_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError

    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    monkeypatch.setattr(lobby_routes, "written", broken)
    logging.getLogger("vitrall.server").addHandler(handler)
    try:
        with served(tmp_path / "tables.db") as server:
            answer = Device(server.address).ask("GET", "/api/home")
    finally:
        logging.getLogger("vitrall.server").removeHandler(handler)
    assert answer.status == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["request"] for line in lines if line["level"] == "error"] == [answer.headers["x-request-id"]]
    assert all("request" not in line for line in lines if line["message"] == "stopped")


# ---- traces ----------------------------------------------------------------------------------------------------------


@contextmanager
def collector() -> Iterator[tuple[str, list[Any]]]:
    """A receiver of spans, spoken to as OpenTelemetry's collectors are; gives its address and what it has received."""
    received: list[Any] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            received.append((self.path, ExportTraceServiceRequest.FromString(body)))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing: tests are quiet."""

    receiver = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=receiver.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{receiver.server_port}", received
    finally:
        receiver.shutdown()
        thread.join()
        receiver.server_close()


def test_a_move_can_be_followed_from_the_socket_to_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with collector() as (address, received):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
        stop = start_traces()
        with served(tmp_path / "tables.db") as server:
            ana, bo = two_seats(server.address)
            with ana.line() as line:
                line.reach(0)
                line.move(line.view["legal"][0])
                line.reach(1)
        stop()
    assert {path for path, _ in received} == {"/v1/traces"}
    resources = [each for _, request in received for each in request.resource_spans]
    spans = [one for each in resources for scope in each.scope_spans for one in scope.spans]
    service = {pair.key: pair.value.string_value for pair in resources[0].resource.attributes}["service.name"]
    assert service == "vitrall"
    by_name = {each.name: each for each in spans}
    assert {"POST /api/tables", "POST /api/tables/{id}/seats", "socket move", "save", "commit"} <= set(by_name)
    move = by_name["socket move"]
    assert any(each.name == "save" and each.parent_span_id == move.span_id for each in spans)
    opened = {pair.key: pair.value for pair in by_name["POST /api/tables"].attributes}
    assert opened["http.response.status_code"].int_value == 201
    assert OWN.fullmatch(opened["vitrall.request"].string_value)
    everything = " ".join(str(request) for _, request in received)
    for secret in (ana.table, ana.secret, bo.secret, "Ana"):
        assert secret not in everything


def test_without_traces_nothing_of_them_is_loaded() -> None:
    code = "import sys, vitrall.server.app; sys.exit('opentelemetry.sdk' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(Unavailable) as caught:
        start_traces()
    assert caught.value.code == "traces/extra"
