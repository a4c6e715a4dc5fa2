"""Runs the search of the first lesson and writes it as a script, and the catalogue as another; run
by the built Pyodide itself.

    first_lesson.py LESSON.js CATALOGUE.js SUM

The page shows it while Python boots. It is what Python would answer, because it is Python's answer.
The sum is that of the wheel which answers, by which the page knows what belongs to it. The
catalogue is ten times as long as the rest, so the first picture has only a small part of it.
"""

import base64
import json
import sys
from array import array
from pathlib import Path
from typing import Any

from plyscope.bridge import answer
from plyscope.kinds.messages import TYPECODES

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


SEARCHES = ("alphabeta", "minimax")
"""What the first pictures have searched."""


def lesson(catalogue: dict[str, Any], pictures: dict[str, Any]) -> dict[str, Any]:
    """What there is before Python is: the page as it is found, and that of lesson one."""
    games = {each["id"]: each for each in catalogue["kinds"][0]["subjects"]}
    tree, tictactoe = games["tree"], games["tictactoe"]
    two_left = next(each for each in tictactoe["presets"] if each["id"] == "two-left")
    ours = {tree["presets"][0]["id"], two_left["id"]}
    first = first_part(catalogue, ours)
    covers = {
        f"{each['id']}/{preset['id']}"
        for each in first["kinds"][0]["subjects"]
        for preset in each["presets"]
    }
    return {
        "catalogue": first,
        "workspace": run(tree, tree["presets"][0], "alphabeta"),
        "lessonOne": run(tictactoe, two_left, "minimax"),
        "pictures": {name: each for name, each in pictures.items() if name in covers},
    }


def first_part(catalogue: dict[str, Any], presets: set[str]) -> dict[str, Any]:
    """What the first picture needs of the catalogue: each game with its cover, and two searches."""
    games, *others = catalogue["kinds"]
    methods = [each for each in games["methods"] if each["id"] in SEARCHES]
    subjects = [
        {
            **each,
            "presets": [preset for preset in each["presets"] if is_first(each, preset, presets)],
        }
        for each in games["subjects"]
    ]
    empty = [{**each, "subjects": [], "methods": []} for each in others]
    return {**catalogue, "kinds": [{**games, "subjects": subjects, "methods": methods}, *empty]}


def is_first(subject: dict[str, Any], preset: dict[str, Any], presets: set[str]) -> bool:
    """Whether a preset is the cover of its game, or one of these."""
    covers = [each for each in subject["presets"] if each.get("isCover")] or subject["presets"]
    return preset is covers[0] or preset["id"] in presets


def small(picture: dict[str, Any]) -> dict[str, Any]:
    """The picture without what a card does not draw: a little tree is drawn from its text."""
    return {"kind": "tree", "text": picture["text"]} if picture["kind"] == "tree" else picture


def write(target: str, name: str, **what: Any) -> None:
    """Writes a script that gives this to the page."""
    text = json.dumps({"wheel": int(sys.argv[3]), **what}, separators=(",", ":"))
    Path(target).write_text(f"globalThis.{name}={text};\n", encoding="ascii")


whole = ask("catalogue")
gallery = {name: small(each) for name, each in ask("gallery")["pictures"].items()}
write(sys.argv[1], "plyscopeLesson", **lesson(whole, gallery))
write(sys.argv[2], "plyscopeCatalogue", catalogue=whole, pictures=gallery)
