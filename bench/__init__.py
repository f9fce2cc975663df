"""Measurements: `python3 dev.py bench NAME`. Nothing here is part of the package."""
