"""The one browser of a process, since a second one could not start beside it; short names for all tests."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from testing.browser import browser, spare_pages
from testing.short_ids import short_id

__all__ = [
    "browser",
    "pytest_collection",
    "pytest_collection_finish",
    "pytest_configure",
    "pytest_make_parametrize_id",
    "spare_pages",
]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "lengthy: a fifth of a second or more; not in the quick part, but for mutants")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage meanwhile: what is imported stays, and looking through it took a tenth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """Exclude the collected tests from garbage collection: visiting them again and again took a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_make_parametrize_id(val: object) -> str | None:
    return short_id(val)
