"""What a new table may choose, and the decks of the server's folder with their cards as a page draws them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from vitrall.bots import bot_names
from vitrall.server.decks import DeckCards, Offer
from vitrall.server.lobby_routes import Of
from vitrall.server.players import USUAL
from vitrall.server.talk import PHRASES
from vitrall.server.terms import Model

routes = APIRouter(prefix="/api")


class BotChoice(Model):
    name: str


class Choices(Model):
    """What a new table may be made of, and what may be said at it."""

    bots: list[BotChoice]
    usual: str
    decks: list[Offer]
    phrases: list[str]


@routes.get("/choices")
async def choices(server: Of) -> Choices:
    bots = [BotChoice(name=name) for name in bot_names()]
    return Choices(bots=bots, usual=USUAL, decks=server.house.decks.offers, phrases=list(PHRASES))


@routes.get("/decks/{name}")
async def deck(name: Annotated[str, Path(max_length=40)], server: Of) -> DeckCards:
    """All cards of a deck: what is drawn on them, and what they say in every language of the project."""
    return server.house.decks.deck(name).cards
