"""Attacks on a running server, each file named after what it tries. All of them must fail."""
