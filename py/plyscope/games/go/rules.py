"""The rules of Go on small boards, and how its positions are shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from plyscope.game import (
    MAX,
    MIN,
    BadInput,
    IllegalAction,
    Player,
    PlayoutMoves,
    Symmetries,
)
from plyscope.games import drawn
from plyscope.games.evaluation import Feature, Features, default_weights, weighted_sum
from plyscope.games.go.board import PASS, GoBoard, Position, sides
from plyscope.games.presentable import Picture, Usual, legal

MARKS: Final = {MAX: "X", MIN: "O"}
"""As texts of positions have them."""
COLOURS: Final = {MAX: "B", MIN: "W"}
"""As moves have them."""
NAMES: Final = {MAX: "Black", MIN: "White"}
"""As sentences have them."""


class Go(Features[Position], Symmetries[Position], PlayoutMoves[Position, int], Usual):
    """The rules of Tromp and Taylor. Black is MAX, and X in the text of a position; it moves first.

    Stones without a liberty are taken. No board may come back that there has been before
    (positional superko), and a side may not take the last liberty of its own stones, unless
    `suicide`. Two passes end the game. Then a side has its stones and the empty points that only
    they can reach; White also has the `komi`. The end is worth how much more Black has than White,
    or, without `margin`, 1 to the side that has more.

    With `capture`, whoever takes a stone first wins. Nobody may pass, and who cannot move loses.

    An action is a point, from 0 in reading order, or `PASS`.
    """

    def __init__(
        self,
        size: int = 5,
        komi: float = 0,
        *,
        margin: bool = True,
        suicide: bool = False,
        capture: bool = False,
    ) -> None:
        self.size = size
        self.komi = komi
        self.margin = margin and not capture
        self.capture = capture
        self.board = GoBoard(size, suicide and not capture)
        self._features = (
            Feature("area", "Points near own stones, less komi", self.board.points + komi, 1),
            Feature("liberties", "Liberties", self.board.points, 0.5),
            Feature("atari", "Stones of the other side in atari", self.board.points, 1),
        )
        self._weights = default_weights(self)
        self.initial = self.begun(0, 0, MAX)

    def begun(self, x: int, o: int, mover: Player) -> Position:
        """A position with no history."""
        board = x << self.board.points | o
        return Position(x, o, mover, frozenset((board,)), (board, mover))

    @property
    def bounds(self) -> tuple[float, float]:
        """The whole board for White, or for Black; without `margin`, −1 and 1."""
        points = self.board.points
        return (-points - self.komi, points - self.komi) if self.margin else (-1, 1)

    def to_move(self, state: Position) -> Player:
        """The sides take turns."""
        return state.mover

    def actions(self, state: Position) -> list[int]:
        """The points that may be played, from the centre outwards, and then `PASS`."""
        if state.passes == 2 or (self.capture and state.taken):
            return []
        legal = self._points(state)
        return legal if self.capture else [*legal, PASS]

    def playout_actions(self, state: Position) -> list[int]:
        """The points that are no eyes of the side that moves; a pass only if there are none. So
        random games end, with nothing left in doubt."""
        points = self._points(state)
        if eyes := self.board.eyes(*sides(state)):
            points = [point for point in points if not eyes >> point & 1]
        return points or self.actions(state)[-1:]

    def _points(self, state: Position) -> list[int]:
        """The points that may be played."""
        points, taken = self.board.legal(*sides(state))
        seen = state.seen
        if self.board.suicide:
            return [point for point in points if self._after(state, point)[2] not in seen]
        # Before the first stone is taken, no board can come back.
        if (state.x | state.o).bit_count() == state.start[0].bit_count() + len(seen) - 1:
            return points.copy()
        board = state.x << self.board.points | state.o
        higher = self.board.points if state.mover == MAX else 0
        return [
            point
            for point in points
            if (self._after(state, point)[2] if point in taken else board | 1 << point + higher)
            not in seen
        ]

    def _after(self, state: Position, point: int) -> tuple[int, int, int, int]:
        """The stones of both sides after a legal stone, the two as one number, and those taken."""
        if state.mover == MAX:
            x, o, taken = self.board.play(state.x, state.o, point)
        else:
            o, x, taken = self.board.play(state.o, state.x, point)
        return x, o, x << self.board.points | o, taken

    def result(self, state: Position, action: int) -> Position:
        """The board after a stone of the mover on `action`, or a pass. Raises `IllegalAction`."""
        x, o, mover = state.x, state.o, state.mover
        after: Player = MIN if mover == MAX else MAX
        passes, moves = state.passes, (*state.moves, action)
        if passes == 2 or (self.capture and (state.taken or action == PASS)):
            raise IllegalAction(self._why_not(state, action))
        if action == PASS:
            return Position(x, o, after, state.seen, state.start, passes + 1, 0, moves)
        if action not in self.board.legal(*sides(state))[0]:
            raise IllegalAction(self._why_not(state, action))
        x, o, board, taken = self._after(state, action)
        if board in state.seen:
            raise IllegalAction(self._why_not(state, action))
        return Position(x, o, after, state.seen | {board}, state.start, 0, taken, moves)

    def is_terminal(self, state: Position) -> bool:
        """Whether both sides have passed; with `capture`, whether a stone was taken or the mover
        cannot move."""
        if not self.capture:
            return state.passes == 2
        return state.taken > 0 or not self._points(state)

    def utility(self, state: Position) -> float:
        """How much more Black has than White, or only who has more; see the class."""
        if self.capture:
            return -1 if state.mover == MAX else 1
        balance = self.balance(state)
        return balance if self.margin else (balance > 0) - (balance < 0)

    def balance(self, state: Position) -> float:
        """Black's area, minus White's and the komi."""
        x, o = self.board.areas(state.x, state.o)
        return x.bit_count() - o.bit_count() - self.komi

    def evaluate(self, state: Position) -> float:
        """The weighted sum s of the features, as s / (|s| + the number of points)."""
        return self.estimate(weighted_sum(self._weights, self.features(state)), self._weights)

    @property
    def feature_list(self) -> Sequence[Feature]:
        """Points by nearest stones, liberties, and stones in atari."""
        return self._features

    def features(self, state: Position) -> tuple[float, ...]:
        """For each of `feature_list`: how much better it is for Black."""
        x, o = state.x, state.o
        near_x, near_o = self.board.nearest(x, o)
        free_x, free_o, atari_x, atari_o = 0, 0, 0, 0
        for stones, liberties in self.board.chains(x, o):
            free_x |= liberties
            atari_x += 0 if liberties & liberties - 1 else stones.bit_count()
        for stones, liberties in self.board.chains(o, x):
            free_o |= liberties
            atari_o += 0 if liberties & liberties - 1 else stones.bit_count()
        return (
            near_x.bit_count() - near_o.bit_count() - (0 if self.capture else self.komi),
            free_x.bit_count() - free_o.bit_count(),
            atari_o - atari_x,
        )

    def estimate(self, score: float, weights: Sequence[float]) -> float:
        """s / (|s| + the number of points) for the score s, whatever the weights are."""
        return score / (abs(score) + self.board.points)

    def symmetries(self, state: Position) -> list[Position]:
        """The board, rotated and mirrored with all that happened: eight images."""
        return [self._image(state, turn) for turn in range(8)]

    def canonical(self, state: Position) -> Position:
        """The image whose board comes first; of several, the one whose earlier boards do."""
        images = self.board.images
        boards = images(state.x << self.board.points | state.o)
        turns = [turn for turn, board in enumerate(boards) if board == min(boards)]
        if len(turns) > 1:
            turns.sort(key=lambda turn: sorted([images(board)[turn] for board in state.seen]))
        return self._image(state, turns[0])

    def _image(self, state: Position, turn: int) -> Position:
        images, points = self.board.images, self.board.points
        x, o = divmod(images(state.x << points | state.o)[turn], self.board.all + 1)
        goes = self.board.turns[turn]
        return Position(
            x,
            o,
            state.mover,
            frozenset([images(board)[turn] for board in state.seen]),
            (images(state.start[0])[turn], state.start[1]),
            state.passes,
            images(state.taken)[turn],
            tuple([goes[action] for action in state.moves]),
        )

    def format(self, state: Position) -> str:
        """The drawn rows from the top, separated by `/`, and the side to move; then the moves since
        then, as `.X./.../... O; W b2`. Moves from the empty board stand alone, as `B c3 W b2`."""
        board, mover = state.start
        colours = (COLOURS[mover], COLOURS[MIN if mover == MAX else MAX])
        moves = " ".join(
            [f"{colours[n % 2]} {self._name(each)}" for n, each in enumerate(state.moves)]
        )
        if moves and state.start == self.initial.start:
            return moves
        x, o = divmod(board, self.board.all + 1)
        rows = f"{drawn.write_rows(self._cells(x, o), self.size)} {MARKS[mover]}"
        return f"{rows}; {moves}" if moves else rows

    def _cells(self, x: int, o: int) -> str:
        return drawn.from_bits(x, o, self.board.points)

    def _name(self, action: int) -> str:
        return "pass" if action == PASS else self.board.names[action]

    def action_id(self, state: Position, action: int) -> str:
        """The point as column and row, counted from below, such as "c3"; or "pass"."""
        return self._name(action)

    def action_name(self, state: Position, action: int) -> str:
        """The same."""
        return self._name(action)

    def parse_action(self, state: Position, text: str) -> int:
        """The point with that name, or a pass. Raises `BadInput` when it cannot be played."""
        typed = text.strip().lower()
        action = self.point(typed)
        if action is None:
            last = self.board.names[self.size - 1]
            raise BadInput(f"A move is a point from a1 to {last}, or “pass”.", field="action")
        return legal(self, state, action)

    def point(self, name: str) -> int | None:
        """The action with this name; None if there is none."""
        if name == "pass":
            return PASS
        return self.board.names.index(name) if name in self.board.names else None

    def cell(self, state: Position, action: int) -> int:
        """The point itself; −1 for a pass."""
        return action

    def picture(self, state: Position) -> Picture:
        """A grid of stones, the side to move, which can be set, the point of the last move (−1 if
        there is none), the stones that it took, how many have just passed, whose each point is at
        the end ("." if nobody's, "" before), and whether the first capture wins."""
        counted = not self.capture and self.is_terminal(state)
        return {
            "kind": "grid",
            "rows": self.size,
            "columns": self.size,
            "cells": self._cells(state.x, state.o),
            "line": [],
            "names": {"MAX": NAMES[MAX], "MIN": NAMES[MIN]},
            "mover": MARKS[state.mover],
            "last": state.moves[-1] if state.moves else PASS,
            "passes": state.passes,
            "taken": [at for at in range(self.board.points) if state.taken >> at & 1],
            "area": self._cells(*self.board.areas(state.x, state.o)) if counted else "",
            "capture": self.capture,
        }

    def verdict(self, state: Position) -> str:
        """How much each side has at the end, or who has taken first."""
        if not self.is_terminal(state):
            return ""
        if self.capture:
            won, lost = (MIN, MAX) if state.mover == MAX else (MAX, MIN)
            why = "takes first and wins" if state.taken else f"wins: {NAMES[lost]} cannot move"
            return f"{NAMES[won]} {why}."
        x, o = (area.bit_count() for area in self.board.areas(state.x, state.o))
        komi = f" and a komi of {self.komi:g}" if self.komi else ""
        balance = x - o - self.komi
        if balance == 0:
            return f"Black has {x} points and White has {o}{komi}: a draw."
        winner = NAMES[MAX if balance > 0 else MIN]
        return (
            f"Black has {x} points and White has {o}{komi}, so {winner} wins by {abs(balance):g}."
        )

    def _why_not(self, state: Position, action: int) -> str:
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        if action == PASS:
            return "Nobody may pass when the first capture wins."
        if not 0 <= action < self.board.points:
            last = self.board.names[self.size - 1]
            return f"There is no such point: the points are a1 to {last}."
        name, side = self._name(action), NAMES[state.mover]
        if (state.x | state.o) >> action & 1:
            return f"On {name} there is a stone of {NAMES[MAX if state.x >> action & 1 else MIN]}."
        if action in self.board.legal(*sides(state))[0]:
            return (
                f"{side} cannot play on {name} now: the same board would come back, which the rule"
                " of superko forbids."
            )
        return f"{side} cannot play on {name}: the stone would have no liberty, and takes none."
