r"""Reads a game tree that was written for LaTeX: for the packages qtree and tikz-qtree, as in
\Tree [.MAX [.MIN 3 12 ] [.MIN 2 4 ] ], or for forest, as in [MAX [MIN [3] [12]] [MIN [2] [4]]].
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from plyscope.game import BadInput, Player
from plyscope.games.tree.sketch import (
    Sketch,
    check_chance,
    check_nesting,
    first_player,
    inner_labels,
    player_named,
    words_of,
)
from plyscope.games.tree.text import MAX_NODES, NUMBER, Branch, branch_of
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

QTREE: Final = re.compile(r"\\Tree\b|\A\s*(?=\[\.[^\s\d])")
"""The command, or a bracket with the label of a root, as all are inside of it."""
FOREST: Final = re.compile(r"\\begin\s*\{forest\}|\\Forest\*?\s*\{")
BARE: Final = re.compile(r"\s*\[\s*(?![-+−\d.])[^\[\]():,]+(?:,\s*[^\[\]():,\s][^\[\]():,]*)*\[")
"""A tree of forest without what stands around it: a label, perhaps options, and then a bracket."""
COMMENT: Final = re.compile(r"(?<!\\)%[^\n]*")

FRACTION: Final = re.compile(r"\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}")
COMMAND: Final = re.compile(r"\\[A-Za-z]+\*?(?:\[[^\]]*\])?")
PARTS: Final = re.compile(r"\\\\|=|:|,")
"""What stands between the name of a leaf and its number."""
IN_BRACES: Final = re.compile(r"\{([^{}]*)\}")
EDGE: Final = re.compile(r"(?:edge label|move)\s*=")
SYMBOLS: Final = {
    "max": ("triangle", "bigtriangleup", "△", "▲"),
    "min": ("triangledown", "bigtriangledown", "nabla", "▽", "▼"),
}


def is_latex(text: str) -> bool:
    """Whether the text says that it is a tree for LaTeX."""
    return bool(QTREE.search(text) or FOREST.search(text))


def is_bare(text: str) -> bool:
    """Whether it could be one for forest, without what stands around it in a document."""
    return bool(BARE.match(text))


def read_latex(text: str) -> tuple[Player, Branch, str]:
    """Who moves at the root, the root, and how the text was read. Raises `BadInput`."""
    # As many spaces as the comments have signs: all places stay the same.
    plain = COMMENT.sub(lambda comment: " " * len(comment[0]), text)
    forest = FOREST.search(plain)
    qtree = None if forest else QTREE.search(plain)
    begun = forest or qtree
    scan = _Scan(plain, begun.end() if begun else 0)
    root = scan.qtree(1) if qtree else scan.forest_root()
    first = first_player(root)
    left_out = " The labels of its inner nodes are left out." if inner_labels(root) else ""
    package = "qtree" if qtree else "forest"
    note = f"Read as a tree of the LaTeX package {package}; {first} moves first.{left_out}"
    return first, branch_of(list(words_of(root))), note


@dataclass
class _Scan:
    """The text, and the place that comes next."""

    text: str
    at: int
    nodes: int = 0

    def forest_root(self) -> Sketch:
        """The first bracket that is not in braces, as those of styles are."""
        depth = 0
        while self.at < len(self.text):
            sign = self.text[self.at]
            depth += (sign == "{") - (sign == "}")
            if sign == "[" and depth <= 0:
                return self.forest(1)
            self.at += 1
        raise bad("There is no [ here, with which a tree begins.", len(self.text))

    def forest(self, depth: int) -> Sketch:
        """A node [label, options [child] [child]]; its bracket comes next."""
        self._count(depth)
        begin = self.at
        self.at += 1
        self._next()
        place = self.at
        head = self._head()
        children = []
        while self._next() == "[":
            children.append(self.forest(depth + 1))
        if self._next() != "]":
            raise self._not_closed(begin)
        self.at += 1
        label, *options = _options(head)
        return _node(label, place, children, _edge_name(options), options)

    def qtree(self, depth: int) -> Sketch:
        """A node [.label child child ]; or a leaf, which is a word or a group in braces."""
        move = self._edge()
        if self._next() != "[":
            at = self.at
            self._count(depth)
            return _node(self._word(), at, [], move)
        self._count(depth)
        begin = self.at
        self.at += 1
        label = self._label()
        children = []
        while self._next() not in ("]", ""):
            children.append(self.qtree(depth + 1))
        if self._next() == "":
            raise self._not_closed(begin)
        self.at += 1
        return _node(self._label() or label, begin, children, move)

    def _next(self) -> str:
        """The next sign that is no space; "" at the end."""
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1
        return self.text[self.at : self.at + 1]

    def _count(self, depth: int) -> None:
        check_nesting(depth, self.at)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise bad(f"The tree has more than {MAX_NODES:,} nodes.", self.at)

    def _head(self) -> str:
        """What comes before the next bracket that is not in braces."""
        begin, depth = self.at, 0
        while self.at < len(self.text):
            sign = self.text[self.at]
            depth += (sign == "{") - (sign == "}")
            if sign in "[]" and depth <= 0:
                break
            self.at += 1
        return self.text[begin : self.at]

    def _label(self) -> str:
        """What stands behind a dot that comes next."""
        if self.text[self.at : self.at + 1] != ".":
            return ""
        self.at += 1
        return self._word()

    def _edge(self) -> str:
        r"""The name in \edge … {name}; before a child; "" if there is none."""
        if self._next() != "\\" or not self.text.startswith("\\edge", self.at):
            return ""
        end = self.text.find(";", self.at)
        if end < 0:
            raise bad("This \\edge does not end: write ; after it.", self.at)
        names = IN_BRACES.findall(self.text[self.at : end])
        self.at = end + 1
        return _clean(names[-1]) if names else ""

    def _word(self) -> str:
        r"""The next word: up to a space or a bracket that is not in braces, or a \node … {word};"""
        if self.text.startswith("\\node", self.at):
            end = self.text.find(";", self.at)
            if end < 0:
                raise bad("This \\node does not end: write ; after it.", self.at)
            found = IN_BRACES.findall(self.text[self.at : end])
            self.at = end + 1
            return found[-1] if found else ""
        begin, depth, formula = self.at, 0, False
        while self.at < len(self.text):
            sign = self.text[self.at]
            depth += (sign == "{") - (sign == "}")
            formula ^= sign == "$"
            if depth <= 0 and not formula and (sign.isspace() or sign in "[]"):
                break
            self.at += 1
        return self.text[begin : self.at]

    def _not_closed(self, begin: int) -> BadInput:
        return bad("This bracket is not closed.", begin)


def _options(head: str) -> list[str]:
    """The label of a node of forest, and its options: what stands between commas, if these are not
    in braces."""
    parts, depth = [""], 0
    for sign in head:
        depth += (sign == "{") - (sign == "}")
        if sign == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def _edge_name(options: list[str]) -> str:
    for option in options:
        if EDGE.match(option):
            names = IN_BRACES.findall(option)
            return _clean(names[-1]) if names else ""
    return ""


def _node(
    label: str, at: int, children: list[Sketch], move: str, options: list[str] | None = None
) -> Sketch:
    player = _player(label) or next(filter(None, map(player_named, options or [])), None)
    if children:
        said = _clean(label)
        for word in (said, *(options or [])):
            check_chance(word, at)
        return Sketch(at, move=move, player=player, label="" if player else said, children=children)
    return Sketch(at, number=_number(label, at), move=move)


def _player(label: str) -> Player | None:
    symbols = re.findall(r"\\([A-Za-z]+)|([△▲▽▼])", label)
    words = [command or sign for command, sign in symbols]
    named = [side for side, signs in SYMBOLS.items() if any(word in signs for word in words)]
    return player_named(named[0] if named else _clean(label))


def _number(label: str, at: int) -> str:
    """The number of a leaf. Raises `BadInput` if it has none."""
    numbers = [part for each in PARTS.split(label) if NUMBER.fullmatch(part := _clean(each))]
    if len(numbers) != 1:
        what = f"is {quoted(_clean(label))}, and not a number" if _clean(label) else "has no number"
        raise bad(f"This leaf {what}.", at)
    return numbers[0]


def _clean(text: str) -> str:
    """The text without what is there for LaTeX alone."""
    text = FRACTION.sub(r"\1/\2", text)
    text = re.sub(r"\\[,;:! ]|~", " ", text)
    text = COMMAND.sub("", text)
    text = re.sub(r"[{}$_^&\\]", "", text)
    return " ".join(text.replace("−", "-").split())
