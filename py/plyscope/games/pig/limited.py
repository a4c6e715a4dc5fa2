"""The exact value of Pig with a limited number of rolls, solved back from the last roll.

`PigValues` is for a game that may go on for ever. Here the rolls run out, and then it is a
draw; if only a few are left, that can matter.
"""

from __future__ import annotations

from typing import TypeAlias

from plyscope.games.pig.rules import PigState

Turns: TypeAlias = list[list[list[float]]]
"""By own points, the other's points and the points of this turn: the value for the player
whose turn it is, +1 for a sure win and −1 for a sure loss."""


def size(goal: int, rolls: int) -> int:
    """How many positions in which a player moves have to be solved."""
    return rolls * goal * goal * (goal + 1) // 2


class LimitedPig:
    """The values of all positions with at most `rolls` rolls left."""

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
