"""Whether things are still the same ones. Equal ones are not enough: a program may have put there
what says that it is equal to everything."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import is_not
from typing import Any, Final

from plyscope.isolation.builtins_kept import keep_builtins

keep_builtins(globals())

PLAIN: Final = frozenset({str, int, float, complex, bytes, bool, type(None)})
"""What may be another one, if it is equal."""


def are_the_same(now: Iterable[Any], before: Iterable[Any]) -> bool:
    """Whether things are identical to others, or equal and plain, each to each."""
    these, those = [*now], [*before]
    if len(these) != len(those):
        return False
    changed = map(is_not, these, those)
    return all(
        type(this) in PLAIN and type(that) in PLAIN and this == that
        for this, that in compress(zip(these, those, strict=True), changed)
    )
