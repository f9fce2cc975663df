"""Matches between bots with the same cards and rotating seats, and the confidence of the results."""
