"""How fast the rules of the large board games are: run by `bench_chess.py` in the built Pyodide.

Perft counts the lines of so many half-moves. Here every position is made, also the last ones, as a
search makes them; "counted" leaves the last half-move unmade, as many programs do. python-chess
does the same on the same line of Python, in turn with ours.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import perf_counter
from typing import Any

from plyscope.games import GAMES
from plyscope.search.alphabeta_table import alphabeta_table

from building.measured import Row, row

ROUNDS = 3
DEPTH = 4
CHESS_LINES = 197_281
OTHELLO = (7, 55_092)
CHECKERS = (6, 36_768)
GOAL = 20_000
"""Positions a second."""
SEARCH_GOAL = 5
"""Seconds."""


def perft(game: Any, state: Any, depth: int) -> int:
    """Every position is made."""
    if depth == 0:
        return 1
    return sum(perft(game, game.result(state, each), depth - 1) for each in game.actions(state))


def counted(game: Any, state: Any, depth: int) -> int:
    """The moves of the last half-move are only counted."""
    if depth == 1:
        return len(game.actions(state))
    return sum(counted(game, game.result(state, each), depth - 1) for each in game.actions(state))


def their_perft(board: Any, depth: int) -> int:
    if depth == 0:
        return 1
    lines = 0
    for move in board.legal_moves:
        board.push(move)
        lines += their_perft(board, depth - 1)
        board.pop()
    return lines


def their_counted(board: Any, depth: int) -> int:
    if depth == 1:
        return int(board.legal_moves.count())
    lines = 0
    for move in board.legal_moves:
        board.push(move)
        lines += their_counted(board, depth - 1)
        board.pop()
    return lines


def rate(count: Callable[[], int], lines: int) -> float:
    """Positions a second. Fails if there are not so many lines."""
    begun = perf_counter()
    found = count()
    taken = perf_counter() - begun
    assert found == lines, (found, lines)
    return lines / taken


def fresh(name: str) -> tuple[Any, Any]:
    """A game that remembers nothing of an earlier round, and its start."""
    start = GAMES[name].load("", {})
    kept = getattr(start.game, "forget", None)
    if kept:
        kept()
    return start.game, start.state


def of_chess() -> list[Row]:
    chess = import_module("chess")
    pairs = (("every position made", perft, their_perft), ("the last half-move counted", counted, their_counted))
    rows = []
    for how, ours, theirs in pairs:
        both = [
            (
                rate(lambda ours=ours: ours(*fresh("chess"), DEPTH), CHESS_LINES),
                rate(lambda theirs=theirs: theirs(chess.Board(), DEPTH), CHESS_LINES),
            )
            for _ in range(ROUNDS)
        ]
        mine, other = (median(column) for column in zip(*both, strict=True))
        rows.append(row("Chess from the start, perft 4", f"positions a second, {how}", mine, "", at_least=GOAL))
        note = f"{mine:,.0f} against {other:,.0f} positions a second"
        rows.append(
            row(
                "Chess from the start, perft 4",
                f"our positions a second ÷ python-chess's, {how}",
                mine / other,
                "×",
                note=note,
            )
        )
    return rows


def of_othello() -> list[Row]:
    """Nothing as long as there is no such game."""
    if not find_spec("plyscope.games.othello"):
        return []
    depth, lines = OTHELLO
    rates = [rate(lambda: perft(*fresh("othello"), depth), lines) for _ in range(ROUNDS)]
    what = "positions a second, every position made"
    return [row(f"Othello 8 × 8, perft {depth}", what, median(rates), "", at_least=GOAL)]


def of_checkers() -> Row:
    depth, lines = CHECKERS
    rates = [rate(lambda: perft(*fresh("checkers"), depth), lines) for _ in range(ROUNDS)]
    what = "positions a second, every position made"
    return row(f"Checkers 8 × 8, perft {depth}", what, median(rates), "", at_least=GOAL)


def of_search() -> Row:
    taken = []
    for _ in range(ROUNDS):
        game, state = fresh("chess")
        begun = perf_counter()
        alphabeta_table(game, state, DEPTH)
        taken.append(perf_counter() - begun)
    what = "alpha-beta with a table to depth 4"
    return row("Chess from the start", what, median(taken), "s", at_most=SEARCH_GOAL)


def run() -> list[Row]:
    return [*of_chess(), *of_othello(), of_checkers(), of_search()]
