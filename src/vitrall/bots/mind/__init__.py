"""How the built-in bots think: what a position is worth, and the best way through a turn.

Written like the engine and compiled with it: integers only, no files, no clock, nothing but the engine imported.
"""
