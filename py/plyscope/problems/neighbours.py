"""Neighbours get different colours: the problem behind maps and graphs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from plyscope.input.phrases import counted
from plyscope.problems.constraints import Different
from plyscope.problems.posed import Picture, PosedProblem
from plyscope.problems.problem import Problem, Variable


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
        picture={
            **picture,
            "edges": [list(edge) for edge in edges],
            "colours": list(colours),
        },
        task=f"Colour the {what} with {counted(len(colours), 'colour')} so that neighbours differ.",
        names=names,
    )
