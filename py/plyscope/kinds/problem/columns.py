"""The columns of the trace of a method for constraint problems, besides those of every trace."""

from __future__ import annotations

from typing import NotRequired

from plyscope.kinds.columns import Int32, TraceColumns, Uint8


class ProblemColumns(TraceColumns):
    """The columns of a method for constraint problems."""

    name: Int32
    variable: Int32
    "the variable that a row gives a value, -1 at the root"
    to: Int32
    "the value; -1 if the variable loses a value that it got before others were assigned"
    why: Int32
    "the constraint that caused a row to be rejected or emptied; else -1"
    emptied: Int32
    "the variable that was left without a value; else -1"
    checks: Int32
    "by event: how many checks had been made by then"
    note_kind: Uint8
    "for each note, in order: what it says"
    note_variable: Int32
    note_value: Int32
    "-1 if there is none"
    note_other: Int32
    "the constraint, -1 if there is none"
    broken: NotRequired[Int32]
    "for local search: the broken constraints of each row, one row after the other"
    broken_start: NotRequired[Int32]
    "those of row i are broken[broken_start[i]] up to, not including, broken[broken_start[i + 1]]"
