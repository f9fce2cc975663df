"""The real server as a process of its own, at a free port of this machine; and a real PostgreSQL for it."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

ROOT = Path(__file__).parents[2]
DEBIAN = Path("/usr/lib/postgresql")

KEY_FILE: Final = Path(tempfile.gettempdir()) / f"vitrall-test-{os.getuid()}.key"  # of the seeds in PostgreSQL


class Serving:
    """A running `vitrall serve`, ended by its process id, by a signal or by kill. Never uses the default database."""

    program: tuple[str, ...] = ("-m", "vitrall")  # for Python
    stdin: int | None = None  # ours
    address: str

    def __init__(self, database: str, port: int = 0, *flags: str, **environ: str) -> None:
        fast = ("--rate-address", "100000", "--rate-socket", "100000", "--rate-seat", "100000")
        environ.setdefault("VITRALL_AWAY_SECONDS", "0")  # no flag: older versions, which tests start too, have none
        options = ("--database", database) if database else ()
        command = [sys.executable, *self.program, "serve", "--port", str(port), *options, *fast, *flags]
        if "://" in database:  # its key would be in the data folder of the person who runs the tests
            environ.setdefault("VITRALL_KEY_FILE", str(KEY_FILE))
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        env = {**os.environ, "VITRALL_LANG": "en", "PYTHONPATH": path, **environ}
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the process)
        pipes: dict[str, Any] = {"stdin": self.stdin, "stdout": subprocess.PIPE, "stderr": self._errors}
        self.process = subprocess.Popen(command, env=env, text=True, **pipes)
        self._final_log = ""
        self.said = ""  # on standard output, after its address
        self._begin()

    def _begin(self) -> None:
        self.address = self._address()
        self.wait()

    def _address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://[\w.:]+", line)
        assert match, line + self.log()
        return match[0]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def wait(self, seconds: float = 60) -> None:
        """Wait until it is ready to save moves."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/ready", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.03)
        raise AssertionError("the server is not ready: " + self.log())

    def log(self) -> str:
        if self._errors.closed:
            return self._final_log
        self._errors.seek(0)
        return self._errors.read()

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """As Ctrl-C or a service would; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(15)
        if self.process.stdin is not None:
            self.process.stdin.close()
        if self.process.stdout is not None and not self.process.stdout.closed:
            if code == 0:  # what a killed server has started may hold it open for a while
                self.said = self.process.stdout.read()
            self.process.stdout.close()
        if not self._errors.closed:
            self._final_log = self.log()
            self._errors.close()
        return code


class StandBy(Serving):
    """A server that has loaded its modules and waits to be told to serve, so that it begins at once."""

    program = (
        "-c",
        "import sys, vitrall.server.app; from vitrall.cli.main import main; sys.stdin.readline(); sys.exit(main())",
    )
    stdin = subprocess.PIPE

    def _begin(self) -> None:
        """Not yet."""

    def serve(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        super()._begin()


@contextmanager
def serving(database: str | Path, *flags: str, **environ: str) -> Iterator[Serving]:
    """A server for the length of a block. It must end cleanly, and its log must contain no error."""
    server = Serving(str(database), 0, *flags, **environ)
    try:
        yield server
        assert server.stop() == 0
        assert '"message": "stopped"' in server.log(), server.log()  # closed in order, not just ended
        assert '"level": "error"' not in server.log(), server.log()
    except BaseException:
        print(server.log())  # pytest shows it with the failure
        raise
    finally:
        server.stop()


@contextmanager
def mortal(database: str | Path, *flags: str, **environ: str) -> Iterator[Serving]:
    """A server that may be killed in the block, or end in any other way; it does not outlive a test that fails."""
    server = Serving(str(database), 0, *flags, **environ)
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


# ---- PostgreSQL ------------------------------------------------------------------------------------------------------


def _binaries() -> Path | None:
    if program := shutil.which("initdb"):
        return Path(program).parent
    versions = [path for path in DEBIAN.glob("*/bin") if (path / "initdb").exists()]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


def _as_nobody(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: it gets a folder and a user of its own, Python stays who it is."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    shutil.chown(folder, "nobody", "nogroup")
    folder.parent.chmod(0o711)
    return {"user": "nobody", "group": "nogroup", "extra_groups": []}


@contextmanager
def postgresql(durable: bool = False) -> Iterator[str]:
    """The URL of a PostgreSQL without databases of ours: the one the environment names, or one of our own. Tests want
    it quick; a campaign about lost moves wants every commit on the disk, as a real one has it."""
    if url := os.environ.get("VITRALL_TEST_POSTGRESQL"):
        yield url
        return
    binaries = _binaries()
    if binaries is None:
        assert "CI" not in os.environ, "PostgreSQL is missing, and in CI nothing is left out"
        pytest.skip("no PostgreSQL here: install it, or name one in VITRALL_TEST_POSTGRESQL")
    with tempfile.TemporaryDirectory(prefix="vitrall-") as top:
        folder = Path(top) / "pg"
        folder.mkdir(mode=0o700)
        user, port = _as_nobody(folder), free_port()
        data = folder / "data"
        kind = ["-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        _run([binaries / "initdb", "-D", data, *kind], user)
        careless = "" if durable else "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        start = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 {careless}"
        _run([binaries / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", start, "start"], user)
        try:
            yield f"postgresql://test@127.0.0.1:{port}"
        finally:
            _run([binaries / "pg_ctl", "-D", data, "-m", "immediate", "stop"], user)


def _run(command: list[str | Path], user: dict[str, Any]) -> None:
    """Output goes to a file: the database would hold a pipe open for as long as it lives."""
    with tempfile.TemporaryFile("w+") as output:
        words = [str(part) for part in command]
        done = subprocess.run(words, cwd="/", stdout=output, stderr=output, check=False, **user)
        output.seek(0)
        assert done.returncode == 0, output.read()
