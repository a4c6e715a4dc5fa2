"""What students often get wrong about trees, each run as a search that makes the mistake: what
comes out is what such a student answers.

They are alpha-beta as in `plyscope.search.alphabeta`, but for the window that a node passes down.
`closed(v, bound)` says whether v has reached the bound: `ge` where equal is enough, `gt` where it
is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from operator import ge, gt
from typing import Any, Final, TypeAlias

from plyscope.exercises.form import EITHER, Bounds, Convention
from plyscope.exercises.run import ALPHABETA, UNKNOWN, Run, Search, run, window_of
from plyscope.game import MAX
from plyscope.games.tree.rules import GameTree, Path
from plyscope.search.minimax import minimax
from plyscope.search.star import star1

Closed: TypeAlias = Callable[[Any, Any], bool]
Window: TypeAlias = tuple[float, float]
PassesDown: TypeAlias = Callable[[GameTree, Path, int, float, Window], Window]
"""The window for the child that a move leads to: from the game, the node, the move, what the node
has found by then, and its own window."""


def searched(game: GameTree, state: Path, closed: Closed, *, passes_down: PassesDown) -> float:
    """The value that comes out if each node passes this window down."""

    def max_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            low, high = passes_down(game, state, action, v, (alpha, beta))
            v = max(v, min_value(child, low, high))
            if closed(v, beta):
                return v
        return v

    def min_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            low, high = passes_down(game, state, action, v, (alpha, beta))
            v = min(v, max_value(child, low, high))
            if closed(alpha, v):
                return v
        return v

    if game.to_move(state) == MAX:
        return max_value(state, -inf, inf)
    return min_value(state, -inf, inf)


def _whole(_game: GameTree, _state: Path, _action: int, _v: float, _window: Window) -> Window:
    return -inf, inf


def _own(game: GameTree, state: Path, _action: int, v: float, _window: Window) -> Window:
    return (v, inf) if game.to_move(state) == MAX else (-inf, v)


def _with_later_moves(
    game: GameTree, state: Path, action: int, _v: float, window: Window
) -> Window:
    others = [minimax(game, (*state, each)) for each in game.actions(state) if each != action]
    alpha, beta = window
    if game.to_move(state) == MAX:
        return max([alpha, *others]), beta
    return alpha, min([beta, *others])


fresh_everywhere: Final = partial(searched, passes_down=_whole)
"""α and β are not passed down: every node starts with (−∞, ∞)."""
own_window_only: Final = partial(searched, passes_down=_own)
"""A node passes down only what it has found itself, so there are no deep cuts."""
order_ignored: Final = partial(searched, passes_down=_with_later_moves)
"""Moves that come later count as known already, so the order makes no difference."""


@dataclass(frozen=True)
class Misconception:
    """A mistake that many make.

    Attributes:
        ending: ends the sentence "Your answer is what comes out if …".
    """

    id: str
    ending: str

    @property
    def sentence(self) -> str:
        """What a student reads whose answer comes out of it."""
        return f"Your answer is what comes out if {self.ending}."

    def shown(self) -> dict[str, str]:
        """The misconception as JSON."""
        return {"id": self.id, "sentence": self.sentence}


SWAPPED: Final = Misconception("swapped", "MAX and MIN are swapped")
FRESH: Final = Misconception("fresh", "the window is started fresh at every node")
OWN_ONLY: Final = Misconception(
    "own-window", "a node looks only at its parent's bound, and never at those further up"
)
NO_ORDER: Final = Misconception(
    "order", "moves further right count as known already: a cut can only use what comes before it"
)

NO_BOUNDS: Final = Misconception(
    "no-bounds", "a chance node is cut with bounds of the leaves, which are not known here"
)
BOUNDS_UNUSED: Final = Misconception(
    "bounds-unused", "the known bounds of the leaves are not used at the chance nodes"
)


def other_rule(cut: str) -> Misconception:
    """The other rule on equality, where the exercise cuts on `cut`."""
    sign = "≥ and ≤" if cut == ">=" else "> and <"
    ending = f"the search follows the other rule on equal bounds: this exercise cuts on {sign}"
    return Misconception("equality", ending)


@dataclass(frozen=True)
class Student:
    """Someone who searches a tree with a misconception: with which search, and whether MAX and MIN
    are exchanged."""

    misconception: Misconception
    search: Search
    arguments: tuple[Any, ...] = ()
    swapped: bool = False
    bounds: Bounds | None = None

    def run(self, position: str) -> Run:
        """What they do there."""
        return run(position, self.search, *self.arguments, swapped=self.swapped, bounds=self.bounds)


def minimax_students() -> Iterator[Student]:
    """Those who misunderstand minimax."""
    yield Student(SWAPPED, minimax, swapped=True)


def alphabeta_students(convention: Convention, choice: Convention) -> Iterator[Student]:
    """Those who misunderstand alpha-beta. `convention` is what the exercise says, and `choice` one
    consistent way to read it. Of several whose answers are the same, the first is named."""
    if convention.cut != EITHER:
        other = ">" if choice.cut == ">=" else ">="
        yield Student(other_rule(choice.cut), ALPHABETA[other, choice.value])
    closed = ge if choice.cut == ">=" else gt
    yield Student(FRESH, fresh_everywhere, (closed,))
    yield Student(OWN_ONLY, own_window_only, (closed,))
    yield Student(NO_ORDER, order_ignored, (closed,))
    yield Student(SWAPPED, ALPHABETA[choice.cut, choice.value], swapped=True)


def chance_students(leaves: Bounds, known: Bounds | None) -> Iterator[Student]:
    """Those who misunderstand when a chance node can be cut. `leaves` are the least and the
    greatest leaf, and `known` the bounds that are told."""
    if known:
        yield Student(BOUNDS_UNUSED, star1, bounds=UNKNOWN)
    else:
        yield Student(NO_BOUNDS, star1, window_of(leaves), bounds=leaves)
    yield Student(SWAPPED, star1, window_of(known), swapped=True, bounds=known or UNKNOWN)
