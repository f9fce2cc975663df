"""The grammatical cases in which messages name a die."""

from __future__ import annotations

from typing import Literal

# As a subject, as an object, what is not there, what something is done with.
Case = Literal["nom", "acc", "gen", "ins"]
