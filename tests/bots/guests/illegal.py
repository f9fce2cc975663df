"""Says hello, and then answers with illegal moves. Exits on `quit`, and notes that in a file if one is named."""

import json
import sys
from pathlib import Path

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print('{"type": "hello", "version": 1, "name": "illegal"}', flush=True)
    elif asked["type"] == "move":
        print(json.dumps({"type": "move", "id": asked["id"], "move": "castle kingside"}), flush=True)
    elif asked["type"] == "quit":
        for name in sys.argv[1:]:
            Path(name).write_text("left", encoding="utf-8")
        break
