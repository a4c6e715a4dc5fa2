"""The textbook's tree, to be drawn beside a program's: its columns, and what comes beside them."""

from __future__ import annotations

from array import array
from typing import Final

from plyscope.compare import CompareOptions, Textbook, textbook
from plyscope.compare.options import FIELD
from plyscope.compare.own_game import TOP
from plyscope.compare.tictactoe_boards import FREE, mark_name
from plyscope.game import BadInput
from plyscope.kinds.kind import Columns, Request
from plyscope.kinds.plain_data import codes as plain_codes
from plyscope.kinds.program.labels import label, pointed
from plyscope.kinds.program.reply_types import KIND, ProgramTraceText, TextbookReply
from plyscope.kinds.program.running import run_of
from plyscope.kinds.program.tree import Tree, shift_of, tree_of
from plyscope.own_code import Run
from plyscope.program.written import written

NONE: Final = -1


def textbook_beside(request: Request) -> tuple[TextbookReply, Columns]:
    """The textbook's search of what the program searches, in the program's order of moves. Raises
    `BadInput` if there is none, or if it is too large."""
    found = run_of(request, lines=False)
    record, reading = found.ran.record, found.reading
    if record is None or reading is None or reading.value is None or not reading.state:
        raise BadInput("The textbook searches games, and this is not one.", field=FIELD)
    book = textbook(record, reading, CompareOptions())
    shown, states = _states(tree_of(record, reading), book)
    reply: TextbookReply = {
        "kind": KIND,
        "nodes": book.trace.nodes,
        "leaves": book.trace.leaves,
        "name": book.entry.name,
        "text": _text(found, book, states),
    }
    return reply, {**_columns(found, book), "shown": shown}


def _columns(found: Run, book: Textbook) -> Columns:
    trace, count = book.trace, len(book.trace.states)
    _, action = _moves(book)
    shift = shift_of(found.ran.record) if found.ran.record else 0
    return {
        **{name: column for name, column in trace.columns.items() if name != "bound"},
        "action": action,
        "cell": array("h", [NONE]) * count,
        "name": array("i", [NONE]) * count,
        "given": array("i"),
        "became_at": array("i"),
        "became": array("i"),
        "given_start": array("i", [0] * (count + 1)),
        "partner": array("i", [_row(call, shift) for call in book.calls]),
    }


def _row(call: int, shift: int) -> int:
    """The row of a call in the program's own tree."""
    if call == TOP:
        return 0 if shift else NONE
    return call + shift if call >= 0 else NONE


def _moves(book: Textbook) -> tuple[list[str], array[int]]:
    return pointed([None if move is None else label(move) for move in book.moves])


def _states(own: Tree, book: Textbook) -> tuple[array[int], list[str]]:
    """The states as the program's tree shows them, and boards that it has never seen."""
    texts = list(own.states)
    places: dict[str, int] = {}
    shown = array("i")
    for call, board in zip(book.calls, book.boards, strict=True):
        if call >= 0:
            shown.append(own.columns["shown"][call + own.shift])
        elif board:
            text = written([mark_name(mark) if mark is not FREE else None for mark in board])
            shown.append(places.setdefault(text, len(texts) + len(places)))
        else:
            shown.append(NONE)
    return shown, [*texts, *places]


def _text(found: Run, book: Textbook, states: list[str]) -> ProgramTraceText:
    moves, _ = _moves(book)
    trace = book.trace
    return {
        "kind": KIND,
        "root": {
            "kind": KIND,
            "subject": "program",
            "options": {},
            "position": "",
            "methods": [],
            "functions": found.report["functions"],
        },
        "method": book.entry.id,
        "methodName": book.entry.name,
        "options": {},
        "actionIds": moves,
        "actions": moves,
        "names": [],
        "states": states,
        "arguments": [],
        "variables": list(trace.names),
        "visited": trace.visited,
        "count": len(trace.states),
        "passes": [],
        "codes": plain_codes(trace.codes),
        "lines": False,
        "side": "max",
        "cut": ">=",
        "game": True,
        "source": "",
        "exact": {},
    }
