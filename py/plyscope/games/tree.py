"""A game given by its tree: the leaves are the utilities, and the players move by turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from plyscope.game import MAX, MIN, BadInput, IllegalAction, Player
from plyscope.games.presentable import GameEntry, Loaded, Picture, Preset
from plyscope.games.tree_text import Branch, read_tree, write_tree
from plyscope.options import read_options

Path: TypeAlias = tuple[int, ...]
"""A state: which child was taken at every step from the root."""

SUBSCRIPTS: Final = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
LONGEST_OUTLINE: Final = 200
"""How many inner nodes a picture lists; nobody reads an outline with thousands of lines."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Node:
    """What is known of one state."""

    branch: Branch
    name: str
    mean: float


class GameTree:
    """The rules. Inner nodes are named A, B, C … level by level; the actions at B are b₁, b₂ …

    A leaf is called like the action that leads to it. An action that was given a name in the text
    is called by that instead.
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
        if len(state) % 2 == 0:
            return self._first
        return MIN if self._first == MAX else MAX

    literal: Final = True
    """It is given by its tree, so that what is cut off can be shown whole."""

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

        It lies between the least and the greatest leaf, and is one of them only where all the
        leaves below are.
        """
        return self._nodes[state].mean

    def format(self, state: Path) -> str:
        """The text of the tree from `state` down, with `min` in front when MIN moves there."""
        branch = self._nodes[state].branch
        prefix = "min " if branch.children and self.to_move(state) == MIN else ""
        return prefix + write_tree(branch)

    def action_id(self, state: Path, action: int) -> str:
        """The name of the node in lower case and the number of the child from 1, as "a1"."""
        return f"{self._nodes[state].name.lower()}{action + 1}"

    def action_name(self, state: Path, action: int) -> str:
        """The name that the text gives, or as "a₁"."""
        label = self._nodes[state].branch.children[action].label
        return label or self.action_id(state, action).translate(SUBSCRIPTS)

    def parse_action(self, state: Path, text: str) -> int:
        """The action with that id, or with that name. Raises `BadInput` when there is none."""
        typed = text.strip()
        for spell in (self.action_id, self.action_name):
            for action in self.actions(state):
                if spell(state, action) == typed:
                    return action
        raise BadInput(self._why_not(state), field="action")

    def cell(self, state: Path, action: int) -> int:
        """There is no board."""
        return -1

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

    def warnings(self, state: Path) -> tuple[str, ...]:
        """None: every tree can be."""
        return ()

    def node_name(self, state: Path) -> str:
        """A letter or more for an inner node; for a leaf the name of the action to it."""
        return self._nodes[state].name

    def _why_not(self, state: Path) -> str:
        name = self.node_name(state)
        if self.is_terminal(state):
            return f"There is no move at {name}: it is a leaf."
        first, last = (self.action_name(state, n) for n in (0, self.actions(state)[-1]))
        if first == last:
            return f"The only move at {name} is {first}."
        return f"The moves at {name} are {first} to {last}."

    def _make_outline(self) -> list[Picture]:
        rows = []
        unlisted: list[Path] = [()]
        while unlisted:
            state = unlisted.pop()
            children = [(*state, action) for action in self.actions(state)]
            leaves = [child for child in children if self.is_terminal(child)]
            rows.append(
                {
                    "name": self.node_name(state),
                    "depth": len(state),
                    "kind": self.to_move(state),
                    "action": self.action_name(state[:-1], state[-1]) if state else "",
                    "leaves": [self._nodes[leaf].branch.number for leaf in leaves],
                    "leafNames": [self.node_name(leaf) for leaf in leaves],
                }
            )
            unlisted.extend(child for child in reversed(children) if not self.is_terminal(child))
        return rows


def inner_name(index: int) -> str:
    """A to Z for 0 to 25, then AA, AB and so on."""
    name = ""
    rest = index + 1
    while rest:
        rest, letter = divmod(rest - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def _nodes_by_path(root: Branch) -> dict[Path, Node]:
    # Level by level, so that the names come out in reading order.
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
    # From the last level up, so that the children's totals are known.
    totals: dict[Path, tuple[float, int]] = {}
    nodes = {}
    for path, branch, name in reversed(levels):
        total, leaves = totals.get(path, (branch.utility, 1))
        nodes[path] = Node(branch, name, total / leaves)
        if path:
            above, known = totals.get(path[:-1], (0.0, 0))
            totals[path[:-1]] = (above + total, known + leaves)
    return nodes


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The tree typed in `text`, at its root. Raises `BadInput`."""
    read_options((), options)
    first, root = read_tree(text)
    game = GameTree(root, first)
    return Loaded(game, game.initial)


THREE_BY_THREE: Final = "[[3 12 8] [2 4 6] [14 5 2]]"

ENTRY: Final = GameEntry(
    id="tree",
    name="Tree",
    options=(),
    presets=(
        Preset(
            id="three-by-three",
            name="3 × 3",
            position=THREE_BY_THREE,
            note="The value is 3, by the first move. Alpha-beta looks at 7 of the 9 leaves: after"
            " the 2 below C, nothing at C can matter any more.",
        ),
        Preset(
            id="lecture",
            name="A lecture's tree",
            position="[[3 2 1] [1 0 2] [-5 3 1]]",
            note="The value is 1. After the first group, one leaf of each other group is enough:"
            " 5 of 9.",
        ),
        Preset(
            id="binary-two",
            name="Binary, two plies",
            position="[[2 5] [1 7]]",
            note="The value is 2, by the left move. The last leaf could be any number.",
        ),
        Preset(
            id="binary-three",
            name="Binary, three plies",
            position="[[[3 4] [5 6]] [[0 1] [7 8]]]",
            note="The value is 4. At E the leaf 5 makes a β-cut; at C the value of F makes an α-cut"
            " that saves the whole of G.",
        ),
        Preset(
            id="exercise",
            name="A two-ply exercise",
            position="[1:[3:99 4:105 5:110 6:102] 2:[7:100 8:104 9:101 10:100]]",
            note="MAX has moves 1 and 2, MIN answers. Work out the least at each before you run"
            " it: MAX takes move 2, for 100.",
        ),
        Preset(
            id="best-order",
            name="3 × 3 in the best order",
            position="[[3 12 8] [2 4 6] [2 5 14]]",
            note="The same tree with the last group turned round. Now 5 leaves are enough, and no"
            " order can do with fewer.",
        ),
        Preset(
            id="uneven",
            name="Uneven, MIN begins",
            position="min [[1/2 -3] 4 [[2.5 -1] 0 [7 -2 1/4]]]",
            note="Branches of unequal length, negative and fractional utilities, and MIN at the"
            " root. The value is 0.",
        ),
    ),
    notation="Leaves in brackets; with min in front, MIN begins.",
    scale="A leaf is worth the number typed. The evaluation at a depth limit is the mean of the"
    " leaves below.",
    load=load,
    start=THREE_BY_THREE,
)
