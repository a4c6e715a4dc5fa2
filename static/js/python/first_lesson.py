"""Runs the search of the first lesson and writes it as a script; run by the built Pyodide itself.

    first_lesson.py TARGET.js SUM

The page shows it while Python boots. It is what Python would answer, because it is Python's answer.
The sum is that of the wheel which answers, by which the page knows what belongs to it.
"""

import base64
import json
import sys
from array import array
from pathlib import Path
from typing import Any

from plyscope.bridge import answer
from plyscope.kinds.columns import TYPECODES

COLUMN_TYPES = {typecode: name for name, typecode in TYPECODES.items()}


def ask(op: str, **request: Any) -> dict[str, Any]:
    """The bridge's answer, with its columns packed, if it has any. Raises `SystemExit`."""
    reply = answer(json.dumps({"op": op, **request}))
    data: dict[str, Any] = json.loads(reply.text)
    if "error" in data:
        raise SystemExit(f"The first lesson's {op} was refused: {data['error']['message']}")
    if reply.columns:
        data["columns"] = {name: packed(column) for name, column in reply.columns.items()}
    return data


def packed(column: "array[Any]") -> dict[str, str]:
    """A column as JSON can carry it."""
    return {
        "type": COLUMN_TYPES[column.typecode],
        "base64": base64.b64encode(column.tobytes()).decode("ascii"),
    }


def run(subject: dict[str, Any], preset: dict[str, Any], method: str) -> dict[str, Any]:
    """A method on an example: what it looks like, what is found, and what there is to compare."""
    where = {
        "kind": subject["kind"],
        "subject": subject["id"],
        "position": preset["position"],
        "options": preset["options"],
    }
    how = {"method": method, "depth": None, "order": "given", "cut": ">="}
    return {
        "preset": preset["id"],
        "method": method,
        "look": ask("look", **where),
        "search": ask("search", **where, **how),
        "compare": ask("compare", **where, **how),
    }


def lesson() -> dict[str, Any]:
    """What there is before Python is: the page as it is found, that of lesson one, the gallery."""
    catalogue = ask("catalogue")
    games = {each["id"]: each for each in catalogue["kinds"][0]["subjects"]}
    tree, tictactoe = games["tree"], games["tictactoe"]
    two_left = next(each for each in tictactoe["presets"] if each["id"] == "two-left")
    return {
        "wheel": int(sys.argv[2]),
        "catalogue": catalogue,
        "workspace": run(tree, tree["presets"][0], "alphabeta"),
        "lessonOne": run(tictactoe, two_left, "minimax"),
        "pictures": {name: small(each) for name, each in ask("gallery")["pictures"].items()},
    }


def small(picture: dict[str, Any]) -> dict[str, Any]:
    """The picture without what a card does not draw: a little tree is drawn from its text."""
    return {"kind": "tree", "text": picture["text"]} if picture["kind"] == "tree" else picture


text = json.dumps(lesson(), separators=(",", ":"))
Path(sys.argv[1]).write_text(f"globalThis.plyscopeLesson={text};\n", encoding="ascii")
