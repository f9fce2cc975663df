"""Whether the code of another commit gives the same values as the present one, to the last digit.

If so, results that were measured there hold here too, though the sources are not the same.

    python -m bench._equal_values    prints the values of the sample as JSON
"""

from __future__ import annotations

# isort: split
import bench._compiled as compiled

# isort: split
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any, Final

from testing.exact_last_turns import bots_game
from vitrall.analysis import Effort, analyse, analysis_data, seat_verdicts
from vitrall.bots import Budget
from vitrall.game import Game

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "tests" / "golden" / "games"  # of one to six players, with every module
BOTS: Final = (("craftsman", "planner"), ("random", "greedy"), ("average", "average"), ("craftsman",))
SEED: Final = 7
FEW, MORE, MANY = Effort(12, 3, 20), Effort(5, 2, 8), Effort(2, 2, 4)  # up to two, to four and to six players

Values = dict[str, Any]


def values() -> Values:
    """The marks of the sources, and the values of the sample: analyses of games of all kinds, and games of bots."""
    from bench import campaign_analysis
    from bench._copy import sources

    sample: dict[str, str] = {path.stem: _analysed(path.read_text("utf-8")) for path in sorted(GAMES.glob("*.txt"))}
    for number, bots in enumerate(BOTS):
        record = bots_game(bots, 200_000 + number, Budget()).record()
        sample["-".join(bots)] = record + _analysed(record)
    marks = [sources(*campaign_analysis.DEPENDS), sources(*campaign_analysis.CHARGES)]
    return {"engine": compiled.engine_kind(), "marks": marks, "sample": sample}


def _analysed(record: str) -> str:
    game = Game.from_record(record)
    effort = FEW if game.players < 3 else MORE if game.players < 5 else MANY
    whole = analyse(game, effort, SEED)
    figures = [(seat.points, seat.chances, seat.offers) for seat in whole.seats]
    verdicts = seat_verdicts(game, game.players - 1, effort, SEED)
    return json.dumps([analysis_data(whole), repr(figures), repr(verdicts)])


def values_of(commit: str) -> Values:
    """The values with the code of a commit, compiled, in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="vitrall-equal-") as name:
        tree, wheels, native = Path(name, "tree"), Path(name, "wheels"), Path(name, "native")
        _git("worktree", "add", "--detach", str(tree), commit)
        try:
            command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
            subprocess.run(command, cwd=tree, check=True, capture_output=True)
            zipfile.ZipFile(next(wheels.glob("*.whl"))).extractall(native)
            shutil.copy2(__file__, tree / "bench" / Path(__file__).name)
            return _values_in(tree, native)
        finally:
            _git("worktree", "remove", "--force", str(tree))


def values_here() -> Values:
    return _values_in(ROOT, Path(os.environ["VITRALL_NATIVE"])) if "VITRALL_NATIVE" in os.environ else values()


def _values_in(tree: Path, native: Path) -> Values:
    """By a process of its own, which finds that code and no other."""
    environment = {**os.environ, "VITRALL_NATIVE": str(native), "PYTHONPATH": os.pathsep.join((str(native), str(tree)))}
    command = [sys.executable, "-m", "bench._equal_values"]
    done = subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True, text=True)
    answer: Values = json.loads(done.stdout)
    return answer


def _git(*command: str) -> None:
    subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True)


def differences(earlier: Values, present: Values) -> list[str]:
    """What is not the same: names of games, or the engine."""
    names = sorted(earlier["sample"].keys() | present["sample"].keys())
    unlike = [name for name in names if earlier["sample"].get(name) != present["sample"].get(name)]
    return unlike if earlier["engine"] == present["engine"] else ["engine", *unlike]


def renewed(stored: Values, marks: dict[str, int], earlier: Values, present: Values) -> list[str]:
    """Gives the parts that were measured with the earlier sources the mark of the present ones; returns their names.

    `marks` says which of the marks of the sources each part has.
    """
    parts = [name for name, mark in marks.items() if stored.get(name, {}).get("sources") == earlier["marks"][mark]]
    for name in parts:
        stored[name]["sources"] = present["marks"][marks[name]]
    return parts


if __name__ == "__main__":
    print(json.dumps(values()))
