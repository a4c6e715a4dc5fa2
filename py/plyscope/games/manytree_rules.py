"""The rules of a game for three players given by its tree, and how its text is read.

Each leaf has three numbers in round brackets: what the players get, as in
`[[(1,2,6) (4,2,3)] [(6,1,2) (7,4,1)]]`. They take turns, ply by ply.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import fsum
from typing import Final, TypeAlias

from plyscope.game import BadInput, GivenByTree, ManyPlayers
from plyscope.games.presentable import Picture
from plyscope.games.tree.rules import GameTree, Path
from plyscope.games.tree.text import NUMBER, TOKEN, Branch, read_number, read_tree, write_tree
from plyscope.input.checks import bad, plain_number
from plyscope.input.phrases import quoted

PLAYERS: Final = 3
NAMES: Final = ("player 1", "player 2", "player 3")

Utilities: TypeAlias = tuple[float, ...]
"""What each player gets, starting with player 1."""

FIRST: Final = re.compile(r"\s*player\s*([0-9]+)\s*:?", re.IGNORECASE | re.ASCII)
SIDES: Final = re.compile(r"\s*(max|min)\b", re.IGNORECASE)
LEAF: Final = re.compile(r"\([^()\[\]]*\)")


class ManyTree(GivenByTree, ManyPlayers[Path]):
    """The rules. A state is the path from the root, as in a tree for two players.

    `utility`, `evaluate` and `bounds` are those of player 1: if a picture knows only two sides,
    player 1 is MAX.
    """

    players: Final = PLAYERS
    initial: Final[Path] = ()

    def __init__(self, root: Branch, leaves: Sequence[Utilities], first: int = 0) -> None:
        """`leaves` are the utilities at the leaves of `root`, left to right; `first` moves at the
        root, counted from 0."""
        self._tree = GameTree(root)
        self._first = first
        self._root = root
        self._means: dict[Path, Utilities] = {}
        self._note_means((), root, iter(leaves))
        own = [utilities[0] for utilities in leaves]
        self.bounds = (min(own), max(own))
        self.actions = self._tree.actions
        self.result = self._tree.result
        self.is_terminal = self._tree.is_terminal
        self.action_id = self._tree.action_id
        self.action_name = self._tree.action_name
        self.parse_action = self._tree.parse_action
        self.cell = self._tree.cell
        self.warnings = self._tree.warnings
        self.node_name = self._tree.node_name

    def _note_means(
        self, path: Path, branch: Branch, leaves: Iterator[Utilities]
    ) -> list[Utilities]:
        """Note the mean of the leaves at and below a node; returns those leaves."""
        if not branch.children:
            below = [next(leaves)]
        else:
            below = []
            for index, child in enumerate(branch.children):
                below += self._note_means((*path, index), child, leaves)
        self._means[path] = tuple([_mean(column) for column in zip(*below, strict=True)])
        return below

    def to_move(self, state: Path) -> int:
        """The players take turns, ply by ply; they are counted from 0."""
        return (self._first + len(state)) % PLAYERS

    def utilities(self, state: Path) -> Utilities:
        """The three numbers at the leaf."""
        return self._means[state]

    def evaluations(self, state: Path) -> Utilities:
        """The means of what each player gets at the leaves below."""
        return self._means[state]

    def utility(self, state: Path) -> float:
        """What player 1 gets."""
        return self._means[state][0]

    def evaluate(self, state: Path) -> float:
        """The mean of what player 1 gets at the leaves below."""
        return self._means[state][0]

    def _branch(self, state: Path) -> Branch:
        branch = self._root
        for index in state:
            branch = branch.children[index]
        return branch

    def format(self, state: Path) -> str:
        """The text of the tree from `state` down, with the mover in front unless it is 1."""
        mover = self.to_move(state)
        branch = self._branch(state)
        prefix = f"{NAMES[mover]} " if mover and branch.children else ""
        return prefix + write_tree(branch)

    def picture(self, state: Path) -> Picture:
        """As for a tree for two players, with the numbers of the players instead of MAX and MIN."""
        picture = self._tree.picture(state)
        rows = [
            {**row, "kind": str(1 + (self._first + row["depth"]) % PLAYERS)}
            for row in picture["rows"]
        ]
        return {**picture, "text": self.format(()), "rows": rows, "players": list(NAMES)}

    def verdict(self, state: Path) -> str:
        """What each player gets."""
        if not self.is_terminal(state):
            return ""
        first, second, third = self._branch(state).number.strip("()").split(",")
        return f"The game is over: the players get {first}, {second} and {third}."


def _mean(numbers: Sequence[float]) -> float:
    """The mean; rounding must not move the mean of equal numbers past them."""
    return min(max(fsum(numbers) / len(numbers), min(numbers)), max(numbers))


def read_many_tree(text: str) -> tuple[int, Branch, list[Utilities]]:
    """Who moves at the root, counted from 0; the root; and the utilities at the leaves.

    Raises `BadInput` (field "position") with the place where the text cannot be read.
    """
    first = FIRST.match(text)
    if first and first[1] not in ("1", "2", "3"):
        raise bad("There are player 1, player 2 and player 3.", first.start(1))
    begin = first.end() if first else 0
    sides = SIDES.match(text, begin)
    if sides:
        message = "There is no MAX or MIN here: type player 1, player 2 or player 3."
        raise bad(message, sides.start(1))
    if not text[begin:].strip():
        raise BadInput(
            "Type a tree, for example [[(1,2,6) (4,2,3)] [(6,1,2) (7,4,1)]].", field="position"
        )
    leaves = list(LEAF.finditer(text, begin))
    _check_leaves(LEAF.sub(lambda leaf: " " * len(leaf[0]), text[begin:]), begin)
    vectors = [_read_leaf(leaf[0], leaf.start()) for leaf in leaves]
    # As long as before, so that a mistake has the same place in both texts.
    plain = " " * begin + LEAF.sub(lambda leaf: "0" + " " * (len(leaf[0]) - 1), text[begin:])
    _, root = read_tree(plain)
    typed = iter(["(" + ",".join(_numbers(leaf[0])) + ")" for leaf in leaves])
    return (int(first[1]) - 1 if first else 0), _with_leaves(root, typed), vectors


def _check_leaves(rest: str, begin: int) -> None:
    """Raises `BadInput` if there is anything but brackets and names besides the leaves."""
    tokens = list(TOKEN.finditer(rest))
    for token, following in zip_longest(tokens, tokens[1:]):
        named = following is not None and following[0] == ":"
        if token[0] in "()" or (token[0] not in "[]:" and not named):
            raise bad(
                "A leaf is what the three players get, in round brackets, such as (1,2,6).",
                begin + token.start(),
            )


def _numbers(leaf: str) -> list[str]:
    return [plain_number(word) for word in re.split(r"[\s,;]+", leaf[1:-1]) if word]


def _read_leaf(leaf: str, at: int) -> Utilities:
    numbers = _numbers(leaf)
    for number in numbers:
        if not NUMBER.fullmatch(number):
            raise bad(f"What a player gets must be a number; {quoted(number)} is not.", at)
    if len(numbers) != PLAYERS:
        raise bad(f"A leaf needs three numbers, one for each player, not {len(numbers)}.", at)
    return tuple(read_number(number, number, at) for number in numbers)


def _with_leaves(branch: Branch, typed: Iterator[str]) -> Branch:
    """The same tree with these texts at its leaves, left to right."""
    if not branch.children:
        return replace(branch, number=next(typed))
    return replace(branch, children=tuple([_with_leaves(each, typed) for each in branch.children]))
