"""Every public name says what it is: the reference of the site is made from docstrings."""

from __future__ import annotations

import ast
import importlib
import inspect
import itertools
import re
import textwrap
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from release.site import AT_THE_TOP, PUBLIC, ROOT, broken_links, reference, unlisted
from testing.syntax_trees import syntax_nodes

NEEDS_LIBRARIES = ("vitrall.env",)  # its methods are those of other libraries, documented there
SOURCE = Path(__file__).parents[2] / "src"


def undocumented(owner: str, names: list[str], members: dict[str, Any]) -> Iterator[str]:
    """The public functions, classes, methods and properties without a docstring."""
    for name in names:
        thing = members[name]
        if callable(thing) and not thing.__doc__:
            yield f"{owner}.{name}"
        if inspect.isclass(thing):
            yield from (f"{owner}.{name}.{field}" for field in bare_fields(thing))
            yield from (f"{owner}.{name}.{each}" for each in vars(thing) if not _is_documented(each, vars(thing)[each]))


def bare_fields(owner: type) -> list[str]:
    """The public fields of a class that are followed by no docstring."""
    source = ast.parse(textwrap.dedent(inspect.getsource(owner))).body[0]
    assert isinstance(source, ast.ClassDef)
    pairs = itertools.pairwise([*source.body, ast.Pass()])
    bare = [node for node, after in pairs if isinstance(node, ast.AnnAssign) and not is_text(after)]
    return [name for node in bare if not (name := ast.unparse(node.target)).startswith("_")]


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_documented(name: str, member: Any) -> bool:
    function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
    return name.startswith("_") or not callable(function) or bool(function.__doc__)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_documented(module: str) -> None:
    public = importlib.import_module(module)
    assert f"::: {module}\n" in reference()
    if module in NEEDS_LIBRARIES:
        assert set(public.__all__) - documented_classes(SOURCE.joinpath(*module.split("."))) == set()
        return
    members = {name: getattr(public, name) for name in public.__all__}
    assert list(undocumented(module, list(members), members)) == []
    values = {name for name, member in members.items() if not inspect.isclass(member) and not inspect.isroutine(member)}
    assert values - documented_values(SOURCE / "vitrall") == set()


def documented_values(package: Path) -> set[str]:
    """The names at the top of a module that a docstring follows; a name without one is not in the reference."""
    modules = [syntax_nodes(path)[0] for path in package.rglob("*.py")]
    bodies = [module.body for module in modules if isinstance(module, ast.Module)]
    pairs = [pair for body in bodies for pair in itertools.pairwise(body)]
    assigned = [node for node, after in pairs if isinstance(node, ast.Assign | ast.AnnAssign) and is_text(after)]
    targets = [node.targets if isinstance(node, ast.Assign) else [node.target] for node in assigned]
    return {ast.unparse(target) for each in targets for target in each}


def test_a_value_without_a_docstring_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "values.py").write_text('ONE = 1\n"""The first."""\nTWO: int = 2\nTHREE: int = 3\n"""The third."""\n')
    assert documented_values(tmp_path) == {"ONE", "THREE"}


def documented_classes(package: Path) -> set[str]:
    """Read, not imported: the libraries that they need may be missing."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in package.glob("*.py")]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    return {node.name for node in classes if ast.get_docstring(node)}


def test_a_name_without_a_docstring_is_noticed() -> None:
    class Bare:
        """Has a field and a property that have none."""

        width: int = 0

        @property
        def length(self) -> int:
            return 0

    def silent() -> None:
        return None

    members = {"Bare": Bare, "silent": silent}
    assert list(undocumented("here", list(members), members)) == ["here.Bare.width", "here.Bare.length", "here.silent"]


def test_a_name_that_the_reference_lacks_is_noticed() -> None:
    places = "".join(f'<h2 id="{name}">' for name in unlisted(""))
    assert "vitrall.Game" in unlisted("")
    assert unlisted(places) == []
    assert unlisted(places.replace("vitrall.SPECTATOR", "vitrall.Nobody")) == ["vitrall.SPECTATOR"]


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "a.html").write_text('<h1 id="top"><a href="below/b.html#here"><a href="#top"><img src="c.png">')
    (tmp_path / "below" / "b.html").write_text('<a id="here" href="../a.html#gone"><a href="https://elsewhere/">')
    assert broken_links(tmp_path) == [("a.html", "c.png"), ("below/b.html", "../a.html#gone")]


def test_every_link_of_the_documents_leads_to_a_file_and_a_heading() -> None:
    """The site is checked when it is built; this looks at the Markdown, in a moment."""
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    links = [(page, link) for page in pages for link in links_in(page)]
    assert len(links) > 100
    assert [f"{page.relative_to(ROOT)}: {link}" for page, link in links if not leads(page, link)] == []


def test_a_link_to_no_file_or_no_heading_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One\n## `two` – and, three\n```\n# four\n[x](code.md)\n```\n[a](page.md#two-and-three) [b](#four)\n"
    )
    (tmp_path / "other.md").write_text("[c](gone.md), [d](https://elsewhere/), [e](page.md#one)\n")
    assert [link for link in links_in(page) if not leads(page, link)] == ["#four"]
    other = tmp_path / "other.md"
    assert [link for link in links_in(other) if not leads(other, link)] == ["gone.md"]


def prose(page: Path) -> str:
    """The text without blocks of code."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def links_in(page: Path) -> list[str]:
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]


def leads(page: Path, link: str) -> bool:
    name, _, place = link.partition("#")
    target = page.parent / name if name else page
    headings = re.findall(r"^#+ (.+)$", prose(target), re.MULTILINE) if place and target.suffix == ".md" else []
    return target.exists() and (not place or place in map(slug, headings))


def slug(heading: str) -> str:
    """The id that a heading gets on the site."""
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", plain).strip())


def test_every_page_has_a_place_in_the_navigation() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [*(ROOT / "docs").glob("*.md"), *(ROOT / name for name in AT_THE_TOP)]
    assert [page.name for page in pages if f"      - {page.stem}.md\n" not in nav] == []
