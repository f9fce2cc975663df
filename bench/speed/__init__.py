"""What `bench/engine.py` measures, and how: every measure in a process of its engine, all of them in turn."""
