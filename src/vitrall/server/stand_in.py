"""A bot in the place of a person: after a vote of the others, or when a clock has run out."""

from __future__ import annotations

from vitrall.server.agreements import sitting_in, voting
from vitrall.server.room import Room
from vitrall.server.table import Stale


async def vote(room: Room, seat: int, of: int) -> None:
    """Vote that a bot plays for a person who is away or does not move."""
    await room.agree(voting(seat, of), lambda: room.check_replaceable(seat, of))


async def sit_in(room: Room, seat: int, number: int, bot: str) -> None:
    """A bot takes over from somebody whose time is up; `Stale` if they have moved after all."""

    def check() -> None:
        if room.playing().number != number:
            raise Stale

    await room.agree(sitting_in(seat, bot), check)
