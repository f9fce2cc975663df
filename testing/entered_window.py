"""A window as it is typed at a real table."""

from __future__ import annotations

ROWS = ".. G4 R2 Y5 P6\nR3 B1 .. G1 Y2\nP5 G6 .. P6 R3\nB4 Y3 G4 B2 G4\n"
