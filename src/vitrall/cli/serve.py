"""`vitrall serve`: serves tables on this machine, in a home network or on the internet. Needs the extra `web`."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, NoReturn

from vitrall.cli.arguments import Commands
from vitrall.cli.deck_pages import fault_line
from vitrall.engine.errors import Unavailable
from vitrall.why import by_system, verbatim
from vitrall.words import Words

if TYPE_CHECKING:
    from vitrall.server.deck_folder import Decks
    from vitrall.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"
TEXTS: Final = ("database", "host", "public_url", "decks", "key_file")
SOCKETS_OF_ALL: Final = 4  # connections that an address may have for each socket: a browser opens several at once
HOW: Final[dict[str, Any]] = {
    "ws_max_size": 8192,
    "ws_per_message_deflate": False,  # messages are short, and every compressor costs more memory than a table
    "log_config": None,
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}
NUMBERS: Final = (
    "port",
    "workers",
    "keep_days",
    "rate_socket",
    "rate_seat",
    "rate_address",
    "sockets_address",
    "tables_device",
    "away_seconds",
    "idle_seconds",
)


def add(commands: Commands, words: Words) -> None:
    about = words.say("serve-about")
    parser = commands.add_parser("serve", words=words, help=about, description=words.say("serve-description"))
    for name in TEXTS:
        parser.add_argument(_flag(name), metavar="TEXT", help=words.say(f"serve-{_word(name)}"))
    for name in NUMBERS:
        parser.add_argument(_flag(name), type=int, metavar="N", help=_number_help(words, name))
    parser.add_argument("--metrics", action="store_true", default=None, help=words.say("serve-metrics"))
    parser.add_argument("--traces", action="store_true", default=None, help=words.say("serve-traces"))
    parser.add_argument("--lan", action="store_true", help=words.say("serve-lan"))
    parser.add_argument("--open", action="store_true", default=None, help=words.say("serve-open"))
    parser.add_argument("--no-open", dest="open", action="store_false", help=words.say("serve-no-open"))
    parser.set_defaults(run=run)


def _number_help(words: Words, name: str) -> str:
    """With the default, except for the port, whose text also says what 0 means."""
    from vitrall.server.settings import Settings

    text = words.say(f"serve-{_word(name)}")
    return text if name == "port" else f"{text}; {words.say('flag-default', value=str(getattr(Settings, name)))}"


def _word(name: str) -> str:
    return name.replace("_", "-")


def _flag(name: str) -> str:
    return "--" + _word(name)


def run(asked: argparse.Namespace, words: Words) -> int:
    """Serve until stopped; running games continue at the next start."""
    try:
        import uvicorn

        from vitrall.server.app import create_app
        from vitrall.server.connections import Connections, most_connections, protocols
        from vitrall.server.deck_folder import read_decks
        from vitrall.server.garbage import settle
        from vitrall.server.logs import log_lines
        from vitrall.server.storage.connection import try_database
        from vitrall.server.storage.lock import only_server
        from vitrall.server.storage.opening import try_key
        from vitrall.server.traces import start_traces
    except ImportError as error:
        raise Unavailable("web/extra", verbatim(error.name or "")) from error
    with _door(asked) as door, only_server((settings := _settings(asked, door)).address):
        stop_traces = start_traces() if settings.traces else None
        decks = read_decks(settings.deck_folder)
        asyncio.run(try_database(settings.address))
        asyncio.run(try_key(settings.address, settings.key_path))
        _tell(settings, asked, words)
        _tell_decks(decks, words)
        log_lines()
        proxied = bool(settings.public_url) and not asked.lan
        places = Connections(None if proxied else SOCKETS_OF_ALL * settings.sockets_address, most_connections())
        how = {**HOW, **protocols(places)}
        config = uvicorn.Config(create_app(settings, decks), proxy_headers=proxied, **how)
        settle()
        with _peace():
            uvicorn.Server(config).run(sockets=[door])
        if stop_traces is not None:
            stop_traces()
        print(words.say("serve-stopped"), flush=True)
    return 0


@contextmanager
def _peace() -> Iterator[None]:
    """A signal to stop is not an error. The server shuts down and then raises the signal again; it is caught here."""

    def stop(number: int, frame: object) -> NoReturn:
        raise _Stopped

    before = {each: signal.signal(each, stop) for each in (signal.SIGTERM, signal.SIGINT)}
    try:
        with suppress(_Stopped):
            yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


class _Stopped(BaseException):
    """The server was asked to stop."""


def _tell_decks(decks: Decks, words: Words) -> None:
    """What a new table may choose, and every fault of the files that it may not."""
    if decks.offers:
        print(words.say("serve-with-decks", decks=", ".join(deck["title"] for deck in decks.offers)), flush=True)
    if decks.faults:
        print(words.say("serve-faulty-decks"), flush=True)
    for fault in decks.faults:
        print(f"  {fault_line(fault, words)}", flush=True)


def _asked(asked: argparse.Namespace) -> dict[str, Any]:
    """The settings from flags and environment; flags take precedence."""
    from vitrall.server.settings import Settings, from_environment

    named = {field.name: getattr(asked, field.name) for field in fields(Settings)}
    settings: dict[str, Any] = from_environment(os.environ)
    settings |= {name: value for name, value in named.items() if value is not None}
    if asked.lan:
        settings["host"] = EVERYWHERE
    return settings


def _door(asked: argparse.Namespace) -> socket.socket:
    """The socket to listen at; opened here, so that port 0 means any free one and a taken one gives a clear error."""
    from vitrall.server.settings import Settings

    settings = Settings(**_asked(asked))
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((settings.host, settings.port))
        door.listen()  # listens at once: a browser that is faster than the server waits instead of being refused
    except (OSError, OverflowError) as error:
        door.close()
        place = f"{settings.host}:{settings.port}"
        why = by_system(place, error if isinstance(error, OSError) else ValueError())
        raise Unavailable("serve/address", why) from error
    return door


def _settings(asked: argparse.Namespace, door: socket.socket) -> Settings:
    from vitrall.server.settings import Settings

    values = _asked(asked) | {"port": door.getsockname()[1]}
    if asked.lan and not values.get("public_url"):
        values["public_url"] = f"http://{home_address()}:{values['port']}"
    return Settings(**values)


def home_address() -> str:
    """This machine's address in the home network. Nothing is sent: connecting a UDP socket only chooses a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _tell(settings: Settings, asked: argparse.Namespace, words: Words) -> None:
    from vitrall.server.index_page import built_page

    print(words.say("serve-at", address=settings.url), flush=True)
    if built_page() is None:
        print(words.say("page-coming"), flush=True)
    if asked.lan:
        import segno

        segno.make(settings.url, error="m").terminal(compact=True)
        print(words.say("serve-lan-hint"), flush=True)
    if opens_browser(asked.open, settings, os.environ):
        webbrowser.open(settings.url)


def opens_browser(wish: bool | None, settings: Settings, environ: Mapping[str, str]) -> bool:
    """As the flag says; by default only at a terminal of a machine with a screen."""
    if wish is not None:
        return wish
    screen = sys.platform in ("win32", "darwin") or bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
    afar = "SSH_CONNECTION" in environ or settings.is_secure
    return screen and not afar and sys.stdout.isatty()
