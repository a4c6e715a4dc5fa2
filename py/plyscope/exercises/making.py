"""Finds a tree that has everything that is wished, or says in a sentence why there is none.

A tree is begun at random; then single leaves are changed, as long as that takes it no further from
the wishes. After some changes another tree is begun.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from plyscope.exercises.draw import Draw
from plyscope.exercises.facts import Facts
from plyscope.exercises.tree import Tree, tree_of
from plyscope.exercises.wishes import MOST_LEAVES, Wishes
from plyscope.game import MIN, BadInput

ROUNDS: Final = 40
"""How often a tree is begun anew."""
CHANGES: Final = 30
"""How many changes are tried on each."""

Grown: TypeAlias = "int | list[Grown]"
"""A leaf's number, or the children of a node."""
Seconds: TypeAlias = Callable[[Facts], float]
"""How long an exercise takes by hand; each type estimates this in its own way."""
Demand: TypeAlias = Callable[[Tree], bool]
"""What a type needs of the tree besides the wishes."""


@dataclass(frozen=True)
class Sought:
    """What a tree must have: the wishes, and what its type needs.

    Attributes:
        needs: a demand of the type, asked last since it may take long; `needed` says it in words.
    """

    wishes: Wishes
    seconds: Seconds
    needs: Demand = lambda tree: True
    needed: str = "what this type of exercise needs"

    def missing(self, tree: Tree) -> list[tuple[str, float]]:
        """What the tree does not have, in words, each with how far it is from having it."""
        missing = list(self._missing(tree, self.wishes))
        if not missing and not self.needs(tree):
            missing.append((self.needed, 1))
        return missing

    def _missing(self, tree: Tree, wishes: Wishes) -> Iterator[tuple[str, float]]:
        facts = Facts(tree, strict=wishes.rule == ">")
        fewest, most = wishes.cuts
        if facts.cuts < fewest:
            yield f"{fewest} or more cuts", fewest - facts.cuts
        if facts.cuts > most:
            yield f"{most} or fewer cuts", facts.cuts - most
        if wishes.deep and not facts.deep:
            yield "a deep cut", 1
        if wishes.no_ties and facts.ties:
            yield "no ties", 1
        if wishes.same_cuts and not facts.same_cuts:
            yield "the same cuts under ≥ and >", 1
        if wishes.minutes is not None and self.seconds(facts) > 60 * wishes.minutes:
            yield f"at most {wishes.minutes:g} minutes of work by hand", 1


def made_position(sought: Sought, draw: Draw) -> str:
    """The text of a tree that has all that. Raises `BadInput` (field "wishes") if none is found."""
    nearest: list[tuple[str, float]] = []
    for _ in range(ROUNDS):
        grown = _grown(sought.wishes, sought.wishes.depth, draw)
        leaves = _leaves(grown)
        if len(leaves) > MOST_LEAVES:
            nearest = nearest or [(f"at most {MOST_LEAVES} leaves", 1)]
            continue
        missing = sought.missing(_tree(grown, sought.wishes))
        for _ in range(CHANGES):
            if not missing:
                return _written(grown, sought.wishes)
            group, index = draw.one_of(leaves)
            before, group[index] = group[index], draw.whole(*sought.wishes.numbers)
            changed = sought.missing(_tree(grown, sought.wishes))
            if _far(changed) <= _far(missing):
                missing = changed
            else:
                group[index] = before
        if not missing:
            return _written(grown, sought.wishes)
        if not nearest or _far(missing) < _far(nearest):
            nearest = missing
    raise BadInput(
        f"No such tree was found: the nearest one of {ROUNDS * CHANGES:,} still lacked "
        f"{nearest[0][0]}. Wish for less, or take another seed.",
        field="wishes",
    )


def _far(missing: list[tuple[str, float]]) -> float:
    return sum(far for _, far in missing)


def _grown(wishes: Wishes, depth: int, draw: Draw) -> list[Grown]:
    moves = range(draw.whole(*wishes.branching))
    if depth == 1:
        return [draw.whole(*wishes.numbers) for _ in moves]
    return [_grown(wishes, depth - 1, draw) for _ in moves]


def _leaves(group: list[Grown]) -> list[tuple[list[Grown], int]]:
    """Where each leaf stands: in which group, and at which place in it."""
    found: list[tuple[list[Grown], int]] = []
    for index, child in enumerate(group):
        found.extend(_leaves(child) if isinstance(child, list) else [(group, index)])
    return found


def _tree(grown: Grown, wishes: Wishes) -> Tree:
    return tree_of.__wrapped__(_written(grown, wishes))


def _written(grown: Grown, wishes: Wishes) -> str:
    return ("min " if wishes.root == MIN else "") + _text(grown)


def _text(grown: Grown) -> str:
    return f"[{' '.join(map(_text, grown))}]" if isinstance(grown, list) else str(grown)
