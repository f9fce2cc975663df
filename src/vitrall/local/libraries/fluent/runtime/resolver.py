"""Only for annotations."""

from typing import Any

Message = Any
