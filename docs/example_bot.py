"""A bot for Vitrall that uses nothing of Vitrall: it drafts the highest die that fits and packs its window tightly."""

import json
import sys


def neighbours(rows, row, column):
    """How many dice lie around a space."""
    around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return sum(1 for r, c in around if 0 <= r < 4 and 0 <= c < 5 and rows[r][c])


def worth(move, view):
    """The more, the sooner it is made: place, draft, anything else, pass; tools stay on the table."""
    verb, *words = move.split()
    if verb == "place" and len(words[-1]) == 2:
        row, column = "ABCD".index(words[-1][0]), int(words[-1][1]) - 1
        return 300 + neighbours(view["seats"][view["you"]]["rows"], row, column)
    if verb == "draft" and len(words[-1]) == 2:
        fits = 0 in view["breaks"].get(words[-1], [])  # a space where the die breaks no rule
        return 200 + int(words[-1][1]) if fits else 10
    return {"use": 0, "pass": 50}.get(verb, 100)


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say(type="hello", version=1, name="packer")
    elif asked["type"] == "move":
        best = max(asked["moves"], key=lambda move: worth(move, asked["view"]))
        say(type="move", id=asked["id"], move=best)
    elif asked["type"] == "quit":
        break
