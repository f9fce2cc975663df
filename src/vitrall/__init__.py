"""Vitrall: the dice-drafting game Sagrada, to play, to referee and to simulate."""
