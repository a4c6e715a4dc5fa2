"""How a submission is started is found in its text."""

import pytest
from plyscope.check.start import starts
from plyscope.check.task import MOVE, Case, Task

INF, MINUS = "float('inf')", "float('-inf')"
LEAF = "    if isinstance(n, int): return n\n"
TREE = Case("a tree", setup="TREE = [[3, 12], [2, [4, 6]]]")
GAME = Case("a game", setup="import games\nGAME, STATE = games.tree_game([1, 2])")


def max_and_min(one: str, other: str, condition: str, head: str) -> str:
    return f"{head}\n    if {condition}:\n        return max({one})\n    return min({other})\n"


SHAPES = {
    "def minimax(n, is_max):\n" + LEAF + "    return max(minimax(c, not is_max) for c in n)": "minimax(TREE, True)",
    "def f(is_min, n):\n" + LEAF + "    if is_min: return min(f(False, c) for c in n)\n"
    "    return max(f(True, c) for c in n)": "f(False, TREE)",
    "def f(n, turn):\n" + LEAF + "    if turn == 'low': return min(f(c, 'high') for c in n)\n"
    "    if turn == 'high': return max(f(c, 'low') for c in n)": "f(TREE, 'high')",
    "def f(n, player):\n" + LEAF + "    if player == 0: return max(f(c, 1 - player) for c in n)\n"
    "    return min(f(c, 1 - player) for c in n)": "f(TREE, 0)",
    "def negamax(n, d, color):\n    if d == 0: return n\n"
    "    return max(-negamax(c, d - 1, -color) for c in n)": "negamax(TREE, 3, 1)",
    "def f(d, n):\n" + LEAF + "    return max(-f(d + 1, c) for c in n)": "f(0, TREE)",
    "def f(n, a, b):\n" + LEAF + "    return max(f(c, a, b) for c in n)": f"f(TREE, {MINUS}, {INF})",
    "def f(beta, alpha, n):\n" + LEAF + "    return max(f(beta, alpha, c) for c in n)": f"f({INF}, {MINUS}, TREE)",
    "def max_value(n):\n"
    + LEAF
    + "    return max(map(min_value, n))\ndef min_value(n):\n"
    + LEAF
    + "    return min(map(max_value, n))\ndef decision(tree): return max_value(tree)": "decision(TREE)",
    "def minimize(n):\n"
    + LEAF
    + "    return min(map(maximize, n))\ndef maximize(n):\n"
    + LEAF
    + "    return max(map(minimize, n))": "maximize(TREE)",
    "def f(n): return n if isinstance(n, int) else max(f(c) for c in n)\n"
    "def decide(tree):\n    top = max([f(c) for c in tree])\n    return top": "decide(TREE)",
    "def best(tree):\n    def f(n):\n        if isinstance(n, int): return n\n"
    "        return max(f(c) for c in n)\n    return f(tree)": "best(TREE)",
    "class S:\n    def run(self, n):\n        if isinstance(n, int): return n\n"
    "        return max(self.run(c) for c in n)": "S().run(TREE)",
    "class S:\n    def __init__(self, tree): self.tree = tree\n    def go(self): return self.f(self.tree)\n"
    "    def f(self, n): return n if isinstance(n, int) else max(map(self.f, n))": "S(TREE).go()",
    "def count(n): return 1 if isinstance(n, int) else sum(map(count, n))\n"
    "def search(n): return n if isinstance(n, int) else max(map(search, n))": "search(TREE)",
    "def minimax(n): return n if isinstance(n, int) else max(map(minimax, n))\n"
    "def alphabeta(n): return n if isinstance(n, int) else max(map(alphabeta, n))": "alphabeta(TREE)",
    "def f(n): return n if isinstance(n, int) else max(map(f, n))\n"
    "def main():\n    print(f([1, 2]))\nmain()": "f(TREE)",
}


@pytest.mark.parametrize(("source", "wanted"), SHAPES.items(), ids=SHAPES.values())
def test_a_search_of_trees_is_started(source: str, wanted: str) -> None:
    assert starts(source, Task("t", "alphabeta", [TREE], ""), TREE)[0] == wanted


@pytest.mark.parametrize("given", ["state, game", "game, state", "g, s"])
def test_a_search_of_a_game_is_started(given: str) -> None:
    game, state = (("game", "state"), ("g", "s"))["g," in given]
    source = (
        f"def search({given}):\n    def value(s):\n"
        f"        return max((value({game}.result(s, a)) for a in {game}.actions(s)), default=0)\n"
        f"    return value({state})\n"
    )
    wanted = given.upper().replace("G,", "GAME,").replace(", S", ", STATE").replace("STATETATE", "STATE")
    assert starts(source, Task("t", "minimax", [GAME], ""), GAME)[0] == f"search({wanted})"


def test_a_function_that_chooses_the_move_comes_first_where_a_move_is_asked_for() -> None:
    source = (
        "def value(n): return n if isinstance(n, int) else max(map(value, n))\n"
        "def best_move(tree): return max(range(len(tree)), key=lambda i: value(tree[i]))\n"
    )
    by_value, by_move = ({"value": 1.0}, {MOVE: 1.0})
    found = [starts(source, Task("t", "minimax", [], "", points=each), TREE)[0] for each in (by_value, by_move)]
    assert found == ["value(TREE)", "best_move(TREE)"]


def test_the_start_of_a_case_stands() -> None:
    assert starts("", Task("t", "minimax", [], ""), Case("c", start="f(3)")) == ["f(3)"]


@pytest.mark.parametrize(
    ("head", "body", "wanted"),
    [
        ("d=4", "d == 0", "f(TREE, d=3)"),
        ("d=4", "d == 0 or [g for g in range(d)]", "f(TREE)"),
        ("depth=0", "depth == 9", "f(TREE)"),
        ("width=4", "width == 0", "f(TREE)"),
    ],
)
def test_a_depth_that_is_short_if_nothing_is_said_is_given(head: str, body: str, wanted: str) -> None:
    source = f"def f(n, {head}):\n    if {body} or n is int: return n\n    return max(map(f, n))"
    assert starts(source, Task("t", "minimax", [TREE], ""), TREE)[0] == wanted


@pytest.mark.parametrize("source", ["", "def f(:", "x = 1", "def f(a, b, c): return 1\n", "(" * 500])
def test_where_nothing_can_be_started_there_is_no_start(source: str) -> None:
    assert all("TREE" in each for each in starts(source, Task("t", "minimax", [], ""), TREE))


def test_the_side_is_seen_in_the_text_whatever_it_is_called() -> None:
    source = "def f(n, p):\n" + LEAF + "    if p == 'min': return min(f(c, 'max') for c in n)\n"
    source += "    return max(f(c, 'min') for c in n)"
    assert starts(source, Task("t", "minimax", [TREE], ""), TREE)[0] == "f(TREE, 'max')"


def test_a_function_that_calls_the_search_of_another_file_begins_it() -> None:
    source = "import search\ndef size(tree): return len(tree)\ndef go(tree): return search.f(tree, True)"
    task = Task("t", "minimax", [TREE], "")
    assert starts(source, task, TREE, {"f"}) == ["go(TREE)"]
