"""The textbook's search of what a program has searched, to be laid beside the program's own.

It is the page's minimax or alpha-beta, run on the game that is read from the program's tree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from plyscope.compare.backing_up import takes_means
from plyscope.compare.calls import Tree, tree_of
from plyscope.compare.known_game import tictactoe_boards
from plyscope.compare.options import ALPHABETA, FIELD, CompareOptions
from plyscope.compare.own_game import NOWHERE, OTHER, OwnTicTacToe, OwnTree
from plyscope.compare.sides import View, view_of
from plyscope.compare.tictactoe_boards import Cells
from plyscope.compare.windows import cuts_strictly
from plyscope.game import BadInput
from plyscope.program import Record
from plyscope.recognition import Reading
from plyscope.search import SEARCHES, SearchEntry
from plyscope.tracing import watch
from plyscope.tracing.rows import NO_ACTION
from plyscope.tracing.trace import Trace, make_trace

MINIMAX: Final = "minimax"
MOST_NODES: Final = 60_000
"""A larger tree is not drawn beside another."""


@dataclass(frozen=True)
class Textbook:
    """The textbook's search.

    Attributes:
        entry: which search it is.
        trace: what it did.
        calls: for each row, the program's call in the same position; `TOP` for the call outside
            that tries the first moves, `NOWHERE` if the program was never there.
        moves: the move into each row, as the program names it; None where there is none.
        boards: the board at each row that the program never searched, in tic-tac-toe; else None.
    """

    entry: SearchEntry
    trace: Trace
    calls: Sequence[int]
    moves: Sequence[Any]
    boards: Sequence[Cells | None]


def textbook(record: Record, reading: Reading, options: CompareOptions) -> Textbook:
    """The textbook's search beside a program's. Raises `BadInput` if there is none, or if it is too
    large."""
    tree = tree_of(record, reading)
    marks = tictactoe_boards(tree)
    view = view_of(tree, marks)
    if not _has_players(tree, view):
        raise BadInput(
            "Which player moves at each node is not known, so there is no textbook's tree.",
            field=FIELD,
        )
    known = (
        marks if view.by_rules and view.gains and len(marks.marks if marks else ()) > 1 else None
    )
    game = OwnTicTacToe(tree, view, known) if known else OwnTree(tree, view)
    entry = _search_for(tree, reading, options)
    try:
        watched = watch(entry.function, game, game.initial, lines=False, max_nodes=MOST_NODES)
    except BadInput:
        raise BadInput(
            f"The textbook's tree has more than {MOST_NODES:,} nodes: too many to draw it beside"
            " yours.",
            field=FIELD,
        ) from None
    trace = make_trace(watched, game)
    calls = [place.call for place in trace.states[: trace.visited]]
    rest = [NOWHERE] * (len(trace.states) - trace.visited)
    boards = [
        None if place.call >= 0 else game.board(place) for place in trace.states[: len(calls)]
    ]
    return Textbook(
        entry, trace, [*calls, *rest], _moves(trace, game), [*boards, *[None] * len(rest)]
    )


def _has_players(tree: Tree, view: View) -> bool:
    inner = [node for node in range(tree.count) if tree.below[node]]
    return not takes_means(tree) and all(view.sides[node] in OTHER for node in inner)


def _search_for(tree: Tree, reading: Reading, options: CompareOptions) -> SearchEntry:
    """The search that the program means to be, if no other is wanted."""
    cuts = bool(tree.window or reading.cuts)
    method = options.method or (ALPHABETA if cuts else MINIMAX)
    is_strict = tree.window and not options.method and cuts_strictly(tree)
    return SEARCHES[method].cutting(">" if is_strict else ">=")


def _moves(trace: Trace, game: OwnTree) -> Sequence[Any]:
    above = trace.columns["above"]
    return [
        None
        if action is NO_ACTION or above[row] < 0
        else game.label(trace.states[above[row]], action)
        for row, action in enumerate(trace.actions)
    ]
