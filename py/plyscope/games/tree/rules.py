"""The rules of a game given by its tree: the leaves are the utilities, the players take turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from plyscope.game import MAX, MIN, BadInput, GivenByTree, IllegalAction, Player
from plyscope.games.evaluation import Feature, Features
from plyscope.games.presentable import Picture, Usual
from plyscope.games.tree.text import Branch, write_tree

Path: TypeAlias = tuple[int, ...]
"""A state: which child was taken at every step from the root."""

SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
LONGEST_OUTLINE: Final = 200
"""How many inner nodes a picture lists; nobody would read an outline with thousands of lines."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Node:
    """What is known of one state.

    Attributes:
        mean: the mean of the leaves below; at chance nodes, weighted by the probabilities.
        moves: how many moves the players have made on the way here, without chance moves.
        ambiguous: the labels of children that may also mean another child.
    """

    branch: Branch
    name: str
    mean: float
    moves: int
    ambiguous: frozenset[str]


class GameTree(GivenByTree, Features[Path], Usual):
    """The rules. Inner nodes are named A, B, C … level by level; the actions at B are b₁, b₂ …

    A leaf has the name of the action that leads to it. If the text gives an action a name, that
    name is used instead.
    """

    initial: Final[Path] = ()

    def __init__(self, root: Branch, first: Player = MAX) -> None:
        """`first` moves at the root, and then the players take turns."""
        self._first = first
        self._nodes = _nodes_by_path(root)
        utilities = [
            node.branch.utility for node in self._nodes.values() if not node.branch.children
        ]
        self._bounds = (min(utilities), max(utilities))
        self._text = self.format(())
        self._outline = self._make_outline()

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest leaf."""
        return self._bounds

    def to_move(self, state: Path) -> Player:
        """The players take turns, ply by ply."""
        return self.player(state)

    def player(self, state: Path) -> Player:
        """The player whose turn it is in `state`, or will be after chance has moved."""
        if self._nodes[state].moves % 2 == 0:
            return self._first
        return MIN if self._first == MAX else MAX

    def actions(self, state: Path) -> range:
        """The indexes of the children, left to right."""
        return range(len(self._nodes[state].branch.children))

    def result(self, state: Path, action: int) -> Path:
        """The path to that child. Raises `IllegalAction` when there is none."""
        child = (*state, action)
        if child not in self._nodes:
            raise IllegalAction(self._why_not(state))
        return child

    def is_terminal(self, state: Path) -> bool:
        """Whether this is a leaf."""
        return not self._nodes[state].branch.children

    def utility(self, state: Path) -> float:
        """The number at the leaf."""
        return self._nodes[state].branch.utility

    def evaluate(self, state: Path) -> float:
        """The mean of all leaves below.

        It lies between the smallest and the largest leaf, and equals one of them only if all the
        leaves below are equal to it.
        """
        return self._nodes[state].mean

    @property
    def feature_list(self) -> Sequence[Feature]:
        """What can be measured of the leaves below."""
        return feature_list(self._bounds)

    def features(self, state: Path) -> tuple[float, ...]:
        """The mean of the leaves at or below `state`, the first, the largest and the smallest."""
        node = self._nodes[state]
        return (node.mean, *first_largest_smallest(node.branch))

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The mean of the features by these weights."""
        return weighted_mean(score, weights, self._bounds)

    def format(self, state: Path) -> str:
        """The text of the tree from `state` down, with `min` in front when MIN moves there."""
        branch = self._nodes[state].branch
        prefix = "min " if branch.children and self.player(state) == MIN else ""
        return prefix + write_tree(branch)

    def action_id(self, state: Path, action: int) -> str:
        """The name of the node in lower case and the number of the child from 1, as "a1"."""
        return f"{self._nodes[state].name.lower()}{action + 1}"

    def action_name(self, state: Path, action: int) -> str:
        """The name that the text gives, or one such as "a₁"; or both, as "left (a₁)", where the
        text gives the first to another action too."""
        node = self._nodes[state]
        label = node.branch.children[action].label
        name = self.action_id(state, action).translate(SUBSCRIPTS)
        return f"{label} ({name})" if label in node.ambiguous else label or name

    def parse_action(self, state: Path, text: str) -> int:
        """The action with that id, or with that name. Raises `BadInput` when there is none."""
        typed = text.strip()
        for spell in (self.action_id, self.action_name):
            for action in self.actions(state):
                if spell(state, action) == typed:
                    return action
        raise BadInput(self._why_not(state), field="action")

    def picture(self, state: Path) -> Picture:
        """An outline of the tree, and the way from the root to `state`.

        `rows` are the inner nodes from the top, each with its depth, who moves there, the action
        that leads to it, and the leaves right below it; `omitted` says how many are left out;
        `path` has the names of the nodes from the root to `state`.
        """
        path = [self.node_name(state[:length]) for length in range(len(state) + 1)]
        return {
            "kind": "tree",
            "text": self._text,
            "rows": self._outline[:LONGEST_OUTLINE],
            "omitted": max(0, len(self._outline) - LONGEST_OUTLINE),
            "path": path,
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: Path) -> str:
        """What the leaf is worth."""
        branch = self._nodes[state].branch
        return "" if branch.children else f"The game is over: MAX gets {branch.number}."

    def node_name(self, state: Path) -> str:
        """A letter or more for an inner node; for a leaf the name of the action to it."""
        return self._nodes[state].name

    def _why_not(self, state: Path) -> str:
        name = self.node_name(state)
        if self.is_terminal(state):
            return f"There is no move at {name}: it is a leaf."
        thing = "outcome" if self._nodes[state].branch.by_chance else "move"
        first, last = (self.action_name(state, n) for n in (0, self.actions(state)[-1]))
        if first == last:
            return f"The only {thing} at {name} is {first}."
        return f"The {thing}s at {name} are {first} to {last}."

    def _make_outline(self) -> list[Picture]:
        rows = []
        unlisted: list[Path] = [()]
        while unlisted:
            state = unlisted.pop()
            rows.append(self._outline_row(state))
            children = [(*state, action) for action in self.actions(state)]
            unlisted.extend(child for child in reversed(children) if not self.is_terminal(child))
        return rows

    def _outline_row(self, state: Path) -> Picture:
        children = [(*state, action) for action in self.actions(state)]
        leaves = [child for child in children if self.is_terminal(child)]
        return {
            "name": self.node_name(state),
            "depth": len(state),
            "kind": self.to_move(state),
            "action": self.action_name(state[:-1], state[-1]) if state else "",
            "leaves": [self._nodes[leaf].branch.number for leaf in leaves],
            "leafNames": [self.node_name(leaf) for leaf in leaves],
        }


def inner_name(index: int) -> str:
    """A to Z for 0 to 25, then AA, AB and so on."""
    name = ""
    rest = index + 1
    while rest:
        rest, letter = divmod(rest - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def _nodes_by_path(root: Branch) -> dict[Path, Node]:
    # Level by level, so that the names are in reading order.
    levels: list[tuple[Path, Branch, str]] = [((), root, inner_name(0))]
    inner = 1
    for path, branch, name in levels:
        for index, child in enumerate(branch.children):
            if child.children:
                child_name = inner_name(inner)
                inner += 1
            else:
                child_name = child.label or name.lower() + str(index + 1).translate(SUBSCRIPTS)
            levels.append(((*path, index), child, child_name))
    # From the last level up, so that the leaves below the children are known.
    below: dict[Path, list[Leaves]] = {path: [] for path, _, _ in levels}
    means = {}
    for path, branch, _ in reversed(levels):
        leaves = _leaves(branch, below.pop(path))
        means[path] = leaves.mean
        if path:
            below[path[:-1]].append(leaves)
    nodes = {}
    moves: dict[Path, int] = {(): 0}
    for path, branch, name in levels:
        nodes[path] = Node(branch, name, means[path], moves[path], _ambiguous(branch, name))
        for index in range(len(branch.children)):
            moves[*path, index] = moves[path] + (not branch.by_chance)
    return nodes


def _ambiguous(branch: Branch, name: str) -> frozenset[str]:
    """The labels of the children of the node `name` that do not say which child is meant: two have
    the same, or another has this as its id."""
    found: set[str] = set()
    if not any(child.label for child in branch.children):
        return frozenset(found)
    meant: dict[str, int] = {}
    for index, child in enumerate(branch.children):
        spelt = f"{name.lower()}{index + 1}"
        for call in {spelt, spelt.translate(SUBSCRIPTS), child.label}:
            if meant.setdefault(call, index) != index:
                found.add(call)
    return frozenset(found - {""})


class Leaves(NamedTuple):
    """The leaves below a node: how many, their sum, their mean."""

    number: int
    total: float
    mean: float


def _leaves(branch: Branch, below: list[Leaves]) -> Leaves:
    """The leaves below a node, from those below its children, the last child first."""
    if not branch.children:
        return Leaves(1, branch.utility, branch.utility)
    number = sum([child.number for child in below])
    total = sum([child.total for child in below])
    mean = total / number
    if branch.by_chance:
        pairs = zip(reversed(branch.children), below, strict=True)
        mean = sum([child.probability * leaves.mean for child, leaves in pairs])
        total = mean * number
    # Rounding must not move the mean of equal numbers past them.
    means = [child.mean for child in below]
    return Leaves(number, total, min(max(mean, min(means)), max(means)))


def feature_list(bounds: tuple[float, float]) -> tuple[Feature, ...]:
    """The features of a tree whose leaves lie within these bounds.

    They look at the leaves, which a real evaluation cannot do. So an evaluation can be as good or
    as poor as you like: the mean tells a lot, the first leaf only a little.
    """
    most = max(map(abs, bounds))
    return (
        Feature("mean", "Mean of the leaves below", most, 1),
        Feature("first", "First leaf below", most, 0),
        Feature("largest", "Largest leaf below", most, 0),
        Feature("smallest", "Smallest leaf below", most, 0),
    )


def first_largest_smallest(branch: Branch) -> tuple[float, float, float]:
    """The first leaf at or below a node, the largest, and the smallest."""
    if not branch.children:
        return branch.utility, branch.utility, branch.utility
    below = [first_largest_smallest(child) for child in branch.children]
    return (
        below[0][0],
        max([largest for _, largest, _ in below]),
        min([smallest for _, _, smallest in below]),
    )


def weighted_mean(score: float, weights: Sequence[float], bounds: tuple[float, float]) -> float:
    """The mean of features by these weights, from their weighted sum; 0 or the bound next to it
    when all weights are 0.

    A feature with a negative weight counts with its mirror image between the bounds, so that the
    mean stays within them.
    """
    least, greatest = bounds
    mirrored = sum([-weight for weight in weights if weight < 0])
    total = sum(map(abs, weights))
    mean = (score + mirrored * (least + greatest)) / total if total else 0
    return min(max(mean, least), greatest)
