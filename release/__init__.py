"""Makes, checks and tries out everything that a release consists of; `python3 dev.py release` calls it."""
