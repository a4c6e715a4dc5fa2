"""Matrix games: both players choose at the same time, and the matrix says what MAX gets.

MAX chooses a row, and then MIN chooses a column without seeing it: a move that the other does not
see is as good as one made at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from plyscope.game import MAX, MIN, BadInput, HiddenMoves, IllegalAction, Payoffs, Player
from plyscope.games.matrix_text import Matrix, read_matrix, write_matrix
from plyscope.games.presentable import GameEntry, Loaded, Picture, Usual
from plyscope.input.options import read_options
from plyscope.input.preset import Preset

Choices: TypeAlias = tuple[int, ...]
"""A state: nothing, the row, or the row and the column; counted from 0."""


class MatrixGame(HiddenMoves[Choices, int], Payoffs, Usual):
    """The rules. The game is worth `payoffs[row][column]` to MAX."""

    initial: Final[Choices] = ()

    def __init__(self, matrix: Matrix) -> None:
        self.matrix = matrix

    @property
    def payoffs(self) -> tuple[tuple[float, ...], ...]:
        """What each choice of both is worth to MAX."""
        return self.matrix.payoffs

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the greatest payoff."""
        return (min(map(min, self.payoffs)), max(map(max, self.payoffs)))

    def to_move(self, state: Choices) -> Player:
        """MAX chooses, then MIN."""
        return MIN if len(state) == 1 else MAX

    def actions(self, state: Choices) -> range:
        """The rows, or the columns."""
        return range(len(self._names(state)))

    def outcomes(self, state: Choices) -> list[tuple[int, float]]:
        """None: chance never moves."""
        return []

    def result(self, state: Choices, action: int) -> Choices:
        """The choices so far and this one. Raises `IllegalAction`."""
        if action not in self.actions(state):
            raise IllegalAction(self._why_not(state))
        return (*state, action)

    def is_terminal(self, state: Choices) -> bool:
        """Whether both have chosen."""
        return len(state) == 2

    def utility(self, state: Choices) -> float:
        """The payoff where the row meets the column."""
        row, column = state
        return self.payoffs[row][column]

    def evaluate(self, state: Choices) -> float:
        """The mean of the payoffs that are still possible."""
        if self.is_terminal(state):
            return self.utility(state)
        rows = [self.payoffs[row] for row in state] or self.payoffs
        possible = [payoff for row in rows for payoff in row]
        least, greatest = self.bounds
        # Because of rounding, the mean of equal numbers may be a little larger than they are.
        return min(max(sum(possible) / len(possible), least), greatest)

    def information(self, state: Choices) -> str:
        """Only whose turn it is to choose: MIN does not see the row."""
        return f"{self.to_move(state)} chooses"

    def knows(self, state: Choices) -> str:
        """What the player to move knows, in words: nothing."""
        return ""

    def format(self, state: Choices) -> str:
        """The matrix row by row, and after `>` what has been chosen."""
        return write_matrix(self.matrix, state)

    def action_id(self, state: Choices, action: int) -> str:
        """The name of the row or column; if they have none, its number, from 1."""
        return self._names(state)[action]

    def action_name(self, state: Choices, action: int) -> str:
        """The same, or "row 2" if they have no names."""
        name = self._names(state)[action]
        if self.matrix.named:
            return name
        return f"{'column' if state else 'row'} {name}"

    def parse_action(self, state: Choices, text: str) -> int:
        """The row or column with that id or name. Raises `BadInput` when there is none."""
        typed = text.strip()
        for action in self.actions(state):
            if typed in (self.action_id(state, action), self.action_name(state, action)):
                return action
        raise BadInput(self._why_not(state), field="action")

    def picture(self, state: Choices) -> Picture:
        """The matrix, and what has been chosen in it."""
        return {
            "kind": "matrix",
            "rows": list(self.matrix.rows),
            "columns": list(self.matrix.columns),
            "payoffs": [list(row) for row in self.payoffs],
            "chosen": [*state, None, None][:2],
            "names": {"MAX": "MAX", "MIN": "MIN"},
        }

    def verdict(self, state: Choices) -> str:
        """What was chosen, and what MAX gets."""
        if len(state) < 2:
            return ""
        row, column = (self.action_name(state[:step], action) for step, action in enumerate(state))
        number = self.matrix.numbers[state[0]][state[1]].replace("-", "−")
        return f"MAX chose {row} and MIN chose {column}: MAX gets {number}."

    def _names(self, state: Choices) -> Sequence[str]:
        """The names of what can be chosen."""
        return (self.matrix.rows, self.matrix.columns, ())[len(state)]

    def _why_not(self, state: Choices) -> str:
        if len(state) == 2:
            return f"The game is over: {self.verdict(state)}"
        things = "columns" if state else "rows"
        return f"{self.to_move(state)} chooses one of the {things} {', '.join(self._names(state))}."


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The matrix typed in `text`, and what has been chosen. Raises `BadInput`."""
    read_options((), options)
    matrix, chosen = read_matrix(text)
    return Loaded(MatrixGame(matrix), chosen)


ROCK_PAPER_SCISSORS: Final = "Rock Paper Scissors: 0 -1 1/1 0 -1/-1 1 0"

ENTRY: Final = GameEntry(
    id="matrix",
    name="Matrix game",
    options=(),
    presets=(
        Preset(
            id="rock-paper-scissors",
            name="Rock, paper, scissors",
            position=ROCK_PAPER_SCISSORS,
            note=(
                "If you always play the same move, you can be beaten. How often should you "
                "play each move?"
            ),
            answer="Each move a third of the time: then nobody can beat you on average.",
            ideas=("hidden moves", "mixed strategies"),
            level="middle",
        ),
        Preset(
            id="pennies",
            name="Matching pennies",
            position="Heads Tails: 1 -1/-1 1",
            note=(
                "MAX wins if both pennies show the same face, MIN if they differ. How often "
                "should each player show heads?"
            ),
            answer="Half of the time each: then the other player cannot gain by any choice.",
            ideas=("hidden moves", "mixed strategies"),
        ),
        Preset(
            id="rock-twice",
            name="Rock counts twice",
            position="Rock Paper Scissors: 0 -1 2/1 0 -1/-2 1 0",
            note=(
                "When rock beats scissors, it counts 2. Which move does the equilibrium play "
                "more often now?"
            ),
            answer="Not rock: in equilibrium, paper is played more often, because it beats rock.",
            ideas=("hidden moves", "mixed strategies"),
            level="middle",
        ),
        Preset(
            id="penalty",
            name="A penalty kick",
            position="Left Right: 58.3 94.97/92.91 69.92",
            note=(
                "How many kicks in a hundred are goals when kicker (MAX) and keeper (MIN) "
                "each choose a side; Right is the kicker's natural side. The numbers were "
                "measured by Palacios-Huerta (2003). How often should each choose left?"
            ),
            answer=(
                "In equilibrium, the kicker kicks left 38.5 % of the time and the keeper goes "
                "left 42.0 %."
            ),
            ideas=("hidden moves", "mixed strategies", "sport"),
            level="middle",
        ),
        Preset(
            id="saddle",
            name="Three rows, three columns",
            position="4 2 5/3 1 6/2 0 1",
            note="Is there a row and a column that are best against each other?",
            answer=(
                "Row 1 and column 2 are best against each other: 2 is the smallest number of "
                "its row and the largest of its column. Nobody needs to mix."
            ),
            ideas=("hidden moves", "equilibrium"),
        ),
    ),
    notation=(
        "The payoffs to MAX row by row, such as 1 -1/-1 1. You can put names of the moves first, "
        "such as Heads Tails: or Kick Pass | Stay Jump:, and moves already made after a >."
    ),
    scale=(
        "MAX gets the number in the matrix, and MIN pays it. At the depth limit, the evaluation "
        "function takes the mean of the payoffs that are still possible."
    ),
    load=load,
    start=ROCK_PAPER_SCISSORS,
)
