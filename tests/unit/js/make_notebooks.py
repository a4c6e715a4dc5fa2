"""Writes what the bridge answers about notebooks: for each run, how many nodes its tree has, its value, and the cells.

    PYTHONPATH=py python tests/unit/js/make_notebooks.py

The answers are in notebooks.json beside this file. notebooks.test.js makes notebooks of them; test_notebook_cells.py
runs the cells, and checks that the answers are still those of the bridge.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from plyscope.bridge import answer
from plyscope.kinds.program.examples import OWN_GAME

TARGET = Path(__file__).with_name("notebooks.json")

MINIMAX = """def minimax(node, is_max):
    if isinstance(node, int):
        return node
    found = [minimax(child, not is_max) for child in node]
    return max(found) if is_max else min(found)


if __name__ == "__main__":
    tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
    print(minimax(tree, True))
"""
QUEENS = """def place(queens):
    if len(queens) == 4:
        return True
    for column in range(4):
        if all(c != column and abs(c - column) != len(queens) - r for r, c in enumerate(queens)):
            queens.append(column)
            if place(queens):
                return True
            queens.pop()
    return False


queens = []
print(place(queens))
"""
PROGRAM = {"kind": "program", "subject": "program", "method": "run"}

REQUESTS: dict[str, dict[str, Any]] = {
    "a tree": {"kind": "game", "subject": "tree", "position": "[[3 12 8] [2 4 6] [14 5 2]]", "method": "alphabeta"},
    "a position": {
        **{"kind": "game", "subject": "connect4", "position": "3344", "options": {"columns": 5, "rows": 4}},
        **{"method": "negamax", "depth": 3, "cut": ">", "window": [None, 0.5]},
    },
    "rounds": {"kind": "game", "subject": "pig", "method": "uct", "methodOptions": {"rounds": 20, "seed": 4}},
    "sticks": {
        "kind": "game",
        "subject": "own",
        "source": OWN_GAME,
        "position": "3 1",
        "method": "alphabeta",
        "depth": 2,
    },
    "queens": {
        **{"kind": "problem", "subject": "queens", "position": "6"},
        **{"method": "mac", "methodOptions": {"select": 2}},
    },
    "a program": {**PROGRAM, "position": MINIMAX},
    "a program that changes what it searches": {**PROGRAM, "position": QUEENS},
}


def ask(request: dict[str, Any]) -> dict[str, Any]:
    """The bridge's reply."""
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    return reply


def value_of(reply: dict[str, Any]) -> Any:
    """What a run has found."""
    return reply["report"]["value"] if "report" in reply else reply.get("value", reply.get("solution"))


def answers() -> dict[str, dict[str, Any]]:
    """Each request with its nodes, its value and its cells."""
    made = {}
    for name, request in REQUESTS.items():
        found = ask({"op": "search", **request})
        told = ask({"op": "cells", **request, "nodes": found["nodes"]})
        made[name] = {"request": request, "nodes": found["nodes"], "value": value_of(found), "cells": told["cells"]}
    return made


if __name__ == "__main__":
    TARGET.write_text(json.dumps(answers(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
