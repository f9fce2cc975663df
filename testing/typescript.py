"""The types of the page, written from those of Python: what a JSON Schema says, as TypeScript.

A generator from npm would need Node wherever the check runs; the schemas of this project use a handful of keywords.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Mapping
from typing import Any, Final, get_args

import msgspec

from vitrall.referee.table_verdict import TableVerdict
from vitrall.server.app import create_app
from vitrall.server.protocol import ClientMessage
from vitrall.server.protocol_schema import schema
from vitrall.server.replay_frames import Frame
from vitrall.server.settings import Settings

Schema = Mapping[str, Any]

SOCKET: Final = "protocol.ts"  # the file that the lobby's types import from
NOTE: Final = "// Written by `python3 dev.py page data` from the types of Python. Changes go there.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
ERRORS_OF_FASTAPI: Final = {"HTTPValidationError", "ValidationError"}  # this server answers errors in its own shape


def socket_types() -> str:
    """All messages of the socket, views and results with them, the frames of a replay, and the referee's verdict."""
    shapes = _socket_shapes()
    asked = {kind.__name__ for kind in get_args(ClientMessage)}
    return module(shapes, answers=shapes.keys() - asked)


def lobby_types() -> str:
    """What is asked and answered over HTTP. Shapes that the socket has too are written there."""
    shapes = create_app(Settings()).openapi()["components"]["schemas"]
    known = _socket_shapes()
    named = {_name(name): shape for name, shape in shapes.items() if name not in ERRORS_OF_FASTAPI}
    own = {name: shape for name, shape in named.items() if name not in known}
    used = sorted(name for name in known if any(f'/{name}"' in json.dumps(shape) for shape in own.values()))
    imports = f'import type {{ {", ".join(used)} }} from "./{SOCKET}";\n' if used else ""
    return module(own, imports)


def _socket_shapes() -> dict[str, Schema]:
    _, frames = msgspec.json.schema_components([Frame, TableVerdict], ref_template="#/$defs/{name}")
    return {**schema()["$defs"], **frames}


def module(shapes: Mapping[str, Schema], imports: str = "", answers: Container[str] = ()) -> str:
    """One exported type for each shape, in the order of their names; `answers` are those that only a server writes."""
    declared = [declaration(name, shapes[name], answers) for name in sorted(shapes)]
    return "\n".join([NOTE, *([imports] if imports else []), *declared])


def declaration(name: str, shape: Schema, answers: Container[str]) -> str:
    """An interface for an object, another name for anything else."""
    comment = _comment(shape.get("description", ""))
    if "properties" in shape:
        return f"{comment}export interface {name} {{\n{_fields(shape, name in answers)}}}\n"
    return f"{comment}export type {name} = {written(shape)};\n"


def _comment(text: str) -> str:
    lines = text.strip().splitlines()
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line.strip()}".rstrip() + "\n" for line in lines) + " */\n"


def _fields(shape: Schema, whole: bool) -> str:
    """A server leaves out no field that has a default; a client may."""
    required = set(shape.get("required", ()))
    fields = shape["properties"].items()
    if whole:
        required |= {name for name, field in fields if "default" in field}
    return "".join(f"  {name}{'' if name in required else '?'}: {written(field)};\n" for name, field in fields)


def written(shape: Schema) -> str:
    """A type within another one."""
    if "$ref" in shape:
        return _name(shape["$ref"].rsplit("/", 1)[1])
    if "enum" in shape or "const" in shape:
        return " | ".join(json.dumps(value) for value in shape.get("enum", [shape.get("const")]))
    for choice in ("anyOf", "oneOf"):
        if choice in shape:
            return " | ".join(dict.fromkeys(written(each) for each in shape[choice]))
    return _built(shape)


def _built(shape: Schema) -> str:
    kind = shape.get("type")
    if kind == "array":
        return _array(shape)
    if kind == "object":
        inner = shape.get("additionalProperties", True)
        return f"Record<string, {'unknown' if isinstance(inner, bool) else written(inner)}>"
    if kind is None:
        return "unknown"
    if kind not in PLAIN:
        raise LookupError(f"no TypeScript for {json.dumps(shape)}")
    return PLAIN[kind]


def _array(shape: Schema) -> str:
    if "prefixItems" in shape:
        return f"[{', '.join(written(each) for each in shape['prefixItems'])}]"
    items = shape.get("items", {})
    is_union = any(keyword in items for keyword in ("anyOf", "oneOf", "enum"))
    return f"({written(items)})[]" if is_union else f"{written(items)}[]"


def _name(name: str) -> str:
    """FastAPI distinguishes requests from answers by `-Input` and `-Output`."""
    return name.replace("-", "")


MODULES: Final[dict[str, Callable[[], str]]] = {SOCKET: socket_types, "lobby.ts": lobby_types}
