"""Bots: what one is and the list of them; one file a bot. How the built-in ones think stands in `mind`."""
