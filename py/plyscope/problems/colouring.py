"""Graph colouring: nodes that are joined get different colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import Final

from plyscope.input.options import read_options
from plyscope.problems.colouring_presets import PRESETS
from plyscope.problems.graph_text import (
    MOST_NODES,
    Place,
    read_graph,
    write_graph,
)
from plyscope.problems.neighbours import pose_colouring
from plyscope.problems.presented import (
    PosedProblem,
    ProblemEntry,
)

MIDDLE: Final = 50
RADIUS: Final = 44


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The graph typed in `text`; its nodes are the variables. Raises `BadInput`."""
    read_options((), options, "This problem")
    graph = read_graph(text)
    places = graph.places or on_a_circle(graph.nodes)
    return pose_colouring(
        graph.nodes,
        graph.edges,
        graph.colours,
        what="nodes",
        text=write_graph(graph),
        picture={
            "kind": "graph",
            "nodes": [
                {
                    "id": node,
                    "x": places[node][0],
                    "y": places[node][1],
                }
                for node in graph.nodes
            ],
        },
        names={},
    )


def on_a_circle(nodes: Sequence[str]) -> dict[str, Place]:
    """A place for each node, clockwise from the top: no edge can then run through a third node."""
    places = {}
    for number, node in enumerate(nodes):
        angle = 2 * pi * number / len(nodes)
        across, down = (
            MIDDLE + RADIUS * sin(angle),
            MIDDLE - RADIUS * cos(angle),
        )
        places[node] = (round(across, 1), round(down, 1))
    return places


ENTRY: Final = ProblemEntry(
    id="colouring",
    name="Graph colouring",
    notation="Edges, such as A-B A-C B-D, and the number of colours, such as colours 3. You can"
    " list the nodes first, with places from the left and the top, such as A(10,20) B(90,20);"
    f" then edges can only join listed nodes. At most {MOST_NODES} nodes.",
    start=PRESETS[0].position,
    presets=PRESETS,
    options=(),
    load=load,
)
