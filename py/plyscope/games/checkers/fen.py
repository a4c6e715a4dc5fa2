"""Positions of checkers as PDN writes them: `B:W21,22,K30:B1,2,K3`.

First the side to move, then the squares of each side, kings with a K. `H12` at the end counts the
moves without a capture or a man's move, and after it may stand the last move: `last 11-15`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from plyscope.games.checkers.position import Position
from plyscope.games.checkers.rules import Rules
from plyscope.input.checks import bad
from plyscope.input.phrases import quoted

NAMES: Final = {"W": "White", "B": "Black"}
OTHER: Final = {"W": "B", "B": "W"}
LAST: Final = re.compile(r"(?<!\s)\s+last\s+(\S+)\s*\Z")
PIECES: Final = re.compile(r"(K?)([0-9]{1,4})(?:-([0-9]{1,4}))?")
CLOCK: Final = re.compile(r"[HF][0-9]{1,4}")
"""Half-moves that count for the draw, and the number of the move, which says nothing here."""


class Word(NamedTuple):
    """A part of the text, and where it begins."""

    text: str
    at: int


class Army(NamedTuple):
    """The squares of a side, as bits, and where each is typed."""

    all: int
    kings: int
    places: tuple[tuple[int, int], ...]


def write_fen(rules: Rules, state: Position) -> str:
    """The position as PDN writes it, with what else is known."""
    sides = (("W", state.white), ("B", state.black))
    written = ":".join(
        side + ",".join(_piece(rules, state, bit) for bit in rules.board.split(own))
        for side, own in sides
    )
    clock = f":H{state.clock}" if state.clock else ""
    last = f" last {state.last}" if state.last else ""
    return f"{'B' if state.blacks_turn else 'W'}:{written}{clock}{last}"


def read_fen(rules: Rules, text: str) -> Position:
    """The position. Raises `BadInput` (field "position") with the place of the mistake."""
    last = LAST.search(text)
    end = last.start() if last else len(text.rstrip())
    turn, *parts = _split(text[:end], ":", 0)
    side = turn.text.upper()
    if side not in NAMES:
        raise bad(f"The side to move is B or W, not {quoted(turn.text)}.", turn.at)
    armies: dict[str, Army] = {}
    clock = 0
    for part in parts:
        letter = part.text[:1].upper()
        if letter in armies:
            raise bad(f"The squares of {NAMES[letter]} are given twice.", part.at)
        if letter in NAMES:
            armies[letter] = _read_army(rules, letter, Word(part.text[1:], part.at + 1))
        elif CLOCK.fullmatch(part.text.upper()):
            clock = _clock(rules, part) if letter == "H" else clock
        elif part.text:
            raise bad(
                f"After a colon come W or B and squares, such as W21,K22, not {quoted(part.text)}.",
                part.at,
            )
    for letter in NAMES:
        if letter not in armies:
            raise bad(f"The squares of {NAMES[letter]} are missing, such as {letter}5,K6.", turn.at)
    _check_both(armies, side, rules, turn)
    white, black = armies["W"], armies["B"]
    state = rules.position(
        black.all, white.all, black.kings | white.kings, side == "B", clock,
        last[1].lower() if last else "",
    )  # fmt: skip
    if last and not _can_have_led(rules, state):
        raise bad(f"{last[1]} cannot have led to this position.", last.start(1))
    return state


def _piece(rules: Rules, state: Position, bit: int) -> str:
    return ("K" if state.kings & bit else "") + rules.board.number[bit]


def _split(text: str, mark: str, at: int) -> Iterator[Word]:
    """The parts between the marks, without the space around them. The place of a part that is
    empty is that of a mark beside it."""
    for part in text.split(mark):
        before = len(part) - len(part.lstrip())
        yield Word(part.strip(), at + before if part.strip() else max(0, at - 1))
        at += len(part) + 1


def _read_army(rules: Rules, letter: str, squares: Word) -> Army:
    """The pieces of a side: numbers, with a K for kings, and from-to for several men."""
    board, side = rules.board, NAMES[letter]
    own = kings = 0
    places: list[tuple[int, int]] = []
    # Some programs end the text with a full stop.
    for word in _split(squares.text.rstrip("."), ",", squares.at):
        if not word.text:
            continue
        found = PIECES.fullmatch(word.text.upper())
        if not found:
            raise bad(
                f"{quoted(word.text)} is not a square such as 22, or K22 for a king.", word.at
            )
        first, last = int(found[2]), int(found[3] or found[2])
        for number in (first, last):
            if not 1 <= number <= board.count:
                raise bad(
                    f"There is no square {number}: the squares are 1 to {board.count}.", word.at
                )
        for number in range(first, last + 1):
            bit = board.bits[number - 1]
            if own & bit:
                raise bad(f"Square {number} is given twice.", word.at)
            if not found[1] and bit & (board.black if letter == "B" else board.white).king_row:
                raise bad(
                    f"A man of {side} on {number} has become a king: write K{number}.", word.at
                )
            own |= bit
            kings |= bit if found[1] else 0
            places.append((bit, word.at))
    if len(places) > rules.men:
        raise bad(
            f"{side} has {len(places)} pieces, but begins with {rules.men}.", places[rules.men][1]
        )
    return Army(own, kings, tuple(places))


def _check_both(armies: dict[str, Army], side: str, rules: Rules, turn: Word) -> None:
    white, black = armies["W"], armies["B"]
    twice = [
        (place, bit) for bit, place in (*white.places, *black.places) if white.all & black.all & bit
    ]
    if twice:
        place, bit = max(twice)
        raise bad(f"Square {rules.board.number[bit]} is given twice.", place)
    if not armies[OTHER[side]].all:
        loser, winner = NAMES[OTHER[side]], NAMES[side]
        raise bad(f"{loser} has no piece, so {winner} has won and cannot be to move.", turn.at)


def _clock(rules: Rules, part: Word) -> int:
    number = int(part.text[1:])
    if number > rules.drawn_after:
        raise bad(f"The game is a draw after {rules.drawn_after} such moves.", part.at)
    return number


def _can_have_led(rules: Rules, state: Position) -> bool:
    """Whether the last move is one of this board, and its piece stands where it ended."""
    board = rules.board
    own, other = (state.white, state.black) if state.blacks_turn else (state.black, state.white)
    if re.fullmatch(r"[0-9]{1,4}-[0-9]{1,4}", state.last):
        if not any(state.last in names.values() for names in board.step_names.values()):
            return False
    elif re.fullmatch(r"[0-9]{1,4}(x[0-9]{1,4})+", state.last):
        path = [int(number) for number in state.last.split("x")]
        if not all(1 <= number <= board.count for number in path):
            return False
        if not all(jump in board.between for jump in pairwise(board.bits[n - 1] for n in path)):
            return False
    else:
        return False
    start, to, captured = board.made(state.last)
    empty = board.all & ~(own | other)
    return bool(own & to and not captured & ~empty and (start == to or start & empty))
