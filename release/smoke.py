"""Installs every artefact into an environment of its own and plays a game with it: in Python, in the terminal, and at
a server that serves the page."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

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
    plain = {"VITRALL_PLAIN_WHEEL": "1"}  # an sdist is built on the spot; compiling it again would prove nothing new
    run(python, "-m", "pip", "install", "-q", "-c", ROOT / "constraints.txt", f"{artefact}[web]", cwd=place, env=plain)
    kind = run(python, "-c", GAME, cwd=place).strip()
    if ("manylinux" in artefact.name) != kind.startswith("compiled"):
        raise Failed(f"{artefact.name} has another engine than its name says: {kind}")
    run(python.with_name("vitrall"), "sim", "--games", "5", "--players", "3", "--seed", "1", cwd=place)
    serve([str(python.with_name("vitrall"))], place)
    return kind


def python_for(artefact: Path) -> Path:
    """The Python that a wheel is for; any for the others."""
    tag = re.search(r"-cp(\d)(\d+)-", artefact.name)
    if not tag:
        return Path(sys.executable)
    return next(each for each in interpreters() if each.name == f"python{tag[1]}.{tag[2]}")


def serve(command: list[str], place: Path, **environment: str) -> None:
    """Start a server, and get its page and the first script of it."""
    words = [*command, "serve", "--port", "0", "--no-open", "--database", str(place / "tables.db")]
    server = subprocess.Popen(
        words, cwd=place, env={**clean(), **environment, "VITRALL_LANG": "en"}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        if not address:
            raise Failed(f"{' '.join(words)} serves nothing")
        page = get(f"{address[0]}/")
        script = re.search(r'src="\.?(/[^"]+\.js)"', page)
        if not script or len(get(address[0] + script[1])) < 1000:
            raise Failed(f"{' '.join(words)} serves no page")
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
    """`uvx` and `pipx run` take the package from the folder, and its dependencies from the usual index."""
    tools = {
        "uvx": ["uvx", "--from", "vitrall[web]", "vitrall"],
        "pipx": ["pipx", "run", "--spec", "vitrall[web]", "vitrall"],
    }
    for name, command in tools.items():
        program = COMMANDS / name
        if not program.exists():
            raise Failed(f"{name} is not installed; it is part of the extra release")
        with tempfile.TemporaryDirectory() as place:
            homes = {"UV_CACHE_DIR": f"{place}/cache", "UV_TOOL_DIR": f"{place}/tools", "PIPX_HOME": f"{place}/pipx"}
            index = {"UV_FIND_LINKS": str(folder), "PIP_FIND_LINKS": str(folder)}
            serve([str(program), *command[1:]], Path(place), **homes, **index)
        print(f"--- {name} serves the page", flush=True)
