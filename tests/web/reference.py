"""Every card for the reference: its kind, the box it comes from and how well it is known."""

from __future__ import annotations

import json
from typing import Any, Final

from vitrall.cards.catalogue import full_files
from vitrall.cards.printed import CardFile, Printed, Shape

KINDS: Final = ("pattern", "tool", "public", "rivalry", "private", "board", "pioneer", "bloom")


def as_json() -> str:
    """One card a line."""
    lines = [json.dumps(card, ensure_ascii=False, separators=(",", ":")) for card in cards()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def cards() -> list[dict[str, Any]]:
    found = [_card(card, file) for file in full_files() for card in file.cards()]
    return sorted(found, key=lambda card: KINDS.index(card["kind"]))


def _card(card: Printed[Shape], file: CardFile) -> dict[str, Any]:
    """The English name is there for whoever has an English box: the search knows it in every language."""
    kind = "rivalry" if card.origin.table == "rivalry" else card.kind
    box = file.source.split("/")[0].replace("_", "-")
    return {"id": card.id, "kind": kind, "box": box, "english": card.name, "attested": dict(card.attested)}
