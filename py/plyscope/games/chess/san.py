"""Moves of chess as people write them: Nf3, exd5, O-O, e8=Q+. Reading is more generous: the letters
of pieces may be German (Sf3), or figurines (♘f3), and a capture may have a × or a colon."""

from __future__ import annotations

import re
from typing import Final

from plyscope.games.chess.fen import NAMES
from plyscope.games.chess.moves import reached
from plyscope.games.chess.position import Position
from plyscope.games.chess.rules import Rules
from plyscope.input.phrases import quoted
from plyscope.input.texts import with_plain_dashes

SAN: Final = re.compile(
    r"(?:P(?=[a-h]))?([KQRBN])?([a-h])?([1-8])?[x×:-]?([a-h][1-8])=?\(?([QRBNqrbn])?\)?"
)
DECORATION: Final = "+#!?†‡±∓⩲⩱∞=-"
"""Check, mate, and what a writer thinks of a move."""
IN_PASSING: Final = re.compile(r"\s*e\.?p\.?$")
LETTERS: Final = str.maketrans("SLTD♔♕♖♗♘♚♛♜♝♞", "NBRQKQRBNKQRBN", "♙♟\ufe0e\ufe0f")
"""German letters and figurines in English letters, of which a pawn has none. Behind a figurine may
stand a sign for how it is drawn."""


class Unreadable(ValueError):
    """Why a text is not a legal move, as a sentence."""


def write_san(rules: Rules, state: Position, move: str) -> str:
    """The legal move in standard algebraic notation."""
    after = rules.result(state, move)
    written = _san(rules, state, move)
    if not rules.in_check(after):
        return written
    return written + ("#" if rules.is_mate(after) else "+")


def _san(rules: Rules, state: Position, move: str) -> str:
    board = rules.board
    start, to = board.ends[move]
    piece = state.board[start].upper()
    if piece == "K" and abs(start - to) == 2 and board.names[start][1] == board.names[to][1]:
        return "O-O" if to > start else "O-O-O"
    target = board.names[to]
    if piece == "P":
        capture = f"{move[0]}x" if move[0] != target[0] else ""
        promotion = f"={move[4].upper()}" if len(move) == 5 else ""
        return capture + target + promotion
    takes = "x" if state.board[to] != "." else ""
    return piece + _which(rules, state, move) + takes + target


def _which(rules: Rules, state: Position, move: str) -> str:
    """The file of the piece, its row or both, if another piece of its kind can go there too."""
    ends = rules.board.ends
    start, to = ends[move]
    piece = state.board[start]
    if state.board.count(piece) == 1:
        return ""
    others = [
        other[:2]
        for other in rules.actions(state)
        if ends[other][1] == to and other[:2] != move[:2] and state.board[ends[other][0]] == piece
    ]
    if not others:
        return ""
    if all(other[0] != move[0] for other in others):
        return move[0]
    return move[1] if all(other[1] != move[1] for other in others) else move[:2]


def read_move(rules: Rules, state: Position, text: str) -> str:
    """The legal move that is meant by SAN or by its two squares. Raises `Unreadable`."""
    typed = IN_PASSING.sub("", with_plain_dashes(text.strip())).rstrip(DECORATION)
    legal = list(rules.actions(state))
    san = SAN.fullmatch(typed.translate(LETTERS))
    # Before the squares, because B5a3 is a bishop's move, and b5a3 that of the piece on b5.
    if san and san[1] and (fitting := _fitting(rules, state, san)):
        return _only(rules, state, san, fitting)
    plain = typed.replace("-", "").replace("=", "").lower()
    if plain in legal:
        return plain
    start, to = plain[:2], plain[2:4]
    if len(plain) in (4, 5) and {start, to} <= set(rules.board.names):
        if any(move.startswith(start + to) for move in legal):
            raise Unreadable(f"Say what the pawn becomes, such as {start}{to}q.")
        raise Unreadable(_why_not(rules, state, start, to))
    if typed.upper().replace("0", "O") in ("O-O", "O-O-O"):
        return _castling(rules, state, legal, len(typed) == 5)
    # bxc3 is a pawn's move if there is one.
    capital = SAN.fullmatch((typed[:1].upper() + typed[1:]).translate(LETTERS))
    readings = [each for each in (san, capital) if each]
    for reading in readings:
        if fitting := _fitting(rules, state, reading):
            return _only(rules, state, reading, fitting)
    if readings:
        letter, _, _, target, _ = readings[0].groups()
        raise Unreadable(f"No {NAMES[letter or 'P']} can legally go to {target} like that here.")
    raise Unreadable(f"{quoted(text.strip())} is not a move: write it like Nf3, exd5, O-O or e2e4.")


def _fitting(rules: Rules, state: Position, san: re.Match[str]) -> list[str]:
    """The legal moves that this may mean."""
    letter, file, row, target, promotion = san.groups()
    wanted = (letter or "P") if state.white else (letter or "P").lower()
    ends = rules.board.ends
    return [
        move
        for move in rules.actions(state)
        if move[2:4] == target
        and state.board[ends[move][0]] == wanted
        and (not file or move[0] == file)
        and (not row or move[1] == row)
        and (not promotion or move[4:] == promotion.lower())
    ]


def _only(rules: Rules, state: Position, san: re.Match[str], fitting: list[str]) -> str:
    """The only one of these moves. Raises `Unreadable` if there are several."""
    if len(fitting) == 1:
        return fitting[0]
    letter, target = san[1], san[4]
    if len({move[:4] for move in fitting}) == 1:
        raise Unreadable(f"Say what the pawn becomes, such as {target}=Q.")
    those = " or ".join(_san(rules, state, move) for move in fitting[:3])
    raise Unreadable(f"More than one {NAMES[letter or 'P']} can go to {target}: write {those}.")


def _castling(rules: Rules, state: Position, legal: list[str], is_long: bool) -> str:
    for way in rules.board.sides[state.white].castlings:
        if way.move in legal and (way.to < way.king) == is_long:
            king = rules.board.ends[way.move][0]
            if state.board[king] in "Kk":
                return way.move
    side = "White" if state.white else "Black"
    raise Unreadable(f"{side} cannot castle to that side here.")


def _why_not(rules: Rules, state: Position, start: str, to: str) -> str:
    """One sentence on the move from `start` to `to`, which is not legal. Both are squares of the
    board."""
    board = rules.board
    square = board.names.index(start)
    piece = state.board[square]
    side, other = ("White", "Black") if state.white else ("Black", "White")
    if piece == ".":
        return f"There is no piece on {start}."
    name = NAMES[piece.upper()]
    if piece not in board.sides[state.white].own:
        return f"The {name} on {start} is {other}'s, and {side} is to move."
    if not any(move[2:4] == to for move in reached(board, state, square)):
        return f"The {name} on {start} cannot go to {to}."
    if piece in "Kk":
        return f"The king cannot go to {to}: there it would be attacked."
    if rules.in_check(state):
        return f"{side} is in check, and {start}–{to} does not end it."
    return f"The {name} on {start} cannot go to {to}: {side}'s king would be attacked."
