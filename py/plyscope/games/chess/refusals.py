"""Why a piece of chess cannot go from one square to another."""

from __future__ import annotations

from plyscope.games.chess.fen import NAMES
from plyscope.games.chess.moves import reached
from plyscope.games.chess.position import Position
from plyscope.games.chess.rules import Rules


def why_not(rules: Rules, state: Position, start: str, to: str) -> str:
    """One sentence on the move from `start` to `to`, which is not legal. Both are squares of the
    board."""
    board = rules.board
    square = board.names.index(start)
    piece = state.board[square]
    side, other = ("White", "Black") if state.white else ("Black", "White")
    if piece == ".":
        return f"There is no piece on {start}."
    name = NAMES[piece.upper()]
    if piece not in board.sides[state.white].own:
        return f"The {name} on {start} is {other}'s, and {side} is to move."
    if not any(move[2:4] == to for move in reached(board, state, square)):
        return f"The {name} on {start} cannot go to {to}."
    if piece in "Kk":
        return f"The king cannot go to {to}: there it would be attacked."
    if rules.in_check(state):
        return f"{side} is in check, and {start}–{to} does not end it."
    return f"The {name} on {start} cannot go to {to}: {side}'s king would be attacked."
