"""The columns of a game search's trace, besides those that every trace has."""

from __future__ import annotations

from typing import NotRequired

from plyscope.kinds.columns import Float64, Int16, Int32, TraceColumns, Uint8


class GameColumns(TraceColumns):
    """The columns of a search of a game."""

    bound: Uint8
    "for known rows: 0 the exact value, 1 a lower bound on it, 2 an upper bound"
    name: NotRequired[Int32]
    "if the game names its nodes: the place of the name"
    place: NotRequired[Int16]
    """if rounds grow one tree: the place of a row's action among those of the position above, -1 if
    no action led there"""
    answer: NotRequired[Float64]
    """for a best-first search: the utility or evaluation that the game gave at a row, which may be
    more than the row's value; not a number if the game gave none"""
    unrecorded: NotRequired[Int32]
    """if the tree was too large to be recorded whole: how many nodes below a row were visited, but
    not recorded"""
    info: NotRequired[Int32]
    "if moves are hidden: the number of the information set, -1 if no player moves"
    mix: NotRequired[Float64]
    "if moves are hidden: the strategies, one after the other"
    mix_start: NotRequired[Int32]
    "that of row i is mix[mix_start[i]] up to, not including, mix[mix_start[i + 1]]"
