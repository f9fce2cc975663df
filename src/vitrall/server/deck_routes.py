"""The decks of the server's folder over HTTP: their cards as a page draws them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from vitrall.server.deck_folder import DeckCards
from vitrall.server.lobby_routes import Of

routes = APIRouter(prefix="/api")


@routes.get("/decks/{name}")
async def deck(name: Annotated[str, Path(max_length=40)], server: Of) -> DeckCards:
    """All cards of a deck: what is drawn on them, and what they say in every language of the project."""
    return server.registry.decks.deck(name).cards
