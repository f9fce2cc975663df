"""A whole game behind one object. If you know python-chess, you know `Game`.

The rules are in the engine; here moves are texts or numbers, chance acts by itself, and wrong moves are explained.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from vitrall.cards.catalogue import Catalogue
from vitrall.drawing import draw
from vitrall.engine import actions, scoring
from vitrall.engine.board import INDEX, WIDTH
from vitrall.engine.chance import outcomes, sample
from vitrall.engine.deck import Deck
from vitrall.engine.dice import BY_TEXT, TEXTS
from vitrall.engine.errors import Illegal, Refusal, Unavailable, Unreadable, Why
from vitrall.engine.options import Options
from vitrall.engine.phases import CHOOSE, HAND, KEEP, OVER, STEP, TURN
from vitrall.engine.play import play
from vitrall.engine.position_key import WHOLE_TABLE
from vitrall.engine.refusal import reasons
from vitrall.engine.rules import Rules
from vitrall.engine.state import NOT_SEEDED, State, awaited_seats, awaits_chance, new_state, seeded_state
from vitrall.engine.undo import undo_barrier
from vitrall.engine.window import broken, rules_in
from vitrall.engine.worlds import determinised
from vitrall.game_start import checked_seed, deck_of, known_cards
from vitrall.moves import LegalMoves, Move, Undoable, notation_of
from vitrall.position import is_same_position, key_of, read_position, write_position
from vitrall.record import (
    Record,
    actions_when_made,
    deck_headers,
    read_record,
    redacted_actions,
    replay,
    undisclosed,
    write_record,
)
from vitrall.score import Score, score_sheet
from vitrall.seat_window import SeatWindow, seat_window
from vitrall.story.chronicle import Chronicle, begun_anew, is_secret
from vitrall.story.scene import hand_text
from vitrall.story.score_sheet import game_sheet
from vitrall.story.story_types import GameEvent, ScoreSheet
from vitrall.view import PHASES, SPECTATOR, View
from vitrall.view.seat_view import check_viewer
from vitrall.view.several_views import seat_views
from vitrall.why import quoted

TURN_PHASES: Final = (TURN, HAND, STEP)  # in which one seat alone is awaited
NO_ACTION: Final = -1  # used for every number that is not an action, however large
WORKED_OUT: Final = ("_notation", "_chronicle")  # fields of a game that are computed from the others when needed


class Game:
    """One game, from the first card dealt to the last point. `seat` numbers are counted from 0."""

    def __init__(self, state: State, history: list[int] | None = None, cards: Catalogue | None = None) -> None:
        self._state = state
        self._cards = cards
        self._notation = notation_of(state.rules.deck)
        self._actions: list[int] = history or []
        self._complete = history is not None
        self._past: list[State] = []
        self._start = None if self._complete else state.copy()  # where a game without a beginning continues
        self._chronicle: Chronicle | None = None  # created when events are first asked for
        self.headers: dict[str, str] = {}

    @classmethod
    def new(
        cls,
        options: Options | None = None,
        seed: int | None = None,
        *,
        deck: Deck | Catalogue | None = None,
        given: bool = False,
    ) -> Game:
        """A new game. Without a seed the dice are fresh every time; `given` leaves chance to be played like moves. A
        catalogue also has the names of your own cards, for views and for the record; a deck has not.
        """
        cards = known_cards(deck)
        rules = Rules(options or Options(), deck_of(deck))
        if given:
            return cls(new_state(rules, NOT_SEEDED), [], cards)
        game = cls(seeded_state(rules, checked_seed(seed)), [], cards)
        game._let_chance_act()
        return game

    @classmethod
    def from_record(cls, text: str | bytes, *, deck: Deck | Catalogue | None = None) -> Game:
        """The game of a record, as far as the record goes. From there on, chance is played like moves."""
        record = read_record(text, deck_of(deck))
        game = cls(replay(record, deck_of(deck)), list(record.actions), known_cards(deck))
        game.headers = dict(record.headers)
        return game

    @classmethod
    def from_position(cls, text: str, *, deck: Deck | Catalogue | None = None) -> Game:
        """A game that continues from a position. The moves before it are not known, so it has no record."""
        return cls(read_position(text, deck_of(deck)), cards=known_cards(deck))

    @property
    def options(self) -> Options:
        """The options that the game was made with."""
        return self._state.rules.options

    @property
    def state(self) -> State:
        """The engine's own position, secrets included. Change it only through `play`."""
        return self._state

    @property
    def cards(self) -> Catalogue | None:
        """The catalogue of the cards: names and texts. None if the game was made from a bare deck."""
        return self._cards

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def round(self) -> int:
        """The round, from 1 to 10; 0 before the first one."""
        return int(self._state.round)

    @property
    def phase(self) -> str:
        """The phase of the game, in the words that views use: `choose`, `turn`, `hand`, `step`, `roll`, `over`, …"""
        return PHASES[self._state.phase]

    @property
    def pool(self) -> list[str]:
        """The dice of the draft pool, as `R5`, in the order they were rolled."""
        return [TEXTS[die] for die in self._state.pool]

    @property
    def hand(self) -> str | None:
        """The die in hand; `P?` for one drawn from the bag that has no value yet (U8)."""
        return hand_text(self._state) or None

    def window(self, seat: int) -> SeatWindow:
        """The window of a seat: pattern, printed rows, dice, favor. There is none before all have chosen."""
        check_viewer(self.players, seat)
        if seat == SPECTATOR or not self._state.windows:
            raise Unavailable("view/no-window")
        return seat_window(self._state, seat)

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self._state.phase == OVER

    @property
    def awaits_chance(self) -> bool:
        """Whether a card, a roll or a draw is next, not a move of a player."""
        return awaits_chance(self._state)

    @property
    def seats_awaited(self) -> list[int]:
        """The seats that may move now: several while windows are chosen, or blooms."""
        seats = int(awaited_seats(self._state))
        return [seat for seat in range(int(self._state.rules.players)) if (seats >> seat) & 1]

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is; none while dice roll, while all choose at once, and after the end."""
        return int(self._state.seat) if self._state.phase in TURN_PHASES else None

    @property
    def legal_moves(self) -> LegalMoves:
        """All legal moves of all seats that may move now, as a sequence."""
        return LegalMoves(self._state, self._notation)

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of one seat; none while others are awaited. While all choose at once, its own choices."""
        if seat not in self.seats_awaited:
            return []
        return [move for move in self.legal_moves if move.seat in (None, seat)]

    @property
    def moves(self) -> list[Move]:
        """Everything played so far, chance included."""
        return [self._move(action) for action in self._actions]

    def play(self, move: str | int, seat: int | None = None) -> Move:
        """Play a move, or raise `Illegal` with every reason. The returned move has the seat that played it. If `seat`
        is given, it must be that seat's turn.
        """
        action = self._action(move)
        self._check(move, action, seat)
        player = self.seat
        self._act(action)
        self._let_chance_act()
        return Move(self._notation.text(action), action, player)

    @property
    def events(self) -> list[GameEvent]:
        """All that happened, chance included, with nothing hidden. `docs/story.md` describes events."""
        return self._chronicle_from().events(self._actions, 0, len(self._actions))

    def events_for(self, viewer: int) -> list[GameEvent]:
        """What one seat, or a spectator, may know of all that happened."""
        (events,) = self.events_within(viewer, [(0, len(self._actions))])
        return events

    def events_within(self, viewer: int | None, spans: Sequence[tuple[int, int]]) -> list[list[GameEvent]]:
        """The same for spans of actions, as half-open ranges of numbers; without a viewer nothing is hidden."""
        chronicle = self._chronicle_from(min((start for start, _ in spans), default=0))
        secret = any(is_secret(action) for start, end in spans for action in self._actions[start:end])
        seen = self._seen(viewer) if secret and viewer is not None else self._actions
        return [chronicle.events(seen, start, end) for start, end in spans]

    def forget_events(self) -> None:
        """Free the memory of the events so far. New ones are still recorded; older ones are computed again when
        needed.
        """
        self._chronicle = begun_anew(self._chronicle, self._state, self._actions)

    def _chronicle_from(self, start: int = 0) -> Chronicle:
        """The chronicle of this game from `start` on, computed from the actions if it is not in memory."""
        if self._chronicle is not None and self._chronicle.first <= start:
            return self._chronicle
        state = new_state(self._state.rules, NOT_SEEDED) if self._start is None else self._start.copy()
        whole = Chronicle(state)
        whole.follow(state, self._actions)
        if self._chronicle is None:
            self._chronicle = whole
        return whole

    def _seen(self, viewer: int) -> list[int]:
        """The actions as a viewer could read them when they were made; without a beginning, no secret at all."""
        if self._complete:
            return actions_when_made(self._state.rules, self._actions, viewer)
        check_viewer(int(self._state.rules.players), viewer)
        return [undisclosed(action) for action in self._actions]

    def check(self, move: str | int, seat: int | None = None) -> None:
        """Raise `Illegal` with every reason why the move cannot be played now."""
        self._check(move, self._action(move), seat)

    def _check(self, move: str | int, action: int, seat: int | None) -> None:
        own = seat is None or self._may_act(seat, action)
        refusals = reasons(self._state, action) if own else [self._not_for_this_seat()]
        if refusals:
            raise Illegal(str(move), refusals)

    def _not_for_this_seat(self) -> Refusal:
        """The error for a move that is not this seat's. It gives no reasons: they could reveal another seat's
        secret.
        """
        if self.is_over:
            return Refusal("game/over", "T9")
        return Refusal("chance/awaited", "T1") if self.awaits_chance else Refusal("turn/other-seat", "T2")

    def _may_act(self, seat: int, action: int) -> bool:
        owner = self._move(action).seat if self._state.phase in (CHOOSE, KEEP) else None
        return seat in self.seats_awaited and owner in (None, seat)

    def _action(self, move: str | int) -> int:
        if isinstance(move, str):
            return int(self._notation.action(move))
        if type(move) is not int:
            raise Unreadable("move/unreadable", quoted(move))
        return move if 0 <= move < actions.END else NO_ACTION

    def _move(self, action: int) -> Move:
        return Move(self._notation.text(action), action)

    def _act(self, action: int) -> None:
        self._remember(action)
        play(self._state, action)
        if self._chronicle is not None:
            self._chronicle.add(action, self._state)

    def _remember(self, action: int) -> None:
        """Save what undo may need: the positions since something new was last revealed."""
        if undo_barrier(action):
            self._past.clear()
        else:
            self._past.append(self._state.copy())
        self._actions.append(action)

    def _let_chance_act(self) -> None:
        while self._state.generator != NOT_SEEDED and awaits_chance(self._state):
            self._act(int(sample(self._state)))

    def can_undo(self) -> Undoable:
        """Whether the last move may be taken back (T12)."""
        if self._past:
            return Undoable(True)
        return Undoable(False, undo_barrier(self._actions[-1]) if self._actions else "undo/nothing")

    def undo(self) -> Move:
        """Take the last move back, within the turn and up to the last new knowledge."""
        if not (allowed := self.can_undo()):
            raise Unavailable(allowed.code)
        self._state = self._past.pop()
        undone = self._actions.pop()
        if self._chronicle is not None and self._chronicle.first > len(self._actions):
            self.forget_events()  # they began after the move that is taken back
        elif self._chronicle is not None:
            self._chronicle.take_back(self._state)
        return self._move(undone)

    def copy(self, *, given: bool = False) -> Game:
        """An independent game, secrets and generator included: for looking ahead, not for showing.

        With `given` the copy has no generator: from now on chance waits to be played. `outcomes` lists what it may do,
        with exact chances, so that a search can branch on dice from any position."""
        other = Game(self._state.copy(), list(self._actions), self._cards)
        other._complete = self._complete
        other._start = self._start
        other._past = [state.copy() for state in self._past]
        other.headers = dict(self.headers)
        if given:
            for state in (other._state, *other._past):
                state.generator = NOT_SEEDED
        return other

    def world(self, seat: int, seed: int) -> Game:
        """A game that this seat, or a spectator, cannot tell from this one: the seed decides everything the seat must
        not know, and the dice to come. It continues from here and has no record. For search without cheating.
        """
        check_viewer(self.players, seat)
        return Game(determinised(self._state, seat, checked_seed(seed)), cards=self._cards)

    def key(self, seat: int | None = None) -> int:
        """A 64-bit hash: equal for equal positions, almost certainly different for others. For transposition tables.

        Without a seat it covers the whole table, secrets included; with one (or `SPECTATOR`) only what that viewer
        knows. The moves that led here, dice to come and the order of dice that lie together do not count."""
        if seat is not None:
            check_viewer(self.players, seat)
        return key_of(self._state, WHOLE_TABLE if seat is None else seat)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, secrets included, by `key`; the moves before do not
        count.
        """
        return is_same_position(self._state, other._state) if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        """The key; it changes when a move is played, so put copies into sets."""
        return self.key()

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, _: object) -> Game:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """Everything another process needs, secrets and generator included, as in a copy."""
        return {name: value for name, value in self.__dict__.items() if name not in WORKED_OUT}

    def __setstate__(self, fields: dict[str, object]) -> None:
        self.__dict__.update(dict.fromkeys(WORKED_OUT), **fields)
        self._notation = notation_of(self._state.rules.deck)

    def outcomes(self) -> dict[Move, Fraction]:
        """What chance may do now, with exact chances that sum to one."""
        if not self.awaits_chance:
            raise Unavailable("chance/not-now")
        chances = outcomes(self._state)
        pairs = zip(chances.actions, chances.weights, strict=True)
        return {self._move(int(action)): Fraction(int(weight), int(chances.total)) for action, weight in pairs}

    def broken(self, die: str, space: str, seat: int | None = None) -> list[str]:
        """The ids of all rules that die would break on that space of a window (P7), by default of the seat to move."""
        if not isinstance(die, str) or die not in BY_TEXT:
            raise Unreadable("move/unreadable", Why("no-die", given=quoted(die)))
        if not isinstance(space, str) or space not in INDEX:
            raise Unreadable("move/unreadable", Why("space-shape", given=quoted(space), most=WIDTH))
        owner = self.seat if seat is None else seat
        if owner is None or owner >= len(self._state.windows):
            raise Unavailable("view/no-window")
        return rules_in(broken(self._state.windows[owner], BY_TEXT[die], INDEX[space], 0, False, False))

    def view(self, seat: int = SPECTATOR) -> View:
        """What one seat, or a spectator, may see and do, with the texts of your own cards that it sees."""
        return self.views([seat])[seat]

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """The views of several seats, by seat. They share what lies open to everybody, so change none of them."""
        own = self._cards.wordings if self._cards is not None and self._cards.own else None
        return seat_views(self._state, seats, own)

    @property
    def scores(self) -> list[Score]:
        """A sheet for each seat, for the windows as they stand now; final when the game is over."""
        if not self._state.windows:
            raise Unavailable("score/no-windows")
        return score_sheet(self._state)

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheets as rows with their reasons, the seats compared, and who has won (`docs/story.md`)."""
        if not self._state.windows:
            raise Unavailable("score/no-windows")
        return game_sheet(self._state, self._cards.wordings if self._cards is not None else {})

    @property
    def winners(self) -> list[int]:
        """The winners: several if no rule breaks the tie, none if a solo game does not beat its target."""
        if not self.is_over:
            raise Unavailable("score/not-over")
        if self._state.rules.solo:
            return [0] if scoring.solo_won(self._state) else []
        return [seat for seat, rank in enumerate(scoring.ranks(self._state)) if rank == 1]

    @property
    def target(self) -> int:
        """The score to beat in a solo game (O6), for the track as it is now."""
        return int(scoring.target(self._state))

    def record(self, viewer: int | None = None) -> str:
        """The game as text: whole, or as one seat (or a spectator) may read it."""
        if not self._complete:
            raise Unavailable("record/unknown-start")
        history = self._actions if viewer is None else redacted_actions(self._state.rules, self._actions, viewer)
        decks = {} if self._cards is None else deck_headers(self._cards)
        return write_record(Record(self.options, {**self.headers, **decks}, history), self._notation)

    def position(self) -> str:
        """The position in one line, secrets included."""
        return write_position(self._state)

    def __str__(self) -> str:
        return draw(self._state)

    def _repr_svg_(self) -> str:
        """The table in a notebook, as a spectator sees it: a shared notebook must not reveal secrets."""
        from vitrall.picture import table_picture  # a game that is never shown loads no pictures
        from vitrall.words import Words

        words = Words(own=self._cards.wordings if self._cards else None)
        return table_picture(self.view(), deck=self._state.rules.deck, words=words).svg

    def __repr__(self) -> str:
        return f"<Game: {self.options.players} players, round {self.round}, {len(self._actions)} moves made>"
