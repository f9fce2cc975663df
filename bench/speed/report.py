"""The figures as `docs/speed.md` and as one JSON object."""

from __future__ import annotations

import platform
import re
from datetime import UTC, datetime
from pathlib import Path

from bench._trust import table
from bench.speed.parquet import PROCESSES
from bench.speed.turns import COMPILED, OTHERS, PLAIN, ROOT, Figures

PAGE = ROOT / "docs" / "speed.md"
KERNEL = (OTHERS, "C kernel games")
UNITS = {
    "core games": "games without tools, in-engine",
    "core games scored": "the same, scored",
    "full games": "games with tools, in-engine",
    "driven decisions": "decisions, driven through the engine's functions",
    "Game decisions": "decisions, driven through `Game`",
    "copies": "copies of a position",
    "legal lists": "lists of legal moves",
    "rollouts": "rollouts from round 5 to the end",
    "worlds": "determinised copies",
}
TARGETS = (
    ("core, compiled, of the C kernel", "core_compiled_per_c", 0.20),
    ("full rules, compiled, 2 players, in-engine, games per CPU second", "full_compiled_games_per_s", 40_000),
    ("full rules, plain, games per CPU second", "full_plain_games_per_s", 1_000),
    ("full, driven from Python, decisions against catanatron's", "driven_vs_catanatron_decisions", 20),
)
CEILINGS = (
    ("1,000,000 games to Parquet, 2 processes, seconds", "parquet_million_seconds", 60),
    ("memory at 1,000,000 games beyond that at 100,000, MB", "parquet_memory_growth_mb", 20),
)


def keys(figures: Figures) -> dict[str, float | None]:
    """What `--json` prints; null where something could not be measured."""
    driven = (COMPILED, "driven decisions 2")
    values = {
        "core_compiled_per_c": figures.ratio((COMPILED, "core games 2"), KERNEL),
        "full_compiled_per_c": figures.ratio((COMPILED, "full games 2"), KERNEL),
        "c_kernel_games_per_s": figures.rate(*KERNEL),
        "core_compiled_games_per_s": figures.rate(COMPILED, "core games 2"),
        "core_plain_games_per_s": figures.rate(PLAIN, "core games 2"),
        "full_compiled_games_per_s": figures.rate(COMPILED, "full games 2"),
        "full_plain_games_per_s": figures.rate(PLAIN, "full games 2"),
        "driven_decisions_per_s": figures.rate(*driven),
        "driven_vs_catanatron_decisions": figures.ratio(driven, (OTHERS, "catanatron")),
        "driven_vs_open_spiel_connect_four_decisions": figures.ratio(driven, (OTHERS, "open_spiel")),
        "game_decisions_per_s": figures.rate(COMPILED, "Game decisions 2"),
        "copies_per_s": figures.rate(COMPILED, "copies 2"),
        "legal_lists_per_s": figures.rate(COMPILED, "legal lists 2"),
        "rollouts_per_s": figures.rate(COMPILED, "rollouts 2"),
        "determinised_copies_per_s": figures.rate(COMPILED, "worlds 2"),
        **parquet_keys(figures),
    }
    return {name: None if value is None else float(f"{value:.4g}") for name, value in values.items()}


def parquet_keys(figures: Figures) -> dict[str, float | None]:
    if not figures.written:
        return dict.fromkeys(("parquet_million_seconds", "parquet_million_cpu_seconds", "parquet_memory_growth_mb"))
    tenth, many = figures.written
    return {
        "parquet_million_seconds": many.seconds,
        "parquet_million_cpu_seconds": many.cpu_seconds,
        "parquet_memory_growth_mb": many.megabytes - tenth.megabytes,
    }


def write_page(figures: Figures, repetitions: int, seconds: float, path: Path = PAGE) -> None:
    """Sections that other measurements have put there stay."""
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    sections = [section[0] for section in re.finditer(r"<!-- (\w+): begin -->.*?<!-- \1: end -->", written, re.DOTALL)]
    path.write_text("\n\n".join([page(figures, repetitions, seconds).rstrip(), *sections]) + "\n", encoding="utf-8")


def page(figures: Figures, repetitions: int, seconds: float) -> str:
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    return f"""# Speed

Written by `python3 dev.py bench engine`, {day}, on {platform.system()} {platform.machine()}, {machine()}, Python
{platform.python_version()}. The measurements take turns, in {repetitions} repetitions of {seconds} s
each. A figure is the median of its repetitions; a ratio is the median of the ratios within each repetition. All rates
are per second of CPU time, on one core.

## The engine, plain and compiled

Both come from one source: mypyc compiles the plain engine, and both play the same games to the last die
(`tests/native`). The players choose at random.

{engine_table(figures)}

## Compared with others

{others_table(figures)}

The limits of the comparison: the C kernel (`bench/kernel`) plays only games of two players without tools, is compiled
for this machine, and has no position that you could inspect. It plays exactly the same games as the engine
(`tests/bench`) and shows how much faster the engine could be. catanatron plays Catan, and open_spiel's Connect Four is
a far smaller game, so a decision is a different amount of work in each. For them all actions are counted, dice
included; for Vitrall only the decisions of players. All are driven from Python by uniform choices among the legal
moves. Vitrall's moves are read one at a time from the engine's buffer; the other two build a Python list of all moves.

## A million games in a file

`vitrall sim --workers {PROCESSES} --out games.parquet`, two players, full rules. The seconds on the clock depend on
what else the machine does; memory is the peak of the largest process.

{parquet_table(figures)}

## Aims

{aims_table(figures)}
"""


def machine() -> str:
    """The name of the processor, if the system gives it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "an unnamed processor"


def engine_table(figures: Figures) -> str:
    rows = []
    for name, label in UNITS.items():
        for players in (2, 4):
            measure = f"{name} {players}"
            if (PLAIN, measure) in figures.rates:
                plain, compiled = figures.rate(PLAIN, measure), figures.rate(COMPILED, measure)
                gain = figures.ratio((COMPILED, measure), (PLAIN, measure))
                rows.append([label, players, whole(plain), whole(compiled), times(gain)])
    return table(["per CPU second", "players", "plain", "compiled", "compiled ÷ plain"], rows)


def others_table(figures: Figures) -> str:
    beside = (
        ("C kernel games", "core games 2", "C kernel, core games"),
        ("C kernel games", "full games 2", "C kernel, core games (against our games with tools)"),
        ("C kernel games scored", "core games scored 2", "C kernel, core games scored"),
        ("catanatron", "driven decisions 2", "catanatron, Catan with two players, decisions"),
        ("open_spiel", "driven decisions 2", "open_spiel, Connect Four, decisions"),
    )
    rows = []
    for other, ours, label in beside:
        missing = figures.missing.get(other)
        rate, own = figures.rate(OTHERS, other), figures.rate(COMPILED, ours)
        ratio = figures.ratio((COMPILED, ours), (OTHERS, other))
        rows.append([label, missing or whole(rate), whole(own), times(ratio)])
    return table(["per CPU second", "theirs", "Vitrall, compiled", "Vitrall ÷ theirs"], rows)


def aims_table(figures: Figures) -> str:
    values = keys(figures)
    rows = [[label, f"at least {aim:,}", *judged(values[key], aim, 1)] for label, key, aim in TARGETS]
    rows += [[label, f"below {aim:,}", *judged(values[key], aim, -1)] for label, key, aim in CEILINGS]
    return table(["", "aim", "measured", ""], rows)


def judged(value: float | None, aim: float, better: int) -> tuple[str, str]:
    if value is None:
        return "–", "not measured"
    return times(value), "reached" if (value - aim) * better >= 0 else "not reached"


def parquet_table(figures: Figures) -> str:
    rows = [
        [run.games, *(f"{value:.1f}" for value in (run.seconds, run.cpu_seconds, run.megabytes, run.file_megabytes))]
        for run in figures.written
    ]
    return table(["games", "seconds", "CPU seconds", "memory, MB", "file, MB"], rows)


def whole(value: float | None) -> str:
    return "–" if value is None else f"{float(f'{value:.3g}'):,.0f}"


def times(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
