"""Reads a game tree typed as text, such as `[[3 12 8] [2 4 6] [14 5 2]]`.

Round brackets are a node where chance moves: `(1/2:3 1/2:[2 5])`, or with names of the outcomes
`(heads:1/2:3 tails:1/2:[2 5])`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from math import fsum, nan
from typing import Final, NamedTuple

from plyscope.game import MAX, MIN, BadInput, Player
from plyscope.input.checks import bad, check_size, is_not_finite, plain_number
from plyscope.input.phrases import quoted, shortened

MAX_LEAVES: Final = 20_000
MAX_NODES: Final = 40_000
MAX_NESTING: Final = 60
MOST_TOKENS: Final = 6 * MAX_NODES
"""A node takes at most six: a name, a probability, two colons, and two brackets."""
LONGEST_NAME: Final = 24
TOLERANCE: Final = 1e-9
"""How far from 1 the sum of probabilities may be, to allow for rounding."""

CLOSERS: Final = {"[": "]", "(": ")"}

PREFIX: Final = re.compile(r"\s*(max|min)(?:\s*:|(?=[\s\[(\d.,+−-]))", re.IGNORECASE)
TOKEN: Final = re.compile(r"[\[\]():]|[^\s,;:\[\]()]+")
NUMBER: Final = re.compile(r"[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:/[0-9]+)?")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Branch:
    """A node as it was typed, and the way to it. A leaf is one with no children.

    Attributes:
        label: the name given to the action or outcome that leads here, or "".
        number: the utility of a leaf as it was typed, or "".
        utility: the same as a number; NaN for a group.
        odds: the probability of the outcome that leads here as it was typed, or "" where a player
            moves here.
        probability: the same as a number; NaN where a player moves here.
    """

    label: str
    number: str
    utility: float
    children: tuple[Branch, ...]
    odds: str = ""
    probability: float = nan

    @property
    def by_chance(self) -> bool:
        """Whether chance moves here."""
        return bool(self.children) and self.children[0].odds != ""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Way:
    """What was typed in front of a node: a name or a probability."""

    label: str = ""
    odds: str = ""
    probability: float = nan


@dataclass(slots=True, eq=False, repr=False)
class _Group:
    """A group that has not been closed yet, with its bracket and the place of the bracket."""

    way: _Way
    bracket: str
    at: int
    children: list[Branch]


class _Reader:
    """Reads tokens one by one. The open groups are kept in a list, so nothing here recurses."""

    def __init__(self) -> None:
        self.open = [_Group(_Way(), "", 0, [])]
        self.before = ""
        self.before_at = 0
        self.outcome = ""
        self.leaves = 0
        self.nodes = 0

    def name(self, word: str, at: int) -> None:
        """The text before a colon: a name; in round brackets a probability, or its name."""
        if self.open[-1].bracket != "(":
            self.check_followed()
            _check_name(word, at)
        elif self.before:
            # Of two probabilities, none is a name; a whole number may be the side of a die.
            if self.outcome or (NUMBER.fullmatch(self.before) and not self.before.isdigit()):
                self.check_followed()
            _check_name(self.before, self.before_at)
            self.outcome = self.before
        self.before, self.before_at = word, at

    def begin(self, bracket: str, at: int) -> None:
        if len(self.open) > MAX_NESTING:
            raise bad(f"The brackets are nested more than {MAX_NESTING} deep.", at)
        self._count_node(at)
        self.open.append(_Group(self._take_way(at), bracket, at, []))

    def end(self, bracket: str, at: int) -> None:
        self.check_followed()
        if len(self.open) == 1:
            raise bad("This bracket has no opening bracket.", at)
        group = self.open.pop()
        if bracket != CLOSERS[group.bracket]:
            raise bad(
                f"A group that starts with {group.bracket} must end with {CLOSERS[group.bracket]}.",
                at,
            )
        if not group.children:
            raise bad("This group is empty: it needs at least one number.", group.at)
        if group.bracket == "(":
            _check_sum(group)
        self._add(group.way, "", nan, tuple(group.children))

    def leaf(self, word: str, at: int) -> None:
        way = self._take_way(at)
        number = plain_number(word)
        utility = read_number(word, number, at)
        self._count_node(at)
        self.leaves += 1
        if self.leaves > MAX_LEAVES:
            raise bad(f"The tree has more than {MAX_LEAVES:,} leaves.", at)
        self._add(way, number, utility, ())

    def check_followed(self) -> None:
        """Raises `BadInput` if there was something before a colon, but nothing after it."""
        if self.before:
            raise bad(
                f"After {quoted(self.before + ':')} a number or a group must follow.",
                self.before_at,
            )

    def _take_way(self, at: int) -> _Way:
        before, self.before = self.before, ""
        outcome, self.outcome = self.outcome, ""
        if self.open[-1].bracket != "(":
            return _Way(before)
        if not before:
            raise bad("In round brackets, put a probability before each child, such as 1/2:3.", at)
        return _read_odds(outcome, before, self.before_at)

    def _add(self, way: _Way, number: str, utility: float, children: tuple[Branch, ...]) -> None:
        branch = Branch(way.label, number, utility, children, way.odds, way.probability)
        self.open[-1].children.append(branch)

    def _count_node(self, at: int) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise bad(f"The tree has more than {MAX_NODES:,} nodes.", at)


class Word(NamedTuple):
    """A word of the notation: a bracket, a colon, a name or a number; and where it stands."""

    text: str
    at: int


def read_tree(text: str) -> tuple[Player, Branch]:
    """Who moves at the root, and the root.

    Numbers are in brackets, separated by spaces, commas or lines; `name:` before a number or a
    group names the action that leads there. Round brackets are a chance node, with a probability
    and a colon before each child; `name:` in front of that names the outcome. `max` or `min` in
    front says who moves at the root, or who moves first below it if chance moves there; the default
    is MAX. The outermost square brackets may be left out. A number alone is a game that is over.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    prefix = PREFIX.match(text)
    first: Player = MIN if prefix and prefix[1].lower() == "min" else MAX
    # No tree that is small enough has more words: a text that is far too long is not read whole.
    found = islice(TOKEN.finditer(text, prefix.end() if prefix else 0), MOST_TOKENS)
    return first, branch_of([Word(token[0], token.start()) for token in found])


def branch_of(words: Sequence[Word]) -> Branch:
    """The root of the tree with these words. Raises `BadInput` as `read_tree`."""
    if not words:
        raise BadInput("Type a tree, for example [[3 12 8] [2 4 6]].", field="position")
    reader = _Reader()
    skip = False
    for (word, at), following in zip(words, [*words[1:], None], strict=True):
        if skip:
            skip = False
        elif word in "[(":
            reader.begin(word, at)
        elif word in "])":
            reader.end(word, at)
        elif word == ":":
            raise bad("Type a name before the colon.", at)
        elif following is not None and following.text == ":":
            reader.name(word, at)
            skip = True
        else:
            reader.leaf(word, at)
    reader.check_followed()
    if len(reader.open) > 1:
        raise bad("This bracket is not closed.", reader.open[-1].at)
    top = reader.open[0].children
    return top[0] if len(top) == 1 and not top[0].label else Branch("", "", nan, tuple(top))


def has_chance(branch: Branch) -> bool:
    """Whether chance moves at a node or anywhere below it."""
    unseen = [branch]
    while unseen:
        each = unseen.pop()
        if each.by_chance:
            return True
        unseen.extend(each.children)
    return False


def write_tree(branch: Branch) -> str:
    """The text of a node and of all below it; `read_tree` reads it back."""
    if not branch.children:
        return branch.number
    parts = []
    for child in branch.children:
        before = [each for each in (child.label, child.odds) if each]
        parts.append(":".join([*before, write_tree(child)]))
    inside = " ".join(parts)
    return f"({inside})" if branch.by_chance else f"[{inside}]"


def _check_name(word: str, at: int) -> None:
    if len(word) > LONGEST_NAME:
        raise bad(f"A name has at most {LONGEST_NAME} characters.", at)
    if word.startswith(".") and not word[1:2].isdigit():  # so does a label of qtree
        raise bad("A name does not begin with a dot.", at)


def _read_odds(label: str, word: str, at: int) -> _Way:
    """The name of an outcome, and its probability, which comes before a colon."""
    odds = plain_number(word)
    if not NUMBER.fullmatch(odds):
        raise bad(f"Type a probability before this colon, not {quoted(word)}.", at)
    probability = read_number(word, odds, at)
    if not 0 < probability <= 1:
        shown = shortened(word, LONGEST_NAME)
        raise bad(f"A probability must be greater than 0 and at most 1; {shown} is not.", at)
    return _Way(label, odds, probability)


def _check_sum(group: _Group) -> None:
    total = fsum([child.probability for child in group.children])
    if abs(total - 1) > TOLERANCE:
        raise bad(
            f"These probabilities must add up to 1, but they add up to {total:.10g}.", group.at
        )


def read_number(word: str, number: str, at: int) -> float:
    """The number typed as `word` there; `number` has plain signs. Raises `BadInput`."""
    if not NUMBER.fullmatch(number):
        if is_not_finite(number):
            raise bad(f"A utility must be a finite number; {quoted(word)} is not.", at)
        raise bad(f"Type a number or a bracket here, not {quoted(word)}.", at)
    above, _, below = number.partition("/")
    divisor = float(below or "1")
    if divisor == 0:
        raise bad("A fraction cannot have 0 as its denominator.", at)
    utility = float(above) / divisor
    for typed in (utility, divisor):
        check_size(typed, at)
    return utility
