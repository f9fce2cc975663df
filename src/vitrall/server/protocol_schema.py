"""The protocol as JSON Schema: `python -m vitrall.server.protocol_schema > docs/protocol.schema.json`."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from vitrall.server.protocol import VERSION, ClientMessage, ServerMessage

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """Every message of both sides, by name."""
    sides = {"ClientMessage": get_args(ClientMessage), "ServerMessage": get_args(ServerMessage)}
    kinds = [kind for side in sides.values() for kind in side]
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = {side: {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in sides[side]]} for side in sides}
    title = f"The socket of Vitrall, version {VERSION}"
    return {"$schema": DIALECT, "title": title, "$defs": {**unions, **dict(sorted(shapes.items()))}}


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(schema_text(), end="")
