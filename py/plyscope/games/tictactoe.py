"""Tic-tac-toe. X is MAX and moves first.

The rules index the squares from 0 in reading order; people count them from 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from plyscope.game import MAX, BadInput, CentreRank, IllegalAction, Player
from plyscope.games import drawn
from plyscope.games.evaluation import Feature, Features, below_a_win
from plyscope.games.line_game import LineGame
from plyscope.games.presentable import SOONER, GameEntry, Loaded, Picture, Usual, legal
from plyscope.input.options import read_options
from plyscope.input.preset import Preset

LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip
CORNERS: Final = (0, 2, 6, 8)
CENTRE: Final = 4
DIGITS: Final = tuple("123456789")
FEWEST_MARKS: Final = 5
"""Nobody can have three in a row before this many squares are taken."""


class TicTacToe(Features[str], LineGame, CentreRank[int], Usual):
    """The rules. A state is the nine squares in reading order, each "X", "O" or ".".

    A win is worth +1 to MAX, a draw 0, a loss −1. With `sooner`, a win or loss counts as 1 + the
    number of empty squares left, so an earlier win is worth more.
    """

    initial: Final = drawn.EMPTY * 9
    feature_list: Final = (
        Feature("open-lines", "Open lines", 8, 1),
        Feature("threats", "Open lines with two marks", 3, 0),
        Feature("centre", "Centre", 1, 0),
        Feature("corners", "Corners", 4, 0),
    )

    def __init__(self, sooner: bool = False) -> None:
        self.sooner = sooner

    @property
    def bounds(self) -> tuple[float, float]:
        """−1 and 1, or with `sooner` the values of the earliest possible loss and win."""
        best = 1.0 + (9 - FEWEST_MARKS) if self.sooner else 1.0
        return (-best, best)

    def to_move(self, state: str) -> Player:
        """MAX, who is X, when both have the same number of squares."""
        return drawn.to_move(state)

    def actions(self, state: str) -> list[int]:
        """The empty squares in reading order; none when somebody has won."""
        if finished_line(state):
            return []
        return [square for square in range(9) if state[square] == drawn.EMPTY]

    def result(self, state: str, action: int) -> str:
        """The board with the mover's mark on `action`. Raises `IllegalAction`."""
        if not 0 <= action < 9:
            raise IllegalAction(f"There is no square {action + 1}: the squares are 1 to 9.")
        if state[action] != drawn.EMPTY:
            raise IllegalAction(f"Square {action + 1} is already taken by {state[action]}.")
        if finished_line(state):
            raise IllegalAction(f"The game is over: {self.verdict(state)}")
        mark = "X" if self.to_move(state) == MAX else "O"
        return state[:action] + mark + state[action + 1 :]

    def is_terminal(self, state: str) -> bool:
        """Whether somebody has three in a row or the board is full."""
        return drawn.EMPTY not in state or bool(finished_line(state))

    def utility(self, state: str) -> float:
        """Positive when X has three in a row, negative when O has, else 0; see the class."""
        line = finished_line(state)
        if not line:
            return 0
        worth = 1 + state.count(drawn.EMPTY) if self.sooner else 1
        return worth if state[line[0]] == "X" else -worth

    def evaluate(self, state: str) -> float:
        """(lines still open to X − lines still open to O) / 9, so between −8/9 and 8/9.

        A line is open to a player as long as the other has no mark on it.
        """
        balance = 0
        for a, b, c in LINES:
            marks = state[a] + state[b] + state[c]
            balance += ("O" not in marks) - ("X" not in marks)
        return balance / 9

    def features(self, state: str) -> tuple[float, ...]:
        """For each of `feature_list`: how much X has minus how much O has."""
        xs, os = measures(state, "X", "O"), measures(state, "O", "X")
        return tuple([x - o for x, o in zip(xs, os, strict=True)])

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """The score, scaled to lie strictly between −1 and 1."""
        return below_a_win(score, weights, self.feature_list)

    def centre_rank(self, action: int) -> int:
        """0 for the centre, 1 for a corner, 2 for an edge: lower with more lines through it."""
        if action == CENTRE:
            return 0
        return 1 if action in CORNERS else 2

    def symmetries(self, state: str) -> tuple[str, ...]:
        """The board, rotated and mirrored: eight images, which may be equal."""
        flipped = state[6:] + state[3:6] + state[:3]
        turned = state[::3] + state[1::3] + state[2::3]
        flipped_turned = flipped[::3] + flipped[1::3] + flipped[2::3]
        return (
            *(state, flipped, turned, flipped_turned),
            *(state[::-1], flipped[::-1], turned[::-1], flipped_turned[::-1]),
        )

    def winning_moves(self, state: str, mark: str) -> list[int]:
        """The empty squares that would complete a line of `mark`; none when somebody has one."""
        if finished_line(state):
            return []
        squares = set()
        for line in LINES:
            marks = [state[square] for square in line]
            if marks.count(mark) == 2 and drawn.EMPTY in marks:
                squares.add(line[marks.index(drawn.EMPTY)])
        return sorted(squares)

    def format(self, state: str) -> str:
        """The drawn rows, as `X.O/.../...`."""
        return drawn.write_rows(state, 3)

    def action_id(self, state: str, action: int) -> str:
        """The number of the square, counted from 1."""
        return str(action + 1)

    def action_name(self, state: str, action: int) -> str:
        """As "square 5", counted from 1."""
        return f"square {action + 1}"

    def parse_action(self, state: str, text: str) -> int:
        """The square with that number, or name. Raises `BadInput` if it cannot be taken."""
        typed = text.strip().removeprefix("square ")
        if typed not in DIGITS:
            raise BadInput("A move is the number of a square, 1 to 9.", field="action")
        action = int(typed) - 1
        return legal(self, state, action)

    def cell(self, state: str, action: int) -> int:
        """The square itself, as an index."""
        return action

    def picture(self, state: str) -> Picture:
        """A grid of marks, with the squares of the finished line if there is one."""
        return {
            "kind": "grid",
            "rows": 3,
            "columns": 3,
            "cells": state,
            "line": list(finished_line(state)),
            "names": {"MAX": "X", "MIN": "O"},
        }

    def verdict(self, state: str) -> str:
        """Who has three in a row, or that it is a draw."""
        line = finished_line(state)
        if line:
            return f"{state[line[0]]} has three in a row."
        return "" if drawn.EMPTY in state else "The board is full: a draw."


def finished_line(state: str) -> tuple[int, ...]:
    """The first line whose three squares have the same mark; () when there is none."""
    for line in LINES:
        a, b, c = line
        if state[a] == state[b] == state[c] != drawn.EMPTY:
            return line
    return ()


def measures(state: str, own: str, other: str) -> tuple[int, ...]:
    """How much of each feature the side with the mark `own` has. An open line has no `other`."""
    lines = [state[a] + state[b] + state[c] for a, b, c in LINES]
    open_lines = [marks for marks in lines if other not in marks]
    return (
        len(open_lines),
        sum(1 for marks in open_lines if marks.count(own) == 2),
        int(state[CENTRE] == own),
        sum(1 for square in CORNERS if state[square] == own),
    )


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position drawn in `text`. Raises `BadInput` when it cannot arise in play."""
    values = read_options(OPTIONS, options)
    state = drawn.read_rows(text, rows=3, columns=3)
    drawn.check_turns(state, "square")
    check_end(state)
    return Loaded(TicTacToe(bool(values["sooner"])), state)


def check_end(state: str) -> None:
    """Raises `BadInput` unless the game ended, if it did, with the last move."""
    winners = {state[a] for a, b, c in LINES if state[a] == state[b] == state[c] != drawn.EMPTY}
    mover, other = ("X", "O") if drawn.to_move(state) == MAX else ("O", "X")
    if len(winners) > 1:
        raise BadInput(
            "X and O both have three in a row, but the first of them ends the game.",
            field="position",
        )
    if mover in winners:
        raise BadInput(
            f"{mover} has three in a row, which ends the game, so {other} cannot have moved after"
            " it.",
            field="position",
        )


OPTIONS: Final = (SOONER,)

ENTRY: Final = GameEntry(
    id="tictactoe",
    name="Tic-tac-toe",
    options=OPTIONS,
    presets=(
        Preset(
            id="empty",
            name="Empty board",
            position="",
            pictured="XO./.X./..O",
            note=(
                "Can either side force a win? Minimax visits 549,946 nodes to find out. How "
                "many does alpha-beta need?"
            ),
            answer=(
                "Neither side can force a win: the value is 0. Alpha-beta needed 18,297 "
                "nodes; minimax needs 549,946."
            ),
            options={"sooner": 0},
            ideas=("pruning", "large trees", "tables"),
            level="middle",
        ),
        Preset(
            id="two-left",
            name="Two moves left",
            position="X.O/OXX/XO.",
            note=(
                "It is O's turn, and only two squares are empty. What is each of the two "
                "moves worth?"
            ),
            answer=(
                "One move loses, the other is a draw: O must take the bottom right corner, or "
                "X wins there."
            ),
            options={"sooner": 0},
            ideas=("a game as a tree",),
        ),
        Preset(
            id="block",
            name="O threatens a row",
            position="X../OO./..X",
            note=(
                "O threatens to fill the middle row. How does the search find out what X must do?"
            ),
            answer=(
                "X must block: after every other move, the search finds a reply with which O wins."
            ),
            options={"sooner": 0},
            ideas=("threats",),
        ),
    ),
    notation="The rows from the top, such as X.O/.../...",
    scale=(
        "A win for X is worth +1, a draw 0, a win for O −1. If sooner wins count more, a win is "
        "worth 1 plus the number of empty squares. At the depth limit, the evaluation function "
        "takes the lines still open to X minus those still open to O, divided by 9."
    ),
    load=load,
    start="",
)
