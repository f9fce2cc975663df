"""The counts as a section of `docs/balance.md`: a table for each kind of card, and which cards are dead or free."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bench._trust import table
from bench.weighing.counting import TABLES, Count, Counts
from vitrall.cards.catalogue import full_catalogue, full_deck
from vitrall.engine import deck

PAGE = Path(__file__).resolve().parents[2] / "docs" / "balance.md"
DEAD, FREE = 0.05, 0.90  # met less often, or more often
SAME = 0.50  # a rivalry that one seat leads alone less often decides little

Row = list[str]
Cell = Callable[[Count], str]

HEAD = """# Balance

How often the cards are met and what they pay in games of bots. `python3 dev.py bench balance` writes this page; the
same seed gives the same tables. ± is half of a 95 % interval. The figures describe these bots: people may like a card
that they ignore.
"""

GLORY = """## Glory

The bot `{bot}` played {games} games against itself with all modules, at tables of {tables} players in turn, seed
{seed}.

Every second seat decides which blooms to keep; the other seats keep both, so that every bloom is tried. A card is *met*
when a window fulfils it. A card is *dead* if it is met in less than {dead:.0%} of its chances, and *free* if in more
than {free:.0%}."""


def share(part: int, whole: int) -> str:
    """A rate with its uncertainty."""
    if not whole:
        return "–"
    rate = part / whole
    return f"{rate:.1%} ± {1.96 * (rate * (1 - rate) / whole) ** 0.5:.1%}"


def mean(count: Count) -> str:
    if not count.seen:
        return "–"
    middle = count.points / count.seen
    spread = max(0.0, count.squares / count.seen - middle * middle)
    return f"{middle:.2f} ± {1.96 * (spread / count.seen) ** 0.5:.2f}"


MET: Cell = lambda count: share(count.met, count.seen)  # noqa: E731 (a column is a function of a count)
KEPT: Cell = lambda count: share(count.kept, count.offered)  # noqa: E731
LED: Cell = lambda count: share(count.led, count.contested)  # noqa: E731
SEEN: Cell = lambda count: f"{count.seen:,}"  # noqa: E731
GAMES: Cell = lambda count: f"{count.contested:,}"  # noqa: E731


def attested(kind: str, id: str) -> str:
    """How well a card is known: one word, or part by part."""
    parts = full_catalogue().attested(kind, id)
    return parts.get("card") or ", ".join(f"{part}: {word}" for part, word in parts.items())


def rows(counts: Counts, kind: str, ids: Sequence[str], cells: Sequence[Cell]) -> list[Row]:
    catalogue = full_catalogue()
    return [[catalogue.name(kind, id), attested(kind, id), *(cell(counts.of(id)) for cell in cells)] for id in ids]


def glory_text(counts: Counts, bot: str, seed: int) -> str:
    cards = full_deck()
    pioneers, blooms = [card.id for card in cards.pioneers], [card.id for card in cards.blooms]
    grey = [card.id for card in cards.publics if card.group == deck.GREY_DECK]
    rivalries = [card.id for card in cards.publics if len(card.places)]
    players = f"{', '.join(map(str, TABLES[:-1]))} and {TABLES[-1]}"
    return "\n".join(
        [
            GLORY.format(bot=bot, tables=players, games=f"{counts.games:,}", seed=seed, dead=DEAD, free=FREE),
            *section("Pioneers", "in how many of the games with this card a player took it."),
            table(
                ["pioneer", "known from", "met", "points a game", "games"],
                rows(counts, "pioneer", pioneers, (MET, mean, SEEN)),
            ),
            *section("Blooms", "met: share of the cards kept. Kept: share of the cards dealt to a seat that decides."),
            table(
                ["bloom", "known from", "met", "points when kept", "kept", "times kept"],
                rows(counts, "bloom", blooms, (MET, mean, KEPT, SEEN)),
            ),
            *section("Grey objectives", "the mean points of a seat, and how many seats get any."),
            table(
                ["objective", "known from", "pays something", "points a seat", "seats"],
                rows(counts, "public", grey, (MET, mean, SEEN)),
            ),
            *section("Rivalries", "the mean points of a seat, and how often one seat alone is first."),
            table(
                ["rivalry", "known from", "one leader", "points a seat", "games"],
                rows(counts, "public", rivalries, (LED, mean, GAMES)),
            ),
            *section("Dead and free", ""),
            *verdicts(counts, pioneers, blooms, grey, rivalries),
        ]
    )


def section(title: str, about: str) -> Iterator[str]:
    yield f"\n### {title}\n"
    if about:
        yield f"{about[0].upper()}{about[1:]}\n"


def verdicts(
    counts: Counts, pioneers: Sequence[str], blooms: Sequence[str], grey: Sequence[str], rivalries: Sequence[str]
) -> Iterator[str]:
    """The lists of dead and free cards, blooms never kept and rivalries mostly shared, by name."""
    kinds = {"pioneer": pioneers, "bloom": blooms, "public": grey}
    rates = {(kind, id): counts.of(id) for kind, ids in kinds.items() for id in ids}
    dead = [key for key, count in rates.items() if count.seen and count.met < DEAD * count.seen]
    free = [key for key, count in rates.items() if count.seen and count.met > FREE * count.seen]
    unkept = [("bloom", id) for id in blooms if _rarely(counts.of(id).kept, counts.of(id).offered, DEAD)]
    level = [("public", id) for id in rivalries if _rarely(counts.of(id).led, counts.of(id).contested, SAME)]
    yield f"- Dead, met in less than {DEAD:.0%} of their chances: {named(dead)}."
    yield f"- Free, met in more than {FREE:.0%}: {named(free)}."
    yield f"- Blooms that the bot almost never keeps (less than {DEAD:.0%}): {named(unkept)}."
    yield f"- Rivalries whose first place is mostly shared (one leader in less than {SAME:.0%}): {named(level)}."
    yield ""


def _rarely(part: int, whole: int, limit: float) -> bool:
    return whole > 0 and part < limit * whole


def named(cards: Sequence[tuple[str, str]]) -> str:
    return ", ".join(full_catalogue().name(kind, id) for kind, id in cards) or "none"
