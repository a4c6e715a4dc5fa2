"""Reads a game tree in DOT: the labels of its leaves have their numbers, and those of its edges
the names of the moves. So it reads what Plyscope writes for Graphviz."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import Player
from plyscope.games.tree.sketch import (
    Sketch,
    check_chance,
    check_nesting,
    first_player,
    player_named,
    words_of,
)
from plyscope.games.tree.text import NUMBER, Branch, branch_of
from plyscope.input.checks import bad
from plyscope.input.dot import Dot, Edge, read_dot
from plyscope.input.phrases import quoted

FORM: Final = "a game tree in DOT"
SHAPES: Final = {"triangle": "max", "invtriangle": "min"}
ROUND: Final = ("circle", "diamond")
"""Where other shapes tell players, nodes of these are chance's."""
PARTS: Final = re.compile(r"[\s=:,|()]+")


def read_graphviz(text: str) -> tuple[Player, Branch, str]:
    """Who moves at the root, the root, and how the text was read. Raises `BadInput`."""
    dot = read_dot(text)
    below: dict[str, list[Edge]] = {name: [] for name in dot.nodes}
    above: dict[str, str] = {}
    for edge in dot.edges:
        if above.setdefault(edge.end, edge.start) != edge.start or edge.start == edge.end:
            raise bad(f"This is not a tree: {quoted(edge.end)} stands below two nodes.", edge.at)
        below[edge.start].append(edge)
    roots = [name for name in dot.nodes if name not in above]
    if len(roots) != 1:
        where = dot.places[roots[1]] if roots else 0
        named = (
            f"both {quoted(roots[0])} and {quoted(roots[1])} stand" if roots else "no node stands"
        )
        raise bad(f"This is not a tree: {named} below no other.", where)
    shaped = any(node.get("shape") in SHAPES for node in dot.nodes.values())
    root = _sketch(dot, below, roots[0], "", shaped, 1)
    first = first_player(root)
    return first, branch_of(list(words_of(root))), f"Read as {FORM}; {first} moves first."


def _sketch(
    dot: Dot, below: dict[str, list[Edge]], name: str, move: str, shaped: bool, depth: int
) -> Sketch:
    at, node = dot.places[name], dot.nodes[name]
    check_nesting(depth, at)
    words = [word for word in PARTS.split(node.get("label", name)) if word]
    if not below[name]:
        numbers = [word for word in words if NUMBER.fullmatch(word.replace("−", "-"))]
        if not numbers:
            raise bad(f"The leaf {quoted(name)} has no number in its label.", at)
        return Sketch(at, number=numbers[-1], move=move)
    shape = node.get("shape", "")
    check_chance("chance" if shaped and shape in ROUND else " ".join(words[:1]), at)
    said = [word for word in words if player_named(word)] or [SHAPES.get(shape, "")]
    children = [
        _sketch(dot, below, edge.end, edge.label, shaped, depth + 1) for edge in below[name]
    ]
    return Sketch(at, move=move, player=player_named(said[0]), children=children)
