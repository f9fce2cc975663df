"""A Ray cluster of two nodes with one core each on this machine, protected by a token. Run it in a network namespace of
its own (`unshare --net`), because Ray listens on all interfaces."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Final

PORT: Final = 6379
ADDRESS: Final = f"127.0.0.1:{PORT}"
PATIENCE: Final = 240  # seconds until both nodes must be there
WORKER: Final = b"ray::_checked"  # what Ray calls a process that runs our task


class RayNodes:
    """Starts the nodes on entry, ends them by their process ids on exit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_USAGE_STATS_ENABLED": "0",
            "RAY_worker_niceness": "0",  # Ray's 15 would make tests wait on a busy machine
            "RAY_raylet_start_wait_time_s": str(PATIENCE),
            "RAY_ADDRESS": ADDRESS,
        }
        self.nodes: list[subprocess.Popen[bytes]] = []
        self._files = tempfile.mkdtemp(prefix="ray")  # not below the folder: the path of a socket must be short

    def __enter__(self) -> RayNodes:
        self._start("--head", f"--port={PORT}", "--include-dashboard=false", f"--temp-dir={self._files}")
        self._start(f"--address={ADDRESS}")
        self._await_both()
        return self

    def __exit__(self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None) -> None:
        for node in reversed(self.nodes):
            self.kill(node)
        shutil.rmtree(self._files, ignore_errors=True)

    def _start(self, *arguments: str) -> None:
        ray = Path(sys.executable).with_name("ray")
        usual = ("--num-cpus=1", "--node-ip-address=127.0.0.1", "--object-store-memory=100000000", "--block")
        with (self.folder / f"node{len(self.nodes)}.log").open("wb") as log:
            command = [str(ray), "start", *arguments, *usual, "--disable-usage-stats"]
            node = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, start_new_session=True)
        self.nodes.append(node)
        if len(self.nodes) == 1:
            self._await_text("node0.log", b"Ray runtime started")

    def _await_text(self, name: str, text: bytes) -> None:
        until = time.monotonic() + PATIENCE
        while text not in (self.folder / name).read_bytes():
            if time.monotonic() > until or self.nodes[-1].poll() is not None:
                raise RuntimeError((self.folder / name).read_text())
            time.sleep(0.2)

    def _await_both(self) -> None:
        self._await_text("node1.log", b"Ray runtime started")
        question = f"import ray, time; ray.init('{ADDRESS}', log_to_driver=False, logging_level='ERROR')\n"
        question += "while ray.cluster_resources().get('CPU', 0) < 2: time.sleep(0.2)"
        subprocess.run([sys.executable, "-c", question], check=True, env=self.environment, timeout=PATIENCE)

    def kill(self, node: subprocess.Popen[bytes]) -> None:
        """All processes of a node at once, as a power failure would."""
        try:
            os.killpg(node.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        node.wait()

    def working(self) -> list[int]:
        """The processes that run our tasks now."""
        processes = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                title = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if title.startswith(WORKER):
                processes.append(int(folder.name))
        return processes
