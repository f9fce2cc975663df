"""Bots measured against one another: the same cards for everybody, seats in turn, and how sure the result is."""
