"""`dev.py` where it is started in unusual ways: in the background, and on a machine without Node."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PROBE = """
import sys, dev
child = "import signal, sys; sys.exit(signal.getsignal(signal.SIGINT) is signal.SIG_IGN)"
dev.VERBS["probe"] = lambda arguments: dev.call(sys.executable, "-c", child)
sys.exit(dev.main(["probe"]))
"""


def test_what_it_starts_can_be_interrupted_though_it_runs_in_the_background() -> None:
    """A shell starts `command &` with SIGINT ignored, and children inherit that."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        done = subprocess.run([sys.executable, "-c", PROBE], cwd=ROOT, check=False)
    finally:
        signal.signal(signal.SIGINT, before)
    assert done.returncode == 0


def program(path: Path, script: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.mark.parametrize(("version", "own"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.9", False), ("", False)])
def test_an_old_node_is_passed_over(tmp_path: Path, version: str, own: bool) -> None:
    """The machine's Node is used from 20.19 on; else the one of .venv, which gets pip's certificates."""
    program(tmp_path / "bin" / "npm", "exit 0")
    program(tmp_path / "bin" / "node", f"echo {version}")
    program(tmp_path / "venv" / "npm", "exit 0")
    program(tmp_path / "venv" / "node", "echo v24.3.0")
    probe = f"""
import os, pathlib, shutil, dev
dev.PYTHON = pathlib.Path({str(tmp_path / "venv" / "python")!r})
assert dev.find_node()
print(shutil.which("node"), os.environ.get("NODE_EXTRA_CA_CERTS"))
"""
    environment = {"PATH": str(tmp_path / "bin"), "PIP_CERT": "/private/ca.pem"}
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    folder, certificates = ("bin", "None") if own else ("venv", "/private/ca.pem")
    assert done.stdout.split() == [str(tmp_path / folder / "node"), certificates]
