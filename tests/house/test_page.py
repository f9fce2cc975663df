"""The browser's page draws what Python says: its types are Python's, and it holds no rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from testing import typescript

WEB = Path(__file__).parents[2] / "web"
GENERATED = WEB / "src" / "generated"
DECLARED = re.compile(r"^\s*(?:export )?(?:interface|type) (\w+)", re.MULTILINE)


def sources() -> list[Path]:
    """The files of the page that people write."""
    paths = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return sorted(path for path in paths if GENERATED not in path.parents)


@pytest.mark.lengthy
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


# ---- the page knows no rules -----------------------------------------------------------------------------------------

VERBS = (
    *("pass", "stop", "return", "place", "draft", "take", "exchange", "again", "roll", "draw", "turn", "start", "use"),
    *("move", "trade", "swap", "choose", "keep", "deal", "undo", "takeback"),
)
_VERB = rf"(?:{'|'.join(VERBS)})"
RULES_IN_THE_PAGE = {
    "a text is split into words": r"""\.split\((?:" "|' '|/\s|/ )""",
    "the text of a move is compared, cut or written": rf"""["'`^]{_VERB} |\({_VERB}(?:\|[a-z ]+)+\)""",
    "a list of verbs": rf"""["']?\b{_VERB}["']?\s*[,:|]\s*\[?["']{_VERB}["']""",
    "the moves of an entry are read as texts": r"\.made\b|const \{[^}]*\bmade\b[^}]*\} =",
    "legal moves are counted or searched by text": r"\blegal\.(?:length === \d|some|filter|map|find)\b",
    "the score to beat is added up": r"track\.flat\(|track\.reduce\(",
    "ties are settled": r"\btie_break\b|\.rank\s*[-<>]|\bclaims\b",
    "empty spaces are priced": r"\bempty_points\b|\bempty\s*\*",
    "points are added up": r"\breduce\([^)]*\)\s*=>[^)]*\bpoints\b|\bpoints\s*\+|\+\s*\w+\.points\b",
    "cards are left out by what they need": r"""kind === ["']rivalry["'] \?|\.box ===[^;]*&& !""",
    "rules of placement are named": r"""(?:===|case) ["'](?:P[1-7]|U10|G5)["']|\bbroken\s*>>""",
}
ELSEWHERE = {
    "src/stats/sums.ts": {"points are added up"},  # of many finished games, as the server counted each of them
    "src/opening/wishes.svelte.ts": {"ties are settled", "a list of verbs"},  # the option is asked for; kinds of clocks
    "src/fair/check.ts": {"the text of a move is compared, cut or written"},  # the server's word for a die is no proof
    "src/table/sheet.ts": {"ties are settled"},  # the spaces of each claim are lit, one claim after the other
}


COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*|<style>.*?</style>", re.DOTALL)


def rules_found(text: str) -> set[str]:
    text = COMMENTS.sub("", text)
    return {what for what, pattern in RULES_IN_THE_PAGE.items() if re.search(pattern, text)}


def test_the_page_holds_no_rule() -> None:
    rules_by_file = {str(path.relative_to(WEB)): rules_found(path.read_text(encoding="utf-8")) for path in sources()}
    assert {name: rules for name, rules in rules_by_file.items() if rules - ELSEWHERE.get(name, set())} == {}


@pytest.mark.parametrize(
    "text",
    [
        'const [verb] = move.split(" ");',
        'if (text.startsWith("place ")) place();',
        "const TOGETHER = /^(choose|keep) /;",
        "table.send(`use ${tool}`);",
        'const PLAIN = ["pass", "stop"];',
        'const FIELDS = { place: ["space"] , draft: "die" };\nconst LISTED = { turn: "move" };',
        "entry.made.forEach(tell);",
        "const { number, made } = update;",
        "TURNS[view.legal.length === 5 ? 0 : 1]",
        "view.track.flat().reduce((sum, die) => sum + Number(die[1]), 0)",
        "one.rank - other.rank",
        "score.empty * -1",
        'if (rule === "P6") beside();',
        "lines.slice(0, told).reduce((sum, line) => sum + line.points, 0)",
        'entry.kind === "rivalry" ? alone(draft) : entry.box === "glory" && !draft.board',
    ],
)
def test_a_rule_in_the_page_is_found(text: str) -> None:
    assert rules_found(text)
