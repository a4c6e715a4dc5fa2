"""The columns of a trace as they cross to the page: which numbers each is made of.

`plyscope.tracing` makes them and says in full what they mean. A column of rows has one number for
each row, a column of events one for each event.
"""

from __future__ import annotations

from array import array
from typing import NewType, TypedDict

Uint8 = NewType("Uint8", "array[int]")
Int16 = NewType("Int16", "array[int]")
Int32 = NewType("Int32", "array[int]")
Float64 = NewType("Float64", "array[float]")

TYPECODES = {"Uint8": "B", "Int16": "h", "Int32": "i", "Float64": "d"}
"""The type codes of Python's arrays."""


class TraceColumns(TypedDict):
    """The columns that every trace has."""

    parent: Int32
    action: Int32
    cell: Int16
    kind: Uint8
    status: Uint8
    value: Float64
    chance: Float64
    "probability of the outcome that leads to a row"
    code: Uint8
    above: Int32
    "the row of the position before the move, which need not be the caller"
    same: Int32
    "the first row with the same position"
    link: Int32
    "where a known row was learnt, or -1"
    alpha: Float64
    beta: Float64
    event: Int16
    read_event: Int16
    "what locals held comes in series; for each series: the event at which they were read"
    read_name: Uint8
    "for each series: the place of the local's name in `variables`"
    read_value: Float64
    "the numbers of each series, one for each time that its event happened"


class CallColumns(TraceColumns):
    """The columns of the calls of any function that recurses, see `plain_data.calls`."""

    name: Int32
    'the place of a call\'s name, as "fibonacci(3)"'
