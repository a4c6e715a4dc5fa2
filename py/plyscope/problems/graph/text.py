"""Reads a graph typed as text, such as `A-B A-C B-D; colours 3`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import chain, pairwise
from typing import Final, TypeAlias

from plyscope.input.checks import bad
from plyscope.input.phrases import quoted
from plyscope.problems.colours import COLOURS, read_colours, write_colours

MOST_NODES: Final = 60
MOST_EDGES: Final = 200
LONGEST_NAME: Final = 12

Place: TypeAlias = tuple[float, float]
"""Where a node is drawn: from the left and from the top, each from 0 to 100."""

TOKEN: Final = re.compile(
    r"(?P<colours>colou?rs)(?![^\W\d])\s*[:=]?\s*(?P<count>[^\s,;]*)"
    r"|(?P<name>\w+)\s*(?:\((?P<place>[^()]*)\))?"
    r"|(?P<dash><?[-–−—]+>?|[→←↔])"
    r"|(?P<stop>[,;])"
    r"|(?P<junk>\S)",
    re.IGNORECASE,
)
NUMBER: Final = re.compile(r"[0-9]+(?:\.[0-9]*)?")


@dataclass(frozen=True)
class Graph:
    """A graph as it was typed.

    Attributes:
        nodes: in the order in which they were listed or, if they were not, first named.
        edges: each once, in the order in which they were typed.
        listed: whether the nodes were listed, and not just named by the edges.
        places: where the nodes are drawn; empty if no place was typed.
    """

    nodes: tuple[str, ...]
    edges: tuple[tuple[str, str], ...]
    colours: tuple[str, ...]
    listed: bool
    places: dict[str, Place]


@dataclass
class GraphReader:
    """What has been read, and at which character it starts."""

    listed: dict[str, int] = field(default_factory=dict)
    named: dict[str, int] = field(default_factory=dict)
    edges: dict[tuple[str, str], None] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    colours: tuple[str, ...] = ()

    def name(self, word: str, at: int) -> None:
        if len(word) > LONGEST_NAME:
            raise bad(f"A node's name has at most {LONGEST_NAME} characters.", at)
        self.named.setdefault(word, at)
        if len(self.named) > MOST_NODES:
            raise bad(f"A graph has at most {MOST_NODES} nodes here.", at)

    def list_node(self, word: str, place: str | None, at: int) -> None:
        if word in self.listed:
            raise bad(f"The node {word} is listed twice.", at)
        self.listed[word] = at
        if place is None:
            return
        spot = _read_place(place, at)
        for other, taken in self.places.items():
            if taken == spot:
                raise bad(f"The nodes {other} and {word} are in the same place.", at)
        self.places[word] = spot

    def edge(self, first: str, second: str, at: int) -> None:
        if first == second:
            raise bad(f"The node {first} is joined to itself, so it could not have any colour.", at)
        if (second, first) not in self.edges:
            self.edges[first, second] = None
        if len(self.edges) > MOST_EDGES:
            raise bad(f"A graph has at most {MOST_EDGES} edges here.", at)

    def count(self, word: str, at: int) -> None:
        if self.colours:
            raise bad("The number of colours appears twice.", at)
        self.colours = read_colours(word, at)

    def graph(self) -> Graph:
        """The graph, when all has been read. Raises `BadInput`."""
        if not self.named:
            raise bad("Type the edges of a graph, such as A-B B-C C-A; colours 3.")
        for node, at in self.named.items():
            if self.listed and node not in self.listed:
                raise bad(f"There is no node {quoted(node)}: it is not in the list of nodes.", at)
            if self.places and node not in self.places:
                raise bad(
                    f"Give every node a place, or give none a place: {node} has none.",
                    self.listed[node],
                )
        return Graph(
            nodes=tuple(self.listed or self.named),
            edges=tuple(self.edges),
            colours=self.colours or COLOURS[:3],
            listed=bool(self.listed),
            places=self.places,
        )


def read_graph(text: str) -> Graph:
    """The graph and its colours; three colours if no number is typed.

    An edge joins two nodes with a dash, and several edges make a path. A node on its own, or one
    with a place as in `A(10,20)`, is listed; if one node is listed, all must be.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    reader = GraphReader()
    before = None
    for token, after in pairwise(chain(TOKEN.finditer(text), [None])):
        assert token is not None
        at = token.start()
        if token["junk"]:
            raise bad(f"{quoted(token['junk'])} is not allowed here.", at)
        if token["colours"]:
            reader.count(token["count"], token.start("count"))
        if token["name"]:
            _take_node(reader, token, before, after)
        if token["dash"]:
            if not (before and before["name"] and after and after["name"]):
                raise bad("A dash joins two nodes, as in A-B. One of them is missing here.", at)
            reader.edge(before["name"], after["name"], after.start())
        before = token
    return reader.graph()


def _take_node(
    reader: GraphReader,
    token: re.Match[str],
    before: re.Match[str] | None,
    after: re.Match[str] | None,
) -> None:
    reader.name(token["name"], token.start())
    joined = (before and before["dash"]) or (after and after["dash"])
    if token["place"] is not None or not joined:
        reader.list_node(token["name"], token["place"], token.start())


def _read_place(place: str, at: int) -> Place:
    numbers = place.replace(",", " ").split()
    if len(numbers) != 2 or not all(NUMBER.fullmatch(number) for number in numbers):
        raise bad(f"A place is two numbers, as in A(10,20), not {quoted(f'({place})')}.", at)
    # Nobody can see a difference of less than a tenth.
    across, down = (round(float(number), 1) for number in numbers)
    if across > 100 or down > 100:
        raise bad("The numbers of a place must be from 0 to 100.", at)
    return (across, down)


def write_graph(graph: Graph) -> str:
    """The text of a graph; `read_graph` reads it back."""
    nodes = " ".join([_write_node(graph, node) for node in graph.nodes]) if graph.listed else ""
    edges = " ".join([f"{first}-{second}" for first, second in graph.edges])
    return "; ".join([part for part in (nodes, edges, write_colours(graph.colours)) if part])


def _write_node(graph: Graph, node: str) -> str:
    if node not in graph.places:
        return node
    across, down = graph.places[node]
    return f"{node}({across:g},{down:g})"
