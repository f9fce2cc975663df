"""PNG in a process of its own: resvg lets nothing else run in the process that calls it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

from vitrall.engine.errors import Unavailable
from vitrall.picture.png import is_installed
from vitrall.why import verbatim

PATIENCE: Final = 60.0  # seconds a picture may take
WORKER: Final = Path(__file__).with_name("png_worker.py")


async def rendered_apart(svg: str, width: int, height: int) -> bytes:
    """The picture as PNG of exactly this size, by a process that gives way to all others."""
    if not is_installed():
        raise Unavailable("picture/no-converter")
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-I", str(WORKER), str(width), str(height))
    worker = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    try:
        image, _ = await asyncio.wait_for(worker.communicate(svg.encode()), PATIENCE)
    except TimeoutError as error:
        raise Unavailable("picture/converter", verbatim(f"> {PATIENCE:.0f} s")) from error
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
    if worker.returncode != 0:
        raise Unavailable("picture/converter", verbatim(str(worker.returncode)))
    return image
