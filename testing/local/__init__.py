"""Tools for the tests of `vitrall.local`."""
