"""Nodes at which chance moves, in any game: each is worth the mean of its replies, all alike or
with the odds that a loop goes through together with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import isclose
from typing import Final

from plyscope.compare.calls import Tree
from plyscope.compare.sides import View
from plyscope.program.numbers import Number, as_float, is_number
from plyscope.recognition.side_hints import FIXED
from plyscope.recognition.words import CHANCE

CLOSE: Final = 1e-9


def right_means(tree: Tree, view: View) -> Collection[int]:
    """The nodes at which chance moves by the text, if all of them are worth the mean of their
    replies; otherwise none."""
    branches = tree.reading.branches
    if branches is None or view.whose != FIXED:
        return ()
    found = {n for n in range(tree.count) if tree.below[n] and branches.side(n) == CHANCE}
    return found if all(_is_right(tree, view, node) for node in found) else ()


def _is_right(tree: Tree, view: View, node: int) -> bool:
    own, family = view.values[node], tree.below[node]
    held = [view.values[child] for child in family]
    worth = [as_float(each) for each in held if each is not None]
    if own is None or len(worth) < len(held):
        return False
    means = (
        sum(weight * each for weight, each in zip(odds, worth, strict=True))
        for odds in _odds(tree, family)
    )
    return any(is_worth(own, mean) for mean in means)


def is_worth(own: Number, mean: float) -> bool:
    """Whether a value is this mean, but for rounding."""
    return isclose(mean, as_float(own), rel_tol=CLOSE, abs_tol=CLOSE)


def _odds(tree: Tree, family: Sequence[int]) -> Iterator[Sequence[float]]:
    """What the odds may be: equal ones, and what a variable of the loop holds, if it sums to 1."""
    yield [1 / len(family)] * len(family)
    callers = [tree.reading.evidence.callers[child] for child in family]
    for name in callers[0]:
        held = [caller.get(name) for caller in callers]
        odds = [as_float(each) for each in held if each is not None and is_number(each)]
        is_whole = len(odds) == len(family) and min(odds) >= 0
        if is_whole and isclose(sum(odds), 1, abs_tol=CLOSE):
            yield odds
