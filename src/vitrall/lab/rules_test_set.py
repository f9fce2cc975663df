"""Questions about the rules with their answers, for any other program that plays the game: `docs/conformance.md`.

The set is made from random games of every number of players, edition and choice of modules. It is the same on every
machine: a new `VERSION` is due whenever a line changes. Each answer follows from the text of the question alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Final

from vitrall.cards.catalogue import full_deck
from vitrall.engine import actions, phases
from vitrall.engine.board import NAMES
from vitrall.engine.chance import outcomes, sample
from vitrall.engine.deck import Deck
from vitrall.engine.dice import NO_DIE, TEXTS
from vitrall.engine.errors import Unreadable, VitrallError
from vitrall.engine.generator import derived
from vitrall.engine.legal import legal
from vitrall.engine.options import EDITIONS, MODULES, RIVALRY, Options
from vitrall.engine.play import play
from vitrall.engine.playout import Luck, random_action, random_game
from vitrall.engine.refusal import reasons
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import ranks, solo_won, target, total
from vitrall.engine.state import NO_TOOL, NOT_SEEDED, State, awaits_chance, seeded_state
from vitrall.moves import notation_of
from vitrall.position import read_position, write_position
from vitrall.record.mark import deck_mark
from vitrall.why import none_of, quoted

VERSION: Final = 1
GAMES: Final = 480  # 5 editions × 6 numbers of players × 16 choices of modules
SEED: Final = 20_260_101
# About so many questions of a game.
MOVES: Final = 16
REFUSALS: Final = 10
TOOL_LINES: Final = 0.5  # of all uses of tools
TIE_TRIES: Final = 40  # games that are looked through for a tie

Question = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A question and its answer. Options and history lead another engine to where the question was met; the line of a
    tool is part of the history.
    """

    game: int
    options: dict[str, Any]
    history: list[str]
    question: Question
    answer: Any

    def line(self) -> str:
        return json.dumps({**self.question, "answer": self.answer}, separators=(",", ":"), ensure_ascii=True)


def head() -> dict[str, object]:
    """The first line of the set."""
    return {"vitrall-conformance": VERSION, "cards": deck_mark(full_deck())}


def cases(games: int = GAMES) -> Iterator[Case]:
    """The questions of the first games of the set."""
    for number in range(games):
        yield from _Game(number).cases()
        if number % 4 == 1:
            yield from _tie(number)


@cache
def module_choices() -> list[tuple[str, ...]]:
    return [chosen for size in range(len(MODULES) + 1) for chosen in combinations(MODULES, size)]


def game_options(number: int) -> Options:
    """All numbers of players, then all editions, then all choices of modules."""
    players, edition = 1 + number % 6, list(EDITIONS)[number // 6 % len(EDITIONS)]
    modules = module_choices()[number // (6 * len(EDITIONS)) % len(module_choices())]
    if players == 1:
        modules = tuple(name for name in modules if name != RIVALRY)
    pools = players > 1 and number // 6 % 2 == 1
    return Options(players=players, edition=edition, modules=modules, private_pools=pools)


class _Game:
    """A random game; now and then a question is asked of its position."""

    def __init__(self, number: int, seed: int | None = None) -> None:
        self._number = number
        self._options = game_options(number)
        self._seed = int(derived(SEED, number)) if seed is None else seed
        self._state = seeded_state(Rules(self._options, full_deck()), self._seed)
        self._lot = Random(f"conformance {VERSION} {number} {self._seed}")
        self._history: list[str] = []

    def cases(self) -> Iterator[Case]:
        luck, tool = Luck(self._seed), _ToolLine()
        while self._state.phase != phases.OVER:
            if awaits_chance(self._state):
                action = int(sample(self._state))
            else:
                yield from self._asked()
                action = int(random_action(self._state, luck))
            tool.before(self._state, action, len(self._history))
            self._play(action)
            if tool.is_over(self._state) and self._lot.random() < TOOL_LINES:
                line = self._history[tool.first :]
                yield self._case({"ask": "tool", "position": tool.position, "seat": tool.seat, "line": line})
        yield self.scores()

    def _play(self, action: int) -> None:
        self._history.append(notation_of(self._state.rules.deck).text(action))
        play(self._state, action)

    def scores(self) -> Case:
        """The one question about a finished game, played to its end first."""
        luck = Luck(self._seed)
        while self._state.phase != phases.OVER:
            chance = awaits_chance(self._state)
            self._play(int(sample(self._state) if chance else random_action(self._state, luck)))
        return self._case({"ask": "scores", "position": unseeded(self._state)})

    def _asked(self) -> Iterator[Case]:
        state, share = self._state, 1 / self._options.players
        if self._lot.random() < MOVES * share / 45:
            yield self._case({"ask": "moves", "position": unseeded(state)})
        clean = state.phase == phases.HAND and not (state.touched or state.tooled or state.isolated or state.hand_own)
        if clean and self._lot.random() < REFUSALS * share / 18:
            offered = {int(action) for action in legal(state)}
            wrong = [name for cell, name in enumerate(NAMES) if actions.PLACE + cell not in offered]
            if wrong:
                move = f"place {self._lot.choice(wrong)}"
                yield self._case({"ask": "refusal", "position": unseeded(state), "move": move})

    def _case(self, question: Question) -> Case:
        options = {**asdict(self._options), "modules": list(self._options.modules)}
        return Case(self._number, options, self._history[:], question, answer(question))


class _ToolLine:
    """Notes where the use of a tool begins and ends."""

    def __init__(self) -> None:
        self.position = ""
        self.seat = 0  # from 1, as in the notation
        self.first = 0
        self._open = False

    def before(self, state: State, action: int, at: int) -> None:
        if actions.USE <= action < actions.CHOOSE:
            self.position, self.seat, self.first, self._open = unseeded(state), int(state.seat) + 1, at, True

    def is_over(self, state: State) -> bool:
        """Whether the tool in use has just ended."""
        over = self._open and state.tool == NO_TOOL and not awaits_chance(state)
        self._open = self._open and not over
        return over


def _tie(number: int) -> Iterator[Case]:
    """A finished game in which two seats have the same points, if one of a few games ends so."""
    options = game_options(number)
    rules = Rules(options, full_deck())
    for attempt in range(TIE_TRIES if options.players > 1 else 0):
        seed = int(derived(SEED + 1, number * TIE_TRIES + attempt))
        state = random_game(rules, seed)
        if len({int(total(state, seat)) for seat in range(options.players)}) < options.players:
            yield _Game(number, seed).scores()
            return


def unseeded(state: State) -> str:
    """The position without the generator, which is no part of the rules."""
    position = state.copy()
    position.generator = NOT_SEEDED
    return write_position(position)


# ---- answers ---------------------------------------------------------------------------------------------------------


def answer(question: Mapping[str, Any]) -> Any:
    """What the rules say, from the question alone."""
    ask = question.get("ask")
    if not isinstance(ask, str) or ask not in ASKS:
        raise Unreadable("conformance/question", why=none_of(ask, ASKS))
    position = question.get("position")
    if not isinstance(position, str):
        raise Unreadable("conformance/question", why=quoted(position))
    return ASKS[ask](read_position(position, full_deck()), question)


def _moves(state: State, _: Mapping[str, Any] | None = None) -> list[str]:
    if awaits_chance(state) or state.phase == phases.OVER:
        return []
    return sorted(notation_of(state.rules.deck).text(int(action)) for action in legal(state))


def _refusal(state: State, question: Mapping[str, Any]) -> list[str]:
    """The ids of all rules in the way, empty for a legal move."""
    return sorted({reason.rule for reason in reasons(state, _action(question.get("move"), state.rules.deck))})


def _tool(state: State, question: Mapping[str, Any]) -> dict[str, object]:
    """The window, the tokens and the moves of the seat after the line."""
    seat, lines = int(state.seat), question.get("line")
    if not isinstance(lines, list) or not lines:
        raise Unreadable("conformance/question", why=quoted(lines))
    for text in lines:
        action = _action(text, state.rules.deck)
        known = outcomes(state).actions if awaits_chance(state) else legal(state)
        if action not in [int(each) for each in known]:
            raise Unreadable("conformance/question", why=quoted(text))
        play(state, action)
    window = [TEXTS[die] if die != NO_DIE else "" for die in state.windows[seat].cells]
    return {"window": window, "favor": int(state.favor[seat]), "moves": _moves(state)}


def _scores(state: State, _: Mapping[str, Any]) -> dict[str, object]:
    points = [int(total(state, seat)) for seat in range(int(state.rules.players))]
    if state.rules.solo:
        return {"scores": points, "target": int(target(state)), "won": solo_won(state)}
    return {"scores": points, "ranks": [int(rank) for rank in ranks(state)]}


def _action(text: object, deck: Deck) -> int:
    if not isinstance(text, str):
        raise Unreadable("conformance/question", why=quoted(text))
    return int(notation_of(deck).action(text))


ASKS: Final[dict[str, Callable[[State, Mapping[str, Any]], Any]]] = {
    "moves": _moves,
    "refusal": _refusal,
    "tool": _tool,
    "scores": _scores,
}


def replied(line: str) -> str:
    """The answer to one line of JSON as one line of JSON, for any input."""
    try:
        question = json.loads(line)
        reply = {"answer": answer(question)} if isinstance(question, dict) else {"error": "conformance/question"}
    except (ValueError, RecursionError):
        reply = {"error": "conformance/question"}
    except VitrallError as error:
        reply = {"error": error.code}
    return json.dumps(reply, separators=(",", ":"))
