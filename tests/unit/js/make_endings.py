"""Writes the bridge's answers to every search of several positions, for the test that the last
sentence of each search names the move that it chose.

    PYTHONPATH=py python tests/unit/js/make_endings.py

The answers are in endings.json beside this file; test_endings_of_js.py checks that they are still
correct, and that no search is missing.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, TypeAlias

from plyscope.games import GAMES
from plyscope.search import SEARCHES

TARGET = Path(__file__).with_name("endings.json")
FIXTURES = runpy.run_path(str(Path(__file__).with_name("make_fixtures.py")))

Json: TypeAlias = dict[str, Any]

THREE_IN_A_ROW: Json = {"columns": 4, "rows": 4, "connect": 3, "sooner": 0}

POSITIONS: dict[str, Json] = {
    "tree": {"kind": "game", "subject": "tree", "position": "[[3 12] [2 4] [14 5]]", "depth": 2},
    "MIN's tree": {"kind": "game", "subject": "tree", "position": "min [[[3 4] 6] [[0 1] 7]]", "depth": 2},
    "tree with chance": {"kind": "game", "subject": "tree", "position": "[(1/4:8 3/4:[4 2]) 1]", "depth": 3},
    "X must block": {"kind": "game", "subject": "tictactoe", "position": "XOX/.O./.X.", "depth": 2},
    "columns": {"kind": "game", "subject": "connect4", "position": "12", "options": THREE_IN_A_ROW, "depth": 1},
    "heaps": {"kind": "game", "subject": "nim", "position": "1 2", "depth": 3},
    "coins": {"kind": "game", "subject": "coins", "position": "", "depth": 2},
    "pennies": {"kind": "game", "subject": "matrix", "position": "1 -1 / -1 1", "depth": None},
    "three players": {"kind": "game", "subject": "manytree", "position": "[[(5,3,1) (1,3,9)] (3,2,2)]", "depth": 2},
}
WINDOWS: tuple[list[float | None], ...] = ([None, 1], [20, 30])
"""Windows at the root: one below the values of the tree, and one above them."""
ROUNDS = 4


def endings() -> dict[str, Json]:
    """The bridge's answers now: the request, the reply and the columns, by name."""
    answers: dict[str, Json] = FIXTURES["answers_to"](_requests())
    for each in answers.values():
        text = each["reply"]["text"]
        picture = text["root"]["picture"]
        named = {name: picture[name] for name in ("names", "players") if name in picture}
        text["root"] = {"picture": named}  # all fields that sentences use
    return answers


def _requests() -> dict[str, Json]:
    requests: dict[str, Json] = {}
    for name, position in POSITIONS.items():
        game = GAMES[position["subject"]].load(position["position"], position.get("options", {})).game
        for search in SEARCHES.values():
            if not search.offered(game):
                continue
            how = {"method": search.id} if search.takes_depth else {"method": search.id, "depth": None}
            if any(option.id == "rounds" for option in search.options):
                how["methodOptions"] = {"rounds": ROUNDS}
            request = {"op": "search", "options": {}, **position, **how, "lines": False}
            requests[f"{name} by {search.id}"] = request
            if name == "tree" and search.takes_window:
                for window in WINDOWS:
                    requests[f"{name} by {search.id} in {window}"] = {**request, "window": window}
    return requests


if __name__ == "__main__":
    FIXTURES["write"](endings(), TARGET)
