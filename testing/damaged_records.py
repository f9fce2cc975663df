"""A sound record, and what each way to damage it leads to."""

from __future__ import annotations

SOUND = """\
vitrall-record 1
edition: standard
players: 2
tools: 1
seat 1: Ana

deal private shades-of-red
deal private shades-of-blue
deal window suns-glory/firelight
deal window shadow-thief/sun-catcher
deal window virtus/symphony-of-light
deal window via-lux/industria
choose 2 industria
choose 1 firelight
deal tool grozing-pliers
deal public color-variety
deal public light-shades
deal public medium-shades
start 1
roll R5
roll R3
roll Y3
roll G4
roll B6
draft R3
place A1
pass
draft G4
use grozing-pliers
"""
DAMAGE: list[tuple[str, str, str, int]] = [
    ("vitrall-record 1", "some notes", "magic", 1),
    ("vitrall-record 1\n", "", "magic", 1),
    ("vitrall-record 1", "vitrall-record 2", "version", 1),
    ("vitrall-record 1", "vitrall-record", "version", 1),
    ("seat 1: Ana", "seat 1 Ana", "header", 5),
    ("seat 1: Ana", ": Ana", "header", 5),
    ("seat 1: Ana", "players: 2", "header", 5),
    ("players: 2", "Players: 2", "header", 3),
    ("players: 2\n", "", "header", 5),
    ("edition: standard\n", "", "header", 5),
    ("\n\n", "\n", "header", 6),
    ("edition: standard", "edition: martian", "option", 2),
    ("players: 2", "players: 9", "option", 3),
    ("players: 2", "players: two", "option", 3),
    ("players: 2", "players:", "option", 3),
    ("players: 2", "players: 2\neven-bag: perhaps", "option", 4),
    ("players: 2", "players: 2\nmodules: blue-glass", "option", 4),
    ("players: 2", "players: 2\nmodules: pioneers,,blooms", "option", 4),
    ("players: 2", "players: 2\nmodules: blooms", "option", 3),  # of which this deck has none
    ("players: 2", "players: 2\nprivate-pools: perhaps", "option", 4),
    ("players: 2", "players: 2\nModules: blooms", "header", 4),
    ("players: 2", "players: 2\ncards: 0123456789abcdef", "cards", 4),
    ("players: 2", "players: 2\nactions: 24", "truncated", 31),
    ("players: 2", "players: 2\nactions: 22", "surplus", 31),
    ("players: 2", "players: 2\nactions: many", "header", 4),
    ("roll Y3", "roll Y7", "action", 22),
    ("roll Y3", "roll  Y3", "action", 22),
    ("roll Y3", "Roll Y3", "action", 22),
    ("deal tool grozing-pliers", "deal tool magic-wand", "action", 15),
    ("deal tool grozing-pliers", "deal tool ?", "action", 15),
    ("roll Y3", "roll Y3 \x07", "control", 22),
    ("roll Y3", "roll\tY3", "control", 22),
    ("Ana", "Ana\x00", "control", 5),
    ("Ana", "A\u2028na", "control", 5),
    ("Ana", "A\ud800na", "control", 5),
    ("deal private shades-of-blue", "deal private shades-of-red", "illegal", 8),
    ("choose 2 industria", "choose 2 firelight", "illegal", 13),
    ("choose 2 industria", "choose 3 ?", "illegal", 13),
    ("choose 2 industria", "choose 2 ?", "illegal", 14),
    ("start 1", "start 3", "illegal", 19),
    ("start 1", "pass", "illegal", 19),
    ("place A1", "place C3", "illegal", 26),
    ("place A1\npass", "pass", "illegal", 26),
    ("use grozing-pliers", "use lathekin", "illegal", 29),
    ("use grozing-pliers", "use grozing-pliers R5", "illegal", 29),
]
