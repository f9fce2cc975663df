"""The accessibility errors that axe finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from testing.browser import missing

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: Final = ("dark", "light")


def axe_faults(page: Any) -> list[str]:
    """Everything axe has to say against the page as it is now, in one theme and in the other."""
    if not AXE.is_file():
        missing("axe-core is not installed; `npm ci` in web/ brings it")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{theme}: {fault}" for theme in THEMES for fault in _faults_in(page, theme)]


def _faults_in(page: Any, theme: str) -> list[str]:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    violations = page.evaluate("async () => (await axe.run({resultTypes: ['violations']})).violations")
    return [
        f"{fault['id']} {node['target']} {node['failureSummary']}" for fault in violations for node in fault["nodes"]
    ]
