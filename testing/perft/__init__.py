"""Tables of exact numbers, each found twice: by the engine and by the plain rules of `testing/oracle`.

lines.py           the format of the tables of `tests/golden/perft`
engine_answers.py  the answers of the engine
oracle_answers.py  the answers of the oracle, with `plain.py`, which plays moves on its table
filling.py         full windows, counted from the drawn pattern alone
knowing.py         counts the worlds that a seat cannot tell apart
sampled_lines.py   which positions are asked about, from the games of `setups.py`
"""
