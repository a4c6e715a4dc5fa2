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


def lesson() -> dict[str, Any]:
    """Alpha-beta on the first preset of the first subject."""
    catalogue = ask("catalogue")
    first = catalogue["kinds"][0]["subjects"][0]
    where = {
        "kind": first["kind"],
        "subject": first["id"],
        "position": first["presets"][0]["position"],
    }
    how = {"method": "alphabeta", "depth": None, "order": "given", "cut": ">="}
    return {
        "wheel": int(sys.argv[2]),
        "catalogue": catalogue,
        "look": ask("look", **where),
        "search": ask("search", **where, **how),
        "compare": ask("compare", **where, **how),
    }


text = json.dumps(lesson(), separators=(",", ":"))
Path(sys.argv[1]).write_text(f"globalThis.plyscopeLesson={text};\n", encoding="ascii")
