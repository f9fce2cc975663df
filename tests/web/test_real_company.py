"""What people at a real table do beside playing: looking on, hints, clocks, wishes, votes, one device for several."""

from __future__ import annotations

import re
from typing import Any

import pytest

from testing.browser import Pages
from testing.server.client import Device, Line, Seat, close, hasty, two_seats
from testing.server.process import Serving
from tests.web.hands import WORDS
from tests.web.sitting import PATIENCE, Sitter, against_bots, become, chosen, looking_on, outcome, seated
from vitrall.server.talk import PHRASES
from vitrall.words import Words

pytestmark = pytest.mark.slow

MILLISECONDS = PATIENCE * 1000
SEED = 3


def laid(address: str, **terms: Any) -> tuple[Seat, Seat, list[Line]]:
    """A table of two whose windows are chosen; both lines are open."""
    ana, bo = two_seats(address, seed=SEED, **terms)
    lines = [ana.line(), bo.line()]
    for number, line in enumerate(lines, start=1):
        line.reach(number - 1)
        line.move(line.view["legal"][0])
        line.reach(number)
    for line in lines:
        line.reach(len(lines))
    return ana, bo, lines


def secrets_of(*lines: Line) -> list[str]:
    """The private objectives of the seat of a connection."""
    return [card for line in lines for card in line.view["seats"][line.view["you"]]["privates"]]


def whole(page: Any) -> str:
    """Everything the document holds, attributes included."""
    return str(page.evaluate("document.documentElement.outerHTML"))


def open_menu(sitter: Sitter, entry: str) -> None:
    sitter.page.get_by_role("button", name=sitter.say("web-menu"), exact=True).click(timeout=MILLISECONDS)
    sitter.page.get_by_role("dialog").get_by_role("button", name=sitter.say(entry), exact=True).click()


def answer(sitter: Sitter, id: str) -> None:
    sitter.page.get_by_role("button", name=sitter.say(id), exact=True).click(timeout=MILLISECONDS)


# ---- looking on ------------------------------------------------------------------------------------------------------


def test_a_spectator_is_told_so_and_sees_no_secrets(people: Pages, real: Serving) -> None:
    ana, _, lines = laid(real.address)
    private = secrets_of(*lines)
    watcher = looking_on(people, ana.table)
    name = ("Ana", "Bo")[lines[0].view["seat"]]
    watcher.sees(watcher.say("web-watching", name=name))
    lines[lines[0].view["seat"]].move("pass")
    watcher.until(lambda: watcher.number == 3, "the move is not seen")
    assert watcher.view["you"] is None
    for button in ("offer-pass", "term-undo", "term-hint"):
        assert watcher.page.get_by_role("button", name=watcher.say(button), exact=True).count() == 0
    assert not [card for card in private if WORDS.name(card) in whole(watcher.page)]
    assert not [card for card in private if card in "".join(watcher.told)]
    close(*lines)


def test_a_finished_table_opens_its_score(people: Pages, real: Serving) -> None:
    ana, _, lines = laid(real.address)
    while not lines[0].view["over"]:
        number = lines[0].last
        mover = lines[lines[0].view["awaited"][0]]
        mover.reach(number)
        mover.move(hasty(mover.view))
        lines[0].reach(number + 1)
    close(*lines)
    assert re.search(r"\d", outcome(looking_on(people, ana.table).page))


def test_a_table_without_spectators_says_so_once(people: Pages, real: Serving) -> None:
    ana, _, lines = laid(real.address, spectators=False)
    watcher = looking_on(people, ana.table)
    watcher.sees(watcher.say("error-table-no-spectators"))
    close(*lines)


# ---- hints and clocks ------------------------------------------------------------------------------------------------


def test_a_hint_tells_what_to_expect_and_picks_the_die_up(people: Pages, real: Serving) -> None:
    sitter = seated(people, against_bots(real.address, 1))
    sitter.wait(-1)
    before = sitter.number
    sitter.perform(chosen(sitter.view))
    sitter.acted_after(before)
    at = sitter.number
    answer(sitter, "term-hint")
    ideas = sitter.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    ideas.first.wait_for(timeout=MILLISECONDS)
    assert re.search(sitter.say("hint-expected", points=0).split("0")[0] + r"\d", ideas.first.inner_text())
    draft = ideas.filter(has_text=re.compile("^" + sitter.say("offer-draft", color="red", value=0).split(" ")[0]))
    draft.first.click()
    pool = sitter.page.get_by_role("group", name=sitter.say("term-draft-pool"), exact=True)
    assert pool.get_by_role("button", pressed=True).count() == 1
    assert sitter.number == at  # nothing was played


def test_a_table_without_hints_has_no_button_for_them(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address)
    sitter = seated(people, (ana, bo)[lines[0].view["seat"]])
    sitter.page.get_by_role("button", name=sitter.say("offer-pass")).wait_for(timeout=MILLISECONDS)
    assert sitter.page.get_by_role("button", name=sitter.say("term-hint"), exact=True).count() == 0
    close(*lines)


def test_the_clock_of_whoever_is_awaited_ticks_and_its_last_seconds_stand_out(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address, clock={"kind": "reserve", "seconds": 3600})
    seat = lines[0].view["seat"]
    mine = seated(people, (ana, bo)[seat]).page.locator("header").first.get_by_role("timer")
    others = seated(people, (bo, ana)[seat]).page.locator("header").first.get_by_role("timer")
    for timer in (mine, others):
        timer.wait_for(timeout=MILLISECONDS)
    runs, stands = seconds(mine), seconds(others)
    mine.page.wait_for_timeout(2200)
    assert runs - 60 < seconds(mine) < runs
    assert seconds(others) == stands
    assert "late" not in str(mine.get_attribute("class"))
    close(*lines)


def seconds(timer: Any) -> int:
    minutes, rest = str(timer.inner_text()).strip().split(":")
    return int(minutes) * 60 + int(rest)


def test_the_last_ten_seconds_are_marked_and_said(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address, clock={"kind": "turn", "seconds": 9})
    sitter = seated(people, (ana, bo)[lines[0].view["seat"]])
    late = sitter.page.locator("header .clock.late")
    late.wait_for(timeout=MILLISECONDS)
    sitter.page.get_by_text(sitter.say("time-left", count=10)).wait_for(state="attached", timeout=MILLISECONDS)
    close(*lines)


# ---- wishes ----------------------------------------------------------------------------------------------------------


def test_moves_are_taken_back_when_the_other_agrees_and_stand_when_not(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address)
    seat = lines[0].view["seat"]
    close(*lines)
    asker, other = seated(people, (ana, bo)[seat]), seated(people, (bo, ana)[seat], language="uk")
    asker.wait(-1)
    asker.perform("pass")
    asker.until(lambda: asker.number == other.number == 3, "the turn has not ended")
    name = ("Ana", "Bo")[seat]
    for agreed in (False, True):
        open_menu(asker, "web-takeback")
        line = asker.words.move("pass", name)
        asker.page.get_by_role("dialog").get_by_role("button", name=line, exact=True).click()
        asker.sees(asker.say("web-takeback-yours", move=line))
        other.sees(other.say("web-takeback-wish", name=name, move=other.words.move("pass", name)))
        answer(other, "web-agree" if agreed else "web-refuse")
        if not agreed:
            asker.sees(asker.say("web-takeback-refused"))
    asker.until(lambda: asker.number == 4 and "pass" in asker.view["legal"], "nothing was taken back")
    asker.sees(asker.say("your-turn", turn=1))


def test_a_pause_by_agreement_stops_the_clocks_until_somebody_ends_it(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address, clock={"kind": "reserve", "seconds": 3600})
    seat = lines[0].view["seat"]
    close(*lines)
    first, second = seated(people, (ana, bo)[seat]), seated(people, (bo, ana)[seat], language="pl")
    first.wait(-1)
    open_menu(first, "web-pause")
    first.sees(first.say("web-pause-yours"))
    answer(second, "web-close")  # put aside: nobody is pressed
    second.page.get_by_role("button", name=second.say("web-agree")).wait_for(state="detached")
    answer(first, "web-withdraw")
    first.page.get_by_text(first.say("web-pause-yours")).wait_for(state="detached", timeout=MILLISECONDS)
    open_menu(first, "web-pause")
    answer(second, "web-agree")
    first.sees(first.say("web-paused"))
    timer = first.page.locator("header").first.get_by_role("timer")
    stands = seconds(timer)
    first.page.wait_for_timeout(2200)
    assert seconds(timer) == stands
    answer(second, "web-resume")
    first.page.get_by_text(first.say("web-paused")).wait_for(state="detached", timeout=MILLISECONDS)
    first.perform("pass")
    first.until(lambda: first.acted == 3, "the game does not go on")


def test_a_bot_sits_in_for_somebody_who_is_gone_until_they_are_back(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address)
    seat = lines[0].view["seat"]
    close(*lines)
    there, gone = seated(people, (bo, ana)[seat]), (ana, bo)[seat]
    name = ("Ana", "Bo")[seat]
    answer(there, "web-replace")
    there.until(lambda: there.number > 2, "no bot plays")
    there.page.get_by_role("button", name=re.compile(f"^{name}, ")).click()
    there.sees(there.say("web-stand-in", name=name))
    back = seated(people, gone)
    answer(back, "web-return")
    back.page.get_by_text(back.say("web-stand-in-yours")).wait_for(state="detached", timeout=MILLISECONDS)


def test_a_seat_that_was_left_is_taken_back_by_its_device(people: Pages, real: Serving) -> None:
    seat = against_bots(real.address, 1)
    sitter = seated(people, seat)
    become(sitter, seat.device)
    sitter.page.reload()
    sitter.wait(-1)
    open_menu(sitter, "web-leave")
    sitter.page.get_by_role("dialog").get_by_role("button", name=sitter.say("web-leave")).click()
    sitter.page.get_by_role("button", name=sitter.say("web-play-now")).wait_for(timeout=MILLISECONDS)
    sitter.page.evaluate("table => { location.hash = `#/table/${table}` }", seat.table)
    sitter.sees(sitter.say("web-left"))
    number = sitter.number
    sitter.tap("web-return")
    sitter.wait(number)
    assert sitter.view["you"] == 0


# ---- talk ------------------------------------------------------------------------------------------------------------


def test_every_phrase_has_a_button_and_a_muted_device_hears_nothing(people: Pages, real: Serving) -> None:
    ana, _, lines = laid(real.address)
    sitter = seated(people, ana)
    sitter.page.get_by_role("button", name=sitter.say("web-talk-open", count=0)).click(timeout=MILLISECONDS)
    phrases = sitter.page.get_by_role("group", name=sitter.say("web-talk-phrases")).get_by_role("button")
    assert phrases.all_inner_texts() == [sitter.say(f"phrase-{phrase}") for phrase in PHRASES]
    sitter.page.get_by_label(sitter.say("web-talk-mute")).check()
    sitter.page.keyboard.press("Escape")
    lines[1].send(type="say", phrase="oops")
    sitter.until(lambda: any('"said"' in message for message in sitter.told), "nothing was said")
    assert sitter.page.get_by_role("button", name=sitter.say("web-talk-open", count=0)).count() == 1
    assert sitter.say("phrase-oops") not in sitter.page.get_by_role("main").inner_text()
    close(*lines)


def test_a_table_without_chat_has_no_door_to_it(people: Pages, real: Serving) -> None:
    ana, _, lines = laid(real.address, chat=False)
    sitter = seated(people, ana)
    sitter.page.get_by_role("button", name=sitter.say("web-menu"), exact=True).click(timeout=MILLISECONDS)
    assert sitter.page.get_by_role("button", name=re.compile(f"^{sitter.say('web-talk')}")).count() == 0
    close(*lines)


def test_the_language_changes_in_the_middle_of_a_game_and_of_the_chat(people: Pages, real: Serving) -> None:
    ana, bo, lines = laid(real.address)
    sitter = seated(people, (ana, bo)[lines[0].view["seat"]])
    lines[0].send(type="say", phrase="thanks")
    sitter.page.get_by_role("button", name=sitter.say("offer-pass")).wait_for(timeout=MILLISECONDS)
    open_menu(sitter, "term-settings")
    sitter.page.get_by_role("combobox").first.select_option("uk")
    sitter.words = Words("uk")
    sitter.page.get_by_label(sitter.say("term-language")).wait_for(timeout=MILLISECONDS)
    sitter.page.keyboard.press("Escape")
    open_menu(sitter, "web-talk")
    sitter.page.get_by_role("dialog").get_by_text(sitter.say("phrase-thanks")).first.wait_for()
    sitter.page.keyboard.press("Escape")
    sitter.wait(-1)
    sitter.perform("pass")
    sitter.until(lambda: sitter.acted == 3, "the move is not made")
    sitter.sees(sitter.words.move("pass", ("Ana", "Bo")[sitter.view["you"]]))
    assert sitter.page.get_by_text(sitter.say("web-line-lost")).count() == 0
    close(*lines)


# ---- several people at one device ------------------------------------------------------------------------------------


def test_pass_and_play_never_shows_the_secret_of_another(people: Pages, real: Serving) -> None:
    device = Device(real.address)
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
    opened = device.open(seats, seed=SEED, options={"players": 2})
    device.done("POST", f"/api/tables/{opened['table']}/start")
    both = [Seat(device, opened["table"], each["seat"], each["secret"]) for each in opened["seats"]]
    sitter = seated(people, *both)
    holder = -1
    while sitter.number < 14:
        awaited = awaited_seat(sitter)
        if awaited != holder:
            handed_over(sitter, awaited)
            holder = awaited
        own, other = card_of(sitter, awaited), card_of(sitter, 1 - awaited)
        assert other not in whole(sitter.page)
        if sitter.views[awaited]["round"]:
            shows_own_on_request(sitter, own)
        before = sitter.number
        sitter.view = sitter.views[awaited]
        sitter.perform(chosen(sitter.view))
        sitter.until(lambda seen=before: sitter.acted > seen and len(sitter.views) == 2, "the move is not heard of")


def test_a_shared_device_takes_back_for_everybody_who_sits_at_it(people: Pages, real: Serving) -> None:
    """Nobody else has to agree, so the wish of one is the wish of all: the move is undone at once."""
    device = Device(real.address)
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
    opened = device.open(seats, seed=SEED, options={"players": 2})
    device.done("POST", f"/api/tables/{opened['table']}/start")
    sitter = seated(people, *(Seat(device, opened["table"], each["seat"], each["secret"]) for each in opened["seats"]))
    for _ in range(3):  # two windows, and the first turn
        awaited = awaited_seat(sitter)
        handed_over(sitter, awaited)
        before = sitter.number
        sitter.view = sitter.views[awaited]
        sitter.perform("pass" if sitter.view["round"] else chosen(sitter.view))
        sitter.until(lambda seen=before: sitter.acted > seen and len(sitter.views) == 2, "the move is not heard of")
    handed_over(sitter, 1 - awaited)
    open_menu(sitter, "web-takeback")
    line = sitter.words.move("pass", ("Ana", "Bo")[awaited])
    sitter.page.get_by_role("dialog").get_by_role("button", name=line, exact=True).click()
    sitter.until(lambda: sitter.number == 4, "nothing was taken back")
    assert sitter.views[awaited]["legal"]


def awaited_seat(sitter: Sitter) -> int:
    sitter.until(lambda: any(view["legal"] for view in sitter.views.values()), "nobody is awaited")
    return int(next(iter(sitter.views.values()))["awaited"][0])


def card_of(sitter: Sitter, seat: int) -> str:
    return sitter.words.name(sitter.views[seat]["seats"][seat]["privates"][0])


def handed_over(sitter: Sitter, seat: int) -> None:
    """Between two turns neither secret is there, in no word and no attribute."""
    name = ("Ana", "Bo")[seat]
    ready = sitter.page.get_by_role("button", name=sitter.say("web-here-i-am", name=name), exact=True)
    ready.wait_for(timeout=MILLISECONDS)
    assert not [card for card in (card_of(sitter, 0), card_of(sitter, 1)) if card in whole(sitter.page)]
    ready.click()
    sitter.page.locator("header").first.wait_for(timeout=MILLISECONDS)


def shows_own_on_request(sitter: Sitter, own: str) -> None:
    """One's own secret comes out on request only, and goes away again: others may look over the shoulder."""
    show = sitter.page.get_by_role("button", name=sitter.say("web-secret-show"))
    tab = sitter.page.get_by_role("tab", name=sitter.say("web-objectives"), exact=True)
    show.or_(tab).first.wait_for(timeout=MILLISECONDS)
    if tab.count():  # where not all cards fit, they are in tabs
        tab.click()
    show.wait_for(timeout=MILLISECONDS)
    assert own not in whole(sitter.page)
    show.click()
    sitter.page.get_by_role("button", name=sitter.say("web-secret-hide")).wait_for(timeout=MILLISECONDS)
    assert own in whole(sitter.page)
    sitter.tap("web-secret-hide")
    show.wait_for(timeout=MILLISECONDS)
    assert own not in whole(sitter.page)
