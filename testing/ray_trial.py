"""Runs commands with and without a Ray cluster, and kills workers, a node and the command itself meanwhile.

`python -m testing.ray_trial FOLDER` writes `outcome.json`. `tests/heavy/test_ray.py` runs it in a network namespace of
its own.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from testing.ray_nodes import RayNodes

ROOT: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 600
SIM: Final = ("sim", "--bots", "greedy", "first-steps", "--games", "150", "--seed", "9", "--json")
LONG: Final = ("sim", "--bots", "craftsman", "--games", "150", "--seed", "4", "--json")
ARENA: Final = ("arena", "random", "first-steps", "--games", "24")
TUNE: Final = ("--dry", "--rounds", "1", "--games", "22", "--trial", "24")
TRAIN: Final = ("--games", "400", "--iterations", "1", "--hidden", "8", "--lang", "en")
TIMES: Final = {"games_per_cpu_second", "seconds"}  # of what is printed, the only things that differ between two runs


class Trial:
    """Commands in the environment of a cluster."""

    def __init__(self, nodes: RayNodes, folder: Path) -> None:
        self.nodes, self.folder = nodes, folder

    def start(self, *arguments: str | Path, module: str = "vitrall", **environment: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", module, *map(str, arguments)],
            cwd=ROOT,
            env={**self.nodes.environment, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ended(self, *arguments: str | Path, module: str = "vitrall", **environment: str) -> dict[str, Any]:
        return self.end(self.start(*arguments, module=module, **environment))

    def end(self, command: subprocess.Popen[str]) -> dict[str, Any]:
        """How a command ended, and what it printed last."""
        out, error = command.communicate(timeout=PATIENCE)
        lines = out.strip().splitlines() or [""]
        text: Any = lines[-1]
        if text.startswith("{"):
            text = {key: value for key, value in json.loads(text).items() if key not in TIMES}
        return {"code": command.returncode, "told": text, "lines": len(lines), "error": error[-2000:]}

    def results(self) -> int:
        """How many parts are saved."""
        return len(list((self.folder / "state").rglob("*.result")))

    def await_results(self, least: int, command: subprocess.Popen[str]) -> None:
        until = time.monotonic() + PATIENCE
        while self.results() < least and command.poll() is None:
            assert time.monotonic() < until
            time.sleep(0.05)

    def kill_worker(self) -> int:
        """Kill one process that plays games; 0 if there is none."""
        until = time.monotonic() + 60
        while not (processes := self.nodes.working()) and time.monotonic() < until:
            time.sleep(0.02)
        for process in processes[:1]:
            os.kill(process, signal.SIGKILL)
        return len(processes[:1])

    def run(self) -> dict[str, Any]:
        state, outcome = ("--state", self.folder / "state"), dict[str, Any]()
        outcome["sim"] = [self.ended(*SIM), self.ended(*SIM, "--ray", *state)]
        files = [self.folder / f"{name}.parquet" for name in ("alone", "shared")]
        self.ended("sim", "--games", "1200", "--out", files[0])
        self.ended("sim", "--games", "1200", "--out", files[1], "--ray", "127.0.0.1:6379", *state)
        outcome["parquet"] = [sha256(path.read_bytes()).hexdigest() if path.exists() else "" for path in files]
        outcome["arena"] = [self.scores(), self.scores("--ray", *state)]
        outcome["tune"] = [
            self.ended(*TUNE, module="bench.tune"),
            self.ended(*TUNE, "--ray", *state, module="bench.tune"),
        ]
        outcome["train"] = [self.trained("trained-alone"), self.trained("trained-shared", "--ray")]
        outcome["alone"] = self.ended(*LONG)
        outcome["killed driver"] = self.with_killed_driver(state)
        outcome["killed worker"] = self.with_killed_workers(state)
        outcome["killed node"] = self.with_killed_node(state)
        outcome["wrong token"] = self.ended(*SIM, "--ray", RAY_AUTH_TOKEN="0" * 64)
        outcome["left over"] = self.results()
        return outcome

    def scores(self, *arguments: str | Path) -> Any:
        """The games of a contest, without the time they took."""
        path = self.folder / "arena.parquet"
        done = self.ended(*ARENA, "--out", path, *arguments)
        if done["code"]:
            return done
        import polars

        rows = polars.read_parquet(path)
        names = [
            name
            for name in rows.columns
            if not any(word in name for word in ("cpu", "slowest", "time", "milliseconds"))
        ]
        return rows.select(names).to_dicts()

    def trained(self, name: str, *arguments: str) -> Any:
        """The weights of a small training, and how its match against no net ended."""
        folder = self.folder / name
        done = self.ended("train", folder, *TRAIN, *arguments)
        if done["code"]:
            return done
        net = json.loads((folder / "net-00.json").read_text(encoding="utf-8"))
        weights = {name: value for name, value in net.items() if name not in ("origin", "sha256")}
        events = [json.loads(line) for line in (folder / "progress.jsonl").read_text(encoding="utf-8").splitlines()]
        gate = next(event for event in events if event["event"] == "gate")
        return {"code": 0, "weights": weights, "won": gate["won"], "seeds": gate["seeds"]}

    def with_killed_driver(self, state: tuple[str | Path, ...]) -> dict[str, Any]:
        command = self.start(*LONG, "--ray", *state)
        self.await_results(2, command)
        command.kill()
        command.communicate()
        return {"saved": self.results(), **self.ended(*LONG, "--ray", *state)}

    def with_killed_workers(self, state: tuple[str | Path, ...]) -> dict[str, Any]:
        command = self.start(*LONG, "--ray", *state)
        killed = self.kill_worker()
        self.await_results(2, command)
        killed += self.kill_worker()
        return {"killed": killed, **self.end(command)}

    def with_killed_node(self, state: tuple[str | Path, ...]) -> dict[str, Any]:
        """The second node, in the middle of the games; the first plays them all."""
        command = self.start(*LONG, "--ray", *state)
        self.await_results(2, command)
        self.nodes.kill(self.nodes.nodes[1])
        return self.end(command)


def main(folder: Path) -> None:
    with RayNodes(folder) as nodes:
        outcome = Trial(nodes, folder).run()
    (folder / "outcome.json").write_text(json.dumps(outcome, indent=1, default=str))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
