"""The server's tables in one thread and without a network: what a browser runs to play without a server.

The code of the tables is that of `vitrall.server`. This package adds a storage on the device, bots in the same thread,
and small stand-ins for the libraries that a browser's Python does not have.
"""
