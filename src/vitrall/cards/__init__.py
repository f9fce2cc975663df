"""The printed cards: data files, and the loader that turns them into the engine's shapes. No rules of play."""
