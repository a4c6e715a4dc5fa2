"""A game tree in any of the notations in which people have one."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import BadInput, Player
from plyscope.games.tree.graphviz import FORM as DOT
from plyscope.games.tree.graphviz import read_graphviz
from plyscope.games.tree.latex import is_bare, is_latex, read_latex
from plyscope.games.tree.literal import (
    ASSIGNED,
    is_literal,
    literal_form,
    read_literal,
    without_comments,
)
from plyscope.games.tree.text import NUMBER, Branch, read_tree
from plyscope.input.dot import begins_as_dot, is_tree_in_dot
from plyscope.input.numbers import ENDLESS, TYPE, plain_number

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
        return DOT if is_tree_in_dot(text) else ""
    assigned = ASSIGNED.match(plain)
    tree = plain[assigned.end() :] if assigned and "tree" in assigned[0].lower() else plain
    if not BRACKETS.match(tree) or TAG_OR_SGF.match(tree):
        return ""
    return literal_form(plain) if is_literal(plain) else "a game tree"
