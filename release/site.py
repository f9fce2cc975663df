"""The site of the documents: the same Markdown files, the README as the first page, and the reference from docstrings.

`python3 dev.py docs build` writes it to build/site and fails if a link leads nowhere; `docs serve` shows it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "build" / "site-source"
AT_THE_TOP = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "LICENSE")
API = "api.md"
PUBLIC = ("vitrall", "vitrall.analysis", "vitrall.env")


def main(arguments: list[str]) -> int:
    collect()
    verb = arguments[0] if arguments else "build"
    flags = ["--strict"] if verb == "build" else []
    return subprocess.call([sys.executable, "-m", "mkdocs", verb, *flags], cwd=ROOT)


def collect() -> None:
    """All pages in one folder, with links that fit."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for page in SOURCE.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        depth = "../" * len(page.relative_to(SOURCE).parent.parts)
        page.write_text(from_docs(text, depth), encoding="utf-8")
    for name in AT_THE_TOP:
        text = (ROOT / name).read_text(encoding="utf-8")
        target = SOURCE / (name if name.endswith(".md") else f"{name}.md")
        target.write_text(from_top(text), encoding="utf-8")
    (SOURCE / "index.md").write_text(from_top((ROOT / "README.md").read_text(encoding="utf-8")), encoding="utf-8")
    (SOURCE / "decisions" / "index.md").write_text(decisions(), encoding="utf-8")
    (SOURCE / API).write_text(reference(), encoding="utf-8")


def from_docs(text: str, depth: str) -> str:
    """Links from docs/ to files at the top of the project lead to their copies."""
    for name in AT_THE_TOP:
        text = text.replace(f"](../{name}", f"]({depth}{name if name.endswith('.md') else name + '.md'}")
    return text.replace("](../README.md", f"]({depth}index.md")


def from_top(text: str) -> str:
    """Links from the top of the project into docs/."""
    text = re.sub(r"(\]\(|src=\")docs/", r"\1", text)
    text = text.replace("](decisions)", "](decisions/index.md)")
    return text.replace("](LICENSE)", "](LICENSE.md)")


def decisions() -> str:
    """The list of the decisions, by their own titles."""
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [(page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# "), page.name) for page in pages]
    return "# Decisions\n\n" + "".join(f"- [{title}]({name})\n" for title, name in titles)


def reference() -> str:
    """The public names, each from its docstring."""
    parts = "\n".join(f"## `import {module}`\n\n::: {module}\n" for module in PUBLIC)
    return f"# Reference\n\nEvery public name. What is not here may change at any time.\n\n{parts}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
