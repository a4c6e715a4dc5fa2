"""A game tree in any of the notations in which people have one."""

from __future__ import annotations

import re
from typing import Final

from plyscope.game import BadInput, Player
from plyscope.games.tree_latex import is_bare, is_latex, read_latex
from plyscope.games.tree_literal import is_literal, literal_form, read_literal
from plyscope.games.tree_text import NUMBER, Branch, read_tree

BRACKETS: Final = re.compile(
    r"(?:(?:max|min)\b\s*:?\s*)?[\[({][\s\[({]*"
    r"(?:[-+−.\d\"'$\\]|[^\s\[\](){}:,]+\s*[\[:])",
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
    if is_literal(text):
        return read_literal(text)
    try:
        return (*read_tree(text), "")
    except BadInput:
        # Two numbers in one bracket are never a tree of forest: a word too many is the mistake.
        if not is_bare(text) or SEVERAL_NUMBERS.search(text):
            raise
    return read_latex(text)


def form(text: str) -> str | None:
    """What a text surely is, if it is a tree; None for a single number."""
    inside = text.strip()
    if NUMBER.fullmatch(inside):
        return None
    if is_latex(text):
        return "a tree for LaTeX"
    if not BRACKETS.match(inside) or TAG_OR_SGF.match(inside):
        return ""
    return literal_form(text) if is_literal(text) else "a game tree"
