"""Dots and Boxes in the registry: how its positions are read, its options and its presets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from plyscope.game import MAX, MIN, Player
from plyscope.games.dots.board import Board
from plyscope.games.dots.rules import DotsAndBoxes
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.preset import Begun, Preset

LARGEST: Final = 4
PREFIX: Final = re.compile(r"\s*(max|min)\b\s*:?", re.IGNORECASE)
WORD: Final = re.compile(r"[^\s,;]+")
ROWS: Final = "a1b1 b1c1 c1d1 a2b2 b2c2 c2d2 a3b3 b3c3 c3d3"
"""On 2 × 3 boxes, all edges from left to right: they leave two chains of three."""


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The edges typed in `text`, drawn in that order. Raises `BadInput`."""
    values = read_options(OPTIONS, options)
    board = Board(int(values["rows"]), int(values["columns"]))
    prefix = PREFIX.match(text)
    first: Player = MIN if prefix and prefix[1].lower() == "min" else MAX
    game = DotsAndBoxes(board, first)
    state = game.initial
    for word in WORD.finditer(text, prefix.end() if prefix else 0):
        edge = board.read(word[0], "position", word.start())
        if state.drawn >> edge & 1:
            raise bad(f"The edge {board.said(edge)} is drawn twice.", word.start())
        state = game.result(state, edge)
    return Loaded(game, state)


OPTIONS: Final = (
    Option("rows", "Rows of boxes", 1, LARGEST, 2),
    Option("columns", "Columns of boxes", 1, LARGEST, 2),
)

ENTRY: Final = GameEntry(
    id="dots",
    name="Dots and Boxes",
    options=OPTIONS,
    presets=(
        Preset(
            id="two",
            name="Two boxes",
            position="",
            pictured="a1b1 a1a2 a2b2 b1b2 c1c2",
            note=(
                "Only seven edges, so you can see the whole tree. How should MAX begin so as not "
                "to lose?"
            ),
            answer="With b1–b2, the edge between the boxes: a draw. All other edges lose 2 to 0.",
            options={"rows": 1, "columns": 2},
            ideas=("extra turn", "whole tree", "perfect play"),
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="give-two",
            name="The last two of a chain",
            position=f"{ROWS} a1a2 b1b2",
            note=(
                "MAX has taken the first of three boxes in a row, and can take the other two. "
                "Search to depth 3 first, then without a limit: should MAX take them?"
            ),
            answer=(
                "No: d1–d2 gives both to MIN, who must then open the chain below, and MAX wins 4 "
                "to 2. If MAX takes them, it is MAX who must open that chain: 3 to 3. To depth 3, "
                "the search does not see this and takes them."
            ),
            options={"rows": 2, "columns": 3},
            ideas=("double-cross", "sacrifice", "chains", "horizon", "extra turn"),
            begun=Begun("alphabeta", 3),
        ),
        Preset(
            id="zugzwang",
            name="Somebody must open a chain",
            position=f"min {ROWS}",
            note=(
                "Two chains of three boxes are left, and every edge opens one of them. What is it "
                "worth to be the player to move?"
            ),
            answer=(
                "It loses 4 to 2, whichever edge MAX draws. If MIN were to move, MIN would lose: "
                "both sides would rather pass, and this is called zugzwang."
            ),
            options={"rows": 2, "columns": 3},
            ideas=("zugzwang", "chains", "chain rule"),
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="sacrifice",
            name="No safe way",
            position="a1b1 b1c1 a1a2 a2a3 c2c3 b3c3",
            note=(
                "Two edges are safe: c1–c2 and a3–b3 give no box away. Should MAX draw one of them?"
            ),
            answer=(
                "No: MIN draws the other one, MAX must then open the loop of four boxes, and MIN "
                "takes all of them. MAX gives one box away now, in the middle, and wins 3 to 1."
            ),
            options={"rows": 2, "columns": 2},
            ideas=("sacrifice", "parity", "zugzwang", "chain rule"),
            level="middle",
            begun=Begun("alphabeta"),
        ),
        Preset(
            id="square",
            name="2 × 2 boxes",
            position="",
            pictured="a1b1 a2b2 a1a2 b1b2 a2a3 c1c2 b3c3",
            note=(
                "There are 12 edges, but by reflection and rotation only two kinds: on the outside "
                "and inside. With which should MAX begin?"
            ),
            answer=(
                "On the outside: then MAX wins 3 to 1. After an edge inside, MIN can get a draw."
            ),
            options={"rows": 2, "columns": 2},
            ideas=("perfect play", "symmetry", "tables"),
            level="middle",
            begun=Begun("deepening_to_play", options={"nodes": 100_000}),
        ),
        Preset(
            id="full",
            name="3 × 3 boxes",
            position="",
            pictured="a1b1 a2b2 a1a2 b1b2 b1c1 c2d2 c1c2 b2c2 a2a3 c4d4 b2b3 a3b3 b3b4",
            is_cover=True,
            note=(
                "Play against Python. An edge is safe if it gives no box away. When none is left, "
                "somebody must open a chain: can you bring it about that Python must?"
            ),
            options={"rows": 3, "columns": 3},
            ideas=("chains", "chain rule", "depth limit", "evaluation"),
            level="middle",
            begun=Begun("deepening_to_play", options={"seconds": 1}),
        ),
    ),
    notation=(
        "The edges in the order in which they were drawn, such as a1b1 b1b2. Put min first if MIN "
        "drew the first."
    ),
    scale=(
        "A position is worth the boxes that MAX has more than MIN in the end. At the depth limit, "
        "the evaluation counts the boxes so far."
    ),
    load=load,
    start="",
)
