"""The losses from which a turn is imprecise, a mistake or a blunder, measured by turns of the level `average`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bench._analysis_parts import MEASURE
from bench._trust import ROOT
from vitrall.analysis.playout_values import POINT
from vitrall.analysis.verdicts import BEST, LEAST_LOSSES, word_for
from vitrall.lab.written_page import markdown_table

DATA: Final = ROOT / "src" / "vitrall" / "analysis" / "loss_words.json"
SHARES: Final = {"imprecise": 30, "mistake": 15, "blunder": 5}  # per cent of turns that are this bad or worse
STEP: Final = POINT // 10
ORDER: Final = (BEST, "good", *SHARES)


def thresholds(losses: Sequence[int]) -> dict[str, int]:
    """The smallest loss for each word, rounded to tenths of a point."""
    worst = sorted(losses, reverse=True)
    return {word: round(worst[len(worst) * share // 100] / STEP) * STEP for word, share in SHARES.items()}


def write_data(losses: Sequence[int]) -> None:
    """Set the thresholds, here and in the package."""
    LEAST_LOSSES.update(thresholds(losses))
    DATA.write_text(json.dumps(thresholds(losses), indent=2) + "\n", encoding="utf-8")


def losses_by_bot(stored: Mapping[str, Any]) -> dict[str, list[int]]:
    """Everything that was measured, rung by rung."""
    rungs: dict[str, list[int]] = {}
    for part in ("random", "words", "craftsman"):
        for game in stored.get(part, {}).get("results", []):
            for bot, losses in game.items():
                rungs.setdefault(bot, []).extend(losses)
    return rungs


def section(stored: Mapping[str, Any]) -> str:
    """The thresholds, and what share of the turns of each rung has which word."""
    words = ", ".join(f"*{word}* from {least / POINT:g}" for word, least in LEAST_LOSSES.items())
    shares = ", ".join(f"{share} % are *{word}* or worse" for word, share in SHARES.items())
    rows = [(bot, f"{len(losses):,}", *_shares(losses)) for bot, losses in losses_by_bot(stored).items()]
    return (
        f"Points lost: {words}. `python3 dev.py campaign analysis --words` sets these so that of the turns "
        f"of `{MEASURE}`, the level that plays like a person who likes the game, {shares} (effort normal).\n\n"
        f"{markdown_table(('level', 'turns', *ORDER), rows)}"
    )


def _shares(losses: Sequence[int]) -> list[str]:
    words = [word_for(loss) for loss in losses]
    return [f"{100 * words.count(word) / max(1, len(words)):.0f} %" for word in ORDER]
