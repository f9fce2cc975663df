"""What modules and private pools add to a table. Where they are not played their fields are empty: nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from vitrall.cli.screen.lines import Block, flowed, joined, packed
from vitrall.cli.screen.palette import DIM, die_text
from vitrall.cli.screen.scene import Scene
from vitrall.view import View
from vitrall.view.shape import PioneerView


def expansion_lines(view: View, scene: Scene) -> Block:
    """The private pools, the restriction board, the pioneers and one's own blooms."""
    return [*_pools(view, scene), *_board(view, scene), *_pioneers(view, scene), *_blooms(view, scene)]


def board_of(view: View) -> list[str]:
    """The restriction board, if one lies there."""
    return [view["board"]] if view["board"] else []


def pioneers_of(view: View) -> list[str]:
    return [card["id"] for card in view["pioneers"]]


def blooms_of(view: View) -> list[str]:
    """The viewer's own blooms that are kept or still to be decided about."""
    own = [] if view["you"] is None else view["seats"][view["you"]]["blooms"] or []
    return [bloom["id"] for bloom in own if bloom["kept"] is not False]


def modules_of(view: View) -> list[str]:
    """The modules in play, private pools among them."""
    return [*view["options"]["modules"], *(["private-pools"] if has_one_turn(view) else [])]


def has_one_turn(view: View) -> bool:
    """X5: with private pools everybody has one turn a round."""
    return view["options"]["private_pools"]


def _pools(view: View, scene: Scene) -> Block:
    pools = [(name, seat["pool"]) for name, seat in zip(scene.names, view["seats"], strict=True)]
    blocks = [flowed(Text(f"  {name} "), [die_text(die) for die in dice], gap=1) for name, dice in pools if dice]
    head = [Text(scene.words.say("term-private-pool"), style=DIM)] if blocks else []
    return [*head, *packed(blocks)]


def _board(view: View, scene: Scene) -> Iterator[Text]:
    for board in board_of(view):
        yield joined(_label("term-restriction-board", scene), Text(scene.words.name(board)))


def _pioneers(view: View, scene: Scene) -> Block:
    items = [Text(_pioneer(card, scene)) for card in view["pioneers"]]
    return flowed(_label("term-pioneers", scene), items) if items else []


def _pioneer(card: PioneerView, scene: Scene) -> str:
    """A card that is taken carries the name of whoever took it."""
    name = scene.words.name(card["id"])
    return name if card["owner"] is None else f"{name} ({scene.names[card['owner']]})"


def _blooms(view: View, scene: Scene) -> Block:
    blooms = [] if scene.secrets_hidden else blooms_of(view)
    return flowed(_label("term-blooms", scene), [Text(scene.words.name(bloom)) for bloom in blooms]) if blooms else []


def _label(message: str, scene: Scene) -> Text:
    return Text(scene.words.say(message) + ": ", style=DIM)
