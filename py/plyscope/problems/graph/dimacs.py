"""Reads a graph in DIMACS form, the files of the challenge of 1993 on graph colouring.

`p edge 5 4` says how many nodes and edges there are; `e 1 2` joins two nodes, which are numbers
from 1. `c` begins a comment. What other lines say of nodes is not used here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from plyscope.game import BadInput
from plyscope.input.checks import bad
from plyscope.input.phrases import counted, quoted
from plyscope.input.texts import Line, lines_of
from plyscope.problems.colours import COLOURS
from plyscope.problems.graph.text import MOST_EDGES, MOST_NODES, Graph

FORM: Final = "a graph in DIMACS form"
GRAPHS: Final = ("edge", "edges", "col")
"""What stands after `p` in the file of a graph."""
SIZE: Final = re.compile(r"p\s+([a-z]+)\s+([0-9]{1,9})\s+([0-9]{1,9})", re.IGNORECASE)
EDGE: Final = re.compile(
    r"e\s+([0-9]{1,9})\s+([0-9]{1,9})(?P<weight>\s+[-+]?[0-9.]+)?", re.IGNORECASE
)
NODE: Final = re.compile(r"n\s+([0-9]{1,9})(?:\s.*)?", re.IGNORECASE)
LEFT_OUT: Final = "ndvx"
"""Lines on the value of a node, the dimension, the place of a node, and how a graph was made."""
COMMENT: Final = re.compile(r"c(?:\W|$|[A-Z])|C(?:\W|$)")
"""As in `c a square`, and as in `cFILE: a.col`."""
MEANT: Final = re.compile(
    rf"p\s+(?:(?:{'|'.join(GRAPHS)})\b|[a-z]+\s+[0-9]+\s+[0-9]+)", re.IGNORECASE
)


@dataclass
class _File:
    """What has been read. `size` is the line with `p`; `lines` counts those with `e`."""

    size: Line | None = None
    nodes: int = 0
    said: int = 0
    lines: int = 0
    edges: dict[tuple[int, int], None] = field(default_factory=dict)
    left_out: set[str] = field(default_factory=set)
    weighted: bool = False


def is_dimacs(text: str) -> bool:
    """Whether the text is a file of DIMACS, though perhaps not of a graph, and perhaps with
    mistakes."""
    lines = [each.text for each in lines_of(text)]
    edges = sum([EDGE.fullmatch(line) is not None for line in lines])
    return edges > 1 or any(MEANT.match(line) for line in lines)


def read_dimacs(text: str) -> tuple[Graph, str]:
    """The graph, and how it was read. Raises `BadInput` (field "position") with the line."""
    file = _File()
    for line in lines_of(text):
        _read(file, line)
    if file.size is None:
        raise bad("This DIMACS file has no line such as p edge 5 4, which says how many nodes.")
    if file.said not in (file.lines, len(file.edges)):
        raise bad(
            f"Line {file.size.number} says {counted(file.said, 'edge')}, but there"
            f" {'is' if file.lines == 1 else 'are'} {counted(file.lines, 'line')} with e.",
            file.size.at,
        )
    names = [str(number) for number in range(1, file.nodes + 1)]
    graph = Graph(
        nodes=tuple(names),
        edges=tuple([(names[one - 1], names[other - 1]) for one, other in file.edges]),
        colours=COLOURS[:3],
        listed=True,
        places={},
    )
    letters = " and ".join(sorted(file.left_out))
    left_out = f" Its lines with {letters} are not used." if letters else ""
    left_out += " The weights of its edges are not used." if file.weighted else ""
    return graph, f"Read as {FORM}.{left_out}"


def _read(file: _File, line: Line) -> None:
    letter = line.text[0].lower()
    if COMMENT.match(line.text):
        return
    if letter == "p":
        _read_size(file, line)
    elif file.size is None:
        raise _wrong(line, "comes before the line such as p edge 5 4, which says how many nodes")
    elif letter == "e":
        _read_edge(file, line)
    elif letter in LEFT_OUT and line.text[1:2].isspace():
        if node := NODE.fullmatch(line.text):
            _node(file, line, node[1])
        file.left_out.add(letter)
    else:
        raise _wrong(line, f"cannot be read: {quoted(line.text)} does not begin with c, p, e or n")


def _read_size(file: _File, line: Line) -> None:
    if file.size is not None:
        raise _wrong(line, f"is a second line with p, after line {file.size.number}")
    found = SIZE.fullmatch(line.text)
    if not found:
        raise _wrong(line, f"gives two numbers, as p edge 5 4, not {quoted(line.text)}")
    if found[1].lower() not in GRAPHS:
        raise _wrong(line, f"says that this DIMACS file is of {found[1]}: a graph has p edge")
    file.size, file.nodes, file.said = line, int(found[2]), int(found[3])
    if not 1 <= file.nodes <= MOST_NODES:
        raise _wrong(
            line, f"says {counted(file.nodes, 'node')}: a graph here has 1 to {MOST_NODES}"
        )


def _read_edge(file: _File, line: Line) -> None:
    found = EDGE.fullmatch(line.text)
    if not found:
        raise _wrong(line, f"gives two nodes, as e 1 2, not {quoted(line.text)}")
    one, other = _node(file, line, found[1]), _node(file, line, found[2])
    if one == other:
        raise _wrong(line, f"joins node {one} to itself, so it could not have any colour")
    file.lines += 1
    if found["weight"]:
        file.weighted = True
    if (other, one) not in file.edges:
        file.edges[one, other] = None
    if len(file.edges) > MOST_EDGES:
        raise _wrong(line, f"has one edge too many: a graph has at most {MOST_EDGES} here")


def _node(file: _File, line: Line, number: str) -> int:
    if not 1 <= int(number) <= file.nodes:
        raise _wrong(line, f"names node {int(number)}, but the nodes are 1 to {file.nodes}")
    return int(number)


def _wrong(line: Line, what: str) -> BadInput:
    return bad(f"Line {line.number} {what}.", line.at)
