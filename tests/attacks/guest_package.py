"""A package that brings bots, as pip would leave it in a folder."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
class Hanging:
    """Never answers."""

    def __init__(self, seed):
        pass

    def choose(self, sight):
        while True:
            pass

    def explain(self, sight):
        return []


class Dying(Hanging):
    """Takes its process along."""

    def choose(self, sight):
        import os

        os._exit(3)


class Failing(Hanging):
    def choose(self, sight):
        raise ZeroDivisionError("bad bot")
'''
ENTRIES = "[vitrall.bots]\nhanging = hostile_bots:Hanging\ndying = hostile_bots:Dying\nfailing = hostile_bots:Failing\n"


def hostile_bots(folder: Path) -> Path:
    """The folder to put on the path of Python."""
    (folder / "hostile_bots.py").write_text(SOURCE, encoding="utf-8")
    info = folder / "hostile_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hostile-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder
