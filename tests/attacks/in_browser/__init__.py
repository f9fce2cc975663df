"""Attacks that need a real browser."""
