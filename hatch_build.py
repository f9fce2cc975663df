"""What a wheel holds besides the source: the browser's page, and the engine, compiled by mypyc when the machine can.

The compiled engine is optional. Where it cannot be built, the wheel is plain, runs the same files, and the build says
why. `VITRALL_PLAIN_WHEEL=1` always builds the plain wheel. The page is taken as
`python3 dev.py build` left it; installing never runs npm. Where there is none, the build says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
COMPILED = (Path("vitrall", "engine"), Path("vitrall", "bots", "mind"))  # the rules, and what bots think of positions
PAGE = Path("src", "vitrall", "static", "index.html")
NO_PAGE = "vitrall: the wheel has no page for browsers; `python3 dev.py build` builds it, and the wheel with it"
# errors.py: the text of a compiled exception that words itself (`__str__`) ends the interpreter.
NEVER_COMPILED = {"__init__.py", "native.py", "options.py", "errors.py"}
SUFFIXES = {".so", ".pyd"}

# These flags make the compiled engine about 50 % faster with compilers that know them, such as gcc: functions of the
# library cannot be replaced from outside, so calls are direct, and small functions are inlined.
DIRECT_CALLS = "-fno-semantic-interposition"
LARGE_PIECES = "--param=inline-unit-growth=200 --param=max-inline-insns-auto=200"

# Included before the generated C: functions that report an error are marked as cold. Every access to a vector has such
# a call, and without the mark a function would seem too long to be inlined.
RARE = """
#define PY_SSIZE_T_CLEAN
#include <Python.h>
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void PyErr_SetNone(PyObject *);
__attribute__((cold)) void PyErr_SetString(PyObject *, const char *);
"""

# Runs in a process of its own: mypyc leaves by sys.exit when it meets a type error.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(sys.argv[2:], opt_level="2", debug_level="0")
setup(name="vitrall-engine", packages=[], ext_modules=extensions, script_args=["build_ext", "--build-lib", sys.argv[1]])
"""


class NotCompiled(Exception):
    """The engine stays plain; the text says why."""


class WheelHook(BuildHookInterface[Any]):
    """Adds to a wheel what is made rather than written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave editable installs alone: they must run the source that is being edited."""
        self._workshop = tempfile.TemporaryDirectory(prefix="vitrall-")
        if version != "editable" and not (Path(self.root) / PAGE).exists():
            self.app.display_warning(NO_PAGE)
        if version != "editable" and os.environ.get("VITRALL_PLAIN_WHEEL") != "1":
            self._add_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear the workshop once the wheel is packed, not before: the extensions are read from it."""
        self._workshop.cleanup()

    def _add_engine(self, build_data: dict[str, Any]) -> None:
        """A wheel with extensions belongs to one platform, so its tag must say which."""
        try:
            extensions = compile_engine(Path(self.root), Path(self._workshop.name))
        except (NotCompiled, OSError) as reason:
            self.app.display_warning(f"vitrall: the engine stays plain Python: {reason}")
            return
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(root: Path, workshop: Path) -> dict[str, str]:
    """The built extensions, each with its place in the wheel."""
    files, built = copy_engine(root, workshop), workshop / "built"
    run_mypyc(files, workshop, built)
    extensions = [path for path in built.rglob("*") if path.suffix in SUFFIXES]
    if len(extensions) < len(files):
        raise NotCompiled(f"{len(files)} files gave only {len(extensions)} extensions")
    return {str(path): path.relative_to(built).as_posix() for path in extensions}


def copy_engine(root: Path, workshop: Path) -> list[str]:
    """Copy what is compiled alone, below empty packages: no other layer can then stop or slow the compiler."""
    files: list[Path] = []
    for folder in COMPILED:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(root / SOURCE / folder, workshop / folder, ignore=ignored)
        for package in folder.parents[:-1]:
            (workshop / package / "__init__.py").touch()
        files += sorted(path for path in (workshop / folder).glob("*.py") if path.name not in NEVER_COMPILED)
    (workshop / "vitrall" / "py.typed").touch()
    return [str(path.relative_to(workshop)) for path in files]


def run_mypyc(files: list[str], workshop: Path, built: Path) -> None:
    """Whatever goes wrong in the compiler becomes a reason, never a failed install."""
    command = [sys.executable, "-c", COMPILE, str(built), *files]
    environment = {**os.environ, "MYPYPATH": str(workshop), "CFLAGS": compiler_flags(workshop)}
    done = subprocess.run(command, cwd=workshop, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotCompiled(reason_in(done.stdout + done.stderr))


def compiler_flags(workshop: Path) -> str:
    """What the environment asks for, and what the compiler knows of our wishes."""
    (workshop / "rare.h").write_text(RARE)
    wishes = (DIRECT_CALLS, LARGE_PIECES, "-include rare.h", f"-ffile-prefix-map={workshop}=.")
    return " ".join([os.environ.get("CFLAGS", ""), *(wish for wish in wishes if takes(wish, workshop))]).strip()


def takes(wish: str, workshop: Path) -> bool:
    """Try it on an empty file; clang warns of what it does not know, hence -Werror."""
    (workshop / "empty.c").touch()
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = f"-I{sysconfig.get_path('include')}"
    command = [*compiler, "-Werror", headers, *wish.split(), "-c", "empty.c", "-o", "empty.o"]
    try:
        return subprocess.run(command, cwd=workshop, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def reason_in(output: str) -> str:
    """The lines that name an error, shortened: the compiler's command line alone would fill a screen."""
    lines = output.strip().splitlines()
    errors = [line for line in lines if "error:" in line.lower()] or lines[-3:]
    return "\n".join(line[:300] for line in errors[:8])
