"""What can be measured in a scene of Pac-Man: points, and what lies near."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from plyscope.games.evaluation import Feature
from plyscope.games.pacman.maze import Maze
from plyscope.games.pacman.scene import FOOD, Scene

MOST_OF_DOTS: Final = 300
MOST_OF_CAPSULES: Final = 100
"""What all dots that are left weigh together at most, and all capsules. So all that is near weighs
less than the points of an end, in a large maze, too: to go on is better than to be caught."""


def feature_list(maze: Maze, start: Scene, bounds: tuple[float, float]) -> tuple[Feature, ...]:
    """The features of scenes that follow from `start`; `bounds` are those of the points.

    The weights are such that to eat a dot brings more than a long way to the others costs, and a
    step to the nearest one more than a step to all others.
    """
    ghosts, capsules = max(1, len(start.ghosts)), max(1, len(start.capsules))
    corner = min(maze.far(start.pacman))
    # The way from any square to any other is no longer than the one through the corner.
    longest = max(1, 2 * max(maze.far(corner).values()))
    dot = _rounded_down(min(10, MOST_OF_DOTS / len(maze.open)))
    step = _rounded_down(min(1, (FOOD + dot) / longest))
    capsule = _rounded_down(min(20, MOST_OF_CAPSULES / capsules))
    return (
        Feature("points", "Points", max(map(abs, bounds)), 1),
        Feature("food", "Dots left", len(maze.open), dot),
        Feature("near-food", "Steps to the nearest dot", longest, step),
        Feature("far-food", "Extra steps to an average dot", longest, _rounded_down(step / 4)),
        Feature("near-ghost", "A ghost is near", 1, 20),
        Feature("capsules", "Capsules left", capsules, capsule),
        Feature("scared", "Scared ghosts are near", ghosts, 50),
    )


def _rounded_down(weight: float) -> float:
    """To hundredths. A weight of less keeps its first digit: with 0, scenes would be worth the same
    that differ in nothing else."""
    parts = 100
    while 0 < weight * parts < 1:
        parts *= 10
    return floor(parts * weight) / parts


def span(
    features: Sequence[Feature], weights: Sequence[float], points: tuple[float, float]
) -> tuple[float, float]:
    """The least and the greatest weighted sum of scenes whose points lie within `points`."""
    near = [(0, x.most) if x.id == "scared" else (-x.most, 0) for x in features[1:]]
    ends = [
        (weight * low, weight * high)
        for weight, (low, high) in zip(weights, [points, *near], strict=True)
    ]
    return sum(map(min, ends)), sum(map(max, ends))


def measured(maze: Maze, state: Scene) -> tuple[float, ...]:
    """x(s), in the order of `feature_list`. What is bad for Pac-Man is less than 0.

    A ghost is near by 1 divided by the steps to it: 1 beside him, ½ at two steps.
    """
    far = maze.far(state.pacman)
    food = [far[square] for square in state.food if square in far]
    nearest = min(food, default=0)
    near = [1 / far[square] for square in state.ghosts if far.get(square)]
    return (
        state.score,
        -len(state.food),
        -nearest,
        nearest - sum(food) / max(1, len(food)),
        0 if state.scared else -max(near, default=0),
        -len(state.capsules),
        sum(near) if state.scared else 0,
    )
