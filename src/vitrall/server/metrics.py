"""Metrics for Prometheus: counts and durations. None of them names a person or a table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
MOVES: Final = Counter("vitrall_moves", "Moves committed by this process", registry=REGISTRY)
REFUSED: Final = Counter("vitrall_refused", "Messages and requests refused", ["code"], registry=REGISTRY)
CUT: Final = Counter(
    "vitrall_cut", "Connections cut before a request or message was whole", ["reason"], registry=REGISTRY
)
FAULTS: Final = Counter("vitrall_faults", "Faults of the server itself", registry=REGISTRY)
SOCKETS: Final = Gauge("vitrall_sockets", "Open sockets", registry=REGISTRY)
ROOMS: Final = Gauge("vitrall_rooms", "Tables in memory", registry=REGISTRY)
LATENCY: Final = Histogram(
    "vitrall_move_seconds",
    "From reading a move to having told it",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)

BOTS_WAITING: Final = Gauge("vitrall_bots_waiting", "Questions to bots that are not answered yet", registry=REGISTRY)
BOT_SECONDS: Final = Histogram(
    "vitrall_bot_seconds",
    "From asking a bot to its answer, waiting included",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
    registry=REGISTRY,
)
BOT_BUDGET: Final = Histogram(
    "vitrall_bot_budget_seconds",
    "The time that a bot was given to think about a move",
    buckets=(0.001, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1),
    registry=REGISTRY,
)
BOT_FALLBACKS: Final = Counter(
    "vitrall_bot_fallbacks", "Moves made in the stead of a bot that failed", ["kind"], registry=REGISTRY
)

GARBAGE: Final = Histogram(
    "vitrall_garbage_seconds",
    "How long each search for garbage held the process up",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5),
    registry=REGISTRY,
)

PAUSES: Final = Histogram(
    "vitrall_pause_seconds",
    "How long the loop was held up, where that was noticed",
    buckets=(0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
COMMIT: Final = Histogram(
    "vitrall_commit_seconds",
    "How long the database took for each commit, the disk's sync included",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
    registry=REGISTRY,
)


def metrics_text() -> bytes:
    return generate_latest(REGISTRY)
