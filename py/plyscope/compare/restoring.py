"""Whether a state that is changed in place is as it was when the next move is made, in any game:
known from the states alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.difference import NOT_RESTORED, Difference, entered
from plyscope.recognise.evidence import MISSING
from plyscope.recognise.move import pieces_of

FIRST_SEEN = 3


def not_restored(tree: Tree) -> Iterator[Difference]:
    """Calls whose state still has what a move before them has changed. Before that, every move
    must change equally many pieces, so that a piece too many is one that was left."""
    state = tree.state
    if len(state) != 1 or not any(len(family) > 1 for family in tree.below):
        return
    pieces = [pieces_of(value) for value in state[0].values]
    first = [
        len(changed)
        for family in tree.below
        if family and (changed := _changed(pieces, tree.parent[family[0]], family[0])) is not None
    ]
    usual, count = Counter(first).most_common(1)[0] if first else (0, 0)
    if usual < 1 or count < len(first) or count < FIRST_SEEN:
        return
    for family in tree.below:
        for earlier, node in pairwise(family):
            parent = tree.parent[node]
            one, other = _changed(pieces, parent, earlier), _changed(pieces, parent, node)
            if one is None or other is None or len(one) != usual or len(other) <= usual:
                continue
            if all(other.get(place, MISSING) == value for place, value in one.items()):
                yield Difference(
                    NOT_RESTORED,
                    node,
                    f"At node {node} the state still has the change that led to node {earlier}: the"
                    " move was not taken back.",
                    entered(node),
                )
                return


def _changed(
    pieces: Sequence[Mapping[Any, Any] | None], parent: int, node: int
) -> dict[Any, Any] | None:
    """The pieces that are others at `node` than at `parent`."""
    before, after = pieces[parent], pieces[node]
    if before is None or after is None or set(before) != set(after):
        return None
    return {place: value for place, value in after.items() if before[place] != value}
