"""Looks at the finished artefacts as PyPI and the tools of packagers do."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from release.artefacts import COMMANDS, ROOT, Failed, run

# Migrations begin with a digit; the compiled engine has a shared library at the top; duplicates are looked for below.
IGNORED = "W002,W004,W009"
STATIC = ROOT / "src" / "vitrall" / "static"
TWICE = {"alegreya-sc-license.txt"}  # the licence of the letters goes with each copy of them


def check_all(files: list[Path]) -> None:
    wheels = [path for path in files if path.suffix == ".whl"]
    run(COMMANDS / "twine", "check", "--strict", *files)
    run(COMMANDS / "check-wheel-contents", "--ignore", IGNORED, *wheels)
    for path in files:
        check_page(path)
    for wheel in wheels:
        check_duplicates(wheel)
    for wheel in wheels if sys.platform == "linux" else ():
        if not wheel.name.endswith("-any.whl"):
            check_platform(wheel)
    print(f"twine, check-wheel-contents and auditwheel accept {len(files)} files", flush=True)


def check_duplicates(wheel: Path) -> None:
    """No file is in a wheel twice, under any name."""
    with zipfile.ZipFile(wheel) as archive:
        contents = [(archive.read(each), each.filename) for each in archive.infolist() if each.file_size]
    names: dict[bytes, list[str]] = {}
    for content, name in contents:
        names.setdefault(content, []).append(name)
    twice = [same for same in names.values() if len(same) > 1 and {Path(name).name for name in same} - TWICE]
    if twice:
        raise Failed(f"{wheel.name} has the same content twice: {twice}")


def check_page(artefact: Path, source: Path = STATIC) -> None:
    """The whole page is in an artefact, with the engine that plays in it: the same files with the same bytes."""
    wanted = {path.relative_to(source).as_posix(): path.read_bytes() for path in source.rglob("*") if path.is_file()}
    packed = {name.partition("vitrall/static/")[2]: content for name, content in contents_of(artefact)}
    different = sorted(name for name in wanted.keys() | packed.keys() if wanted.get(name) != packed.get(name))
    if different:
        raise Failed(f"{artefact.name} has another page than {source}: {', '.join(different[:10])}")


def contents_of(artefact: Path) -> Iterator[tuple[str, bytes]]:
    """The files of the page in a wheel or an sdist."""
    if artefact.suffix == ".whl":
        with zipfile.ZipFile(artefact) as wheel:
            files = [each.filename for each in wheel.infolist() if not each.is_dir()]  # auditwheel adds folders
            yield from ((name, wheel.read(name)) for name in files if "vitrall/static/" in name)
        return
    with tarfile.open(artefact) as archive:
        for member in archive:
            stream = archive.extractfile(member)
            if "vitrall/static/" in member.name and stream:
                yield member.name, stream.read()


def check_bill(path: Path) -> None:
    """The bill of materials is what the schema of CycloneDX says."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(path.read_text(encoding="utf-8"))
    if fault is not None:
        raise Failed(f"{path.name} does not follow CycloneDX 1.6: {fault}")
    print(f"{path.name} follows the schema of CycloneDX 1.6", flush=True)


def check_platform(wheel: Path) -> None:
    """A compiled wheel must run on any Linux of its tag."""
    said = run(COMMANDS / "auditwheel", "show", wheel)
    if "manylinux" not in wheel.name or "manylinux" not in said:
        raise Failed(f"{wheel.name} is not for every Linux:\n{said}")
