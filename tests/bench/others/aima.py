"""What aima3 has of alpha-beta, and its games.

`import aima3.games` needs numpy, for a player that none of this has to do with; numpy is not pure Python, so the
registry has none for Pyodide. So only these definitions of the file are run, as they stand there.
"""

import ast
import importlib.util
from collections import namedtuple
from pathlib import Path
from typing import Any

WANTED = {
    *("infinity", "GameState", "Game", "TicTacToe", "ConnectFour"),
    *("alphabeta_search", "alphabeta_cutoff_search"),
}


def defined_by(statement: ast.stmt) -> str:
    """The name that a statement of a module defines; "" if it defines none."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return statement.name
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return ""


def definitions() -> dict[str, Any]:
    """The wanted definitions of the installed `aima3/games.py`, by name."""
    # The package itself is empty, and can be imported.
    package = importlib.util.find_spec("aima3")
    assert package is not None
    assert package.origin is not None
    file = Path(package.origin).parent / "games.py"
    body = [each for each in ast.parse(file.read_text()).body if defined_by(each) in WANTED]
    names: dict[str, Any] = {"namedtuple": namedtuple, "__name__": "aima3.games"}
    exec(compile(ast.Module(body, []), str(file), "exec"), names)
    return names


class OurRules:
    """A game of Plyscope, as aima3's searches want it."""

    def __init__(self, game: Any, state: Any) -> None:
        self.initial = state
        self.actions, self.result = game.actions, game.result
        self.terminal_test, self.to_move = game.is_terminal, game.to_move
        self.worth = game.utility

    def utility(self, state: Any, player: str) -> float:
        """From the side of the player at the root."""
        worth: float = self.worth(state)
        return worth if player == "MAX" else -worth
