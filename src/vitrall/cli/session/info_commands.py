"""Commands that only print information; nothing here changes the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from vitrall.cli.screen.bloom_text import bloom_blocks
from vitrall.cli.screen.cards import card_lines
from vitrall.cli.screen.expansions import blooms_of, board_of, grey_pool_text, has_one_turn, modules_of, pioneers_of
from vitrall.cli.screen.lines import Block, flowed, joined, labelled
from vitrall.cli.screen.move_list import named_moves
from vitrall.cli.screen.terminal_colors import die_text
from vitrall.cli.screen.window_text import Glass, no_dice, window_lines
from vitrall.cli.session.moment import Moment
from vitrall.cli.session.typed_line import Matches, Reader
from vitrall.cli.vocabulary import COMMANDS, listed_command, listed_verb
from vitrall.engine.board import INDEX
from vitrall.engine.dice import BY_TEXT, COLOR_NAMES, LETTERS
from vitrall.engine.errors import Illegal, Refusal, Unreadable
from vitrall.engine.refusal import PLACEMENT_CODES
from vitrall.story.log import log_lines

ABOUT: Final = {
    "help": "about-help",
    "rules": "about-rules",
    "cards": "about-cards",
    "show": "about-show",
    "why": "about-why",
    "undo": "about-undo",
    "hint": "about-hint",
    "table": "about-table",
    "log": "about-log",
    "bag": "about-bag",
    "secret": "about-secret",
    "save": "about-save",
    "lang": "about-lang",
    "quit": "about-quit",
}
RULES: Final = ("help-goal", "help-round", "help-turn", "help-placement")
PLACEMENT: Final = ("rule-p1", "rule-p2", "rule-p3", "rule-p4", "rule-p5", "rule-p6")
MORE_RULES: Final = ("help-tools", "help-track", "help-score")
OTHERWISE_ALONE: Final = ("help-round", "help-blooms")
LONGEST_LOG: Final = 40


def answer_help(now: Moment, rest: str) -> None:
    """How moves are typed, and every command."""
    words = now.words
    verbs = {verb: listed_verb(words, verb) for verb in ("draft", "place", "use", "pass")}
    now.screen.tell(words.say("help-moves", **verbs))
    now.screen.tell(words.say("help-board"))
    width = max(len(listed_command(words, command)) for command in COMMANDS) + 2
    for command, message in ABOUT.items():
        label = Text(listed_command(words, command).ljust(width), style="bold")
        now.screen.show(labelled(label, words.say(message), now.screen.width))


def answer_rules(now: Moment, rest: str) -> None:
    """The game in a few sentences."""
    words = now.words
    solo = now.view["options"]["players"] == 1
    lines = [words.say(_rule(message, now)) for message in RULES]
    lines += [f"  {number}. {words.say(message)}" for number, message in enumerate(PLACEMENT, 1)]
    lines += [words.say("help-solo")] if solo else [words.say(message) for message in MORE_RULES]
    lines += [words.say(_rule(f"help-{module}", now)) for module in modules_of(now.view)]
    now.screen.show([*lines, words.say("help-writing"), words.say("help-letters")])


def _rule(message: str, now: Moment) -> str:
    """With private pools a round goes another way (X4), and alone some things do (O1, O3)."""
    if message == "help-round" and has_one_turn(now.view):
        return "help-round-pools"
    alone = now.view["options"]["players"] == 1 and message in OTHERWISE_ALONE
    return f"{message}-alone" if alone else message


def answer_cards(now: Moment, rest: str) -> None:
    """The texts of the cards on the table; also the player's own secret cards if nobody shares the screen."""
    words, view = now.words, now.view
    tools = [tool["id"] for tool in view["tools"]]
    now.screen.show(card_lines(words.say("term-tools"), tools, words, now.known, numbered=True))
    now.screen.show(card_lines(words.say("term-public-objectives"), view["publics"], words, now.known))
    now.screen.show(card_lines(words.say("term-restriction-board"), board_of(view), words, now.known))
    now.screen.show(card_lines(words.say("term-pioneers"), pioneers_of(view), words, now.known))
    if not now.scene.secrets_hidden:
        now.screen.show(secret_lines(now))


def secret_lines(now: Moment) -> Block:
    """The cards that only this seat may know."""
    privates = now.view["seats"][now.seat]["privates"] or []
    objectives = card_lines(now.words.say("term-private-objective"), privates, now.words, now.known)
    blooms = blooms_of(now.view)
    bloom_lines = card_lines(now.words.say("term-blooms"), blooms, now.words, now.known)
    return [*objectives, *bloom_lines, *bloom_blocks(blooms, now.scene)]


def answer_show(now: Moment, rest: str) -> None:
    """The spaces that take a die: as a drawing for one die, as a list for each die of the pool."""
    die = rest.strip().upper() or (now.view["hand"]["die"] if now.view["hand"] else "")
    if die and die not in now.view["breaks"]:
        now.screen.tell(now.words.say("show-no-die", die=die[:20]))
    elif die:
        now.screen.show(_window_for(now, die))
    else:
        now.screen.show(line for each in now.view["breaks"] for line in _spaces_for(now, each))


def _window_for(now: Moment, die: str) -> Block:
    here = now.view["seats"][now.seat]
    spaces = now.spaces_for(die)
    glass = Glass(now.scene.printed[here["pattern"] or ""], here["rows"] or no_dice(), spaces)
    return [*_spaces_for(now, die), *window_lines(glass, Text())[1:]]


def _spaces_for(now: Moment, die: str) -> Block:
    spaces = now.spaces_for(die)
    names = [Text(space) for space in spaces] or [Text(now.words.say("show-nowhere"))]
    return flowed(joined(die_text(die), Text(": ")), names, gap=1)


def answer_why(now: Moment, rest: str) -> None:
    """Every rule that forbids a placement or another move."""
    *dice, space = rest.upper().split() or [""]
    if not dice and now.view["hand"] is not None:
        dice = [now.view["hand"]["die"]]
    if space in INDEX and len(dice) == 1 and dice[0] in BY_TEXT:
        _why_not_there(now, dice[0], space)
    elif rest:
        _why_not(now, rest)
    else:
        now.screen.tell(now.words.say("why-what", command=listed_command(now.words, "why")))


def _why_not_there(now: Moment, die: str, space: str) -> None:
    rules = now.game.broken(die, space, now.seat)
    if now.view["hand"] is not None and now.view["hand"]["die"] == die:
        bits = now.view["breaks"][die][INDEX[space]]
        rules = [rule for place, rule in enumerate(now.view["rules"]) if bits >> place & 1]
    reasons = [now.words.refusal(Refusal(PLACEMENT_CODES[rule], rule, space)) for rule in rules]
    now.screen.show(reasons or [now.words.say("why-fits", space=space, die=die)])


def _why_not(now: Moment, line: str) -> None:
    meaning = Reader(now.words).read(line, now.position)
    if isinstance(meaning, Matches) and meaning.moves:
        now.screen.tell(
            now.words.say("why-legal", moves=named_moves(meaning.moves, now.game.state.rules.deck, now.words))
        )
    else:
        attempts = meaning.attempts if isinstance(meaning, Matches) else []
        now.screen.tell(
            refusal_of(now, attempts) or now.words.say("why-what", command=listed_command(now.words, "why"))
        )


def refusal_of(now: Moment, attempts: list[str]) -> str:
    """Why the first readable move of a list cannot be made; empty if none is readable."""
    for attempt in attempts:
        try:
            now.game.check(attempt, now.seat)
        except Illegal as error:
            return now.words.error(error)
        except Unreadable:
            continue
    return ""


def answer_log(now: Moment, rest: str) -> None:
    """What has happened so far, the end of it if it is long."""
    for line in log_lines(now.events, now.names, now.words)[-LONGEST_LOG:]:
        now.screen.tell(line)


def answer_bag(now: Moment, rest: str) -> None:
    """How many dice of each colour are left, which everybody may know (H2)."""
    for letter, count in now.view["bag"].items():
        color = COLOR_NAMES[LETTERS.index(letter)]
        now.screen.show([now.words.say("bag-left", count=count, color=color)])
    if (grey := grey_pool_text(now.view, now.scene)) is not None:
        now.screen.show([grey])


ANSWERS: Final[dict[str, Callable[[Moment, str], None]]] = {
    "help": answer_help,
    "rules": answer_rules,
    "cards": answer_cards,
    "show": answer_show,
    "why": answer_why,
    "log": answer_log,
    "bag": answer_bag,
}
