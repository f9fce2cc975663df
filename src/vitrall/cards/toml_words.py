"""What Python's TOML reader means, for readers of other languages: it explains itself in English only."""

from __future__ import annotations

from vitrall.engine.errors import Why

# How its messages begin. Whatever is not here is told as "this cannot be read as TOML".
_MEANINGS = {
    "Expected '='": Why("card-toml-equals"),
    "Expected ']": Why("card-toml-bracket"),
    "Unclosed": Why("card-toml-unclosed"),
    "Unterminated": Why("card-toml-quotes"),
    "Expected '\"": Why("card-toml-quotes"),
    "Expected \"'": Why("card-toml-quotes"),
    "Illegal character '\\n'": Why("card-toml-quotes"),
    "Illegal character": Why("card-toml-sign"),
    "Found invalid character": Why("card-toml-sign"),
    "Cannot": Why("card-toml-twice"),
    "Duplicate": Why("card-toml-twice"),
    "Invalid value": Why("card-toml-value"),
    "Invalid date": Why("card-toml-value"),
    "Expected newline": Why("card-toml-after"),
    "Invalid statement": Why("card-toml-statement"),
    "Invalid initial character": Why("card-toml-statement"),
    "Unescaped": Why("card-toml-backslash"),
    "Invalid hex": Why("card-toml-backslash"),
    "Escaped": Why("card-toml-backslash"),
}
_UNKNOWN = Why("card-toml")


def toml_why(told: str) -> Why:
    """The reason behind a message of the TOML reader."""
    return next((why for beginning, why in _MEANINGS.items() if told.startswith(beginning)), _UNKNOWN)
