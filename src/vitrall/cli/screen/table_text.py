"""The table as one viewer sees it: whose turn, windows, pool, track, tools, objectives."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.text import Text

from vitrall.cli.screen.expansions import expansion_lines, grey_pool_text, has_one_turn
from vitrall.cli.screen.lines import WIDTH, Block, flowed, joined, packed
from vitrall.cli.screen.screen_context import Scene
from vitrall.cli.screen.terminal_colors import DIM, die_text
from vitrall.cli.screen.window_text import NARROW, WIDE, Glass, no_dice, width_of, window_lines
from vitrall.cli.vocabulary import listed_command
from vitrall.engine.rules import ROUNDS
from vitrall.view import View
from vitrall.view.view_types import SeatView, ToolView

TOKEN = "●"


def table_lines(view: View, scene: Scene, marked: Collection[str] = ()) -> Block:
    """Everything that lies on the table, in no more lines than a small terminal has."""
    if view["offers"] is not None:
        return [
            *_head(view, scene),
            Text(),
            *_offers(view, scene),
            *_private_lines(view, scene),
            *expansion_lines(view, scene),
        ]
    cards = packed([block for block in (_tools(view, scene), _objectives(view, scene)) if block])
    dice = _dice(view, scene) if view["round"] else []
    around = [*dice, *cards, *expansion_lines(view, scene)]
    return [*_head(view, scene), Text(), *_windows(view, scene, marked), Text(), *around]


def _head(view: View, scene: Scene) -> Block:
    words = scene.words
    if view["over"] or not view["round"]:
        return [Text(words.say(f"phase-{view['phase']}"), style="bold")]
    parts = [words.say("round-of", round=view["round"], total=ROUNDS), *_whose_turn(view, scene)]
    skipping = [seat for seat, each in enumerate(view["seats"]) if each["skips"] and not view["second"]]
    notes = [Text(words.say("skips-turn", name=scene.names[seat])) for seat in skipping]
    return [Text(" · ".join(parts), style="bold"), *notes]


def _whose_turn(view: View, scene: Scene) -> Iterator[str]:
    if view["seat"] is None:
        return
    name = scene.names[view["seat"]]
    if has_one_turn(view):
        yield scene.words.say("only-turn-of", name=name)
    else:
        yield scene.words.say("turn-of", name=name, turn=2 if view["second"] else 1)


def _windows(view: View, scene: Scene, marked: Collection[str]) -> Block:
    """The viewer's own window large, the others beside it."""
    own = view["you"] if view["you"] is not None else view["seat"] or 0
    order = [(own + step) % len(view["seats"]) for step in range(len(view["seats"]))]
    blocks = [_window(view, scene, seat, marked if seat == own else (), seat == own) for seat in order]
    return packed(blocks, gap=2)


def _window(view: View, scene: Scene, seat: int, marked: Collection[str], large: bool) -> Block:
    here = view["seats"][seat]
    printed = scene.printed.get(here["pattern"] or "", [" " * 5] * 4)
    glass = Glass(printed, here["rows"] or no_dice(), marked)
    cell = WIDE if large else NARROW
    return window_lines(glass, _title(view, scene, seat, here, cell), cell)


def _title(view: View, scene: Scene, seat: int, here: SeatView, cell: int) -> Text:
    """Who it is, and the tokens left, no wider than the window."""
    moves = seat == view["seat"] and not view["over"]
    tokens = f" {TOKEN * here['favor']}" if here["favor"] else ""
    name = Text(("▸ " if moves else "") + scene.names[seat], style="bold" if moves else "")
    name.truncate(width_of(cell) - len(tokens), overflow="ellipsis")
    return joined(name, Text(tokens, style="yellow"))


def _dice(view: View, scene: Scene) -> Block:
    words = scene.words
    labels = [words.say("term-draft-pool"), words.say("term-round-track")]
    width = max(len(label) for label in labels) + 2
    in_pool, on_track = (Text(label.ljust(width), style=DIM) for label in labels)
    pool = flowed(in_pool, [die_text(die) for die in view["pool"]], gap=1)
    if view["hand"] is not None:
        label = Text(f"   {words.say('term-die-in-hand')} ", style=DIM)
        pool[-1] = joined(pool[-1], label, die_text(view["hand"]["die"]))
    if (grey := grey_pool_text(view, scene)) is not None:
        pool = packed([pool, [grey]])
    return [*pool, *flowed(on_track, _track(view)), *_target(view, scene)]


def _track(view: View) -> Iterator[Text]:
    """The rounds that are over, each with its dice; a dash is a round without any."""
    over = ROUNDS if view["over"] else max(view["round"] - 1, 0)
    if not over:
        yield Text("–", style=DIM)
    for number, dice in enumerate(view["track"][:over], 1):
        glass = Text(" ").join([die_text(die) for die in dice]) if dice else Text("–", style=DIM)
        yield joined(Text(f"{number}:", style=DIM), glass)


def _target(view: View, scene: Scene) -> Block:
    """O6: alone there is a score to beat."""
    target = view["target"]
    return [] if target is None else [Text(scene.words.say("solo-target-now", target=target))]


def _tools(view: View, scene: Scene) -> Block:
    lines = [Text(scene.words.say("term-tools"), style=DIM)]
    for number, tool in enumerate(view["tools"], 1):
        used = view["using"] is not None and view["using"]["tool"] == number - 1
        name = Text(f"{number} {scene.words.name(tool['id'])}", style="bold" if used else "")
        lines.append(joined(name, Text(f" · {_price(tool, scene)}", style=DIM)))
    return lines if view["tools"] else []


def _price(tool: ToolView, scene: Scene) -> str:
    if tool["used_up"]:
        return scene.words.say("tool-used-up")
    return scene.words.say("table-price", price=str(tool["price"]))


def _objectives(view: View, scene: Scene) -> Block:
    names = [_objective(card, scene) for card in view["publics"]]
    head = [Text(scene.words.say("term-public-objectives"), style=DIM)] if names else []
    return [*head, *names, *_private_lines(view, scene)]


def _objective(card: str, scene: Scene) -> Text:
    """An objective; for a rivalry also what its places pay (G13)."""
    places = "/".join(map(str, scene.places.get(card, ())))
    return joined(Text(scene.words.name(card)), Text(f" · {places}" if places else "", style=DIM))


def _private_lines(view: View, scene: Scene) -> Block:
    """The viewer's own private objectives. If others share the screen they are shown on request only."""
    privates = view["seats"][view["you"]]["privates"] if view["you"] is not None else None
    if not privates:
        return []
    label = Text(scene.words.say("term-private-objective") + ": ", style=DIM)
    if scene.secrets_hidden:
        text = scene.words.say("table-secret", command=listed_command(scene.words, "secret"))
        return [joined(label, Text(text))]
    first, *others = (scene.words.name(card) for card in privates)
    return [joined(label, Text(first)), *(Text(f"  {name}") for name in others)]


def _offers(view: View, scene: Scene) -> Block:
    """S2: the four patterns to choose from, side by side, each with its difficulty."""
    blocks = [_offer(number, card, scene) for number, card in enumerate(view["offers"] or [], 1)]
    return packed(blocks, WIDTH, 2)


def _offer(number: int, card: str, scene: Scene) -> Block:
    title = Text(f"{number} {scene.words.name(card)}", style="bold")
    difficulty = Text("  " + TOKEN * scene.favor[card], style="yellow")
    return [*window_lines(Glass(scene.printed[card], no_dice()), title, NARROW), difficulty, Text()]
