"""A window of a real table, as its owner describes it: in a small file, or answer by answer."""
