"""Which move leads to a call: a variable of the loop that made the call, an argument, or what is
different between two states."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from plyscope.program.snapshot import Frozen, Group, Packed, unpacked
from plyscope.recognise.evidence import MISSING, Evidence, Path
from plyscope.recognise.fits import fits_all
from plyscope.recognise.words import ALPHA, BETA, DEPTH, MOVE, SIDE, VALUE, means

MOST_CHANGED = 6
NEARLY = 0.98
MOST_NAMES = 8


@dataclass(frozen=True)
class Move:
    """The move into every node.

    Attributes:
        name: what it is read from.
        how: how that is known.
        moves: the move into each node, None where none led there.
    """

    name: str
    how: str
    moves: Sequence[Any]


def find_move(
    evidence: Evidence, state: Sequence[Path] | None, taken: Collection[Path]
) -> Move | None:
    """The move, None if it cannot be known."""
    for move in (*_of_loops(evidence, state), *_of_arguments(evidence, taken)):
        return move
    if state and len(state) == 1:
        return _of_difference(evidence, state[0])
    return None


def _of_loops(evidence: Evidence, state: Sequence[Path] | None) -> Iterator[Move]:
    """Loop variables that tell siblings apart: one alone, or two or three together."""
    callers = evidence.record.caller[: evidence.count]
    families = [family for family in evidence.families() if len(family) > 1]
    below = [node for node, parent in enumerate(evidence.parent) if parent >= 0]
    names = _loop_names(callers, below)
    names = [name for name in names if not _is_state(name, callers, evidence, state)]
    found = []
    for size in (1, 2, 3):
        found = [
            group
            for group in combinations(names, size)
            if families and _tell_apart(group, callers, families)
        ]
        if found:
            break
    found.sort(key=lambda group: -sum(_likely(name) for name in group))
    for group in found:
        moves = [_joined(callers[node], group) for node in range(evidence.count)]
        yield Move(
            ", ".join(group), f"another one for every sibling: {fits_all(len(below))}", moves
        )


def _loop_names(callers: Sequence[dict[str, Any]], below: Sequence[int]) -> list[str]:
    """The names that have a value at every call, in the order of the program."""
    names: dict[str, int] = {}
    for node in below:
        for name, value in callers[node].items():
            names[name] = names.get(name, 0) + (value is not None)
    every = len(below)
    return [name for name, count in names.items() if count >= NEARLY * every][:MOST_NAMES]


def _likely(name: str) -> int:
    if means(name, MOVE):
        return 2
    other = any(means(name, words) for words in (ALPHA, BETA, DEPTH, SIDE, VALUE))
    return -2 if other else 0


def _is_state(
    name: str,
    callers: Sequence[dict[str, Any]],
    evidence: Evidence,
    state: Sequence[Path] | None,
) -> bool:
    """Whether a loop goes through states, which are no moves: the call was given the very same."""
    sample = [node for node in range(evidence.count) if evidence.parent[node] >= 0][:50]
    for path in state or ():
        if sample and all(_is_same(callers[node].get(name), path.values[node]) for node in sample):
            return True
    return any(_holds(evidence, node, callers[node].get(name)) for node in sample)


def _holds(evidence: Evidence, node: int, value: Any) -> bool:
    """Whether a call was given an object as one of its arguments."""
    if not isinstance(value, Frozen):
        return False
    given = evidence.record.arguments[node]
    return any(isinstance(each, Frozen) and each.number == value.number for each in given)


def _is_same(one: Any, other: Any) -> bool:
    if isinstance(one, Frozen) and isinstance(other, Frozen):
        return one.number == other.number
    return one is not None and _flattened(one) == _flattened(other)


def _flattened(value: Any) -> Any:
    plain = unpacked(value)
    return tuple(_pieces(plain)) if isinstance(plain, list | tuple) else plain


def _pieces(value: Any) -> Iterator[Any]:
    if isinstance(value, list | tuple):
        for each in value:
            yield from _pieces(each)
    else:
        yield value


def _tell_apart(
    group: Sequence[str],
    callers: Sequence[dict[str, Any]],
    families: Sequence[Sequence[int]],
) -> bool:
    apart = 0
    for family in families:
        moves = [_text(_joined(callers[node], group)) for node in family]
        apart += len(set(moves)) == len(moves)
    return apart >= NEARLY * len(families)


def _joined(caller: dict[str, Any], group: Sequence[str]) -> Any:
    held = tuple(caller.get(name) for name in group)
    if all(value is None for value in held):
        return None
    return held[0] if len(held) == 1 else held


def _text(value: Any) -> str:
    return repr(unpacked(value)) if not isinstance(value, Frozen) else f"{value.number}"


def _of_arguments(evidence: Evidence, taken: Collection[Path]) -> Iterator[Move]:
    """Parameters with the name of a move that tell siblings apart."""
    families = [family for family in evidence.families() if len(family) > 1]
    for path in evidence.paths:
        if path in taken or not path.given or not means(path.name, MOVE) or not families:
            continue
        apart = 0
        for family in families:
            held = [_text(path.values[node]) for node in family]
            apart += len(set(held)) == len(held)
        if apart >= NEARLY * len(families):
            known = [None if value is MISSING else value for value in path.values]
            yield Move(path.name, f"another one for every sibling: {fits_all(len(known))}", known)


def _of_difference(evidence: Evidence, state: Path) -> Move | None:
    """The cells in which a state differs from the one before, if they are few everywhere."""
    cells = [_cells(value) for value in state.values]
    moves: list[Any] = [None] * evidence.count
    known = 0
    edges = list(evidence.edges)
    for parent, node in edges:
        before, after = cells[parent], cells[node]
        if before is None or after is None:
            continue
        changed = [
            key
            for key in dict.fromkeys((*before, *after))
            if before.get(key, MISSING) != after.get(key, MISSING)
        ]
        if 0 < len(changed) <= MOST_CHANGED:
            moves[node] = changed[0] if len(changed) == 1 else tuple(changed)
            known += 1
    if not edges or known < NEARLY * len(edges):
        return None
    return Move("the difference between two states", fits_all(known), moves)


def _cells(value: Any, before: tuple[Any, ...] = ()) -> dict[Any, Any] | None:
    """The pieces of a state by their places; None if it has none."""
    plain = unpacked(value)
    if isinstance(plain, Frozen):
        parts: Any = plain.fields.items()
    elif isinstance(plain, dict):
        parts = plain.items()
    elif (isinstance(plain, str) and not before) or isinstance(plain, list | tuple):
        parts = enumerate(plain)
    else:
        return None
    cells: dict[Any, Any] = {}
    for key, part in parts:
        place = (*before, key)
        deeper = (
            _cells(part, place) if isinstance(part, list | tuple | dict | Packed | Group) else None
        )
        if deeper is None:
            cells[place[0] if len(place) == 1 else place] = part
        else:
            cells.update(deeper)
    return cells
