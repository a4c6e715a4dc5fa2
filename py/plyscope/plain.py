"""A person's own function, watched in plain Python:

import plyscope

seen = plyscope.watch(minimax, board, True)
print(seen.tree())
print(plyscope.recognise(seen).roles["value"])
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from plyscope import recognition
from plyscope.compare import Difference, Outcome, Wanted, judge
from plyscope.compare.outcome import NOT_COMPARED
from plyscope.game import BadInput
from plyscope.own_code import asked_for, plain, told
from plyscope.program import Asked, Live, Ran, Record, run_program
from plyscope.program.faults import Fault
from plyscope.program.numbers import Number, number_text
from plyscope.program.snapshot import text_of
from plyscope.tracing import text

FORMAT: Final = {"format": "plyscope program", "version": 1}
BRANCHES: Final = {"": "", "├─ ": "│  ", "└─ ": "   "}


@dataclass(frozen=True)
class Seen:
    """A program or function that was watched."""

    ran: Ran

    @property
    def record(self) -> Record:
        """Its calls. Raises `BadInput` if no function of it called itself."""
        if self.ran.record is None:
            raise BadInput("No function here calls itself, so there is no tree.")
        return self.ran.record

    @property
    def returned(self) -> Any:
        """What it returned."""
        return plain(self.ran.returned)

    @property
    def fault(self) -> Fault | None:
        """What went wrong, None if nothing did."""
        return self.ran.fault

    @property
    def output(self) -> str:
        """What it printed."""
        return self.ran.console.text

    @cached_property
    def reading(self) -> recognition.Reading:
        """What is what in its calls."""
        return recognition.recognise(self.record)

    @cached_property
    def outcome(self) -> Outcome:
        """What came of comparing it with the textbook's search."""
        return judge(self.ran, self.reading if self.ran.record else None, Wanted())

    @property
    def difference(self) -> Difference | None:
        """Where it first differs from the textbook's search."""
        return self.outcome.difference

    def tree(self, most: int | None = None) -> str:
        """Its tree, a line for each node: the move into it or the call, who moves there, and its
        value. `most` is how many nodes are written."""
        return "\n".join(tree_lines(self.record, self.reading, most))


@dataclass(frozen=True)
class SeenGame(text.Run):
    """A search of one of Plyscope's games that was watched. `again` is the same call once more."""

    again: Live

    @cached_property
    def outcome(self) -> Outcome:
        """What came of comparing it with the textbook's search. The search runs again for it."""
        try:
            return Seen(run_program(Asked(self.again.source, live=self.again))).outcome
        except BadInput as error:
            return Outcome(NOT_COMPARED, str(error))


def watch(function: Callable[..., Any], *arguments: Any, **named: Any) -> Seen | SeenGame:
    """Call `function` and record its tree. Raises `BadInput` if its text cannot be read. An error
    in it is its `fault`, and the tree up to there is kept.

    If the first argument is one of Plyscope's games, its moves are told by their names.
    """
    if arguments and type(arguments[0]).__module__.startswith("plyscope.games."):
        run = text.watch(function, *arguments, **named)
        named.pop("from_mover", None)
        return SeenGame(run.game, run.value, run.trace, Live(function, arguments, named))
    live = Live(function, arguments, named)
    return Seen(run_program(Asked(live.source, live=live)))


def watch_program(request: Mapping[str, Any]) -> Seen:
    """Run a program, asked for as in `own_code.program`, and record the tree of its search. Raises
    `BadInput`."""
    return Seen(run_program(asked_for(request)))


def saved(request: Mapping[str, Any], seen: Seen) -> dict[str, Any]:
    """A program and what came of it, as a file for the page: what was asked, what is told, and the
    first nodes of its tree."""
    if seen.ran.record is None:
        return {**FORMAT, "request": request, "reply": told(seen.ran, None, None), "nodes": []}
    record, reading = seen.record, seen.reading
    nodes = [_saved(record, reading, node) for node in range(reading.evidence.count)]
    return {
        **FORMAT,
        "request": request,
        "reply": told(seen.ran, reading, Wanted()),
        "nodes": nodes,
    }


def _saved(record: Record, reading: recognition.Reading, node: int) -> dict[str, Any]:
    return {
        "parent": record.parent[node],
        "call": _call(record, node),
        "line": record.line[node],
        "move": plain(reading.move.moves[node]) if reading.move else None,
        "side": reading.side.sides[node] if reading.side else None,
        "value": plain(reading.value.numbers[node]) if reading.value else None,
        "cut": [_text(move) for move in reading.cuts.get(node, ())],
    }


def recognise(seen: Seen | Record) -> recognition.Reading:
    """What is what in the calls that were watched."""
    return seen.reading if isinstance(seen, Seen) else recognition.recognise(seen)


def tree_lines(
    record: Record, reading: recognition.Reading, most: int | None = None
) -> Iterator[str]:
    """The lines of a tree, in order of entry; below a node stand the moves that it has cut off."""
    shown = min(len(record), most or len(record))
    below: dict[int, list[int | str]] = {}
    for node in range(shown):
        below.setdefault(record.parent[node], []).append(node)
    for node, moves in reading.cuts.items():
        if node in below:
            below[node] += [f"{_text(move[0] if len(move) == 1 else move)} cut" for move in moves]
    waiting: list[tuple[int | str, str, str]] = [(root, "", "") for root in below.get(-1, [])][::-1]
    while waiting:
        here, before, branch = waiting.pop()
        if isinstance(here, str):
            yield before + branch + here
            continue
        children = below.get(here, [])
        yield before + branch + _line(record, reading, here, is_inner=bool(children))
        branches = ["├─ "] * len(children)
        branches[-1:] = ["└─ "] * len(branches[-1:])
        deeper = before + BRANCHES[branch]
        each = zip(children, branches, strict=True)
        waiting += reversed([(child, deeper, own) for child, own in each])
    if shown < len(record):
        yield f"… and {len(record) - shown} more nodes"


def _line(record: Record, reading: recognition.Reading, node: int, *, is_inner: bool) -> str:
    known = node < reading.evidence.count
    move = reading.move.moves[node] if known and reading.move else None
    words = [_text(move) if move is not None else _call(record, node)]
    if reading.side and known and is_inner:
        words.append(reading.side.sides[node] or "")
    value = reading.value.numbers[node] if known and reading.value else None
    words.append(_number(value) if value is not None else _returned(record, node))
    return " ".join(word for word in words if word)


def _number(value: Number) -> str:
    return f"{value:.12g}" if isinstance(value, float) else number_text(value)


def _call(record: Record, node: int) -> str:
    given = ", ".join(_text(each) for each in record.arguments[node])
    return f"{record.functions[record.function[node]].name}({given})"


def _returned(record: Record, node: int) -> str:
    return "" if record.returned[node] is None else f"→ {_text(record.returned[node])}"


def _text(value: Any) -> str:
    written = text_of(value, str)
    return written if len(written) <= 60 else f"{written[:60]}…"
