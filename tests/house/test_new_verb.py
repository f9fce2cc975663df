"""A new verb touches as few files as docs/add-a-card.md says: one is added to a copy of the package, and played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vitrall.cards.catalogue import own_catalogue
from vitrall.why import UnreadableCards

SOURCE = Path(__file__).parents[2] / "src" / "vitrall"

# `turn parity`: the die in hand to another value, odd if it was odd, even if it was even. Its answers exist already, so
# it needs a row and one condition.
PATCH = {
    "engine/verbs.py": [
        (
            "\n# Flags of a step",
            "PARITY: Final = 15  # the die in hand to another odd or even value\n\n# Flags of a step",
        ),
        (
            '        question="step-trade",\n    ),\n]',
            '        question="step-trade",\n    ),\n'
            '    Verb(PARITY, "turn", "parity", in_hand=True, phase=phases.STEP, family=actions.TURN, '
            'question="step-turn-other"),\n]',
        ),
    ],
    "engine/tools.py": [
        (
            "        near = pips - now == 1 or now - pips == 1\n",
            "        near = pips - now == 1 or now - pips == 1\n"
            "        if verb == verbs.PARITY and (pips - now) % 2:\n"
            "            pips += 1\n"
            "            continue\n",
        ),
    ],
}
DECK = """
replaces = "tool"

[[tool]]
id = "cam-wheel"
name = "Cam Wheel"
text = "Turn the die to another value: odd stays odd, even stays even."
number = 1
solo = "R"
when = "die-in-hand"
steps = [{ turn = "parity" }]
"""
GAME = """
import sys
from pathlib import Path
from vitrall import Game, Options
from vitrall.cards.catalogue import own_catalogue
from vitrall.words import Words

game = Game.new(Options(players=2, tools=1), seed=7, deck=own_catalogue([Path(sys.argv[1])]))
while game.phase == "choose":
    game.play(game.legal_moves[0])
draft = next(move for move in game.legal_moves if move.verb == "draft")
game.play(draft)
game.play("use cam-wheel")
print(Path(sys.modules["vitrall"].__file__).parent, draft, *game.legal_moves, sep=";")
print(Words().message(game.view(game.seat)["asks"]["line"]))
game.play(game.legal_moves[-1])
print(game.hand)
"""


def patched(folder: Path) -> Path:
    """A copy of the package with the new verb; every place of the patch must still be there."""
    package = folder / "vitrall"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "page", "*.so"))
    for file, changes in PATCH.items():
        text = (package / file).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
            text = text.replace(old, new)
        (package / file).write_text(text, encoding="utf-8")
    return package


@pytest.mark.slow
def test_a_new_verb_plays_after_a_change_of_two_files(tmp_path: Path) -> None:
    package, deck = patched(tmp_path), tmp_path / "deck.toml"
    deck.write_text(DECK, encoding="utf-8")
    environ = {name: value for name, value in os.environ.items() if name != "VITRALL_NATIVE"}
    environ["PYTHONPATH"] = str(tmp_path)
    command = [sys.executable, "-c", GAME, str(deck)]
    done = subprocess.run(command, capture_output=True, text=True, env=environ, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    choices, question, hand = done.stdout.splitlines()
    place, draft, *turns = choices.split(";")
    value = int(draft[-1])
    others = [other for other in range(1, 7) if other != value and other % 2 == value % 2]
    assert (place, turns) == (str(package), [f"turn {other}" for other in others])
    assert question
    assert hand == f"{draft[-2]}{others[-1]}"


def test_without_the_row_the_deck_is_refused(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK, encoding="utf-8")
    with pytest.raises(UnreadableCards) as refused:
        own_catalogue([deck])
    assert refused.value.code == "card/verb-value"
