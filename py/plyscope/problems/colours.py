"""The colours of maps and graphs, how their number is typed, and the problem: neighbours get
different colours."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from plyscope.input.checks import bad, read_count
from plyscope.input.phrases import counted, quoted
from plyscope.problems.constraints import Different
from plyscope.problems.posed import Picture, PosedProblem
from plyscope.problems.problem import Problem, Variable

COLOURS: Final = ("red", "green", "blue", "yellow", "purple", "orange")

WORDS: Final = re.compile(r"\s*(?:colou?rs(?![^\W\d])\s*[:=]?\s*)?([^\s;]*)[\s;]*", re.IGNORECASE)


def read_colours(word: str, at: int) -> tuple[str, ...]:
    """The first colours, as many as the number typed as `word` at that place."""
    count = read_count(word, at, 1, len(COLOURS), "The number of colours is")
    return COLOURS[:count]


def read_colours_alone(text: str) -> tuple[str, ...]:
    """The colours, from a text that gives only their number, as `colours 4`.

    Raises `BadInput` (field "position").
    """
    if not text.strip():
        raise bad("Type the number of colours, such as colours 4.")
    match = WORDS.match(text)
    # Every part of the pattern may be empty, so it always matches.
    assert match is not None
    if match.end() < len(text):
        rest = text[match.end() :]
        raise bad(
            f"Type only the number of colours here, such as colours 4, without {quoted(rest)}.",
            match.end(),
        )
    return read_colours(match[1], match.start(1))


def write_colours(colours: tuple[str, ...]) -> str:
    """The number of colours as text, as `colours 4`."""
    return f"colours {len(colours)}"


def pose_colouring(
    nodes: tuple[Variable, ...],
    edges: Sequence[tuple[Variable, Variable]],
    colours: tuple[str, ...],
    *,
    what: str,
    text: str,
    picture: Picture,
    names: Mapping[Variable, str],
) -> PosedProblem:
    """The problem of colouring the nodes so that no edge joins two nodes of the same colour.

    `what` is the word for the things to colour. The edges and colours are added to `picture`.
    """
    problem = Problem(
        variables=nodes,
        domains=dict.fromkeys(nodes, colours),
        constraints=tuple(Different(edge) for edge in edges),
    )
    return PosedProblem(
        problem=problem,
        text=text,
        picture={**picture, "edges": [list(edge) for edge in edges], "colours": list(colours)},
        task=f"Colour the {what} with {counted(len(colours), 'colour')} so that neighbours differ.",
        names=names,
    )
