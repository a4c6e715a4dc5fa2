"""Exercises about constraints solved a second time, with sets and nothing else."""

import re
from collections.abc import Iterator
from typing import Any

COLOURS = ["red", "green", "blue", "yellow", "purple"]


class Graph:
    """The graph of an exercise, read once more."""

    def __init__(self, position: str) -> None:
        nodes, edges, colours = position.split("; ")
        self.nodes = nodes.split()
        self.edges = [tuple(edge.split("-")) for edge in edges.split()]
        self.colours = COLOURS[: int(re.sub(r"\D", "", colours))]

    def neighbours(self, node: str) -> list[str]:
        return [one if two == node else two for one, two in self.edges if node in (one, two)]


def right_domains(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    graph, assigned = Graph(exercise["position"]), exercise["asked"]["assigned"]
    left = {each: {assigned[each]} if each in assigned else set(graph.colours) for each in graph.nodes}
    sources = list(assigned) if exercise["method"] == "forward_checking" else graph.nodes
    before = None
    while before != str(left):
        before = str(left)
        for source in sources:
            if len(left[source]) == 1:
                for node in graph.neighbours(source):
                    if node not in assigned:
                        left[node] -= left[source]
    given = {each: set(values) for each, values in answer["domains"].items()}
    return given == {each: values for each, values in left.items() if each not in assigned}


def changed_domains(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for name, values in answer["domains"].items():
        for colour in Graph(exercise["position"]).colours:
            other = [each for each in values if each != colour]
            if colour not in values:
                other.append(colour)
            yield {"domains": {**answer["domains"], name: other}}


def right_assignments(exercise: dict[str, Any], answer: dict[str, Any]) -> bool:
    graph, asked = Graph(exercise["position"]), exercise["asked"]
    colour: dict[str, str] = {}
    steps = []

    def left(node: str) -> list[str]:
        used = {colour.get(each) for each in graph.neighbours(node)}
        return [each for each in graph.colours if each not in used]

    def open_neighbours(node: str) -> list[str]:
        return [each for each in graph.neighbours(node) if each not in colour]

    while len(colour) < len(graph.nodes):
        open_ = [each for each in graph.nodes if each not in colour]
        by_degree = asked["select"] == "mrv_degree"
        node = min(open_, key=lambda each: (len(left(each)), -by_degree * len(open_neighbours(each))))
        values = left(node)
        if asked["values"] == "lcv":
            lost = [sum(value in left(each) for each in open_neighbours(node)) for value in values]
            values = [values[lost.index(min(lost))]]
        colour[node] = values[0]
        steps.append([node, values[0]])
    return bool(answer["order"] == steps)


def changed_assignments(exercise: dict[str, Any], answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    order = answer["order"]
    for at, (node, value) in enumerate(order):
        yield {"order": order[:at] + order[at + 1 :]}
        if at:
            yield {"order": [*order[: at - 1], order[at], order[at - 1], *order[at + 1 :]]}
        for colour in Graph(exercise["position"]).colours:
            if colour != value:
                yield {"order": [*order[:at], [node, colour], *order[at + 1 :]]}
