"""Saves the running game to a file, so that it can be interrupted at any moment."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from vitrall.cli.session.resuming import resumable_record
from vitrall.cli.session.saving import check_free, save_game, write_game
from vitrall.engine.errors import VitrallError
from vitrall.game import Game


class AutoSave:
    """Saves the game after every move. If that fails, the game continues unsaved, and the player sees one message."""

    def __init__(self, path: Path, elsewhere: bool = False, flags: str = "") -> None:
        self.path = path
        self._flags = flags  # flags needed to read the game, such as --deck
        self._elsewhere = elsewhere  # not one of the automatic saves
        self.trouble: VitrallError | None = None
        self._saved_moves = -1

    def command(self, verb: str) -> str:
        """The command that opens the game again; the newest automatic save needs no name."""
        return f"vitrall {verb}{f' {quote(str(self.path))}' if self._elsewhere else ''}{self._flags}"

    def save(self, game: Game) -> VitrallError | None:
        """Save the game; returns the error the first time that fails."""
        if self.trouble is not None or self._saved_moves == len(game.moves):
            return None
        try:
            save_game(self.path, resumable_record(game))
        except VitrallError as trouble:
            self.trouble = trouble
            return trouble
        self._saved_moves = len(game.moves)
        return None

    def forget(self) -> None:
        """Let the next `save` write in any case: after an undo and another move the number of moves is the same."""
        self._saved_moves = -1

    def copy_to(self, path: Path, game: Game) -> None:
        """A copy of the game in a file of the player's choice."""
        check_free(path)
        write_game(path, resumable_record(game))
