"""One game at the keyboard: who sits where, what a typed line means, what has happened, and where it is saved."""
