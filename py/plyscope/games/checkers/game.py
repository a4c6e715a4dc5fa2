"""Checkers as people see it: names, pictures, sentences, and the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.game import BadInput, QuietPositions
from plyscope.games.checkers.board import CheckersBoard, Men
from plyscope.games.checkers.fen import write_fen
from plyscope.games.checkers.pdn import Unreadable, read_move, write_move
from plyscope.games.checkers.position import Position
from plyscope.games.checkers.rules import WIN, Rules
from plyscope.games.evaluation import Feature, Features, default_weights, largest_sum, weighted_sum
from plyscope.games.presentable import Picture, Usual

LARGEST_ESTIMATE: Final = WIN - 1


class Checkers(Rules, Features[Position], QuietPositions[Position, str], Usual):
    """Checkers on a board of 8, 6 or 4 rows; see `Rules` for what is decided there."""

    def __init__(self, size: int = 8) -> None:
        super().__init__(size)
        self._features = feature_list(size, self.men)
        self._weights = default_weights(self)
        self._most = largest_sum(self._weights, self._features)

    def evaluate(self, state: Position) -> float:
        """In men. Mobility counts nothing here, so it is not worked out."""
        measured = (*material(state), *placing(self.board, state))
        score = weighted_sum(self._weights[:-1], measured)
        return self.estimate(score, self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """Men, kings, the first row, rows ahead, centre and mobility."""
        return self._features

    def features(self, state: Position) -> tuple[float, ...]:
        """For each of `feature_list`: how much Black has minus how much White has."""
        board = self.board
        return (*material(state), *placing(board, state), mobility(board, state))

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score itself, so in men; with weights under which it could reach the worth of a win,
        it is made smaller in proportion."""
        most = self._most if weights is self._weights else largest_sum(weights, self._features)
        # Rounded, or sums of tenths would end in long tails of digits.
        return round(score if most <= LARGEST_ESTIMATE else score / most * LARGEST_ESTIMATE, 9)

    def format(self, state: Position) -> str:
        """As PDN writes it, and the last move."""
        return write_fen(self, state)

    def action_id(self, state: Position, action: str) -> str:
        """The whole path, as 22x15x8."""
        return action

    def action_name(self, state: Position, action: str) -> str:
        """As in books: 11-15, 22x8."""
        return write_move(self, state, action)

    def parse_action(self, state: Position, text: str) -> str:
        """The legal move, by its path or by its two ends."""
        try:
            return read_move(self, state, text)
        except Unreadable as problem:
            raise BadInput(str(problem), field="action") from problem

    def picture(self, state: Position) -> Picture:
        """The pieces on the dark squares from square 1 on: b and w, in capitals if they are kings;
        the last move, and whose pieces are whose."""
        cells = "".join(
            [
                "b" if state.black & bit else "w" if state.white & bit else "."
                for bit in self.board.bits
            ]
        )
        kings = [bit & state.kings for bit in self.board.bits]
        return {
            "kind": "checkers",
            "size": self.board.size,
            "cells": "".join(
                [
                    piece.upper() if crowned else piece
                    for piece, crowned in zip(cells, kings, strict=True)
                ]
            ),
            "last": state.last,
            "names": {"MAX": "Black", "MIN": "White"},
        }

    def verdict(self, state: Position) -> str:
        """How the game ended."""
        if self.can_move(state):
            if state.clock < self.drawn_after:
                return ""
            moves = self.drawn_after // 2
            return f"{moves} moves of each side without a capture or a man's move: a draw."
        loser, winner = ("Black", "White") if state.blacks_turn else ("White", "Black")
        has_some = state.black if state.blacks_turn else state.white
        return f"{loser} {'cannot move' if has_some else 'has no piece left'}: {winner} wins."


DEFAULTS: Final = (1.0, 1.5, 0.1, 0.05, 0.05, 0.0)


def feature_list(size: int, men: int) -> tuple[Feature, ...]:
    """The features that are weighed on such a board, on which a side begins with so many men."""
    names = (
        ("men", "Men", men),
        ("kings", "Kings", men),
        ("back", "Men on their own first row", size // 2),
        ("advance", "Rows that men are ahead", men * (size - 2)),
        ("centre", "Pieces in the centre", men),
        ("mobility", "Steps that are free", 4 * men),
    )
    return tuple(
        Feature(id, name, most, default)
        for (id, name, most), default in zip(names, DEFAULTS, strict=True)
    )


def material(state: Position) -> tuple[int, int]:
    """Men and kings."""
    kings = state.kings
    return (
        (state.black & ~kings).bit_count() - (state.white & ~kings).bit_count(),
        (state.black & kings).bit_count() - (state.white & kings).bit_count(),
    )


def placing(board: CheckersBoard, state: Position) -> tuple[int, int, int]:
    """Men at home, how far men have come, and pieces in the centre."""
    black, white = state.black & ~state.kings, state.white & ~state.kings
    top, bottom = board.white.king_row, board.black.king_row
    middle = board.middle
    return (
        (black & top).bit_count() - (white & bottom).bit_count(),
        rows_ahead(board, black, white),
        (state.black & middle).bit_count() - (state.white & middle).bit_count(),
    )


def rows_ahead(board: CheckersBoard, black: int, white: int) -> int:
    """How many rows the men have gone, Black's minus White's."""
    last = board.size - 1
    ahead = 0
    for row, squares in enumerate(board.rows):
        ahead += row * (black & squares).bit_count() - (last - row) * (white & squares).bit_count()
    return ahead


def mobility(board: CheckersBoard, state: Position) -> int:
    """How many steps each side could make if nothing had to be captured."""
    empty = board.all & ~(state.black | state.white)
    return _steps(board, state.black, state.kings, board.black, empty) - _steps(
        board, state.white, state.kings, board.white, empty
    )


def _steps(board: CheckersBoard, own: int, kings: int, men: Men, empty: int) -> int:
    found = 0
    for way in board.ways:
        movers = own if way in men.ways else own & kings
        found += (board.moved(movers, way) & empty).bit_count()
    return found
