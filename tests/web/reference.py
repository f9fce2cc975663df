"""Every card for the reference: its kind, the box it comes from and how well it is known."""

from __future__ import annotations

import json
from typing import Any, Final

from vitrall.cards.catalogue import full_files
from vitrall.cards.printed import CardFile, Printed, Shape

KINDS: Final = ("pattern", "tool", "public", "rivalry", "private", "board", "pioneer", "bloom")

RULINGS_BY_CARD: Final[dict[str, tuple[str, ...]]] = {
    "grozing-pliers": ("ruling-changed-die",),
    "grinding-stone": ("ruling-changed-die",),
    "flux-brush": ("ruling-changed-die",),
    "smoke-pliers": ("ruling-changed-die",),
    "lens-cutter": ("ruling-lens-cutter", "ruling-changed-die"),
    "ash-tongs": ("ruling-lens-cutter", "ruling-changed-die"),
    "eglomise-brush": ("ruling-mover",),
    "copper-foil-burnisher": ("ruling-mover",),
    "lathekin": ("ruling-two-movers", "ruling-mover"),
    "tap-wheel": ("ruling-tap-wheel", "ruling-two-movers", "ruling-mover"),
    "flux-remover": ("ruling-flux-remover",),
    "glazing-hammer": ("ruling-glazing-hammer",),
    "running-pliers": ("ruling-running-pliers",),
    "cork-backed-straightedge": ("ruling-straightedge",),
    "row-color-variety": ("ruling-line",),
    "column-color-variety": ("ruling-line",),
    "light-shades": ("ruling-set",),
    "medium-shades": ("ruling-set",),
    "deep-shades": ("ruling-set",),
    "shade-variety": ("ruling-set",),
    "color-variety": ("ruling-set",),
    "color-diagonals": ("ruling-diagonals",),
}
RULINGS_BY_KIND: Final[dict[str, tuple[str, ...]]] = {
    "rivalry": ("ruling-rivalry",),
    "pioneer": ("ruling-pioneer",),
    "bloom": ("ruling-bloom",),
    "board": ("ruling-board",),
}


def as_json() -> str:
    """One card a line."""
    lines = [json.dumps(card, ensure_ascii=False, separators=(",", ":")) for card in cards()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def cards() -> list[dict[str, Any]]:
    entries = [_card(card, file) for file in full_files() for card in file.cards()]
    return sorted(entries, key=lambda card: KINDS.index(card["kind"]))


def _card(card: Printed[Shape], file: CardFile) -> dict[str, Any]:
    """With the English name, which the search finds in every language: some players have an English box."""
    kind = "rivalry" if card.origin.table == "rivalry" else card.kind
    box = file.source.split("/")[0].replace("_", "-")
    known = {"id": card.id, "kind": kind, "box": box, "english": card.name, "attested": dict(card.attested)}
    return {**known, "rulings": _rulings(card.id, kind)}


def _rulings(card: str, kind: str) -> tuple[str, ...]:
    """The messages that say how a card is ruled."""
    if kind == "private" and card.startswith("shades-of-"):
        return ("ruling-private",)
    return RULINGS_BY_CARD.get(card) or RULINGS_BY_KIND.get(kind, ())
