"""What the tests of exercises share: a second way to solve them, which has nothing in common with
the first, and every single change of an answer."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from math import inf
from typing import Any, TypeAlias

Nested: TypeAlias = Any
Names: TypeAlias = dict[tuple[int, ...], str]
SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉"


def nested(position: str) -> tuple[bool, Nested]:
    """Whether MAX moves first, and the tree as lists."""
    text = position.removeprefix("min ")
    return text == position, json.loads(text.replace(" ", ","))


def names_of(tree: Nested) -> Names:
    """The names of all nodes, level by level; inner nodes are A, B, C …, of which 26 are enough."""
    names: Names = {}
    level: list[tuple[tuple[int, ...], Nested]] = [((), tree)]
    inner = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    while level:
        for path, node in level:
            if isinstance(node, list):
                names[path] = next(inner)
            else:
                names[path] = names[path[:-1]].lower() + SUBSCRIPTS[path[-1] + 1]
        level = [
            ((*path, index), child)
            for path, node in level
            if isinstance(node, list)
            for index, child in enumerate(node)
        ]
    return names


def exact(node: Nested, maximises: bool) -> float:
    if not isinstance(node, list):
        return node
    return (max if maximises else min)(exact(child, not maximises) for child in node)


class Plain:
    """Alpha-beta once more, as a negamax: the values are those of the side to move."""

    def __init__(self, position: str, cut: str, hard: bool = False) -> None:
        self.max_first, self.tree = nested(position)
        self.names = names_of(self.tree)
        self.strict, self.hard = cut == ">", hard
        self.leaves: list[str] = []
        self.windows: dict[str, list[float | None] | None] = {}
        self.search((), self.tree, -inf, inf, 1 if self.max_first else -1)
        for path, name in self.names.items():
            if name.isupper():
                self.windows.setdefault(self.names[path], None)

    def search(self, path: Any, node: Nested, low: float, high: float, sign: int) -> float:
        if not isinstance(node, list):
            self.leaves.append(self.names[path])
            return sign * node
        pair = (low, high) if sign == 1 else (-high, -low)
        self.windows[self.names[path]] = [None if abs(each) == inf else each for each in pair]
        best = -inf
        for index, child in enumerate(node):
            best = max(best, -self.search((*path, index), child, -high, -max(low, best), -sign))
            if best > high or (best == high and not self.strict):
                break
        return min(max(best, low), high) if self.hard else best


def leaves_below(names: Names, crossed: list[str]) -> set[str]:
    """The leaves that are crossed out."""
    tops = [path for path, name in names.items() if name in crossed]
    return {
        name
        for path, name in names.items()
        if not name.isupper() and any(path[: len(top)] == top for top in tops)
    }


def is_right(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Whether an answer to an exercise on a tree is right, found out in the second way."""
    cut = exercise["convention"]["cut"]
    rules = (">=", ">") if cut == "either" else (cut,)
    judge = {"values": right_values, "cuts": right_cuts, "leaves": right_leaves}
    judge["windows"] = right_windows
    assert exercise["convention"]["value"] == "either"
    return any(
        judge[exercise["type"]](Plain(exercise["position"], rule, hard), answer)
        for rule in rules
        for hard in (False, True)
    )


def right_values(plain: Plain, answer: dict[str, Any]) -> bool:
    values = {}
    for path, name in plain.names.items():
        node = plain.tree
        for index in path:
            node = node[index]
        values[name] = exact(node, plain.max_first == (len(path) % 2 == 0))
    inner = {name: value for name, value in values.items() if name.isupper()}
    return answer["values"] == inner and values.get(answer["best"]) == values["A"]


def right_cuts(plain: Plain, answer: dict[str, Any]) -> bool:
    leaves = {name for name in plain.names.values() if not name.isupper()}
    return leaves_below(plain.names, answer["cut"]) == leaves - set(plain.leaves)


def right_leaves(plain: Plain, answer: dict[str, Any]) -> bool:
    return answer == {"leaves": plain.leaves, "count": len(plain.leaves)}


def right_windows(plain: Plain, answer: dict[str, Any]) -> bool:
    return bool(answer["windows"] == plain.windows)


def changes(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every single change of an answer."""
    change = {
        "values": changed_values,
        "cuts": changed_cuts,
        "leaves": changed_leaves,
        "windows": changed_windows,
    }
    names = names_of(nested(exercise["position"])[1])
    for changed in change[exercise["type"]](names, answer):
        assert changed != answer
        yield changed


def changed_values(names: Names, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, value in answer["values"].items():
        for other in (value + 1, value - 1, None):
            yield {**answer, "values": {**answer["values"], name: other}}
    for path, name in names.items():
        if len(path) == 1 and name != answer["best"]:
            yield {**answer, "best": name}


def changed_cuts(names: Names, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name in answer["cut"]:
        yield {"cut": [each for each in answer["cut"] if each != name]}
    for path, name in names.items():
        if path and name not in answer["cut"]:
            yield {"cut": [*answer["cut"], name]}


def changed_leaves(names: Names, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    leaves = answer["leaves"]
    for place in range(len(leaves)):
        yield {**answer, "leaves": leaves[:place] + leaves[place + 1 :]}
        if place:
            swapped = [*leaves[: place - 1], leaves[place], leaves[place - 1], *leaves[place + 1 :]]
            yield {**answer, "leaves": swapped}
    for name in names.values():
        if not name.isupper() and name not in leaves:
            yield {**answer, "leaves": [*leaves, name]}
            yield {**answer, "leaves": [name, *leaves]}
    for other in (answer["count"] + 1, answer["count"] - 1, None):
        yield {**answer, "count": other}


def changed_windows(names: Names, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, pair in answer["windows"].items():
        others: list[Any] = [[None, None], [5, None], [None, 5]] if pair is None else [None]
        for place in (0, 1) if pair else ():
            for bound in (7, None) if pair[place] is None else (pair[place] + 1, None):
                other = copy.copy(pair)
                other[place] = bound
                others.append(other)
        for other in others:
            if other != pair:
                yield {"windows": {**answer["windows"], name: other}}
