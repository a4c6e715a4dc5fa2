"""A game tree in any of the notations in which people have one."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import BadInput, Player
from plyscope.games.tree.latex import is_bare, is_latex, read_latex
from plyscope.games.tree.literal import (
    ASSIGNED,
    is_literal,
    literal_form,
    read_literal,
    without_comments,
)
from plyscope.games.tree.sketch import (
    Sketch,
    check_chance,
    check_nesting,
    first_player,
    player_named,
    words_of,
)
from plyscope.games.tree.text import NUMBER, Branch, branch_of, read_tree
from plyscope.input.checks import ENDLESS, TYPE, bad, plain_number
from plyscope.input.dot import Dot, Edge, begins_as_dot, is_tree_in_dot, read_dot
from plyscope.input.phrases import quoted

FORM: Final = "a game tree in DOT"
SHAPES: Final = {"triangle": "max", "invtriangle": "min"}
ROUND: Final = ("circle", "diamond")
"""Where other shapes tell players, nodes of these are chance's."""
PARTS: Final = re.compile(r"[\s=:,|()]+")


def read_graphviz(text: str) -> tuple[Player, Branch, str]:
    """Who moves at the root of a tree in DOT, the root, and how the text was read.

    The labels of leaves have their numbers, and those of edges the names of the moves: so it reads
    what Plyscope writes for Graphviz. Raises `BadInput`.
    """
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


BRACKETS: Final = re.compile(
    r"(?:(?:max|min)\b\s*:?\s*)?[\[({][\s\[({]*"
    r"(?:[-+−.\d\"'$\\]|[^\s\[\](){}:,]+\s*[\[:]"
    rf"|{TYPE}\(|{ENDLESS}\b)",
    re.IGNORECASE,
)
"""What begins like a tree: brackets, and then a number, a name with a colon, or a label."""
TAG_OR_SGF: Final = re.compile(r"\[\s*\w+\s+\"|\(\s*;")
"""What begins like a tag of a game, or like a file of SGF."""
SEVERAL_NUMBERS: Final = re.compile(r"\[[^\[\]]*\d\s+[-+−\d][^\[\]]*\]")


def read_any_tree(text: str) -> tuple[Player, Branch, str]:
    """Who moves at the root, the root, and how the text was read if it is not in the notation here.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    if is_latex(text):
        return read_latex(text)
    if begins_as_dot(text):
        return read_graphviz(text)
    plain = without_comments(text)
    if is_literal(plain):
        return read_literal(plain)
    try:
        return (*read_tree(plain), "")
    except BadInput:
        # Two numbers in one bracket are never a tree of forest: a word too many is the mistake.
        if not is_bare(text) or SEVERAL_NUMBERS.search(text):
            raise
    return read_latex(text)


def form(text: str) -> str | None:
    """What a text surely is, if it is a tree; None for a single number."""
    plain = without_comments(text).strip()
    if NUMBER.fullmatch(plain_number(plain)):
        return None
    if is_latex(text):
        return "a tree for LaTeX"
    if begins_as_dot(text):
        return FORM if is_tree_in_dot(text) else ""
    assigned = ASSIGNED.match(plain)
    tree = plain[assigned.end() :] if assigned and "tree" in assigned[0].lower() else plain
    if not BRACKETS.match(tree) or TAG_OR_SGF.match(tree):
        return ""
    return literal_form(plain) if is_literal(plain) else "a game tree"
