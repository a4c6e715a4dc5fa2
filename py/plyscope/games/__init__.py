"""The games. To add one, write a file here and add a line to `GAMES`."""

from __future__ import annotations

from typing import Final

from plyscope.games import coins, connect4, kuhn, manytree, matrix, nim, pig, tictactoe, tree
from plyscope.games.presentable import GameEntry

GAMES: Final[dict[str, GameEntry]] = {
    "tree": tree.ENTRY,
    "tictactoe": tictactoe.ENTRY,
    "connect4": connect4.ENTRY,
    "nim": nim.ENTRY,
    "coins": coins.ENTRY,
    "pig": pig.ENTRY,
    "matrix": matrix.ENTRY,
    "kuhn": kuhn.ENTRY,
    "manytree": manytree.ENTRY,
}
