"""A table at which nobody moves takes little memory; the campaign measures ten thousand of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench.campaign_idle import AIM, FLAGS, filled
from testing.sample_size import sample_size
from testing.server.process import serving

TABLES = sample_size(60, 200)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at memory as Linux tells of it")
def test_a_table_at_which_nobody_moves_takes_little_memory(tmp_path: Path) -> None:
    """All in memory at once; each was played at over real sockets and left."""
    with serving(tmp_path / "tables.db", *FLAGS) as server:
        before, held = filled(server, TABLES, 8, Random(1))
    assert 2 < (held - before) / TABLES / 1000 < AIM
