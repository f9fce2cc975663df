"""How the cards of Glory fare in play: what is counted, and how it is told."""
