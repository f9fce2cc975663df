"""The mutants of the mutation campaign: each is another program, and the same every time."""

from __future__ import annotations

import ast

from bench._mutants import mutants, mutated
from bench.campaign_mutation import of_module, sampled

SOURCE = '''
LABEL = 3

def price(tokens: int) -> int:
    """One while there is none."""
    if tokens > 0 and tokens < 9:
        tokens += 2
    return 2 if not tokens else 1
'''


def test_signs_numbers_and_statements_are_changed_one_at_a_time() -> None:
    told = [f"{mutant.before} → {mutant.after}" for mutant in mutants("price.py", SOURCE)]
    assert "tokens > 0 → tokens >= 0" in told
    assert "tokens > 0 and tokens < 9 → tokens > 0 or tokens < 9" in told
    assert "tokens += 2 → tokens -= 2" in told
    assert "tokens += 2 → (left out)" in told
    assert "not tokens → tokens" in told
    assert "1 → 2" in told
    assert not any("LABEL" in each or "none" in each for each in told)


def test_every_mutant_is_another_program_that_can_be_read() -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    changed = [mutated(SOURCE, mutant.number) for mutant in mutants("price.py", SOURCE)]
    assert plain not in changed
    assert len(set(changed)) == len(changed)
    for text in changed:
        compile(text, "price.py", "exec")


def test_a_longer_sample_begins_with_the_shorter_one() -> None:
    assert sampled(20)[:10] == sampled(10)
    assert len(of_module("window")) > 100
