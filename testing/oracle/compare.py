"""Whole games through the engine and the oracle side by side, compared at every decision."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass, field

from testing.oracle import scoring
from testing.oracle.agreed import Agreed
from testing.oracle.engine_side import Earned, EngineSide
from testing.oracle.glory import BLOOMS, RIVALRIES
from testing.oracle.goals import private_goal
from testing.oracle.oracle import Oracle
from testing.oracle.oracle_table import SPACES, Die
from testing.oracle.placing import broken
from testing.oracle.steering import Steering

MANY_DICE = 10


class Difference(AssertionError):
    """Engine and oracle disagree; has all that is needed to replay the game."""

    def __init__(self, what: str, agreed: Agreed, seed: int, moves: list[str]) -> None:
        game = {"seed": seed, "agreed": asdict(agreed), "moves": moves}
        super().__init__(f"{what}\n{json.dumps(game)}")


@dataclass
class Tally:
    """What came up in a number of games."""

    games: int = 0
    decisions: int = 0
    tools: Counter[str] = field(default_factory=Counter)  # completed in windows of ten dice or more
    paths: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.tools.update(other.tools)
        self.paths.update(other.paths)


class Pairing:
    """One game, played twice."""

    def __init__(self, agreed: Agreed, seed: int) -> None:
        self.agreed = agreed
        self.seed = seed
        self.engine = EngineSide(agreed, seed)
        self.oracle = Oracle(agreed)
        self.steering = Steering(seed, self.oracle.table)
        self.tally = Tally(games=1)

    def play(self) -> Tally:
        """To the end, comparing all the way."""
        try:
            while not self.oracle.over:
                self.compare_now()
                self.step(self.next_move())
            self.compare_end()
        except Difference:
            raise
        except Exception as error:  # an error of either side is a difference: the other side had none
            raise self.difference(f"{type(error).__name__}: {error}") from error
        return self.tally

    def next_move(self) -> str:
        chances = self.oracle.chance()
        if chances:
            return self.steering.outcome(chances) if self.steering.mood.luck else self.engine.sample()
        player = self.oracle.table.players[min(self.oracle.seats)]
        return self.steering.choose(self.oracle.legal(), player, self.hand())

    def step(self, text: str) -> None:
        watch = Watch(self.oracle, text)
        self.oracle.play(text)
        self.engine.play(text)
        watch.note(self.tally)

    # ---- comparing ---------------------------------------------------------------------------------------------------

    def same(self, what: str, engine: object, oracle: object) -> None:
        if engine != oracle:
            raise self.difference(f"{what}:\n  engine {engine}\n  oracle {oracle}")

    def difference(self, what: str) -> Difference:
        return Difference(what, self.agreed, self.seed, self.oracle.history)

    def compare_now(self) -> None:
        engine, oracle = self.engine, self.oracle
        self.tally.decisions += 1
        self.same("over", engine.over, False)
        self.same("seats", engine.seats, oracle.seats)
        self.same("chance", engine.chance(), oracle.chance())
        self.same("moves", sorted(engine.legal()), sorted(oracle.legal()))
        if oracle.table.round:
            self.compare_position()

    def compare_position(self) -> None:
        engine, oracle = self.engine.position(), position(self.oracle)
        for what in oracle:
            self.same(what, engine[what], oracle[what])
        self.compare_broken(self.hand())

    def hand(self) -> Die | None:
        turn = self.oracle.table.turn
        return turn.hand if turn and turn.hand and turn.hand[1] else None

    def compare_broken(self, die: Die | None) -> None:
        """P7: all reasons why the die in hand may not lie on a space."""
        turn = self.oracle.table.turn
        if die is None or turn is None:
            return
        for space in SPACES:
            reasons = set(broken(self.oracle.table, turn.player, turn.player.window, die, space))
            self.same(f"reasons against {die} on {space}", self.engine.broken(die, space), reasons)

    def compare_end(self) -> None:
        engine, oracle = self.engine, self.oracle
        self.same("over", engine.over, True)
        self.same("cards", engine.cards(), cards(oracle))
        self.compare_position()
        for seat in range(self.agreed.players):
            self.same(f"points of seat {seat}", engine.points(seat), points(oracle, seat))
            self.compare_claims(seat)
        self.same("scores", engine.scores(), oracle.scores())
        if self.agreed.solo:
            self.same("target", engine.target(), oracle.target)
            self.same("won", engine.won_alone(), oracle.winners() == [0])
        else:
            self.same("third step", in_steps(engine.third_steps()), in_steps(third_steps(oracle)))
            self.same("ranks", engine.ranks(), oracle.ranks())
            first = [seat for seat, rank in enumerate(engine.ranks()) if rank == 1]
            self.same("winners", first, oracle.winners())
        note_end(self.tally, oracle)

    def compare_claims(self, seat: int) -> None:
        engine, oracle = self.engine.claims(seat), claims(self.oracle, seat)
        self.same(f"claims of seat {seat}", sorted(engine), sorted(oracle))
        for what in oracle:
            self.same(f"claims of seat {seat} for {what}", in_order(engine[what]), in_order(oracle[what]))
        player = self.oracle.table.players[seat]
        measures = {card: RIVALRIES[card](player.window) for card in self.oracle.table.publics if card in RIVALRIES}
        self.same(f"measures of seat {seat}", self.engine.measures(seat), measures)


def third_steps(oracle: Oracle) -> list[int]:
    return [scoring.third_step(oracle.table, player.seat) for player in oracle.table.players]


def in_steps(numbers: list[int]) -> list[int]:
    """Who would come before whom, whatever the numbers are."""
    return [sorted(set(numbers)).index(number) for number in numbers]


def played_again(text: str) -> Pairing:
    """Replays the game of a difference up to it, with all comparisons."""
    game = json.loads(text.splitlines()[-1])
    options = {**game["agreed"], "modules": tuple(game["agreed"]["modules"])}
    pairing = Pairing(Agreed(**options), game["seed"])
    for move in game["moves"]:
        pairing.compare_now()
        pairing.step(move)
    return pairing


def in_order(earned: Earned) -> list[tuple[int, list[tuple[int, int]]]]:
    return sorted((points, sorted(spaces)) for points, spaces in earned)


def position(oracle: Oracle) -> dict[str, object]:
    """The oracle's table in the words of `EngineSide.position`."""
    table = oracle.table
    owners = {card: player.seat for player in table.players for card in player.pioneers}
    return {
        "round": table.round,
        "pool": table.pool,
        "hand": table.turn.hand if table.turn else None,
        "track": table.track,
        "windows": [player.window for player in table.players],
        "favor": [player.favor for player in table.players],
        "tools": {card.id: -1 if card.gone else card.tokens for card in table.tools},
        "bag": table.bag,
        "grey pool": table.grey_pool,
        "private pools": [sorted(player.own) for player in table.players] if table.agreed.private_pools else [],
        "pioneers": owners | dict.fromkeys(table.pioneers, -1),
    }


def cards(oracle: Oracle) -> dict[str, object]:
    """What was dealt, in the words of `EngineSide.cards`."""
    table = oracle.table
    return {
        "publics": table.publics,
        "board": table.board,
        "patterns": [player.pattern for player in table.players],
        "privates": [card for player in table.players for card in player.privates],
        "blooms": [player.blooms for player in table.players],
    }


def points(oracle: Oracle, seat: int) -> dict[str, int]:
    """The oracle's score sheet in the words of `EngineSide.points`."""
    lines = oracle.claims(seat)
    totals = {f"{line.kind} {line.card}": line.points for line in lines if line.kind in ("public", "bloom")}
    for kind in ("private", "favor", "empty"):
        totals[kind] = next(line.points for line in lines if line.kind == kind)
    totals["pioneers"] = sum(line.points for line in lines if line.kind == "pioneer")
    return totals


def claims(oracle: Oracle, seat: int) -> dict[str, Earned]:
    """What earned the points, in the words of `EngineSide.claims`."""
    player = oracle.table.players[seat]
    claimed: dict[str, Earned] = {
        f"{line.kind} {line.card}": [(points, frozenset(spaces)) for points, spaces in line.earned]
        for line in oracle.claims(seat)
        if line.kind in ("public", "bloom") and line.card not in RIVALRIES
    }
    for card in player.privates:
        earned = private_goal(card, player.window)
        claimed[f"private {card}"] = [(points, frozenset(spaces)) for points, spaces in earned]
    for card in player.blooms:
        claimed[f"bloom {card}"] = claimed[f"bloom {card}"] or [(BLOOMS[card].missed, frozenset())]
    return claimed


# ---- what came up ----------------------------------------------------------------------------------------------------


class Watch:
    """Looks at the table before and after a move and notes the rare things."""

    def __init__(self, oracle: Oracle, text: str) -> None:
        self.oracle = oracle
        self.text = text
        self.turn = oracle.table.turn
        self.held = self.turn is not None and self.turn.hand is not None
        self.chosen = bool(oracle.seats)
        self.pool = len(oracle.table.pool)
        self.dice = len(self.turn.player.window) if self.turn else 0
        self.bag = sum(oracle.table.bag.values())

    def note(self, tally: Tally) -> None:
        seen = {name for name, came in self.rarities().items() if came}
        tally.paths.update(seen)
        if self.text.startswith("use ") and self.dice >= MANY_DICE:
            tally.tools[self.text.split()[1]] += 1

    def rarities(self) -> dict[str, bool]:
        text, oracle, turn = self.text, self.oracle, self.turn
        empty_handed = turn is None or turn.hand is None
        use = text.startswith("use ")
        return {
            "die returned because nothing took it": self.held
            and empty_handed
            and text[:5] not in ("place", "retur")
            and not text.startswith("use flux-remover"),
            "die returned by choice": text == "return",
            "die drafted for a tool alone": text.startswith("draft ")
            and not any(each.startswith("place") for each in oracle.legal()),
            "last die of the pool paid": use and self.pool == 1 and not oracle.table.pool,
            "tool used with a full window": use and self.dice == 20,
            "second move left out": text == "stop",
            "draw from a bag that was empty": text.startswith("draw ") and self.bag == 1,
            "tool used in round 10": use and oracle.table.round == 10,
            "second turn of round 10 given up": text.startswith("use running") and oracle.table.round == 10,
        }


def note_end(tally: Tally, oracle: Oracle) -> None:
    """How the game ended."""
    table = oracle.table
    scores, players = oracle.scores(), table.players
    tied = [player for player in players if scores.count(scores[player.seat]) > 1]
    standings = [scoring.standing(table, player) for player in players]
    long_tied = [each for each in standings if sum(each[:3] == other[:3] for other in standings) > 1]
    tally.paths.update(
        {
            "players level on points": len(tied),
            "players level up to the third step": len(long_tied),
            "full windows": sum(len(player.window) == 20 for player in players),
            "solo games won": int(table.agreed.solo and oracle.winners() == [0]),
            "pioneers taken": sum(len(player.pioneers) for player in players),
            "blooms met": sum(
                line.kind == "bloom" and line.points > 0 for p in players for line in oracle.claims(p.seat)
            ),
        }
    )
