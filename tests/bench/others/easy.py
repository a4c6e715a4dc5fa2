"""Games for easyAI's Negamax: its own tic-tac-toe, and Connect-4 in two forms.

Its Connect-4 needs numpy, which is not pure Python, so the registry has none for Pyodide.
`ConnectFour` is the same with nested lists: like the package's own, it looks through all lines for
four in a row, and the package copies it for each move. `FastConnectFour` is what somebody would
write for speed: it takes moves back, and looks only through the last disc.
"""

import runpy
from pathlib import Path
from typing import Any

import easyAI  # type: ignore[import-not-found]

COLUMNS, ROWS = 7, 6
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
LINES = (
    *(((row, 0), (0, 1)) for row in range(ROWS)),
    *(((0, column), (1, 0)) for column in range(COLUMNS)),
    *(((row, 0), (1, 1)) for row in range(1, 3)),
    *(((0, column), (1, 1)) for column in range(4)),
    *(((row, 6), (1, -1)) for row in range(1, 3)),
    *(((0, column), (1, -1)) for column in range(3, 7)),
)
"""Where each line begins, and its direction; as the package has them."""

# By its file: the package of easyAI's games imports its Connect-4, and numpy with it.
TicTacToe = runpy.run_path(str(Path(easyAI.__file__).parent / "games" / "TicTacToe.py"))["TicTacToe"]


class ConnectFour(easyAI.TwoPlayerGame):  # type: ignore[misc]
    """The package's own Connect-4, without numpy. A move is a column, from 0."""

    def __init__(self, players: Any = None) -> None:
        self.players = players
        self.board = [[0] * COLUMNS for _ in range(ROWS)]
        self.current_player = 1

    def possible_moves(self) -> list[int]:
        return [column for column in range(COLUMNS) if self.board[-1][column] == 0]

    def make_move(self, column: int) -> None:
        row = next(row for row in range(ROWS) if self.board[row][column] == 0)
        self.board[row][column] = self.current_player

    def lose(self) -> bool:
        return has_four(self.board, self.opponent_index)

    def is_over(self) -> bool:
        return 0 not in self.board[-1] or self.lose()

    def scoring(self) -> int:
        return -1 if self.lose() else 0


def has_four(board: list[list[int]], player: int) -> bool:
    """Whether the player has four in a row, on any of the lines that are long enough."""
    for start, (dy, dx) in LINES:
        row, column = start
        streak = 0
        while 0 <= row < ROWS and 0 <= column < COLUMNS:
            streak = streak + 1 if board[row][column] == player else 0
            if streak == 4:
                return True
            row, column = row + dy, column + dx
    return False


class FastConnectFour(easyAI.TwoPlayerGame):  # type: ignore[misc]
    """Connect-4, written for speed."""

    def __init__(self, players: Any = None) -> None:
        self.players = players
        self.board = [[0] * COLUMNS for _ in range(ROWS)]
        self.heights = [0] * COLUMNS
        self.played: list[int] = []
        self.current_player = 1

    def possible_moves(self) -> list[int]:
        return [column for column in range(COLUMNS) if self.heights[column] < ROWS]

    def make_move(self, column: int) -> None:
        self.board[self.heights[column]][column] = self.current_player
        self.heights[column] += 1
        self.played.append(column)

    def unmake_move(self, column: int) -> None:
        self.played.pop()
        self.heights[column] -= 1
        self.board[self.heights[column]][column] = 0

    def lose(self) -> bool:
        """Whether the last disc made four in a row."""
        if not self.played:
            return False
        column = self.played[-1]
        row = self.heights[column] - 1
        disc = self.board[row][column]
        return any(
            self.reach(row, column, dy, dx, disc) + self.reach(row, column, -dy, -dx, disc) >= 3
            for dy, dx in DIRECTIONS
        )

    def reach(self, row: int, column: int, dy: int, dx: int, disc: int) -> int:
        """How many discs of a colour follow each other in one direction."""
        count = 0
        row, column = row + dy, column + dx
        while 0 <= row < ROWS and 0 <= column < COLUMNS and self.board[row][column] == disc:
            count += 1
            row, column = row + dy, column + dx
        return count

    def is_over(self) -> bool:
        return len(self.played) == COLUMNS * ROWS or self.lose()

    def scoring(self) -> int:
        return -1 if self.lose() else 0


class OurRules(easyAI.TwoPlayerGame):  # type: ignore[misc]
    """A game of Plyscope, as easyAI's searches want it. The first player is MAX."""

    def __init__(self, game: Any, state: Any) -> None:
        self.players = None
        self.game = game
        self.states = [state]
        self.current_player = 1

    def possible_moves(self) -> list[Any]:
        moves: list[Any] = self.game.actions(self.states[-1])
        return moves

    def make_move(self, move: Any) -> None:
        self.states.append(self.game.result(self.states[-1], move))

    def unmake_move(self, move: Any) -> None:
        self.states.pop()

    def is_over(self) -> bool:
        over: bool = self.game.is_terminal(self.states[-1])
        return over

    def scoring(self) -> float:
        worth: float = self.game.utility(self.states[-1])
        return worth if self.current_player == 1 else -worth
