"""Statistics of the cards of Glory in play: counting, and the page."""
