"""A table for tests: cards laid by name, dice written, windows drawn, moves in notation.

    table = Table(tools=["lathekin"]).roll("R5 G2 B3 Y1 P6")
    table.draw(0, "R5 .. .. .. ..", ".. .. .. .. ..")
    table.play("draft G2", "place A2")

The tools on the table are those named, and no others; further cards that a test does not name come in the deck's order.
Seats are counted from 0 in calls, from 1 in notation.
"""

from __future__ import annotations

from vitrall.cards.catalogue import base_deck
from vitrall.cards.vectors import vector
from vitrall.engine import state as phases
from vitrall.engine.board import NAMES
from vitrall.engine.dice import BY_TEXT, COLOR, NO_DIE, TEXTS
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.play import play
from vitrall.engine.refusal import reasons
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, State, new_state
from vitrall.engine.window import rebuild


class Table:
    """A game whose cards and dice the test chooses."""

    def __init__(
        self,
        options: Options | None = None,
        *,
        players: int = 2,
        patterns: list[str] | None = None,
        tools: list[str] | None = None,
        publics: list[str] | None = None,
        privates: list[str] | None = None,
        start: int = 1,
        dealt: bool = True,
    ) -> None:
        count = len(tools or [])
        asked = options or Options(players=players, tools=count, solo_tools=max(count, 1))
        self.rules = Rules(asked, base_deck())
        self.state: State = new_state(self.rules, NOT_SEEDED)
        self.notation = Notation(self.rules.deck)
        self._named = {"private": privates or [], "tool": tools or [], "public": publics or []}
        self._patterns = patterns or []
        self._start = start
        if dealt:
            self._deal()

    def _deal(self) -> None:
        """Play the set-up with the cards that were named, the rest in the deck's order."""
        while self.state.phase < phases.ROLL:
            self.play(self._next_deal())

    def _next_deal(self) -> str:
        phase = self.state.phase
        if phase == phases.CHOOSE:
            return self._next_choice()
        if phase == phases.DEAL_START:
            return f"start {self._start}"
        if phase == phases.DEAL_WINDOWS:
            return self._wanted_window()
        kind = {phases.DEAL_PRIVATES: "private", phases.DEAL_TOOLS: "tool"}.get(phase, "public")
        wanted = [f"deal {kind} {name}" for name in self._named[kind]]
        return next(text for text in wanted + self.legal if text in self.legal)

    def _wanted_window(self) -> str:
        """The card of the pattern the seat is to have, else any that no later seat needs."""
        offers = list(self.state.deal.offers)
        seat, second = divmod(len(offers), 2)
        if not second and seat < len(self._patterns):
            return next(text for text in self.legal if self._patterns[seat] in text.split(" ")[2].split("/"))
        spare = [text for text in self.legal if not any(name in text for name in self._patterns)]
        return spare[0]

    def _next_choice(self) -> str:
        seat = next(s for s in range(self.rules.players) if self.state.deal.patterns[s] == phases.NOT_DEALT)
        own = [text for text in self.legal if text.startswith(f"choose {seat + 1} ")]
        return f"choose {seat + 1} {self._patterns[seat]}" if seat < len(self._patterns) else own[0]

    @property
    def legal(self) -> list[str]:
        """Every legal action, as text."""
        return [self.notation.text(action) for action in legal(self.state)]

    def legal_with(self, verb: str) -> list[str]:
        """The legal actions that begin with a verb, without it: `legal_with("place")` gives spaces."""
        return [text.removeprefix(verb + " ") for text in self.legal if text.split(" ")[0] == verb]

    def play(self, *texts: str) -> Table:
        """Play legal actions, one after the other."""
        for text in texts:
            refused = self.refused(text)
            assert refused == [], f"{text}: {refused}"
            play(self.state, self.notation.action(text))
        return self

    def refused(self, text: str) -> list[str]:
        """The codes of every reason why the action is not legal; none when it is."""
        return [reason.code for reason in reasons(self.state, self.notation.action(text))]

    def rules_against(self, text: str) -> list[str]:
        """The ids of the rules in the way of an action."""
        return [reason.rule for reason in reasons(self.state, self.notation.action(text))]

    def roll(self, dice: str) -> Table:
        """Roll the pool of the round: `roll("R5 G2 B3 Y1 P6")`."""
        return self.play(*(f"roll {die}" for die in dice.split()))

    def pass_turns(self, count: int = 1) -> Table:
        return self.play(*["pass"] * count)

    def pass_round(self, dice: str) -> Table:
        """Roll, and let everybody pass: the dice all go to the track."""
        before = self.state.round
        self.roll(dice)
        while self.state.round == before and self.state.phase == phases.TURN:
            self.play("pass")
        return self

    def draw(self, seat: int, *rows: str) -> Table:
        """Lay dice into a window as drawn, four rows of `R5` or `..`; they come out of the bag."""
        window = self.state.windows[seat]
        for cell, text in enumerate(" ".join(rows).split()):
            die = NO_DIE if text == ".." else BY_TEXT[text]
            self._from_bag(die, int(window.cells[cell]))
            window.cells[cell] = die
        rebuild(window)
        return self

    def _from_bag(self, die: int, old: int) -> None:
        for kind, change in ((die, -1), (old, 1)):
            if kind != NO_DIE:
                self.state.bag[COLOR[kind]] += change
                self.state.bag_left += change

    def drawn(self, seat: int) -> list[str]:
        """The window as four drawn rows."""
        texts = [".." if die == NO_DIE else TEXTS[die] for die in self.state.windows[seat].cells]
        return [" ".join(texts[row : row + 5]) for row in range(0, 20, 5)]

    def die_at(self, seat: int, space: str) -> str:
        die = int(self.state.windows[seat].cells[NAMES.index(space)])
        return ".." if die == NO_DIE else TEXTS[die]

    @property
    def pool(self) -> list[str]:
        return [TEXTS[die] for die in self.state.pool]

    @property
    def hand(self) -> str:
        return "" if self.state.hand == NO_DIE else TEXTS[self.state.hand]

    @property
    def track(self) -> list[list[str]]:
        """The dice on each of the ten spaces of the round track."""
        spaces: list[list[str]] = [[] for _ in range(10)]
        for entry in self.state.track:
            spaces[entry // 36].append(TEXTS[entry % 36])
        return spaces

    def favor(self, seat: int, tokens: int) -> Table:
        """Give a seat that many favor tokens."""
        favor = [int(has) for has in self.state.favor]
        favor[seat] = tokens
        self.state.favor = vector(favor)
        return self
