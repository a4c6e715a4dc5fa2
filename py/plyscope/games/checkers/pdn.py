"""Moves of checkers as people write them: 11-15, 22x15, 22x8. Reading is more generous."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from plyscope.games.checkers.position import Position
from plyscope.games.checkers.rules import Rules
from plyscope.input.phrases import quoted
from plyscope.input.texts import with_plain_dashes

MOVE: Final = re.compile(r"[0-9]{1,4}(?:[-x×:][0-9]{1,4})+", re.IGNORECASE)
SEPARATOR: Final = re.compile(r"[-x×:]", re.IGNORECASE)
DECORATION: Final = "!?*+#"


class Unreadable(ValueError):
    """Why a text is not a legal move, as a sentence."""


def write_move(rules: Rules, state: Position, move: str) -> str:
    """A legal move as in books: of a capture only its two ends, if that tells which it is."""
    path = move.split("x")
    if len(path) < 3:
        return move
    same = [
        other
        for other in rules.actions(state)
        if (ends := other.split("x"))[0] == path[0] and ends[-1] == path[-1]
    ]
    return move if len(same) > 1 else f"{path[0]}x{path[-1]}"


def read_move(rules: Rules, state: Position, text: str) -> str:
    """The legal move that is meant. Raises `Unreadable`."""
    typed = with_plain_dashes(text.strip()).rstrip(DECORATION)
    if not MOVE.fullmatch(typed):
        raise Unreadable(
            f"{quoted(text.strip())} is not a move: write it like 11-15, or 22x15 for a capture."
        )
    path = [int(number) for number in SEPARATOR.split(typed)]
    for number in path:
        if not 1 <= number <= rules.board.count:
            raise Unreadable(
                f"There is no square {number}: the squares are 1 to {rules.board.count}."
            )
    wanted = [str(number) for number in path]
    legal = list(rules.actions(state))
    fitting = [move for move in legal if _fits(wanted, re.split("[-x]", move))]
    exact = [move for move in fitting if re.split("[-x]", move) == wanted]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    if fitting:
        raise Unreadable(f"{typed} can go several ways: write {' or '.join(fitting[:3])}.")
    raise Unreadable(_why_not(rules, state, typed, path, legal))


def _fits(wanted: Sequence[str], path: Sequence[str]) -> bool:
    """Whether a path has these ends, and what is written between them, in this order."""
    if (wanted[0], wanted[-1]) != (path[0], path[-1]):
        return False
    between = iter(path[1:-1])
    return all(square in between for square in wanted[1:-1])


def _why_not(
    rules: Rules, state: Position, typed: str, path: Sequence[int], legal: Sequence[str]
) -> str:
    side, other = ("Black", "White") if state.blacks_turn else ("White", "Black")
    if not legal:
        return "The game is over."
    start = rules.board.bits[path[0] - 1]
    own, others = (state.black, state.white) if state.blacks_turn else (state.white, state.black)
    if start & others:
        return f"The piece on {path[0]} is {other}'s, and {side} is to move."
    if not start & own:
        return f"There is no piece on {path[0]}."
    if rules.must_capture(state):
        longer = [move for move in legal if f"{move}x".startswith(f"{'x'.join(map(str, path))}x")]
        if longer:
            return f"{typed} is not allowed: the capture goes on, as {longer[0]}."
        ways = " or ".join(legal[:3])
        return f"{typed} is not allowed: {side} must capture, with {ways}."
    piece = "king" if start & state.kings else "man"
    return f"The {piece} on {path[0]} cannot go to {path[-1]} here."
