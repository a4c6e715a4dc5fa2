"""Tells whether the first line of a table of edges names its columns, and which columns have the
ends of an edge."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

FROM: Final = re.compile(r"source|src|from|start|tail|von|quelle")
TO: Final = re.compile(r"target|dst|dest|destination|to|end|head|nach|ziel")
"""What the columns of both ends of an edge are called, perhaps with a word that both have: source
and target, from_city and to_city."""
COUNTED: Final = (
    *(("1", "2"), ("0", "1"), ("a", "b"), ("x", "y"), ("u", "v"), ("i", "j")),
    *(("first", "second"), ("one", "two")),
)
"""What tells two columns of one kind from each other: city1 and city2."""
PART: Final = re.compile(r"[0-9]+|[A-ZÄÖÜ]?[^\W\d_A-ZÄÖÜ]+|[A-ZÄÖÜ]+(?![^\W\d_A-ZÄÖÜ])|[A-ZÄÖÜ]")
"""A part of a name: from, Node and Id of fromNodeId."""
WHOLE_NUMBER: Final = re.compile(r"[0-9]+")
NUMBER: Final = re.compile(r"[-+]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)")
MOST_COLUMNS: Final = 20
"""So many columns are looked at."""

Ends: TypeAlias = tuple[int, int]
"""The columns with the ends of an edge, from 0."""


class Header(NamedTuple):
    """What the first line of a table says. `is_guess` is whether it may also be an edge."""

    ends: Ends
    is_guess: bool = False


def header_of(rows: Sequence[Sequence[str]]) -> Header | None:
    """The header of a table with these rows; None if the first is an edge as the others are."""
    names, below = rows[0], rows[1:]
    named = named_ends(names)
    ends = named or (0, 1)
    nodes = [row[at] for row in below for at in ends]
    if {names[at] for at in ends} & set(nodes):
        return None
    if named:
        return None if _count_on([names[at] for at in ends], nodes) else Header(ends)
    # Words above numbers are names of columns, whatever they are.
    if any(WHOLE_NUMBER.fullmatch(name) for name in names[:2]):
        return None
    if all(WHOLE_NUMBER.fullmatch(node) for node in nodes):
        return Header(ends)
    is_guess = _has_numbers_beside(rows) or _is_written_otherwise(names[:2], nodes)
    return Header(ends, True) if is_guess else None


def named_ends(names: Sequence[str]) -> Ends | None:
    """The columns whose names say that they have the ends."""
    pairs = permutations(range(min(len(names), MOST_COLUMNS)), 2)
    return next((pair for pair in pairs if _is_pair(names[pair[0]], names[pair[1]])), None)


def seems_a_header(edges: Sequence[tuple[str, str]]) -> bool:
    """Whether the first of these edges has nodes that no other has, while each of the others has a
    node in common with another."""
    count = Counter([node for edge in edges for node in edge])
    alone = [all(count[node] == 1 for node in edge) for edge in edges]
    return len(edges) > 2 and alone[0] and not any(alone[1:])


def _is_pair(one: str, other: str) -> bool:
    """Whether two names differ in what tells both ends of an edge from each other."""
    parts, others = _parts(one), _parts(other)
    if len(parts) != len(others):
        return False
    differing = [pair for pair in zip(parts, others, strict=True) if pair[0] != pair[1]]
    if len(differing) != 1:
        return False
    (first, second) = differing[0]
    is_counted = (first, second) in COUNTED and len(parts) > 1
    return is_counted or bool(FROM.fullmatch(first) and TO.fullmatch(second))


def _parts(name: str) -> list[str]:
    return [part.lower() for part in PART.findall(name)]


def _count_on(names: Sequence[str], nodes: Sequence[str]) -> bool:
    """Whether nodes are called as the columns seem to be: node1 and node2 above node3."""
    kinds = [_kind(name) for name in names]
    return any(_kind(node) in kinds for node in nodes)


def _kind(name: str) -> list[str]:
    """The parts of a name, without what counts: node for node3 and nodeC."""
    return ["" if len(part) == 1 or part.isdigit() else part for part in _parts(name)]


def _has_numbers_beside(rows: Sequence[Sequence[str]]) -> bool:
    """Whether a further column has a word above numbers."""
    return any(
        name and not NUMBER.fullmatch(name) and all(NUMBER.fullmatch(number) for number in numbers)
        for name, *numbers in list(zip(*rows, strict=True))[2:]
    )


def _is_written_otherwise(names: Sequence[str], nodes: Sequence[str]) -> bool:
    """Whether names are in small letters, and all nodes, of which some are of several edges, begin
    with a capital letter."""
    return (
        all(len(name) > 1 and name.islower() for name in names)
        and all(node[:1].isupper() for node in nodes)
        and len(set(nodes)) < len(nodes)
    )
