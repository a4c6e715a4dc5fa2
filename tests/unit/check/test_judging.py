"""What is right in a case, and what a submission's search is held against."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from plyscope.check.judging import Expected, Judged, judged
from plyscope.check.positions import positions_of
from plyscope.check.runs import Received
from plyscope.check.task import CUTS_MADE, MOVE, NODES, ORDER, VALUE, Case, Task
from plyscope.compare.difference import BACKED_UP, LEAF, NOT_CONSIDERED, PLAYER, TERMINAL
from plyscope.program import RunResult, run_program
from plyscope.program.running import RunRequest

SOLUTION = """
def best_move(tree):
    values = [minimax(child, False) for child in tree]
    return "abc"[values.index(max(values))]

def minimax(tree, big):
    if isinstance(tree, int):
        return tree
    values = [minimax(child, not big) for child in tree]
    return max(values) if big else min(values)
"""
NEGAMAX = """
def negamax(tree, color):
    if isinstance(tree, int):
        return color * tree
    return max(-negamax(child, -color) for child in tree)
"""
TREE = "[[3, 12, 8], [2, 4, 6], [-3, 5, 2]]"
VALUE_OF = f"minimax({TREE}, True)"
TASK = Task("t", "minimax", [Case("one")], SOLUTION, points={VALUE: 1, NODES: 1})


def run(source: str, start: str) -> RunResult:
    return run_program(RunRequest(source, start=start))


def expected(source: str, start: str) -> Expected:
    ran = run(source, start)
    search = positions_of(ran)
    return Expected(ran.returned, search, search)


def judge(source: str, start: str = VALUE_OF, task: Task = TASK) -> Judged:
    return judged(task, Received(run(source, start)), expected(SOLUTION, VALUE_OF))


def test_a_reply_that_is_worth_the_opposite_is_no_best_move() -> None:
    known = expected(SOLUTION, VALUE_OF)
    assert known.value == 3
    assert {each for each in known.best if each is not None} == {0}


def test_the_best_moves_of_a_negamax_are_those_of_its_side() -> None:
    known = expected(NEGAMAX, f"negamax({TREE}, 1)")
    assert known.value == 3
    assert {each for each in known.best if each is not None} == {0}


def test_a_number_that_is_the_value_is_not_taken_for_a_move() -> None:
    start = "minimax([[2, 3], [1, 5]], True)"
    assert not expected(SOLUTION, start).returns_move


@pytest.mark.parametrize(("source", "start"), [(NEGAMAX, f"negamax({TREE}, 1)"), (NEGAMAX, f"-negamax({TREE}, 1)")])
def test_values_may_be_told_from_the_side_of_the_player_to_move(source: str, start: str) -> None:
    assert judge(source, start).kind == "same"


WRONG = {
    "MIN takes max": (("else min(values)", "else max(values)"), BACKED_UP, 1),
    "a leaf has the wrong sign": (("return tree\n", "return abs(tree)\n"), LEAF, 10),
    "the last reply is left out": (("in tree]\n    return max(", "in tree[:-1]]\n    return max("), NOT_CONSIDERED, 1),
    "it stops above the leaves": (
        ("        return tree\n", "        return tree\n    if tree[0] == 2: return 9\n"),
        TERMINAL,
        5,
    ),
}


@pytest.mark.parametrize(("change", "kind", "node"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_told_at_its_node(change: tuple[str, str], kind: str, node: int) -> None:
    found = judge(SOLUTION.replace(*change))
    assert found.kind == "different"
    assert found.found
    assert (found.found.kind, found.found.node) == (kind, node)


def test_a_program_without_a_tree_is_not_compared() -> None:
    found = judge("def minimax(tree, big):\n    return 3\n")
    assert found.kind == "not compared"
    assert found.right == {VALUE: True}


def test_another_order_of_moves_is_told_at_its_node() -> None:
    source = SOLUTION.replace("for child in tree]\n    return max(", "for child in tree[::-1]]\n    return max(")
    found = judge(source, task=replace(TASK, points={VALUE: 1, NODES: 1, ORDER: 1}))
    assert (found.right[VALUE], found.right[NODES], found.right[ORDER]) == (True, True, False)
    assert found.found
    assert (found.found.kind, found.found.node) == (ORDER, 0)
    assert found.why == "At node 0 your search tries reply 3 before reply 1."


EARLY = """
def minimax(tree, big):
    if isinstance(tree, int):
        return tree
    best = -1 if big else 1
    for child in tree:
        value = minimax(child, not big)
        best = max(best, value) if big else min(best, value)
        if value == (1 if big else -1):
            break
    return best
"""
OF_NAMES = """
def minimax(tree, big):
    names = {}
    def note(node, name):
        names[name] = [note(each, name + str(at)) for at, each in enumerate(node)] if isinstance(node, list) else node
        return name
    note(tree, "r")
    return value(names, "r", big)

def value(names, name, big):
    if not isinstance(names[name], list):
        return names[name]
    return (max if big else min)([value(names, each, not big) for each in names[name]])
"""
HANDED_ON = """
def worth(node, after):
    return node if isinstance(node, int) else after(node, worth)

def big_of(node, ask):
    return max(ask(each, small_of) for each in node)

def small_of(node, ask):
    return min(ask(each, big_of) for each in node)

def minimax(tree, big):
    return worth(tree, big_of)
"""
INLINE = """
def minimax(tree, big):
    values = []
    for child in tree:
        if isinstance(child, int):
            values.append(child)
        else:
            values.append(minimax(child, not big))
    return max(values) if big else min(values)
"""
ASKS_TWICE = """
def minimax(tree, big):
    value = value_of(tree, True)
    for child in tree:
        if value_of(child, False) == value:
            return value

def value_of(tree, big):
    if isinstance(tree, int):
        return tree
    values = [value_of(child, not big) for child in tree]
    return max(values) if big else min(values)
"""
ONE_BOUND = """
def minimax(tree, big):
    return max_value(tree, 99)

def max_value(tree, bound):
    if isinstance(tree, int):
        return tree
    best = -99
    for child in tree:
        best = max(best, min_value(child, best))
        if best > bound:
            break
    return best

def min_value(tree, bound):
    if isinstance(tree, int):
        return tree
    best = 99
    for child in tree:
        best = min(best, max_value(child, best))
        if best < bound:
            break
    return best
"""
WON = "minimax([[[1, -1], [-1, -1]], [[1, 1], [1, -1]]], True)"


OTHERS = {
    "it stops where nothing can be better": (EARLY, WON, {VALUE: 1}),
    "its positions are of another form": (OF_NAMES, VALUE_OF, TASK.points),
    "a function is handed on": (HANDED_ON, VALUE_OF, TASK.points),
    "ends have no calls": (INLINE, VALUE_OF, TASK.points),
    "the value is found first, then the reply that has it": (ASKS_TWICE, VALUE_OF, {VALUE: 1}),
    "it cuts by the best of the node above alone": (ONE_BOUND, VALUE_OF, {VALUE: 1}),
}


ALPHABETA = """
from math import inf

def alphabeta(tree):
    best, alpha = None, -inf
    for move, child in tree.items():
        value = worth(child, alpha, inf, 1)
        if value > alpha:
            best, alpha = move, value
    return best

def worth(node, alpha, beta, agent):
    if isinstance(node, int):
        return node
    if agent == 0:
        return biggest(node, alpha, beta)
    return smallest(node, alpha, beta)

def biggest(node, alpha, beta):
    value = -inf
    for move, child in node.items():
        value = max(value, worth(child, alpha, beta, 1))
        if value > beta:
            return value
        alpha = max(alpha, value)
    return value

def smallest(node, alpha, beta):
    value = inf
    for move, child in node.items():
        value = min(value, worth(child, alpha, beta, 0))
        if value < alpha:
            return value
        beta = min(beta, value)
    return value
"""
WHOLE = ALPHABETA.replace("value > beta", "False").replace("value < alpha", "False")
STRICT = replace(TASK, search="alphabeta", cut=">", points={MOVE: 1, CUTS_MADE: 1})
EQUAL_FIRST = "alphabeta(dict(a=dict(x=3, y=9, z=9), b=dict(x=3, y=2, z=8), c=dict(x=1, y=7)))"


def judge_cuts(source: str, start: str = EQUAL_FIRST, solution: str = ALPHABETA) -> Judged:
    ran, whole = run(solution, start), run(WHOLE, start)
    right = Expected(ran.returned, positions_of(ran), positions_of(whole))
    return judged(STRICT, Received(run(source, start)), right)


def test_a_reply_after_which_an_end_is_not_narrowed_is_still_a_reply() -> None:
    ghosts = """
def worth(node, alpha, beta, agent):
    if isinstance(node, int):
        return node
    value = -99 if agent == 0 else 99
    for child in node:
        if agent == 0:
            value = max(value, worth(child, alpha, beta, 1))
            alpha = max(alpha, value)
            if value > beta:
                return value
        elif agent == 2:
            value = min(value, worth(child, alpha, beta, 0))
            beta = min(beta, value)
            if value < alpha:
                return value
        else:
            value = min(value, worth(child, alpha, beta, 2))
            if value < alpha:
                return value
    return value
"""
    found = positions_of(run(ghosts, "worth([[[3, 9], [1, 2]], [[4, 5], [7, 6]]], -99, 99, 0)"))
    assert found
    assert [len(found.below(node)) for node in found.every()].count(2) == 7


def test_a_search_that_returns_nothing_where_a_move_is_asked_for_is_wrong() -> None:
    task = replace(STRICT, cases=[Case("one", EQUAL_FIRST)])
    ran, whole = run(ALPHABETA, EQUAL_FIRST), run(WHOLE, EQUAL_FIRST)
    right = Expected(ran.returned, positions_of(ran), positions_of(whole))
    none = run(ALPHABETA.replace("if value > alpha:\n            best,", "if False:\n            best,"), EQUAL_FIRST)
    assert judged(task, Received(none), right).why == "It returns None, which is no move here."


def test_where_both_ends_of_the_window_are_returned_it_is_not_known_which_is_the_value() -> None:
    ends = """
def minimax(tree, depth, alpha, beta):
    for child in tree:
        value = child
        if isinstance(child, list):
            low, high = minimax(child, depth + 1, alpha, beta)
            value = high if depth % 2 == 0 else low
        alpha, beta = (max(alpha, value), beta) if depth % 2 == 0 else (alpha, min(beta, value))
    return alpha, beta
"""
    found = judge(ends, f"minimax({TREE}, 0, -99, 99)")
    assert found.kind == "not compared"
    assert found.why.startswith("The calls return several numbers")


def test_a_function_that_only_hands_on_moves_for_nobody() -> None:
    assert judge_cuts(ALPHABETA).kind == "same"


def test_a_cut_is_missed_where_the_solution_makes_it_and_not_where_its_window_has_just_closed() -> None:
    found = judge_cuts(WHOLE)
    assert found.why == "At node 5 your search tries z, which cannot matter any more: a cut is missed."
    assert found.both
    assert found.both.path[found.found.node if found.found else 0] == ("b",)


def test_a_search_without_cuts_is_told_where_it_stops_too_early() -> None:
    source = WHOLE.replace("isinstance(node, int):", "isinstance(node, int) or node == {'k': 7}:").replace(
        "        return node\n", "        return node if isinstance(node, int) else 0\n", 1
    )
    found = judge_cuts(source, "alphabeta(dict(a=dict(x=dict(k=3), y=dict(k=7)), b=dict(x=dict(k=2, l=5))))")
    assert found.found
    assert (found.found.kind, found.found.node) == (TERMINAL, 5)


def test_a_move_of_an_inner_node_counts_for_nothing_where_that_of_the_root_is_right() -> None:
    pairs = """
def alphabeta(tree):
    return best(tree, True)[1]

def best(node, big):
    if isinstance(node, int):
        return node, None
    values = {}
    for move, child in node.items():
        values[move] = best(child, not big)[0]
    if big:
        return max(values.values()), max(values, key=values.get)
    return min(values.values()), move
"""
    found = judge_cuts(pairs, "alphabeta(dict(a=dict(x=3, y=9), b=dict(x=1, y=7)))", solution=WHOLE)
    assert (found.kind, found.right[MOVE]) == ("same", True)


@pytest.mark.parametrize(("source", "start", "points"), OTHERS.values(), ids=OTHERS)
def test_a_right_search_of_another_kind_is_right(source: str, start: str, points: Mapping[str, float]) -> None:
    found = judged(replace(TASK, points=points), Received(run(source, start)), expected(SOLUTION, start))
    assert found.kind == "same"


SOON = """
def best_move(tree):
    values = [minimax(child, 1, False) for child in tree]
    return "abc"[values.index(max(values))]

def minimax(tree, depth, big):
    if isinstance(tree, int):
        return tree * (9 - depth)
    values = [minimax(child, depth + 1, not big) for child in tree]
    return max(values) if big else min(values)
"""


@pytest.mark.parametrize(("worth", "kind"), [("(9 - depth)", "same"), ("(depth - 9)", "different"), ("2", "different")])
def test_values_may_say_how_soon_a_game_ends_and_nothing_else(worth: str, kind: str) -> None:
    start = "best_move([[[-1, 1], 1], [0, 1], [[1, 0], -1]])"
    source = SOON.replace("(9 - depth)", worth)
    assert judged(TASK, Received(run(source, start)), expected(SOLUTION, start)).kind == kind


def test_a_search_that_goes_on_is_told_where_the_game_ended_below_a_function_that_is_handed_on() -> None:
    start = "minimax([[3, 12], [[7, 5], 9], [2, 4]], True)"
    right = SOLUTION.replace("    if is", "    if tree == [7, 5]:\n        return 7\n    if is")
    found = judged(TASK, Received(run(HANDED_ON, start)), expected(right, start))
    assert found.found
    assert (found.found.kind, found.found.node) == (TERMINAL, 8)


def test_a_move_that_is_searched_again_is_no_move_that_there_is_not() -> None:
    source = SOLUTION.replace("    return max(values) if", "    minimax(tree[0], not big)\n    return max(values) if")
    found = judge(source)
    assert found.found
    assert (found.found.kind, found.right[VALUE]) == (NODES, True)


def test_what_a_call_outside_the_search_returns_is_its_value() -> None:
    driver = "\ndef decide(tree):\n    return {}(minimax(child, False) for child in tree)\n"
    start = VALUE_OF.replace("minimax(", "decide(").replace(", True", "")
    ways = {way: judge(SOLUTION + driver.format(way), start) for way in ("max", "min")}
    assert [ways[way].right[VALUE] for way in ("max", "min")] == [True, False]


@pytest.mark.parametrize(("way", "is_right"), [("max", True), ("min", False)])
def test_the_place_of_a_first_move_may_be_returned(way: str, is_right: bool) -> None:
    driver = f"\ndef decide(tree):\n    return {way}(range(3), key=lambda at: minimax(tree[at], False))\n"
    tree = "[[0, 9], [6, 7], [8, 5]]"
    task = replace(TASK, points={MOVE: 1})
    found = judged(
        task, Received(run(SOLUTION + driver, f"decide({tree})")), expected(SOLUTION, f"minimax({tree}, True)")
    )
    assert found.right[MOVE] is is_right


def test_what_a_solver_returns_is_compared_as_it_is() -> None:
    source = "def solve(n):\n    return None if count(n) else None\ndef count(n):\n    return n and 1 + count(n - 1)\n"
    task = Task("t", "backtracking", [Case("one")], source)
    right = expected("def solve(n):\n    return n if n == 9 else solve(n + 1) and None\n", "solve(0)")
    assert judged(task, Received(run(source, "solve(3)")), right).kind == "same"


AGENTS = """
class State:
    def __init__(self, tree, moved=None):
        self.tree, self.moved = tree, moved
    def after(self, agent, at):
        return State(self.tree[at], agent)

def minimax(state, agent):
    if isinstance(state.tree, int):
        return state.tree
    values = [minimax(state.after(agent, at), 1 - agent) for at in range(len(state.tree))]
    return min(values) if agent else max(values)
"""


def test_a_move_of_the_wrong_player_is_told_where_nothing_else_shows_it() -> None:
    start = "minimax(State([[3, 12], [2, 4]]), 0)"
    source = AGENTS.replace("state.after(agent", "state.after(0")
    found = judged(TASK, Received(run(source, start)), expected(AGENTS, start))
    assert found.found
    assert (found.found.kind, found.found.node) == (PLAYER, 2)
    assert found.why == "At node 2 player 0 has moved, where player 1 is to move."


def test_a_mistake_above_ends_without_calls_is_told_where_it_is() -> None:
    found = judge(INLINE.replace("else min", "else max"))
    assert found.found
    assert (found.found.kind, found.found.node) == (BACKED_UP, 1)
