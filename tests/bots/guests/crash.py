"""Says hello, and crashes at the first question."""

import sys

sys.stdin.readline()
print('{"type": "hello", "version": 1, "name": "crash"}', flush=True)
sys.stdin.readline()
sys.exit(3)
