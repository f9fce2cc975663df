"""A stand-in for typing_extensions: a browser's Python is new enough to have it all."""

from typing import TypedDict as TypedDict
