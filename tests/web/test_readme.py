"""The first screen of the README: name, one sentence, badges, the picture and the three doors, without scrolling."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).parents[2]
SCREEN: Final = (1280, 800)
COLUMN: Final = 900  # pixels; about what a page of a repository gives it
STYLE: Final = f"""
    body {{ width: {COLUMN}px; margin: 0 auto; font: 16px/1.5 'Noto Sans', Arial, sans-serif; }}
    h1 {{ font-size: 2em; margin: 0 0 16px; padding-bottom: .3em; border-bottom: 1px solid #ccc; }}
    p, table, pre {{ margin: 0 0 16px; }}
    table {{ border-collapse: collapse; }}
    td {{ padding: 6px 13px; border: 1px solid #ccc; }}
    td > :last-child {{ margin-bottom: 0; }}
    pre {{ padding: 16px; font: 85%/1.45 monospace; background: #f6f8fa; overflow: auto; }}
    img {{ max-width: 100%; }}
"""
DOORS: Final = ("Play", "Host", "Program")


@pytest.fixture(scope="module")
def rendered(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The README as a page of a repository would show it."""
    body = MarkdownIt("commonmark").enable("table").render((ROOT / "README.md").read_text(encoding="utf-8"))
    file = tmp_path_factory.mktemp("readme") / "readme.html"
    file.write_text(
        f"<!doctype html><meta charset=utf-8><base href={ROOT.as_uri()}/><style>{STYLE}</style>{body}", encoding="utf-8"
    )
    context = browser.new_context(viewport={"width": SCREEN[0], "height": SCREEN[1]})
    page = context.new_page()
    page.goto(file.as_uri())
    page.wait_for_function("[...document.images].every(image => image.complete)")
    yield page
    context.close()


def bottom(element: Any) -> float:
    box = element.bounding_box()
    assert box is not None
    return float(box["y"] + box["height"])


@pytest.mark.slow
def test_the_first_screen_has_all_that_a_stranger_needs(rendered: Any) -> None:
    first = [rendered.locator(f"body > {name}").first for name in ("h1", "p", "p img, table")]
    assert first[0].inner_text() == "Vitrall"
    assert first[1].inner_text().count(".") == 1  # one sentence
    picture = rendered.locator("img:not([src*=badges])").first
    assert picture.get_attribute("src").endswith("docs/screens/table.webp")
    badges = rendered.locator("img[src*=badges]")
    assert badges.count() >= 4
    assert picture.evaluate("image => image.naturalWidth") >= 560
    doors = rendered.locator("table").first.locator("td")
    assert [doors.nth(number).locator("strong").first.inner_text() for number in range(doors.count())] == list(DOORS)
    for element in (*first, badges.last, picture, *(doors.nth(number) for number in range(3))):
        assert bottom(element) <= SCREEN[1], element.inner_text()


@pytest.mark.slow
def test_every_door_has_a_command_that_is_not_cut_off(rendered: Any) -> None:
    blocks = rendered.locator("table").first.locator("pre")
    assert blocks.count() == len(DOORS)
    assert blocks.evaluate_all("all => all.map(block => block.scrollWidth - block.clientWidth)") == [0, 0, 0]
    assert rendered.locator("table").first.bounding_box()["width"] <= COLUMN


@pytest.mark.slow
def test_every_picture_and_every_link_leads_somewhere(rendered: Any) -> None:
    assert rendered.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.src)") == []
    links = rendered.evaluate("[...document.links].map(link => link.getAttribute('href'))")
    own = [link.partition("#")[0] for link in links if "://" not in link]
    assert len(own) > 20
    assert [link for link in own if not (ROOT / link).exists()] == []
