"""A stand-in for Starlette: the names that the server's modules import from it."""
