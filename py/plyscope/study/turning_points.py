"""Where a number of a tree begins or ends to count, for a search that looks at everything.

Below chance, and where positions are estimated, a leaf counts by a part of its number. Above it, a
player who has something better does not look at it any more. So along the way to the root there is
one number for each player at which that begins or ends.
"""

from __future__ import annotations

from math import inf
from typing import Any

from plyscope.game import CHANCE, MAX
from plyscope.games.tree.rules import GameTree, Path


def turning_points(zero: GameTree, one: GameTree, path: Path, depth: float) -> list[float]:
    """The numbers at which the leaf at `path` begins or ends to count.

    `zero` and `one` are the tree with 0 and with 1 at this leaf.
    """
    length = int(min(len(path), depth))
    start, rise = 0.0, 1.0
    if length < len(path):
        start = zero.evaluate(path[:length])
        rise = one.evaluate(path[:length]) - start
    points = []
    low, high = -inf, inf
    while length > 0 and rise > 0 and low < high:
        length -= 1
        state, step = path[:length], path[length]
        others = {
            action: _value(zero, (*state, action), depth - length - 1)
            for action in zero.actions(state)
            if action != step
        }
        mover: Any = zero.to_move(state)
        if mover == CHANCE:
            odds: dict[int, float] = dict(zero.outcomes(state))  # type: ignore[attr-defined]
            start = odds[step] * start + sum(odds[each] * others[each] for each in others)
            rise *= odds[step]
        elif others:
            best = max(others.values()) if mover == MAX else min(others.values())
            # A third has no exact number: 13.000000000000014 is 13.
            point = round((best - start) / rise, 9)
            points.append(point)
            low, high = (max(low, point), high) if mover == MAX else (low, min(high, point))
    return points


def _value(game: GameTree, state: Path, depth: float) -> float:
    if game.is_terminal(state):
        return game.utility(state)
    if depth <= 0:
        return game.evaluate(state)
    below = [_value(game, (*state, action), depth - 1) for action in game.actions(state)]
    mover: Any = game.to_move(state)
    if mover == CHANCE:
        odds = dict(game.outcomes(state))  # type: ignore[attr-defined]
        return float(sum(odds[action] * each for action, each in enumerate(below)))
    return max(below) if mover == MAX else min(below)
