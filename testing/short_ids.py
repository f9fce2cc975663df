"""Names of parametrized tests: a megabyte of text as a parameter must not become a megabyte of a test's name.

Each process of a test run sends the names of all tests to the first one, so long ones cost every run seconds.
"""

from __future__ import annotations

LONGEST = 100  # characters


def short_id(value: object) -> str | None:
    """The beginning and the length of a long text; nothing, that is pytest's own way, for whatever else."""
    if not isinstance(value, str | bytes) or len(value) <= LONGEST:
        return None
    begin = value[:20] if isinstance(value, str) else value[:20].decode("ascii", "replace")
    kind = "characters" if isinstance(value, str) else "bytes"
    return f"{ascii(begin)[1:-1]}… {len(value)} {kind}"
