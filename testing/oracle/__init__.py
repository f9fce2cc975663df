"""A second, slow and simple implementation of all the rules, compared with the engine at every decision.

It shares nothing with the engine but the texts of the moves, and takes nothing from the project but the names of the
cards and what is printed on the patterns. A window is a dictionary from (row, column) to (colour, value); a game is a
script that asks and is answered, in the order of the rule book:

    agreed.py    what is settled beforehand, and the editions (E)
    decks.py     which cards there are
    oracle_table.py  the things on the table
    asking.py    how the script asks players and chance
    setup.py     dealing and choosing (S, X, G1, G2, G8, G10)
    placing.py   where a die may lie (P, G4, G5)
    turns.py     rounds, turns, drafting (T, O3, O5, X4)
    paying.py    what a tool costs (U1, O4, O7)
    tools.py     each tool card (U, X7, G18)
    goals.py     public and private objectives of the base game, marked spaces (C1, C2, X2)
    glory.py     grey objectives, pioneers, blooms, rivalries (G)
    scoring.py   totals, ties, the solo target (C, E1 to E3, O6)
    oracle.py    the whole, asked from outside

The comparison: `engine_side.py` reads the engine in the oracle's words, `plan.py` says which games are played and
`steering.py` how, `compare.py` plays them twice. `python -m testing.oracle` is the shortest run,
`python3 dev.py campaign oracle` the longest.
"""
