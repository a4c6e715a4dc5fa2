"""Trees in the registry: how they are read, and its presets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tree.chance import ChanceTree
from plyscope.games.tree.forms import form, read_any_tree
from plyscope.games.tree.rules import GameTree
from plyscope.games.tree.text import has_chance
from plyscope.input.options import read_options
from plyscope.input.preset import Preset


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The tree typed in `text`, at its root; with chance nodes if it has round brackets.

    Raises `BadInput`.
    """
    read_options((), options)
    first, root, note = read_any_tree(text)
    if has_chance(root):
        return Loaded(ChanceTree(root, first), ChanceTree.initial, note)
    return Loaded(GameTree(root, first), GameTree.initial, note)


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
            note="Which leaves will be skipped? Watch what happens below C.",
            answer=(
                "After the 2, C is worth at most 2, and MAX already has 3: the other leaves "
                "below C cannot matter."
            ),
            ideas=("pruning",),
        ),
        Preset(
            id="lecture",
            name="A tree from a lecture",
            position="[[3 2 1] [1 0 2] [-5 3 1]]",
            note="How many of the 9 leaves does alpha-beta need? Guess before you step.",
            answer=(
                "5 of the 9 leaves are enough: after the first group, one leaf of each other "
                "group shows that it is no better."
            ),
            ideas=("pruning",),
        ),
        Preset(
            id="binary-two",
            name="Binary, two plies",
            position="[[2 5] [1 7]]",
            note="Is there a leaf that could be any number?",
            answer=(
                "The last leaf was skipped: after the 1, C is worth at most 1, and MAX "
                "already has 2. It could be any number."
            ),
            ideas=("pruning",),
        ),
        Preset(
            id="binary-three",
            name="Binary, three plies",
            position="[[[3 4] [5 6]] [[0 1] [7 8]]]",
            note=(
                "Look for two cuts: one at a MAX node, one at a MIN node. What does each of "
                "them skip?"
            ),
            answer=(
                "At E, the leaf 5 makes a β-cut; at C, the value of F makes an α-cut that "
                "skips the whole of G."
            ),
            ideas=("pruning", "deep trees"),
        ),
        Preset(
            id="exercise",
            name="A two-ply exercise",
            position="[1:[3:99 4:105 5:110 6:102] 2:[7:100 8:104 9:101 10:100]]",
            note=(
                "MAX has moves 1 and 2, then MIN replies. Before you step, find the smallest "
                "value below each move. Which one should MAX choose?"
            ),
            answer=(
                "The smallest values are 99 below move 1 and 100 below move 2, so MAX chooses "
                "move 2."
            ),
            ideas=("minimax by hand",),
        ),
        Preset(
            id="best-order",
            name="3 × 3 in the best order",
            position="[[3 12 8] [2 4 6] [2 5 14]]",
            note=(
                "The 3 × 3 tree, with the leaves of the last group in reverse order. How many "
                "leaves are enough now?"
            ),
            answer="Now 5 leaves are enough, and no order needs fewer.",
            ideas=("pruning", "order of moves"),
            level="middle",
        ),
        Preset(
            id="uneven",
            name="Uneven, MIN moves first",
            position="min [[1/2 -3] 4 [[2.5 -1] 0 [7 -2 1/4]]]",
            note=(
                "Branches of different lengths, negative numbers and fractions, and MIN at "
                "the root. Which move should MIN choose?"
            ),
            answer=("MIN chooses the third move: it is worth 0, the smallest of the three values."),
            ideas=("pruning", "MIN moves first"),
            level="middle",
        ),
        Preset(
            id="gamble",
            name="A sure thing or a gamble",
            position="[sure:4 gamble:(1/2:10 1/2:0)]",
            note="( ) makes a chance node. Is a half chance of 10 better than a sure 4?",
            answer=(
                "The gamble is better: on average it is worth ½ × 10 + ½ × 0 = 5, and 5 is "
                "more than 4."
            ),
            ideas=("chance",),
        ),
        Preset(
            id="star-best",
            name="Chance, the best move first",
            position="[(1/2:[6 8 10] 1/2:[8 9 10]) (1/2:[4 5 9] 1/2:[3 4 8])"
            " (1/2:[2 5 6] 1/2:[4 4 7])]",
            note=(
                "No leaf is more than 10. If one outcome of two is 4, how much can the "
                "average still be? How many of the 18 leaves can be skipped?"
            ),
            answer=(
                "Once one outcome is 4, the average cannot be more than 7. That is why Star1 "
                "and Star2 look at only 8 of the 18 leaves."
            ),
            ideas=("chance", "pruning", "order of moves"),
            level="advanced",
        ),
        Preset(
            id="star-probes",
            name="Chance, with probes",
            position="[(1/2:[6 8 10] 1/2:[8 9 10]) (1/2:[5 6 9] 1/2:[5 7 8])"
            " (1/2:[5 9 6] 1/2:[6 6 2])]",
            note=(
                "Is one outcome enough for a cut here, or is the first leaf of each outcome? "
                "Compare Star1 with Star2."
            ),
            answer=(
                "One outcome is not enough for a cut here, but the first leaf of each outcome "
                "is. Star1 looks at 14 of the 18 leaves, Star2 at only 10."
            ),
            ideas=("chance", "pruning"),
            level="advanced",
        ),
        Preset(
            id="star-worst",
            name="Chance, the worst order",
            position="[(1/2:[8 7 5] 1/2:[9 6 4]) (1/2:[7 6 6] 1/2:[6 9 5])"
            " (1/2:[10 9 8] 1/2:[10 8 6])]",
            note=(
                "The best move comes last, and so does the best reply to each. What can Star1 "
                "and Star2 still skip?"
            ),
            answer=(
                "Nothing: Star1 and Star2 skip none of the 18 leaves, and Star2 even looks at "
                "4 of them twice."
            ),
            ideas=("chance", "pruning", "order of moves"),
            level="advanced",
        ),
        Preset(
            id="trap",
            name="A trap for random games",
            position="[safe:4 trap:[6 6 6 [[10 10 10 10 0] [10 10 10 10 0] [10 10 10 10 0]"
            " [10 10 10 10 0]]]]",
            note=(
                "Behind the trap, one leaf in five is 0. MIN can always reach it, but few "
                "random games do. Does UCT walk into the trap? Try 500 rounds and 2,000."
            ),
            answer=(
                "MAX plays safe for 4: behind the trap, MIN can always reach a 0. UCT still "
                "walks into the trap after 500 rounds, but not after 2,000."
            ),
            ideas=("sampling",),
            level="middle",
        ),
        Preset(
            id="two-heuristics",
            name="Two heuristics",
            position="[[[[3 1] [7 0]] [[2 4] [0 9]]] [[[0 7] [6 7]] [[8 4] [2 9]]]]",
            note=(
                "Let two evaluation functions duel here, each two plies deep: the mean of the "
                "leaves, and the first leaf. Who gains by which?"
            ),
            answer=(
                "Searched to the end, the tree is worth 4 to MAX. If only MIN looks at the "
                "first leaf, MAX gets 6; if only MAX does, 1. So each side gains by the mean."
            ),
            ideas=("evaluation", "depth limit", "duels"),
            level="middle",
        ),
    ),
    notation=(
        "Leaves in square brackets. Put min first if MIN moves first. ( ) makes a chance node, "
        "such as (1/2:3 1/2:5), or with names: (heads:1/2:3 tails:1/2:5). Or paste a tree from "
        "Python, JSON or LaTeX."
    ),
    scale=(
        "A leaf is worth the number you type. At the depth limit, the evaluation function takes "
        "the mean of the leaves below, weighted by probability at chance nodes."
    ),
    load=load,
    start=THREE_BY_THREE,
    form=form,
)
