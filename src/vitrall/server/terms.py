"""The terms of a table: everything that is fixed when it is opened. Stored as JSON, never changed afterwards."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, create_model

from vitrall.engine.generator import LARGEST_SEED
from vitrall.engine.options import Options

MOST_SECONDS: Final = 60 * 60 * 24 * 30
MOST_DECKS: Final = 8

Word = Annotated[str, Field(max_length=40)]
Seconds = Annotated[int, Field(ge=5, le=MOST_SECONDS)]


class Model(BaseModel):
    """Refuses unknown fields: a misspelt option must not be ignored silently."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class OptionsModel(Model):
    """The options of a game, by the names that `Options` has for them. What is left out is the edition's."""

    def options(self) -> Options:
        """As the engine takes them; it refuses what cannot be played."""
        return Options(**self.model_dump())


def _field(option: dataclasses.Field[Any]) -> Any:
    """An option as pydantic takes it: texts and lists within bounds, and what usually holds."""
    if isinstance(option.default, tuple):
        return Annotated[list[Word], Field(max_length=8)], Field(default_factory=list)
    return (Word if isinstance(option.default, str) else type(option.default)), option.default


if TYPE_CHECKING:

    class GameOptions(OptionsModel):
        players: int = 2
else:
    GameOptions = create_model(
        "GameOptions",
        __base__=OptionsModel,
        __doc__=OptionsModel.__doc__,
        __module__=__name__,
        **{option.name: _field(option) for option in dataclasses.fields(Options)},
    )


def options_model(options: Options) -> GameOptions:
    """The options of a game, as a table has them."""
    values = {field.name: getattr(options, field.name) for field in dataclasses.fields(options)}
    return GameOptions.model_validate(
        {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}
    )


class Clock(Model):
    """How long a seat may think: `turn` for each move, or a reserve to which each move adds. Days are many seconds."""

    kind: Literal["none", "turn", "reserve"] = "none"
    seconds: Seconds = 120
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    at_zero: Literal["move", "bot"] = "move"  # the shortest legal moves, or a bot until the owner returns


class Terms(Model):
    """All of it."""

    options: GameOptions = GameOptions()
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None  # none for fair dice
    listed: bool = False
    spectators: bool = True
    chat: bool = True
    undo: Literal["agreed", "turn", "never"] = "agreed"  # by consent too, within the own turn (T12), or not at all
    hints: bool = False  # whether a seat may ask for hints of the planner
    clock: Clock = Clock()
    decks: Annotated[list[Word], Field(max_length=MOST_DECKS)] = Field(default_factory=list)  # of the server's folder

    @cached_property
    def public(self) -> dict[str, Any]:
        """What everybody may know; worked out once, since lists of tables are asked for often."""
        known = self.model_dump(exclude={"seed", "marks", "position", "record"})
        return {**known, "practice": self.is_practice, "moved": self.is_moved}

    @property
    def is_practice(self) -> bool:
        """Whether the game continues from a position of another one; it counts nowhere."""
        return False

    @property
    def is_moved(self) -> bool:
        """Whether the game began elsewhere and was moved here with its secrets."""
        return False


class StoredTerms(Terms):
    """Terms as they are stored: with the marks of the decks, so that changed cards are noticed."""

    marks: dict[str, str] = Field(default_factory=dict)
    position: str = ""  # where a practice game begins, secrets and generator included
    record: str = ""  # the game so far, of one that was moved here, secrets included

    @property
    def is_practice(self) -> bool:
        return bool(self.position)

    @property
    def is_moved(self) -> bool:
        return bool(self.record)


def stored_terms(terms: Terms, marks: Mapping[str, str]) -> StoredTerms:
    """Each deck once, in the order asked for."""
    return StoredTerms.model_validate({**terms.model_dump(), "decks": list(marks), "marks": dict(marks)})


def terms_text(terms: StoredTerms) -> str:
    """As they are stored. What only some tables have is left out elsewhere: older versions do not know it."""
    return terms.model_dump_json(exclude={name for name in ("position", "record") if not getattr(terms, name)})


@lru_cache(maxsize=1024)
def read_terms(text: str) -> StoredTerms:
    """Terms never change, and most tables have the same: they are shared."""
    return StoredTerms.model_validate_json(text)
