"""Reading a position: any text gives a position the engine can go on from, or `Unreadable` with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vitrall.cards.faults import literal
from vitrall.cards.printed import vector
from vitrall.engine.deck import Deck
from vitrall.engine.dice import KINDS, NO_DIE
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.generator import MULTIPLIER
from vitrall.engine.rules import GREY_POOL, ROUNDS, Rules
from vitrall.engine.state import NOT_SEEDED, ROLL, ROLL_GREY, State, new_state
from vitrall.engine.turns import seat_of
from vitrall.position.modules import FIELDS
from vitrall.position.position_cards import lay_cards, take_up
from vitrall.position.position_checks import check
from vitrall.position.position_writer import FLAGS, MAGIC, VERSION, rounds_over
from vitrall.position.words import NOTHING, fault, read_bag, read_dice, read_list, read_number, read_seats, read_track
from vitrall.record.option_words import NEEDED, OPTION_NAMES, read_options
from vitrall.view.phases import PHASES
from vitrall.why import instead, missing, none_of, of, quoted, twice, unknown

LONGEST: Final = 10_000
LARGEST_GENERATOR: Final = (MULTIPLIER << 32) - 2  # the next one, like 0, would repeat itself for ever
NAMES: Final = (
    *("phase", "round", "turn", "start", "skips", "flags", "tool"),
    *("hand", "pool", "queue", "bag", "track"),
    *("windows", "favor", "tokens", "publics", "privates", "offers", "generator"),
)
KNOWN: Final = (*NAMES, *FIELDS, *OPTION_NAMES)


def read_position(text: str, deck: Deck) -> State:
    """The position a line of text stands for."""
    words = _words(text)
    state = new_state(_rules(words, deck), _generator(words["generator"]))
    _set_clock(state, words)
    _lay_dice(state, words)
    lay_cards(state, words)
    take_up(state, words["tool"])
    check(state)
    return state


def _words(text: str) -> dict[str, str]:
    """The fields by name, each there once."""
    if len(text) > LONGEST:
        raise fault("size", f"a position has at most {LONGEST} characters", Why("characters", most=LONGEST))
    magic, *rest = text.strip(" \r\n").split(" ")
    if magic != MAGIC:
        reason = f"a position begins with {MAGIC} {VERSION}, not {literal(magic)}"
        raise fault("magic", reason, instead(magic, f"{MAGIC} {VERSION}"))
    if rest[:1] != [VERSION]:
        raise _other_version(rest[0] if rest else "")
    return _by_name(rest[1:])


def _other_version(version: str) -> Unreadable:
    reason = f"this version reads positions of version {VERSION}, not {literal(version) if version else 'nothing'}"
    given = quoted(version) if version else Why("nothing")
    return fault("version", reason, Why("instead", given=given, wanted=quoted(VERSION)))


def _by_name(fields: list[str]) -> dict[str, str]:
    words: dict[str, str] = {}
    for field in fields:
        name, equals, word = field.partition("=")
        if name in words:
            raise fault("field", f"{literal(field)} stands twice", twice(name))
        if not equals or not word or name not in KNOWN:
            why = Why("no-word", field=name) if name in KNOWN else unknown(name, KNOWN)
            raise fault("field", f"{literal(field)} is no field of a position", why)
        words[name] = word
    for name in (*NEEDED, *NAMES):
        if name not in words:
            raise fault("field", f"the field {name} is missing", missing(name))
    return words


def _rules(words: Mapping[str, str], deck: Deck) -> Rules:
    try:
        return Rules(read_options({name: word for name, word in words.items() if name in OPTION_NAMES}), deck)
    except Unreadable as wrong:
        raise fault("option", wrong.message, of(wrong.code.removeprefix("option/"), wrong.why)) from wrong


def _generator(word: str) -> int:
    return NOT_SEEDED if word == NOTHING else read_number("generator", word, 1, LARGEST_GENERATOR)


def _set_clock(state: State, words: Mapping[str, str]) -> None:
    """Phase, round and turn; whose turn it is follows from them (T2)."""
    players, turns = int(state.rules.players), int(state.rules.turns)
    if words["phase"] not in PHASES:
        reason = f"phase must be one of {', '.join(PHASES)}, not {literal(words['phase'])}"
        raise fault("value", reason, of("phase", none_of(words["phase"], PHASES)))
    state.phase = PHASES.index(words["phase"])
    if state.phase >= ROLL:
        state.round = read_number("round", words["round"], 1, ROUNDS)
        state.turn = read_number("turn", words["turn"], 1, turns) - 1
        state.start = read_number("start", words["start"], 1, players) - 1
        state.seat = seat_of(players, state.start, state.turn)
        state.grey_left = _grey_left(state)
    elif {words["round"], words["turn"], words["start"]} != {NOTHING}:
        raise fault("phase", "before the first roll there is no round, no turn and no start player", Why("not-begun"))
    state.skips = read_seats("skips", words["skips"], players)
    _set_flags(state, words["flags"])


def _grey_left(state: State) -> int:
    """G3: a die leaves the grey pool each round, once the bag has given its own."""
    pending = state.phase in (ROLL, ROLL_GREY)
    return int(GREY_POOL - state.round + pending) if state.rules.grey else 0


def _set_flags(state: State, word: str) -> None:
    flags = read_list(word)
    for flag in flags:
        if flag not in FLAGS:
            reason = f"flags must be some of {', '.join(FLAGS)}, not {literal(flag)}"
            raise fault("value", reason, of("flags", none_of(flag, FLAGS)))
    for flag, field in FLAGS.items():
        setattr(state, field, flag in flags)


def _lay_dice(state: State, words: Mapping[str, str]) -> None:
    """The dice outside the windows, and what follows from them."""
    hand = read_dice("hand", words["hand"])
    if len(hand) > 1:
        raise fault("value", "a hand holds one die", of("hand", instead(len(hand), 1)))
    bag, track = read_bag(words["bag"]), read_track(words["track"], rounds_over(state))
    pool = read_dice("pool", words["pool"])
    state.hand = hand[0] if hand else NO_DIE
    state.pool, state.queue = vector(pool), vector(read_dice("queue", words["queue"]))
    state.bag, state.bag_left = vector(bag), sum(bag)
    state.track = vector(track)
    state.track_colors = sum({1 << entry % KINDS // 6 for entry in track})
    if state.phase == ROLL:
        # T1, T10: what is in the pool by now was in the bag when the round began.
        state.to_roll = min(state.rules.draw, sum(bag) + len(pool)) - len(pool)
