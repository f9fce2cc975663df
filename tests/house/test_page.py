"""The browser's page draws what Python says: its types are Python's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web import typescript

WEB = Path(__file__).parents[2] / "web"
GENERATED = WEB / "src" / "generated"
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type) (\w+)", re.MULTILINE)


def sources() -> list[Path]:
    """The files of the page that people write."""
    paths = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return sorted(path for path in paths if GENERATED not in path.parents)


@pytest.mark.parametrize("name", typescript.MODULES)
def test_the_types_of_the_page_are_those_of_python(name: str) -> None:
    written = (GENERATED / name).read_text(encoding="utf-8")
    assert written == typescript.MODULES[name](), "run: python3 dev.py page data"


def test_no_type_of_python_is_written_again_by_hand() -> None:
    generated = {name for module in typescript.MODULES for name in DECLARED.findall((GENERATED / module).read_text())}
    again = [
        f"{path.relative_to(WEB)}: {name}"
        for path in sources()
        for name in DECLARED.findall(path.read_text(encoding="utf-8"))
        if name in generated
    ]
    assert again == []
