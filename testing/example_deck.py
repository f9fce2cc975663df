"""The deck of the documentation, and decks that tests write."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from vitrall.cards.card_reader import DeckText
from vitrall.cards.catalogue import Catalogue, joined_catalogue

EXAMPLE = Path(__file__).parents[1] / "docs" / "deck-example.toml"
TEXT = EXAMPLE.read_text(encoding="utf-8")

# Three tools and nothing else, so that every table has all of them: each composed of verbs that other tools have.
SAWS = """
replaces = "tool"

[[tool]]
id = "fret-saw"
name = { en = "Fret Saw", pl = "Piła włosowa" }
text = { en = "Turn the die over, then raise or lower it by 1.", pl = "Odwróć kostkę, potem zmień jej wartość o 1." }
number = 1
solo = "R"
when = "die-in-hand"
steps = [{ turn = "opposite" }, { turn = "step" }]

[[tool]]
id = "band-saw"
name = "Band Saw"
text = "Move a die whose colour does not matter, then perhaps another."
number = 2
solo = "5"
when = "no-die-in-hand"
steps = [{ move = { waive = "color" } }, { move = { may_stop = true } }]

[[tool]]
id = "rip-saw"
name = "Rip Saw"
text = "Roll the die again; it may go back to the pool."
number = 3
solo = "B"
when = "die-in-hand"
attested = "inferred"
steps = [{ roll = "hand" }, { return = "allowed" }]
"""


class Slip(NamedTuple):
    """A mistake in the example: a title, and the pieces of the file with what replaces them."""

    title: str
    changes: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        text = TEXT
        for old, new in self.changes:
            assert old in text, f"{self.title}: the example has no {old!r}"
            text = text.replace(old, new, 1)
        return text


SLIPS = (
    Slip("a verb that does not exist", (('{ roll = "hand" }', '{ rol = "hand" }'),)),
    Slip("a value that a verb does not have", (('turn = "step"', 'turn = "stepp"'),)),
    Slip("a window with a row too short", (("R.1.B", "R.1."),)),
    Slip("a mark that means nothing", (("R.1.B", "R.7.B"),)),
    Slip("like spaces side by side", (("R.1.B", "RR1.B"),)),
    Slip("an id taken within the file", (('"low-tide"', '"harbour-lights"'),)),
    Slip(
        "an id and a name taken by cards of the project", (('"glass-saw"', '"lathekin"'), ("Keyhole", "Shades of Red"))
    ),
    Slip("no text", (('text = "Sets of a 1, a 3 and a 5 anywhere."\n', ""),)),
    Slip("a language that is none", (('es = "Sierra de vidrio"', 'Spanish = "Sierra de vidrio"'),)),
    Slip("fields misspelt or missing", (("favor = 4", "favour = 4"), ("points = 6\n", ""))),
    Slip("numbers out of range and of the wrong type", (("favor = 5", "favor = 9"), ("number = 18", 'number = "18"'))),
    Slip("a step at the wrong time", (('when = "die-in-hand"', 'when = "no-die-in-hand"'),)),
    Slip(
        "words that do not go together",
        (("exactly = 1 }", 'exactly = 1, ringed = "color" }'), ("[12, 8, 5]", "[5, 8]")),
    ),
    Slip("a side of a window card missing", (("card = 1\nfavor = 5", "card = 2\nfavor = 5"),)),
    Slip("a table that does not exist", (("[[rivalry]]", "[[rivalery]]"),)),
    Slip("replaces what is not there", (('# replaces = ["tool"]', 'replaces = ["tools"]'),)),
    Slip("replaces without a card", (('# replaces = ["tool"]', 'replaces = ["bloom"]'), ("[[bloom]]", "[[blossom]]"))),
    Slip(
        "a board that changes nothing",
        (('spaces = ["###..", "###..", "###..", "###.."]', ""), ('apart = "corners"', "")),
    ),
    Slip("a word for how well it is known", (('attested = "own"', 'attested = "mine"'),)),
    Slip("quotation marks left open", (('name = "Keyhole"', 'name = "Keyhole'),)),
    Slip("a text without quotation marks", (('name = "Keyhole"', "name = Keyhole"),)),
)


def cards(*texts: str) -> Catalogue:
    """All cards of the project together with those of some texts, called one.toml, two.toml …"""
    names = ("one.toml", "two.toml", "three.toml")
    return joined_catalogue(tuple(DeckText(name, text) for name, text in zip(names, texts, strict=False)))
