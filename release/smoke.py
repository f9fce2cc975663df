"""Installs every artefact into an environment of its own and plays a game with it: in Python, in the terminal, and at
a server that serves the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from release.artefacts import COMMANDS, ROOT, Failed, clean, interpreters, run

GAME = """
import sys, vitrall
from vitrall import Game, Options
from vitrall.kind import engine_kind
game = Game.new(Options(players=2), seed=7)
while moves := game.legal_moves:
    game.play(moves[-1])
assert [seat.total for seat in game.scores] == [39, 17], game.scores
assert vitrall.__file__.startswith(sys.prefix), vitrall.__file__
print(engine_kind(), vitrall.__version__)
"""
SECONDS = 120


def try_all(folder: Path, files: list[Path]) -> None:
    for path in files:
        with tempfile.TemporaryDirectory() as place:
            print(f"--- try {path.name}: {tried(path, Path(place))}", flush=True)
    try_runners(folder)


def tried(artefact: Path, place: Path) -> str:
    """Install and play; what the installed package says it is."""
    python = place / "env" / "bin" / "python"
    run(python_for(artefact), "-m", "venv", place / "env")
    # An sdist is built on the spot, where there is no git and no npm; compiling it again would prove nothing new.
    plain = {"VITRALL_PLAIN_WHEEL": "1", "PATH": str(python.parent)}
    pip = (python, "-m", "pip", "install", "-q", "--no-compile", "-c", ROOT / "constraints.txt")
    run(*pip, f"{artefact}[web]", cwd=place, env=plain)
    kind = run(python, "-c", GAME, cwd=place).strip()
    if ("manylinux" in artefact.name) != kind.startswith("compiled"):
        raise Failed(f"{artefact.name} has another engine than its name says: {kind}")
    run(python.with_name("vitrall"), "sim", "--games", "5", "--players", "3", "--seed", "1", cwd=place)
    serve(Command([str(python.with_name("vitrall"))], {}), place)
    return kind


def python_for(artefact: Path) -> Path:
    """The Python that a wheel is for; any for the others."""
    tag = re.search(r"-cp(\d)(\d+)-", artefact.name)
    if not tag:
        return Path(sys.executable)
    return next(each for each in interpreters() if each.name == f"python{tag[1]}.{tag[2]}")


class Command(NamedTuple):
    """How `vitrall` is started, and in which environment; `{place}` is a folder that is deleted afterwards."""

    words: list[str]
    environment: dict[str, str]


def serve(command: Command, place: Path) -> None:
    """Start a server, and get its page and the first script of it."""
    with served(command, place) as address:
        script = re.search(r'src="\.?(/[^"]+\.js)"', get(f"{address}/"))
        if not script or len(get(address + script[1])) < 1000:
            raise Failed(f"{' '.join(command.words)} serves no page")


@contextmanager
def served(command: Command, place: Path) -> Iterator[str]:
    """The address of a server that runs for the length of a block."""
    words = [*command.words, "serve", "--port", "0", "--no-open", "--database", str(place / "tables.db")]
    homes = {name: value.replace("{place}", str(place)) for name, value in command.environment.items()}
    log = place / "server.log"
    with log.open("w") as errors:
        server = subprocess.Popen(
            words,
            cwd=place,
            env={**clean(), **homes, "VITRALL_LANG": "en"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        if not address:
            raise Failed(f"{' '.join(words)} serves nothing:\n{log.read_text()[-2000:]}")
        yield address[0]
    finally:
        server.terminate()
        server.wait(SECONDS)
        if server.stdout is not None:
            server.stdout.close()


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=SECONDS) as answer:
        text: bytes = answer.read()
    return text.decode()


def try_runners(folder: Path) -> None:
    for name, command in runners(folder).items():
        with tempfile.TemporaryDirectory() as place:
            serve(command, Path(place))
        print(f"--- {name} serves the page", flush=True)


def runners(folder: Path) -> dict[str, Command]:
    """`uvx` and `pipx run` take the package from the folder, and its dependencies from the usual index.

    A wheel that was there before under the same version must not come out of a cache.
    """
    tools = {
        "uvx": ["uvx", "--refresh-package", "vitrall", "--from", "vitrall[web]", "vitrall"],
        "pipx": ["pipx", "run", "--backend", "pip", "--no-cache", "--spec", "vitrall[web]", "vitrall"],
    }
    if missing := [name for name in tools if not (COMMANDS / name).exists()]:
        raise Failed(f"{', '.join(missing)} is not installed; it is part of the extra release")
    homes = {"UV_TOOL_DIR": "{place}/tools", "PIPX_HOME": "{place}/pipx", "PIPX_BIN_DIR": "{place}/bin"}
    known = os.environ.get("PIP_FIND_LINKS", "").split()
    index = {"UV_FIND_LINKS": str(folder), "PIP_FIND_LINKS": " ".join([*known, str(folder)])}
    index["UV_SYSTEM_CERTS"] = "true"  # those of the machine, as pip has them
    return {name: Command([str(COMMANDS / name), *words[1:]], {**homes, **index}) for name, words in tools.items()}
