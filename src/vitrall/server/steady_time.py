"""The server's own time: the wall clock at its start, and from then on only what really passes.

People's clocks count by it. Somebody who sets the machine's clock, or a time service that corrects it, moves nobody's.
"""

from __future__ import annotations

import time
from typing import Final

_WALL: Final = time.time()
_STEADY: Final = time.monotonic()


def now() -> float:
    """Seconds since 1970 as they were known at the start, plus those that passed since."""
    return _WALL + (time.monotonic() - _STEADY)
