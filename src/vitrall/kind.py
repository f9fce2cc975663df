"""Which engine runs: the compiled one if the package has it, else the plain source.

`VITRALL_PURE=1` selects the source even if there is a compiled engine. `import vitrall` reads it before
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
    """An import finder that prefers source files to the compiled extensions beside them."""

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
