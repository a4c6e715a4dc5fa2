"""A search on the tree of an exercise, run under watch: what it entered, found and left out.

What is right is decided by the searches of `plyscope.search`, as they stand there. What a student
with a misconception would do is decided in the same way, by a search that makes the mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import inf, isnan
from typing import Any, Final, TypeAlias

from plyscope.exercises.form import Convention
from plyscope.exercises.reading import plain
from plyscope.exercises.tree import Tree, tree_of
from plyscope.game import Wrapper
from plyscope.games.tree.rules import GameTree, Path
from plyscope.input.checks import LARGEST_NUMBER
from plyscope.search.alphabeta import alphabeta
from plyscope.search.alphabeta_hard import alphabeta_hard
from plyscope.search.minimax import minimax
from plyscope.search.star import star1
from plyscope.search.strict_variants import strict_variant
from plyscope.tracing.text import watch


class Exact(Wrapper):
    """The game of a tree with its numbers as they were typed, in exact fractions, and with these
    known bounds, which may be further out than its least and its greatest leaf.

    A third and a tenth are no binary numbers. With floats, an average that is exactly α may come
    out a little greater, and a branch that is surely cut would be looked at.
    """

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


Search: TypeAlias = Callable[..., Any]
Window: TypeAlias = tuple[float, float]

ALPHABETA: Final[Mapping[tuple[str, str], Search]] = {
    (">=", "soft"): alphabeta,
    (">", "soft"): strict_variant(alphabeta),
    (">=", "hard"): alphabeta_hard,
    (">", "hard"): strict_variant(alphabeta_hard),
}
"""The textbook's alpha-beta for each rule for cuts and each kind of value."""


UNKNOWN: Final = (-LARGEST_NUMBER, LARGEST_NUMBER)
"""The bounds of leaves where none are known: any number that can be typed."""


@dataclass(frozen=True, eq=False)
class Run:
    """What a search did.

    Attributes:
        values: what each node returned, in the order in which they were entered.
        windows: α and β of each inner node on entry; empty if the search has no window.
        bounds: those of the leaves that the search knows; None if it does not use them.
    """

    tree: Tree
    values: Mapping[Path, float]
    windows: Mapping[Path, Window]
    bounds: Window | None = None

    def entered(self, node: Path) -> bool:
        """Whether the search looked at the node."""
        return node in self.values

    def leaves(self) -> list[Path]:
        """The leaves that were evaluated, in order."""
        return [node for node in self.values if self.tree.is_leaf(node)]

    def cut(self) -> frozenset[Path]:
        """All nodes that the search never entered."""
        return frozenset(self.tree.names) - frozenset(self.values)

    def so_far(self, node: Path) -> float:
        """What an inner node had found when it was left: the best of the children entered."""
        found = [self.values[child] for child in self.tree.children(node) if child in self.values]
        return max(found) if self.tree.maximises(node) else min(found)


def reference(position: str, method: str, convention: Convention) -> Run:
    """What the textbook's search does there under a convention that chooses."""
    if method == "minimax":
        return run(position, minimax)
    if method == "star1":
        known = convention.bounds
        return run(position, star1, *window_of(known), bounds=known or UNKNOWN)
    return run(position, ALPHABETA[convention.cut, convention.value])


def window_of(known: Window | None) -> tuple[float, ...]:
    """What Star1 gets besides the tree if these bounds of the leaves are known: no depth limit, and
    the bounds as its window, since no value lies beyond them."""
    return (inf, *known) if known else ()


@lru_cache(maxsize=256)
def run(
    position: str,
    search: Search,
    *arguments: Any,
    swapped: bool = False,
    bounds: Window | None = None,
) -> Run:
    """A search of the tree in `position`; with MAX and MIN exchanged if `swapped`, and with these
    bounds of the leaves known if `bounds` are given."""
    tree = tree_of(position)
    game: Any = tree.swapped if swapped else tree.game
    if bounds:
        game = Exact(tree, game, bounds)
    trace = watch(search, game, game.initial, *arguments).trace
    columns = trace.columns
    rows = range(trace.visited)
    values = {trace.states[row]: plain(columns["value"][row]) for row in rows}
    windows = {
        trace.states[row]: (plain(columns["alpha"][row]), plain(columns["beta"][row]))
        for row in rows
        if not isnan(columns["alpha"][row])
    }
    return Run(tree, values, windows, bounds)
