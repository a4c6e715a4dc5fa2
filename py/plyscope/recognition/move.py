"""Which move leads to a call: a variable of the loop that made the call, an argument, or what is
different between two states."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from plyscope.program.snapshot import Frozen, Group, Large, Packed, unpacked
from plyscope.recognition.evidence import MISSING, Evidence, Path, is_whole
from plyscope.recognition.fits import fits_all
from plyscope.recognition.loops import joined, names_of_loops, text_of
from plyscope.recognition.words import MOVE, means

MOST_CHANGED = 6
MOST_LETTERS = 2
"""A text of which more is changed is another word, and no board."""
NEARLY = 0.98
MOSTLY = 0.6


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
    for move in (*_of_loops(evidence, state or ()), *_of_arguments(evidence, taken)):
        return move
    if state and len(state) == 1:
        return _of_place(evidence, state[0]) or _of_difference(evidence, state[0])
    return None


def _of_place(evidence: Evidence, state: Path) -> Move | None:
    """In a tree that is given as such, the move is the place of a node among those beside it."""
    places = place_in(evidence, state)
    if places is None:
        return None
    known = sum(place is not None for place in places)
    return Move(f"the place in {state.name}", fits_all(known), places)


def place_in(evidence: Evidence, state: Path) -> Sequence[int | None] | None:
    """The place of each node among those below its parent, if the tree is given as such: a node
    has the nodes below it as its elements."""
    places: list[int | None] = [None] * evidence.count
    known = edges = 0
    for parent, family in enumerate(evidence.below):
        below = children_in(state.values[parent])
        place = -1
        for node in family:
            edges += 1
            place = _place(state.values[node], below, place + 1)
            if place < 0:
                break
            places[node] = place
            known += 1
    return places if edges and known >= NEARLY * edges else None


def children_in(value: Any) -> list[Any]:
    """What a node of a given tree has below it: its elements, or those of a part of it."""
    if type(value) is Frozen:
        lists = [part for part in value.fields.values() if type(part) is Group]
        return list(lists[0].items) if lists else []
    plain = unpacked(value)
    if not isinstance(plain, list | tuple):
        return []
    inner = [part for part in plain if isinstance(part, list | tuple)]
    if isinstance(plain, tuple) and len(inner) == 1 and len(plain) > 1:
        return list(inner[0])  # as ("max", (3, 12, 8))
    return list(plain)


def _place(value: Any, below: Sequence[Any], first: int) -> int:
    wanted = value.number if type(value) is Frozen else unpacked(value)
    for at in range(first, len(below)):
        held = below[at]
        found = held.number if type(held) is Frozen else held
        if type(found) is type(wanted) and found == wanted:
            return at
    return -1


def _of_loops(evidence: Evidence, state: Sequence[Path]) -> Iterator[Move]:
    found = names_of_loops(evidence, state)
    if found is None:
        return
    lines = evidence.record.line
    moves = [
        values[0]
        if len(names) == 1 and found.get(line) == names
        else _of_call(names, values, found.get(line, ()))
        for (names, values), line in zip(evidence.around, lines, strict=False)
    ]
    inner = {lines[node] for _, node in evidence.edges} or found.keys()
    names = dict.fromkeys(", ".join(found[line]) for line in found if line in inner and found[line])
    known = len(moves) - sum([move is None for move in moves])
    how = f"another one for every sibling: {fits_all(known)}"
    yield Move(" / ".join(names), how, moves)


def _of_call(known: Sequence[str], values: Sequence[Any], names: Sequence[str]) -> Any:
    """What some of the names of the loops around a call hold."""
    # Where a name is used twice, the innermost counts.
    return joined(dict(zip(known[::-1], values[::-1], strict=True)), names) if names else None


def _of_arguments(evidence: Evidence, taken: Collection[Path]) -> Iterator[Move]:
    """Parameters with the name of a move, and fields of a state, that tell siblings apart."""
    families = [family for family in evidence.families() if len(family) > 1]
    for path in evidence.paths:
        if (
            path in taken
            or not (path.given or path.part)
            or not means(path.last, MOVE)
            or not families
        ):
            continue
        apart = 0
        for family in families:
            held = [text_of(path.values[node]) for node in family]
            apart += len(set(held)) == len(held)
        if apart >= NEARLY * len(families):
            known = [None if value is MISSING else value for value in path.values]
            yield Move(path.name, f"another one for every sibling: {fits_all(len(known))}", known)


def _of_difference(evidence: Evidence, state: Path) -> Move | None:
    """The cells in which a state differs from the one before, if they are few everywhere."""
    if _is_linked(state):
        return None
    cells = [pieces_of(value) for value in state.values]
    most = MOST_LETTERS if state.kinds == {str} else MOST_CHANGED
    moves: list[Any] = [None] * evidence.count
    known = 0
    edges = list(evidence.edges)
    for parent, node in edges:
        if is_whole(state.values[parent]) and is_whole(state.values[node]):
            moves[node] = state.values[node] - state.values[parent]
            known += 1
        before, after = cells[parent], cells[node]
        if before is None or after is None:
            continue
        changed = [
            key
            for key in dict.fromkeys((*before, *after))
            if before.get(key, MISSING) != after.get(key, MISSING)
        ]
        if 0 < len(changed) <= most:
            moves[node] = changed[0] if len(changed) == 1 else tuple(changed)
            known += 1
    if not edges or known < NEARLY * len(edges):
        return None
    if not _differ(evidence, moves):
        # The same fields change with every move; what they become tells moves apart.
        moves = _of_fields(evidence, cells)
        if not _differ(evidence, moves):
            return None
    return Move("the difference between two states", fits_all(known), moves)


def _differ(evidence: Evidence, moves: Sequence[Any]) -> bool:
    """Whether siblings have different moves."""
    families = [family for family in evidence.below if len(family) > 1]
    apart = sum(
        len({text_of(moves[node]) for node in family}) == len(family) for family in families
    )
    return apart >= MOSTLY * len(families)


def _of_fields(evidence: Evidence, cells: Sequence[dict[Any, Any] | None]) -> list[Any]:
    """For each node how the fields have changed in which its siblings differ: numbers by how much,
    others what they have become."""
    moves: list[Any] = [None] * evidence.count
    for parent, family in enumerate(evidence.below):
        before = cells[parent]
        states = [held for node in family if (held := cells[node]) is not None]
        if before is None or len(states) < len(family):
            continue
        differing = [
            key for key in before if len({text_of(state.get(key, MISSING)) for state in states}) > 1
        ]
        for node, state in zip(family, states, strict=True):
            changes = [_change(before[key], state.get(key)) for key in differing]
            if changes:
                moves[node] = changes[0] if len(changes) == 1 else tuple(changes)
    return moves


def _change(before: Any, after: Any) -> Any:
    return after - before if is_whole(before) and is_whole(after) else after


def _is_linked(state: Path) -> bool:
    """Whether a state is an object that leads to others: what differs says little."""
    return any(
        type(part) in (Group, Large, Frozen)
        for value in state.values[:20]
        if type(value) is Frozen
        for part in value.fields.values()
    )


def pieces_of(value: Any, before: tuple[Any, ...] = ()) -> dict[Any, Any] | None:
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
            pieces_of(part, place)
            if isinstance(part, list | tuple | dict | Packed | Group)
            else None
        )
        if deeper is None:
            cells[place[0] if len(place) == 1 else place] = part
        else:
            cells.update(deeper)
    return cells
