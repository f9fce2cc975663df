"""References between messages."""

from __future__ import annotations


class BaseNode:
    pass


class Identifier(BaseNode):
    def __init__(self, name: str) -> None:
        self.name = name


class MessageReference(BaseNode):
    def __init__(self, name: str) -> None:
        self.id = Identifier(name)


class TermReference(MessageReference):
    pass


class Resource(BaseNode):
    """A part of a file, and all that it may refer to."""

    def __init__(self, text: str, references: list[MessageReference]) -> None:
        self.text = text
        self.references = references
