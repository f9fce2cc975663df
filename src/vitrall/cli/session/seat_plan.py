"""Who sits where: people by their names, bots as `bot:random`, in the same words as in the head of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from shlex import quote
from typing import Final

from vitrall.bots import is_guest
from vitrall.engine.errors import Unreadable, Why
from vitrall.why import at_most, quoted, whole_path
from vitrall.words import Words

BOT: Final = "bot:"
LONGEST: Final = 16


@dataclass(frozen=True)
class Seat:
    """A seat with the name that is shown; `bot` says which one, and is empty for a person."""

    name: str
    bot: str = ""

    @property
    def header(self) -> str:
        """The header of this seat in a record."""
        return BOT + self.bot if self.bot else self.name


def seats_asked(asked: Sequence[str], players: int, bot: str, words: Words) -> list[Seat]:
    """The seats as the command line names them; without names one person, and bots on all seats that are left."""
    if len(asked) > players:
        raise Unreadable("play/seats", at_most(len(asked), players))
    named = list(asked) or [words.say("seat-name", seat=1)]
    filled = named + [BOT + bot] * (players - len(named))
    return [_seat(text, number, words) for number, text in enumerate(filled, 1)]


def _seat(text: str, number: int, words: Words) -> Seat:
    if text.startswith(BOT):
        return Seat(words.say("bot-name", seat=number), text.removeprefix(BOT))
    name = text.strip()
    if not name or len(name) > LONGEST or not name.isprintable():
        raise Unreadable("play/name", Why("name-shape", given=quoted(text), most=LONGEST))
    return Seat(name)


def seats_from_headers(headers: Mapping[str, str], players: int, words: Words) -> list[Seat]:
    """The seats in the headers of a record; a seat without a header is a person without a name."""
    texts = [
        _name_in_header(headers, number) or words.say("seat-name", seat=number) for number in range(1, players + 1)
    ]
    return [_seat(text, number, words) for number, text in enumerate(texts, 1)]


def check_guests(seats: Sequence[Seat], said: Sequence[str]) -> None:
    """A file may name a program but never start one: to resume, give the command again."""
    for seat in seats:
        if is_guest(seat.bot) and seat.bot not in said and BOT + seat.bot not in said:
            raise Unreadable("play/guest", whole_path(seat.bot))


def guest_flags(seats: Sequence[Seat]) -> str:
    """The flags that name the programs again, for `vitrall play --resume`."""
    programs = dict.fromkeys(seat.header for seat in seats if is_guest(seat.bot))
    return "".join(f" --seat {quote(program)}" for program in programs)


def _name_in_header(headers: Mapping[str, str], number: int) -> str:
    """The header of a seat; names from other programs are shortened to fit the screen."""
    text = headers.get(f"seat {number}", "").strip()
    name = "".join(sign for sign in text if sign.isprintable())[:LONGEST].strip()
    return text if text.startswith(BOT) else name


def seat_headers(seats: Sequence[Seat]) -> dict[str, str]:
    """The headers of a record for all seats."""
    return {f"seat {number}": seat.header for number, seat in enumerate(seats, 1)}
