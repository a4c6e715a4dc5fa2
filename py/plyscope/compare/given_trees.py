"""Searches of a tree that is given as such, nested lists or nodes with children: the moves of every
node are known."""

from __future__ import annotations

from collections.abc import Iterator

from plyscope.compare.calls import Tree
from plyscope.compare.difference import NOT_CONSIDERED, Difference
from plyscope.compare.sides import View
from plyscope.compare.windows import Windows, wrong_cut
from plyscope.recognise.move import children_in

GIVEN = "the place in "
"""How the move is told in such a tree."""


def left_out_of_tree(
    tree: Tree, view: View, windows: Windows, *, cuts: bool
) -> Iterator[Difference]:
    """Replies that were not searched; `cuts` says whether the program has a window."""
    move, state = tree.reading.move, tree.reading.state
    if move is None or len(state) != 1 or not move.name.startswith(GIVEN):
        return
    for node in range(tree.count):
        done = [move.moves[child] for child in tree.below[node]]
        if not done or None in done:
            continue
        every = range(len(children_in(state[0].values[node])))
        rest = [place for place in every if place not in done]
        found = wrong_cut(tree, view, windows, node, rest)
        if found is None:
            continue
        if cuts and (min(rest) > max(done) or max(rest) < min(done)):
            yield found
        else:
            yield Difference(
                NOT_CONSIDERED,
                node,
                f"At node {node} your search does not try reply {rest[0] + 1} of {len(every)}.",
                tree.left(node),
            )
