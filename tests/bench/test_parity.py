"""What the comparison of terminal and page writes about itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import campaign_parity
from bench.campaign_parity import Figures, write


def test_the_section_says_what_was_compared_and_replaces_itself_alone(tmp_path: Path) -> None:
    page = tmp_path / "trust.md"
    page.write_text("# Head\n\n<!-- fuzz: begin -->\nother\n<!-- fuzz: end -->\n", encoding="utf-8")
    write(Figures(100, "commit abc", 50, 12_345, 61.4), page)
    write(Figures(0, "commit def", 500, 123_456, 610.0, "<p> instead of <q>"), page)
    text = page.read_text(encoding="utf-8")
    assert "| commit def | 0–499 | 500 | 123,456 | 4 | 1 | 610 |" in text
    assert "commit abc" not in text
    assert "<!-- fuzz: begin -->\nother\n<!-- fuzz: end -->" in text


@pytest.mark.slow
def test_a_difference_ends_the_run_and_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "trust.md"
    answers = iter(["", "en: 'a' is not 'b'\n"])
    monkeypatch.setattr(campaign_parity, "BATCH", 1)
    monkeypatch.setattr(campaign_parity, "can_say", lambda: True)
    monkeypatch.setattr(campaign_parity, "page_differs", lambda games, file: next(answers))
    monkeypatch.setattr(campaign_parity, "write", lambda figures: write(figures, page))
    monkeypatch.setattr("sys.argv", ["parity", "--games", "5", "--first", "7"])
    assert campaign_parity.main() == 1
    assert capsys.readouterr().out.endswith("en: 'a' is not 'b'\n")
    assert " | 7–8 | 2 | " in page.read_text(encoding="utf-8")
