"""Titles and descriptions of pictures, for screen readers. Every word comes from the locales."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from vitrall.engine.board import NAMES, WIDTH
from vitrall.engine.dice import COLOR_NAMES, LETTERS
from vitrall.picture.canvas import Voice
from vitrall.picture.card import signed
from vitrall.picture.tabletop import Tabletop
from vitrall.picture.window_frame import BLANK, Glazing
from vitrall.story.story_types import GameEvent
from vitrall.view.view_types import ToolView

ROWS = "ABCD"


def listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def die_title(die: str, words: Voice) -> str:
    return words.say("picture-die", die=words.die(die))


def die_description(die: str, words: Voice) -> str:
    return words.say("picture-die-description", color=COLOR_NAMES[LETTERS.index(die[0])])


def window_title(glazing: Glazing, words: Voice) -> str:
    return words.say("picture-window", pattern=glazing.name)


def window_description(glazing: Glazing, words: Voice) -> str:
    """Tokens, then row by row what lies or is printed on each space."""
    return f"{words.say('tokens', count=glazing.left)}. {rows(glazing, words)}"


def rows(glazing: Glazing, words: Voice) -> str:
    spaces = [_space(mark, die, words) for mark, die in zip(glazing.prints, glazing.dice, strict=True)]
    lines = [listed(spaces[start : start + WIDTH]) for start in range(0, len(spaces), WIDTH)]
    return " ".join(words.say("picture-row", row=row, spaces=each) for row, each in zip(ROWS, lines, strict=True))


def _space(mark: str, die: str | None, words: Voice) -> str:
    if die is not None:
        return words.die(die)
    if mark == BLANK:
        return words.say("picture-blank")
    if mark in LETTERS:
        return words.say("picture-color-space", color=COLOR_NAMES[LETTERS.index(mark)])
    return words.say("picture-value-space", value=int(mark))


def glass_title(glazing: Glazing, words: Voice) -> str:
    return words.say("picture-glass", pattern=glazing.name)


def glass_description(glazing: Glazing, words: Voice) -> str:
    return f"{words.say('picture-glass-description')} {rows(glazing, words)}"


def result_title(glazing: Glazing, points: str, name: str, words: Voice) -> str:
    return " · ".join([glass_title(glazing, words), *([name] if name else []), points])


def table_title(top: Tabletop) -> str:
    return top.words.say("picture-table", standing=top.standing)


def table_description(top: Tabletop, events: Sequence[GameEvent] = ()) -> str:
    """What happened last, then dice, cards and each window; only what its viewer may know."""
    seats = [_seat(top, seat) for seat in range(top.seats)]
    return " ".join([*_latest(top, events), *_dice(top), *_cards(top), *seats])


def _latest(top: Tabletop, events: Sequence[GameEvent]) -> Iterator[str]:
    """The last sentence of the log."""
    for event in reversed(events):
        if event["logged"]:
            yield top.words.message(event["line"], top.names)
            return


def _dice(top: Tabletop) -> Iterator[str]:
    view, words = top.view, top.words
    pool = view["pool"] + view["queue"]
    yield words.say("picture-pool", dice=listed(map(words.die, pool))) if pool else words.say("pool-empty")
    if view["hand"]:
        yield words.say("picture-hand", die=words.die(view["hand"]["die"]))
    if top.board:
        yield words.say("picture-grey-pool", count=view["grey_pool"])
    rounds = [_round(place, dice, words) for place, dice in enumerate(view["track"], 1) if dice]
    yield words.say("picture-track", rounds="; ".join(rounds)) if rounds else words.say("track-empty")


def _round(place: int, dice: list[str], words: Voice) -> str:
    return words.say("picture-round", round=place, dice=listed(map(words.die, dice)))


def _cards(top: Tabletop) -> Iterator[str]:
    view, words = top.view, top.words
    if view["tools"]:
        yield words.say("picture-tools", cards=listed(_tool(tool, words) for tool in view["tools"]))
    if view["publics"]:
        yield words.say("picture-publics", cards=listed(map(words.name, view["publics"])))
    if top.board:
        yield words.say("picture-board", card=words.name(top.board.id))
    if pioneers := top.pioneers(None):
        yield words.say("picture-pioneers", cards=listed(words.name(card.id) for card in pioneers))
    if top.own_blooms:
        yield words.say("picture-blooms", cards=listed(words.name(card.id) for card in top.own_blooms))
    if top.privates:
        yield words.say("picture-privates", cards=listed(map(words.name, top.privates)))


def _tool(tool: ToolView, words: Voice) -> str:
    """A tool with its tokens, or marked as used up; in the solo game it has no tokens."""
    if tool["used_up"]:
        return f"{words.name(tool['id'])} ({words.say('tool-used-up').lower()})"
    tokens = f" ({words.say('tokens', count=tool['tokens'])})" if isinstance(tool["price"], int) else ""
    return words.name(tool["id"]) + tokens


def _seat(top: Tabletop, seat: int) -> str:
    name, words = top.names[seat], top.words
    if top.view["seats"][seat]["pattern"] is None:
        return words.say("picture-no-window", name=name)
    glazing = top.window(seat)
    description = f"{name}: {glazing.note}. {window_description(glazing, words)}"
    return " ".join([description, *_belongings(top, seat)])


def _belongings(top: Tabletop, seat: int) -> Iterator[str]:
    """What a seat has besides its window, as far as the viewer sees it."""
    words, owner = top.words, top.view["seats"][seat]
    if spaces := top.open_to_grey(seat):
        yield words.say("picture-open-to-grey", spaces=listed(NAMES[cell] for cell in spaces))
    if pioneers := top.pioneers(seat):
        yield words.say("picture-taken", cards=listed(words.name(card.id) for card in pioneers))
    if top.view["over"] and (blooms := top.blooms(seat)):
        paid = [f"{words.name(card.id)} ({signed(top.bloom_points(seat, card))})" for card in blooms]
        yield words.say("picture-blooms-shown", cards=listed(paid))
    elif owner["blooms_kept"]:
        yield words.say("picture-blooms-kept", count=owner["blooms_kept"])
    if owner["pool"]:
        yield words.say("picture-private-pool", dice=listed(map(words.die, owner["pool"])))
