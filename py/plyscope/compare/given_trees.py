"""Searches of a tree that is given as such, nested lists or nodes with children: the moves of every
node are known. And the moves that lead to a node of any search."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from plyscope.compare.calls import Tree
from plyscope.compare.difference import NOT_CONSIDERED, Difference
from plyscope.compare.sides import View
from plyscope.compare.tictactoe_boards import Marks
from plyscope.compare.windows import Windows, are_moves, wrong_cut
from plyscope.recognition.move import children_in


def is_given(tree: Tree) -> bool:
    """Whether every state is one of those in the state above it."""
    return bool(tree.places)


def searched(tree: Tree, node: int) -> list[int]:
    """The replies that were searched, by their places; none if one of them has no place."""
    places = [tree.places[child] for child in tree.below[node]]
    return [] if None in places else places


def replies(tree: Tree, node: int) -> int:
    """How many replies a node has."""
    (state,) = tree.state
    return len(children_in(state.values[node]))


def is_whole(tree: Tree, node: int) -> bool:
    """Whether every reply was searched once."""
    return sorted(searched(tree, node)) == list(range(replies(tree, node)))


def left_out_of_tree(tree: Tree, view: View, windows: Windows) -> Iterator[Difference]:
    """Replies that were not searched: cut off, if they all come after those that were."""
    steps = [
        other - one for node in range(tree.count) for one, other in pairwise(searched(tree, node))
    ]
    backwards = sum(step < 0 for step in steps) > len(steps) / 2
    for node in range(tree.count):
        rest = _rest(tree, node)
        found = wrong_cut(tree, view, windows, node, rest)
        if found is None:
            continue
        done = searched(tree, node)
        after = max(rest) < min(done) if backwards else min(rest) > max(done)
        if tree.window and after:
            yield found
        else:
            yield _not_tried(tree, node, rest[0])


def not_tried(tree: Tree) -> Iterator[Difference]:
    """Replies that were not searched, where no cut may be made."""
    for node in range(tree.count):
        rest = _rest(tree, node)
        if rest and tree.ended(node):
            yield _not_tried(tree, node, rest[0])


def _rest(tree: Tree, node: int) -> list[int]:
    """The replies that were not searched, by their places; none if it is not known which were."""
    done = searched(tree, node)
    return [place for place in range(replies(tree, node)) if place not in done] if done else []


def _not_tried(tree: Tree, node: int, place: int) -> Difference:
    every = replies(tree, node)
    sentence = f"At node {node} your search does not try reply {place + 1} of {every}."
    return Difference(NOT_CONSIDERED, node, sentence, tree.left(node))


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
