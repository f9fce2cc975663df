"""How many examples a test looks at: a sample in every run of the tests, all of them in a campaign.

`python3 dev.py campaign examples` sets VITRALL_ALL_EXAMPLES and runs every test file that asks `sample_size`.
"""

from __future__ import annotations

import os

ALL_EXAMPLES = "VITRALL_ALL_EXAMPLES"


def sample_size(sample: int, every: int) -> int:
    """The number of examples to look at in this run."""
    return every if os.environ.get(ALL_EXAMPLES) else sample
