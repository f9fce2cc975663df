"""Takebacks by agreement: one player asks, everybody else agrees or one refuses."""

from __future__ import annotations

from vitrall.server.room import Room
from vitrall.server.table import Stale
from vitrall.server.talk import NO_WISH, WISH


async def take_back(room: Room, seat: int, number: int, first: int | None) -> None:
    """Ask to go back to before an entry, agree or refuse; it is done when every person at the table agrees."""
    _check(room, seat, number)
    if first is None:
        await room.say(seat, NO_WISH, "")
        return
    room.playing().check_takeback(first)
    await room.say(seat, WISH, f"{number} {first}")
    if room.talk.is_agreed(number, sorted(room.snapshot.agreements.people)):
        await room.takeback(seat, number, first)


def _check(room: Room, seat: int, number: int) -> None:
    if number != room.playing().number:
        raise Stale
    room.check_mover(seat)
    room.snapshot.check_takeback()
