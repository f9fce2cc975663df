"""Servers to test against, and those who play there."""
