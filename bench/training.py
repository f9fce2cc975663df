"""Runs the recipe of `docs/environments.md` and writes what came of it into that page, with its curve.

    python3 dev.py bench training [--cpu-minutes M] [--threads N] [--written]

Runs `examples/train_ppo.py` in .venv-heavy; the model stays in build/ppo. `--written` trains nothing and writes the
page from what the last training left there.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from bench._trust import ROOT, commit, table
from vitrall.lab.written_page import put_section

FOLDER: Final = ROOT / "build" / "ppo"
PAGE: Final = ROOT / "docs" / "environments.md"
CURVE: Final = ROOT / "docs" / "charts" / "ppo-curve.png"
CPU_MINUTES: Final = 30.0
AIM: Final = 0.95  # of games against random
OPPONENTS: Final = ("random", "greedy")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench training", description=__doc__)
    parser.add_argument("--cpu-minutes", type=float, default=CPU_MINUTES, help=f"default: {CPU_MINUTES:.0f}")
    parser.add_argument("--threads", type=int, default=1, help="threads of torch; default: 1")
    parser.add_argument("--written", action="store_true", help="train nothing, write the page again")
    asked = parser.parse_args(arguments)
    if not asked.written and (code := train(asked.cpu_minutes, asked.threads)):
        return code
    result = json.loads((FOLDER / "result.json").read_text(encoding="utf-8"))
    text = section(result, curve(FOLDER))
    shutil.copyfile(FOLDER / "curve.png", CURVE)
    put_section(PAGE, "training", text, "# Environments\n")
    print(text)
    return 0 if result["random"]["won"] >= AIM else 1


def train(cpu_minutes: float, threads: int) -> int:
    """With the compiled engine, where there is one."""
    script = ROOT / "examples" / "train_ppo.py"
    flags = ["--out", str(FOLDER), "--cpu-minutes", str(cpu_minutes), "--threads", str(threads)]
    native = os.environ.get("VITRALL_NATIVE")
    environment = {**os.environ, **({"PYTHONPATH": native} if native else {})}
    return subprocess.call([sys.executable, str(script), *flags], cwd=ROOT, env=environment)


def curve(folder: Path) -> list[dict[str, Any]]:
    """The measurements on the way; the first line says of how many games each is."""
    lines = (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines[1:]]


def section(result: dict[str, Any], points: list[dict[str, Any]]) -> str:
    """What the page says about the training: figures of the last measurement, and the curve as measured."""
    spread = {bot: 1.96 * (result[bot]["won"] * (1 - result[bot]["won"]) / result["games"]) ** 0.5 for bot in OPPONENTS}
    rows = [
        [
            f"`{bot}`",
            f"{100 * result[bot]['won']:.1f} % ± {100 * spread[bot]:.1f} %",
            f"{result[bot]['points']:.1f}",
            f"{result[bot]['rival_points']:.1f}",
        ]
        for bot in OPPONENTS
    ]
    sure = next((point for point in points if point["random"]["won"] >= AIM), None)
    reached = (
        f"The first of the small measurements on the way to show it came after {sure['cpu_minutes']:.1f} CPU minutes."
        if sure
        else f"No measurement on the way reached {AIM:.0%} against `random`."
    )
    verdict = "reached" if result["random"]["won"] >= AIM else "missed"
    return "\n".join(
        [
            f"`python3 dev.py bench training`, {commit()}: {points[-1]['cpu_minutes']:.1f} CPU minutes of training,"
            f" {result['decisions']:,} decisions, {result['games']:,} games of two against each bot at the end.",
            f"The aim, {AIM:.0%} against `random`, is {verdict}. {reached}",
            "",
            table(["against", "won", "points", "points of the bot"], rows),
            "",
            "![Games won and points in the course of the training](charts/ppo-curve.png)",
        ]
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
