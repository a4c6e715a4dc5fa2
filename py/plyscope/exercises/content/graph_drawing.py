"""The graph of an exercise about constraints, drawn: its nodes in a ring."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from plyscope.exercises.colouring import edges, problem_of
from plyscope.exercises.content.drawing import MARK, Circle, Drawing, Line, Part, Text
from plyscope.exercises.form import Exercise

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
