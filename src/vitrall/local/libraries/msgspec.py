"""A stand-in for msgspec: structs with tags, read from JSON and written as JSON by the standard library."""

from __future__ import annotations

import dataclasses
import json as standard_json
import typing
from types import SimpleNamespace
from typing import Any, ClassVar, Self, dataclass_transform

from vitrall.local.value_checks import Bounds, Mismatch, checked


class DecodeError(Exception):
    """Not JSON."""


class ValidationError(DecodeError):
    """JSON, but not of the type asked for."""


class Meta(Bounds):
    """The bounds of a value."""


@dataclass_transform(frozen_default=True)
class Struct:
    """A frozen data class; with a tag, one of several that a message may be."""

    tag_: ClassVar[str] = ""
    is_closed_: ClassVar[bool] = False

    def __init_subclass__(cls, tag: str = "", forbid_unknown_fields: bool = False, frozen: bool = False) -> None:
        cls.tag_, cls.is_closed_ = tag, forbid_unknown_fields
        for name in cls.__annotations__:
            if isinstance(cls.__dict__.get(name), list):  # always empty: the library allows no other
                setattr(cls, name, dataclasses.field(default_factory=list))
        dataclasses.dataclass(frozen=True)(cls)

    @classmethod
    def from_data(cls, data: Any) -> Self:
        if not isinstance(data, dict) or (cls.tag_ and data.get("type") != cls.tag_):
            raise Mismatch(repr(data)[:40])
        given = {key: value for key, value in data.items() if key != "type" or not cls.tag_}
        hints = typing.get_type_hints(cls, include_extras=True)
        fields = {field.name: field for field in dataclasses.fields(cls)}  # type: ignore[arg-type]
        if cls.is_closed_ and set(given) - set(fields):
            raise Mismatch("unknown field")
        needed = [name for name, field in fields.items() if _is_needed(field)]
        if any(name not in given for name in needed):
            raise Mismatch("a field is missing")
        return cls(**{name: checked(hints[name], given[name]) for name in fields if name in given})


def _is_needed(field: dataclasses.Field[Any]) -> bool:
    return field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING


class Encoder:
    def encode(self, value: Any) -> bytes:
        return standard_json.dumps(value, default=_written, ensure_ascii=False, separators=(",", ":")).encode()


def _written(value: Any) -> dict[str, Any]:
    tag = {"type": value.tag_} if value.tag_ else {}
    return {**tag, **{field.name: getattr(value, field.name) for field in dataclasses.fields(value)}}


class Decoder:
    def __init__(self, hint: Any = Any) -> None:
        self._hint = hint

    def decode(self, data: str | bytes) -> Any:
        try:
            return checked(self._hint, standard_json.loads(data, parse_constant=_no_constant))
        except Mismatch as wrong:
            raise ValidationError(str(wrong)) from wrong
        except ValueError as wrong:
            raise DecodeError(str(wrong)) from wrong


def _no_constant(word: str) -> Any:
    raise ValueError(f"{word} is no JSON")


json = SimpleNamespace(Encoder=Encoder, Decoder=Decoder, encode=Encoder().encode, decode=Decoder().decode)
