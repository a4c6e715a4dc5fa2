"""The rules of Pig for two players, and how its positions are shown.

The player whose turn it is rolls a die as often as they like. A 1 loses the points of this turn and
ends it; every other face adds its points. Holding keeps the points and passes the die on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from plyscope.game import CHANCE, MAX, MIN, BadInput, Chance, IllegalAction, Mover, Player
from plyscope.games.presentable import Picture, Usual

SIDES: Final[tuple[Player, Player]] = (MAX, MIN)
ROLL: Final = "roll"
HOLD: Final = "hold"


class PigState(NamedTuple):
    """A state.

    Attributes:
        scores: the points that MAX and MIN have kept.
        mover: whose turn it is, 0 for MAX and 1 for MIN; at the end, who rolled last.
        turn: the points of this turn.
        rolling: whether the die is in the air.
        left: how many more times it may be rolled.
    """

    scores: tuple[int, int]
    mover: int
    turn: int
    rolling: bool
    left: int


class Pig(Chance[PigState, str], Usual):
    """The rules. The first player to reach `goal` wins, without having to hold.

    Winning is worth +1 to MAX, losing −1. Both players could roll 1s for ever, and the game would
    never end; so after `rolls` rolls it is a draw, worth 0.

    A player without points in this turn must roll: holding would only be a pass.
    """

    bounds: Final = (-1.0, 1.0)

    def __init__(self, goal: int = 10, faces: int = 6, rolls: int = 40) -> None:
        self.goal = goal
        self.faces = faces
        self.rolls = rolls
        self.initial = PigState((0, 0), 0, 0, False, rolls)

    def to_move(self, state: PigState) -> Mover:
        """Chance while the die is in the air, else the player whose turn it is."""
        return CHANCE if state.rolling else SIDES[state.mover]

    def actions(self, state: PigState) -> list[str]:
        """Roll, and also hold if there are points to keep; or the faces of the die."""
        if state.rolling:
            return [str(face) for face in range(1, self.faces + 1)]
        if self.is_terminal(state):
            return []
        return [ROLL, HOLD] if state.turn else [ROLL]

    def outcomes(self, state: PigState) -> list[tuple[str, float]]:
        """Each face with the same probability."""
        return [(face, 1 / self.faces) for face in self.actions(state)]

    def result(self, state: PigState, action: str) -> PigState:
        """The position after a roll has begun, a face has come up, or the points are kept.

        Raises `IllegalAction`.
        """
        if action not in self.actions(state):
            raise IllegalAction(self._why_not(state, action))
        if action == ROLL:
            return state._replace(rolling=True, left=state.left - 1)
        if action == HOLD:
            return PigState(self._scored(state, state.turn), 1 - state.mover, 0, False, state.left)
        face = int(action)
        if face == 1:
            return PigState(state.scores, 1 - state.mover, 0, False, state.left)
        turn = state.turn + face
        if state.scores[state.mover] + turn >= self.goal:
            return PigState(self._scored(state, turn), state.mover, 0, False, state.left)
        return state._replace(turn=turn, rolling=False)

    def _scored(self, state: PigState, points: int) -> tuple[int, int]:
        first, second = state.scores
        return (first + points, second) if state.mover == 0 else (first, second + points)

    def is_terminal(self, state: PigState) -> bool:
        """Whether somebody has reached the goal, or no rolls are left."""
        return max(state.scores) >= self.goal or (state.left == 0 and not state.rolling)

    def utility(self, state: PigState) -> float:
        """+1 when MAX has reached the goal, −1 when MIN has, else 0."""
        first, second = state.scores
        return (first >= self.goal) - (second >= self.goal)

    def evaluate(self, state: PigState) -> float:
        """MAX's lead divided by the goal; the points of this turn count as kept."""
        first, second = self._scored(state, state.turn)
        return (first - second) / self.goal

    def format(self, state: PigState) -> str:
        """As `4-2 MIN +3 left 38`; "rolling" follows when the die is in the air."""
        first, second = state.scores
        rolling = " rolling" if state.rolling else ""
        return f"{first}-{second} {SIDES[state.mover]} +{state.turn} left {state.left}{rolling}"

    def action_id(self, state: PigState, action: str) -> str:
        """The action itself: roll, hold, or the number of the face."""
        return action

    def action_name(self, state: PigState, action: str) -> str:
        """The same: numbers and words need no other name."""
        return action

    def parse_action(self, state: PigState, text: str) -> str:
        """Roll, hold, or a face. Raises `BadInput` if it is not possible."""
        typed = text.strip().lower()
        if typed not in self.actions(state):
            raise BadInput(self._why_not(state, typed), field="action")
        return typed

    def _why_not(self, state: PigState, action: str) -> str:
        if self.is_terminal(state):
            return f"The game is over: {self.verdict(state)}"
        if state.rolling:
            return f"The die is in the air: it shows 1 to {self.faces}."
        if action == HOLD:
            return "There are no points to keep yet, so roll."
        return f"{SIDES[state.mover]} rolls or holds."

    def picture(self, state: PigState) -> Picture:
        """The scores, whose turn it is, its points, and whether the die is in the air."""
        return {
            "kind": "pig",
            "goal": self.goal,
            "scores": list(state.scores),
            "player": SIDES[state.mover],
            "turn": state.turn,
            "rolling": state.rolling,
            "faces": self.faces,
            "left": state.left,
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: PigState) -> str:
        """Who has reached the goal, or that nobody did in time."""
        for side, score in zip(SIDES, state.scores, strict=True):
            if score >= self.goal:
                return f"{side} has {score} points and wins."
        if self.is_terminal(state):
            return f"The die has been rolled {self.rolls} times: a draw."
        return ""
