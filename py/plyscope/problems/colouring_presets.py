"""Example graphs, with places for their nodes."""

from __future__ import annotations

from typing import Final

from plyscope.input.preset import Preset

TRAP: Final = (
    "A(36,12) B(58,16) C(92,6) D(22,28) E(92,34) F(16,48) G(52,40) H(48,70) I(14,94) J(64,84); "
    "A-B A-D A-G B-C B-E B-G C-E D-F D-G E-G F-G F-H F-I G-H G-J H-I H-J"
)
"""Three colours are enough. In breadth-first order, “first colour that fits” uses four colours
from A, and three from G, which has seven neighbours."""

PETERSEN: Final = (
    "A(50,8) B(92,38) C(76,88) D(24,88) E(8,38) F(50,30) G(71,45) H(63,70) I(37,70) J(29,45); "
    "A-B B-C C-D D-E A-E A-F B-G C-H D-I E-J F-H H-J G-J G-I F-I"
)

WHEEL: Final = (
    "H(50,52) A(50,12) B(88,40) C(74,84) D(26,84) E(12,40); A-B B-C C-D D-E A-E A-H B-H C-H D-H E-H"
)

GROETZSCH: Final = (
    "A(50,8) B(92,38) C(76,88) D(24,88) E(8,38) F(50,30) G(71,45) H(63,70) I(37,70) J(29,45)"
    " K(50,52); A-B B-C C-D D-E A-E A-G A-J B-F B-H C-G C-I D-H D-J E-F E-I F-K G-K H-K I-K J-K"
)

PLANAR: Final = (
    "A(20,16) B(38,14) C(56,12) D(76,12) E(94,6) F(8,32) G(24,32) H(48,34) I(64,28) J(88,32)"
    " K(10,54) L(30,50) M(56,50) N(86,54) O(10,74) P(24,64) Q(44,72) R(60,70) S(84,70) T(12,90)"
    " U(32,88) V(52,86) W(72,92) X(88,86); A-B A-F A-G B-C B-G B-H C-D C-H C-I D-E D-I D-J E-J F-G"
    " F-K G-H G-K G-L H-I H-L H-M I-J I-M J-N K-L K-O K-P L-M L-P L-Q M-N M-Q M-R N-R N-S O-P O-T"
    " O-U P-Q P-U Q-R Q-U Q-V R-S R-V R-W S-W S-X T-U U-V V-W W-X"
)

PRESETS: Final = (
    Preset(
        id="greedy",
        name="Greedy and its start node",
        position=f"{TRAP}; colours 4",
        note=(
            "Breadth-first, with the first colour that fits: how many colours does it "
            "take from A, and how many from G, the node with the most neighbours?"
        ),
        answer="The first colour that fits needs four colours from A, but only three from G.",
        ideas=("colouring", "order of variables"),
    ),
    Preset(
        id="backtracking",
        name="The same with three colours",
        position=f"{TRAP}; colours 3",
        note=(
            "Greedy colouring gets stuck when it starts at A. Does backtracking find "
            "three colours from there?"
        ),
        answer="With backtracking, three colours are enough from any start.",
        ideas=("colouring", "going back"),
    ),
    Preset(
        id="petersen",
        name="Petersen graph",
        position=f"{PETERSEN}; colours 3",
        note=(
            "Ten nodes with three neighbours each. Is one start better than another? How "
            "many colours are enough?"
        ),
        answer=(
            "No start is better than another: the first colour that fits needs four "
            "colours from every node. Three are enough."
        ),
        ideas=("colouring",),
        level="middle",
    ),
    Preset(
        id="wheel",
        name="Wheel with five spokes",
        position=f"{WHEEL}; colours 3",
        note=(
            "The rim is an odd ring. How many colours does the ring need, and how many "
            "with the hub?"
        ),
        answer=(
            "The rim needs three colours, and the hub needs one more. On the map of the "
            "United States, Nevada and its neighbours are such a wheel."
        ),
        ideas=("colouring", "odd rings"),
    ),
    Preset(
        id="groetzsch",
        name="Grötzsch graph",
        position=f"{GROETZSCH}; colours 3",
        note="It has no three nodes that all touch each other. Are three colours enough?",
        answer=(
            "Three colours are not enough. It is the smallest such graph without three "
            "nodes that all touch each other."
        ),
        ideas=("colouring", "no triangle"),
        level="middle",
    ),
    Preset(
        id="planar",
        name="A graph like a map",
        position=f"{PLANAR}; colours 4",
        note=(
            "No edges cross, so four colours are enough. Does the first colour that fits "
            "find them from every node?"
        ),
        answer="The first colour that fits needs a fifth from some nodes.",
        ideas=("colouring", "maps"),
        level="middle",
    ),
)
