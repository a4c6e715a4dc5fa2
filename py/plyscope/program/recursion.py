"""Which functions of a program recurse: those that may, by its text, and those that did."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from plyscope.game import BadInput
from plyscope.program.functions import Function

Node = TypeVar("Node")


def circles(
    nodes: Iterable[Node], following: Callable[[Node], Iterable[Node]]
) -> list[tuple[Node, ...]]:
    """The groups of nodes that can reach each other: for each, all that it can reach and that can
    reach it. A node that cannot reach itself is in none."""
    every = list(nodes)
    reached = {id(node): _reached(node, following) for node in every}
    groups: dict[frozenset[int], list[Node]] = {}
    for node in every:
        together = frozenset(
            id(other)
            for other in every
            if id(other) in reached[id(node)] and id(node) in reached[id(other)]
        )
        if together:
            groups.setdefault(together, []).append(node)
    return [tuple(group) for group in groups.values()]


def _reached(start: Node, following: Callable[[Node], Iterable[Node]]) -> set[int]:
    seen: set[int] = set()
    waiting = list(following(start))
    while waiting:
        node = waiting.pop()
        if id(node) not in seen:
            seen.add(id(node))
            waiting += following(node)
    return seen


def certainly_recursive(functions: Sequence[Function]) -> list[tuple[Function, ...]]:
    """The groups of functions that call themselves or each other, as the names make certain."""
    return _recursive(functions, lambda each: each.certain)


def possibly_recursive(functions: Sequence[Function]) -> list[tuple[Function, ...]]:
    """The groups of functions that may call themselves or each other, methods of unknown objects
    included."""
    return _recursive(functions, lambda each: [*each.certain, *each.possible])


def _recursive(
    functions: Sequence[Function], calls: Callable[[Function], list[Function]]
) -> list[tuple[Function, ...]]:
    """A function inside another belongs to it, unless it recurses without it. A generator passes
    on what others find, unless nothing else recurses."""
    groups = []
    for group in circles(functions, calls):
        inside = [each for each in group if _recurses_alone(each, calls)]
        plain = [each for each in inside if not each.is_generator]
        kept = [each for each in plain or inside if not each.takes_anything and each.code]
        if kept:
            groups.append((*kept, *_of_leaves(functions, kept, calls)))
    return groups


def _of_leaves(
    functions: Sequence[Function],
    searches: Sequence[Function],
    calls: Callable[[Function], list[Function]],
) -> list[Function]:
    """The methods of other classes by which a search ends: a leaf has a `value` of its own."""
    owners = {each.name: each.owner for each in searches if each.owner}
    called = {id(found) for each in searches for found in calls(each)}
    return [
        each
        for each in functions
        if id(each) in called and each not in searches and each.code and not each.takes_anything
        if each.owner and owners.get(each.name, each.owner) != each.owner
    ]


def _recurses_alone(function: Function, calls: Callable[[Function], list[Function]]) -> bool:
    around = set(function.enclosing)

    def without(each: Function) -> list[Function]:
        return [called for called in calls(each) if called not in around]

    return id(function) in _reached(function, without)


def reaching(functions: Sequence[Function], goals: Iterable[Function]) -> list[Function]:
    """The functions that are none of the `goals`, but may call one, the nearest first."""
    found = list(goals)
    count = len(found)
    for goal in found:  # it grows during the loop
        found += [
            each
            for each in functions
            if each not in found and goal in (*each.certain, *each.possible)
        ]
    return found[count:]


def reached_from(functions: Iterable[Function]) -> list[Function]:
    """The functions that these may call, directly or not, themselves left out."""
    given = list(functions)
    found = list(given)
    for each in found:  # it grows during the loop
        found += [
            called
            for called in dict.fromkeys((*each.certain, *each.possible))
            if called not in found
        ]
    return found[len(given) :]


def groups_of(functions: list[Function], wanted: str) -> list[tuple[Function, ...]]:
    """The groups of functions whose calls are recorded: what recurses by its names, or may; if
    nothing seems to, each function by itself. Raises `BadInput` if none has the `wanted` name."""
    groups = [*certainly_recursive(functions)]
    known = {id(each) for group in groups for each in group}
    for group in possibly_recursive(functions):
        rest = tuple(each for each in group if id(each) not in known)
        groups += [rest] if rest else []
    if wanted:
        named = [each for each in functions if wanted in (each.name, f"{each.owner}.{each.name}")]
        if not named:
            raise BadInput(f"The program has no function {wanted}.", field="function")
        groups = [group for group in groups if any(each in group for each in named)]
        return groups or [tuple(named)]
    return groups or [(each,) for each in functions if each.code and not each.takes_anything]
