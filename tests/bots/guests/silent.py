"""Says hello, and then never answers, not even to `stop` or `quit`."""

import sys
import time

sys.stdin.readline()
print('{"type": "hello", "version": 1, "name": "silent"}', flush=True)
time.sleep(60)
