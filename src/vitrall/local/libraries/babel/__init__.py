"""A stand-in for Babel: the browser knows how dates are written."""
