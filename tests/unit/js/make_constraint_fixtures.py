"""Writes what the bridge answers about constraint problems, for the tests of the page's JavaScript.

    PYTHONPATH=py python tests/unit/js/make_constraint_fixtures.py

It works like make_fixtures.py, but writes constraint-fixtures.json.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, TypeAlias

TARGET = Path(__file__).with_name("constraint-fixtures.json")
MAKER = runpy.run_path(str(Path(__file__).with_name("make_fixtures.py")))

Json: TypeAlias = dict[str, Any]

AUSTRALIA: Json = {"kind": "problem", "subject": "australia", "options": {}, "position": "colours 3"}
TWO_COLOURS: Json = {**AUSTRALIA, "position": "colours 2"}
QUEENS: Json = {"kind": "problem", "subject": "queens", "options": {}, "position": "5"}
GRAPH: Json = {"kind": "problem", "subject": "colouring", "options": {}, "position": "A-B B-C C-D D-A A-C; colours 3"}
NOT_THREE: Json = {**GRAPH, "position": "A B C X D; A-B A-C A-D B-C B-D C-D; colours 3"}
SUM: Json = {"kind": "problem", "subject": "cryptarithm", "options": {}, "position": "TO + GO = OUT"}
SUDOKU: Json = {
    "kind": "problem",
    "subject": "sudoku",
    "options": {},
    "position": "..3921657967345821251876493548132976729564138136798245372689514814253769695417382",
}
TIMETABLE: Json = {
    "kind": "problem",
    "subject": "timetable",
    "options": {},
    "position": "periods: Mon1 Mon2\nrooms: 2\nAlgebra | Ada | 1a | 1\nLogic | Alan | 1b | 1",
}


def look(setting: Json) -> Json:
    """The request for the look of a problem."""
    return {"op": "look", **setting}


def search(setting: Json, method: str, *, lines: bool = False, **options: float) -> Json:
    """The request for the trace of a method."""
    how = {"method": method, "methodOptions": options, "lines": lines}
    return {"op": "search", **setting, **how}


REQUESTS: dict[str, Json] = {
    "australia: look": look(AUSTRALIA),
    "australia: estimate": {"op": "estimate", **AUSTRALIA, "method": "forward_checking"},
    "australia": search(AUSTRALIA, "forward_checking", lines=True, select=0),
    "australia by backtracking": search(AUSTRALIA, "backtracking"),
    "australia by MAC": search(AUSTRALIA, "mac", select=3, order=1),
    "australia: solutions": {"op": "solutions", **AUSTRALIA, "limit": 20},
    "australia: race": {"op": "race", **AUSTRALIA, "method": "mac"},
    "two colours": search(TWO_COLOURS, "forward_checking"),
    "two colours by MAC": search(TWO_COLOURS, "mac"),
    "two colours: solutions": {"op": "solutions", **TWO_COLOURS},
    "queens: look": look(QUEENS),
    "queens": search(QUEENS, "forward_checking", select=0),
    "queens repaired": search(QUEENS, "min_conflicts", seed=3),
    "queens not repaired": search(QUEENS, "min_conflicts", steps=2, seed=1),
    "graph: look": look(GRAPH),
    "graph in turn": search(GRAPH, "bfs_in_turn"),
    "graph of four neighbours by jumping": search(NOT_THREE, "backjumping"),
    "sum: look": look(SUM),
    "sum": search(SUM, "forward_checking"),
    "sum by propagation": search(SUM, "ac3"),
    "sudoku: look": look(SUDOKU),
    "sudoku": search(SUDOKU, "backtracking"),
    "sudoku, two fives": look({**SUDOKU, "position": "55" + "." * 79}),
    "timetable: look": look(TIMETABLE),
    "timetable": search(TIMETABLE, "forward_checking"),
}


def fixtures() -> dict[str, Json]:
    """The bridge's answers now: the request, the reply and the columns, by name."""
    answers: dict[str, Json] = MAKER["answers_to"](REQUESTS)
    return answers


if __name__ == "__main__":
    MAKER["write"](fixtures(), TARGET)
