"""How well a path fits a role: shares of edges and of siblings for which something holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Final

from plyscope.program.snapshot import Frozen
from plyscope.recognise.evidence import MISSING, Evidence, Path

ENOUGH_PAIRS: Final = 4_000
"""Of more pairs, a share would hardly be another one."""


def share(pairs: Iterable[tuple[int, int]], holds: Callable[[int, int], bool]) -> float:
    """The share of the first pairs for which `holds`; 0 if there are none."""
    told = [holds(one, other) for one, other in islice(pairs, ENOUGH_PAIRS)]
    return sum(told) / len(told) if told else 0.0


def differs(values: Sequence[Any], one: int, other: int) -> bool:
    """Whether two calls have different values; two objects differ also by which they are."""
    first, second = values[one], values[other]
    if type(first) is Frozen and type(second) is Frozen and first.number != second.number:
        return True
    return bool(type(first) is not type(second) or first != second)


def changes(evidence: Evidence, path: Path) -> float:
    """For what share of the calls the value is another than at the parent's."""
    return share(evidence.edges, lambda one, other: differs(path.values, one, other))


def varies(evidence: Evidence, path: Path) -> float:
    """For what share of neighbouring siblings the values differ."""
    return share(evidence.siblings, lambda one, other: differs(path.values, one, other))


def present(path: Path) -> list[Any]:
    return [value for value in path.values if value is not MISSING]


def fits_all(count: int) -> str:
    return f"fits all {count} nodes"


NAMED = "read from the name"
