"""Games of every kind, and their story in the terminal and on the page."""
