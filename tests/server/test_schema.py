"""The lobby as its own `/openapi.json` describes it, asked with whatever that allows and more: no fault, no trace."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from testing.server.client import two_seats
from testing.server.process import Serving

EXAMPLES = 12  # of each way to ask


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_nothing_that_the_schema_allows_breaks_the_server(server: Serving) -> None:
    import schemathesis  # part of the extra dev; loading it takes a second that the quick tests would wait for

    ana, bo = two_seats(server.address)
    api = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    operations: Any = api.get_all_operations()  # a kind of result that is not among the library's public types
    asked = [each.ok() for each in operations]
    labels = {operation.label for operation in asked}
    assert {"POST /api/tables", "GET /api/tables/{id}/replay", "GET /api/choices", "POST /api/referee"} <= labels
    count = 0
    for operation in asked:
        for mode in schemathesis.GenerationMode:
            cases = operation.as_strategy(generation_mode=mode)
            with suppress(Unsatisfiable):  # what has no parameters cannot be asked in a wrong way
                count += _pester(operation, cases, ana.table, (ana.secret, bo.secret))
    assert count > 10 * len(asked)


def _pester(operation: Any, cases: Any, table: str, secrets: tuple[str, ...]) -> int:
    """Some requests of one kind, half of them for a table that is there; how many."""
    count = 0
    quiet = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

    @given(cases)
    @settings(max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=quiet)
    def ask(case: Any) -> None:
        nonlocal count
        for known in (False, True):
            if known and "id" not in (case.path_parameters or {}):
                continue
            if known:
                case.path_parameters["id"] = table
            if known and case.method == "DELETE":
                continue
            answer = case.call(timeout=30)
            count += 1
            assert answer.status_code < 500, (operation.label, answer.status_code, answer.text[:300])
            assert "Traceback" not in answer.text
            assert not any(secret in answer.text for secret in secrets)

    ask()
    return count
