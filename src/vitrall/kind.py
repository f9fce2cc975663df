"""Which engine runs: the compiled one where the package brings it, or its plain source.

`VITRALL_PURE=1` asks for the source even where the compiled engine is at hand. `import vitrall` reads it before
anything of the engine is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

ENGINE = "vitrall.engine."
COMPILED_PACKAGES = (ENGINE, "vitrall.bots.mind.")
COMPILED, PLAIN = "compiled", "plain"


class PlainEngine(MetaPathFinder):
    """Finds the source files of what is compiled where Python would prefer the extensions beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(COMPILED_PACKAGES):
            return None
        folders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for folder in folders if (spec := folder.find_spec(fullname))), None)


def engine_kind() -> str:
    """`compiled` or `plain`."""
    spec = find_spec(f"{ENGINE}play")
    return PLAIN if spec is None or str(spec.origin).endswith(tuple(SOURCE_SUFFIXES)) else COMPILED


if os.environ.get("VITRALL_PURE") == "1":
    sys.meta_path.insert(0, PlainEngine())
