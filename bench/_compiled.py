"""Import this first: it puts the compiled engine before the plain one, if `dev.py` has built one."""

from __future__ import annotations

import os
import sys

# Not where an engine is imported already, as in tests: other processes would get this path, and another engine.
if "VITRALL_NATIVE" in os.environ and "vitrall" not in sys.modules:
    sys.path.insert(0, os.environ["VITRALL_NATIVE"])


def engine_kind() -> str:
    """Which engine runs here."""
    from vitrall import kind

    return kind.engine_kind()
