"""Checkers in the registry: how its positions are read, and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from plyscope.games.checkers_fen import read_fen
from plyscope.games.checkers_game import Checkers
from plyscope.games.checkers_pdn import Unreadable, read_move
from plyscope.games.checkers_position import Position
from plyscope.games.checkers_presets import PRESETS
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tagged import tagged_position
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options

SIZES: Final = (8, 6, 4)
FEN: Final = re.compile(r"\s*(?:[^\s:]\s*)?:")
"""What begins like B:W21 is a position."""
WORD: Final = re.compile(r"\{[^}]*\}|\[[^\]]*\]|(?:[0-9]+\.+)?([^\s{\[]*)")
"""A comment, a tag, or a move with its number. Only the move counts."""
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "*")


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`, or the one after its moves. Raises `BadInput`."""
    game = _game(SIZES[int(read_options(OPTIONS, options)["board"])])
    if FEN.match(text):
        return Loaded(game, read_fen(game, text))
    return Loaded(game, _play(game, text))


@lru_cache(maxsize=len(SIZES))
def _game(size: int) -> Checkers:
    return Checkers(size)


def _play(game: Checkers, text: str) -> Position:
    """The position after the typed moves, such as `1. 11-15 23-19`, from the start or from the
    position in a tag."""
    state = tagged_position(text, partial(read_fen, game), game.initial)
    played, blacks_first = 0, state.blacks_turn
    for found in WORD.finditer(text):
        word, at = found[1], found.start(1)
        if not word or word in RESULTS:
            continue
        played += 1
        if game.is_terminal(state):
            raise bad(f"The game is over before {word}: {game.verdict(state)}", at)
        try:
            state = game.result(state, read_move(game, state, word))
        except Unreadable as problem:
            number = (played + (not blacks_first) + 1) // 2
            raise bad(f"Move {number} cannot be played. {problem}", at) from problem
    return state


OPTIONS: Final = (Option("board", "Board", 0, 2, 0, names=("8 × 8", "6 × 6", "4 × 4")),)

ENTRY: Final = GameEntry(
    id="checkers",
    name="Checkers",
    options=OPTIONS,
    presets=PRESETS,
    notation=(
        "The moves from the start, such as 1. 11-15 23-19, or a position in PDN, such as"
        " B:W21,22,K30:B1,2,K3."
    ),
    scale=(
        "A win for Black is worth +100, a win for White −100, a draw 0. At the depth limit, the"
        " evaluation function gives a number of men by which Black is ahead."
    ),
    load=load,
    start="",
)
