"""The games, each a file here or a folder. To add one, write it and add a line to `GAMES`."""

from __future__ import annotations

from typing import Final

from plyscope.games import (
    checkers,
    chess,
    coins,
    connect4,
    dots,
    kalah,
    kuhn,
    manytree,
    matrix,
    nim,
    othello,
    pacman,
    pig,
    tictactoe,
    tree,
)
from plyscope.games.presentable import GameEntry

GAMES: Final[dict[str, GameEntry]] = {
    "tree": tree.ENTRY,
    "tictactoe": tictactoe.ENTRY,
    "connect4": connect4.ENTRY,
    "othello": othello.ENTRY,
    "chess": chess.ENTRY,
    "checkers": checkers.ENTRY,
    "nim": nim.ENTRY,
    "coins": coins.ENTRY,
    "pig": pig.ENTRY,
    "pacman": pacman.ENTRY,
    "kalah": kalah.ENTRY,
    "dots": dots.ENTRY,
    "matrix": matrix.ENTRY,
    "kuhn": kuhn.ENTRY,
    "manytree": manytree.ENTRY,
}
