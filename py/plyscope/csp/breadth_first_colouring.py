"""Graph colouring that spreads from a start node: its nodes in breadth-first order.

Two rules for the colour of a node: the next in turn after the last one given, or always the first;
in each case the first that fits. And where none fits: give up, or go back (Russell & Norvig,
"Constraint Satisfaction Problems": chronological backtracking).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeAlias

from plyscope.csp.problem import Assignment, Domains, Problem, Value, Variable

Rule: TypeAlias = Callable[[Sequence[Value], Value | None], Sequence[Value]]
"""In which order colours are tried, given them all and the last one given."""


def colour_in_turn(
    problem: Problem, assignment: Assignment, domains: Domains, start: Variable
) -> Assignment | None:
    """A colouring by the next colour in turn; None where none fits, and it does not go back: what
    is coloured by then stays in `assignment`."""
    nodes = breadth_first(problem, start)
    return colour_once(problem, assignment, domains, nodes, next_in_turn)


def colour_greedily(
    problem: Problem, assignment: Assignment, domains: Domains, start: Variable
) -> Assignment | None:
    """A colouring by the first colour that fits; None where none fits, and it does not go back:
    what is coloured by then stays in `assignment`."""
    nodes = breadth_first(problem, start)
    return colour_once(problem, assignment, domains, nodes, always_the_first)


def colour_in_turn_or_go_back(
    problem: Problem, assignment: Assignment, domains: Domains, start: Variable
) -> Assignment | None:
    """A colouring by the next colour in turn; None if there is no colouring."""
    nodes = breadth_first(problem, start)
    return colour_or_go_back(problem, assignment, domains, nodes, None, next_in_turn)


def colour_greedily_or_go_back(
    problem: Problem, assignment: Assignment, domains: Domains, start: Variable
) -> Assignment | None:
    """A colouring by the first colour that fits; None if there is no colouring."""
    nodes = breadth_first(problem, start)
    return colour_or_go_back(problem, assignment, domains, nodes, None, always_the_first)


def colour_once(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    nodes: Sequence[Variable],
    rule: Rule,
) -> Assignment | None:
    last = None
    for node in nodes:
        for colour in rule(domains[node], last):
            if problem.conflict(node, colour, assignment) is None:
                assignment[node] = last = colour
                break
        else:
            return None
    return assignment


def colour_or_go_back(
    problem: Problem,
    assignment: Assignment,
    domains: Domains,
    nodes: Sequence[Variable],
    last: Value | None,
    rule: Rule,
) -> Assignment | None:
    if not nodes:
        return assignment
    node, others = nodes[0], nodes[1:]
    for colour in rule(domains[node], last):
        if problem.conflict(node, colour, assignment) is None:
            assignment[node] = colour
            result = colour_or_go_back(problem, assignment, domains, others, colour, rule)
            if result is not None:
                return result
            del assignment[node]
    return None


def next_in_turn(colours: Sequence[Value], last: Value | None) -> Sequence[Value]:
    """All of `colours` in turn, beginning after `last`, and with the first where there is none."""
    if last not in colours:
        return colours
    place = colours.index(last) + 1
    return (*colours[place:], *colours[:place])


def always_the_first(colours: Sequence[Value], last: Value | None) -> Sequence[Value]:
    """All of `colours` as they are given."""
    return colours


def breadth_first(problem: Problem, start: Variable) -> list[Variable]:
    """All nodes, those nearest to `start` first. Where the graph has several parts, the others
    follow, each from its first node."""
    order: list[Variable] = []
    reached: set[Variable] = set()
    for root in (start, *problem.variables):
        queue = deque([] if root in reached else [root])
        reached.add(root)
        while queue:
            node = queue.popleft()
            order.append(node)
            for neighbour in problem.neighbours(node):
                if neighbour not in reached:
                    reached.add(neighbour)
                    queue.append(neighbour)
    return order
