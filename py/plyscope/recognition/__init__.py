"""What in a program's calls is the state, the move, the value, the window, the depth and the side:
found by how they behave from call to call, and by names only where behaviour fits several."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from plyscope.program import Record
from plyscope.recognition.branches import Branches, branches_of, side_as_written
from plyscope.recognition.cuts import cuts_of_search
from plyscope.recognition.evidence import Evidence, Path
from plyscope.recognition.move import Move, find_move
from plyscope.recognition.side import Side, find_side
from plyscope.recognition.side_hints import Text
from plyscope.recognition.state import find_state
from plyscope.recognition.value import Value, description, find_value
from plyscope.recognition.window import find_depth, find_window
from plyscope.tracing import without_garbage_collection

__all__ = ["ROLES", "Read", "Reading", "recognise"]


ROLES = ("state", "move", "value", "alpha", "beta", "depth", "side")


@dataclass(frozen=True)
class Read:
    """Where a role is read, and how that is known."""

    source: str
    how: str


@dataclass(frozen=True)
class Reading:
    """What was recognised.

    Attributes:
        roles: for each of `ROLES`, where it is read; None if that cannot be known.
        value: the value of each node.
        move: the move into each node.
        side: who moves at each node.
        state: the paths of the state.
        window: the paths of its two ends, None if there is none.
        cuts: the moves that were offered and not searched, by node.
        knows_cuts: whether these are all.
        evidence: what all this was found in.
        text: the functions as they are written.
        branches: the branches of the text that the nodes run; None if there is only one.
    """

    roles: Mapping[str, Read | None]
    evidence: Evidence
    text: Text
    value: Value | None = None
    move: Move | None = None
    side: Side | None = None
    state: Sequence[Path] = ()
    window: tuple[Path, Path] | None = None
    cuts: Mapping[int, Sequence[tuple[Any, ...]]] = field(default_factory=dict)
    branches: Branches | None = None
    knows_cuts: bool = True
    by_hand: Collection[str] = ()


def recognise(record: Record, *, pays: bool = False) -> Reading:
    """Find the roles in a record of calls. `pays` says that what the text adds to a result, or
    takes it from, is in the record's results already."""
    with without_garbage_collection():
        return _recognised(record, pays=pays)


def _recognised(record: Record, *, pays: bool) -> Reading:
    evidence, text = Evidence(record), Text(record, pays=pays)
    roles: dict[str, Read | None] = dict.fromkeys(ROLES)
    value = find_value(evidence, text)
    if value:
        roles["value"] = Read(value.path.name, description(value)["how"])
    is_search = text.chooses or text.returns_moves or (value and _may_be_search(value))
    if not is_search:
        return Reading(roles, evidence, text, value)
    branches = branches_of(evidence, text, value.taken if value else [None] * evidence.count)
    side = side_as_written(evidence, text, branches, find_side(evidence, value))
    taken = [side.path] if side and side.path and "parity" not in side.name else []
    depth = find_depth(evidence)
    if depth and depth[0] not in taken:
        roles["depth"] = Read(depth[0].name, depth[1])
        taken.append(depth[0])
    written = [{*names.values()} for names in text.window]
    numbers = value.numbers if value else ()
    window = find_window(evidence, taken, numbers, written, text.places, text.only_handed_on)
    if window:
        alpha, beta, how = window
        roles["alpha"], roles["beta"] = Read(alpha.name, how), Read(beta.name, how)
        taken += [alpha, beta]
    taken += [path for path in evidence.paths if path.given and path.name in set().union(*written)]
    state = find_state(evidence, taken)
    if state:
        paths, how = state
        roles["state"] = Read(", ".join(path.name for path in paths), how)
        taken += paths
    move = find_move(evidence, state[0] if state else None, taken)
    if move:
        roles["move"] = Read(move.name, move.how)
    if side:
        roles["side"] = Read(side.name, side.how)
    # A backtracking search that stops when it has found a solution cuts nothing off.
    held = state[0] if state else ()
    cuts = cuts_of_search(evidence, text, held) if side or window else {}
    ends = window[:2] if window else None
    known = cuts is not None
    return Reading(
        roles, evidence, text, value, move, side, held, ends, cuts or {}, branches, known
    )


def _may_be_search(value: Value) -> bool:
    """Whether nothing speaks against it: a single position says nothing."""
    return value.is_search or len(value.numbers) == 1
