"""Tools that tests and benches share: tables to play at, random games, servers, a browser, the second rules.

Nothing here is a test. Test folders do not import one another, and benches and tests do not either: what two of them
need is here (`tests/house/test_shared_tools.py`).
"""
