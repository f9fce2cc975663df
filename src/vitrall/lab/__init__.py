"""Games by the million: simulation, and what can be learned from it."""
