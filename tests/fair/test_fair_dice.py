"""Fair dice: published first, proven afterwards; one changed roll is found."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest

from testing.command_line import vitrall
from testing.fair_game import DICE, RECORD, SEED, fair_game
from vitrall.engine.errors import Unavailable, Unreadable
from vitrall.engine.options import Options
from vitrall.fair import FairDice, dice_headers, new_server_seed, verify
from vitrall.game import Game


def test_a_fair_game_is_proven() -> None:
    proof = verify(RECORD)
    assert (proof.dice, proof.over) == ("fair", True)
    assert proof.rolls == sum(line.startswith(("roll ", "deal ", "draw ", "start ")) for line in RECORD.splitlines())


def test_one_changed_roll_is_found_wherever_it_stands() -> None:
    """The value of the last die rolled onto the track is changed; the record stays legal and is no longer proven."""
    game = fair_game()
    moves = list(game.moves)
    last = max(place for place, move in enumerate(moves) if move.startswith("roll "))
    other = Game.new(Options(players=2), given=True)
    for move in moves[:last]:
        other.play(move)
    other.play(next(move for move in other.outcomes() if move != moves[last]))
    other.headers.update(dice_headers(DICE))
    with pytest.raises(Unavailable) as refused:
        verify(other.record())
    assert refused.value.code == "verify/roll"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (f"dice-server-seed: {SEED}", "dice-server-seed: " + "5b" * 32, "verify/commitment"),
        (f"dice-server-seed: {SEED}\n", "", "verify/no-seeds"),
        ("dice-luck 1: c0ffee", "dice-luck 1: c0ffed", "verify/roll"),
        (f"dice-server-seed: {SEED}", "dice-server-seed: 5A", "fair/seed"),
        ("dice-luck 1: c0ffee", "dice-luck 1: coffee", "fair/luck"),
    ],
)
def test_a_record_that_tells_other_seeds_is_refused(old: str, new: str, code: str) -> None:
    assert old in RECORD
    with pytest.raises((Unavailable, Unreadable)) as refused:
        verify(RECORD.replace(old, new))
    assert refused.value.code == code


def test_a_record_that_hides_cards_cannot_be_proven() -> None:
    game = fair_game(moves=30)
    with pytest.raises(Unavailable) as refused:
        verify(game.record(viewer=0))
    assert refused.value.code == "verify/hidden"


def test_a_game_with_a_seed_is_proven_by_the_engines_generator() -> None:
    game = Game.new(Options(players=3), seed=11)
    luck = Random(1)
    for _ in range(60):
        game.play(luck.choice(list(game.legal_moves)))
    game.headers["seed"] = "11"
    proof = verify(game.record())
    assert (proof.dice, proof.over) == ("seed", False)
    game.headers["seed"] = "12"
    with pytest.raises(Unavailable, match="the seeds give"):
        verify(game.record())


def test_the_dice_favour_nobody() -> None:
    """Six thousand rolls of a die: each value as often as chance has it."""
    counts = Counter(DICE.below(number, 6) for number in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-squared, 1 in 1,000
    assert {DICE.below(number, 1) for number in range(9)} == {0}


def test_words_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bound 3 leaves one word of 2**256 over: the largest. It is skipped, not mapped to zero."""
    words = iter([b"\xff" * 32, (7).to_bytes(32, "big")])
    monkeypatch.setattr("vitrall.fair.fair_dice.hmac.digest", lambda *_: next(words))
    assert DICE.below(0, 3) == 1


def test_every_seat_and_the_server_sway_the_dice() -> None:
    others = [FairDice("5b" * 32, DICE.luck), FairDice(SEED, ("c0ffee", "00")), FairDice(SEED, ("", "c0ffee"))]
    assert len({dice.dice_seed for dice in [DICE, *others]}) == 4
    assert DICE.commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert len({new_server_seed() for _ in range(9)}) == 9


def test_the_command_proves_and_refuses() -> None:
    done = vitrall("verify", "-", typed=RECORD)
    assert done.returncode == 0
    assert done.stdout.startswith("Fair: all ")
    refused = vitrall("verify", "-", typed=RECORD.replace("c0ffee", "c0ffed"))
    assert refused.returncode == 1
    assert "[verify/roll]" in refused.stderr
    assert "Proof" not in refused.stderr


def test_the_command_says_when_a_game_is_not_over() -> None:
    done = vitrall("verify", "-", typed=fair_game(moves=20).record())
    assert "not over yet" in done.stdout
