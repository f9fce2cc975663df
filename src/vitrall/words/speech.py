"""Messages in one language. At run time a missing message falls back to English; in strict mode it raises instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from vitrall.cards.printed import Wording
from vitrall.die_text import die_values, is_die
from vitrall.engine.board import INDEX
from vitrall.engine.errors import Illegal, Refusal, Unreadable, VitrallError, Why
from vitrall.story.story_types import Message
from vitrall.why import none_of, plain
from vitrall.words.bundles import Value, holds, rendered
from vitrall.words.cases import Case
from vitrall.words.language import DEFAULT, LANGUAGES
from vitrall.words.move_messages import CARD_FIELDS, MoveMessage, read_move

REGIONS: Final = {"en": "en_GB", "pl": "pl_PL", "uk": "uk_UA", "es": "es_ES"}
PRINTED: Final = "printed"  # the origin of a name without a mark


def message_id(code: str) -> str:
    """The message of an error code: `error-placement-touch` for `placement/touch`."""
    return "error-" + code.replace("/", "-")


class Words:
    """All texts in one language. `own` has the texts of players' own cards, by id."""

    def __init__(
        self, language: str = DEFAULT, *, strict: bool = False, own: Mapping[str, Wording] | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Unreadable("option/language", none_of(language, LANGUAGES))
        self.language = language
        self.own = own or {}
        self._strict = strict
        self._tried = (language,) if strict else (language, DEFAULT)

    def in_language(self, language: str) -> Words:
        """Another language, with the same cards."""
        return Words(language, strict=self._strict, own=self.own)

    def with_cards(self, own: Mapping[str, Wording]) -> Words:
        """The same language, with players' own cards."""
        return Words(self.language, strict=self._strict, own=own)

    def say(self, id: str, /, **values: Value) -> str:
        """A message, or with a dot a part of one, with its values filled in."""
        for language in self._tried:
            if holds(language, id):
                return self._said(language, id, values)
        if self._strict:
            raise LookupError(f"{self.language} has no message {id}")
        return id

    def _said(self, language: str, id: str, values: dict[str, Value]) -> str:
        text, errors = rendered(language, id, values)
        if errors and self._strict:
            raise LookupError(f"{language}, {id} with {values}: {errors}")
        return text

    def message(self, line: Message, names: Sequence[str] = ()) -> str:
        """A message of the story; `names` are those of the seats."""
        cards = {
            field: self.name(card) if isinstance(card, str) else ", ".join(map(self.name, card))
            for field, card in line.get("cards", {}).items()
        }
        texts = {field: self.say(id) for field, id in line.get("texts", {}).items()}
        seats = {
            field: ", ".join(names[seat] if seat < len(names) else "" for seat in among)
            for field, among in line.get("seats", {}).items()
        }
        return self.say(line["id"], **line["values"], **cards, **texts, **seats)

    def knows(self, id: str) -> bool:
        """Whether there is a message for an id, at least in English."""
        return any(holds(language, id) for language in self._tried)

    def name(self, card: str) -> str:
        """The name of a card; the two patterns of a window card if both are named, as `sol/naturaleza`."""
        return " / ".join(self._name(id) for id in card.split("/"))

    def _name(self, id: str) -> str:
        """The name of one card. A card of a player's own deck has no message: its name comes from its file, or is its
        id.
        """
        if id in self.own:
            return self.own[id].name(self.language)
        known = self._strict or self.knows(f"card-{id}")
        return self.say(f"card-{id}") if known else id.replace("-", " ").capitalize()

    def text(self, card: str) -> str:
        """What a card does or pays; empty for patterns, and for cards without a text."""
        if card in self.own:
            return self.own[card].text(self.language)
        return self.say(f"card-{card}.text") if self.knows(f"card-{card}.text") else ""

    def gloss(self, card: str) -> str:
        """What a name left in another language means; empty if there is none."""
        return self.say(f"card-{card}.gloss") if self._holds(card, "gloss") else ""

    def origin(self, card: str) -> str:
        """Where a name comes from: `printed`, `reported`, `inferred`, or `own` for ours."""
        return self.say(f"card-{card}.origin") if self._holds(card, "origin") else PRINTED

    def _holds(self, card: str, part: str) -> bool:
        """Whether this language itself has that part of a card; a player's own card of the same id is another card."""
        return card not in self.own and holds(self.language, f"card-{card}.{part}")

    def scored(self, card: str, count: int, points: int) -> str:
        """How often a card scored and what it paid: 2 rows, 12 points."""
        own = f"card-{card}.scored"
        known = card not in self.own and self.knows(own)
        return self.say(own if known else "times-scored", count=count, points=points)

    def die(self, text: str, case: Case = "nom") -> str:
        """A die in words: `R5`, or `P?` for a purple one without a value yet."""
        values = die_values(text)
        return self.say(f"die-{case}" if "value" in values else f"colored-die-{case}", **values)

    def day(self, day: date) -> str:
        """A date written out."""
        from babel.dates import format_date  # comes with the library of the locales, and takes long to import

        return format_date(day, "long", locale=REGIONS[self.language])

    def move(self, move: str, seat_name: str, die: str = "") -> str:
        """A move that was made, as a `Move` or text. `seat_name` belongs to the seat that moves or that the text names;
        `die` is the die placed, returned, moved or turned, if it is known."""
        message = self._named(read_move(move, die))
        return self.say(f"log-{message.shape}", name=seat_name, **message.values)

    def offer(self, move: str) -> str:
        """A move that a seat may make: a `Move` or its text."""
        message = self._named(read_move(move))
        return self.say(f"offer-{message.shape.removesuffix('-it')}", **message.values)

    def _named(self, move: MoveMessage) -> MoveMessage:
        """The same with cards by their names."""
        named = {
            field: value if field not in CARD_FIELDS else self.name(str(value)) for field, value in move.values.items()
        }
        return MoveMessage(move.shape, named)

    def refusal(self, refusal: Refusal) -> str:
        """One reason why a move is not allowed."""
        id = message_id(refusal.code)
        if not self.knows(id):
            return f"{refusal.code} ({refusal.rule})"
        return self.say(id, rule=refusal.rule, **self._about(refusal.at))

    def _about(self, at: str) -> dict[str, Value]:
        """The variables for what a reason is about: a space, a die or a card. `B3` may be a space or a die."""
        space: dict[str, Value] = {"space": at} if at in INDEX else {}
        die = die_values(at) if is_die(at) else {}
        return {**space, **die} or {"card": self._name(at)} if at else {}

    def error(self, error: VitrallError) -> str:
        """Any error; of an illegal move every reason. A code without a message is given as it is."""
        if isinstance(error, Illegal) and error.reasons:
            return " ".join(dict.fromkeys(self.refusal(reason) for reason in error.reasons))
        id = message_id(error.code)
        reason = self.why(error.why) if error.why else ""
        if self._strict or self.knows(id):
            return self.say(id, detail=reason or error.code, line=error.line)
        return f"{reason} [{error.code}]" if reason else error.code

    def why(self, why: Why) -> str:
        """The particular reason of an error: part of a sentence, without a full stop."""
        return self.say(f"why-{why.name}", **{name: self._given(name, value) for name, value in why.values.items()})

    def hint(self, name: str, values: Mapping[str, object]) -> str:
        """A reason for or against a move, as bots give it: part of a sentence, without a full stop."""
        given = {key: self._given(key, value) for key, value in values.items()}
        return self.say(f"hint-{name}", **given)

    def _given(self, name: str, value: object) -> Value:
        """A value of a reason, as a message takes it."""
        if isinstance(value, Why):
            return self.why(value)
        if isinstance(value, list | tuple):
            return self._listed(name, value)
        if isinstance(value, str) and name in CARD_FIELDS:
            return self.name(value)
        return value if isinstance(value, int) else plain(str(value))

    def _listed(self, name: str, values: Sequence[object]) -> str:
        """Several values. Refusals are whole sentences; the last loses its full stop, since more text may follow."""
        refusals = [self.refusal(value) for value in values if isinstance(value, Refusal)]
        if refusals:
            return " ".join(dict.fromkeys(refusals)).removesuffix(".")
        return ", ".join(str(self._given(name, value)) for value in values)
