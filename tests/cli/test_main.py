"""The command line: results on standard output, errors as one line with a code, never a trace."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from dataclasses import fields

import pytest

from testing.command_line import vitrall
from vitrall.cli.game_options import add_game_options, modules_joined, options_from
from vitrall.engine.options import Options
from vitrall.words import Words


def test_sim_prints_one_object_last() -> None:
    done = vitrall("sim", "--games", "20", "--players", "2", "--bots", "random", "random", "--seed", "3", "--json")
    result = json.loads(done.stdout.splitlines()[-1])
    assert done.returncode == 0
    assert {"games", "games_per_cpu_second", "mean_scores", "checksum"} <= set(result)
    assert (result["games"], len(result["mean_scores"])) == (20, 2)


def test_sim_tells_people_the_figures_that_programs_get() -> None:
    command = ("sim", "--games", "5", "--players", "3", "--seed", "6")
    figures = json.loads(vitrall(*command, "--json").stdout)
    lines = vitrall(*command).stdout.splitlines()
    assert lines[0] == "games: 5"
    means = [float(number) for line in lines for number in re.findall(r"mean score ([0-9.]+)", line)]
    assert means == pytest.approx(figures["mean_scores"], abs=0.005)
    assert sum(int(number) for line in lines for number in re.findall(r"won (\d+)", line)) == 5
    assert lines[-1] == f"checksum: {figures['checksum']}"


def test_sim_plays_every_module_at_a_table_of_six() -> None:
    flags = ["--modules", "grey-glass,pioneers,blooms,rivalry", "--private-pools", "--more-patterns"]
    done = vitrall("sim", "--games", "3", "--players", "6", "--seed", "3", "--json", *flags)
    assert len(json.loads(done.stdout.splitlines()[-1])["mean_scores"]) == 6


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["sim", "--players", "9"], "option/players"),
        (["sim", "--games", "0"], "sim/games"),
        (["sim", "--bots", "x"], "sim/bot"),
        (["sim", "--edition", "klingon"], "option/edition"),
        (["sim", "--players", "1", "--even-bag"], "option/even-bag"),
        (["play", "--seed", "-4"], "option/seed"),
        (["sim", "--players", "7"], "option/players"),
        (["sim", "--modules", "grey-glass,blue-glass"], "option/modules"),
        (["sim", "--players", "1", "--modules", "rivalry"], "option/rivalry"),
        (["sim", "--players", "1", "--private-pools"], "option/private-pools"),
    ],
)
def test_a_wrong_wish_is_one_line_with_its_code(arguments: list[str], code: str) -> None:
    done = vitrall(*arguments)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert f"[{code}]" in done.stderr


def test_a_command_nobody_knows_is_exit_code_two() -> None:
    done = vitrall("dance")
    assert (done.returncode, done.stdout) == (2, "")
    assert "dance" in done.stderr
    assert "Traceback" not in done.stderr


def test_version_is_told() -> None:
    assert vitrall("--version").stdout.startswith("vitrall ")


def test_referee_goes_on_after_nonsense() -> None:
    typed = 'nonsense\n{"ask":"score","pattern":null,"dice":' + json.dumps([[None] * 5] * 4) + "}\n"
    answers = [json.loads(line) for line in vitrall("referee", typed=typed).stdout.splitlines()]
    assert "error" in answers[0]
    assert answers[1]["empty"] == 20


def test_every_option_of_a_game_has_its_flag() -> None:
    flags = "--players 3 --edition spanish --even-bag --solo-tools 2 --solo-privates 1 --tie-break shared --tools 2"
    flags += " --solo-price color --modules blooms,rivalry --marked-objectives --more-patterns --private-pools"
    reader = argparse.ArgumentParser()
    add_game_options(reader, Words())
    asked, usual = options_from(reader.parse_args(flags.split())), Options()
    assert [field.name for field in fields(Options) if getattr(asked, field.name) == getattr(usual, field.name)] == []
    assert asked.modules == ("blooms", "rivalry")


@pytest.mark.slow
@pytest.mark.parametrize("typed", [("setup",), ("completion", "bash"), ("sim", "--games", "1")])
def test_output_that_nobody_reads_any_more_is_exit_code_one_without_a_word(typed: tuple[str, ...]) -> None:
    """As in `vitrall setup | head -1`: the reader has left before everything was written."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "vitrall", *typed]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("modules", ["blooms,rivalry", "blooms rivalry", "blooms, rivalry"])
def test_modules_are_parted_by_commas_or_blanks(modules: str) -> None:
    typed = modules_joined(["arena", "--modules", *modules.split(), "greedy", "random"])
    assert typed == ["arena", "--modules", "blooms,rivalry", "greedy", "random"]


def test_the_command_line_takes_modules_parted_by_blanks() -> None:
    one, other = (
        vitrall("setup", "--seed", "4", "--modules", *modules)
        for modules in (["blooms", "rivalry"], ["blooms,rivalry"])
    )
    assert (one.returncode, one.stdout) == (0, other.stdout)
