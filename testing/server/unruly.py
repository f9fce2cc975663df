"""Messages that no honest client sends, by kind: malformed, huge, out of turn, for a foreign seat, replayed, of wrong
types; and some that are fine, so that games go on meanwhile."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

WORDS: Final = (
    *(
        "move",
        "undo",
        "takeback",
        "ask",
        "say",
        "hello",
        "hint",
        "pause",
        "replace",
        "return",
        "type",
        "number",
        "seat",
    ),
    *("pass", "draft R5", "place A1", "use lathekin", "choose 1 firmitas", "roll R5", "stop", "keep 1 none"),
    *("", "\u00e9", "\ud83d", "\x00", "1e999", "A" * 70, "../..", "' OR 1=1 --", "{{7*7}}"),
)
NUMBERS: Final = (0, 1, -1, 2, 99, 10**9, 10**30, -(10**30), True, False, None, 0.5)
RARELY: Final = 0.002  # what makes a worker think


class Sight(NamedTuple):
    """What a fuzzing line knows: the number of the next entry, its legal moves, and what it has sent before."""

    number: int
    legal: list[str]
    seat: int | None
    sent: list[str]


def anything(luck: Random, depth: int = 0) -> Any:
    """Any value that JSON can hold."""
    kind = luck.randrange(6 if depth < 4 else 4)
    if kind < 2:
        return luck.choice(NUMBERS)
    if kind < 4:
        return luck.choice(WORDS)
    if kind == 4:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {luck.choice(WORDS): anything(luck, depth + 1) for _ in range(luck.randrange(4))}


def _nearly_right(luck: Random, sight: Sight) -> dict[str, Any]:
    near = sight.number + luck.choice((0, 0, 0, -1, 1))
    messages: list[dict[str, Any]] = [
        {"type": "move", "number": near, "move": luck.choice([*WORDS, *sight.legal])},
        {"type": "undo", "number": near},
        {"type": "takeback", "number": near, "first": near - luck.randrange(4)},
        {"type": "takeback", "number": near},
        {"type": "ask", "last": near},
        {"type": "say", luck.choice(("phrase", "text")): luck.choice(("hello", *WORDS))},
        {"type": "pause", "wish": luck.random() < 0.3},
        {"type": "return"},
    ]
    if luck.random() < RARELY:
        return luck.choice([{"type": "hint", "number": near}, {"type": "replace", "of": luck.randrange(2)}])
    return luck.choice(messages)


def malformed(luck: Random, sight: Sight) -> str | bytes:
    """Bytes, or a message with a sign too many."""
    if luck.random() < 0.3:
        return luck.randbytes(luck.randrange(200))
    text = json.dumps(_nearly_right(luck, sight))
    spot = luck.randrange(len(text))
    return text[:spot] + luck.choice('{}[]",:x\\') + text[spot + 1 :]


def huge(luck: Random, sight: Sight) -> str:
    """Longer than a message may be, or nested without end."""
    size = luck.choice((1025, 2000, 8000))
    return luck.choice(('{"type":"say","text":"' + "a" * size + '"}', "[" * size, '{"a":' * (size // 5), " " * size))


def out_of_turn(luck: Random, sight: Sight) -> str:
    """A move of a number that is not the present one, or one that is not legal."""
    number = sight.number + luck.choice((0, 1, -1, 5, -5))
    move = luck.choice(("pass", "draft R5", "draft B1", "place A1", "stop", "return", "use lathekin", "roll R5"))
    return json.dumps({"type": "move", "number": max(-1, number), "move": move})


def foreign_seat(luck: Random, sight: Sight) -> str:
    """In the name of somebody else."""
    other = luck.choice([seat for seat in range(6) if seat != sight.seat])
    return json.dumps({**_nearly_right(luck, sight), "seat": other})


def replayed(luck: Random, sight: Sight) -> str:
    """Word for word what was sent before."""
    return luck.choice(sight.sent) if sight.sent else out_of_turn(luck, sight)


def wrong_types(luck: Random, sight: Sight) -> str:
    message = _nearly_right(luck, sight)
    message[luck.choice([*message, "seat", "extra"])] = anything(luck)
    return json.dumps(message)


def fine(luck: Random, sight: Sight) -> str:
    if not sight.legal:
        return json.dumps({"type": "ask", "last": sight.number - 1})
    return json.dumps({"type": "move", "number": sight.number, "move": luck.choice(sight.legal)})


KINDS: Final[dict[str, Callable[[Random, Sight], str | bytes]]] = {
    "malformed": malformed,
    "huge": huge,
    "out of turn": out_of_turn,
    "foreign seat": foreign_seat,
    "replayed": replayed,
    "wrong types": wrong_types,
    "fine": fine,
}
SHARES: Final = (1, 1, 3, 3, 3, 2, 1)  # nonsense cuts a line soon, so that there is less of it
