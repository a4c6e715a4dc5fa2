"""What can be measured in a game tree below a node, for an evaluation with weights.

It looks at the leaves, which a real evaluation cannot do. So it can be as good or as poor as you
like: the mean tells a lot, the first leaf only a little.
"""

from __future__ import annotations

from collections.abc import Sequence

from plyscope.games.evaluation import Feature
from plyscope.games.tree.text import Branch


def feature_list(bounds: tuple[float, float]) -> tuple[Feature, ...]:
    """The features of a tree whose leaves lie within these bounds."""
    most = max(map(abs, bounds))
    return (
        Feature("mean", "Mean of the leaves below", most, 1),
        Feature("first", "First leaf below", most, 0),
        Feature("largest", "Largest leaf below", most, 0),
        Feature("smallest", "Smallest leaf below", most, 0),
    )


def first_largest_smallest(branch: Branch) -> tuple[float, float, float]:
    """The first leaf at or below a node, the largest, and the smallest."""
    if not branch.children:
        return branch.utility, branch.utility, branch.utility
    below = [first_largest_smallest(child) for child in branch.children]
    return (
        below[0][0],
        max([largest for _, largest, _ in below]),
        min([smallest for _, _, smallest in below]),
    )


def weighted_mean(score: float, weights: Sequence[float], bounds: tuple[float, float]) -> float:
    """The mean of features by these weights, from their weighted sum; 0 or the bound next to it
    when all weights are 0.

    A feature with a negative weight counts with its mirror image between the bounds, so that the
    mean stays within them.
    """
    least, greatest = bounds
    mirrored = sum([-weight for weight in weights if weight < 0])
    total = sum(map(abs, weights))
    mean = (score + mirrored * (least + greatest)) / total if total else 0
    return min(max(mean, least), greatest)
