"""A program: SVG from standard input, PNG of the given width and height to standard output. It imports nothing of the
project, so that it starts at once.
"""

import os
import sys
from importlib import import_module


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays goes first
    width, height = map(int, sys.argv[1:])
    svg = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(import_module("resvg_py").svg_to_bytes(svg_string=svg, width=width, height=height))


if __name__ == "__main__":
    main()
