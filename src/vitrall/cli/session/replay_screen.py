"""Steps through a game: back and forth by moves, to any move or round, and the sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.expansions import blooms_of
from vitrall.cli.screen.final import final_lines, score_lines
from vitrall.cli.screen.lines import flowed
from vitrall.cli.screen.screen_context import scene
from vitrall.cli.screen.table_text import table_lines
from vitrall.cli.screen.terminal_colors import DIM
from vitrall.cli.session.replay_moments import ReplayMoments
from vitrall.cli.spellings import folded
from vitrall.game import Game
from vitrall.story.log import log_lines
from vitrall.words import Words

# Each command, with the message that lists its words.
COMMANDS: Final = {
    "next": "replay-next",
    "back": "replay-back",
    "round": "replay-round",
    "end": "replay-end",
    "quit": "replay-quit",
}


class ReplayScreen:
    """Shows the moments of a game on a screen."""

    def __init__(self, moments: ReplayMoments, names: Sequence[str], screen: Screen, words: Words) -> None:
        self._moments = moments
        self._names = names
        self._screen = screen
        self._words = words
        self._at = 0

    def run(self) -> None:
        """Read and carry out lines until the viewer quits."""
        self._draw()
        while self._obey(self._read()):
            pass

    def _read(self) -> str:
        try:
            return self._screen.ask(self._words.say("replay-prompt") + " ").strip()
        except EOFError:
            self._screen.gap()
            return "quit"

    def _obey(self, line: str) -> bool:
        """Carry out a line; false if it ends the replay."""
        word, _, rest = line.partition(" ")
        command = self._command(folded(word))
        if command == "quit":
            return False
        target = self._target(command, word, rest)
        if target is None:
            self._screen.show([self._words.say("replay-help", last=self._moments.last)])
        elif command == "end":
            self._at = self._moments.last
            self._screen.clear()
            self.show_end()
        else:
            self._at = min(max(target, 0), self._moments.last)
            self._draw()
        return True

    def _command(self, word: str) -> str:
        """The command that a word or its beginning means; an empty line means the next move."""
        if not word:
            return "next"
        known = {form: name for name, message in COMMANDS.items() for form in _forms(name, self._words.say(message))}
        names = {name for form, name in known.items() if form.startswith(word)}
        return known.get(word) or (names.pop() if len(names) == 1 else "")

    def _target(self, command: str, word: str, rest: str) -> int | None:
        """The moment to go to; none if that cannot be read."""
        if word.isdecimal() and len(word) < 7:
            return int(word)
        if command == "round":
            return self._moments.first_of(int(rest)) if rest.isdecimal() and len(rest) < 4 else None
        return {"next": self._at + 1, "back": self._at - 1, "end": self._moments.last}.get(command)

    def _draw(self) -> None:
        self._screen.clear()
        self.show(self._at)

    def show(self, number: int) -> None:
        """Show one moment: what happened before it, and the table."""
        words = self._words
        for line in log_lines(self._moments.events_before(number), self._names, words):
            self._screen.tell(line)
        game = self._moments.at(number)
        self._screen.show(table_lines(game.view(), scene(game.state.rules.deck, self._names, words)))
        self._show_privates(game)
        self._screen.show([Text(words.say("replay-at", number=number, last=self._moments.last), style=DIM)])

    def _show_privates(self, game: Game) -> None:
        """The record has them all, so nothing is hidden."""
        views = [game.view(seat) for seat in range(len(self._names))]
        privates = [view["seats"][seat]["privates"] or [] for seat, view in enumerate(views)]
        self._show_owned("term-private-objective", game, privates)
        self._show_owned("term-blooms", game, [blooms_of(view) for view in views])

    def _show_owned(self, head: str, game: Game, known: Sequence[Sequence[str]]) -> None:
        pairs = [(name, card) for name, cards in zip(self._names, known, strict=True) for card in cards]
        owned = [f"{name} – {self._words.name(card)}" for name, card in pairs]
        if owned and not game.is_over:
            label = Text(self._words.say(head) + ": ", style=DIM)
            self._screen.show(flowed(label, [Text(text) for text in owned], gap=3))

    def show_end(self) -> None:
        """The end of the game: the final sheet, or the score so far."""
        game = self._moments.game
        if game.is_over:
            self._screen.show(final_lines(game, self._names, self._words))
        else:
            self._screen.show([self._words.say("replay-unfinished")])
            self._screen.show(score_lines(game, self._names, self._words))


def _forms(name: str, said: str) -> set[str]:
    return {name, *folded(said).split()}
