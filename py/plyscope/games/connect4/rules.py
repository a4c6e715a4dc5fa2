"""The rules of Connect-4 on a board of any small size, and how its positions are shown."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final

from plyscope.game import MAX, BadInput, CentreRank, IllegalAction, Player
from plyscope.games import drawn
from plyscope.games.connect4.features import Measures
from plyscope.games.evaluation import Feature, Features
from plyscope.games.line_game import LineGame
from plyscope.games.presentable import Picture, Usual, legal

WORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
DIGITS: Final = tuple("0123456789")
POSITIONS_KEPT: Final = 2**14
"""For how many of the latest positions the winner is remembered."""


class ConnectFour(Features[str], LineGame, CentreRank[int], Usual):
    """The rules. A state is the cells in reading order, top row first, each "X", "O" or ".".

    An action is the index of a column, from 0 on the left. A disc goes to the lowest empty cell of
    its column, even if the position was drawn with discs above empty cells.

    A win is worth +1 to MAX, a draw 0, a loss −1. With `sooner`, a win or loss counts as 1 + the
    number of empty cells left, so that an earlier win is worth more.

    `spent` are runs that do not count as a win. A person can set up a position in which the player
    to move already has a full run. It cannot arise in play, and is searched as if the game went on.
    """

    def __init__(
        self,
        columns: int = 7,
        rows: int = 6,
        connect: int = 4,
        sooner: bool = False,
        spent: Collection[range] = (),
    ) -> None:
        """Raises `BadInput` (field "options") when `connect` cells in a row do not fit."""
        if connect > max(columns, rows):
            raise BadInput(
                f"{connect} in a row does not fit on a board with {columns} columns and {rows}"
                " rows.",
                field="options",
            )
        self.columns = columns
        self.rows = rows
        self.connect = connect
        self.sooner = sooner
        self.spent = tuple(spent)
        self.rules = (columns, rows, connect, sooner)
        self.initial = drawn.EMPTY * (columns * rows)
        lines = straight_lines(columns, rows, connect)
        self.runs = tuple(
            line[start : start + connect]
            for line in lines
            for start in range(len(line) - connect + 1)
        )
        counting = [run for run in self.runs if run not in self.spent] if spent else self.runs
        self._measures = Measures(columns, rows, connect, counting)
        self._run_slices = [as_slice(run) for run in counting]
        # There are fewer whole lines than runs, which makes the test for a win fast.
        self._winning_slices = [as_slice(line) for line in (counting if spent else lines)]
        # All the other rules ask this about the same few positions, again and again.
        self.winner = lru_cache(maxsize=POSITIONS_KEPT)(self._winner)
        self._wins = {"X": "X" * connect, "O": "O" * connect}
        image = [cell + columns - 1 - 2 * (cell % columns) for cell in range(columns * rows)]
        self._mirrored_cells = itemgetter(*image)
        spent_cells = {frozenset(run) for run in spent}
        spent_images = {frozenset([image[cell] for cell in run]) for run in spent}
        self._can_be_mirrored = spent_cells == spent_images

    @property
    def bounds(self) -> tuple[float, float]:
        """−1 and 1, or with `sooner` the values of the earliest possible loss and win."""
        discs = 2 * self.connect - 1
        best = 1 + max(0, len(self.initial) - discs) if self.sooner else 1
        return (-best, best)

    def to_move(self, state: str) -> Player:
        """MAX, who is X, when both have the same number of discs."""
        return drawn.to_move(state)

    def actions(self, state: str) -> list[int]:
        """The columns with an empty cell, left to right; none when somebody has won."""
        if self.winner(state):
            return []
        width = self.columns
        return [column for column in range(width) if drawn.EMPTY in state[column::width]]

    def result(self, state: str, action: int) -> str:
        """The board after a disc of the mover in column `action`. Raises `IllegalAction`."""
        if not 0 <= action < self.columns:
            raise IllegalAction(
                f"There is no column {action + 1}: the columns are 1 to {self.columns}."
            )
        row = state[action :: self.columns].rfind(drawn.EMPTY)
        if row < 0:
            raise IllegalAction(f"Column {action + 1} is full.")
        if self.winner(state):
            raise IllegalAction(f"The game is over: {self.verdict(state)}")
        cell = row * self.columns + action
        disc = "X" if self.to_move(state) == MAX else "O"
        return state[:cell] + disc + state[cell + 1 :]

    def is_terminal(self, state: str) -> bool:
        """Whether somebody has won or the board is full."""
        return drawn.EMPTY not in state or bool(self.winner(state))

    def utility(self, state: str) -> float:
        """Positive when X has won, negative when O has, else 0; see the class."""
        winner = self.winner(state)
        if not winner:
            return 0
        worth = 1 + state.count(drawn.EMPTY) if self.sooner else 1
        return worth if winner == "X" else -worth

    def evaluate(self, state: str) -> float:
        """s / (|s| + n), so strictly between −1 and 1, where n is how many runs the board has.

        A run is `connect` cells in a row. Each run with discs of only one side adds the square of
        their number to s if they are X's, and subtracts it if they are O's. A spent run
        counts for nothing.
        """
        balance = 0
        for run in self._run_slices:
            cells = state[run]
            xs = cells.count("X")
            os = cells.count("O")
            if not os:
                balance += xs * xs
            elif not xs:
                balance -= os * os
        return self.estimate(balance, ())

    @property
    def feature_list(self) -> Sequence[Feature]:
        """The open runs by their number of discs, and more."""
        return self._measures.feature_list

    def features(self, state: str) -> tuple[float, ...]:
        """For each of `feature_list`: how much X has minus how much O has."""
        return self._measures.features(state)

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """s / (|s| + n) for the score s, whatever the weights are."""
        return score / (abs(score) + len(self.runs))

    def centre_rank(self, action: int) -> int:
        """How far the column is from the middle, in half columns."""
        return abs(2 * action - (self.columns - 1))

    def symmetries(self, state: str) -> tuple[str, ...]:
        """The board and its mirror image, if the mirror image of every spent run is spent too."""
        if not self._can_be_mirrored:
            return (state,)
        return (state, "".join(self._mirrored_cells(state)))

    def winning_moves(self, state: str, mark: str) -> list[int]:
        """The columns in which one disc of "X" or "O" would win; none when somebody has won."""
        columns = []
        for action in self.actions(state):
            cell = self.cell(state, action)
            if self.winner(state[:cell] + mark + state[cell + 1 :]):
                columns.append(action)
        return columns

    def _winner(self, state: str) -> str:
        """ "X" or "O" if that side has enough in a row, else ""."""
        x_wins = self._wins["X"]
        o_wins = self._wins["O"]
        for line in self._winning_slices:
            cells = state[line]
            if x_wins in cells:
                return "X"
            if o_wins in cells:
                return "O"
        return ""

    def full_runs(self, state: str, player: str) -> list[range]:
        """The cells of every run that "X" or "O" has filled, without those that are spent."""
        wins = self._wins[player]
        full = [run for run in self.runs if state[as_slice(run)] == wins]
        return [run for run in full if run not in self.spent]

    def old_runs(self, state: str) -> list[range]:
        """The full runs of the player to move, unless the other has one and so has won.

        They cannot arise in play: the game would have ended before the other player's last disc.
        """
        mover, other = ("X", "O") if self.to_move(state) == MAX else ("O", "X")
        return [] if self.full_runs(state, other) else self.full_runs(state, mover)

    def format(self, state: str) -> str:
        """The drawn rows from the top, separated by `/`.

        After them comes each spent run as `!first-last`, the numbers of its end cells, if the
        rows alone would be read differently.
        """
        rows = drawn.write_rows(state, self.columns)
        if not self.spent or set(self.spent) == set(ConnectFour(*self.rules).old_runs(state)):
            return rows
        return rows + "".join([f" !{run[0]}-{run[-1]}" for run in self.spent])

    def action_id(self, state: str, action: int) -> str:
        """The number of the column, from 1."""
        return str(action + 1)

    def action_name(self, state: str, action: int) -> str:
        """As "column 4", counted from 1."""
        return f"column {action + 1}"

    def parse_action(self, state: str, text: str) -> int:
        """The column with that number, from 1, or that name. Raises `BadInput` when it takes no
        disc."""
        typed = text.strip().removeprefix("column ")
        if typed not in DIGITS:
            raise BadInput(
                f"A move is the number of a column, 1 to {self.columns}.", field="action"
            )
        action = int(typed) - 1
        return legal(self, state, action)

    def cell(self, state: str, action: int) -> int:
        """The lowest empty cell of the column."""
        return state[action :: self.columns].rfind(drawn.EMPTY) * self.columns + action

    def picture(self, state: str) -> Picture:
        """A grid of discs, with the cells of the first finished run if there is one."""
        return {
            "kind": "grid",
            "rows": self.rows,
            "columns": self.columns,
            "cells": state,
            "line": self._finished_run(state),
            "names": {"MAX": "X", "MIN": "O"},
        }

    def verdict(self, state: str) -> str:
        """Who has enough discs in a row, or that it is a draw."""
        winner = self.winner(state)
        if winner:
            return f"{winner} has {self.in_a_row()}."
        return "" if drawn.EMPTY in state else "The board is full: a draw."

    def warnings(self, state: str) -> tuple[str, ...]:
        """Says if there are discs above empty cells, or a run that is spent."""
        return (*self._hanging(state), *(self._spent_run(state, run) for run in self.spent))

    def _hanging(self, state: str) -> tuple[str, ...]:
        hanging = [
            str(column + 1)
            for column in range(self.columns)
            if drawn.EMPTY in state[column :: self.columns].lstrip(drawn.EMPTY)
        ]
        if not hanging:
            return ()
        if len(hanging) == 1:
            where = f"column {hanging[0]}"
        else:
            where = f"columns {', '.join(hanging[:-1])} and {hanging[-1]}"
        return (
            f"This position cannot happen in a game: discs hang over empty squares in {where}."
            " It is analysed as drawn.",
        )

    def _spent_run(self, state: str, run: range) -> str:
        first, last = (divmod(cell, self.columns) for cell in (run[0], run[-1]))
        return (
            f"{state[run[0]]} already has {self.in_a_row()}, from row {first[0] + 1}, column"
            f" {first[1] + 1} to row {last[0] + 1}, column {last[1] + 1}, which should have ended"
            " the game. It is analysed as if it had not."
        )

    def in_a_row(self) -> str:
        """What wins, in words: "four in a row"."""
        return f"{WORDS[self.connect]} in a row"

    def _finished_run(self, state: str) -> list[int]:
        winner = self.winner(state)
        return list(self.full_runs(state, winner)[0]) if winner else []


def as_slice(cells: range) -> slice:
    """The slice that takes these cells out of a state in one step."""
    return slice(cells.start, cells.stop, cells.step)


def straight_lines(columns: int, rows: int, shortest: int) -> list[range]:
    """The cells of every row, column and diagonal that has at least `shortest` cells."""
    lines = []
    for row in range(rows):
        for column in range(columns):
            right, down, left = columns - column, rows - row, column + 1
            # A line is counted from the cell where it enters the board.
            heads = (
                (column == 0, right, 1),
                (row == 0, down, columns),
                (row == 0 or column == 0, min(down, right), columns + 1),
                (row == 0 or right == 1, min(down, left), columns - 1),
            )
            start = row * columns + column
            for enters, length, step in heads:
                if enters and length >= shortest:
                    lines.append(range(start, start + length * step, step))
    return lines
