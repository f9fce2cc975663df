"""Greets well, and at the first question writes without end, and without an end of the line."""

import sys

sys.stdin.readline()
print('{"type": "hello", "version": 1, "name": "flood"}', flush=True)
sys.stdin.readline()
while True:
    sys.stdout.write("x" * 65536)
