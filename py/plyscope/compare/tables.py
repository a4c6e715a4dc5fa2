"""Answers from a table of positions that does not tell who moves, or how deep was searched."""

from __future__ import annotations

from collections.abc import Hashable

from plyscope.compare.calls import Tree
from plyscope.compare.outcome import NOT_COMPARED, Outcome
from plyscope.compare.remembering import looks_up
from plyscope.program.snapshot import content_of
from plyscope.recognition.evidence import Path


def side_path(tree: Tree) -> Path | None:
    """What says who moves, if it is one parameter or field."""
    side, paths = tree.reading.side, tree.reading.evidence.paths
    return next((path for path in paths if side and path.name == side.name), None)


def answered_for_another(tree: Tree) -> Outcome | None:
    """A node without replies whose position has been searched only with the other player to move,
    or with another value: a table has answered for it."""
    value, side = tree.reading.value, side_path(tree)
    if value is None or value.negates or tree.window or side is None or not looks_up(tree):
        return None
    searched: dict[Hashable, dict[Hashable, int]] = {}
    for node in range(tree.count):
        who = content_of([path.values[node] for path in (side, tree.depth) if path])
        known = searched.setdefault(tree.place(node), {})
        if tree.below[node]:
            known.setdefault(who, node)
        elif tree.ended(node) and known:
            before = known.get(who)
            if before is None and tree.depth is None:
                other = next(iter(known.values()))
                return Outcome(
                    NOT_COMPARED,
                    f"Node {node} has no replies, though its position has some at node {other},"
                    " where the other player moves: a table may not tell who moves.",
                    "Look up the position together with the player to move.",
                )
            if before is not None and tree.numbers[before] != tree.numbers[node]:
                return Outcome(
                    NOT_COMPARED,
                    f"Node {node} has no replies and another value than node {before}, which is the"
                    " same position: a table may hold something other than the value.",
                    "Look at what is kept in the table.",
                )
    return None
