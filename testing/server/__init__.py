"""Servers to test against, and clients that play there."""
