"""The rules of the game, and nothing else: standard library only, no input or output, no clock, no global random."""
