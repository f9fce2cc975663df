"""A table at which nobody moves takes little memory; the campaign measures ten thousand of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.campaign_idle import AIM, FLAGS, measure
from tests.server.process import serving


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at memory as Linux tells of it")
def test_a_table_at_which_nobody_moves_takes_little_memory(tmp_path: Path) -> None:
    """A few hundred, all in memory at once; each was played at over real sockets and left."""
    with serving(tmp_path / "tables.db", *FLAGS) as server:
        figures = measure(server, tables=200, moves=8, seed=1, wait=False)
    assert 2 < figures.kilobytes[0] < AIM
