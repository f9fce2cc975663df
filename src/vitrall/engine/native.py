"""Integer and vector types for the compiled and the plain engine.

The type checker and the compiler see machine integers and native vectors here; plain Python sees `int` and `list`.
This file is never compiled itself: the choice below must happen at run time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int
    u8 = int

    class vec(list):
        """A list. Native vectors can reserve room for a number of items; a list grows by itself."""

        def __new__(cls, items=(), *, capacity=0):
            return list(items)

    def mypyc_attr(**facts):
        """A hint for the compiler about a class; does nothing in plain Python."""
        return lambda cls: cls

    def append(items, item):
        """Return the vector with the item at its end; afterwards use only the result, never the argument."""
        items.append(item)
        return items

    def remove(items, item):
        """Return the vector without the first such item; afterwards use only the result, never the argument."""
        items.remove(item)
        return items
