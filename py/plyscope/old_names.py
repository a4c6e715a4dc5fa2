"""Modules under the names that they once had: programs that people have kept still import them."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

FOLDERS: Final = {
    "games.checkers": "board fen game pdn position presets",
    "games.chess": "board epd features fen game moves position presets san",
    "games.connect4": "features lines rules",
    "games.dots": "board rules",
    "games.othello": "board lines rules",
    "games.pacman": "presets rules scene shown text",
    "games.pig": "rules",
    "games.tree": "forms rules text",
    "problems.graph": "dimacs table text",
    "problems.sudoku": "presets text",
}
"""Modules that had the name of their folder before their own, as `games.chess_board`."""
NEW_NAMES: Final = {
    f"plyscope.{old}": f"plyscope.{new}"
    for old, new in (
        *(
            (f"{folder}_{file}", f"{folder}.{file}")
            for folder, files in FOLDERS.items()
            for file in files.split()
        ),
        ("games.chance_tree", "games.tree.chance"),
        ("games.dots_features", "games.dots.rules"),
        ("games.othello_features", "games.othello.rules"),
        ("games.pacman_features", "games.pacman.rules"),
        ("games.pacman_maze", "games.pacman.scene"),
        ("games.tree_features", "games.tree.rules"),
        ("problems.neighbours", "problems.colours"),
        ("problems.presented", "problems.posed"),
        ("problems.reading", "input.checks"),
        ("support.budget", "support.answers"),
    )
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
