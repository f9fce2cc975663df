"""The page on recorded games, for tests in a browser and for campaigns."""
