"""A position with all modules, and what each way to damage it leads to."""

from __future__ import annotations

EMPTY = "...../...../...../....."


# Lead Came Nippers have picked two private dice, and both are still to be rolled.
POSITION = (
    "vitrall-position 1 edition=standard players=2 modules=grey-glass,pioneers,blooms,rivalry more-patterns=yes"
    " private-pools=yes phase=roll-picked round=1 turn=1 start=1 skips=- flags=drafted,tooled,taken"
    " tool=lead-came-nippers:3:-:- hand=- pool=R5G2 queue=R1P4 bag=R5Y6G5B6P6S4 track=-"
    f" windows=sol:.S3.../B1..../...../.....,industria:{EMPTY} favor=4,6"
    " tokens=lead-came-nippers:1,strip-cutter:0,ash-tongs:0 publics=deepest-light,light-shades,slate-shades"
    " privates=shades-of-red,shades-of-blue"
    " offers=sol/naturaleza,suns-glory/firelight,via-lux/industria,shadow-thief/sun-catcher"
    " own=.R2Y3Y4G5G6.B2P3.,R1R2Y3Y4G5G6B1B2P3P4 board=one-per-column"
    " pioneers=echo-row,four-lanterns:2,hue-stair blooms=poppy,iris,clover,lily kept=both,second generator=-"
)
FAULTS: list[tuple[str, str, str]] = [
    ("modules=grey-glass,", "modules=gray-glass,", "option"),
    ("private-pools=yes", "private-pools=perhaps", "option"),
    ("players=2", "players=1", "option"),
    (" own=.R2Y3Y4G5G6.B2P3.,R1R2Y3Y4G5G6B1B2P3P4", "", "field"),
    ("private-pools=yes ", "", "field"),
    ("modules=grey-glass,pioneers,blooms,rivalry", "modules=grey-glass,pioneers,rivalry", "field"),
    ("modules=grey-glass,pioneers,blooms,rivalry", "modules=pioneers,blooms,rivalry", "field"),
    ("own=.R2", "own=.R7", "value"),
    ("own=.R2Y3", "own=.Y3", "value"),
    (",R1R2Y3Y4G5G6B1B2P3P4 board", " board", "card"),
    ("board=one-per-column", "board=wooden", "card"),
    ("board=one-per-column", "board=one-per-column,no-touch", "card"),
    ("board=one-per-column", "board=-", "card"),
    ("pioneers=echo-row", "pioneers=hue-stair", "card"),
    ("pioneers=echo-row,", "pioneers=", "card"),
    ("four-lanterns:2", "four-lanterns:3", "value"),
    ("four-lanterns:2", "four-lanterns:", "value"),
    ("blooms=poppy", "blooms=iris", "card"),
    ("blooms=poppy,", "blooms=", "card"),
    ("kept=both,second", "kept=both", "card"),
    ("kept=both,second", "kept=both,third", "value"),
    ("kept=both,second", "kept=both,?", "value"),
    ("kept=both,second", "kept=both,-", "card"),
    ("more-patterns=yes ", "", "card"),
    ("tokens=lead-came-nippers:1,strip-cutter:0,ash", "tokens=lead-came-nippers:1,smoke-pliers:0,ash", "card"),
    ("strip-cutter:0,ash-tongs:0", "strip-cutter:0,lathekin:0", "card"),
    ("strip-cutter:0", "running-pliers:0", "card"),
    ("light-shades,slate-shades", "slate-shades,light-shades", "card"),
    ("privates=shades-of-red", "privates=wall", "card"),
    ("turn=1", "turn=3", "value"),
    ("skips=-", "skips=1", "phase"),
    ("bag=R5Y6G5B6P6S4", "bag=R6Y6G5B6P6S4", "dice"),
    ("bag=R5Y6G5B6P6S4", "bag=R5Y6G5B6P6S5", "dice"),
    ("pool=R5G2", "pool=R5G2G2", "dice"),
    ("queue=R1P4", "queue=-", "hand"),
    ("queue=R1P4", "queue=R1P4P4", "dice"),
    ("queue=R1P4 bag=R5Y6G5B6P6S4", "queue=R1P4P4 bag=R5Y6G5B6P5S4", "hand"),
    ("lead-came-nippers:3:-:-", "lead-came-nippers:1:-:-", "tool"),
    ("lead-came-nippers:3:-:-", "lead-came-nippers:2:-:-", "hand"),
    ("lead-came-nippers:3:-:-", "lead-came-nippers:4:-:-", "value"),
    ("own=.R2Y3Y4G5G6.B2P3.", "own=R1R2Y3Y4G5G6.B2P3P3", "dice"),
    ("phase=roll-picked", "phase=step", "value"),
    ("flags=drafted,tooled,taken", "flags=drafted,tooled,taken,private", "hand"),
    ("phase=roll-picked", "phase=keep", "phase"),
]
