"""The tree of an exercise: its nodes by the names that the page gives them, and who moves where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import inf
from typing import Final

from plyscope.game import MAX, MIN, BadInput, Mover
from plyscope.games.tree.chance import ChanceTree
from plyscope.games.tree.rules import GameTree, Path
from plyscope.games.tree.text import Branch, has_chance, read_tree, write_tree
from plyscope.input.phrases import quoted

ROOT: Final[Path] = ()
MOST_NODES: Final = 400
"""Nobody solves a larger tree by hand."""
PLAIN_DIGITS: Final = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")


@dataclass(frozen=True, eq=False)
class Tree:
    """A tree of at most MOST_NODES nodes, each known by its path and by its name.

    Attributes:
        game: its rules, for the searches.
        root: the tree as it was typed.
        names: the name of each node, in reading order: a node before its children, left to right.
        by_name: the node of each name; names are also found with plain digits, as "b1" for "b₁".
    """

    game: GameTree
    root: Branch
    names: Mapping[Path, str]
    by_name: Mapping[str, Path]

    @cached_property
    def swapped(self) -> GameTree:
        """The rules with MAX and MIN exchanged."""
        return type(self.game)(self.root, MIN if self.maximises_first else MAX)

    @property
    def maximises_first(self) -> bool:
        """Whether MAX moves at the root, or first below it."""
        return self.game.player(ROOT) == MAX

    def typed(self, node: Path) -> Branch:
        """The node as it was typed: its number, and the probability before it."""
        branch = self.root
        for index in node:
            branch = branch.children[index]
        return branch

    def text(self) -> str:
        """The whole tree as it was typed."""
        return ("" if self.maximises_first else "min ") + write_tree(self.root)

    def children(self, node: Path) -> list[Path]:
        """The nodes right below, left to right; none below a leaf."""
        return [(*node, index) for index in self.game.actions(node)]

    def is_leaf(self, node: Path) -> bool:
        """Whether nothing is below it."""
        return self.game.is_terminal(node)

    def inner(self) -> list[Path]:
        """The nodes that are no leaves, in reading order."""
        return [node for node in self.names if not self.is_leaf(node)]

    def bottom_up(self) -> list[Path]:
        """The same, each after those below it."""
        return sorted(self.inner(), key=lambda node: (*node, inf))

    def leaves(self) -> list[Path]:
        """The leaves, left to right."""
        return [node for node in self.names if self.is_leaf(node)]

    def below(self, node: Path) -> list[Path]:
        """The node and everything below it."""
        return [each for each in self.names if each[: len(node)] == node]

    def mover(self, node: Path) -> Mover:
        """Who moves at an inner node: MAX, MIN or chance."""
        return self.game.to_move(node)

    def chances(self, node: Path) -> list[float]:
        """The probabilities of the outcomes of a chance node; nothing elsewhere."""
        game = self.game
        return [odds for _, odds in game.outcomes(node)] if isinstance(game, ChanceTree) else []

    def maximises(self, node: Path) -> bool:
        """Whether MAX moves there."""
        return self.game.to_move(node) == MAX

    def named(self, name: object, field: str = "answer") -> Path:
        """The node with that name. Raises `BadInput`."""
        if not isinstance(name, str):
            raise BadInput(f"A node is given by its name, not by {quoted(name)}.", field=field)
        node = self.by_name.get(name.strip().translate(PLAIN_DIGITS))
        if node is None:
            raise BadInput(f"There is no node {quoted(name)} in this tree.", field=field)
        return node


@lru_cache(maxsize=64)
def tree_of(position: str) -> Tree:
    """The tree typed in `position`. Raises `BadInput` (field "position")."""
    first, root = read_tree(position)
    rules = ChanceTree if has_chance(root) else GameTree
    game = rules(root, first)
    names: dict[Path, str] = {}
    for node in _reading_order(game):
        names[node] = game.node_name(node)
        if len(names) > MOST_NODES:
            raise BadInput(
                f"The tree of an exercise has at most {MOST_NODES} nodes.", field="position"
            )
    by_name = {name.translate(PLAIN_DIGITS): node for node, name in names.items()}
    if len(by_name) < len(names):
        raise BadInput("Two nodes of this tree have the same name.", field="position")
    if game.is_terminal(ROOT):
        raise BadInput("The tree of an exercise needs a move.", field="position")
    return Tree(game, root, names, by_name)


def with_leaf(position: str, leaf: Path, number: int) -> str:
    """The same tree with another number at a leaf."""
    tree = tree_of(position)
    return with_text(tree, leaf, str(number)).text()


def with_text(tree: Tree, leaf: Path, text: str) -> Tree:
    """The same tree as it is to be drawn, with another text at a leaf. Its game stays."""
    return replace(tree, root=_with_text(tree.root, leaf, text))


def _with_text(branch: Branch, leaf: Path, text: str) -> Branch:
    if not leaf:
        return replace(branch, number=text)
    children = list(branch.children)
    children[leaf[0]] = _with_text(children[leaf[0]], leaf[1:], text)
    return replace(branch, children=tuple(children))


def _reading_order(game: GameTree) -> Iterator[Path]:
    waiting = [ROOT]
    while waiting:
        node = waiting.pop()
        yield node
        waiting.extend((*node, index) for index in reversed(game.actions(node)))
