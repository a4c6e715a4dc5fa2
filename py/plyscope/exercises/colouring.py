"""What all types of exercises about constraints have in common: small graphs to colour,
and how they are drawn, with their nodes in a ring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import cos, pi, sin
from typing import Any, Final, TypeAlias

from plyscope.csp import inference
from plyscope.csp.inference import Inference
from plyscope.exercises.content.drawing import MARK, Circle, Drawing, Line, Part, Text
from plyscope.exercises.draw import Draw
from plyscope.exercises.form import Exercise
from plyscope.exercises.reading import whole_from_to
from plyscope.game import BadInput
from plyscope.input.phrases import quoted
from plyscope.problems.colouring import load
from plyscope.problems.problem import Arc, Assignment, Constraint, Domains, Problem, Value, Variable

SUBJECT: Final = "colouring"
LEVELS: Final = {"easy": {"nodes": 5, "edges": [5, 6]}, "hard": {"nodes": 7, "edges": [9, 11]}}
"""What the levels of an exam wish."""
MOST_NODES: Final = 12
MOST_COLOURS: Final = 5
LETTERS: Final = "ABCDEFGHIJKL"
# The functions of the book have no types inside, so they get them here.
check_forward: Final[Inference] = inference.forward_checking
make_consistent: Final[Callable[[Problem, Domains, Sequence[Arc]], bool]] = inference.ac3
revise: Final[Callable[[Problem, Domains, Variable, Constraint], bool]] = inference.revise
Left: TypeAlias = dict[Variable, list[Value]]
"""The values left to each variable, in their given order."""


@dataclass(frozen=True)
class GraphWishes:
    """What the graph should be like: the fewest and the most nodes, edges, and colours."""

    nodes: tuple[int, int] = (5, 6)
    edges: tuple[int, int] = (6, 9)
    colours: tuple[int, int] = (3, 3)

    def shown(self) -> dict[str, Any]:
        """The wishes as JSON."""
        return {"nodes": list(self.nodes), "edges": list(self.edges), "colours": list(self.colours)}

    def drawn(self, draw: Draw) -> str:
        """A graph at random, in which all nodes hang together."""
        nodes = LETTERS[: draw.whole(*self.nodes)]
        every = draw.mixed(list(combinations(nodes, 2)))
        # Each node is joined to one before it, and then more edges are added.
        edges = {(draw.one_of(nodes[:at]), node) for at, node in enumerate(nodes) if at}
        wanted = draw.whole(*self.edges)
        for edge in every:
            if len(edges) < wanted:
                edges.add(edge)
        joined = " ".join(f"{one}-{two}" for one, two in sorted(edges))
        return f"{' '.join(nodes)}; {joined}; colours {draw.whole(*self.colours)}"


def read_graph_wishes(given: Mapping[str, Any]) -> GraphWishes:
    """The wishes in `given`, and the default where nothing is wished. Raises `BadInput`."""
    data = {**GraphWishes().shown(), **given}
    for name in given:
        if name not in GraphWishes().shown():
            raise BadInput(f"There is no wish {quoted(name)} here.", field="wishes")
    wishes = GraphWishes(
        whole_from_to(data["nodes"], 3, MOST_NODES, "The number of nodes", "wishes"),
        whole_from_to(data["edges"], 2, 40, "The number of edges", "wishes"),
        whole_from_to(data["colours"], 2, MOST_COLOURS, "The number of colours", "wishes"),
    )
    most = wishes.nodes[1]
    if wishes.edges[0] > most * (most - 1) // 2:
        raise BadInput(
            f"There is no such exercise: {most} nodes have at most {most * (most - 1) // 2} edges.",
            field="wishes",
        )
    return wishes


@lru_cache(maxsize=64)
def problem_of(position: str) -> Problem:
    """The colouring problem typed in `position`. Raises `BadInput` (field "position")."""
    found = load(position, {}).problem
    if len(found.variables) > MOST_NODES:
        raise BadInput(
            f"The graph of an exercise has at most {MOST_NODES} nodes.", field="position"
        )
    return found


def check_subject(exercise: Exercise, methods: Sequence[str]) -> Problem:
    """The problem of an exercise. Raises `BadInput` if it is about something else."""
    if exercise.subject != SUBJECT:
        raise BadInput(f'The subject of this type of exercise is "{SUBJECT}".', field="subject")
    if exercise.method not in methods:
        raise BadInput(f"The method here is one of {', '.join(methods)}.", field="method")
    return problem_of(exercise.position)


def read_variable(csp: Problem, given: object, field: str = "answer") -> Variable:
    """A variable by its name. Raises `BadInput`."""
    if not isinstance(given, str) or given not in csp.variables:
        known = ", ".join(csp.variables)
        raise BadInput(f"There is no variable {quoted(given)}; there are {known}.", field=field)
    return given


def read_value(csp: Problem, variable: Variable, given: object, field: str = "answer") -> Value:
    """A value of a variable. Raises `BadInput`."""
    for value in csp.domains[variable]:
        if value == given:
            return value
    known = ", ".join(map(str, csp.domains[variable]))
    raise BadInput(f"{variable} has no value {quoted(given)}; its values are {known}.", field=field)


def narrowed(csp: Problem, assignment: Assignment) -> Domains:
    """The domains when some variables are assigned, and nothing has been inferred yet."""
    domains = Domains(csp.domains)
    for variable, value in assignment.items():
        domains.keep_only(variable, value)
    return domains


def left(csp: Problem, domains: Domains, assignment: Assignment) -> Left:
    """The values left to the variables without a value."""
    return {each: list(domains[each]) for each in csp.variables if each not in assignment}


def edges(csp: Problem) -> list[tuple[Variable, Variable]]:
    """The pairs of neighbours, each once."""
    return [
        (one, other)
        for one, other in combinations(csp.variables, 2)
        if other in csp.neighbours(one)
    ]


def size_of(csp: Problem) -> tuple[int, int]:
    """The number of variables, and of values of each."""
    return len(csp.variables), len(csp.domains[csp.variables[0]])


def convention_of_colours(exercise: Exercise) -> str:
    """What the constraint is, and the colours."""
    csp = problem_of(exercise.position)
    values = ", ".join(map(str, csp.domains[csp.variables[0]]))
    return f"Neighbours get different colours. The colours are {values}."


RING: Final = 88
SIZE: Final = 17
MARGIN: Final = 34
ROOM: Final = 60
"""Beside the ring, for what is written at its nodes."""


def graph_drawing(exercise: Exercise, answered: Mapping[str, str] | None = None) -> Drawing:
    """The graph, with the colour that each node has from the beginning written beside it, and with
    what a key adds."""
    csp, assigned = problem_of(exercise.position), exercise.asked.get("assigned", {})
    count = len(csp.variables)
    ring = RING + 9 * max(0, count - 6)
    middle_x, middle_y = MARGIN + ROOM + ring, MARGIN + ring
    places = {
        each: (
            middle_x + ring * sin(2 * pi * index / count),
            middle_y - ring * cos(2 * pi * index / count),
        )
        for index, each in enumerate(csp.variables)
    }
    parts: list[Part] = [Line(places[one], places[other]) for one, other in edges(csp)]
    for each, (x, y) in places.items():
        parts += [Circle((x, y), SIZE), Text((x, y + 5), each)]
        right = x >= middle_x - 1
        side, anchor = (SIZE + 5, "start") if right else (-SIZE - 5, "end")
        if each in assigned:
            parts.append(Text((x + side, y + 4), f"= {assigned[each]}", 12, anchor=anchor))
        elif answered and each in answered:
            parts.append(Text((x + side, y + 4), answered[each], 11, MARK, anchor, True))
    return Drawing(2 * middle_x, 2 * middle_y, tuple(parts), f"The graph {exercise.position}")
