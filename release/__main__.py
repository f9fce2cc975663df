"""`python3 dev.py release --dry-run`: all files of a release in build/release, checked and tried out.

    --dry-run    make everything here; nothing is published
    --once       build once; otherwise everything is built twice and must be identical
    --plain      only the plain wheel and the sdist, without the compiler
    --no-image   leave out the container image; it needs root, buildah and mmdebstrap, and is left out without them
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
from release.checks import check_all, check_bill
from release.first_die import try_first_die
from release.image import build_image, missing_tools
from release.site import SITE
from release.smoke import try_all
from release.workflows import check_workflows

OUT = ROOT / "build" / "release"
PLAY = ROOT / "build" / "play"  # the page as a static site
KNOWN = {"--dry-run", "--once", "--plain", "--no-image"}


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
        rehearse(set(arguments))
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


def rehearse(wishes: set[str]) -> None:
    """Everything but publishing."""
    text = notes(version(), or_unreleased=True)
    pythons = [] if "--plain" in wishes else interpreters()
    check_workflows()
    files = build_all(fresh(OUT), pythons)
    write_bill(OUT / f"vitrall-{version()}.cdx.json")
    (OUT / "notes.md").write_text(text + "\n", encoding="utf-8")
    check_bill(OUT / f"vitrall-{version()}.cdx.json")
    if "--once" not in wishes:
        again = fresh(OUT.with_name("release-again"))
        build_all(again, pythons)
        write_bill(again / f"vitrall-{version()}.cdx.json")
        compare(OUT, again)
    write_sums(OUT)
    check_all(files)
    try_all(OUT, files)
    try_first_die(OUT)
    for site in (SITE, PLAY) if "--plain" not in wishes else ():
        shutil.copytree(site, OUT / site.name)
    if not wishes & {"--plain", "--no-image"}:
        make_image(files)
    print(f"{len(files)} artefacts and what belongs to them are in {OUT.relative_to(ROOT)}:")
    print("\n".join(f"{size_of(path):>12,}  {path.name}" for path in sorted(OUT.iterdir())))


def make_image(files: list[Path]) -> None:
    """The image with the wheel for the Python that runs this, where it can be made."""
    if lacking := missing_tools():
        print(f"--- no image: that needs {', '.join(lacking)}", flush=True)
        return
    tag = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    wheel = next(path for path in files if tag in path.name)
    build_image(wheel=wheel, archive=OUT / f"vitrall-{version()}-image.tar.gz")


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    return sum(each.stat().st_size for each in (path, *path.rglob("*")) if each.is_file())


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
