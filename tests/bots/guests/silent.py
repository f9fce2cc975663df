"""Greets well, and then never says a word, not even when it is told to stop or to leave."""

import sys
import time

sys.stdin.readline()
print('{"type": "hello", "version": 1, "name": "silent"}', flush=True)
time.sleep(60)
