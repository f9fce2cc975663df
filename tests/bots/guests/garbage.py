"""Says hello, and then answers with lines that are not JSON objects."""

import sys

for number, _line in enumerate(sys.stdin):
    print('{"type": "hello", "version": 1, "name": "garbage"}' if number == 0 else "e2e4 \x1b[2J", flush=True)
