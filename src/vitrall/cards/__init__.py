"""What is printed: data files, and the loader that turns them into the engine's shapes. No rule of play lives here."""
