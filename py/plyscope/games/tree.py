"""Trees in the registry: how they are read, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games.chance_tree import ChanceTree
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tree_rules import GameTree
from plyscope.games.tree_text import has_chance, read_tree
from plyscope.options import read_options
from plyscope.preset import Preset


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The tree typed in `text`, at its root; one with chance where it has round brackets.

    Raises `BadInput`.
    """
    read_options((), options)
    first, root = read_tree(text)
    if has_chance(root):
        return Loaded.with_chance(ChanceTree(root, first), ChanceTree.initial)
    return Loaded(GameTree(root, first), GameTree.initial)


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
        Preset(
            id="gamble",
            name="A sure thing or a gamble",
            position="[sure:4 gamble:(1/2:10 1/2:0)]",
            note="Chance moves in round brackets. Half of 10 and half of 0 is 5 on average, more"
            " than the sure 4.",
        ),
        Preset(
            id="star-best",
            name="Chance, the best move first",
            position="[(1/2:[6 8 10] 1/2:[8 9 10]) (1/2:[4 5 9] 1/2:[3 4 8])"
            " (1/2:[2 5 6] 1/2:[4 4 7])]",
            note="The value is 7, by the first move. No leaf is more than 10, so with 4 in one"
            " outcome no other can bring the average above 7: Star1 and Star2 look at 8 of the 18"
            " leaves.",
        ),
        Preset(
            id="star-probes",
            name="Chance, worth a probe",
            position="[(1/2:[6 8 10] 1/2:[8 9 10]) (1/2:[5 6 9] 1/2:[5 7 8])"
            " (1/2:[5 9 6] 1/2:[6 6 7])]",
            note="The value is 7. One outcome of the other moves is not enough for a cut, but the"
            " first leaf of both is: Star1 looks at 14 of the 18 leaves, Star2 at 10.",
        ),
        Preset(
            id="star-worst",
            name="Chance, the worst order",
            position="[(1/2:[8 7 5] 1/2:[9 6 5]) (1/2:[7 6 6] 1/2:[6 9 5])"
            " (1/2:[10 9 8] 1/2:[10 8 6])]",
            note="The same leaves turned round, the best move last. Star1 and Star2 save not one of"
            " the 18 leaves, and Star2 even looks at 4 of them twice.",
        ),
        Preset(
            id="trap",
            name="A trap for samples",
            position="[safe:4 trap:[6 6 6 [[10 10 10 10 0] [10 10 10 10 0] [10 10 10 10 0]"
            " [10 10 10 10 0]]]]",
            note="The value is 4. Behind the trap one leaf in five is 0, and MIN can always get"
            " there, but few samples do. UCT still walks into it after 500 rounds, and no more"
            " after 2,000.",
        ),
        Preset(
            id="two-heuristics",
            name="Two heuristics",
            position="[[[[3 1] [7 0]] [[2 4] [0 9]]] [[[0 7] [6 7]] [[8 4] [2 9]]]]",
            note="The value is 4. Let two settings duel here, each two plies deep. If both evaluate"
            " by the mean of the leaves, MAX gets 4; if MAX goes by the first leaf instead, 1; if"
            " MIN does, 6; if both do, 2.",
        ),
    ),
    notation="Leaves in brackets; with min in front, MIN begins. In round brackets chance moves, as"
    " (1/2:3 1/2:5).",
    scale="A leaf is worth the number typed. The evaluation at a depth limit is the mean of the"
    " leaves below, weighted by their probabilities where chance moves.",
    load=load,
    start=THREE_BY_THREE,
)
