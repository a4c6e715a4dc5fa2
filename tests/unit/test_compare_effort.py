"""What comes after a run takes no longer for each call, however often the search was begun."""

import random
import re
import sys
from types import FrameType
from typing import Any

import pytest
from plyscope import own_code
from plyscope.program.console import Console
from plyscope.recognition.answer import CHOOSING, _printed

GROWS = 1.1
"""So many times as much work for each call is still the same, where much is looked at once."""

MANY_GAMES = """
import random
LINES = (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)
def won(b, p): return any(all(b[i] == p for i in line) for line in LINES)
def worth(b, p):
    if won(b, "X"): return 1
    if won(b, "O"): return -1
    if " " not in b: return 0
    values = []
    for i in range(9):
        if b[i] == " ":
            b[i] = p
            values.append(worth(b, "O" if p == "X" else "X"))
            b[i] = " "
    return max(values) if p == "X" else min(values)
def choose(b, p):
    best = move = None
    for i in range(9):
        if b[i] == " ":
            b[i] = p
            v = worth(b, "O" if p == "X" else "X")
            b[i] = " "
            if best is None or (v > best if p == "X" else v < best): best, move = v, i
    return move
while True:
    board, player = [" "] * 9, "X"
    for i in random.sample(range(9), 6):
        board[i], player = player, "O" if player == "X" else "X"
    while " " in board and not won(board, "X") and not won(board, "O"):
        cell = choose(board, player)
        board[cell], player = player, "O" if player == "X" else "X"
        print("move", cell)
"""
DEEPER_FOR_EVER = """
def worth(n, mine=True):
    if n == 0: return -1 if mine else 1
    below = [worth(n - k, not mine) for k in (1, 2, 3) if k <= n]
    return max(below) if mine else min(below)
def search():
    depth = 0
    while True:
        depth += 1
        result = worth(min(depth, 4))
search()
"""


def effort(monkeypatch: pytest.MonkeyPatch, source: str, nodes: int) -> float:
    """How many functions are called after the run, for each node."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    def counted(*given: Any) -> Any:
        sys.setprofile(count)
        try:
            return report(*given)
        finally:
            sys.setprofile(None)

    report = own_code.report
    with monkeypatch.context() as patched:
        patched.setattr(own_code, "report", counted)
        answer = own_code.program({"source": source, "compare": True, "budget": {"nodes": nodes}})
    return calls / answer["nodes"]


@pytest.mark.slow
@pytest.mark.parametrize("source", [MANY_GAMES, DEEPER_FOR_EVER])
def test_four_times_as_many_calls_are_compared_with_four_times_the_effort(
    monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    effort(monkeypatch, source, 500)  # what is made once is made here
    few, many = (effort(monkeypatch, source, nodes) for nodes in (1_000, 4_000))
    assert many < GROWS * few


PIECES = (
    *("move", "Moves", "take", "column", "ход", "3", "-3", "3.5", "1e-05", "1e+16", "12", "True"),
    *("-", "+", ".", ",", ":", " ", "  ", "\n", "a", "A1", "(1, 2)", "(", "1", "_", "É", "inf"),
)
MOVES = (
    *(1, 2, 3, -3, 3.5, 1e-05, 1e16, True, float("inf"), 12, -1e-05),
    *("a", "A1", "", (1, 2), "(1", "-3", "a.", "é", "move", "3."),
)


def test_the_moves_in_the_output_are_those_that_a_regular_expression_finds() -> None:
    chance = random.Random(1)
    found = 0
    for _ in range(1_000):
        text = "".join(chance.choices(PIECES, k=chance.randrange(12)))
        expected = [repr(move) for move in MOVES if is_printed(text, move)]
        assert [*map(repr, _printed(Console(said=[(-1, text)]), MOVES))] == expected, text
        found += len(expected)
    assert found > 500


def is_printed(text: str, move: Any) -> bool:
    before = rf"\b(?:{CHOOSING})\b\W*" if isinstance(move, int | float) else ""
    pattern = rf"{before}(?<![\w.-]){re.escape(str(move))}(?![\w.])"
    return bool(re.search(pattern, text, re.IGNORECASE))
