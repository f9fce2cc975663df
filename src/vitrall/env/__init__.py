"""Environments for learners: a dense action space, observations as numbers, and adapters to the libraries of the field.

`ActionSpace` and `Encoding` need nothing else. The others need the extra `rl` and are loaded when they are asked for:
`BatchEnv` (numpy alone), `VitrallAEC` (PettingZoo), `VitrallEnv` (Gymnasium) and `VitrallGame` (OpenSpiel).
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from vitrall.engine.errors import Unavailable
from vitrall.env.action_space import ActionSpace as ActionSpace
from vitrall.env.encoding import Encoding as Encoding
from vitrall.env.encoding import Field as Field
from vitrall.why import of, verbatim

if TYPE_CHECKING:
    from vitrall.env.aec import VitrallAEC as VitrallAEC
    from vitrall.env.batch import BatchEnv as BatchEnv
    from vitrall.env.single_seat import VitrallEnv as VitrallEnv
    from vitrall.env.spiel import VitrallGame as VitrallGame

__all__ = ["ActionSpace", "BatchEnv", "Encoding", "Field", "VitrallAEC", "VitrallEnv", "VitrallGame"]

MODULES: Final = {"BatchEnv": "batch", "VitrallAEC": "aec", "VitrallEnv": "single_seat", "VitrallGame": "spiel"}


def __getattr__(name: str) -> Any:
    """Import on demand; if a library is missing, the error names it and the extra that installs it."""
    if name not in MODULES:
        raise AttributeError(f"module 'vitrall.env' has no attribute {name!r}")
    try:
        return getattr(import_module(f"vitrall.env.{MODULES[name]}"), name)
    except ModuleNotFoundError as missing:
        extra = "open_spiel" if missing.name == "pyspiel" else '"vitrall[rl]"'
        raise Unavailable("env/no-library", of(str(missing.name), verbatim(f"pip install {extra}"))) from missing
