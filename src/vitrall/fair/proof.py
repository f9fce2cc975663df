"""The proof that no roll of a record was chosen: every action of chance is worked out again from the seeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from vitrall.cards.catalogue import full_deck
from vitrall.engine.chance import sample
from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unavailable, Unreadable, Why
from vitrall.engine.generator import LARGEST_SEED
from vitrall.engine.notation import Notation
from vitrall.engine.phases import OVER
from vitrall.engine.play import play
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, State, awaits_chance, new_state, seeded_state
from vitrall.fair.fair_dice import FairDice
from vitrall.fair.fair_headers import dice_from
from vitrall.fair.luck_promise import dice_code
from vitrall.record import Record, read_record, replay
from vitrall.why import at_line

SEED: Final = "seed"

Roller = Callable[[int, State], int]  # what chance must do as its action of that number


@dataclass(frozen=True)
class Proof:
    """What was proven: how many actions of chance, by which dice, and whether the game is over."""

    dice: str  # "fair" or "seed"
    rolls: int
    over: bool


@dataclass(frozen=True)
class Witness:
    """What a player, or their page, saved before the game: the server's commitment, the luck that their seat added, and
    the code of what was fixed, as six dice or as the whole hash."""

    commitment: str = ""
    luck: str = ""
    code: str = ""

    def check(self, dice: FairDice | None) -> None:
        """Raise unless a record is of the game that the player knows. A record with a chosen seed has no such dice."""
        if self.commitment and (dice is None or dice.commitment != self.commitment.strip().lower()):
            raise Unavailable("verify/other-commitment")
        if self.luck and (dice is None or self.luck.strip().lower() not in dice.luck):
            raise Unavailable("verify/other-luck")
        if self.code and (dice is None or not self._is_code_of(dice)):
            raise Unavailable("verify/other-code")

    def _is_code_of(self, dice: FairDice) -> bool:
        words = " ".join(self.code.split())
        return words.lower() == dice.fingerprint or words.upper() == dice_code(dice.fingerprint)


def verify(text: str | bytes, deck: Deck | None = None, witness: Witness | None = None) -> Proof:
    """Prove a record, or raise with the first roll that its seeds do not give.

    By itself a record proves only that its rolls follow from its own seeds: a host could write another game with other
    seeds. What a player saved before the game (`witness`) binds the host: the commitment binds the server's seed, the
    code all promises as well, so that no seat's luck was chosen after it was revealed.
    """
    cards = deck or full_deck()
    record = read_record(text, cards)
    over = bool(replay(record, cards).phase == OVER)  # every action is legal, or we do not come this far
    notation = Notation(cards)
    if any("?" in notation.text(action) for action in record.actions):
        raise Unavailable("verify/hidden")
    if SEED in record.headers:
        (witness or Witness()).check(None)
        state = seeded_state(Rules(record.options, cards), _seed(record.headers[SEED]))
        return Proof("seed", _proven(record, state, lambda number, state: int(sample(state)), notation), over)
    dice = dice_from(record.headers, record.options.players)
    (witness or Witness()).check(dice)
    state = new_state(Rules(record.options, cards), NOT_SEEDED)
    rolls = _proven(record, state, lambda number, state: dice.action(number, state, notation), notation)
    return Proof("fair", rolls, over)


def _seed(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 20 and int(word) <= LARGEST_SEED):
        raise Unreadable("option/seed", Why("number", least=0, most=LARGEST_SEED, given=word[:40]))
    return int(word)


def _proven(record: Record, state: State, roller: Roller, notation: Notation) -> int:
    """How many actions of chance there are, all of them as the dice give them."""
    rolls = 0
    for action, line in zip(record.actions, record.lines, strict=True):
        if awaits_chance(state):
            if (due := roller(rolls, state)) != action:
                raise _chosen(notation.text(action), notation.text(due), line)
            rolls += 1
        play(state, action)
    return rolls


def _chosen(rolled: str, due: str, line: int) -> Unavailable:
    return Unavailable("verify/roll", at_line(line, Why("other-roll", found=rolled, due=due)), line=line)
