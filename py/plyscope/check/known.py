"""What the solution does in a case as plain data: its positions and what they are worth, without
its text, so that a student can have it too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from plyscope.check.judging import Expected
from plyscope.check.positions import Positions, positions_of
from plyscope.check.record_codec import UnreadableError, encoded_plain, read_plain
from plyscope.compare.calls import Tree
from plyscope.program import Record, RunResult
from plyscope.program.numbers import Number
from plyscope.recognition import Reading
from plyscope.recognition.evidence import MISSING, Path

AS_THEY_ARE: Final = ("count", "parent", "level", "last", "numbers", "handed_on", "turn", "places")
"""What a tree has in plain columns."""


@dataclass(frozen=True)
class _Value:
    """Of the value, whether it is for the player to move."""

    negates: bool


@dataclass(frozen=True)
class _Reading:
    """Of what was recognised, what is asked of a solution."""

    value: _Value | None


def known_of(ran: RunResult) -> bytes:
    """What a run did, as bytes."""
    found = positions_of(ran)
    held: dict[str, Any] = {"returned": ran.returned, "search": None}
    if found:
        tree, value = found.tree, found.reading.value
        held["search"] = {
            **{name: getattr(tree, name) for name in AS_THEY_ARE},
            "below": [list(each) for each in tree.below],
            "roots": [list(each) for each in tree.roots],
            "state": [_written(path) for path in tree.state],
            "window": tree.window and [_written(path) for path in tree.window],
            "ended": found.ran.record.ended if found.ran.record else [],
            "first": (found.root, list(found.roots)),
            "moves": list(found.moves),
            "answer": found.answer,
            "negates": value and value.negates,
        }
    return encoded_plain(held)


def expected_from(search: bytes, whole: bytes) -> Expected:
    """What is right in a case, from what the solution did, and what it does without cuts. Raises
    `UnreadableError`."""
    returned, known = read_plain(search, _known)
    return Expected(returned, known, known if search == whole else read_plain(whole, _known)[1])


def _written(path: Path) -> tuple[str, list[Any], list[int]]:
    """Where something is read: its name, its values, and the nodes that have none."""
    none = [node for node, value in enumerate(path.values) if value is MISSING]
    return path.name, [None if each is MISSING else each for each in path.values], none


def _path(held: Any) -> Path:
    name, values, none = held
    gone = set(none)
    return Path(
        str(name), [MISSING if at in gone else each for at, each in enumerate(values)], given=True
    )


def _known(held: Any) -> tuple[Any, Positions | None]:
    search: Mapping[str, Any] | None = held["search"]
    if search is None:
        return held["returned"], None
    parent: Sequence[int] = search["parent"]
    columns = ("level", "last", "numbers", "handed_on", "turn", "below", "moves")
    if any(len(search[name]) != search["count"] for name in columns):
        raise UnreadableError("Its columns are not of one length.")
    if any(not -1 <= above < at for at, above in enumerate(parent)):
        raise UnreadableError("Its nodes are no tree.")
    negates = search["negates"]
    reading = cast(Reading, _Reading(None if negates is None else _Value(bool(negates))))
    record = Record([], [], (), parent=[*parent], ended=[*search["ended"]])
    state = [_path(each) for each in search["state"]]
    window = search["window"] and tuple(_path(each) for each in search["window"])
    tree = Tree(
        record,
        reading,
        **{name: search[name] for name in AS_THEY_ARE},
        below=search["below"],
        roots=search["roots"],
        depth=None,
        window=window,
        state=state,
        position=state,
    )
    root, roots = search["first"]
    found = Positions(RunResult(record=record), reading, tree, root, roots)
    answer: tuple[Number | None, Any] = tuple(search["answer"])
    vars(found)["moves"], vars(found)["answer"] = search["moves"], answer
    return held["returned"], found
