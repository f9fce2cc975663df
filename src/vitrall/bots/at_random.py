"""*random*: any legal move, each as likely."""

from __future__ import annotations

from random import Random

from vitrall.bots.bot import Idea
from vitrall.bots.sight import Sight, is_pass


class AtRandom:
    """Ends its turn only when nothing else is left."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)

    def choose(self, sight: Sight) -> int:
        eager = [action for action in sight.actions if not is_pass(action)]
        return self._luck.choice(eager or sight.actions)

    def explain(self, sight: Sight) -> list[Idea]:
        return []
