"""Notes which lines of the methods are stepped, for the tests of the page's JavaScript.

    PYTHONPATH=py python tests/unit/js/make_lines.py
    node static/js/python/node.js --built dist/python tests/unit/js/make_lines.py

It writes stepped-lines.json: for each kind, the lines that are the next one at some step while small
examples are searched, and inside Pyodide those that only its Python reports. line-census.test.js says
which of these lines the page has a sentence for.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any, TypeAlias

from plyscope.bridge import answer

Json: TypeAlias = dict[str, Any]

HERE = Path(__file__)
TARGET = HERE.with_name("stepped-lines.json")
MORE = "only in Pyodide"
GAMES = runpy.run_path(str(HERE.with_name("make_fixtures.py")))
PROBLEMS = runpy.run_path(str(HERE.with_name("make_constraint_fixtures.py")))
LINES_PER_FILE = 4096

SUBJECTS: dict[str, Json] = {
    **dict.fromkeys(("alphabeta_table", "mtdf", "minimax_table"), GAMES["HEAPS"]),
    **dict.fromkeys(("expectiminimax", "uct"), GAMES["CHANCE"]),
    **{"star1": GAMES["CUT_BY_CHANCE"], "star2": GAMES["PROBED"], "maxn": GAMES["TIE"]},
    **dict.fromkeys(("cfr", "regret_matching"), GAMES["PENNIES"]),
    "quiescence": GAMES["FOUR_LEFT"],
    **dict.fromkeys(("backjumping", "bfs_backtracking"), PROBLEMS["NOT_THREE"]),
    **dict.fromkeys(("bfs_greedy", "bfs_in_turn", "bfs_in_turn_backtracking"), PROBLEMS["GRAPH"]),
    **dict.fromkeys(("mac", "ac3"), PROBLEMS["SUM"]),
    "min_conflicts": PROBLEMS["QUEENS"],
}
"""Where each method is watched; the others on a tree or the map of Australia."""

ALSO: dict[str, Json] = {
    "cfr": {"kind": "game", "subject": "kuhn", "options": {}, "position": ""},
    "uct": {**GAMES["BINARY"], "methodOptions": {"rounds": 8, "depth": 1}},
}
"""Where a method is watched once more, because one example has not all that its lines are for."""

OPTIONS: dict[str, Json] = {
    "uct": {"rounds": 20},
    "cfr": {"rounds": 3},
    "regret_matching": {"rounds": 3},
    "probcut": {"shallow": 1, "deep": 2},
    "forward_checking": {"select": 3, "order": 1},
    "backtracking": {"select": 3, "order": 1},
}


def requests(kind: str, method: str) -> list[Json]:
    """The requests for the traces of a method on small examples."""
    how: Json = {"method": method, "lines": True, "methodOptions": OPTIONS.get(method, {})}
    if kind == "game":
        how = {**GAMES["WHOLE"], "depth": 1 if method == "quiescence" else None, **how}
    usual = PROBLEMS["AUSTRALIA"] if kind == "problem" else GAMES["BINARY"]
    first = {"op": "search", **SUBJECTS.get(method, usual), **how}
    return [first, {**first, **ALSO[method]}] if method in ALSO else [first]


def stepped() -> dict[str, list[str]]:
    """The lines that are the next one at some step, by kind."""
    kinds = json.loads(answer('{"op": "catalogue"}').text)["kinds"]
    return {
        kind["kind"]: sorted({line for each in kind["methods"] for line in lines_of(kind["kind"], each)})
        for kind in kinds
        if kind["kind"] in ("game", "problem")
    }


def lines_of(kind: str, method: Json) -> set[str]:
    """The lines of a method's files that are the next one at some step."""
    files = [file["source"].split("\n") for file in method["files"]]
    found = set()
    for request in requests(kind, method["id"]):
        reply = answer(json.dumps(request))
        told = json.loads(reply.text)
        if "error" in told:
            raise ValueError(f"{method['id']}: {told['error']}")
        for event in reply.columns["event"]:
            if event > 0:
                file, line = divmod(event, LINES_PER_FILE)
                found.add(files[file][line - 1].strip())
    return found


if __name__ == "__main__":
    kept, made = json.loads(TARGET.read_text(encoding="utf-8")), stepped()
    if sys.platform == "emscripten":
        kept[MORE] = {kind: sorted(set(made[kind]) - set(kept[kind])) for kind in made}
    else:
        kept = {**made, MORE: kept[MORE]}
    TARGET.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
