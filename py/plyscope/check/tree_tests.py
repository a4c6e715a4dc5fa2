"""Tests of agents on trees as a well-known course has them in files: read, so that a teacher can
judge on those that they have."""

from __future__ import annotations

import re
from typing import Final

from plyscope.check.task import Case
from plyscope.game import BadInput
from plyscope.input.phrases import quoted

FIELD: Final = re.compile(r'^(\w+):[ \t]*(?:"""(.*?)"""|"([^"\n]*)")', re.DOTALL | re.MULTILINE)
COMMENT: Final = re.compile(r"^\s*#.*$", re.MULTILINE)
TREE: Final = "graphgametreetest"
SAFE: Final = re.compile(r"[A-Za-z_]\w*")


def read_tree_test(text: str, name: str) -> Case | None:
    """The case that a test describes; None for a test of another kind. Raises `BadInput`."""
    fields = {key: many or one for key, many, one in FIELD.findall(COMMENT.sub("", text))}
    if fields.get("class", "").casefold() != TREE:
        return None
    for needed in ("alg", "depth", "num_agents", "start_state", "successors", "evaluation"):
        if needed not in fields:
            raise BadInput(f"It has no {needed}.")
    agent = fields["alg"].strip()
    if not SAFE.fullmatch(agent):
        raise BadInput(f"{quoted(agent)} is no name of an agent.")
    moves = _rows(fields["successors"], 3, "successors: a node, an action and the node after it")
    scores = {
        node: _number(score)
        for node, score in _rows(fields["evaluation"], 2, "evaluation: a node and its score")
    }
    given = (
        repr("\n".join(" ".join(row) for row in moves)),
        f"agents={_whole(fields, 'num_agents')}",
        f"scores={scores!r}",
        f"wins={fields.get('win_states', '').split()!r}",
        f"losses={fields.get('lose_states', '').split()!r}",
        f"start={fields['start_state'].strip()!r}",
    )
    setup = f"import pacman as _pacman\nSTATE = _pacman.position({', '.join(given)})"
    start = f"{agent}(depth={_whole(fields, 'depth')}).getAction(STATE)"
    return Case(name, start, setup)


def _rows(text: str, width: int, words: str) -> list[list[str]]:
    rows = [line.split() for line in text.splitlines() if line.strip()]
    for row in rows:
        if len(row) != width:
            raise BadInput(f"{quoted(' '.join(row))} is no line of {words}.")
    return rows


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadInput(f"{quoted(text)} is no number.") from None


def _whole(fields: dict[str, str], name: str) -> int:
    try:
        return int(fields[name])
    except ValueError:
        raise BadInput(f"{name} is a whole number, not {quoted(fields[name])}.") from None
