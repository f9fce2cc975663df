"""Says hello, and at the first question writes one endless line."""

import sys

sys.stdin.readline()
print('{"type": "hello", "version": 1, "name": "flood"}', flush=True)
sys.stdin.readline()
while True:
    sys.stdout.write("x" * 65536)
