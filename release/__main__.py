"""`python3 dev.py release --dry-run`: all files of a release in build/release, checked and tried out.

    --dry-run    make everything here; nothing is published
    --once       build once; otherwise everything is built twice and must be identical
    --plain      only the plain wheel and the sdist, without the compiler
    --image      only the container image, built and tried; with --base NAME from that image

Without --dry-run it only checks that the version may be tagged: the workflow `release.yml` builds and publishes.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from pathlib import Path

from release.artefacts import ROOT, Failed, build_all, interpreters
from release.bill_of_materials import write_bill
from release.changelog import notes, version
from release.checks import check_all
from release.image import build_image
from release.smoke import try_all

OUT = ROOT / "build" / "release"
KNOWN = {"--dry-run", "--once", "--plain"}


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--image"]:
        return image(arguments[1:])
    if unknown := set(arguments) - KNOWN:
        print(f"release takes {', '.join(sorted(KNOWN))}, not {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    try:
        if "--dry-run" not in arguments:
            text = notes(version())
            print(f"{text}\n\nThe changelog is ready. Tag v{version()} and push the tag: the workflow publishes it.")
            return 0
        rehearse(once="--once" in arguments, plain="--plain" in arguments)
    except Failed as failed:
        print(f"release: {failed}", file=sys.stderr)
        return 1
    return 0


def image(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py release --image")
    parser.add_argument("--base", default="", help="the image to build upon; default: made from Debian's packages")
    try:
        build_image(parser.parse_args(arguments).base)
    except Failed as failed:
        print(f"release: {failed}", file=sys.stderr)
        return 1
    return 0


def rehearse(once: bool, plain: bool) -> None:
    """Everything but publishing."""
    text = notes(version(), or_unreleased=True)
    pythons = [] if plain else interpreters()
    files = build_all(fresh(OUT), pythons)
    write_bill(OUT / f"vitrall-{version()}.cdx.json")
    (OUT / "notes.md").write_text(text + "\n", encoding="utf-8")
    if not once:
        again = fresh(OUT.with_name("release-again"))
        build_all(again, pythons)
        write_bill(again / f"vitrall-{version()}.cdx.json")
        compare(OUT, again)
    write_sums(OUT)
    check_all(files)
    try_all(OUT, files)
    print(f"{len(files)} artefacts, the bill of materials and SHA256SUMS are in {OUT.relative_to(ROOT)}")


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def sums(folder: Path) -> dict[str, str]:
    files = [path for path in sorted(folder.iterdir()) if path.suffix in (".whl", ".gz", ".json")]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def compare(one: Path, other: Path) -> None:
    first, second = sums(one), sums(other)
    different = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    if different:
        raise Failed(f"not the same when built twice: {', '.join(different)}")
    print(f"built twice, equal to the byte: {len(first)} files")


def write_sums(folder: Path) -> None:
    lines = [f"{digest}  {name}\n" for name, digest in sums(folder).items()]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
