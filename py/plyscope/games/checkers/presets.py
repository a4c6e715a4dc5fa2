"""Positions of checkers that teach something."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Begun, Preset

MIDDLE: Final = {"board": 1}
SMALL: Final = {"board": 2}

PRESETS: Final = (
    Preset(
        id="start",
        name="The start",
        position="",
        note=(
            "Black has 7 moves, and White 7 answers to each. How deep does the search look in a "
            "second?"
        ),
        answer=(
            "About 7 or 8 moves, more on a fast machine. To depth 6, minimax needs 45,957 nodes, "
            "and alpha-beta 4,269."
        ),
        ideas=("evaluation", "depth limit", "large trees", "perft"),
        level="middle",
        begun=Begun("deepening_to_play", options={"seconds": 1}),
    ),
    Preset(
        id="four",
        name="4 × 4",
        position="",
        note=(
            "Two men a side, so the tree can be searched to its end. Who wins, and how many of the "
            "22,112 nodes does alpha-beta need?"
        ),
        answer="Nobody: it is a draw. Alpha-beta needs 1,105 nodes, and 568 with a table.",
        options=SMALL,
        ideas=("a game as a tree", "perfect play", "draw", "tables"),
        begun=Begun("alphabeta"),
    ),
    Preset(
        id="six",
        name="6 × 6",
        position="",
        note=(
            "Six men a side: too many for the whole tree, few enough to look 8 moves ahead. How "
            "much does a table help there?"
        ),
        answer=(
            "At depth 8, alpha-beta needs 2,993 nodes, and 2,044 with a table. At depth 10, it is "
            "15,593 against 9,787."
        ),
        options=MIDDLE,
        ideas=("tables", "depth limit", "transpositions"),
        level="middle",
        begun=Begun("alphabeta_table", 8),
    ),
    Preset(
        id="three-men",
        name="Three against three",
        position="B:W10,12,16:B1,2,4",
        note="One of Black's four moves wins, on 6 × 6. From which depth on does a search see it?",
        answer="From depth 9 on: 4-7 wins. After the other moves, neither side is a man ahead.",
        options=MIDDLE,
        ideas=("perfect play", "depth limit", "endgame"),
        level="middle",
        begun=Begun("alphabeta_table", 7),
    ),
    Preset(
        id="shot",
        name="A man for nothing?",
        position="B:W18,19,22,26,27,30:B3,7,8,10,11,12",
        note=(
            "With 10-15, Black gives a man away: White must take it. What do depth 2 and depth 3 "
            "play?"
        ),
        answer=(
            "Depth 2 sees only the loss, and plays 11-16. Depth 3 plays 10-15: after 19x10, Black "
            "takes three men with 7x32 and has a king."
        ),
        ideas=("sacrifice", "compulsory captures", "depth limit", "shot", "trap"),
        begun=Begun("alphabeta", 2),
    ),
    Preset(
        id="two-given",
        name="Give two, take three",
        position="B:W11,18,25,26,27,31:B2,5,7,9,16,20,24",
        note=(
            "Somewhere here is a move that gives two men away and wins. At which depth does "
            "alpha-beta find it?"
        ),
        answer=(
            "At depth 5: 2-6, then 11x2, 9-13, 2x9, and 5x30 takes three, among them the new king. "
            "At depth 3 it plays 9-14."
        ),
        ideas=("sacrifice", "compulsory captures", "depth limit", "shot"),
        level="middle",
        begun=Begun("alphabeta", 3),
    ),
    Preset(
        id="greed",
        name="One or three?",
        position="B:W6,7,12,14,22,31:B1,5,8,18,24",
        note=(
            "Black must capture: three men with 1x26, or one with 18x25. Compare alpha-beta and "
            "quiescence search at depth 1."
        ),
        answer=(
            "Alpha-beta takes the three. Quiescence search goes on with the captures: White takes "
            "two men back, and Black is 0.45 men behind. After 18x25, it is 0.9 ahead."
        ),
        ideas=("quiescence", "horizon effect", "captures"),
        level="middle",
        begun=Begun("alphabeta", 1),
    ),
    Preset(
        id="kings",
        name="Two kings against one",
        position="B:WK14:BK6,K22",
        note="Only one of eight moves wins by force at depth 7. Which one?",
        answer=(
            "22-26. At depth 6, alpha-beta sees no win: only the seventh move of the line captures "
            "the king."
        ),
        ideas=("endgame", "perfect play", "depth limit"),
        level="middle",
        begun=Begun("alphabeta_table", 7),
    ),
)
