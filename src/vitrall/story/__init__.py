"""What happened, what is asked and what was scored, as data with message ids: made once here, drawn by every screen.

Events (`events.py`) are made from public positions and redacted actions only, so none can hold a secret. Questions
(`asks.py`) and score sheets (`sheet.py`) come from the engine's own answers. `docs/story.md` describes the shapes.
"""
