"""Searches that make one mistake each, as students do: what comes out of them is what such a
student answers.

They are alpha-beta as in `plyscope.search.alphabeta`, but for the line that is marked. `closed(v,
bound)` says whether v has reached the bound: `ge` where equal is enough, `gt` where it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, TypeAlias

from plyscope.game import MAX
from plyscope.games.tree.rules import GameTree, Path
from plyscope.search.minimax import minimax

Closed: TypeAlias = Callable[[Any, Any], bool]


def fresh_everywhere(game: GameTree, state: Path, closed: Closed) -> float:
    """α and β are not passed down: every node starts with (−∞, ∞)."""

    def max_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, -inf, inf))  # the mistake
            if closed(v, beta):
                return v
            alpha = max(alpha, v)
        return v

    def min_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, max_value(child, -inf, inf))  # the mistake
            if closed(alpha, v):
                return v
            beta = min(beta, v)
        return v

    if game.to_move(state) == MAX:
        return max_value(state, -inf, inf)
    return min_value(state, -inf, inf)


def own_window_only(game: GameTree, state: Path, closed: Closed) -> float:
    """A node passes down only what it has found itself, so there are no deep cuts."""

    def max_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = max(v, min_value(child, v, inf))  # the mistake
            if closed(v, beta):
                return v
        return v

    def min_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            v = min(v, max_value(child, -inf, v))  # the mistake
            if closed(alpha, v):
                return v
        return v

    if game.to_move(state) == MAX:
        return max_value(state, -inf, inf)
    return min_value(state, -inf, inf)


def order_ignored(game: GameTree, state: Path, closed: Closed) -> float:
    """Moves that come later count as known already, so the order makes no difference."""

    def max_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = -inf
        for action in game.actions(state):
            child = game.result(state, action)
            known = others(state, action)  # the mistake
            low = max([alpha, *known])
            v = max(v, min_value(child, low, beta))
            if closed(v, beta):
                return v
        return v

    def min_value(state: Path, alpha: float, beta: float) -> float:
        if game.is_terminal(state):
            return game.utility(state)
        v = inf
        for action in game.actions(state):
            child = game.result(state, action)
            known = others(state, action)  # the mistake
            high = min([beta, *known])
            v = min(v, max_value(child, alpha, high))
            if closed(alpha, v):
                return v
        return v

    def others(state: Path, action: int) -> list[float]:
        """The values of all other moves, also of those that come later."""
        moves = [each for each in game.actions(state) if each != action]
        return [minimax(game, (*state, each)) for each in moves]

    if game.to_move(state) == MAX:
        return max_value(state, -inf, inf)
    return min_value(state, -inf, inf)
