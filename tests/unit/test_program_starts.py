"""What a program does by itself comes first: its error, and what it has printed. A start that
nobody asked for is tried only after it has run without an error."""

import pytest
from plyscope.own_code import program
from test_program_imports import SEARCH

HEAP = """
class Heap:
    def __init__(self, n=3):
        self.n = n

    def worth(self, mine=True):
        if self.n == 0:
            return -1 if mine else 1
        below = [Heap(self.n - k).worth(not mine) for k in (1, 2) if k <= self.n]
        return max(below) if mine else min(below)
"""
LOOPS = """
class Finder:
    def __init__(self, rounds=None):
        if rounds is None:
            raise ValueError("say how many rounds")
        self.rounds = rounds

    def best(self, moves):
        return max(moves, key=self.score)

    def score(self, move):
        return sum(move for _ in range(self.rounds))

if __name__ == "__main__":
    print("take", Finder(5).best([1, 3, 2]))
"""


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        (f"import mine_of_last_night\n{HEAP}", "ModuleNotFoundError", 1),
        (f"from mine_of_last_night import *\n{HEAP}", "ModuleNotFoundError", 1),
        (f"{HEAP}\nprint(Heap(undefined).worth())\n", "NameError", 12),
        (f"{HEAP}\nif __name__ == '__main__':\n    raise ValueError\n", "ValueError", 13),
        (f"{SEARCH}\nboard = [1, 2]\nprint(board[2])\n", "IndexError", 9),
    ],
)
def test_the_first_error_of_the_program_itself_is_told_and_no_start_is_made_up(
    source: str, kind: str, line: int
) -> None:
    told = program({"source": source})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["error"]["line"], told["nodes"]) == (kind, line, 0)
    assert told["missing"] == ("mine_of_last_night" if kind == "ModuleNotFoundError" else None)


def test_an_error_before_a_start_is_told_rather_than_what_comes_of_it() -> None:
    told = program({"source": f"import mine_of_last_night\n{HEAP}", "start": "Heap(3).worth()"})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["error"]["line"]) == ("ModuleNotFoundError", 1)
    assert told["missing"] == "mine_of_last_night"


def test_where_nothing_recurses_nothing_takes_the_place_of_what_the_program_did() -> None:
    told = program({"source": LOOPS})
    assert (told["output"], told["returned"], told["error"]) == ("take 3\n", None, None)
    assert (told["nodes"], told["watched"]) == (0, [])


@pytest.mark.parametrize("ends", ["", "exit()", "import sys\nsys.exit(2)"])
def test_what_a_program_has_printed_stands_before_what_a_start_prints(ends: str) -> None:
    source = (
        "print('made by hand')\n"
        + SEARCH.replace("maxi", "is_max").replace("if", "if n == 5: print('looked')\n    if", 1)
        + f"n = 5\nif __name__ == '__main__':\n    print('ready')\n{ends}\n"
    )
    told = program({"source": source})
    assert (told["error"], told["output"]) == (None, "made by hand\nready\nlooked\n")
    assert told["nodes"] == 20


def test_what_a_program_asks_for_in_vain_stands_before_what_a_start_prints() -> None:
    told = program({"source": f"{SEARCH}\nn = 5\ninput('Ready? ')\nprint(minimax(n, True))\n"})
    assert (told["nodes"], told["output"]) == (20, "Ready? ")
    assert told["error"] is not None
    assert told["error"]["message"].endswith("no answer left. Ready?")


def test_a_start_that_fails_does_not_hide_that_there_was_no_answer() -> None:
    source = SEARCH.replace("if n == 0", "if n.left == 0") + "\nn = 5\ninput('Ready? ')\n"
    told = program({"source": source})
    assert told["error"] is not None
    assert told["error"]["kind"] == "EOFError"


@pytest.mark.parametrize(
    ("source", "line", "node"),
    [
        (f"{SEARCH}minimax(2, True)\nraise KeyboardInterrupt\n", 8, None),
        (SEARCH.replace("return -1", "raise KeyboardInterrupt('x')") + "minimax(2, True)\n", 4, 2),
    ],
)
def test_an_interruption_that_a_program_raises_is_its_own_error(source: str, line: int, node: int | None) -> None:
    told = program({"source": source})
    assert told["error"] is not None
    assert told["error"]["kind"] == "KeyboardInterrupt"
    assert (told["error"]["line"], told["error"]["node"]) == (line, node)
    assert told["nodes"] > 2
