"""The engine behind the oracle's interface: moves go in as texts, answers come out in the oracle's own types. The only
file here that imports the engine."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction
from functools import cache

from testing.oracle.agreed import Agreed
from testing.oracle.oracle_table import SPACES, Dice, Die, Space
from vitrall.cards.catalogue import full_deck
from vitrall.engine import phases, scoring
from vitrall.engine.chance import outcomes, sample
from vitrall.engine.deck import Objective
from vitrall.engine.dice import BY_TEXT, NO_DIE, TEXTS
from vitrall.engine.findings import amount
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.play import play
from vitrall.engine.rules import OWN_DICE, Rules
from vitrall.engine.state import awaited_seats, awaits_chance, private_of, seeded_state
from vitrall.engine.window import broken, rules_in

Earned = list[tuple[int, frozenset[Space]]]


@cache
def notation() -> Notation:
    return Notation(full_deck())


DICE: dict[int, Die] = {number: (text[0], int(text[1])) for number, text in enumerate(TEXTS)}


def die_of(number: int) -> Die | None:
    return None if number == NO_DIE else DICE[number]


def dice_of(numbers: list[int]) -> list[Die]:
    return [DICE[number] for number in numbers if number != NO_DIE]


def spaces_of(mask: int) -> frozenset[Space]:
    return frozenset(space for index, space in enumerate(SPACES) if (mask >> index) & 1)


def earned(claims: list[int]) -> Earned:
    """What scored, each time with its points and spaces."""
    return [(claim >> scoring.CLAIM_SHIFT, spaces_of(claim & 0xFFFFF)) for claim in claims]


class EngineSide:
    """One game of the engine."""

    def __init__(self, agreed: Agreed, seed: int) -> None:
        self.state = seeded_state(Rules(Options(**asdict(agreed)), full_deck()), seed)
        self.deck = self.state.rules.deck

    @property
    def over(self) -> bool:
        return self.state.phase == phases.OVER

    @property
    def seats(self) -> frozenset[int]:
        mask = int(awaited_seats(self.state))
        return frozenset(seat for seat in range(6) if (mask >> seat) & 1)

    def legal(self) -> list[str]:
        """A list, so that a move offered twice is noticed."""
        return [] if awaits_chance(self.state) else [notation().text(action) for action in legal(self.state)]

    def chance(self) -> dict[str, Fraction]:
        if not awaits_chance(self.state):
            return {}
        chances = outcomes(self.state)
        pairs = zip(chances.actions, chances.weights, strict=True)
        return {notation().text(action): Fraction(int(weight), int(chances.total)) for action, weight in pairs}

    def sample(self) -> str:
        return notation().text(sample(self.state))

    def play(self, text: str) -> None:
        play(self.state, notation().action(text))

    # ---- what lies where ---------------------------------------------------------------------------------------------

    def position(self) -> dict[str, object]:
        """All that lies on the table once the first round has begun."""
        state = self.state
        rolling = state.phase == phases.ROLL_POOL
        tools = zip(state.deal.tools, state.tokens, strict=True)
        return {
            "round": int(state.round),
            "pool": dice_of([*state.pool, *(state.queue if rolling else [])]),
            "hand": self.hand(),
            "track": self.track(),
            "windows": [self.window(seat) for seat in range(len(state.windows))],
            "favor": [int(tokens) for tokens in state.favor],
            "tools": {self.deck.tools[index].id: int(tokens) for index, tokens in tools},
            "bag": {letter: int(left) for letter, left in zip("RYGBPS", state.bag, strict=True)},
            "grey pool": int(state.grey_left),
            "private pools": self.private_pools(),
            "pioneers": self.pioneers(),
        }

    def hand(self) -> Die | None:
        """While a tool has its value still to be chosen, only the colour counts."""
        die = die_of(int(self.state.hand))
        choosing = self.state.phase == phases.STEP and len(self.chosen_values()) == 6
        return (die[0], 0) if die and choosing else die

    def chosen_values(self) -> list[str]:
        return [text for text in self.legal() if text.startswith("turn ")]

    def track(self) -> list[list[Die]]:
        rounds = 10 if self.over else int(self.state.round) - 1
        entries = [(int(entry) // 36, int(entry) % 36) for entry in self.state.track]
        return [dice_of([die for round, die in entries if round == each]) for each in range(rounds)]

    def window(self, seat: int) -> Dice:
        cells = zip(SPACES, self.state.windows[seat].cells, strict=True)
        return {space: DICE[number] for space, number in cells if number != NO_DIE}

    def private_pools(self) -> list[list[Die]]:
        own = [int(number) for number in self.state.own]
        pools = [own[first : first + OWN_DICE] for first in range(0, len(own), OWN_DICE)]
        return [sorted(dice_of(pool)) for pool in pools]

    def pioneers(self) -> dict[str, int]:
        """Who owns which; -1 while a card is open."""
        cards = zip(self.state.deal.pioneers, self.state.owners, strict=True)
        return {self.deck.pioneers[index].id: int(owner) for index, owner in cards}

    def cards(self) -> dict[str, object]:
        """What was dealt to the table and to each seat."""
        deal, deck = self.state.deal, self.deck
        seats = range(int(self.state.rules.players))
        return {
            "publics": [deck.publics[index].id for index in deal.publics],
            "board": deck.boards[deal.board].id if deal.board >= 0 else "",
            "patterns": [deck.patterns[index].id for index in deal.patterns],
            "privates": [deck.privates[index].id for index in deal.privates],
            "blooms": [[deck.blooms[card].id for card in scoring.kept_blooms(self.state, seat)] for seat in seats],
        }

    def broken(self, die: Die, space: Space) -> set[str]:
        """The rules a die breaks on a space of the seat to move (P7)."""
        window = self.state.windows[self.state.seat]
        number = BY_TEXT[f"{die[0]}{die[1]}"]
        return set(rules_in(broken(window, number, SPACES.index(space), 0, False, False)))

    # ---- points ------------------------------------------------------------------------------------------------------

    def points(self, seat: int) -> dict[str, int]:
        """Every line of the score sheet by its points."""
        state, deck = self.state, self.deck
        window = state.windows[seat]
        lines = {f"public {card.id}": int(scoring.objective_points(state, seat, card)) for card in self.public_cards()}
        for index in scoring.kept_blooms(state, seat):
            card = deck.blooms[index]
            lines[f"bloom {card.id}"] = int(scoring.bloom_claim(window, card)) >> scoring.CLAIM_SHIFT
        blooms = int(scoring.bloom_points(state, seat))
        lines["private"] = int(scoring.private_points(state, seat)) - blooms
        lines["pioneers"] = int(scoring.pioneer_points(state, seat))
        lines["favor"] = int(state.favor[seat])
        lines["empty"] = int(state.rules.hole * scoring.holes(window))
        return lines

    def public_cards(self) -> list[Objective]:
        return [self.deck.publics[index] for index in self.state.deal.publics]

    def claims(self, seat: int) -> dict[str, Earned]:
        """What each objective and bloom of a seat answers, time by time; rivalries have no claims but a measure."""
        state, deck = self.state, self.deck
        window = state.windows[seat]
        claimed = {
            f"public {card.id}": earned([int(each) for each in scoring.claims(window, card)])
            for card in self.public_cards()
            if not len(card.places)
        }
        for which in range(int(state.rules.privates)):
            card = deck.privates[private_of(state, seat, which)]
            claimed[f"private {card.id}"] = earned([int(each) for each in scoring.claims(window, card)])
        for index in scoring.kept_blooms(state, seat):
            bloom = deck.blooms[index]
            claimed[f"bloom {bloom.id}"] = earned([int(scoring.bloom_claim(window, bloom))])
        return claimed

    def measures(self, seat: int) -> dict[str, int]:
        """What each rivalry compares."""
        window = self.state.windows[seat]
        return {card.id: int(amount(window, card.measure)) for card in self.public_cards() if len(card.places)}

    def scores(self) -> list[int]:
        return [int(scoring.total(self.state, seat)) for seat in range(int(self.state.rules.players))]

    def third_steps(self) -> list[int]:
        """What would part those who are level on everything else (E1 to E3)."""
        return [int(scoring.standing(self.state, seat)[3]) for seat in range(int(self.state.rules.players))]

    def ranks(self) -> list[int]:
        return [int(rank) for rank in scoring.ranks(self.state)]

    def target(self) -> int:
        return int(scoring.target(self.state))

    def won_alone(self) -> bool:
        return scoring.solo_won(self.state)
