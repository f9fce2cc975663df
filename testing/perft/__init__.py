"""Tables of exact numbers, each found twice: by the engine and by the plain rules of `testing/oracle`.

lines.py       the format of the tables of `tests/golden/perft`
engine.py      the answers of the engine
plain.py       the answers of the oracle
filling.py     full windows, counted from the drawn pattern alone
knowing.py     what a seat cannot know, told by name
questions.py   which positions are asked about
"""
