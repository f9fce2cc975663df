"""A position, and what each way to damage it leads to."""

from __future__ import annotations

EMPTY = "...../...../...../....."
POSITION = (
    "vitrall-position 1 edition=standard players=2 tools=1"
    " phase=step round=1 turn=2 start=1 skips=- flags=drafted,tooled,touched tool=grozing-pliers:1:-:-"
    " hand=G4 pool=R5Y3B6 queue=- bag=R16Y17G17B17P18 track=-"
    f" windows=firelight:R3..../...../...../.....,industria:{EMPTY}"
    " favor=5,4 tokens=grozing-pliers:1 publics=color-variety,light-shades,medium-shades"
    " privates=shades-of-red,shades-of-blue"
    " offers=suns-glory/firelight,shadow-thief/sun-catcher,virtus/symphony-of-light,via-lux/industria"
    " generator=-"
)
FAULTS: list[tuple[str, str, str]] = [
    ("vitrall-position", "vitrall-record", "magic"),
    ("vitrall-position 1", "vitrall-position 7", "version"),
    ("vitrall-position 1 ", "vitrall-position ", "version"),
    ("hand=G4", "hand=G4 hand=G4", "field"),
    (" hand=G4", "", "field"),
    (" players=2", "", "field"),
    ("hand=G4", "fist=G4", "field"),
    ("hand=G4", "hand", "field"),
    ("hand=G4 ", "hand=G4  ", "field"),
    ("players=2", "players=7", "option"),
    ("edition=standard", "edition=martian", "option"),
    ("hand=G4", "hand=G7", "value"),
    ("hand=G4", "hand=G4G4", "value"),
    ("hand=G4", "hand=", "field"),
    ("phase=step", "phase=sleep", "value"),
    ("round=1", "round=11", "value"),
    ("round=1", "round=01", "value"),
    ("turn=2", "turn=5", "value"),
    ("start=1", "start=3", "value"),
    ("skips=-", "skips=3", "value"),
    ("flags=drafted", "flags=happy", "value"),
    ("bag=R16", "bag=R", "value"),
    ("bag=R16", "bag=R16R16", "value"),
    ("track=-", "track=R5", "value"),
    ("track=-", "track=-/-", "value"),
    ("R3..../", "R3.../", "value"),
    ("R3..../", "R3R3..../", "value"),
    ("favor=5,4", "favor=5", "value"),
    ("favor=5,4", "favor=5,-4", "value"),
    ("favor=5,4", "favor=5,400", "value"),
    ("generator=-", "generator=0", "value"),
    ("generator=-", "generator=99999999999999999999", "value"),
    ("tokens=grozing-pliers:1", "tokens=grozing-pliers:x", "value"),
    ("tokens=grozing-pliers:1", "tokens=magic-wand:1", "card"),
    ("tokens=grozing-pliers:1", "tokens=grozing-pliers:1,lathekin:0", "card"),
    ("publics=color-variety", "publics=light-shades", "card"),
    ("publics=color-variety,", "publics=", "card"),
    ("publics=color-variety", "publics=?", "card"),
    ("privates=shades-of-red", "privates=shades-of-blue", "card"),
    ("windows=firelight", "windows=virtus", "card"),
    ("windows=firelight", "windows=industria", "card"),
    ("windows=firelight:R3..../...../...../.....", "windows=firelight", "phase"),
    ("windows=firelight:", "windows=?:", "phase"),
    (",industria:...../...../...../.....", "", "card"),
    ("bag=R16", "bag=R17", "dice"),
    ("bag=R16", "bag=R16S1", "dice"),
    ("pool=R5Y3B6", "pool=R5Y3B6B5B4", "dice"),
    ("pool=R5Y3B6 queue=- bag=R16Y17G17B17P18", "pool=R5Y3B6P1P2 queue=- bag=R16Y17G17B17P16", "dice"),
    ("phase=step", "phase=hand", "tool"),
    ("phase=step", "phase=draw", "tool"),
    ("phase=step", "phase=deal-start", "phase"),
    ("phase=step", "phase=over", "value"),
    ("phase=step round=1 turn=2", "phase=roll round=1 turn=2", "phase"),
    ("phase=step round=1 turn=2", "phase=roll-grey round=1 turn=1", "phase"),
    ("phase=step", "phase=roll-own", "phase"),
    ("phase=step", "phase=roll-picked", "tool"),
    ("skips=-", "skips=1,2 ", "field"),
    ("turn=2 start=1 skips=-", "turn=3 start=1 skips=2", "phase"),
    ("turn=2 start=1 skips=-", "turn=1 start=2 skips=1", "phase"),
    ("tool=grozing-pliers:1:-:-", "tool=-", "tool"),
    ("tool=grozing-pliers:1:-:-", "tool=lathekin:1:-:-", "tool"),
    ("tool=grozing-pliers:1:-:-", "tool=grozing-pliers:2:-:-", "value"),
    ("tool=grozing-pliers:1:-:-", "tool=grozing-pliers:1:A1:R", "tool"),
    ("tool=grozing-pliers:1:-:-", "tool=grozing-pliers:1:Z9:-", "value"),
    ("tokens=grozing-pliers:1", "tokens=grozing-pliers:0", "tool"),
    ("flags=drafted,tooled,touched", "flags=drafted,touched", "tool"),
    ("flags=drafted,tooled,touched", "flags=tooled,touched", "hand"),
    ("flags=drafted,tooled,touched", "flags=drafted,tooled", "hand"),
    ("flags=drafted,tooled,touched", "flags=drafted,tooled,touched,isolated", "hand"),
    ("hand=G4", "hand=-", "hand"),
    ("queue=- bag=R16", "queue=R5 bag=R15", "hand"),
]
