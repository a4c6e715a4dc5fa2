"""Positions of chess that teach something."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Begun, Preset

SMALL: Final = {"board": 1}

PRESETS: Final = (
    Preset(
        id="start",
        name="The start",
        position="",
        note=(
            "Play a game against Python, which looks ahead for one second. To depth 3, minimax "
            "needs 9,323 nodes here: how many does alpha-beta need?"
        ),
        answer=(
            "To depth 3, alpha-beta needs 1,746 nodes. It plays Nc3, after which White is 0.15 "
            "pawns ahead."
        ),
        ideas=("evaluation", "depth limit", "large trees"),
        level="middle",
        begun=Begun("deepening_to_play", options={"seconds": 1}),
    ),
    Preset(
        id="mini",
        name="Minichess, 5 × 5",
        position="",
        note=(
            "Gardner's board: no double steps, no castling, so few moves that trees go deep. "
            "Compare depths 4 and 5: who seems to be ahead?"
        ),
        answer=(
            "At depth 4 White seems to be 1.1 pawns behind, at depth 5 0.8 pawns ahead: "
            "whoever moves last has just taken something, and the search no longer sees the "
            "answer."
        ),
        options=SMALL,
        ideas=("evaluation", "depth limit", "horizon"),
        level="middle",
        begun=Begun("alphabeta", 4),
    ),
    Preset(
        id="mate-in-two",
        name="Mate in two",
        position="kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
        note="A problem by Paul Morphy. Which first move mates by force, at depth 3?",
        answer=(
            "Ra6: if Black takes the rook, the pawn mates; if the bishop moves, the rook mates on "
            "a7. Each search to depth 3 finds it; Monte Carlo tree search may not."
        ),
        ideas=("mate", "sacrifice", "depth limit"),
        level="beginner",
        begun=Begun("alphabeta", 3),
    ),
    Preset(
        id="mate-in-three",
        name="Mate in three",
        position="8/8/8/8/p7/3N4/2K5/k7 w - - 0 1",
        note=(
            "A knight alone cannot mate a king, unless a pawn is in its way. At which depth does "
            "the search see it? Three moves of White and two of Black are 5 half-moves."
        ),
        answer=(
            "At depth 5, with Nb4. At depth 4 no search sees the mate, for the fifth half-move "
            "gives it."
        ),
        ideas=("mate", "depth limit", "endgame"),
        level="beginner",
        begun=Begun("alphabeta", 5),
    ),
    Preset(
        id="horizon",
        name="Pushed beyond the horizon",
        position="r7/B1p4k/1p6/6P1/5P2/8/6K1/8 w - - 0 1",
        note=(
            "White's bishop cannot be saved. What does alpha-beta play at depth 2, and what at "
            "depth 4?"
        ),
        answer=(
            "At depths 2 and 3 it plays g6+ and gives away a pawn: Black must answer the check, "
            "and so the loss of the bishop comes too late to be seen. From depth 4 on it takes a "
            "pawn for the bishop, with Bxb6."
        ),
        ideas=("horizon effect", "delaying checks", "depth limit"),
        level="middle",
        begun=Begun("alphabeta", 2),
    ),
    Preset(
        id="guarded-pawn",
        name="A guarded pawn",
        position="3q2k1/5ppp/4p3/3p4/8/3Q4/5PPP/6K1 w - - 0 1",
        note="Should the queen take on d5? Compare alpha-beta and quiescence search at depth 1.",
        answer=(
            "Alpha-beta plays Qxd5 and counts a pawn more. Quiescence search goes on with the "
            "captures, sees that the queen is lost, and leaves the pawn alone."
        ),
        ideas=("quiescence", "horizon effect", "captures"),
        level="middle",
        begun=Begun("alphabeta", 1),
    ),
    Preset(
        id="stalemate",
        name="Saved by having no move",
        position="7k/5Q2/8/8/8/2r3q1/8/7K w - - 0 1",
        note="White is a rook down, and about to be mated. Is there a way out?",
        answer=(
            "Yes: Qh7+. The king must take the queen, and White has no move left: stalemate, a "
            "draw. Depth 2 is enough to find it."
        ),
        ideas=("stalemate", "sacrifice", "draw"),
        level="beginner",
        begun=Begun("alphabeta", 2),
    ),
)
