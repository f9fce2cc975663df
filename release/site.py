"""The site of the documents: the same Markdown files, the README as the first page, and the reference from docstrings.

`python3 dev.py docs build` writes it to build/site and fails if a link leads nowhere; `docs serve` shows it.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "build" / "site-source"
SITE = ROOT / "build" / "site"
AT_THE_TOP = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "LICENSE")
API = "api.md"
HIDDEN = ("vitrall.analysis.analysis_data.analysis_data",)  # a public name that its module has, too
PUBLIC = ("vitrall", "vitrall.analysis", "vitrall.env")


DOORS = {
    "<table><tr><td>": '<div class="doors" markdown><div markdown>',
    "</td><td>": "</div><div markdown>",
    "</td></tr></table>": "</div></div>",
}
STYLE = """\
.doors { display: flex; flex-wrap: wrap; gap: 1rem; }
.doors > div { flex: 1 1 14rem; min-width: 0; padding: 0 .8rem; }
.doors > div { border: .05rem solid var(--md-default-fg-color--lightest); }
.md-typeset td code { word-break: normal; overflow-wrap: normal; }
.md-typeset td:first-child code { white-space: nowrap; }
"""


def main(arguments: list[str]) -> int:
    collect()
    verb = arguments[0] if arguments else "build"
    flags = ["--strict"] if verb == "build" else []
    code = subprocess.call([sys.executable, "-m", "mkdocs", verb, *flags], cwd=ROOT)
    if code or verb != "build":
        return code
    faults = [f"{page}: {link} leads nowhere" for page, link in broken_links(SITE)]
    faults += [f"the reference lacks {name}" for name in unlisted((SITE / "api.html").read_text(encoding="utf-8"))]
    print("\n".join(faults) or "every link leads somewhere, and the reference has every public name", file=sys.stderr)
    return 1 if faults else 0


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
    (SOURCE / "index.md").write_text(doors(from_top((ROOT / "README.md").read_text("utf-8"))), encoding="utf-8")
    (SOURCE / "site.css").write_text(STYLE, encoding="utf-8")
    (SOURCE / "decisions" / "index.md").write_text(decisions(), encoding="utf-8")
    (SOURCE / API).write_text(reference(), encoding="utf-8")


def from_docs(text: str, depth: str) -> str:
    """Links from docs/ to files at the top of the project lead to their copies."""
    for name in AT_THE_TOP:
        text = text.replace(f"](../{name}", f"]({depth}{name if name.endswith('.md') else name + '.md'}")
    return text.replace("](../README.md", f"]({depth}index.md")


def from_top(text: str) -> str:
    """Links from the top of the project into docs/."""
    text = re.sub(r"\[(!\[\w+\]\([^)]+\))\]\((?:pyproject\.toml|\.github/[^)]+)\)", r"\1", text)  # not on the site
    text = re.sub(r"(\]\(|src=\")docs/", r"\1", text)
    text = text.replace("](decisions)", "](decisions/index.md)")
    text = text.replace("[examples/](examples)", "`examples/`")
    return text.replace("](LICENSE)", "](LICENSE.md)")


def doors(text: str) -> str:
    """The table at the top of the README as boxes, in which Markdown is read; they go below each other on a phone."""
    for tags, boxes in DOORS.items():
        text = text.replace(tags, boxes)
    return text


def decisions() -> str:
    """The list of the decisions, by their own titles."""
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [(page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# "), page.name) for page in pages]
    return "# Decisions\n\n" + "".join(f"- [{title}]({name})\n" for title, name in titles)


def reference() -> str:
    """The public names, each from its docstring."""
    parts = "\n".join(f"::: {name}\n" for name in (*PUBLIC, *HIDDEN))
    return f"# Reference\n\nEvery public name. What is not here may change at any time.\n\n{parts}"


def unlisted(page: str) -> list[str]:
    """The public names for which the reference has no place."""
    places = Links(page).names
    names = [f"{module}.{name}" for module in PUBLIC for name in public_names(module)]
    return [name for name in names if not places & {name, f"{name}.{name.rpartition('.')[2]}"}]


def public_names(module: str) -> list[str]:
    """What `__all__` lists; read, not imported, because libraries may be missing."""
    tree = ast.parse((ROOT / "src").joinpath(*module.split("."), "__init__.py").read_text(encoding="utf-8"))
    lists = [
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node).startswith("__all__")
    ]
    return [str(name) for each in lists for name in ast.literal_eval(each)]


class Links(HTMLParser):
    """What a page points to, and what in it can be pointed to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.targets += [value for name, value in attrs if name in ("href", "src") and value]
        self.names |= {value for name, value in attrs if name in ("id", "name") and value}


def broken_links(site: Path) -> list[tuple[str, str]]:
    """Every link of a built site that leads to no file of it, or to no place in that file, with its page."""
    site = site.resolve()
    pages = {page: Links(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}
    return [
        (page.relative_to(site).as_posix(), target)
        for page, links in pages.items()
        if page.name != "404.html"  # its links begin at the root of a server
        for target in links.targets
        if not leads_somewhere(page, target, pages)
    ]


def leads_somewhere(page: Path, target: str, pages: dict[Path, Links]) -> bool:
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return True  # elsewhere
    file = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if file.is_dir():
        file /= "index.html"
    fragment = unquote(parts.fragment)
    return file.is_file() and (not fragment or file not in pages or fragment in pages[file].names)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
