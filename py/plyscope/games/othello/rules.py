"""The rules of Othello on 4 × 4, 6 × 6 and 8 × 8, and how its positions are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from plyscope.game import MAX, MIN, BadInput, IllegalAction, Player, QuietPositions, Symmetries
from plyscope.games import drawn
from plyscope.games.evaluation import Feature, Features, default_weights, weighted_sum
from plyscope.games.othello.board import LETTERS, OthelloBoard
from plyscope.games.presentable import Picture, Usual, legal

State: TypeAlias = tuple[int, int, Player]
"""The squares of X and of O as the bits of a number, and the side to move."""

PASS: Final = -1
"""The action of a side that can flip nothing while the other can."""
MARKS: Final = {MAX: "X", MIN: "O"}
"""As texts of positions have them."""
NAMES: Final = {MAX: "Black", MIN: "White"}
"""As sentences have them."""


class Othello(Features[State], Symmetries[State], QuietPositions[State, int], Usual):
    """The rules. Black, who is MAX and X in the text of a position, moves first.

    A disc must flip: it encloses discs of the other side, in a straight line, between itself and
    another disc of its own. An action is a square, from 0 in reading order, or `PASS`; so the sides
    always take turns. The game is over when neither side can flip anything.

    The end is worth how many more discs Black has than White. Without `margin`, a win is worth +1
    to MAX, a draw 0 and a loss −1.
    """

    def __init__(self, size: int = 8, margin: bool = True) -> None:
        self.size = size
        self.margin = margin
        self.board = OthelloBoard(size)
        self._features = feature_list(size)
        self._weights = default_weights(self)
        middle = size // 2
        first, second = (middle - 1) * size + middle - 1, middle * size + middle - 1
        self.initial: State = (1 << first + 1 | 1 << second, 1 << first | 1 << second + 1, MAX)

    @property
    def bounds(self) -> tuple[float, float]:
        """Minus and plus the number of squares; without `margin`, −1 and 1."""
        best = self.board.squares if self.margin else 1
        return (-best, best)

    def to_move(self, state: State) -> Player:
        """The side to move is part of the state: after a pass, the discs do not tell it."""
        return state[2]

    def actions(self, state: State) -> list[int]:
        """The squares on which a disc flips something, in reading order; or else `PASS`."""
        own, other = sides(state)
        legal = self.board.legal(own, other)
        if not legal:
            return [PASS] if self.board.legal(other, own) else []
        squares = []
        while legal:
            lowest = legal & -legal
            squares.append(lowest.bit_length() - 1)
            legal ^= lowest
        return squares

    def result(self, state: State, action: int) -> State:
        """The board after a disc of the mover on `action`, or after a pass. Raises
        `IllegalAction`."""
        x, o, mover = state
        if action == PASS:
            self._check_pass(state)
            return (x, o, MIN if mover == MAX else MAX)
        if not 0 <= action < self.board.squares:
            last = self.action_name(state, self.board.squares - 1)
            raise IllegalAction(f"There is no such square: the squares are a1 to {last}.")
        disc = 1 << action
        if disc & (x | o):
            side = NAMES[MAX if disc & x else MIN]
            name = self.action_name(state, action)
            raise IllegalAction(f"Square {name} is already taken by {side}.")
        if mover == MAX:
            flipped = self.board.flips(x, o, action)
            after: State = (x | disc | flipped, o ^ flipped, MIN)
        else:
            flipped = self.board.flips(o, x, action)
            after = (x ^ flipped, o | disc | flipped, MAX)
        if not flipped:
            raise IllegalAction(self._no_flip(state, action))
        return after

    def is_terminal(self, state: State) -> bool:
        """Whether neither side can flip anything."""
        own, other = sides(state)
        return not self.board.legal(own, other) and not self.board.legal(other, own)

    def utility(self, state: State) -> float:
        """Black's discs minus White's, or only who has more; see the class."""
        balance = state[0].bit_count() - state[1].bit_count()
        return balance if self.margin else (balance > 0) - (balance < 0)

    def evaluate(self, state: State) -> float:
        """The weighted sum s of the features, as s / (|s| + the number of squares)."""
        return self.estimate(weighted_sum(self._weights, self.features(state)), self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """Discs, moves, corners, safe discs on the edges, and the frontier."""
        return self._features

    def features(self, state: State) -> tuple[float, ...]:
        """For each of `feature_list`: how much Black has minus how much White has."""
        x, o, _ = state
        xs, os = measures(self.board, x, o), measures(self.board, o, x)
        return tuple([mine - theirs for mine, theirs in zip(xs, os, strict=True)])

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """s / (|s| + the number of squares) for the score s, whatever the weights are."""
        return score / (abs(score) + self.board.squares)

    def symmetries(self, state: State) -> list[State]:
        """The board, rotated and mirrored: eight images, which may be equal."""
        boards = images(self.cells(state), self.size)
        return [self.from_cells(cells, state[2]) for cells in boards]

    def canonical(self, state: State) -> State:
        """The image whose cells come first, read as text."""
        return self.from_cells(min(images(self.cells(state), self.size)), state[2])

    def is_quiet(self, state: State) -> bool:
        """Whether the side to move can take no corner."""
        own, other = sides(state)
        return not self.board.legal(own, other) & self.board.corners

    def noisy_actions(self, state: State) -> list[int]:
        """The corners that can be taken: a disc there can never be flipped."""
        if self.is_quiet(state):
            return []
        return [action for action in self.actions(state) if 1 << action & self.board.corners]

    def may_stand_pat(self, state: State) -> bool:
        """Always: no threat has to be answered at once."""
        return True

    def cells(self, state: State) -> str:
        """The squares in reading order, each "X", "O" or "."."""
        x, o, _ = state
        return drawn.from_bits(x, o, self.board.squares)

    def from_cells(self, cells: str, mover: Player) -> State:
        """The state with these squares, the inverse of `cells`."""
        x, o = (
            sum([1 << square for square, cell in enumerate(cells) if cell == mark])
            for mark in MARKS.values()
        )
        return (x, o, mover)

    def format(self, state: State) -> str:
        """The drawn rows from the top, separated by `/`, and the side to move."""
        return f"{drawn.write_rows(self.cells(state), self.size)} {MARKS[state[2]]}"

    def action_id(self, state: State, action: int) -> str:
        """The square as column and row, such as "d3"; or "pass"."""
        return self.action_name(state, action)

    def action_name(self, state: State, action: int) -> str:
        """The square as column and row, such as "d3"; or "pass"."""
        if action == PASS:
            return "pass"
        return f"{LETTERS[action % self.size]}{action // self.size + 1}"

    def parse_action(self, state: State, text: str) -> int:
        """The square with that name, or a pass. Raises `BadInput` when it cannot be played."""
        typed = text.strip().lower()
        action = PASS if typed == "pass" else self.square(typed)
        if action is None:
            last = self.action_name(state, self.board.squares - 1)
            raise BadInput(f"A move is a square from a1 to {last}, or “pass”.", field="action")
        return legal(self, state, action)

    def square(self, name: str) -> int | None:
        """The square with this name; None if there is none."""
        if len(name) != 2 or name[0] not in LETTERS[: self.size] or name[1] not in "12345678":
            return None
        row = int(name[1]) - 1
        return row * self.size + LETTERS.index(name[0]) if row < self.size else None

    def cell(self, state: State, action: int) -> int:
        """The square itself; −1 for a pass."""
        return action

    def picture(self, state: State) -> Picture:
        """A grid of discs, and the side to move, which can be set."""
        return {
            "kind": "grid",
            "rows": self.size,
            "columns": self.size,
            "cells": self.cells(state),
            "line": [],
            "names": {"MAX": NAMES[MAX], "MIN": NAMES[MIN]},
            "mover": MARKS[state[2]],
        }

    def verdict(self, state: State) -> str:
        """How many discs each side has at the end."""
        if not self.is_terminal(state):
            return ""
        x, o = state[0].bit_count(), state[1].bit_count()
        if x == o:
            return f"Both have {x} discs: a draw."
        return f"Black has {x} and White has {o}, so {NAMES[MAX if x > o else MIN]} wins."

    def warnings(self, state: State) -> tuple[str, ...]:
        """Says if one of the four squares in the middle is empty, which cannot be."""
        middle = self.initial[0] | self.initial[1]
        if (state[0] | state[1]) & middle == middle:
            return ()
        return (
            "This position cannot happen in a game: the four squares in the middle are never empty."
            " It is analysed as drawn.",
        )

    def _check_pass(self, state: State) -> None:
        own, other = sides(state)
        if self.board.legal(own, other):
            raise IllegalAction(f"{NAMES[state[2]]} can flip a disc, and so must not pass.")
        if not self.board.legal(other, own):
            raise IllegalAction(f"The game is over: {self.verdict(state)}")

    def _no_flip(self, state: State, action: int) -> str:
        """Why there is no disc to be played on an empty square."""
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        name = self.action_name(state, action)
        return f"{NAMES[state[2]]} cannot play on {name}: a disc there would flip nothing."


def sides(state: State) -> tuple[int, int]:
    """The squares of the side to move, and of the other side."""
    x, o, mover = state
    return (x, o) if mover == MAX else (o, x)


def images(cells: str, size: int) -> list[str]:
    """The board, rotated and mirrored: eight images, which may be equal."""
    rows = [cells[start : start + size] for start in range(0, size * size, size)]
    flipped = "".join(rows[::-1])
    turned, flipped_turned = (
        "".join([board[column::size] for column in range(size)]) for board in (cells, flipped)
    )
    four = [cells, flipped, turned, flipped_turned]
    return [*four, *(board[::-1] for board in four)]


def feature_list(size: int) -> tuple[Feature, ...]:
    """The features on a board with `size` rows. Each is what Black has minus what White has."""
    squares, border = size * size, 4 * (size - 1)
    return (
        Feature("discs", "Discs", squares, 0),
        Feature("mobility", "Moves (mobility)", squares, 2),
        Feature("corners", "Corners", 4, 20),
        Feature("edges", "Edge discs that cannot be flipped", border, 5),
        Feature("frontier", "Frontier discs of the other side", squares, 2),
    )


def measures(board: OthelloBoard, own: int, other: int) -> tuple[int, ...]:
    """How much of each feature the side with the discs `own` has.

    A frontier disc touches an empty square, so that it may soon be flipped: few are better.
    """
    empty = board.all & ~(own | other)
    return (
        own.bit_count(),
        board.legal(own, other).bit_count(),
        (own & board.corners).bit_count(),
        stable_on_edges(board, own, other).bit_count(),
        (other & board.beside(empty)).bit_count(),
    )


def stable_on_edges(board: OthelloBoard, own: int, other: int) -> int:
    """The discs of `own` on an edge that are connected to a corner by discs of their own, or whose
    edge is full. Discs on an edge are flipped only along it, so these never are."""
    stable = 0
    for edge in board.edges:
        whole = sum(edge)
        if (own | other) & whole == whole:
            stable |= own & whole
        elif own & board.corners & whole:
            stable |= _unbroken(own, edge) | _unbroken(own, reversed(edge))
    return stable


def _unbroken(own: int, edge: Iterable[int]) -> int:
    """The first squares of the edge as long as `own` has them."""
    run = 0
    for square in edge:
        if not own & square:
            break
        run |= square
    return run
