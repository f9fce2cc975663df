"""Windows of a real table, described in a small file or answer by answer."""
