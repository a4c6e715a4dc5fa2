"""Random trees by wish: so many children, so deep, and so many cuts of alpha-beta."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final, TypeAlias

RandomNode: TypeAlias = "int | list[RandomNode]"
"""A leaf's number, or the children of a node."""

ROUNDS: Final = 12
"""How often a tree is begun anew."""
CHANGES: Final = 120
"""How many changes are tried on each."""
MOST_LEAVES: Final = 400


@dataclass(frozen=True)
class Wish:
    """What the tree should be like.

    Attributes:
        branching: the fewest and the most children of a node.
        leaves: the least and the greatest number at a leaf.
        cuts: how many cuts alpha-beta should make; infinite for as many as possible, None if it
            does not matter.
    """

    branching: tuple[int, int]
    depth: int
    leaves: tuple[int, int]
    cuts: float | None


def random_tree(wish: Wish, random: Random) -> tuple[RandomNode, int] | None:
    """A tree with the wished number of cuts and that number, or else the nearest that was found.

    None if the trees are too large: MOST_LEAVES is more than enough to look at.
    """
    if wish.branching[0] ** wish.depth > MOST_LEAVES:
        return None
    best: tuple[RandomNode, int] | None = None
    for _ in range(ROUNDS):
        tree = _grown(wish, wish.depth, random)
        if count_leaves(tree) > MOST_LEAVES:
            continue
        found = _improved(tree, wish, random)
        if best is None or _miss(found[1], wish) < _miss(best[1], wish):
            best = found
        if _miss(best[1], wish) == 0:
            break
    return best


def alphabeta_cuts(tree: RandomNode) -> int:
    """At how many nodes alpha-beta skips children, if MAX moves first."""
    cuts = 0

    def value(node: RandomNode, alpha: float, beta: float, maximising: bool) -> float:
        nonlocal cuts
        if isinstance(node, int):
            return node
        best = -inf if maximising else inf
        for index, child in enumerate(node):
            below = value(child, alpha, beta, not maximising)
            best = max(best, below) if maximising else min(best, below)
            if best >= beta if maximising else best <= alpha:
                cuts += index + 1 < len(node)
                break
            alpha, beta = (max(alpha, best), beta) if maximising else (alpha, min(beta, best))
        return best

    value(tree, -inf, inf, True)
    return cuts


def count_leaves(tree: RandomNode) -> int:
    """How many leaves a tree has."""
    return 1 if isinstance(tree, int) else sum(map(count_leaves, tree))


def write(tree: RandomNode) -> str:
    """The text of a tree."""
    return str(tree) if isinstance(tree, int) else f"[{' '.join(map(write, tree))}]"


def _grown(wish: Wish, depth: int, random: Random) -> RandomNode:
    if depth == 0:
        return random.randint(*wish.leaves)
    return [_grown(wish, depth - 1, random) for _ in range(random.randint(*wish.branching))]


def _improved(tree: RandomNode, wish: Wish, random: Random) -> tuple[RandomNode, int]:
    """The tree after changes of single leaves, none of which takes it further from the wish."""
    cuts = alphabeta_cuts(tree)
    parents = list(_parents_of_leaves(tree))
    for _ in range(CHANGES if wish.depth else 0):
        if _miss(cuts, wish) == 0:
            break
        group = random.choice(parents)
        index = random.randrange(len(group))
        before = group[index]
        group[index] = random.randint(*wish.leaves)
        changed = alphabeta_cuts(tree)
        if _miss(changed, wish) <= _miss(cuts, wish):
            cuts = changed
        else:
            group[index] = before
    return tree, cuts


def _parents_of_leaves(tree: RandomNode) -> Sequence[list[RandomNode]]:
    if isinstance(tree, int):
        return []
    if any(isinstance(child, int) for child in tree):
        return [tree]
    return [group for child in tree for group in _parents_of_leaves(child)]


def _miss(cuts: int, wish: Wish) -> float:
    """How far a number of cuts is from the wish."""
    if wish.cuts is None:
        return 0
    return -cuts if wish.cuts == inf else abs(cuts - wish.cuts)
