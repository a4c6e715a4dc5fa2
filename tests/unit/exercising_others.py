"""Exercises about chance nodes, UCB and concepts solved a second time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from math import inf, log, sqrt
from typing import Any

from exercising import changed_cuts, leaves_below, names_of
from plyscope.exercises.concepts import CONCEPTS

SQUARE = str.maketrans("() ", "[],")


def needed(task: dict[str, Any]) -> tuple[Any, set[str]]:
    """The tree as lists, and the leaves that must be looked at: a node below the root need not be
    finished as soon as the best it can still become is too little, or the least is too much."""
    bounds = task["convention"]["bounds"]
    low, high = bounds or (-1e15, 1e15)
    odds = re.findall(r"(\d)/(\d):", task["position"])
    tree = json.loads(re.sub(r"\d/\d:", "", task["position"]).translate(SQUARE))
    names = names_of(tree)
    chances = iter([int(one) / int(two) for one, two in odds])
    found: set[str] = set()

    def lowest(path: Any, node: Any, useless: Callable[[float], bool]) -> float:
        """A leaf, or the smallest of some leaves; the rest is left out once it is useless."""
        if not isinstance(node, list):
            found.add(names[path])
            return float(node)
        least = inf
        for at, number in enumerate(node):
            found.add(names[*path, at])
            least = min(least, number)
            if useless(least):
                break
        return least

    best = -inf
    for at, outcomes in enumerate(tree):
        weights = [next(chances) for _ in outcomes]
        known: list[float] = []

        def most(value: float, weights: Any = weights, known: Any = known) -> float:
            """What the move is worth at most, if the next outcome is worth `value`."""
            rest = [*known, value] + [high] * (len(weights) - len(known) - 1)
            return sum(one * two for one, two in zip(weights, rest, strict=True))

        cut = False
        for place, outcome in enumerate(outcomes):
            known.append(
                lowest(
                    (at, place), outcome, lambda value, best=best, most=most: most(value) <= best
                )
            )
            # What is known of this outcome is what it is worth at most.
            last = known.pop()
            cut = most(last) <= best
            known.append(last)
            if cut:
                break
        if not cut:
            best = max(best, sum(one * two for one, two in zip(weights, known, strict=True)))
    assert low < high
    return tree, found


def right_chance(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    tree, found = needed(exercise)
    names = names_of(tree)
    every = {name for name in names.values() if not name.isupper()}
    return leaves_below(names, answer["cut"]) == every - found


def changed_chance(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    tree, _ = needed(exercise)
    yield from changed_cuts(names_of(tree), answer)


def right_ucb(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    """The smallest c is judged by what is selected a little below and above it."""
    children, c = exercise["asked"]["children"], exercise["asked"]["c"]
    visits = sum(child["visits"] for child in children.values())

    def values(c: float) -> dict[str, float]:
        return {
            name: child["total"] / child["visits"] + c * sqrt(log(visits) / child["visits"])
            for name, child in children.items()
        }

    def selected(c: float) -> str:
        return max(children, key=lambda name: values(c)[name])

    smallest = answer["smallest"]
    return (
        all(
            answer["values"][name] is not None and abs(answer["values"][name] - value) < 0.01
            for name, value in values(c).items()
        )
        and answer["next"] == selected(c)
        and smallest is not None
        and selected(smallest - 0.01) == selected(c) != selected(smallest + 0.01)
    )


def changed_ucb(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, value in answer["values"].items():
        for other in (value + 0.02, round(value, 2), None):
            if other != value:
                yield {**answer, "values": {**answer["values"], name: other}}
        if name != answer["next"]:
            yield {**answer, "next": name}
    for other in (None, answer["smallest"] + 0.02, answer["smallest"] - 0.02):
        yield {**answer, "smallest": other}


def right_concepts(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    concept = CONCEPTS[exercise["position"]]
    reason = exercise["asked"]["reasons"].get(answer["reason"])
    return answer["true"] == concept.true and reason == concept.reason


def changed_concepts(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield {**answer, "true": not answer["true"]}
    for letter in ("a", "b", "c", None):
        if letter != answer["reason"]:
            yield {**answer, "reason": letter}
