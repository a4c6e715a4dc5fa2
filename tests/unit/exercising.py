"""What the tests of exercises share: a second way to solve them, which has nothing in common with
the first, and every single change of an answer."""

import copy
import json
from collections.abc import Iterator
from itertools import combinations, permutations, product
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
    return {name for path, name in names.items() if not name.isupper() and any(path[: len(top)] == top for top in tops)}


def is_right(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Whether an answer to an exercise on a tree is right, found out in the second way."""
    cut = exercise["convention"]["cut"]
    rules = (">=", ">") if cut == "either" else (cut,)
    judge = {"values": right_values, "cuts": right_cuts, "leaves": right_leaves}
    judge["windows"] = right_windows
    if exercise["type"] in OTHERS:
        return OTHERS[exercise["type"]](exercise, answer)
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
    if exercise["type"] in CHANGED:
        yield from CHANGED[exercise["type"]](exercise, answer)
        return
    change = {"values": changed_values, "cuts": changed_cuts, "leaves": changed_leaves, "windows": changed_windows}
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


def put(tree: Nested, path: tuple[int, ...], number: int) -> Nested:
    """The tree with another number at a leaf."""
    if not path:
        return number
    return [put(child, path[1:], number) if at == path[0] else child for at, child in enumerate(tree)]


def right_intervals(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Every x from well below all leaves to well above them is tried."""
    max_first, tree = nested(exercise["position"])
    path = {name: path for path, name in names_of(tree).items()}
    top = path[exercise["asked"]["branch"]]
    below = {name for name, at in path.items() if at[: len(top)] == top}
    for x in range(-15, 31):
        changed = json.dumps(put(tree, path[exercise["asked"]["leaf"]], x)).replace(",", "")
        plain = Plain(("" if max_first else "min ") + changed, exercise["convention"]["cut"])
        inside = any(
            (-inf if low is None else low) <= x <= (inf if high is None else high) for low, high in answer["intervals"]
        )
        if inside != below.isdisjoint(plain.leaves):
            return False
    return True


def changed_intervals(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    intervals = answer["intervals"]
    for other in ([], [[None, None]], [[3, 4]]):
        if other != intervals:
            yield {"intervals": other}
    for at, (low, high) in enumerate(intervals):
        ends = [[low + by, high] for by in (-1, 1) if low is not None]
        ends += [[low, high + by] for by in (-1, 1) if high is not None]
        for end in ends:
            if None in end or end[0] <= end[1]:
                yield {"intervals": [*intervals[:at], end, *intervals[at + 1 :]]}


def reordered(tree: Nested, order: dict[str, list[str]], names: Names) -> Nested:
    """The tree with its children in that order, each leaf as (name, number)."""

    def put_in_order(path: tuple[int, ...], node: Nested) -> Nested:
        if not isinstance(node, list):
            return (names[path], node)
        children = {names[*path, at]: put_in_order((*path, at), c) for at, c in enumerate(node)}
        return [children[name] for name in order.get(names[path], children)]

    return put_in_order((), tree)


def evaluated(exercise: dict[str, Any], order: dict[str, list[str]]) -> set[str]:
    """The names of the leaves that alpha-beta evaluates with that order."""
    max_first, tree = nested(exercise["position"])
    strict = exercise["convention"]["cut"] == ">"
    found: set[str] = set()

    def search(node: Nested, low: float, high: float, sign: int) -> float:
        if isinstance(node, tuple):
            found.add(node[0])
            return float(sign * node[1])
        best = -inf
        for child in node:
            best = max(best, -search(child, -high, -max(low, best), -sign))
            if best > high or (best == high and not strict):
                break
        return best

    search(reordered(tree, order, names_of(tree)), -inf, inf, 1 if max_first else -1)
    return found


def every_order_of(exercise: dict[str, Any]) -> Iterator[dict[str, list[str]]]:
    names = names_of(nested(exercise["position"])[1])
    inner = {path: name for path, name in names.items() if name.isupper()}
    below = {name: [other for at, other in names.items() if at and at[:-1] == path] for path, name in inner.items()}
    for chosen in product(*(permutations(each) for each in below.values())):
        yield {name: list(each) for name, each in zip(below, chosen, strict=True)}


def right_reorder(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    numbers = BEST.get(exercise["id"])
    if numbers is None:
        numbers = {len(evaluated(exercise, order)) for order in every_order_of(exercise)}
        BEST[exercise["id"]] = numbers
    best = min(numbers) if exercise["asked"]["goal"] == "fewest" else max(numbers)
    return len(evaluated(exercise, answer["order"])) == best


BEST: dict[str, set[int]] = {}


def right_witness(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    leaf = exercise["asked"]["leaf"]
    if answer["can"]:
        return leaf not in evaluated(exercise, answer.get("order", {}))
    if exercise["id"] not in BEST:
        can = any(leaf not in evaluated(exercise, order) for order in every_order_of(exercise))
        BEST[exercise["id"]] = {int(can)}
    return 1 not in BEST[exercise["id"]]


def changed_orders(order: dict[str, list[str]]) -> Iterator[dict[str, list[str]]]:
    """Two moves of a node exchanged."""
    for name, moves in order.items():
        for one, two in combinations(range(len(moves)), 2):
            other = list(moves)
            other[one], other[two] = moves[two], moves[one]
            yield {**order, name: other}


def changed_reorder(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for order in changed_orders(answer["order"]):
        yield {"order": order}


def changed_witness(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield {"can": not answer["can"]}
    for order in changed_orders(answer.get("order", {})):
        yield {"can": True, "order": order}


OTHERS = {"intervals": right_intervals, "reorder": right_reorder, "witness": right_witness}
CHANGED = {"intervals": changed_intervals, "reorder": changed_reorder, "witness": changed_witness}
"""Types whose judges need the whole exercise."""
