"""Chess in the registry: how its positions are read, and its options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from plyscope.games.chess.epd import BOARD, alone, one_record, split
from plyscope.games.chess.fen import read_fen
from plyscope.games.chess.game import Chess
from plyscope.games.chess.presets import PRESETS
from plyscope.games.chess.san import Unreadable, read_move
from plyscope.games.presentable import GameEntry, Loaded
from plyscope.games.tagged import FEN_TAG, read_recorded, tagged_position, tags_of
from plyscope.input.checks import bad
from plyscope.input.options import Option, read_options
from plyscope.input.phrases import quoted
from plyscope.input.texts import DASHES

FEN: Final = re.compile(r"[^\s\[{;(%]*/")
"""What begins like rnbqkbnr/ is a position."""
RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "½-½", "*")
STANDARD: Final = ("", "?", "standard", "chess", "normal", "from position")
"""The variants in tags of PGN that are chess as here."""
PIECE: Final = "[A-Z♔-♟]?[\ufe0e\ufe0f]?"
MOVE: Final = rf"(?<!\w)(?:{PIECE}[a-h1-8]{{0,2}}[{DASHES}x×:]?[a-h][1-8]|[O0][{DASHES}][O0])"
HAS_MOVE: Final = re.compile(MOVE)
FIRST_MOVE: Final = re.compile(rf"(?:^|[\s\]}}])1\s*[.…]+\s*{MOVE}")
OTHERS_TAGS: Final = "gametype"
"""A tag of PDN, which has games of checkers."""


def load(text: str, options: Mapping[str, float]) -> Loaded:
    """The position in `text`: a FEN or an EPD, or the moves from the start. Raises `BadInput`."""
    game = _game(5 if read_options(OPTIONS, options)["board"] else 8)
    text = alone(text)
    if FEN.match(text.lstrip()):
        fen, note = split(one_record(text))
        return Loaded(game, read_fen(game, fen), note)
    return _play(game, text)


def form(text: str) -> str | None:
    """What a text surely is, if it is one of chess; None if there is no move and no position."""
    text = alone(text)
    if BOARD.match(text):
        return "a position of chess"
    tags = tags_of(text)
    if BOARD.match(tags.values.get("fen", "")) or FIRST_MOVE.search(text):
        return "a game of chess in PGN"
    could_be = HAS_MOVE.search(tags.rest) or FEN_TAG.search(text) or tags.is_all(RESULTS)
    return "" if could_be and OTHERS_TAGS not in tags.values else None


@lru_cache(maxsize=2)
def _game(size: int) -> Chess:
    return Chess(size, size)


def _play(game: Chess, text: str) -> Loaded:
    """The position after the typed moves, such as `1. e4 e5 2. Nf3`, from the start or from the
    position in a tag."""
    recorded = read_recorded(text, RESULTS)
    variant = recorded.tags.get("variant")
    if variant and variant.text.strip().lower() not in STANDARD:
        raise bad(f"The game is one of {quoted(variant.text)}, not of chess.", variant.at)
    state = tagged_position(recorded.tags, partial(read_fen, game), game.initial)
    for word, at in recorded.moves:
        if game.is_terminal(state):
            raise bad(f"The game is over before {word}: {game.verdict(state)}", at)
        try:
            state = game.result(state, read_move(game, state, word))
        except Unreadable as problem:
            raise bad(f"Move {state.number} cannot be played. {problem}", at) from problem
    return Loaded(game, state, recorded.note)


OPTIONS: Final = (Option("board", "Board", 0, 1, 0, names=("8 × 8", "5 × 5: Gardner's minichess")),)

ENTRY: Final = GameEntry(
    id="chess",
    name="Chess",
    options=OPTIONS,
    presets=PRESETS,
    notation=(
        "A FEN or an EPD, or the moves from the start, such as 1. e4 e5 2. Nf3, as in PGN. The"
        " letters of pieces may be German, or figurines."
    ),
    scale=(
        "A checkmate by White is worth +1,000, one by Black −1,000, a draw 0. At the depth limit, "
        "the evaluation function gives a number of pawns by which White is ahead."
    ),
    load=load,
    start="",
    form=form,
)
