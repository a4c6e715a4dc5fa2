"""Trees for three players in the registry: how they are read, and their presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.games.manytree_rules import ManyTree, read_many_tree
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.options import read_options
from plyscope.input.preset import Preset

LEAF: Final = re.compile(r"\(\s*[-−+.\d]+\s*,\s*[-−+.\d]+\s*,\s*[-−+.\d]+\s*\)")


def form(text: str) -> str:
    """What a text surely is, if it is such a tree: it has leaves with three numbers."""
    return "a tree for three players" if LEAF.search(text) else ""


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The tree typed in `text`, at its root. Raises `BadInput`."""
    read_options((), options)
    first, root, leaves = read_many_tree(text)
    return Loaded(ManyTree(root, leaves, first), ManyTree.initial)


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
            note=(
                "Player 3 moves at the bottom, player 2 in the middle, player 1 at the top. "
                "Each player looks only at their own number. Which leaf do they reach?"
            ),
            answer=(
                "They reach (2,6,5), although player 1 would like other leaves better: the players "
                "below choose by their own numbers."
            ),
            ideas=("many players",),
            level="middle",
        ),
        Preset(
            id="tie",
            name="A tie",
            position="[[(5,3,1) (1,3,9)] (3,2,2)]",
            note=(
                "Player 2 gets 3 from either move, so player 2 does not care. Does player 1? "
                "Reverse the move order and see."
            ),
            answer=(
                "Player 1 does care: the first of player 2's equal moves gives player 1 5, "
                "the second only 1, and then player 1 takes the 3."
            ),
            ideas=("many players", "ties", "order of moves"),
            level="middle",
        ),
    ),
    notation=(
        "Leaves with what the three players get, in round brackets, such as [[(1,2,6) (4,2,3)] "
        "(6,1,2)]."
    ),
    scale=(
        "A leaf says what each player gets. At the depth limit, the evaluation function takes each "
        "player's mean over the leaves below."
    ),
    load=load,
    start=THREE_PLIES,
    form=form,
)
