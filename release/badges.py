"""The badges of the README, drawn from what they point to: `python3 -m release.badges` writes them to docs/badges.

They are files of the project, so that they say the same in a clone, on the site and on any page that shows the README.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from release.artefacts import ROOT
from release.changelog import version

FOLDER = ROOT / "docs" / "badges"
LETTER = 6.6  # pixels, about as wide as a letter of 11 pixels of Verdana
PADDING = 6
GREY, BLUE = "#555", "#0b6aa8"
BADGE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" aria-label="{name}: {value}">
<title>{name}: {value}</title>
<clipPath id="edge"><rect width="{width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#edge)"><rect width="{left}" height="20" fill="{grey}"/>
<rect x="{left}" width="{right}" height="20" fill="{colour}"/></g>
<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<text x="{left_middle}" y="14">{name}</text><text x="{right_middle}" y="14">{value}</text></g>
</svg>
"""


def badges() -> dict[str, str]:
    """Each badge by the name of its file."""
    return {
        "version": badge("version", version(), BLUE),
        "python": badge("Python", pythons(), BLUE),
        "tests": badge("tests", occasions(), BLUE),
        "languages": badge("languages", languages(), BLUE),
        "licence": badge("licence", project()["license"], BLUE),
    }


def project() -> dict[str, str]:
    """The table `project` of pyproject.toml."""
    content: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return content


def pythons() -> str:
    """The oldest and the newest Python that the package names."""
    numbers = [int(number) for number in re.findall(r"Python :: 3\.(\d+)", str(project()["classifiers"]))]
    return f"3.{min(numbers)} – 3.{max(numbers)}"


def languages() -> str:
    """The languages that have all texts."""
    return ", ".join(sorted(path.name for path in (ROOT / "src" / "vitrall" / "locales").iterdir() if path.is_dir()))


def occasions() -> str:
    """When the workflow runs the tests."""
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    names = {"push": "every push", "pull_request": "every pull request"}
    return next(name for event, name in names.items() if f"\n  {event}:" in text)


def badge(name: str, value: str, colour: str) -> str:
    left, right = (round(len(text) * LETTER) + 2 * PADDING for text in (name, value))
    middles = {"left_middle": left / 2, "right_middle": left + right / 2}
    sizes = {"width": left + right, "left": left, "right": right, **middles}
    return BADGE.format(name=name, value=value, colour=colour, grey=GREY, **sizes)


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, text in badges().items():
        Path(FOLDER / f"{name}.svg").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
