"""Modules under the names that they once had: programs that people have kept still import them."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

NEW_NAMES: Final = {
    "plyscope.games.chance_tree": "plyscope.games.tree.chance",
    "plyscope.games.checkers_board": "plyscope.games.checkers.board",
    "plyscope.games.checkers_fen": "plyscope.games.checkers.fen",
    "plyscope.games.checkers_game": "plyscope.games.checkers.game",
    "plyscope.games.checkers_pdn": "plyscope.games.checkers.pdn",
    "plyscope.games.checkers_position": "plyscope.games.checkers.position",
    "plyscope.games.checkers_presets": "plyscope.games.checkers.presets",
    "plyscope.games.chess_board": "plyscope.games.chess.board",
    "plyscope.games.chess_epd": "plyscope.games.chess.epd",
    "plyscope.games.chess_features": "plyscope.games.chess.features",
    "plyscope.games.chess_fen": "plyscope.games.chess.fen",
    "plyscope.games.chess_game": "plyscope.games.chess.game",
    "plyscope.games.chess_moves": "plyscope.games.chess.moves",
    "plyscope.games.chess_position": "plyscope.games.chess.position",
    "plyscope.games.chess_presets": "plyscope.games.chess.presets",
    "plyscope.games.chess_san": "plyscope.games.chess.san",
    "plyscope.games.connect4_features": "plyscope.games.connect4.features",
    "plyscope.games.connect4_lines": "plyscope.games.connect4.lines",
    "plyscope.games.connect4_rules": "plyscope.games.connect4.rules",
    "plyscope.games.dots_board": "plyscope.games.dots.board",
    "plyscope.games.dots_features": "plyscope.games.dots.features",
    "plyscope.games.dots_rules": "plyscope.games.dots.rules",
    "plyscope.games.othello_board": "plyscope.games.othello.board",
    "plyscope.games.othello_features": "plyscope.games.othello.features",
    "plyscope.games.othello_lines": "plyscope.games.othello.lines",
    "plyscope.games.othello_rules": "plyscope.games.othello.rules",
    "plyscope.games.pacman_features": "plyscope.games.pacman.features",
    "plyscope.games.pacman_maze": "plyscope.games.pacman.maze",
    "plyscope.games.pacman_presets": "plyscope.games.pacman.presets",
    "plyscope.games.pacman_rules": "plyscope.games.pacman.rules",
    "plyscope.games.pacman_scene": "plyscope.games.pacman.scene",
    "plyscope.games.pacman_shown": "plyscope.games.pacman.shown",
    "plyscope.games.pacman_text": "plyscope.games.pacman.text",
    "plyscope.games.pig_rules": "plyscope.games.pig.rules",
    "plyscope.games.tree_features": "plyscope.games.tree.features",
    "plyscope.games.tree_forms": "plyscope.games.tree.forms",
    "plyscope.games.tree_rules": "plyscope.games.tree.rules",
    "plyscope.games.tree_text": "plyscope.games.tree.text",
    "plyscope.problems.graph_dimacs": "plyscope.problems.graph.dimacs",
    "plyscope.problems.graph_table": "plyscope.problems.graph.table",
    "plyscope.problems.graph_text": "plyscope.problems.graph.text",
    "plyscope.problems.presented": "plyscope.problems.posed",
    "plyscope.problems.sudoku_presets": "plyscope.problems.sudoku.presets",
    "plyscope.problems.sudoku_text": "plyscope.problems.sudoku.text",
}
"""By the old name of each module that *Edit* has ever let a program import, and that was moved."""


class OldNames:
    """Finds a module under its old name. It is the same module, not a copy.

    It has what a finder and a loader need, but not their bases: `importlib.abc` imports too much.
    """

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """How to import `name`; None if it is not an old name."""
        return ModuleSpec(name, self) if name in NEW_NAMES else None  # type: ignore[arg-type]

    def create_module(self, _spec: ModuleSpec) -> None:
        """None: Python makes an empty module."""

    def exec_module(self, module: ModuleType) -> None:
        """Puts the module that is meant in the place of the empty one."""
        sys.modules[module.__name__] = import_module(NEW_NAMES[module.__name__])
