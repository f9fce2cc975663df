"""Draws a bot's window at random, so that statistics of windows do not depend on its preferences."""

from __future__ import annotations

from typing import Final

from vitrall.bots.bot import Bot, Idea
from vitrall.bots.sight import Sight
from vitrall.engine import actions
from vitrall.engine.generator import fair, scaled, seeded

WINDOW_SALT: Final = 0x3C6EF372  # separates the draw of the window from the bot's own luck


class RandomWindow:
    """The bot in everything but its pattern, which is one of the offered four, all equally likely."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._seed = seed

    def choose(self, sight: Sight) -> str | int:
        if actions.family(sight.actions[0]) != actions.CHOOSE:
            return self._bot.choose(sight)
        bound = len(sight.actions)
        return sight.actions[int(scaled(fair(seeded(self._seed ^ WINDOW_SALT), bound), bound))]

    def explain(self, sight: Sight) -> list[Idea]:
        return self._bot.explain(sight)

    def close(self) -> None:
        """A bot in another program leaves."""
        close = getattr(self._bot, "close", None)
        if callable(close):
            close()
