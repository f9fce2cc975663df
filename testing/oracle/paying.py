"""What the use of a tool costs: favor tokens, or a die in the solo game."""

from __future__ import annotations

from testing.oracle.oracle_table import Die, Player, Table, ToolCard

# The colour printed on each card for the solo game (O4); grey tools ask for grey (G14).
SOLO_COLOURS = {
    "grozing-pliers": "P",
    "eglomise-brush": "B",
    "copper-foil-burnisher": "R",
    "lathekin": "Y",
    "lens-cutter": "G",
    "flux-brush": "P",
    "glazing-hammer": "B",
    "running-pliers": "R",
    "cork-backed-straightedge": "Y",
    "grinding-stone": "G",
    "flux-remover": "P",
    "tap-wheel": "B",
    "smoke-pliers": "S",
    "ash-tongs": "S",
    "slate-turner": "S",
}


def price(card: ToolCard) -> int:
    """U1: one token while there is none on the card, two from then on."""
    return 2 if card.tokens else 1


def payments(table: Table, player: Player, card: ToolCard, pool: list[Die]) -> list[Die | None]:
    """The ways to pay: each kind of die of the right colour alone, tokens (None) in company, or no way at all."""
    if not table.agreed.solo:
        return [None] if player.favor >= price(card) else []
    if card.gone:
        return []
    return [die for die in sorted(set(pool)) if die[0] == SOLO_COLOURS[card.id]]


def pool_after(pool: list[Die], payment: Die | None) -> list[Die]:
    """O7: what lies in the pool once the tool is paid for."""
    left = list(pool)
    if payment is not None:
        left.remove(payment)
    return left


def pay(table: Table, player: Player, card: ToolCard, payment: Die | None) -> None:
    """U1: payment comes before the effect. O4: alone, die and card leave the game."""
    if payment is not None:
        table.pool.remove(payment)
        card.gone = True
    else:
        cost = price(card)
        player.favor -= cost
        card.tokens += cost
