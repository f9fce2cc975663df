"""The accessibility errors that axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from testing.browser import missing
from tests.web.hands import paint

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OF_COLORS: Final = {"runOnly": ["color-contrast", "link-in-text-block"]}  # the themes differ in nothing else


def axe_faults(page: Any) -> list[str]:
    """Everything axe has to say against the page as it is now, and against its colors in the other theme."""
    if not AXE.is_file():
        missing("axe-core is not installed; `npm ci` in web/ brings it")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    paint(page, True)
    return [*_faults_in(page, "dark", {}), *_faults_in(page, "light", OF_COLORS)]


def _faults_in(page: Any, theme: str, rules: dict[str, list[str]]) -> list[str]:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    look = "async rules => (await axe.run({resultTypes: ['violations'], ...rules})).violations"
    return [
        f"{theme}: {fault['id']} {node['target']} {node['failureSummary']}"
        for fault in page.evaluate(look, rules)
        for node in fault["nodes"]
    ]
