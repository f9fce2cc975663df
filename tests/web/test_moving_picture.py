"""The moving picture of the README: well formed, small enough, and of the size that the README gives it."""

from __future__ import annotations

import struct

from tests.web.moving_picture import FILE, HIGH, LARGEST, WIDE, animated, chunk, chunks


def test_the_picture_moves_and_is_small() -> None:
    riff = FILE.read_bytes()
    assert len(riff) <= LARGEST
    assert riff[:4] + riff[8:12] == b"RIFFWEBP"
    assert struct.unpack("<I", riff[4:8]) == (len(riff) - 8,)
    parts = chunks(riff)
    frames = [data for name, data in parts if name == b"ANMF"]
    assert [name for name, _ in parts[:2]] == [b"VP8X", b"ANIM"]
    assert parts[0][1][0] & 0b10  # it says of itself that it moves
    assert len(set(frames)) >= 20
    sizes = {tuple(1 + int.from_bytes(frame[at : at + 3], "little") for at in (6, 9)) for frame in frames}
    assert sizes == {(WIDE, HIGH)}


def test_frames_are_put_together_with_their_times() -> None:
    still = b"RIFF" + struct.pack("<I", 4 + 12) + b"WEBP" + chunk(b"VP8 ", b"abc")
    parts = chunks(animated([(still, 450), (still, 2500)], 960, 600))
    frames = [data for name, data in parts if name == b"ANMF"]
    assert [int.from_bytes(frame[12:15], "little") for frame in frames] == [450, 2500]
    assert all(frame[16:] == chunk(b"VP8 ", b"abc") for frame in frames)
