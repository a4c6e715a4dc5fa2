"""What the viewer is given of a run: what the page would get as Python's reply, without what the
viewer does not show, and of a large tree only the upper part."""

from __future__ import annotations

import base64
import json
import sys
import textwrap
import zlib
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.kinds.messages import TYPECODES
from plyscope.notebook.upper import upper
from plyscope.runs import Run

MOST_SHOWN: Final = 20_000
"""Of a larger tree, only the upper part is shown; two trees share the room."""
LONGEST_LINE: Final = 1_000
"""No line of an output is longer: some hosts cut them, or join them."""
NAMING_ROWS: Final = ("differs", "stopped", "opens")
"""What is told of a row of its own."""
ALIGNED: Final = 8
TYPES: Final = {code: name for name, code in TYPECODES.items()}


@dataclass(frozen=True)
class Payload:
    """What the viewer shows: what is told, and the columns of the tree."""

    title: str
    reply: Mapping[str, Any]
    columns: Mapping[str, array[Any]]
    nodes: int
    "how many the whole tree has"
    boards: bool
    "whether they have little boards"

    @property
    def kind(self) -> str:
        """The kind of its subject."""
        kind: str = self.reply["kind"]
        return kind

    @property
    def shown(self) -> int:
        """How many of them are in the columns."""
        visited: int = self.reply["text"]["visited"]
        return visited


def payload(
    run: Run, title: str = "", most: int = MOST_SHOWN, node: int | None = None, sentence: str = ""
) -> Payload:
    """What the viewer shows of a run that has a tree: no more than `most` nodes. `title` is what it
    is called, if not as its function.

    With `node`, a number in order of entry, it opens at the step at which that node has been
    searched; `sentence` is what is said of it, where others than the textbook's search have found a
    difference there. Otherwise it opens at the end.
    """
    found = run.alone()
    reply, columns = dict(found.reply), found.columns
    row = -1 if node is None else node + reply.get("shift", 0)
    if 0 <= row < reply["text"]["visited"]:
        reply["opens"] = {"row": row}
        if sentence:
            reply["differs"] = {"sentence": sentence, "row": row}
    if reply["text"]["visited"] > most:
        part = upper(reply["text"], columns, most)
        columns = part.columns
        for name in NAMING_ROWS:
            if reply.get(name) and reply[name]["row"] >= 0:
                reply[name] = {**reply[name], "row": part.rows[reply[name]["row"]]}
        reply["text"] = part.text
    return Payload(title or run.name, reply, columns, run.nodes, found.boards)


def payloads(runs: Sequence[Run]) -> list[Payload]:
    """The same of one run, or of two in step."""
    most = MOST_SHOWN // len(runs)
    return [payload(run, title, most) for run, title in zip(runs, titles(runs), strict=True)]


def titles(runs: Sequence[Run]) -> list[str]:
    """What runs are called, so that each has a name of its own."""
    names = [run.name for run in runs]
    if len(set(names)) == len(names):
        return names
    return [f"{name} ({at})" for at, name in enumerate(names, 1)]


def packed(shown: Payload) -> str:
    """It as text for a page: deflated, in base64. First comes the length of what is told, as JSON,
    then that, then the columns; each begins at a multiple of eight bytes."""
    columns = {name: _little_endian(column) for name, column in shown.columns.items()}
    head = {
        "title": shown.title,
        "nodes": shown.nodes,
        "reply": shown.reply,
        "columns": [[name, TYPES[each.typecode], len(each)] for name, each in columns.items()],
    }
    words = json.dumps(head, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    parts = [len(words).to_bytes(ALIGNED, "little"), words]
    parts += [column.tobytes() for column in columns.values()]
    return in_base64(b"".join(part + bytes(-len(part) % ALIGNED) for part in parts))


def _little_endian(column: array[Any]) -> array[Any]:
    if sys.byteorder == "little":
        return column
    turned = array(column.typecode, column)
    turned.byteswap()
    return turned


def in_base64(data: bytes) -> str:
    """Deflated, and in lines that every host leaves as they are."""
    text = base64.b64encode(zlib.compress(data, 9)).decode("ascii")
    return "\n".join(textwrap.wrap(text, LONGEST_LINE))
