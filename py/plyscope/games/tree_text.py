"""Reads a game tree typed as text, such as `[[3 12 8] [2 4 6] [14 5 2]]`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import isfinite, nan
from typing import Final

from plyscope.game import MAX, MIN, BadInput, Player

MAX_LEAVES: Final = 20_000
MAX_NODES: Final = 40_000
MAX_NESTING: Final = 60
LONGEST_NAME: Final = 24

PREFIX: Final = re.compile(r"\s*(max|min)(?:\s*:|(?=[\s\[\d.,+−-]))", re.IGNORECASE)
TOKEN: Final = re.compile(r"[\[\]:]|[^\s,;:\[\]]+")
NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:/[0-9]+)?")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Branch:
    """A node as it was typed, and the way to it. A leaf is one with no children.

    Attributes:
        label: the name given to the action that leads here, or "".
        number: the utility of a leaf as it was typed, or "".
        utility: the same as a number; NaN for a group.
    """

    label: str
    number: str
    utility: float
    children: tuple[Branch, ...]


@dataclass(slots=True, eq=False, repr=False)
class _Group:
    """A group that has not been closed yet, and the place of its bracket."""

    label: str
    at: int
    children: list[Branch]


class _Reader:
    """Reads tokens one by one. The open groups are on a list, so nothing here recurses."""

    def __init__(self) -> None:
        self.open = [_Group("", 0, [])]
        self.label = ""
        self.label_at = 0
        self.leaves = 0
        self.nodes = 0

    def name(self, word: str, at: int) -> None:
        if self.label:
            raise _bad(f'After "{self.label}:" a number or a group must follow.', self.label_at)
        if len(word) > LONGEST_NAME:
            raise _bad(f"A name has at most {LONGEST_NAME} characters.", at)
        self.label, self.label_at = word, at

    def begin(self, at: int) -> None:
        if len(self.open) > MAX_NESTING:
            raise _bad(f"The brackets are nested more than {MAX_NESTING} deep.", at)
        self._count_node(at)
        self.open.append(_Group(self._take_label(), at, []))

    def end(self, at: int) -> None:
        self.check_label()
        if len(self.open) == 1:
            raise _bad("This bracket closes a group that was not opened.", at)
        group = self.open.pop()
        if not group.children:
            raise _bad("This group is empty: it needs at least one number.", group.at)
        self.open[-1].children.append(Branch(group.label, "", nan, tuple(group.children)))

    def leaf(self, word: str, at: int) -> None:
        number = word.replace("−", "-")
        utility = _read_number(word, number, at)
        self._count_node(at)
        self.leaves += 1
        if self.leaves > MAX_LEAVES:
            raise _bad(f"The tree has more than {MAX_LEAVES:,} leaves.", at)
        self.open[-1].children.append(Branch(self._take_label(), number, utility, ()))

    def check_label(self) -> None:
        if self.label:
            raise _bad(f'After "{self.label}:" a number or a group must follow.', self.label_at)

    def _take_label(self) -> str:
        label, self.label = self.label, ""
        return label

    def _count_node(self, at: int) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise _bad(f"The tree has more than {MAX_NODES:,} nodes.", at)


def read_tree(text: str) -> tuple[Player, Branch]:
    """Who moves at the root, and the root.

    Numbers stand in brackets, separated by spaces, commas or lines; `name:` before a number or a
    group names the action that leads there; `max` or `min` in front says who moves at the root,
    which is MAX when nothing is said. The outermost brackets may be left out. A number alone is a
    game that is over.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    prefix = PREFIX.match(text)
    first: Player = MIN if prefix and prefix[1].lower() == "min" else MAX
    reader = _Reader()
    tokens = list(TOKEN.finditer(text, prefix.end() if prefix else 0))
    if not tokens:
        raise BadInput("Type a tree, for example [[3 12 8] [2 4 6]].", field="position")
    skip = False
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        word, at = token[0], token.start()
        if skip:
            skip = False
        elif word == "[":
            reader.begin(at)
        elif word == "]":
            reader.end(at)
        elif word == ":":
            raise _bad("A name must stand before a colon.", at)
        elif following is not None and following[0] == ":":
            reader.name(word, at)
            skip = True
        else:
            reader.leaf(word, at)
    reader.check_label()
    if len(reader.open) > 1:
        raise _bad("This bracket is not closed.", reader.open[-1].at)
    top = reader.open[0].children
    if len(top) == 1 and not top[0].label:
        return first, top[0]
    return first, Branch("", "", nan, tuple(top))


def write_tree(branch: Branch) -> str:
    """The text of a node and of all below it; `read_tree` reads it back."""
    if not branch.children:
        return branch.number
    parts = [
        f"{child.label}:{write_tree(child)}" if child.label else write_tree(child)
        for child in branch.children
    ]
    return f"[{' '.join(parts)}]"


def _read_number(word: str, number: str, at: int) -> float:
    if not NUMBER.fullmatch(number):
        if number.lower().lstrip("+-") in ("nan", "inf", "infinity", "∞"):
            raise _bad(f'A utility is a finite number, which "{word}" is not.', at)
        shown = word if len(word) <= LONGEST_NAME else word[:LONGEST_NAME] + "…"
        raise _bad(f'A number or a bracket must stand here, not "{shown}".', at)
    above, _, below = number.partition("/")
    divisor = float(below or "1")
    if divisor == 0:
        raise _bad("A fraction cannot have 0 below the line.", at)
    utility = float(above) / divisor
    if not isfinite(utility) or not isfinite(divisor):
        raise _bad("This number is too large.", at)
    return utility


def _bad(message: str, at: int) -> BadInput:
    return BadInput(message, at=at, field="position")
