"""The numbers of a benchmark, what they are compared with, and their goals.

The benchmarks use these functions too, some of them inside Pyodide.
"""

from __future__ import annotations

import math
from typing import TypedDict


class Row(TypedDict):
    """One number, and what it says."""

    name: str
    "what was run"
    compared: str
    'what the number is: a ratio such as "watched ÷ plain run", or a time'
    value: float
    unit: str
    'such as "×" for a ratio'
    at_most: float | None
    at_least: float | None
    "the goal, if there is one; one of the two at most"
    note: str
    "what else is worth knowing, such as how many nodes there were"


def row(
    name: str,
    compared: str,
    value: float,
    unit: str,
    *,
    at_most: float | None = None,
    at_least: float | None = None,
    note: str = "",
) -> Row:
    """A row for the table; give at most one of the goals."""
    assert at_most is None or at_least is None
    return {
        "name": name,
        "compared": compared,
        "value": value,
        "unit": unit,
        "at_most": at_most,
        "at_least": at_least,
        "note": note,
    }


def met(measured: Row) -> bool | None:
    """Whether the goal is reached; None if there is none."""
    if measured["at_most"] is not None:
        return measured["value"] <= measured["at_most"]
    if measured["at_least"] is not None:
        return measured["value"] >= measured["at_least"]
    return None


def number(value: float) -> str:
    """A number with three digits that count, two below 1; whole from 100 on."""
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    if abs(value) >= 1:
        return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
    digits = 1 - math.floor(math.log10(abs(value)))
    return f"{value:.{digits}f}".rstrip("0").rstrip(".")


def amount(value: float, unit: str) -> str:
    """A number with its unit."""
    return f"{number(value)} {unit}".rstrip()


def goal(measured: Row) -> str:
    """The goal in symbols, such as "≤ 2 ×"; empty if there is none."""
    if measured["at_most"] is not None:
        return f"≤ {amount(measured['at_most'], measured['unit'])}"
    if measured["at_least"] is not None:
        return f"≥ {amount(measured['at_least'], measured['unit'])}"
    return ""


def line_of(measured: Row) -> str:
    """A row as a line to print."""
    text = f"{measured['name']}: {measured['compared']}: "
    text += amount(measured["value"], measured["unit"])
    if goal(measured):
        text += f" (goal {goal(measured)}: {'met' if met(measured) else 'MISSED'})"
    return f"{text}; {measured['note']}" if measured["note"] else text
