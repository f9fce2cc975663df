"""A correct bot that uses all its time and answers after `stop`. Writes every message to a file if one is named."""

import json
import sys
from pathlib import Path

moves: list[str] = []
for line in sys.stdin:
    if len(sys.argv) > 1:
        with Path(sys.argv[1]).open("a", encoding="utf-8") as notes:
            notes.write(line)
    asked = json.loads(line)
    if asked["type"] == "hello":
        print('{"type": "hello", "version": 1, "name": "thinker"}', flush=True)
    elif asked["type"] == "move":
        moves = asked["moves"]
        print('{"type": "info", "text": "thinking"}', flush=True)
    elif asked["type"] == "stop":
        print(json.dumps({"type": "move", "id": asked["id"], "move": moves[-1]}), flush=True)
    elif asked["type"] == "quit":
        break
