"""A table for tests: cards laid by name, dice written, windows drawn, moves in notation.

    table = Table(tools=["lathekin"]).roll("R5 G2 B3 Y1 P6")
    table.draw(0, "R5 .. .. .. ..", ".. .. .. .. ..")
    table.play("draft G2", "place A2")

The tools on the table are those named, and no others; further cards that a test does not name come in the deck's order.
Modules are switched on by name, private pools by naming their dice; blooms are kept unless a test says otherwise.
Seats are counted from 0 in calls, from 1 in notation.
"""

from __future__ import annotations

from vitrall.cards.catalogue import full_deck
from vitrall.cards.printed import vector
from vitrall.engine import phases
from vitrall.engine.board import NAMES, names
from vitrall.engine.deck import Deck, Objective, printed_masks
from vitrall.engine.dice import BY_TEXT, COLOR, LETTERS, NO_DIE, TEXTS
from vitrall.engine.legal import legal
from vitrall.engine.notation import Notation
from vitrall.engine.options import Options
from vitrall.engine.play import play
from vitrall.engine.refusal import reasons
from vitrall.engine.rules import Rules
from vitrall.engine.scoring import CLAIM_SHIFT, claims
from vitrall.engine.state import NOT_DEALT, NOT_SEEDED, State, new_state
from vitrall.engine.window import empty_window, impose, rebuild

# The phases of the set-up that deal a card by its name.
DEALT = {
    phases.DEAL_PRIVATES: "private",
    phases.DEAL_BLOOMS: "bloom",
    phases.DEAL_TOOLS: "tool",
    phases.DEAL_PUBLICS: "public",
    phases.DEAL_BOARD: "board",
    phases.DEAL_PIONEERS: "pioneer",
}


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
        deck: Deck | None = None,
        modules: tuple[str, ...] = (),
        further: bool = False,  # patterns and private objectives of the further decks
        board: str = "",
        pioneers: list[str] | None = None,
        blooms: list[str] | None = None,
        keep: list[str] | None = None,  # a word a seat: none, first, second or both
        own: list[str] | None = None,  # ten dice a seat, two of each colour in order
    ) -> None:
        count = len(tools or [])
        asked = options or Options(
            players=players,
            tools=count,
            solo_tools=max(count, 1),
            modules=modules,
            marked_objectives=further,
            more_patterns=further,
            private_pools=own is not None,
        )
        self.rules = Rules(asked, deck or full_deck())
        self.state: State = new_state(self.rules, NOT_SEEDED)
        self.notation = Notation(self.rules.deck)
        self._named = {
            "private": privates or [],
            "tool": tools or [],
            "public": publics or [],
            "bloom": blooms or [],
            "board": [board],
            "pioneer": pioneers or [],
        }
        self._keep = keep or []
        self._own = iter(" ".join(own or []).split())
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
        if phase == phases.KEEP:
            return self._next_keep()
        if phase == phases.ROLL_OWN:
            return f"roll {next(self._own)}"
        kind = DEALT[phase]
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
        seat = next(s for s in range(self.rules.players) if self.state.deal.patterns[s] == NOT_DEALT)
        own = [text for text in self.legal if text.startswith(f"choose {seat + 1} ")]
        return f"choose {seat + 1} {self._patterns[seat]}" if seat < len(self._patterns) else own[0]

    def _next_keep(self) -> str:
        seat = next(s for s in range(self.rules.players) if self.state.deal.keeps[s] == NOT_DEALT)
        return f"keep {seat + 1} {self._keep[seat] if seat < len(self._keep) else 'both'}"

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
        """Roll the pool of the round: `roll("R5 G2 B3 Y1 P6")`; with grey glass the die of the grey pool comes last."""
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

    def own(self, seat: int) -> list[str]:
        """The dice left in the private pool of a seat."""
        dice = [int(die) for die in self.state.own][10 * seat : 10 * seat + 10]
        return [TEXTS[die] for die in dice if die != NO_DIE]

    def owner(self, pioneer: str) -> int:
        """The seat that has taken a pioneer, -1 while it lies open."""
        open_cards = [self.rules.deck.pioneers[card].id for card in self.state.deal.pioneers]
        return int(self.state.owners[open_cards.index(pioneer)])

    def favor(self, seat: int, tokens: int) -> Table:
        """Give a seat that many favor tokens."""
        favor = [int(has) for has in self.state.favor]
        favor[seat] = tokens
        self.state.favor = vector(favor)
        return self

    def printed(self, seat: int, *rows: str) -> Table:
        """Give a seat a made-up pattern, four rows as `.4.Y6`, without dice; no rows for one with nothing printed."""
        window = empty_window(printed_masks(list(rows) or ["....."] * 4))
        if self.rules.grey:
            impose(window, self.rules.deck.boards[self.state.deal.board])
        self.state.windows[seat] = window
        return self

    def bag(self, counts: str) -> Table:
        """Fill the bag: `bag("R3 Y1")` holds three red dice and a yellow one."""
        counts_by_color = {entry[0]: int(entry[1:]) for entry in counts.split()}
        self.state.bag = vector([counts_by_color.get(letter, 0) for letter in LETTERS])
        self.state.bag_left = sum(counts_by_color.values())
        return self

    def roll_any(self) -> Table:
        """Roll the pool of the round: ones, each of the colour the bag then has most of."""
        while self.state.phase == phases.ROLL:
            bag = [int(left) for left in self.state.bag]
            self.play(f"roll {LETTERS[bag.index(max(bag))]}1")
        return self.play("roll S1") if self.state.phase == phases.ROLL_GREY else self

    def pass_to_round(self, number: int) -> Table:
        """Let whole rounds pass with any dice; the dice of the round named are still to be rolled."""
        while self.state.round < number and self.state.phase != phases.OVER:
            self.roll_any().play("pass")
        return self

    def pass_to_end(self) -> Table:
        """Let everybody pass until the game is over."""
        while self.state.phase != phases.OVER:
            self.roll_any().play("pass")
        return self

    def claimed(self, seat: int, objective: str) -> list[tuple[int, list[str]]]:
        """What a window earns by an objective: each time its points and the spaces that earned them."""
        claimed = claims(self.state.windows[seat], self._objective(objective))
        return [(int(claim) >> CLAIM_SHIFT, names(claim & ((1 << CLAIM_SHIFT) - 1))) for claim in claimed]

    def points(self, seat: int, objective: str) -> int:
        """The points a window earns by an objective of the deck, dealt or not."""
        return sum(points for points, _ in self.claimed(seat, objective))

    def _objective(self, id: str) -> Objective:
        deck = self.rules.deck
        return next(card for card in [*deck.publics, *deck.privates] if card.id == id)

    def lay(self, dice: str) -> Table:
        """Make the pool exactly these dice; the bag takes the old ones and gives the new."""
        old = [int(die) for die in self.state.pool]
        new = [BY_TEXT[text] for text in dice.split()]
        for die in old:
            self._from_bag(NO_DIE, die)
        for die in new:
            self._from_bag(die, NO_DIE)
        self.state.pool = vector(new)
        return self

    def tokens_on(self, tool: str) -> int:
        """How many favor tokens lie on a tool of the table; -1 when it is used up."""
        slots = [int(index) for index in self.state.deal.tools]
        return int(self.state.tokens[slots.index(self.notation.tools.index(tool))])
