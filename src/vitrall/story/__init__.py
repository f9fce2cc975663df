"""What happened, what is asked and what was scored, as data with message ids, for every screen.

Events (`events.py`) are made from public positions and redacted actions only, so none can contain a secret. Questions
(`asks.py`) and score sheets (`score_sheet.py`) come from the engine. `docs/story.md` describes the shapes.
"""
