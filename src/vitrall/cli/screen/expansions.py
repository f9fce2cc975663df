"""What modules and private pools add to a table. Where they are not played their fields are empty: nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from vitrall.cli.screen.bloom_text import bloom_blocks, bloom_text
from vitrall.cli.screen.lines import WIDTH, Block, block_width, flowed, joined, packed, padded
from vitrall.cli.screen.screen_context import Scene
from vitrall.cli.screen.terminal_colors import DIM, die_text
from vitrall.view import View
from vitrall.view.view_types import PioneerView


def expansion_lines(view: View, scene: Scene) -> Block:
    """The private pools, the restriction board, the pioneers and the blooms."""
    return [*_pools(view, scene), *_board(view, scene), *_pioneers(view, scene), *_blooms(view, scene)]


def board_of(view: View) -> list[str]:
    """The restriction board, if there is one."""
    return [view["board"]] if view["board"] else []


def pioneers_of(view: View) -> list[str]:
    return [card["id"] for card in view["pioneers"]]


def blooms_of(view: View, seat: int | None = None) -> list[str]:
    """The blooms of a seat, usually the viewer's own, that are kept or still to be decided about."""
    owner = view["you"] if seat is None else seat
    own = view["seats"][owner]["blooms"] if owner is not None else None
    return [bloom["id"] for bloom in own or [] if bloom["kept"] is not False]


def modules_of(view: View) -> list[str]:
    """The modules in play, private pools among them."""
    return [*view["options"]["modules"], *(["private-pools"] if has_one_turn(view) else [])]


def has_one_turn(view: View) -> bool:
    """X5: with private pools everybody has one turn a round."""
    return view["options"]["private_pools"]


def grey_pool_text(view: View, scene: Scene) -> Text | None:
    """What is left in the grey pool; nothing without grey glass."""
    if not view["board"]:
        return None
    label = Text(f"{scene.words.say('term-grey-pool')} ", style=DIM)
    return joined(label, Text(str(view["grey_pool"])))


def _pools(view: View, scene: Scene) -> Block:
    pools = [(name, seat["pool"]) for name, seat in zip(scene.names, view["seats"], strict=True)]
    width = max(len(name) for name in scene.names)
    blocks = [
        flowed(Text(f"  {name.ljust(width)} "), [die_text(die) for die in dice], gap=1) for name, dice in pools if dice
    ]
    widest = max(map(block_width, blocks), default=0)
    level = [[padded(line, widest) for line in block] for block in blocks]
    head = [Text(scene.words.say("term-private-pool"), style=DIM)] if blocks else []
    return [*head, *packed(level)]


def _board(view: View, scene: Scene) -> Iterator[Text]:
    """The name of the board, and its text if it fits into the line; `cards` always shows it."""
    for board in board_of(view):
        named = joined(_label("term-restriction-board", scene), Text(scene.words.name(board)))
        line = joined(named, Text(f" – {scene.words.text(board)}", style=DIM))
        yield line if line.cell_len <= WIDTH else named


def _pioneers(view: View, scene: Scene) -> Block:
    items = [Text(_pioneer(card, scene)) for card in view["pioneers"]]
    return flowed(_label("term-pioneers", scene), items) if items else []


def _pioneer(card: PioneerView, scene: Scene) -> str:
    """The points of a pioneer, and the name of its owner once it is taken."""
    name = f"{scene.words.name(card['id'])} +{scene.pioneers[card['id']]}"
    return name if card["owner"] is None else f"{name} ({scene.names[card['owner']]})"


def _blooms(view: View, scene: Scene) -> Block:
    """One's own, drawn while they help to choose and as a reminder later, and how many the others have kept."""
    own = [] if scene.secrets_hidden else blooms_of(view)
    if own and view["round"] == 0:
        return [_label("term-blooms", scene), *bloom_blocks(own, scene)]
    counts = [(seat, owner["blooms_kept"]) for seat, owner in enumerate(view["seats"]) if owner["blooms_kept"]]
    others = [f"({scene.names[seat]}: {count})" for seat, count in counts if seat != view["you"] or not own]
    items = [*(bloom_text(bloom, scene) for bloom in own), *map(Text, others)]
    return flowed(_label("term-blooms", scene), items) if items and not view["over"] else []


def _label(message: str, scene: Scene) -> Text:
    return Text(scene.words.say(message) + ": ", style=DIM)
