"""How to get from the root to a node."""

from __future__ import annotations

from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.tictactoe_boards import Marks
from plyscope.compare.windows import are_moves


def path_to(tree: Tree, marks: Marks | None, node: int) -> list[Any]:
    """The moves from the root to `node`. Before the root's own there is one more if a call outside
    the search has made it."""
    found: list[Any] = []
    while node >= 0:
        move = _move(tree, marks, node)
        if move is not None:
            found.append(move)
        node = tree.parent[node]
    return found[::-1]


def _move(tree: Tree, marks: Marks | None, node: int) -> Any:
    """The move into a node; None for a root that no known move led to."""
    known = tree.reading.move
    if known and known.moves[node] is not None:
        return known.moves[node]
    parent = tree.parent[node]
    if parent < 0:
        family = next(family for family in tree.roots if node in family)
        return family.index(node) if are_moves(tree, family) else None
    cells = marks.placed(parent, node) if marks else []
    return cells[0] if len(cells) == 1 else tree.reading.evidence.below[parent].index(node)
