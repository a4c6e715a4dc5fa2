"""Exercises about chance nodes, UCB and concepts solved a second time."""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import log, sqrt
from operator import add
from typing import Any

from exercising import changed_cuts, leaves_below, names_of
from plyscope.exercises.types.concepts import CONCEPTS

FAR = 1e6
"""Far beyond every number at a leaf: what an unknown one may be."""


def chance_tree(text: str) -> Any:
    """The tree as lists; a chance node is a dictionary of its probabilities and outcomes."""
    tokens = iter(re.findall(r"\d/\d:|[][()]|-?\d+", text))

    def read(token: str) -> Any:
        if token not in "[(":
            return float(token)
        odds, children = [], []
        while (found := next(tokens)) not in "])":
            if found.endswith(":"):
                odds.append(int(found[0]) / int(found[2]))
                found = next(tokens)
            children.append(read(found))
        return {"odds": odds, "children": children} if odds else children

    return read(next(tokens))


def plain_tree(node: Any) -> Any:
    """The same without probabilities."""
    below = node["children"] if isinstance(node, dict) else node
    return [plain_tree(each) for each in below] if isinstance(below, list) else node


class Sure:
    """Which leaves a search from left to right must look at: those that the value of the root can
    still depend on. No window is worked out: several numbers are tried at every leaf not yet seen,
    and all that can come of them is gathered, node by node."""

    def __init__(self, position: str, bounds: tuple[float, float]) -> None:
        low, high = bounds
        # An outcome weighs a quarter or more, so between these numbers no value is left out.
        self.numbers = [low + (high - low) * step / 4 for step in range(5)]
        self.first = "MIN" if position.startswith("min") else "MAX"
        self.tree = chance_tree(position)
        self.names = names_of(plain_tree(self.tree))
        self.seen: set[Any] = set()
        self.known: dict[Any, set[tuple[float, float]]] = {}
        for path in sorted(self.names):
            if not self.names[path].isupper() and self.matters(path):
                self.seen.add(path)
        self.looked = {self.names[path] for path in self.seen}

    def matters(self, leaf: Any) -> bool:
        return any(low != high for low, high in self.outcomes(self.tree, (), self.first, leaf))

    def outcomes(self, node: Any, path: Any, mover: str, leaf: Any) -> set[tuple[float, float]]:
        """What a node can come to be worth: with the least number at `leaf`, and with the greatest."""
        if path == leaf:
            return {(self.numbers[0], self.numbers[-1])}
        if isinstance(node, float):
            return {(each, each) for each in ([node] if path in self.seen else self.numbers)}
        inside = frozenset(each for each in self.seen if each[: len(path)] == path)
        is_above = path == leaf[: len(path)]
        if not is_above and (path, inside) in self.known:
            return self.known[path, inside]
        is_chance = isinstance(node, dict)
        children = node["children"] if is_chance else node
        below = mover if is_chance else {"MAX": "MIN", "MIN": "MAX"}[mover]
        every = [self.outcomes(c, (*path, at), below, leaf) for at, c in enumerate(children)]
        if is_chance:
            every = [
                {(odds * low, odds * high) for low, high in each}
                for odds, each in zip(node["odds"], every, strict=True)
            ]
        join = add if is_chance else max if mover == "MAX" else min
        found, *rest = every
        for each in rest:
            found = {(join(a, c), join(b, d)) for a, b in found for c, d in each}
        if not is_above:
            self.known[path, inside] = found
        return found


sure_in = lru_cache(maxsize=8)(Sure)


def right_chance(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    bounds = exercise["convention"]["bounds"]
    sure = sure_in(exercise["position"], tuple(bounds or (-FAR, FAR)))
    every = {name for name in sure.names.values() if not name.isupper()}
    return leaves_below(sure.names, answer["cut"]) == every - sure.looked


def changed_chance(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from changed_cuts(names_of(plain_tree(chance_tree(exercise["position"]))), answer)


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
