"""A fresh clone of this project, started as a new user starts it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NODE_PROGRAMS = {"node", "nodejs", "npm", "npx", "corepack"}
ADDRESS = re.compile(r"http://[0-9.]+:\d+")
LONGEST = 900  # seconds until a start counts as failed


@dataclass(frozen=True)
class Start:
    """One start of a fresh clone."""

    seconds: float
    page: str
    log: str


def clone(folder: Path) -> Path:
    """The committed state of this project."""
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    return folder


def path_without_node(folder: Path) -> str:
    """A PATH with links to all programs but Node's; earlier folders of the PATH come first."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        programs = Path(place).iterdir() if Path(place).is_dir() else ()
        for program in programs:
            link = folder / program.name
            if program.name not in NODE_PROGRAMS and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


@contextlib.contextmanager
def started(project: Path, home: Path, **environment: str) -> Iterator[Start]:
    """Run the server of a clone until its page is served; stop it in the end."""
    env = {**os.environ, "VITRALL_LANG": "en", "XDG_DATA_HOME": str(home), **environment}
    env = {name: value for name, value in env.items() if name not in ("PYTHONPATH", "VITRALL_NATIVE", "VIRTUAL_ENV")}
    python = shutil.which(f"python{sys.version_info.major}.{sys.version_info.minor}") or sys.executable
    command = [python, "dev.py", "run", "serve", "--port", "0", "--no-open"]
    began = time.monotonic()
    with (project / "start.log").open("w+") as log:
        server = subprocess.Popen(command, cwd=project, env=env, stdout=log, stderr=log, start_new_session=True)
        try:
            page = _served(server, project / "start.log", began + LONGEST)
            yield Start(time.monotonic() - began, page, (project / "start.log").read_text())
        finally:
            compiling = project / "build" / "native.pid"  # what dev.py has left behind beside the server
            for group in [server.pid, *(int(compiling.read_text()) for _ in range(compiling.exists()))]:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(group, signal.SIGTERM)
            server.wait(30)


def _served(server: subprocess.Popen[bytes], log: Path, deadline: float) -> str:
    """The page, together with the first script it names."""
    while time.monotonic() < deadline and server.poll() is None:
        if address := ADDRESS.search(log.read_text()):
            with contextlib.suppress(OSError):
                page = _get(address[0] + "/")
                script = re.search(r'src="\.?(/[^"]+\.js)"', page)
                return page + _get(address[0] + script[1]) if script else page
        time.sleep(0.1)
    raise RuntimeError(f"no page is served:\n{log.read_text()}")


def _get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        text: bytes = answer.read()
    return text.decode()
