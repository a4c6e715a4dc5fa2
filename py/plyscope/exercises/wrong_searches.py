"""Searches that make one mistake each, as students do: what comes out of them is what such a
student answers.

They are alpha-beta as in `plyscope.search.alphabeta`, but for the window that a node passes down.
`closed(v, bound)` says whether v has reached the bound: `ge` where equal is enough, `gt` where it
is not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, Final, TypeAlias

from plyscope.game import MAX
from plyscope.games.tree.rules import GameTree, Path
from plyscope.search.minimax import minimax

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
