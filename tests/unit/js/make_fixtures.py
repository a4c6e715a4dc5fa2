"""Writes the bridge's answers to some requests, for the tests of the page's JavaScript.

    PYTHONPATH=py python tests/unit/js/make_fixtures.py

The tests of static/js need real traces and real answers, but cannot run Python. So the answers are
in fixtures.json beside this file, and test_fixtures_of_js.py checks that they are still correct.
"""

from __future__ import annotations

import json
from array import array
from math import isfinite, isnan
from pathlib import Path
from typing import Any, TypeAlias

from plyscope.bridge import answer

TARGET = Path(__file__).with_name("fixtures.json")

Json: TypeAlias = dict[str, Any]

LESSON: Json = {"kind": "game", "subject": "tree", "options": {}, "position": "[[3 12 8] [2 4 6] [14 5 2]]"}
BINARY: Json = {**LESSON, "position": "[[[3 4] [5 6]] [[0 1] [7 8]]]"}
UNEVEN: Json = {**LESSON, "position": "min [[1/2 -3] 4 [[2.5 -1] 0 [7 -2 1/4]]]"}
LECTURE: Json = {**LESSON, "position": "[[3 2 1] [1 0 2] [-5 3 1]]"}
TWO_LEFT: Json = {"kind": "game", "subject": "tictactoe", "options": {"sooner": 0}, "position": "X.O/OXX/XO."}
FOUR_LEFT: Json = {**TWO_LEFT, "position": "XOX/.O./.X."}
THREE_LEFT: Json = {**TWO_LEFT, "position": "XOX/OXO/..."}
X_HAS_MOVED: Json = {**TWO_LEFT, "position": "XOX/OXO/.X."}
O_HAS_MOVED: Json = {**TWO_LEFT, "position": "XOX/OXO/OX."}
CONNECT4: Json = {
    "kind": "game",
    "subject": "connect4",
    "options": {"columns": 4, "rows": 4, "connect": 4, "sooner": 0},
    "position": "12",
}

ONE_PLY: Json = {**LESSON, "position": "[4 7 1]"}
RISING: Json = {**LESSON, "position": "[[1 2] [5 9] [3 7]]"}
DEEP: Json = {**LESSON, "position": "[[1 1] [[[0 2] [4 6]] [[9 8] [7 7]]]]"}
CHANCE: Json = {**LESSON, "position": "[(1/4:8 3/4:[4 2]) (1/2:1 1/2:3)]"}
CUT_BY_CHANCE: Json = {**LESSON, "position": "[(1/2:6 1/2:6) (1/2:-9 1/4:6 1/4:6)]"}
PROBED: Json = {**LESSON, "position": "[(1/2:3 1/2:3) (1/2:[4 1] 1/2:[5 2])]"}
HEAPS: Json = {"kind": "game", "subject": "nim", "options": {}, "position": "1 1 2"}
PENNIES: Json = {"kind": "game", "subject": "matrix", "options": {}, "position": "1 -1 / -1 1"}
THREE: Json = {
    "kind": "game",
    "subject": "manytree",
    "options": {},
    "position": "[[[(1,2,6) (4,3,2)] [(6,1,3) (7,4,1)]] [[(5,1,4) (2,6,5)] [(3,7,2) (5,4,7)]]]",
}
TIE: Json = {**THREE, "position": "[[(5,3,1) (1,3,9)] (3,2,2)]"}

WHOLE: Json = {"method": "alphabeta", "depth": None, "order": "given", "cut": ">="}
MINIMAX: Json = {**WHOLE, "method": "minimax"}
HARD: Json = {**WHOLE, "method": "alphabeta_hard"}
STRICT: Json = {**WHOLE, "cut": ">"}


def by(name: str, depth: int | None = None, **options: float) -> Json:
    """The settings of the search with this name."""
    return {**WHOLE, "method": name, "depth": depth, "methodOptions": options}


TO_DEPTH_ONE = {**by("uct"), "methodOptions": {"rounds": 3, "depth": 1}}


def look(setting: Json) -> Json:
    """The request for the look of a position."""
    return {"op": "look", **setting}


def play(setting: Json, action: str) -> Json:
    """The request for a move."""
    return {"op": "play", **setting, "action": action}


def search(setting: Json, how: Json, *, lines: bool = True) -> Json:
    """The request for a trace."""
    return {"op": "search", **setting, **how, "lines": lines}


def analysis(name: str, setting: Json, how: Json) -> dict[str, Json]:
    """The requests that the page makes when it searches a position, by name."""
    return {
        f"{name}: estimate": {"op": "estimate", **setting, **how},
        name: search(setting, how),
        f"{name}: compare": {"op": "compare", **setting, **how, "patient": False},
    }


BASIC = {
    *("tree", "tictactoe", "connect4"),
    *("minimax", "alphabeta", "alphabeta_hard"),
    *("given", "reversed", "centre", "evaluation"),
}

REQUESTS: dict[str, Json] = {
    "catalogue": {"op": "catalogue"},
    "lesson: look": look(LESSON),
    **analysis("lesson", LESSON, WHOLE),
    **analysis("lesson by minimax", LESSON, MINIMAX),
    **analysis("lesson, one ply", LESSON, {**WHOLE, "depth": 1}),
    "lesson, no depth": {"op": "estimate", **LESSON, **WHOLE, "depth": "deep"},
    "lesson: patient": {"op": "compare", **LESSON, **WHOLE, "patient": True},
    "lesson: values": {"op": "values", **LESSON, **WHOLE},
    "binary": search(BINARY, WHOLE, lines=False),
    "binary, fail-hard": search(BINARY, HARD, lines=False),
    "uneven": search(UNEVEN, WHOLE, lines=False),
    "uneven, two plies": search(UNEVEN, {**WHOLE, "depth": 2}, lines=False),
    "lecture, cut on >": search(LECTURE, STRICT, lines=False),
    "two left: look": look(TWO_LEFT),
    **analysis("two left", TWO_LEFT, WHOLE),
    "two left: values": {"op": "values", **TWO_LEFT, **WHOLE},
    "two left: square 9": play(TWO_LEFT, "9"),
    "two left: a taken square": play(TWO_LEFT, "1"),
    "two left, X too many": look({**TWO_LEFT, "position": "XXO/OXX/XO."}),
    "two left, all set": look({**TWO_LEFT, "position": "XXO/OXX/XOO"}),
    "one row typed": look({**TWO_LEFT, "position": "X.O"}),
    "four left": search(FOUR_LEFT, WHOLE, lines=False),
    "four left by minimax": search(FOUR_LEFT, MINIMAX, lines=False),
    "three left: look": look(THREE_LEFT),
    "three left: square 8": play(THREE_LEFT, "8"),
    "X has moved: look": look(X_HAS_MOVED),
    **analysis("X has moved", X_HAS_MOVED, WHOLE),
    "X has moved: square 7": play(X_HAS_MOVED, "7"),
    "O has moved: look": look(O_HAS_MOVED),
    "connect4: look": look(CONNECT4),
    "connect4": search(CONNECT4, {**WHOLE, "depth": 3}, lines=False),
    "mtdf": search(LESSON, by("mtdf", f=0)),
    "deepening": search(BINARY, by("iterative_deepening"), lines=False),
    "deepening, broken off": search(BINARY, by("iterative_deepening", nodes=12), lines=False),
    "deepening, one ply": search(ONE_PLY, by("iterative_deepening"), lines=False),
    "table": search(FOUR_LEFT, by("minimax_table"), lines=False),
    "table and images": search(FOUR_LEFT, by("alphabeta_table", symmetry=1), lines=False),
    "heaps": search(HEAPS, by("alphabeta_table"), lines=False),
    "heaps in passes": search(HEAPS, by("mtdf", f=0), lines=False),
    "tested by both": search(BINARY, by("pvs"), lines=False),
    "tested above": search(DEEP, by("pvs"), lines=False),
    "searched again": search(RISING, by("pvs"), lines=False),
    "two files": search(BINARY, by("fresh_windows"), lines=False),
    "rounds": search(LESSON, by("uct", rounds=9, seed=1), lines=False),
    "deep rounds": search(FOUR_LEFT, by("uct", rounds=24, seed=1), lines=False),
    "rounds to a depth": search(LESSON, TO_DEPTH_ONE, lines=False),
    "best first": search(LESSON, by("sss_star"), lines=False),
    "best first, two plies": search(BINARY, {**by("sss_star"), "depth": 2}, lines=False),
    "chance": search(CHANCE, by("expectiminimax"), lines=False),
    "cut by chance": search(CUT_BY_CHANCE, by("star1"), lines=False),
    "three players": search(THREE, by("maxn"), lines=False),
    "weighed": search(PENNIES, by("cfr", rounds=1), lines=False),
    "probed": search(PROBED, by("star2"), lines=False),
    "looked at first": search(BINARY, by("probcut", 3, shallow=1, deep=2), lines=False),
    "max^n, line by line": search(TIE, by("maxn")),
    "three players, one ply": search(TIE, by("maxn", 1), lines=False),
    "tie of three players": search(TIE, by("maxn"), lines=False),
    "mixture": search(PENNIES, by("regret_matching", rounds=2)),
}


def fixtures() -> dict[str, Json]:
    """The bridge's answers now: the request, the reply and the columns, by name."""
    return answers_to(REQUESTS)


def answers_to(requests: dict[str, Json]) -> dict[str, Json]:
    """Each request, the bridge's reply to it and the columns, by name."""
    return {name: _answered(request) for name, request in requests.items()}


def _answered(request: Json) -> Json:
    reply = answer(json.dumps(request))
    data = _basic(json.loads(reply.text))
    if "seconds" in data:
        data["seconds"] = 0.25  # the only thing that changes from run to run
    columns = {name: _plain(column) for name, column in reply.columns.items()}
    return {"request": request, "reply": data, "columns": columns}


def _basic(data: Any) -> Any:
    """An answer with only the basic games, searches and orders: new ones do not change it."""
    if isinstance(data, dict):
        return {
            name: [_basic(each) for each in value if _id(each) in BASIC]
            if name in ("games", "subjects", "methods", "orders")
            else _basic(value)
            for name, value in data.items()
        }
    return [_basic(each) for each in data] if isinstance(data, list) else data


def _id(entry: Any) -> Any:
    return entry["id"] if isinstance(entry, dict) else entry


def _plain(column: array[Any]) -> list[int | float | str | None]:
    """The numbers in a form for JSON: NaN as null, infinities as text."""
    if column.typecode != "d":
        return list(column)
    return [_number(value) for value in column]


def _number(value: float) -> int | float | str | None:
    if isnan(value):
        return None
    if not isfinite(value):
        return "Infinity" if value > 0 else "-Infinity"
    return int(value) if value.is_integer() else value


def write(answers: dict[str, Json], target: Path) -> None:
    """One answer per line, so that a diff shows which one has changed."""
    lines = [
        f"{json.dumps(name)}:{json.dumps(each, ensure_ascii=False, separators=(',', ':'))}"
        for name, each in answers.items()
    ]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(fixtures(), TARGET)
