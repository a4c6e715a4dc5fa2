"""Trees for three players in the registry: how they are read, and their presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games.manytree_rules import ManyTree, read_many_tree
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.options import read_options
from plyscope.preset import Preset


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The tree typed in `text`, at its root. Raises `BadInput`."""
    read_options((), options)
    first, root, leaves = read_many_tree(text)
    return Loaded.with_many(ManyTree(root, leaves, first), ManyTree.initial)


THREE_PLIES: Final = "[[[(1,2,6) (4,3,2)] [(6,1,3) (7,4,1)]] [[(5,1,4) (2,6,5)] [(3,7,2) (5,4,7)]]]"

ENTRY: Final = GameEntry(
    id="manytree",
    name="Tree for three players",
    options=(),
    presets=(
        Preset(
            id="three-plies",
            name="Three plies",
            position=THREE_PLIES,
            note="Player 3 decides at the bottom, player 2 in the middle, player 1 at the top. Each"
            " looks at one of the three numbers, and no two choices are equal.",
        ),
        Preset(
            id="tie",
            name="A tie that matters",
            position="[[(5,3,1) (1,3,9)] (3,2,2)]",
            note="To player 2 both moves are worth 3, and so nothing is lost by either. But on"
            " which of them is taken hangs whether player 1 gets 5 or 3: reverse the order.",
        ),
    ),
    notation="What the three players get in round brackets, as [[(1,2,6) (4,2,3)] (6,1,2)].",
    scale="A leaf says what each player gets. The evaluation at a depth limit is the mean of the"
    " leaves below, for each player.",
    load=load,
    start=THREE_PLIES,
)
