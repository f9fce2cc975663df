"""Many records in one file: one after another as text (`.vitrall`), or as the members of a zip file.

Both are read as a stream, so memory does not grow with the number of games. Nothing is ever unpacked to disk.
"""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import IO, Final

from vitrall.engine.deck import Deck
from vitrall.engine.errors import Unreadable, Why
from vitrall.record import Record, read_record
from vitrall.record.headers import MAGIC, VERSION, split_header
from vitrall.record.record_reader import MOST_BYTES
from vitrall.why import at_most, by_system, instead, of, verbatim, whole_path

ENDINGS: Final = (".record", ".vitrall")  # of the members of a zip file that are read
CHUNK: Final = 1 << 20
_BEGIN: Final = MAGIC.encode() + b" "
_NEXT: Final = b"\n" + _BEGIN
_ZIP: Final = (b"PK\x03\x04", b"PK\x05\x06")
_ZIP_ERRORS: Final = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError)
_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)  # of every member, so that the same records give the same file


@dataclass(frozen=True)
class Limits:
    """What a collection may have at most. A record has its own limit."""

    records: int = 1_000_000
    bytes: int = 4 << 30  # unpacked


@dataclass(frozen=True)
class StoredRecord:
    """One record of a collection, not read yet."""

    number: int  # from 1
    text: bytes

    def headers(self) -> dict[str, str]:
        """The lines of the head, unchecked: quick, because the actions are not read."""
        head = self.text.partition(b"\n\n")[0].partition(b"\r\n\r\n")[0]
        try:
            lines = head.decode("utf-8").replace("\r\n", "\n").split("\n")[1:]
            return dict(split_header(line, number) for number, line in enumerate(lines, 2) if not line.startswith("#"))
        except UnicodeDecodeError:
            raise self._fault(Unreadable("record/encoding", line=1, why=Why("line", line="1"))) from None
        except Unreadable as error:
            raise self._fault(error) from error

    def read(self, deck: Deck) -> Record:
        """The whole record."""
        try:
            return read_record(self.text, deck)
        except Unreadable as error:
            raise self._fault(error) from error

    def _fault(self, error: Unreadable) -> Unreadable:
        """The same error with the number of the record before it."""
        why = of(Why("collection-record", number=str(self.number)), error.why)
        return Unreadable(error.code, line=error.line, why=why)


def read_collection(path: Path, limits: Limits = Limits()) -> Iterator[StoredRecord]:  # noqa: B008 (frozen)
    """The records of a file, one by one. A file with a single record is a collection of one."""
    try:
        with path.open("rb") as file:
            begin = file.read(4)
            file.seek(0)
            texts = _zip_texts(file, path, limits) if begin in _ZIP else _texts(file, _Meter(path, limits))
            for number, text in enumerate(texts, 1):
                if number > limits.records:
                    raise _too_many(path, limits)
                yield StoredRecord(number, text.removesuffix(b"\r"))
    except OSError as error:
        raise Unreadable("collection/file", why=by_system(path, error)) from None


class _Meter:
    """Counts what was read of a collection, and stops at the limit."""

    def __init__(self, path: Path, limits: Limits) -> None:
        self.path = path
        self._limits = limits
        self._read = 0

    def add(self, size: int) -> None:
        self._read += size
        if self._read > self._limits.bytes:
            why = of(whole_path(self.path), Why("bytes", most=self._limits.bytes))
            raise Unreadable("collection/size", why=why)


def _texts(file: IO[bytes], meter: _Meter) -> Iterator[bytes]:
    """The records of a text, split where a new one begins. No line of a record can begin like that."""
    rest, at_start = b"", True
    while chunk := file.read(CHUNK):
        meter.add(len(chunk))
        rest += chunk
        if at_start and len(rest) > len(_BEGIN) + 3:
            rest, at_start = _begun(rest, meter.path), False
        *whole, rest = _split(rest)
        yield from whole
        if len(rest) > MOST_BYTES:
            raise Unreadable("record/size", why=of(whole_path(meter.path), Why("bytes", most=MOST_BYTES)))
    if rest.strip():
        yield _begun(rest, meter.path) if at_start else rest


def _split(text: bytes) -> list[bytes]:
    """The records of a text that begins with one."""
    first, *others = text.split(_NEXT)
    return [first, *(_BEGIN + other for other in others)]


def _begun(text: bytes, path: Path) -> bytes:
    """The text from its first record on."""
    text = text.removeprefix(b"\xef\xbb\xbf").lstrip()
    if not text.startswith(_BEGIN):
        begin = text[:40].decode("utf-8", "replace").partition("\n")[0]
        why = of(whole_path(path), instead(begin, f"{MAGIC} {VERSION}"))
        raise Unreadable("collection/file", why=why)
    return text


def _zip_texts(file: IO[bytes], path: Path, limits: Limits) -> Iterator[bytes]:
    """The records of all members that are named like one, in the order of the file."""
    meter = _Meter(path, limits)
    try:
        with zipfile.ZipFile(file) as archive:
            members = archive.infolist()
            if len(members) > limits.records:
                raise _too_many(path, limits)
            for member in members:
                _check_name(member.filename, path)
                if member.filename.endswith(ENDINGS):
                    with archive.open(member) as stream:
                        yield from _texts(stream, meter)
    except _ZIP_ERRORS as error:
        why = of(whole_path(path), Why("collection-not-zip"))
        raise Unreadable("collection/file", why=why) from error


def _check_name(name: str, path: Path) -> None:
    """Refuse a zip file with paths outside its folder. It is not unpacked here, but other programs may do so."""
    parts = PurePosixPath(name).parts
    if not name or name.startswith("/") or ".." in parts or "\\" in name or ":" in name or not name.isprintable():
        raise Unreadable("collection/path", why=of(whole_path(path), verbatim(name)))


def _too_many(path: Path, limits: Limits) -> Unreadable:
    return Unreadable("collection/count", why=of(whole_path(path), at_most(limits.records + 1, limits.records)))


def write_collection(path: Path, texts: Iterable[str | bytes]) -> int:
    """Write records into a collection, a zip file if the name ends so; returns how many. What was there is replaced
    when the new file is whole.
    """
    unfinished = path.with_name(path.name + ".unfinished")
    try:
        write = _write_zip if path.suffix == ".zip" else _write_text
        count = write(unfinished, map(_whole, texts))
        unfinished.replace(path)
    except OSError as error:
        raise Unreadable("file/write", why=by_system(path, error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def _whole(text: str | bytes) -> bytes:
    """One record, ready to be followed by another. More than one would be counted as one."""
    data = text.encode("utf-8") if isinstance(text, str) else text
    if not data.startswith(_BEGIN) or _NEXT in data:
        begin = data[:40].decode("utf-8", "replace").partition("\n")[0]
        raise Unreadable("record/magic", line=1, why=instead(begin, f"{MAGIC} {VERSION}"))
    return data if data.endswith(b"\n") else data + b"\n"


def _write_text(path: Path, texts: Iterable[bytes]) -> int:
    count = 0
    with path.open("wb") as file:
        for count, text in enumerate(texts, 1):
            file.write(text if count == 1 else b"\n" + text)
    return count


def _write_zip(path: Path, texts: Iterable[bytes]) -> int:
    count = 0
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for count, text in enumerate(texts, 1):
            archive.writestr(zipfile.ZipInfo(f"{count:07}.record", _FIRST_DAY), text, zipfile.ZIP_DEFLATED)
    return count
