"""The grammatical cases in which messages name a die."""

from __future__ import annotations

from typing import Literal

# Subject, object, what is absent, instrument.
Case = Literal["nom", "acc", "gen", "ins"]
