"""The server's own time: the wall clock at its start, and from then on only what really passes.

The clocks of players use it: setting or correcting the machine's clock changes none of them.
"""

from __future__ import annotations

import time
from typing import Final

_WALL: Final = time.time()
_STEADY: Final = time.monotonic()


def now() -> float:
    """Seconds since 1970 as they were known at the start, plus those that passed since."""
    return _WALL + (time.monotonic() - _STEADY)
