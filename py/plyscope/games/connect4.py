"""Connect-4 on a board of any small size. X is MAX and moves first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from plyscope.game import MAX, BadInput, IllegalAction, Player
from plyscope.games import drawn
from plyscope.games.presentable import GameEntry, Loaded, Option, Picture, Preset, read_options

WORDS: Final = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}


class ConnectFour:
    """The rules. A state is the cells in reading order, top row first, each "X", "O" or ".".

    An action is the index of a column, from 0 on the left. A disc goes to the lowest empty cell of
    its column, also where a position was drawn with discs that hang over empty cells.

    A win is worth +1 to MAX, a draw 0, a loss −1. With `sooner`, a win or loss counts 1 + the
    number of empty cells left, so that an earlier win is worth more.

    `spent` are runs that do not count as a win. A position can be set up in which the player to
    move has a full run already; it could not arise in play, and is searched as if the game went on.
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
                f"{connect} in a row do not fit on a board with {columns} columns and {rows} rows.",
                field="options",
            )
        self.columns = columns
        self.rows = rows
        self.connect = connect
        self.sooner = sooner
        self.spent = tuple(spent)
        self.initial = drawn.EMPTY * (columns * rows)
        lines = straight_lines(columns, rows, connect)
        self.runs = tuple(
            line[start : start + connect]
            for line in lines
            for start in range(len(line) - connect + 1)
        )
        self._run_slices = [as_slice(run) for run in self.runs]
        # Whole lines are fewer than runs, which makes the test for a win fast.
        winning = [run for run in self.runs if run not in self.spent] if spent else lines
        self._winning_slices = [as_slice(line) for line in winning]
        self._wins = {"X": "X" * connect, "O": "O" * connect}

    @property
    def bounds(self) -> tuple[float, float]:
        """−1 and 1, or with `sooner` the earliest loss and win that there can be."""
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

        A run is `connect` cells in a row. Each run with discs of one side only adds the square of
        their number to s when they are X's, and takes it away when they are O's.
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
        return balance / (abs(balance) + len(self._run_slices))

    def centre_rank(self, action: int) -> int:
        """How far the column is from the middle, in half columns."""
        return abs(2 * action - (self.columns - 1))

    def winner(self, state: str) -> str:
        """ "X" or "O", whoever has enough in a row, or ""."""
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
        """The cells of every run that "X" or "O" has filled, those that are spent too."""
        wins = self._wins[player]
        return [run for run in self.runs if state[as_slice(run)] == wins]

    def format(self, state: str) -> str:
        """The drawn rows from the top, separated by `/`."""
        return drawn.write_rows(state, self.columns)

    def action_id(self, state: str, action: int) -> str:
        """The number of the column, from 1."""
        return str(action + 1)

    def action_name(self, state: str, action: int) -> str:
        """As "column 4", counted from 1."""
        return f"column {action + 1}"

    def parse_action(self, state: str, text: str) -> int:
        """The column with that number, from 1. Raises `BadInput` when it takes no disc."""
        typed = text.strip()
        if len(typed) != 1 or typed not in "0123456789":
            raise BadInput(
                f"A move is the number of a column, 1 to {self.columns}.", field="action"
            )
        action = int(typed) - 1
        try:
            self.result(state, action)
        except IllegalAction as problem:
            raise BadInput(str(problem), field="action") from problem
        return action

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
        """Who has enough in a row, or that it is a draw."""
        winner = self.winner(state)
        if winner:
            return f"{winner} has {self._in_a_row()}."
        return "" if drawn.EMPTY in state else "The board is full: a draw."

    def warnings(self, state: str) -> tuple[str, ...]:
        """That discs hang over empty cells, or a run is spent, where it is so."""
        return (*self._hanging(state), *(self._spent_run(state, run) for run in self.spent))

    def _hanging(self, state: str) -> tuple[str, ...]:
        hanging = [
            str(column)
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
            f"This position cannot arise in play: discs hang over empty cells in {where},"
            " counted from 0. It is analysed as drawn.",
        )

    def node_name(self, state: str) -> str:
        """Positions have no names."""
        return ""

    def _spent_run(self, state: str, run: range) -> str:
        first, last = (divmod(cell, self.columns) for cell in (run[0], run[-1]))
        return (
            f"{state[run[0]]} already has {self._in_a_row()}, from row {first[0]}, column"
            f" {first[1]} to row {last[0]}, column {last[1]}, counted from 0, which should have"
            " ended the game. It is analysed as if it had not."
        )

    def _in_a_row(self) -> str:
        return f"{WORDS[self.connect]} in a row"

    def _finished_run(self, state: str) -> list[int]:
        winner = self.winner(state)
        if not winner:
            return []
        return next(list(run) for run in self.full_runs(state, winner) if run not in self.spent)


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


def load(text: str, options: Mapping[str, int]) -> Loaded:
    """The position in `text`: the columns played, or the drawn rows.

    Discs that hang over empty cells, and a full run of the player to move, are taken as drawn; the
    game's `warnings` say so. Raises `BadInput` for what is not a position at all.
    """
    values = read_options(OPTIONS, options)
    rules = (values["columns"], values["rows"], values["connect"], bool(values["sooner"]))
    game = ConnectFour(*rules)
    typed = "".join(text.split())
    if typed and all(character in "0123456789" for character in typed):
        return Loaded(game, _play_columns(game, text))
    state = drawn.read_rows(text, game.rows, game.columns)
    drawn.check_turns(state, "disc")
    mover, other = ("X", "O") if drawn.to_move(state) == MAX else ("O", "X")
    spent = game.full_runs(state, mover)
    if spent and game.full_runs(state, other):
        raise BadInput(
            f"X and O both have {WORDS[game.connect]} in a row, but the first of them ends the"
            " game.",
            field="position",
        )
    return Loaded(ConnectFour(*rules, spent), state)


def _play_columns(game: ConnectFour, text: str) -> str:
    state = game.initial
    played = 0
    for place, character in enumerate(text):
        if character.isspace():
            continue
        played += 1
        try:
            state = game.result(state, int(character) - 1)
        except IllegalAction as problem:
            message = f"Disc {played} cannot be played. {problem}"
            raise BadInput(message, at=place, field="position") from problem
    return state


OPTIONS: Final = (
    Option("columns", "Columns", 1, 9, 7),
    Option("rows", "Rows", 1, 8, 6),
    Option("connect", "In a row to win", 2, 6, 4),
    Option("sooner", "A sooner win counts more", 0, 1, 0),
)

ENTRY: Final = GameEntry(
    id="connect4",
    name="Connect-4",
    options=OPTIONS,
    presets=(
        Preset(
            id="full",
            name="7 × 6",
            position="",
            note="Far too large to search to the end here: set a depth, and the evaluation speaks"
            " where the search stops.",
            options={"columns": 7, "rows": 6, "connect": 4, "sooner": 1},
        ),
        Preset(
            id="small",
            name="4 × 4",
            position="",
            note="Small enough for alpha-beta to search to the end, in 62,889 nodes: a draw.",
            options={"columns": 4, "rows": 4, "connect": 4, "sooner": 0},
        ),
        Preset(
            id="three",
            name="4 × 4, three in a row",
            position="",
            note="With three in a row the first player wins.",
            options={"columns": 4, "rows": 4, "connect": 3, "sooner": 0},
        ),
        Preset(
            id="exercise",
            name="A published exercise",
            position="xxo...x/ooox..x/xo...../xoo..../xxxo.../ooxox..",
            note="O to move. The answer is row 2, column 2, counted from 0, which is column 3 when"
            " you count from 1: the disc closes a gap, and wins at once.",
            options={"columns": 7, "rows": 6, "connect": 4, "sooner": 1},
        ),
    ),
    notation="Type the columns played, as 4453, or the rows from the top, as"
    " ......./......./......./......./...X.../..OXO.., with a dot for an empty cell.",
    load=load,
    start="",
)
