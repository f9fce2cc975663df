"""Campaigns measure the server with the engine that they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench._served import engine, environment


def test_the_server_of_a_campaign_has_the_engine_that_was_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VITRALL_NATIVE", str(tmp_path))
    assert environment() == {"PYTHONPATH": str(tmp_path)}
    monkeypatch.delenv("VITRALL_NATIVE")
    assert Path(environment()["PYTHONPATH"], "vitrall", "kind.py").is_file()


@pytest.mark.slow
def test_which_engine_it_is_is_asked_and_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that was made where the compiler failed holds a plain engine, whatever it was made for."""
    monkeypatch.delenv("VITRALL_NATIVE", raising=False)
    monkeypatch.setenv("VITRALL_NATIVE", environment()["PYTHONPATH"])
    assert engine() == "plain"
