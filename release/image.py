"""Builds the container image from the Containerfile and tries it: `python3 dev.py release --image [--base NAME]`.

Needs buildah. Without `--base` the base image is made from Debian's packages with mmdebstrap, because a build must also
work where no registry of images is reached; its Python is Debian's. The image runs here as it should run anywhere: its
files read-only, one writable folder, an ordinary user without capabilities.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from release.artefacts import ROOT, Failed, build, clean, run

PLACE = ROOT / "build" / "image"
BASE = "localhost/vitrall-base"
NAME = "localhost/vitrall"
MOST = 150_000_000  # bytes, compressed
PACKAGES = "python3,python3-venv,ca-certificates"
PORT = 8756
SECONDS = 90


def missing_tools(base: str = "") -> list[str]:
    """What an image cannot be built without."""
    lacking = [tool for tool in ("buildah", *(() if base else ("mmdebstrap",))) if not shutil.which(tool)]
    return lacking if os.name == "nt" or os.geteuid() == 0 else [*lacking, "the rights of root"]


def build_image(base: str = "", wheel: Path | None = None, archive: Path = PLACE / "image.tar.gz") -> None:
    """Build it, from a wheel that is there or a new one; try it, and write it to an archive."""
    if lacking := missing_tools(base):
        raise Failed(f"an image needs {', '.join(lacking)}")
    context = PLACE / "context"
    shutil.rmtree(context, ignore_errors=True)
    collect_wheels(context / "wheels", wheel)
    shutil.copy(ROOT / "Containerfile", context)
    quiet = ("--isolation", "chroot", "--quiet")
    print(f"--- build {NAME} from {base or BASE}", flush=True)
    arguments = ("--build-arg", f"BASE={base or base_image()}", "--format", "docker", "-t", NAME)
    run("buildah", "build", *quiet, *arguments, "-f", context / "Containerfile", context)
    config = settings_of(NAME)
    check_settings(config)
    print(f"--- {NAME}: {save(NAME, archive):,} bytes compressed", flush=True)
    try_image(config)
    print(f"--- {NAME} serves tables with read-only files, as user {config['User']}", flush=True)


def collect_wheels(folder: Path, wheel: Path | None) -> None:
    """Vitrall and everything that it needs, for the Python that runs this."""
    folder.mkdir(parents=True)
    if wheel is None:
        build(Path(sys.executable), "wheel", folder)
        (wheel,) = folder.iterdir()
    else:
        wheel = Path(shutil.copy(wheel, folder))
    pip = (sys.executable, "-m", "pip", "download", "-q", "--only-binary=:all:", "-c", "constraints.txt")
    run(*pip, "-d", folder, f"{wheel}[web]")


def base_image() -> str:
    """Debian with Python and nothing else; made once."""
    archive = PLACE / "base.tar"
    if not archive.exists():
        print("--- make a base image from Debian's packages", flush=True)
        archive.parent.mkdir(parents=True, exist_ok=True)
        fresh = archive.with_suffix(".new.tar")
        without = ("--dpkgopt=path-exclude=/usr/share/doc/*", "--dpkgopt=path-exclude=/usr/share/man/*")
        options = ("--variant=minbase", f"--include={PACKAGES}", *without, "--dpkgopt=path-exclude=/usr/share/locale/*")
        run("mmdebstrap", *options, debian(), fresh)
        fresh.replace(archive)
    container = run("buildah", "from", "scratch").strip()
    try:
        run("buildah", "add", "--quiet", container, archive, "/")
        run("buildah", "commit", "--quiet", container, BASE)
    finally:
        run("buildah", "rm", container)
    return BASE


def debian() -> str:
    """The name of the Debian that runs this: its wheels fit, because its Python is the same."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)["VERSION_CODENAME"].strip('"')


def settings_of(name: str) -> dict[str, Any]:
    config: dict[str, Any] = json.loads(run("buildah", "inspect", "--type", "image", name))["Docker"]["config"]
    return config


def check_settings(config: dict[str, Any]) -> None:
    wanted = {
        "an ordinary user": config.get("User") == "10001:10001",
        "one volume": list(config.get("Volumes") or {}) == ["/data"],
        "a health check": bool(config.get("Healthcheck")),
        "one port": list(config.get("ExposedPorts") or {}) == [f"{PORT}/tcp"],
    }
    if missing := [what for what, there in wanted.items() if not there]:
        raise Failed(f"the image lacks {', '.join(missing)}")


def save(name: str, packed: Path) -> int:
    """An archive for `podman load`, and its size: compressed, as a registry would send it."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "image.tar"
        run("buildah", "push", "--quiet", name, f"docker-archive:{archive}")
        with archive.open("rb") as unpacked, gzip.open(packed, "wb", compresslevel=6) as target:
            shutil.copyfileobj(unpacked, target, 1 << 20)
    bytes_sent = packed.stat().st_size
    if bytes_sent > MOST:
        raise Failed(f"the image has {bytes_sent:,} bytes compressed, more than {MOST:,}")
    return bytes_sent


def try_image(config: dict[str, Any]) -> None:
    """Start the server as the image says, ask its health check, and open a table over the network."""
    user, group = config["User"].split(":")
    with mounted(user, group) as root:
        rights = ("--reuid", user, "--regid", group, "--clear-groups", "--bounding-set=-all", "--no-new-privs")
        inside = ["chroot", str(root), "setpriv", *rights, "env", "-i", *config["Env"]]
        command = [*inside, *config["Entrypoint"], *config["Cmd"]]
        server = subprocess.Popen(command, env=clean(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        try:
            wait_for(inside + config["Healthcheck"]["Test"][1:], server)
            open_table(f"http://127.0.0.1:{PORT}")
        finally:
            server.terminate()
            said = server.communicate(timeout=30)[0]
        if server.returncode != 0:
            raise Failed(f"the server in the image ended with {server.returncode}:\n{said[-2000:]}")
        if not (root / "data" / "vitrall" / "tables.db").exists():
            raise Failed("the tables are not on the volume")


@contextmanager
def mounted(user: str, group: str) -> Iterator[Path]:
    """The files of the image, read-only; only the volume and /tmp take anything."""
    container = run("buildah", "from", NAME).strip()
    files = Path(run("buildah", "mount", container).strip())
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        mounts: list[tuple[str | Path, ...]] = [
            ("mount", "--bind", files, root),
            ("mount", "-o", "remount,bind,ro", root),
            ("mount", "-t", "tmpfs", "-o", f"uid={user},gid={group},mode=0700", "tmpfs", root / "data"),
            ("mount", "-t", "tmpfs", "tmpfs", root / "tmp"),
            ("mount", "-t", "proc", "proc", root / "proc"),
            ("mount", "--bind", "/dev", root / "dev"),
        ]
        done: list[Path] = []
        try:
            for mount in mounts:
                run(*mount)
                if "remount,bind,ro" not in mount:
                    done.append(Path(mount[-1]))
            yield root
        finally:
            for place in reversed(done):
                run("umount", place)
            run("buildah", "umount", container)
            run("buildah", "rm", container)


def wait_for(health: list[str], server: subprocess.Popen[str]) -> None:
    until = time.monotonic() + SECONDS
    while subprocess.run(health, env=clean(), capture_output=True, check=False).returncode != 0:
        if server.poll() is not None or time.monotonic() > until:
            raise Failed("the server in the image is not healthy")
        time.sleep(0.5)


def open_table(address: str) -> None:
    """The page is served, and a table can be opened."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]
    body = json.dumps({"seats": seats}).encode()
    with urllib.request.urlopen(f"{address}/", timeout=SECONDS) as page:
        if b"<script" not in page.read():
            raise Failed("the image serves no page")
    request = urllib.request.Request(f"{address}/api/tables", body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as opened:
            json.load(opened)["table"]
    except (urllib.error.HTTPError, KeyError) as error:
        raise Failed(f"no table can be opened in the image: {error}") from error
