"""A tree with chance nodes in exact fractions: no rounding decides about a cut.

A third and a tenth are no binary numbers. With floats, an average that is exactly α may come out a
little greater, and a branch that is surely cut would be looked at.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from plyscope.exercises.tree import Tree
from plyscope.game import Wrapper
from plyscope.games.tree.rules import GameTree, Path


class Exact(Wrapper):
    """The game of a tree with its numbers as they were typed, and with these known bounds, which
    may be further out than its least and its greatest leaf."""

    def __init__(self, tree: Tree, game: GameTree, bounds: tuple[float, float]) -> None:
        """`game` is that of `tree`, or the same with MAX and MIN exchanged."""
        self.tree = tree
        self.game = game
        self.bounds = tuple(map(Fraction, bounds))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def utility(self, state: Path) -> Fraction:
        """The number at the leaf."""
        return exact(self.tree.typed(state).number)

    def outcomes(self, state: Path) -> list[tuple[int, Fraction]]:
        """The indexes of the children with their probabilities, left to right."""
        children = self.tree.typed(state).children
        return [(index, exact(child.odds)) for index, child in enumerate(children)]


def exact(typed: str) -> Fraction:
    """The number of a tree's text, such as "-3", "0.1" or "1/3"."""
    above, _, below = typed.partition("/")
    return Fraction(above) / Fraction(below or 1)
