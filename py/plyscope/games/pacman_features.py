"""What can be measured in a scene of Pac-Man: points, and what lies near."""

from __future__ import annotations

from plyscope.games.evaluation import Feature
from plyscope.games.pacman_maze import Maze
from plyscope.games.pacman_scene import Scene


def feature_list(maze: Maze, start: Scene, bounds: tuple[float, float]) -> tuple[Feature, ...]:
    """The features of scenes that follow from `start`; `bounds` are those of the points."""
    ghosts = max(1, len(start.ghosts))
    return (
        Feature("points", "Points", max(map(abs, bounds)), 1),
        Feature("food", "Dots left", len(maze.open), 10),
        Feature("near-food", "Steps to the nearest dot", len(maze.open), 1),
        Feature("near-ghost", "A ghost is near", 1, 20),
        Feature("capsules", "Capsules left", max(1, len(start.capsules)), 20),
        Feature("scared", "Scared ghosts are near", ghosts, 50),
    )


def measured(maze: Maze, state: Scene) -> tuple[float, ...]:
    """x(s), in the order of `feature_list`. What is bad for Pac-Man is less than 0.

    A ghost is near by 1 divided by the steps to it: 1 beside him, ½ at two steps.
    """
    far = maze.far(state.pacman)
    food = [far[square] for square in state.food if square in far]
    near = [1 / far[square] for square in state.ghosts if far.get(square)]
    return (
        state.score,
        -len(state.food),
        -min(food, default=0),
        0 if state.scared else -max(near, default=0),
        -len(state.capsules),
        sum(near) if state.scared else 0,
    )
