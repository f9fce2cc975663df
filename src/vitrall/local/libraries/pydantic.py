"""A stand-in for pydantic: strict, frozen models without unknown fields, which is all that the server uses."""

from __future__ import annotations

import json
import typing
from collections.abc import Callable, Collection
from typing import Any, ClassVar, Final, Self

from vitrall.local.value_checks import Bounds, Mismatch, checked

MISSING: Final[Any] = object()


class FieldInfo(Bounds):
    """The bounds of a value, and what it is by default."""

    default: Any
    default_factory: Callable[[], Any] | None


def Field(  # the library's own name
    default: Any = MISSING, *, default_factory: Callable[[], Any] | None = None, **bounds: Any
) -> Any:
    return FieldInfo(default=default, default_factory=default_factory, **bounds)


def ConfigDict(**settings: Any) -> dict[str, Any]:  # the library's own name
    """Every model here is strict and frozen and refuses unknown fields, so nothing is read from it."""
    return settings


class ValidationError(Mismatch):
    """The data is not that of a model."""


class BaseModel:
    """Fields are read from the annotations when the first model is made: by then every name in them is known."""

    model_config: ClassVar[dict[str, Any]] = {}
    _hints: ClassVar[dict[str, Any]]

    @classmethod
    def _fields(cls) -> dict[str, Any]:
        if "_hints" not in cls.__dict__:
            hints = typing.get_type_hints(cls, include_extras=True)
            cls._hints = {
                name: hint
                for name, hint in hints.items()
                if typing.get_origin(hint) is not ClassVar and not name.startswith("_")
            }
        return cls._hints

    def __init__(self, **data: Any) -> None:
        hints = self._fields()
        if unknown := set(data) - set(hints):
            raise ValidationError(f"unknown: {sorted(unknown)}")
        for name, hint in hints.items():
            value = self._checked(name, hint, data[name]) if name in data else self._default(name)
            self.__dict__[name] = value

    @staticmethod
    def _checked(name: str, hint: Any, value: Any) -> Any:
        try:
            return checked(hint, value)
        except Mismatch as wrong:
            raise ValidationError(f"{name}: {wrong}") from wrong

    @classmethod
    def _default(cls, name: str) -> Any:
        default = getattr(cls, name, MISSING)
        if isinstance(default, FieldInfo):
            default = default.default_factory() if default.default_factory else default.default
        if default is MISSING:
            raise ValidationError(f"{name} is missing")
        return default

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} is frozen")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.model_dump() == other.model_dump()

    def __hash__(self) -> int:
        return hash(self.model_dump_json())

    @classmethod
    def from_data(cls, data: Any) -> Self:
        if isinstance(data, cls):
            return data
        if not isinstance(data, dict):
            raise ValidationError(repr(data)[:40])
        return cls(**data)

    @classmethod
    def model_validate(cls, data: Any) -> Self:
        return cls.from_data(data)

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        try:
            return cls.from_data(json.loads(text))
        except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise ValidationError(str(wrong)) from wrong

    def model_dump(self, exclude: Collection[str] | None = None) -> dict[str, Any]:
        return {name: dumped(self.__dict__[name]) for name in self._fields() if name not in (exclude or ())}

    def model_dump_json(self, exclude: Collection[str] | None = None) -> str:
        return json.dumps(self.model_dump(exclude), ensure_ascii=False, separators=(",", ":"))

    def model_copy(self, update: dict[str, Any]) -> Self:
        copied = object.__new__(type(self))
        copied.__dict__.update({name: self.__dict__[name] for name in self._fields()} | update)
        return copied


def dumped(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return value.model_dump()
    if isinstance(value, dict):
        return {key: dumped(each) for key, each in value.items()}
    return [dumped(each) for each in value] if isinstance(value, list | tuple) else value


def create_model(
    name: str, /, *, __base__: type[BaseModel], __doc__: str | None, __module__: str, **fields: tuple[Any, Any]
) -> type[BaseModel]:
    hints = {field: hint for field, (hint, _) in fields.items()}
    defaults = {field: default for field, (_, default) in fields.items()}
    return type(name, (__base__,), {**defaults, "__annotations__": hints, "__doc__": __doc__, "__module__": __module__})
