"""`--workers W` and `--ray [ADDRESS]`: what executes the games of a command, processes of this machine or a cluster."""

from __future__ import annotations

import argparse
from pathlib import Path

from vitrall.lab.cluster import AUTO, Cluster
from vitrall.lab.parallel import check_workers
from vitrall.words import Words


def add_executor_options(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add both flags; only one of them can be given."""
    executor = parser.add_mutually_exclusive_group()
    default = words.say("flag-default", value="1")
    workers = f"{words.say('flag-workers')}; {default}"
    executor.add_argument("--workers", type=int, default=1, metavar="W", help=workers)
    executor.add_argument("--ray", nargs="?", const=AUTO, metavar="ADDRESS", help=words.say("flag-ray"))


def executor_asked(asked: argparse.Namespace, state: Path) -> int | Cluster:
    """The number of processes, or a cluster that saves results below the folder `state`."""
    if asked.ray is not None:
        return Cluster(asked.ray, state / "ray")
    check_workers(asked.workers)
    workers: int = asked.workers
    return workers
