"""Chess as people see it: names, pictures, sentences, and the evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.game import BadInput, QuietPositions
from plyscope.games.chess.board import Geometry
from plyscope.games.chess.features import feature_list, mobility, pawn_score, shield
from plyscope.games.chess.fen import FULL, SMALL, read_fen, write_fen
from plyscope.games.chess.position import Position
from plyscope.games.chess.rules import MATE, Rules
from plyscope.games.chess.san import Unreadable, read_move, write_san
from plyscope.games.evaluation import Feature, Features, default_weights, largest_sum
from plyscope.games.presentable import Picture, Usual

LARGEST_ESTIMATE: Final = MATE - 1


class Chess(Rules, Features[Position], QuietPositions[Position, str], Usual):
    """Chess on the full board, or on Gardner's board of five columns and rows."""

    def __init__(self, columns: int = 8, rows: int = 8) -> None:
        super().__init__(columns, rows)
        self._features = feature_list(columns, rows)
        self._weights = default_weights(self)
        self._most = largest_sum(self._weights, self._features)
        self.initial: Position = read_fen(self, FULL if columns == 8 else SMALL)

    def evaluate(self, state: Position) -> float:
        """In pawns. Material and centre are carried in the state; only the rest is counted here."""
        board, cells = self.board, state.board
        material, _, king, pawns, centre = self._weights
        score = (
            material * state.material
            + king * self._shields(board, cells)
            + pawns * pawn_score(board.columns, cells)
            + centre * state.centre
        )
        return self.estimate(score, self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """Material, mobility, king, pawns and centre."""
        return self._features

    def features(self, state: Position) -> tuple[float, ...]:
        """For each of `feature_list`: how much White has minus how much Black has."""
        board, cells = self.board, state.board
        black, white = board.sides
        return (
            state.material,
            mobility(board, cells, white) - mobility(board, cells, black),
            self._shields(board, cells),
            pawn_score(board.columns, cells),
            state.centre,
        )

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score itself, so in pawns; with weights under which it could reach the worth of a
        mate, it is made smaller in proportion."""
        most = self._most if weights is self._weights else largest_sum(weights, self._features)
        # Rounded, or sums of tenths would end in long tails of digits.
        return round(score if most <= LARGEST_ESTIMATE else score / most * LARGEST_ESTIMATE, 9)

    def _shields(self, board: Geometry, cells: str) -> int:
        black, white = board.sides
        return shield(board, cells, white) - shield(board, cells, black)

    def format(self, state: Position) -> str:
        """FEN, and how the position came about."""
        return write_fen(self, state)

    def action_id(self, state: Position, action: str) -> str:
        """The squares, as e2e4."""
        return action

    def action_name(self, state: Position, action: str) -> str:
        """Standard algebraic notation, as Nf3."""
        return write_san(self, state, action)

    def parse_action(self, state: Position, text: str) -> str:
        """The legal move, in SAN or by its squares."""
        try:
            return read_move(self, state, text)
        except Unreadable as problem:
            raise BadInput(str(problem), field="action") from problem

    def picture(self, state: Position) -> Picture:
        """The board, the last move, the square of a king in check, and whose pieces are whose."""
        king = state.board.index("K" if state.white else "k")
        return {
            "kind": "chess",
            "columns": self.board.columns,
            "rows": self.board.rows,
            "cells": state.board,
            "last": state.last,
            "check": king if self.in_check(state) else -1,
            "names": {"MAX": "White", "MIN": "Black"},
        }

    def verdict(self, state: Position) -> str:
        """How the game ended."""
        if self.is_mate(state):
            loser, winner = ("White", "Black") if state.white else ("Black", "White")
            return f"{loser} is checkmated: {winner} wins."
        return self.draw(state)
