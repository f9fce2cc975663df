"""CPU time and memory of a running server, and processor time that the host of a virtual machine took away."""

from __future__ import annotations

import os
from pathlib import Path

from testing.server.process import Serving


def processor_seconds(server: Serving) -> float:
    """The CPU time of a process, as Linux reports it."""
    words = Path(f"/proc/{server.process.pid}/stat").read_text().split()
    return (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(server: Serving) -> int:
    """What the process holds in memory."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def milliseconds_taken() -> float:
    """How long processors of this machine wanted to run and its host ran something else, since the machine started."""
    words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return 1000 * int(words[8]) / os.sysconf("SC_CLK_TCK")
