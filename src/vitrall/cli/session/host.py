"""The host of a game at one keyboard: lets bots move, asks people, and hides the secrets of others from each of
them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from vitrall.cli.screen.console import Screen
from vitrall.cli.screen.expansions import blooms_of
from vitrall.cli.screen.final import final_lines
from vitrall.cli.screen.lines import Block, wrapped
from vitrall.cli.screen.move_list import choice_lines, named_moves
from vitrall.cli.screen.table_text import table_lines
from vitrall.cli.screen.terminal_colors import DIM
from vitrall.cli.session.autosave import AutoSave
from vitrall.cli.session.info_commands import ANSWERS, refusal_of, secret_lines
from vitrall.cli.session.moment import Moment, moment
from vitrall.cli.session.opponents import Opponent, hint_lines
from vitrall.cli.session.saving import typed_path
from vitrall.cli.session.seat_plan import Seat
from vitrall.cli.session.typed_line import Matches, Order, Reader
from vitrall.cli.vocabulary import listed_command, said
from vitrall.engine.errors import VitrallError
from vitrall.game import Game
from vitrall.story.log import news_lines
from vitrall.words import Words


class Left(Exception):
    """A player wants to leave; the game is saved."""


class Host:
    """Runs one game to its end, or until somebody leaves."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        opponents: Mapping[int, Opponent],
        autosave: AutoSave,
        screen: Screen,
        words: Words,
    ) -> None:
        self.game = game
        self.seats = seats
        self.autosave = autosave
        self.words = words
        self._names = [seat.name for seat in seats]
        self._people = [place for place, seat in enumerate(seats) if not seat.bot]
        self._opponents = opponents
        self._screen = screen
        self._at_screen = self._people[0] if len(self._people) == 1 else None
        self._newcomer = True
        self._notice: list[str] = []

    @property
    def is_shared(self) -> bool:
        """Several people look at this screen, one after the other."""
        return len(self._people) > 1

    def run(self) -> None:
        """Every turn, then the score."""
        while not self.game.is_over:
            self._turn_of(self._awaited())
        self._keep()
        self._end()

    def bot_trouble(self) -> list[str]:
        """What went wrong with bots in this game, for its end."""
        return [line for seat, bot in self._opponents.items() for line in bot.summary(self._names[seat], self.words)]

    def close(self) -> None:
        """Let the bots go."""
        for opponent in self._opponents.values():
            opponent.close()

    def _awaited(self) -> int:
        """The seat to move next; bots go first, so that people need not wait for them."""
        awaited = self.game.seats_awaited
        return next((seat for seat in awaited if seat in self._opponents), awaited[0])

    def _turn_of(self, seat: int) -> None:
        if seat in self._opponents:
            self.game.play(self._opponents[seat].choose(self.game, seat), seat)
            self._notice += self._opponents[seat].complaints(self._names[seat], self.words)
            return
        self._keep()
        if self.is_shared and seat != self._at_screen:
            self._hand_over(seat)
        now = self._moment(seat)
        self._draw(now)
        while not self._obey(now, self._screen.ask(f"{self._names[seat]}> ")):
            pass

    def _keep(self) -> None:
        """A failure to save the game is shown with the next table."""
        if trouble := self.autosave.save(self.game):
            self._notice.append(self.words.error(trouble))

    def _moment(self, seat: int) -> Moment:
        return moment(self.game, seat, self._names, self.words, self._screen, self.is_shared)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen and its scrollback, so that the next player sees nothing of the last one's."""
        self._screen.clear(forget=True)
        self._screen.ask(self.words.say("hand-over", name=self._names[seat]) + " ")
        self._at_screen = seat

    def _draw(self, now: Moment) -> None:
        """The table and what is asked for; above it the latest news, as many as there is room for."""
        lines = [*table_lines(now.view, now.scene, now.takes_hand), Text(), *self._asked(now)]
        if len(lines) >= self._screen.height:
            lines = [line for line in lines if line.plain]  # rather without blank lines than out of sight
        news = news_lines(now.events, now.seat, now.names, now.words)
        room = max(1, self._screen.height - len(lines) - 3)
        self._screen.clear(forget=self.is_shared)
        self._screen.show([*self._notice, *(["…", *news[-room:]] if len(news) > room else news)])
        self._notice.clear()
        self._screen.show(lines)

    def _asked(self, now: Moment) -> Block:
        """What is asked for, and every way to answer."""
        lines = [Text(line, style=DIM) for line in self._tool_in_use(now)]
        lines.append(Text(self._question(now)))
        lines += choice_lines(now.moves, now.cards, now.words, blooms_of(now.view))
        if self.game.can_undo():
            lines.append(Text(listed_command(now.words, "undo"), style="bold"))
        if self._newcomer:
            lines += [Text(line, style=DIM) for line in wrapped(self._how_to_type(now), self._screen.width)]
        return lines

    def _question(self, now: Moment) -> str:
        asks = now.view["asks"]
        assert asks is not None, "a seat that is asked may act"
        return now.words.say("only-pass") if now.moves == ["pass"] else now.words.message(asks["line"], now.names)

    def _tool_in_use(self, now: Moment) -> list[str]:
        """What the tool says whose steps are being taken."""
        if now.view["using"] is None:
            return []
        tool = now.view["tools"][now.view["using"]["tool"]]["id"]
        return wrapped(f"{now.words.name(tool)}: {now.words.text(tool)}", self._screen.width)

    def _how_to_type(self, now: Moment) -> str:
        example = " ".join(said(now.moves[0], now.cards, now.words))
        return now.words.say("how-to-type", example=example, help=listed_command(now.words, "help"))

    def _obey(self, now: Moment, line: str) -> bool:
        """Carry out a typed line; returns whether the screen must be drawn again."""
        try:
            meaning = Reader(now.words).read(line, now.position)
            return self._command(now, meaning) if isinstance(meaning, Order) else self._move(now, meaning, line)
        except VitrallError as error:
            self._screen.tell(now.words.error(error))
            return False

    def _move(self, now: Moment, meaning: Matches, line: str) -> bool:
        if len(meaning.moves) == 1:
            self.game.play(meaning.moves[0], now.seat)
            self._newcomer = False
            return True
        if meaning.moves:
            self._screen.tell(
                now.words.say("which-move", moves=named_moves(meaning.moves, now.game.state.rules.deck, now.words))
            )
        else:
            self._screen.tell(refusal_of(now, meaning.attempts) or self._puzzled(now, line))
        return False

    def _puzzled(self, now: Moment, line: str) -> str:
        printable = "".join(sign if sign.isprintable() else "�" for sign in line.strip()[:40])
        return now.words.say("not-understood", line=printable) + " " + self._how_to_type(now)

    def _command(self, now: Moment, order: Order) -> bool:
        if order.command in ANSWERS:
            ANSWERS[order.command](now, order.rest)
            return False
        if order.command == "":
            return self._enter(now)
        if order.command == "quit":
            raise Left
        return {
            "undo": self._undo,
            "hint": self._hint,
            "table": self._again,
            "secret": self._secret,
            "save": self._save,
            "lang": self._language,
        }[order.command](now, order.rest)

    def _enter(self, now: Moment) -> bool:
        """An empty line draws the table again, or ends a turn in which nothing else is left to do."""
        if now.moves == ["pass"]:
            self.game.play("pass", now.seat)
        return True

    def _again(self, now: Moment, rest: str) -> bool:
        return True

    def _undo(self, now: Moment, rest: str) -> bool:
        self.game.undo()
        self.autosave.forget()
        return True

    def _hint(self, now: Moment, rest: str) -> bool:
        for line in hint_lines(now.game, now.seat, now.words):
            self._screen.tell(line)
        return False

    def _secret(self, now: Moment, rest: str) -> bool:
        """One's own private objective, until Enter is pressed; then nothing of it stays on the screen."""
        self._screen.show(secret_lines(now))
        self._screen.ask(now.words.say("press-enter") + " ")
        return True

    def _save(self, now: Moment, rest: str) -> bool:
        path = typed_path(rest) if rest else self.autosave.path
        if rest:
            self.autosave.copy_to(path, self.game)
        elif self.autosave.trouble is not None:
            raise self.autosave.trouble
        self._screen.show([now.words.say("saved", file=str(path))])
        return False

    def _language(self, now: Moment, rest: str) -> bool:
        self.words = now.words.in_language(rest.strip().lower() or now.words.language)
        return True

    def _end(self) -> None:
        """The table as it ended, every sheet, and who has won."""
        seat = self._people[0] if len(self._people) == 1 else None
        self._screen.clear()
        if seat is not None:
            for line in news_lines(self._moment(seat).events, seat, self._names, self.words):
                self._screen.tell(line)
        self._screen.show(final_lines(self.game, self._names, self.words, seat))
        if self.autosave.trouble is None:
            self._screen.gap()
            self._screen.show([self.words.say("replay-hint", command=self.autosave.command("replay"))])
