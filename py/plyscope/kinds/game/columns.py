"""The columns of the trace of a search of a game, beside those that every trace has."""

from __future__ import annotations

from typing import NotRequired

from plyscope.kinds.columns import Float64, Int16, Int32, TraceColumns, Uint8


class GameColumns(TraceColumns):
    """The columns of a search of a game."""

    bound: Uint8
    "of known rows: 0 the value itself, 1 a lower bound on it, 2 an upper one"
    name: NotRequired[Int32]
    "of a game that names its nodes: the place of the name"
    place: NotRequired[Int16]
    """of rounds that grow one tree: the place of a row's action among those of the position above,
    -1 where none led there"""
    answer: NotRequired[Float64]
    """of a best-first search: the utility or evaluation that the game gave at a row, which may be
    more than the row's value; not a number where the game gave none"""
    info: NotRequired[Int32]
    "of hidden moves: the number of the information set, -1 where nobody moves"
    mix: NotRequired[Float64]
    "and the strategies, one after the other"
    mix_start: NotRequired[Int32]
    "that of row i is mix[mix_start[i]] up to, not including, mix[mix_start[i + 1]]"
