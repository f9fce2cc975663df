"""The bots a person may play against in the terminal, and the one that gives hints."""

from __future__ import annotations

from typing import Final

from vitrall.bots import Budget, Fault, Idea, Sight, Supervisor, bot_names, first_fault, invite, is_invitable, make_bot
from vitrall.cli.contest.figures import first_fault_line
from vitrall.engine.errors import Unreadable
from vitrall.game import Game
from vitrall.story.asks import offer
from vitrall.why import none_of
from vitrall.words import Words

BUDGET: Final = Budget(milliseconds=2000)  # a person is waiting
ADVISER: Final = "planner"
HINTS: Final = 3


class Opponent:
    """A bot at a seat. Its faults are collected until they are shown."""

    def __init__(self, name: str, seed: int) -> None:
        if not is_invitable(name):
            raise Unreadable("play/bot", none_of(name, bot_names()))
        self._seed = seed
        self._faults: list[Fault] = []
        self._bot = Supervisor(invite(name, seed), seed, self._faults.append)

    def choose(self, game: Game, seat: int) -> int:
        """Its move, from what its seat may see."""
        return self._bot.choose(Sight(game.state, seat, BUDGET, self._seed))

    def close(self) -> None:
        self._bot.close()

    def complaints(self, name: str, words: Words) -> list[str]:
        """The errors since the last call, each with the bot's own message if there is one."""
        said = [_complaint(fault, name, words) for fault in self._faults]
        self._faults.clear()
        return list(dict.fromkeys(said))

    def summary(self, name: str, words: Words) -> list[str]:
        """For the end: how many moves were its own and what went wrong first; nothing of a bot that never failed."""
        if not self._bot.faults:
            return []
        own = self._bot.asked - len(self._bot.faults)
        return [first_fault_line(name, own, self._bot.asked, first_fault(self._bot), words)]


def _complaint(fault: Fault, name: str, words: Words) -> str:
    said = words.say(f"bot-{fault.kind}", name=name)
    return f"{said} ({fault.detail})" if fault.detail else said


def hint_lines(game: Game, seat: int, words: Words, seed: int = 0) -> list[str]:
    """What the adviser would do, with the score it expects and its reasons."""
    sight = Sight(game.state, seat, BUDGET, seed)
    ideas = make_bot(ADVISER, seed).explain(sight)[:HINTS]
    moves = [words.message(offer(sight.action(idea.move), game.state.rules.deck)) for idea in ideas]
    lines = [line for place, idea in enumerate(ideas) for line in _idea_lines(idea, moves[place], place, words)]
    return lines or [words.say("hint-none")]


def _idea_lines(idea: Idea, move: str, place: int, words: Words) -> list[str]:
    """The text of one idea: the first is the hint, the others are listed after it."""
    head = words.say("hint-or", move=move) if place else words.say("hint-move", move=move)
    reasons = "; ".join(words.hint(reason.name, reason.values) for reason in idea.reasons)
    return [f"{head} · {words.say('hint-expected', points=idea.points)}", *([f"  {reasons}"] if reasons else [])]
