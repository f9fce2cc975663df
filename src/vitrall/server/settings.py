"""The settings of a server: flags, or environment variables of the same names (`docs/host.md` lists them)."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from vitrall.engine.errors import Unreadable, Why
from vitrall.why import none_of, of

PREFIX: Final = "VITRALL_"


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str = ""  # a file, or postgresql://…; empty for a file in the user's data folder
    host: str = "127.0.0.1"
    port: int = 8756
    public_url: str = ""  # how others reach the server, behind a proxy
    workers: int = 1  # processes in which bots think
    keep_days: int = 0  # tables older than that are deleted; 0 keeps all
    rate_socket: int = 20  # messages a second and socket
    rate_seat: int = 20  # moves a second and seat
    rate_address: int = 20  # requests a second and address
    sockets_address: int = 60  # sockets of one address at a time
    tables_device: int = 200  # tables a device may have opened
    away_seconds: int = 10  # the shortest absence after which others may let a bot play for a person
    idle_seconds: int = 300  # without a clock, how long a connected person may keep the others waiting
    decks: str = ""  # a folder of deck files; empty for `decks` in the user's data folder, if it is there
    key_file: str = ""  # the key of the seeds; empty for a file beside the database
    metrics: bool = False  # whether /metrics answers
    traces: bool = False  # whether spans are sent to OpenTelemetry

    def __post_init__(self) -> None:
        self._hold("port", self.port, 0, 65_535)
        self._hold("workers", self.workers, 1, 64)
        self._hold("keep_days", self.keep_days, 0, 10_000)
        self._hold("away_seconds", self.away_seconds, 0, 86_400)
        self._hold("idle_seconds", self.idle_seconds, 1, 86_400 * 30)
        for name in ("rate_socket", "rate_seat", "rate_address", "sockets_address", "tables_device"):
            self._hold(name, getattr(self, name), 1, 1_000_000)
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise Unreadable("serve/public-url", none_of(self.public_url, ("http://…", "https://…")))

    def _hold(self, name: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            why = Why("number", least=least, most=most, given=f"{name.replace('_', '-')} {value}")
            raise Unreadable("serve/setting", why)

    @property
    def url(self) -> str:
        """The address that links begin with."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def shared_url(self) -> str:
        """The address for links that others follow; empty where only this machine is known. Never what a request says
        of itself."""
        is_own = self.host in ("localhost", "127.0.0.1", "::1", "0.0.0.0", "::")
        return self.public_url.rstrip("/") or ("" if is_own else self.url)

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")

    @property
    def address(self) -> str:
        """Where the database is."""
        return self.database or str(data_folder(os.environ) / "tables.db")

    @property
    def key_path(self) -> Path:
        """Where the key of the seeds is: beside a SQLite file, for PostgreSQL in the user's data folder."""
        if self.key_file:
            return Path(self.key_file)
        return data_folder(os.environ) / "seeds.key" if "://" in self.address else Path(self.address + ".key")

    @property
    def deck_folder(self) -> Path | None:
        """Where the decks are; a folder that is named must be there, the usual one need not."""
        usual = data_folder(os.environ) / "decks"
        return Path(self.decks) if self.decks else usual if usual.is_dir() else None


def data_folder(environ: Mapping[str, str]) -> Path:
    """The place that the system has for the data of programs."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home()) / "vitrall"
    home = environ.get("XDG_DATA_HOME") or ""
    return (Path(home) if home.startswith("/") else Path.home() / ".local" / "share") / "vitrall"


def from_environment(environ: Mapping[str, str]) -> dict[str, str | int | bool]:
    """The settings that the environment names, each of the type it has."""
    settings: dict[str, str | int | bool] = {}
    for setting in fields(Settings):
        word = environ.get(variable(setting.name), "")
        if word:
            settings[setting.name] = _read(setting.name, type(setting.default), word)
    return settings


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def _read(name: str, kind: type[object], word: str) -> str | int | bool:
    if kind is bool:
        return word.lower() in ("1", "yes", "true")
    if kind is int and not (word.isascii() and word.isdecimal() and len(word) < 10):
        raise Unreadable("serve/setting", of(variable(name), Why("number", least=0, most=999_999_999, given=word[:40])))
    return int(word) if kind is int else word
