"""Fair dice, and the proof afterwards that nobody chose them (docs/decisions/07-storage-and-fair-dice.md)."""

from vitrall.fair.fair_dice import FairDice as FairDice
from vitrall.fair.fair_dice import commitment_of as commitment_of
from vitrall.fair.fair_dice import new_server_seed as new_server_seed
from vitrall.fair.fair_headers import dice_headers as dice_headers
from vitrall.fair.luck_promise import dice_code as dice_code
from vitrall.fair.luck_promise import new_luck as new_luck
from vitrall.fair.luck_promise import promise_of as promise_of
from vitrall.fair.proof import Proof as Proof
from vitrall.fair.proof import Witness as Witness
from vitrall.fair.proof import verify as verify

__all__ = [
    "FairDice",
    "Proof",
    "Witness",
    "commitment_of",
    "dice_code",
    "dice_headers",
    "new_luck",
    "new_server_seed",
    "promise_of",
    "verify",
]
