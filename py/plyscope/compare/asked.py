"""What a person wants a program to be compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from plyscope.compare.calls import Tree
from plyscope.compare.marks import FREE, Marks
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.games.drawn import EMPTY
from plyscope.input.phrases import quoted

ALPHABETA: Final = "alphabeta"
METHODS: Final = ("minimax", ALPHABETA)
FIELDS: Final = ("subject", "position", "method", "options")
FIELD: Final = "compare"


@dataclass(frozen=True)
class Wanted:
    """With what to compare.

    Attributes:
        method: one of `METHODS`; "" for the one that the program seems to be.
        subject: the game; "" for the one that its states show.
        state: the position that it is to search first; None for any.
    """

    method: str = ""
    subject: str = ""
    state: Any = None


def read_wanted(given: Any) -> Wanted | None:
    """What a request asks for; None if it asks for no comparison. Raises `BadInput`."""
    if given is None or given is False:
        return None
    if given is True:
        return Wanted()
    if isinstance(given, str):
        return Wanted(_method(given))
    if not isinstance(given, Mapping):
        raise BadInput(
            "A program is compared with true, the name of a method, or a subject.", field=FIELD
        )
    for name in given:
        if name not in FIELDS:
            raise BadInput(f"A comparison has no {name}; it has {', '.join(FIELDS)}.", field=FIELD)
    subject, position = given.get("subject", ""), given.get("position")
    if subject not in ("", *GAMES):
        raise BadInput(f"There is no game called {quoted(subject)}.", field=FIELD)
    state = None
    if position is not None:
        if not subject or not isinstance(position, str):
            raise BadInput("A position is text, and needs its subject.", field=FIELD)
        state = GAMES[subject].load(position, given.get("options") or {}).state
    return Wanted(_method(given.get("method", "")), subject, state)


def _method(given: Any) -> str:
    if given not in ("", *METHODS):
        raise BadInput(
            f"A program can be compared with {' or '.join(METHODS)}, not with {quoted(given)}.",
            field=FIELD,
        )
    return str(given)


def check_subject(wanted: Wanted, tree: Tree, marks: Marks | None) -> None:
    """Raises `BadInput` if the program searches another game, or another position of
    tic-tac-toe."""
    if wanted.subject != "tictactoe":
        return
    if marks is None:
        raise BadInput("No board of tic-tac-toe can be read in this program.", field=FIELD)
    if isinstance(wanted.state, str) and not _is_near(marks, wanted.state):
        raise BadInput("The program searches another position.", field=FIELD)


def _is_near(marks: Marks, position: str) -> bool:
    """Whether the first board is a position, or one move after it."""
    board = marks.boards[0]
    if board is None:
        return False
    taken = [cell for cell, mark in enumerate(board) if mark is not FREE]
    wanted = [cell for cell, mark in enumerate(position) if mark != EMPTY]
    return set(wanted) <= set(taken) and len(taken) <= len(wanted) + 1
