"""Reading a position: any text gives a position from which the engine can continue, or `Unreadable` with a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vitrall.cards.printed import vector
from vitrall.engine.deck import Deck
from vitrall.engine.dice import KINDS, NO_DIE
from vitrall.engine.errors import Unreadable, Why
from vitrall.engine.generator import MULTIPLIER
from vitrall.engine.phases import PHASES, ROLL, ROLL_GREY
from vitrall.engine.rules import GREY_POOL, ROUNDS, Rules
from vitrall.engine.state import NOT_SEEDED, State, new_state
from vitrall.engine.turns import seat_of
from vitrall.position.modules import FIELDS
from vitrall.position.position_cards import CARD_STEPS, take_up
from vitrall.position.position_checks import check, faults
from vitrall.position.position_writer import FLAGS, MAGIC, VERSION, rounds_over
from vitrall.position.words import NOTHING, fault, read_bag, read_dice, read_list, read_number, read_seats, read_track
from vitrall.record.option_words import NEEDED, OPTION_NAMES, read_options
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
    """Read the position from a line of text."""
    for wrong in faults_of_words(split_words(text)):
        raise wrong
    words = dict(pair.split("=", 1) for pair in split_words(text))
    state = new_state(_rules(words, deck), NOT_SEEDED)
    for _, step in STEPS:
        step(state, words)
    check(state)
    return state


def position_faults(text: str, deck: Deck) -> list[Unreadable]:
    """Everything that is wrong with a line of text, in the order of reading; nothing for a sound position.

    Fields are read before they are compared with one another: faults between fields are listed when each can be read.
    """
    try:
        pairs = split_words(text)
        wrong = faults_of_words(pairs)
        if wrong:
            return wrong
        words = dict(pair.split("=", 1) for pair in pairs)
        state = new_state(_rules(words, deck), NOT_SEEDED)
    except Unreadable as unreadable:
        return [unreadable]
    return _faults_of_fields(state, words) or list(faults(state))


def _faults_of_fields(state: State, words: Mapping[str, str]) -> list[Unreadable]:
    """A step that relies on one that failed is skipped: its errors could be misleading."""
    wrong: list[Unreadable] = []
    failed: set[object] = set()
    for needs, step in STEPS:
        if not failed.intersection(needs):
            try:
                step(state, words)
            except Unreadable as unreadable:
                wrong.append(unreadable)
                failed.add(step)
    return wrong


def split_words(text: str) -> list[str]:
    """The fields of a text that is a position, each as `name=word`."""
    if len(text) > LONGEST:
        raise fault("size", Why("characters", most=LONGEST))
    magic, *rest = text.strip(" \r\n").split(" ")
    if magic != MAGIC:
        raise fault("magic", instead(magic, f"{MAGIC} {VERSION}"))
    if rest[:1] != [VERSION]:
        raise _other_version(rest[0] if rest else "")
    return rest[1:]


def _other_version(version: str) -> Unreadable:
    given = quoted(version) if version else Why("nothing")
    return fault("version", Why("instead", given=given, wanted=quoted(VERSION)))


def faults_of_words(fields: list[str]) -> list[Unreadable]:
    """Check that each field is present exactly once and has a value."""
    wrong: list[Unreadable] = []
    seen: set[str] = set()
    for field in fields:
        name, equals, word = field.partition("=")
        if name in seen:
            wrong.append(fault("field", twice(name)))
        elif not equals or not word or name not in KNOWN:
            why = Why("no-word", field=name) if name in KNOWN else unknown(name, KNOWN)
            wrong.append(fault("field", why))
        seen.add(name)
    lost = [name for name in (*NEEDED, *NAMES) if name not in seen]
    return wrong + [fault("field", missing(name)) for name in lost]


def _rules(words: Mapping[str, str], deck: Deck) -> Rules:
    try:
        return Rules(read_options({name: word for name, word in words.items() if name in OPTION_NAMES}), deck)
    except Unreadable as wrong:
        raise fault("option", of(wrong.code.removeprefix("option/"), wrong.why)) from wrong


def _set_generator(state: State, words: Mapping[str, str]) -> None:
    word = words["generator"]
    state.generator = NOT_SEEDED if word == NOTHING else read_number("generator", word, 1, LARGEST_GENERATOR)


def _set_phase(state: State, words: Mapping[str, str]) -> None:
    if words["phase"] not in PHASES:
        raise fault("value", of("phase", none_of(words["phase"], PHASES)))
    state.phase = PHASES.index(words["phase"])


def _set_clock(state: State, words: Mapping[str, str]) -> None:
    """Round and turn; whose turn it is follows from them (T2)."""
    players, turns = int(state.rules.players), int(state.rules.turns)
    if state.phase >= ROLL:
        state.round = read_number("round", words["round"], 1, ROUNDS)
        state.turn = read_number("turn", words["turn"], 1, turns) - 1
        state.start = read_number("start", words["start"], 1, players) - 1
        state.seat = seat_of(players, state.start, state.turn)
        state.grey_left = _grey_left(state)
    elif {words["round"], words["turn"], words["start"]} != {NOTHING}:
        raise fault("phase", Why("not-begun"))


def _grey_left(state: State) -> int:
    """G3: a die leaves the grey pool each round, once the bag has given its own."""
    pending = state.phase in (ROLL, ROLL_GREY)
    return int(GREY_POOL - state.round + pending) if state.rules.grey else 0


def _set_skips(state: State, words: Mapping[str, str]) -> None:
    state.skips = read_seats("skips", words["skips"], int(state.rules.players))


def _set_flags(state: State, words: Mapping[str, str]) -> None:
    flags = read_list(words["flags"])
    for flag in flags:
        if flag not in FLAGS:
            raise fault("value", of("flags", none_of(flag, FLAGS)))
    for flag, field in FLAGS.items():
        setattr(state, field, flag in flags)


def _lay_hand(state: State, words: Mapping[str, str]) -> None:
    hand = read_dice("hand", words["hand"])
    if len(hand) > 1:
        raise fault("value", of("hand", instead(len(hand), 1)))
    state.hand = hand[0] if hand else NO_DIE


def _lay_bag(state: State, words: Mapping[str, str]) -> None:
    bag = read_bag(words["bag"])
    state.bag, state.bag_left = vector(bag), sum(bag)


def _lay_track(state: State, words: Mapping[str, str]) -> None:
    track = read_track(words["track"], rounds_over(state))
    state.track = vector(track)
    state.track_colors = sum({1 << entry % KINDS // 6 for entry in track})


def _lay_pool(state: State, words: Mapping[str, str]) -> None:
    pool = read_dice("pool", words["pool"])
    state.pool = vector(pool)
    if state.phase == ROLL:
        # T1, T10: what is in the pool by now was in the bag when the round began.
        state.to_roll = min(state.rules.draw, state.bag_left + len(pool)) - len(pool)


def _lay_queue(state: State, words: Mapping[str, str]) -> None:
    state.queue = vector(read_dice("queue", words["queue"]))


def _take_up(state: State, words: Mapping[str, str]) -> None:
    take_up(state, words["tool"])


Step = Callable[[State, Mapping[str, str]], object]
# The steps of reading in their order, each with the steps that it relies on.
STEPS: Final[tuple[tuple[tuple[Step, ...], Step], ...]] = (
    ((), _set_generator),
    ((), _set_phase),
    ((_set_phase,), _set_clock),
    ((), _set_skips),
    ((), _set_flags),
    ((), _lay_hand),
    ((), _lay_bag),
    ((_set_phase, _set_clock), _lay_track),
    ((_lay_bag,), _lay_pool),
    ((), _lay_queue),
    *(((_set_phase, *needs), step) for needs, step in CARD_STEPS),
    ((_set_phase, *(step for _, step in CARD_STEPS)), _take_up),
)
