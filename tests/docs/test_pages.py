"""The figures of the README are those of the pages that measured them; decisions are numbered."""

from __future__ import annotations

import re

import pytest

from tests.docs import readme_figures
from tests.docs.readme_figures import FIGURES, README, claim, filled

RENEW = "run: .venv/bin/python -m tests.docs.readme_figures"


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_the_one_that_was_measured(name: str) -> None:
    assert claim(README.read_text(encoding="utf-8"), name) == FIGURES[name](), RENEW


def test_a_new_measurement_changes_the_readme(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = {name: readme_figures.page(name) for name in ("trust.md", "speed.md", "ladder.md", "reliability.md")}
    pages["reliability.md"] = re.sub(r"(\| SQLite \| [\d,]+ \|) [\d,]+ ", r"\1 1 ", pages["reliability.md"], count=1)
    monkeypatch.setattr(readme_figures, "page", lambda name: pages[name])
    readme = README.read_text(encoding="utf-8")
    assert claim(filled(readme), "Reliable") != claim(readme, "Reliable")
    assert claim(filled(readme), "Exact") == claim(readme, "Exact")


def test_no_two_decisions_share_a_number_and_none_is_missing() -> None:
    numbers = sorted(path.name.partition("-")[0] for path in (README.parent / "docs" / "decisions").glob("*.md"))
    assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)]
