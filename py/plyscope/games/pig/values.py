"""How likely each player is to win at Pig when both play their best, by value iteration.

Neller & Presser, "Optimal Play of the Dice Game Pig", 2004. With a goal of 100 and six faces, the
player who begins wins with probability 0.5306.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from plyscope.games.pig.rules import HOLD, ROLL, PigState


class PigValues:
    """The chances of winning in every position of Pig, however long the game may take.

    The game can come back to an earlier position, so the chances depend on each other in a circle.
    They are improved in rounds until they no longer change. But scores never go down: a pair of
    scores can only lead back to itself, or to the same pair swapped. So the pairs are solved one
    after another, the highest first.
    """

    def __init__(self, goal: int, faces: int, tolerance: float = 1e-9) -> None:
        """A pair of scores is done when a round changes its chances by at most `tolerance`."""
        self.goal = goal
        self.faces = faces
        # _start[own][other]: the chance of the one whose turn begins now.
        self._start = [[0.5] * goal for _ in range(goal)]
        for total in range(2 * (goal - 1), -1, -1):
            for own in range(max(0, total - goal + 1), total // 2 + 1):
                self._solve(own, total - own, tolerance)

    def _solve(self, own: int, other: int, tolerance: float) -> None:
        """Find the chances at the start of a turn for two scores; either may be one's own."""
        start = self._start
        if other + 1 < self.goal:  # start near the answer
            start[own][other], start[other][own] = start[own][other + 1], start[other + 1][own]
        change = 1.0
        while change > tolerance:
            first = self._turn(own, other)[0]
            change = abs(first - start[own][other])
            start[own][other] = first
            second = self._turn(other, own)[0]
            change = max(change, abs(second - start[other][own]))
            start[other][own] = second

    def _turn(self, own: int, other: int) -> Sequence[float]:
        """The chances of winning by the points of this turn, from none up to the goal."""
        needed = self.goal - own
        after_one = 1 - self._start[other][own]
        # The rolls that reach the goal come after the end.
        win = [0.0] * needed + [1.0] * self.faces
        good = float(self.faces - 1)  # the sum of win[turn + 2] to win[turn + faces]
        for turn in range(needed - 1, -1, -1):
            if turn + 2 < needed:
                good += win[turn + 2] - win[turn + self.faces + 1]
            roll = (after_one + good) / self.faces
            hold = 1 - self._start[other][own + turn] if turn else 0.0
            win[turn] = max(roll, hold)
        return win

    def win(self, own: int, other: int, turn: int = 0) -> float:
        """The chance to win for the player with `own` points, who has `turn` more in this turn.

        Both scores are below the goal; a turn that reaches it has won.
        """
        return self._turn(own, other)[min(turn, self.goal - own)]

    def roll(self, own: int, other: int, turn: int) -> float:
        """The same chance for that player if they roll now and play their best after that."""
        after_one = 1 - self._start[other][own]
        others = [self.win(own, other, turn + face) for face in range(2, self.faces + 1)]
        return (after_one + sum(others)) / self.faces

    def hold(self, own: int, other: int, turn: int) -> float:
        """The same chance for that player if they hold now."""
        return 1 - self._start[other][own + turn]

    def value(self, state: PigState) -> float:
        """What `state` is worth to MAX: +1 for a sure win, −1 for a sure loss."""
        own, other = state.scores[state.mover], state.scores[1 - state.mover]
        if own >= self.goal:
            chance = 1.0
        else:
            chance = (self.roll if state.rolling else self.win)(own, other, state.turn)
        return 2 * chance - 1 if state.mover == 0 else 1 - 2 * chance

    def best(self, state: PigState) -> str:
        """Roll or hold, whichever wins more often; roll where both do."""
        own, other = state.scores[state.mover], state.scores[1 - state.mover]
        if state.turn and self.hold(own, other, state.turn) > self.roll(own, other, state.turn):
            return HOLD
        return ROLL


Turns: TypeAlias = list[list[list[float]]]
"""By own points, the other's points and the points of this turn: the value for the player
whose turn it is, +1 for a sure win and −1 for a sure loss."""


def size(goal: int, rolls: int) -> int:
    """How many positions in which a player moves have to be solved."""
    return rolls * goal * goal * (goal + 1) // 2


class LimitedPig:
    """The values of all positions with at most `rolls` rolls left, solved back from the last roll.

    `PigValues` is for a game that may go on for ever. Here the rolls run out, and then it is a
    draw; if only a few are left, that can matter.
    """

    def __init__(self, goal: int, faces: int, rolls: int) -> None:
        self.goal = goal
        self.faces = faces
        # _worth[left] is the value with that many rolls left. With none left, it is a draw.
        drawn = [[[0.0] * (goal - own) for _ in range(goal)] for own in range(goal)]
        self._worth: list[Turns] = [drawn]
        for left in range(1, rolls + 1):
            self._worth.append(self._solve(left))

    def _solve(self, left: int) -> Turns:
        """The values with `left` rolls left, from those with one less.

        Holding passes the die on with as many rolls left, but with more points; so pairs of scores
        with more points come first.
        """
        worth: Turns = [[[] for _ in range(self.goal)] for _ in range(self.goal)]
        for total in range(2 * (self.goal - 1), -1, -1):
            for own in range(max(0, total - self.goal + 1), min(total, self.goal - 1) + 1):
                other = total - own
                turns = [
                    self._rolled(own, other, turn, left - 1) for turn in range(self.goal - own)
                ]
                for turn in range(1, len(turns)):
                    turns[turn] = max(turns[turn], -worth[other][own + turn][0])
                worth[own][other] = turns
        return worth

    def _rolled(self, own: int, other: int, turn: int, left: int) -> float:
        """The value with the die in the air, and `left` rolls left after this one."""
        turns = self._worth[left][own][other]
        good = turns[turn + 2 : turn + self.faces + 1]
        winning = self.faces - 1 - len(good)
        return (sum(good) + winning - self._worth[left][other][own][0]) / self.faces

    def value(self, state: PigState) -> float:
        """What `state` is worth to MAX; the game must not be over in it."""
        own, other = state.scores[state.mover], state.scores[1 - state.mover]
        if state.rolling:
            worth = self._rolled(own, other, state.turn, state.left)
        else:
            worth = self._worth[state.left][own][other][state.turn]
        return worth if state.mover == 0 else -worth
