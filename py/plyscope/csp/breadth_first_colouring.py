"""Graph colouring, breadth-first from a start node.

There are two rules for the colour of a node: the next one in
turn after the last that was given, or always the first; in both
cases the first that fits. If none fits, a method gives up or
goes back (Russell & Norvig, "Constraint Satisfaction Problems":
chronological backtracking).
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

from plyscope.problems.problem import (
    Assignment,
    Domains,
    Problem,
    Value,
    Variable,
)

Rule: TypeAlias = Callable[
    [Sequence[Value], Value | None], Sequence[Value]
]
"""The order in which colours are tried.

It gets all colours, and the colour that was used last.
"""


def colour_in_turn(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
) -> Assignment | None:
    """A colouring by the next colour in turn.

    None if no colour fits a node. It does not go back: what it
    has coloured stays in `assignment`.
    """
    return colour_once(
        csp, assignment, domains, start, next_in_turn
    )


def colour_greedily(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
) -> Assignment | None:
    """A colouring by the first colour that fits.

    None if no colour fits a node. It does not go back: what it
    has coloured stays in `assignment`.
    """
    return colour_once(
        csp, assignment, domains, start, always_the_first
    )


def colour_in_turn_or_go_back(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
) -> Assignment | None:
    """A colouring by the next colour in turn.

    None if there is no colouring.
    """
    return colour_or_go_back(
        csp, assignment, domains, start, next_in_turn
    )


def colour_greedily_or_go_back(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
) -> Assignment | None:
    """A colouring by the first colour that fits.

    None if there is no colouring.
    """
    return colour_or_go_back(
        csp, assignment, domains, start, always_the_first
    )


def colour_once(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
    rule: Rule,
) -> Assignment | None:
    """A colouring by `rule`; None if no colour fits a node."""
    last = None
    for node in breadth_first(csp, start):
        for colour in rule(domains[node], last):
            if not csp.conflict(node, colour, assignment):
                assignment[node] = last = colour
                break
        else:
            return None
    return assignment


def colour_or_go_back(
    csp: Problem,
    assignment: Assignment,
    domains: Domains,
    start: Variable,
    rule: Rule,
) -> Assignment | None:
    """A colouring by `rule`; None if there is no colouring."""

    def colour_all(nodes, last):
        if not nodes:
            return assignment
        node, others = nodes[0], nodes[1:]
        for colour in rule(domains[node], last):
            if not csp.conflict(node, colour, assignment):
                assignment[node] = colour
                result = colour_all(others, colour)
                if result is not None:
                    return result
                del assignment[node]
        return None

    return colour_all(breadth_first(csp, start), None)


def next_in_turn(colours, last):
    """All colours in turn after `last`, at first as given."""
    if last not in colours:
        return colours
    place = colours.index(last) + 1
    return (*colours[place:], *colours[:place])


def always_the_first(colours, last):
    """All colours as given."""
    return colours


def breadth_first(csp, start):
    """All nodes, those nearest to `start` first.

    If the graph has several parts, the others follow, each from
    its first node.
    """
    order = []
    reached = set()
    for root in (start, *csp.variables):
        queue = deque([] if root in reached else [root])
        reached.add(root)
        while queue:
            node = queue.popleft()
            order.append(node)
            for neighbour in csp.neighbours(node):
                if neighbour not in reached:
                    reached.add(neighbour)
                    queue.append(neighbour)
    return order
