"""How well a path fits a role: shares of edges and of siblings for which something holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from plyscope.program.snapshot import ATOMS, Frozen, Packed
from plyscope.recognition.evidence import ENOUGH_PAIRS, Evidence, Path

UNLIKE_OBJECTS: Final = ATOMS | {list, Packed}
"""Types whose equal values are the same."""


def share(pairs: Sequence[tuple[int, int]], holds: Callable[[int, int], bool]) -> float:
    """The share of the first pairs for which `holds`; 0 if there are none."""
    holding = [holds(one, other) for one, other in pairs[:ENOUGH_PAIRS]]
    return sum(holding) / len(holding) if holding else 0.0


def differs(values: Sequence[Any], one: int, other: int) -> bool:
    """Whether two calls have different values; two objects differ also by which they are."""
    first, second = values[one], values[other]
    if type(first) is Frozen and type(second) is Frozen and first.number != second.number:
        return True
    return bool(type(first) is not type(second) or first != second)


def differing(path: Path, pairs: Sequence[tuple[int, int]]) -> int:
    """In how many pairs the calls have different values."""
    values = path.values
    if len(path.kinds) == 1 and path.kinds <= UNLIKE_OBJECTS:
        return sum([values[one] != values[other] for one, other in pairs])
    return sum([differs(values, one, other) for one, other in pairs])


def changes(evidence: Evidence, path: Path) -> float:
    """For what share of the calls the value is another than at the parent's."""
    return _share_of(evidence, "changes", path, evidence.edges[:ENOUGH_PAIRS])


def varies(evidence: Evidence, path: Path) -> float:
    """For what share of neighbouring siblings the values differ."""
    return _share_of(evidence, "varies", path, evidence.siblings)


def _share_of(evidence: Evidence, what: str, path: Path, pairs: Sequence[tuple[int, int]]) -> float:
    key = (what, path.name)
    if key not in evidence.shares:
        differ = differing(path, pairs)
        evidence.shares[key] = differ / len(pairs) if pairs else 0.0
    return evidence.shares[key]


def present(path: Path) -> Sequence[Any]:
    return path.present


def fits_all(count: int) -> str:
    return f"fits all {count} nodes"


NAMED = "read from the name"
