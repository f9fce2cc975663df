"""Parts of a position as words: for each, how it is written and read. `-` is nothing, `?` an unknown card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from vitrall.engine.board import CELLS, HEIGHT, INDEX, WIDTH, names
from vitrall.engine.dice import BY_TEXT, COLORS, KINDS, LETTERS, NO_DIE, TEXTS
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.notation import UNKNOWN
from vitrall.engine.state import HIDDEN
from vitrall.why import instead, number, of, quoted, twice

NOTHING: Final = "-"
EMPTY: Final = "."
ROW_END: Final = "/"

_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,18}")
_COUNT: Final = re.compile(r"([RYGBPS])([1-9][0-9]{0,2})")
_SPACE: Final = re.compile(r"\.|[RYGBPS][1-6]")


def fault(code: str, why: Why) -> Unreadable:
    return Unreadable(f"position/{code}", why)


def read_number(name: str, word: str, least: int, most: int) -> int:
    """A number within bounds, in its only spelling."""
    if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise fault("value", of(name, number(word, least, most)))
    return int(word)


def listed(words: Iterable[str]) -> str:
    return ",".join(words) or NOTHING


def read_list(word: str) -> list[str]:
    return [] if word == NOTHING else word.split(",")


def card_names(cards: Iterable[int], names: list[str]) -> list[str]:
    return [UNKNOWN if card == HIDDEN else names[card] for card in cards]


def read_cards(field: str, words: list[str], names: list[str], may_hide: bool) -> list[int]:
    """The places in the deck of the cards named; each card exists once (S9)."""
    known = [word for word in words if not (may_hide and word == UNKNOWN)]
    for word in known:
        if word not in names:
            raise fault("card", of(field, Why("not-in-deck", given=quoted(word))))
        if known.count(word) > 1:
            raise fault("card", of(field, twice(word)))
    return [names.index(word) if word in names else HIDDEN for word in words]


def by_seat(name: str, word: str, players: int) -> list[str]:
    """A word for each seat; with one player, `-` means one empty entry."""
    words = [NOTHING] if players == 1 and word == NOTHING else read_list(word)
    if len(words) != players:
        raise fault("card", of(name, instead(len(words), players)))
    return words


def dice_word(dice: Iterable[int]) -> str:
    return "".join(TEXTS[die] for die in dice) or NOTHING


def read_dice(name: str, word: str) -> list[int]:
    pairs = [] if word == NOTHING else [word[place : place + 2] for place in range(0, len(word), 2)]
    for pair in pairs:
        if pair not in BY_TEXT:
            raise fault("value", of(name, Why("no-die", given=quoted(pair))))
    return [BY_TEXT[pair] for pair in pairs]


def places_word(dice: Iterable[int]) -> str:
    """Dice in their places, a dot for each that is gone."""
    return "".join(EMPTY if die == NO_DIE else TEXTS[die] for die in dice) or NOTHING


def read_places(name: str, word: str) -> list[int]:
    places = [] if word == NOTHING else _SPACE.findall(word)
    if word not in (NOTHING, "".join(places)):
        raise fault("value", of(name, Why("dice-or-dots", given=quoted(word))))
    return [NO_DIE if place == EMPTY else BY_TEXT[place] for place in places]


def bag_word(bag: Sequence[int]) -> str:
    return "".join(f"{LETTERS[color]}{count}" for color, count in enumerate(bag) if count) or NOTHING


def read_bag(word: str) -> list[int]:
    """The dice of each colour; what is not named is not there."""
    counts = [] if word == NOTHING else _COUNT.findall(word)
    colors = [LETTERS.index(letter) for letter, _ in counts]
    if word not in (NOTHING, "".join(letter + count for letter, count in counts)) or len(set(colors)) < len(colors):
        raise fault("value", of("bag", Why("bag-shape", given=quoted(word))))
    bag = [0] * COLORS
    for color, (_, count) in zip(colors, counts, strict=True):
        bag[color] = int(count)
    return bag


def track_word(track: Iterable[int], rounds: int) -> str:
    """The spaces of the rounds that are over, in order."""
    spaces: list[list[int]] = [[] for _ in range(rounds)]
    for entry in track:
        spaces[entry // KINDS].append(entry % KINDS)
    return ROW_END.join(dice_word(space) for space in spaces) or NOTHING


def read_track(word: str, rounds: int) -> list[int]:
    spaces = word.split(ROW_END)
    if len(spaces) != max(rounds, 1):
        raise fault("value", of("track", instead(len(spaces), rounds)))
    dice = [(place, die) for place, space in enumerate(spaces) for die in read_dice("track", space)]
    if dice and not rounds:
        raise fault("value", Why("track-too-early"))
    return [place * KINDS + die for place, die in dice]


def cells_word(cells: Sequence[int]) -> str:
    """The dice of a window, row by row."""
    words = [EMPTY if die == NO_DIE else TEXTS[die] for die in cells]
    rows = [words[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT)]
    return ROW_END.join("".join(row) for row in rows)


def read_cells(word: str) -> list[int]:
    rows = [_SPACE.findall(row) for row in word.split(ROW_END)]
    cells = [space for row in rows for space in row]
    if [len(row) for row in rows] != [WIDTH] * HEIGHT or ROW_END.join("".join(row) for row in rows) != word:
        raise fault("value", Why("window-shape", given=quoted(word)))
    return [NO_DIE if space == EMPTY else BY_TEXT[space] for space in cells]


def spaces_word(mask: int) -> str:
    return "".join(names(mask)) or NOTHING


def read_spaces(word: str) -> int:
    pairs = [] if word == NOTHING else [word[place : place + 2] for place in range(0, len(word), 2)]
    if any(pair not in INDEX for pair in pairs) or len(pairs) > CELLS:
        raise fault("value", Why("no-spaces", given=quoted(word)))
    return sum(1 << INDEX[pair] for pair in set(pairs))


def seats_word(mask: int, players: int) -> str:
    return listed(str(seat + 1) for seat in range(players) if (mask >> seat) & 1)


def read_seats(name: str, word: str, players: int) -> int:
    seats = {read_number(name, seat, 1, players) for seat in read_list(word)}
    return sum(1 << (seat - 1) for seat in seats)
