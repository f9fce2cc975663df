"""Figures for Prometheus: how much is going on, and how long it takes. Nothing in them names a person or a table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
MOVES: Final = Counter("vitrall_moves", "Moves committed by this process", registry=REGISTRY)
REFUSED: Final = Counter("vitrall_refused", "Messages and requests refused", ["code"], registry=REGISTRY)
FAULTS: Final = Counter("vitrall_faults", "Faults of the server itself", registry=REGISTRY)
SOCKETS: Final = Gauge("vitrall_sockets", "Open sockets", registry=REGISTRY)
ROOMS: Final = Gauge("vitrall_rooms", "Tables in memory", registry=REGISTRY)
LATENCY: Final = Histogram(
    "vitrall_move_seconds",
    "From reading a move to having told it",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)


def metrics_text() -> bytes:
    return generate_latest(REGISTRY)
