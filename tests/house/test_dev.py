"""`dev.py` where it is started in unusual ways: in the background, on a machine without Node; its work side by side."""

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


SIDE_BY_SIDE = """
import threading, dev
meeting = threading.Barrier(2, timeout=60)
done = []

def step(name, answer=None, meets=True):
    def work(*_):
        if meets:
            meeting.wait()
        done.append(name)
        return answer
    return work

dev.prepare, dev.build_page = step("install"), step("page", True)
dev.make_native, dev.test_page = step("compile", {"VITRALL_NATIVE": "there"}), step("test the page", FAILS)
dev.prepare_browser, dev.find_postgresql = step("browser", meets=False), step("database", meets=False)
try:
    print(dev.prepare_tests(), done.index("page") < done.index("compile"), len(done))
except dev.Stop as stop:
    print(stop)
"""


@pytest.mark.parametrize(
    ("fails", "printed"),
    [("0", "{'VITRALL_NATIVE': 'there'} True 6"), ("1", "the page's tests fail; vitest says above which")],
)
def test_the_page_is_built_while_pip_installs_and_tested_while_the_engine_is_compiled(fails: str, printed: str) -> None:
    """Two steps that must meet to go on; what apt-get installs is there before the tests begin."""
    probe = SIDE_BY_SIDE.replace("FAILS", fails)
    done = subprocess.run([sys.executable, "-c", probe], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == printed


CAMPAIGN = """
import dev
dev.prepare, dev.make_native = lambda *extras: None, lambda wheels: {}
dev.call = lambda *command, **environment: print(*command[2:]) or 3 * (command[2] == "bench.campaign_kill")
print(dev.main(["campaign", "kill", "--minutes", "0"]))
"""


def test_a_campaign_renews_what_the_readme_quotes_and_keeps_its_exit_code() -> None:
    done = subprocess.run([sys.executable, "-c", CAMPAIGN], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["bench.campaign_kill --minutes 0", "tests.docs.readme_figures", "3"]


OF_THE_PAGE = """
import dev
dev.prepare, dev.make_native = lambda *extras: None, lambda wheels: {}
dev.build_page = lambda with_engine=True: print("page", with_engine) or BUILDS
dev.call = lambda *command, **environment: print(*command[2:]) or 0
try:
    dev.main(WORDS)
except dev.Stop as stop:
    print(stop.code)
"""


@pytest.mark.parametrize(
    "words", [["bench", "offline"], ["bench", "browser"], ["campaign", "offline"], ["campaign", "sizes"]]
)
def test_what_measures_the_page_builds_it_first(words: list[str]) -> None:
    probe = OF_THE_PAGE.replace("WORDS", repr(words))
    lines = [
        subprocess.run(
            [sys.executable, "-c", probe.replace("BUILDS", str(builds))],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for builds in (True, False)
    ]
    module = f"bench.{'campaign_' if words[0] == 'campaign' else ''}{words[1]}"
    assert lines == [["page True", module, "tests.docs.readme_figures"], ["page True", "1"]]


IMAGE = """
import dev
dev.build_page = lambda with_engine=True: print("page") or PAGE
dev.environment = lambda folder, *extras: "python"
dev.call = lambda *command, **environment: print(*command) or 0
try:
    dev.main(["release", "--image", "--base", "debian"])
except dev.Stop as stop:
    print(stop)
"""


@pytest.mark.parametrize(("page", "printed"), [("True", "python -m release --image --base debian"), ("False", "Node")])
def test_an_image_is_built_with_an_up_to_date_page(page: str, printed: str) -> None:
    code = IMAGE.replace("PAGE", page)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    first, last = done.stdout.splitlines()
    assert first == "page"
    assert printed in last
