"""Graph colouring: nodes that are joined get different colours."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.dot import begins_as_dot, is_tree_in_dot
from plyscope.input.options import read_options
from plyscope.problems.colouring_presets import PRESETS
from plyscope.problems.colours import pose_colouring
from plyscope.problems.graph.dimacs import FORM as DIMACS
from plyscope.problems.graph.dimacs import is_dimacs, read_dimacs
from plyscope.problems.graph.neighbours import DOT, linked_in, read_linked
from plyscope.problems.graph.table import FORM as TABLE
from plyscope.problems.graph.table import is_surely, read_table_of_edges, table_in
from plyscope.problems.graph.text import MOST_NODES, Graph, Place, read_graph, write_graph
from plyscope.problems.posed import PosedProblem, ProblemEntry

MIDDLE: Final = 50
RADIUS: Final = 44


def load(text: str, options: Mapping[str, float]) -> PosedProblem:
    """The graph typed in `text`; its nodes are the variables. Raises `BadInput`."""
    read_options((), options, "This problem")
    graph, note = _read(text)
    places = graph.places or on_a_circle(graph.nodes)
    posed = pose_colouring(
        graph.nodes,
        graph.edges,
        graph.colours,
        what="nodes",
        text=write_graph(graph),
        picture={
            "kind": "graph",
            "nodes": [
                {"id": node, "x": places[node][0], "y": places[node][1]} for node in graph.nodes
            ],
        },
        names={},
    )
    return replace(posed, note=note)


def _read(text: str) -> tuple[Graph, str]:
    """The graph, and how it was read if it is not in the notation here. That one comes first; but
    where it only lists nodes, line by line, a table of edges is meant. Raises `BadInput`."""
    if is_dimacs(text):
        return read_dimacs(text)
    if MATRIX.fullmatch(text):
        raise bad(
            "These are only zeros and ones, not edges: type them as 1-2 2-3, or as a table.", 0
        )
    table = table_in(text)
    if table and table.named:
        return read_table_of_edges(table)
    if linked := linked_in(text):
        return read_linked(linked)
    try:
        graph = read_graph(text)
    except BadInput:
        # If a dash is in every field, that is how edges are typed here, and one of them is wrong.
        names = [name for _, fields in table.rows for name in fields if name] if table else []
        if table is None or all(DASH.search(name) for name in names):
            raise
        return read_table_of_edges(table)
    only_lists = table and table.separator != " " and not (graph.edges or graph.places)
    return read_table_of_edges(table) if table and only_lists else (graph, "")


def form(text: str) -> str | None:
    """What a text surely is, if it is a graph; None if it has no edge, as any words have none."""
    if is_dimacs(text):
        return DIMACS
    if begins_as_dot(text):
        return "" if is_tree_in_dot(text) else DOT
    table = table_in(text)
    if table is None and not DASH.search(text):
        return "" if linked_in(text) else None
    return TABLE if table and is_surely(table) else ""


MATRIX: Final = re.compile(r"\s*[01](?:[,;\s]+[01]){8,}[,;\s]*")
"""Perhaps an adjacency matrix."""
DASH: Final = re.compile(r"[-–−—→←↔]")
"""What joins two nodes in the notation here."""


def on_a_circle(nodes: Sequence[str]) -> dict[str, Place]:
    """A place for each node, clockwise from the top: no edge can then run through a third node."""
    places = {}
    for number, node in enumerate(nodes):
        angle = 2 * pi * number / len(nodes)
        across, down = (MIDDLE + RADIUS * sin(angle), MIDDLE - RADIUS * cos(angle))
        places[node] = (round(across, 1), round(down, 1))
    return places


ENTRY: Final = ProblemEntry(
    id="colouring",
    name="Graph colouring",
    notation="Edges, such as A-B A-C B-D, and the number of colours, such as colours 3. You can"
    " list the nodes first, with places from the left and the top, such as A(10,20) B(90,20);"
    f" then edges can only join listed nodes. At most {MOST_NODES} nodes. Or paste a DIMACS file"
    " (p edge 5 4), a graph in DOT, a table with an edge on each line, or the neighbours of each"
    " node, such as A: B C.",
    start=PRESETS[0].position,
    presets=PRESETS,
    options=(),
    load=load,
    form=form,
)
