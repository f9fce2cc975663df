"""A stand-in for Fluent: the page's own library formats the messages, with the browser's rules for plurals."""
