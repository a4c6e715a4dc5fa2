"""Kinds of programs that are no plain minimax: payoffs on the way up, odds, sampling, backtracking.
A right one is never accused; of a wrong one it is told what is odd."""

import pytest
from plyscope.own_code import program


def outcome(text: str, *changes: tuple[str, str]) -> dict[str, object]:
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return dict(program({"source": text, "compare": True})["outcome"])


ENDS = """
coins = [8, 15, 3, 7, 10]
def lead(i, j):
    if i > j:
        return 0
    return max(coins[i] - lead(i + 1, j), coins[j] - lead(i, j - 1))
print(lead(0, 4))
"""
STONES = """
def play(stones):
    n = len(stones)
    def lead(i):
        if i >= n:
            return 0
        best = float("-inf")
        total = 0
        for k in range(3):
            if i + k < n:
                total += stones[i + k]
                best = max(best, total - lead(i + k + 1))
        return best
    return lead(0)
print(play([1, 2, 3, -9, 4, 6]))
"""
FOR_MAX = """
def pick(row, mine):
    if not row:
        return 0
    best = -99 if mine else 99
    for k in (0, -1):
        rest = row[1:] if k == 0 else row[:-1]
        if mine:
            gain = row[k] + pick(rest, False)
            if gain > best:
                best = gain
        else:
            loss = -row[k] + pick(rest, True)
            if loss < best:
                best = loss
    return best
print(pick([3, 9, 1, 2, 7], True))
"""
COLLECTS = """
v = (8, 15, 3, 7, 2)
def first(i, j):
    if i > j:
        return 0
    return max(v[i] + second(i + 1, j), v[j] + second(i, j - 1))
def second(i, j):
    if i > j:
        return 0
    return min(first(i + 1, j), first(i, j - 1))
print(first(0, 4))
"""
PAYOFFS = {
    "ends": (
        ENDS,
        [
            ("coins[j] - lead", "coins[j] + lead", "whether the same player moves again"),
            ("max(", "min(", "bad for whoever does"),
            ("coins[j] - lead", "coins[i] - lead", "brings coins[i], which is still there"),
            ("max(coins[i] - lead(i + 1", "max(coins[j] - lead(i + 1", "brings coins[j], which is still there"),
        ],
    ),
    "stones": (
        STONES,
        [
            ("total - lead", "total + lead", "a search by one person"),
            ("lead(i + k + 1)", "lead(i + 1)", "which is still there after it"),
        ],
    ),
    "for_max": (
        FOR_MAX,
        [
            ("loss < best", "loss > best", ""),
            ("-row[k]", "row[k]", "good for one and the same player"),
            ("pick(rest, True)", "pick(rest, False)", "mine is False again"),
            ("gain = row[k]", "gain = row[0]", "but takes 7 away"),
        ],
    ),
    "collects": (COLLECTS, [("min(first", "max(first", "with what its move brings, the best of its replies")]),
}


@pytest.mark.parametrize("name", PAYOFFS)
def test_payoffs_of_two_players_are_compared(name: str) -> None:
    text, mistakes = PAYOFFS[name]
    assert outcome(text)["kind"] == "same"
    for old, new, why in mistakes:
        told = outcome(text, (old, new))
        assert told["kind"] != "same"
        assert why in str(told["why"])


def test_payoffs_that_a_method_gives_cannot_be_read() -> None:
    told = outcome(ENDS, ("coins[i] -", "list.__getitem__(coins, i) -"))
    assert told["kind"] == "not compared"
    assert "the text does not show it" in str(told["why"])


EXPECTIMAX = """
ODDS = {"sun": 0.6, "rain": 0.3, "snow": 0.1}
def best(day, cash, mine):
    if day == 0:
        return cash
    if mine:
        return max(weather(day, cash + 3, mine), weather(day, cash * 2 % 17, mine))
    return min(weather(day, cash - 2, mine), weather(day, cash * 3 % 11, mine))
def weather(day, cash, mine):
    total = 0
    for kind, p in ODDS.items():
        total += p * best(day - 1, cash + len(kind), not mine)
    return total
print(best(2, 5, True))
"""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"snow": 0.1', '"snow": 0.3', "the odds 0.6, 0.3, 0.3 add up to 1.2, not 1"),
        ('"snow": 0.1', '"snow": 0.05', "the odds 0.6, 0.3, 0.05 add up to 0.95, not 1"),
        ("p * best", "best", "what 3 outcomes are worth is added up and not divided"),
        ("p * best", "1 / (len(ODDS) + 1) * best", "is added up and divided by 4"),
    ],
)
def test_odds_that_do_not_add_up_are_told(old: str, new: str, why: str) -> None:
    assert outcome(EXPECTIMAX)["kind"] == "same"
    told = outcome(EXPECTIMAX, (old, new))
    assert told["kind"] == "not compared"
    assert why in str(told["why"])


SAMPLES = """
import math, random
class Node:
    def __init__(self, state, parent=None):
        self.state, self.parent = state, parent
        self.children, self.visits, self.wins = [], 0, 0
    def bound(self):
        return self.wins / self.visits + math.sqrt(2 * math.log(self.parent.visits) / self.visits)
def simulate(node):
    if node.state == 0:
        result = -1
    elif not node.children:
        node.children = [Node(node.state - k, node) for k in (1, 2) if node.state >= k]
        result = random.choice((-1, 1))
    else:
        fresh = [c for c in node.children if c.visits == 0]
        child = fresh[0] if fresh else max(node.children, key=lambda c: c.bound())
        result = -simulate(child)
    node.visits += 1
    node.wins -= result
    return result
root = Node(7)
for _ in range(60):
    simulate(root)
"""
SQUARE = """
square = [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
def fits(r, c, v):
    return v not in square[r] and v not in [row[c] for row in square]
def solve():
    for r in range(3):
        for c in range(3):
            if square[r][c] == 0:
                for v in (1, 2, 3):
                    if fits(r, c, v):
                        square[r][c] = v
                        if solve():
                            return True
                        square[r][c] = 0
                return False
    return True
print(solve())
"""


@pytest.mark.parametrize(
    ("text", "why", "remedy"),
    [(SAMPLES, "Monte Carlo tree search (see bound", "UCT"), (SQUARE, "search for a solution", "plyscope.solve")],
)
def test_a_search_of_another_kind_is_told_by_its_name(text: str, why: str, remedy: str) -> None:
    told = outcome(text)
    assert told["kind"] == "not compared"
    assert why in str(told["why"])
    assert remedy in str(told["try"])


@pytest.mark.parametrize(("low", "high"), [("l", "r"), ("low", "high"), ("a", "b")])
def test_what_is_left_of_a_row_of_coins_is_no_window(low: str, high: str) -> None:
    text = """
coins = [5, 3, 7, 4, 1, 6]
def best(low, high, score, mine):
    if low == high:
        return score
    found = []
    for one, other, at in (low + 1, high, low), (low, high - 1, high - 1):
        found.append(best(one, other, score + (coins[at] if mine else -coins[at]), not mine))
    return max(found) if mine else min(found)
print(best(0, 6, 0, True))
"""
    assert outcome(text.replace("low", low).replace("high", high))["kind"] == "same"


def test_an_end_of_a_row_that_stands_in_an_index_is_no_window() -> None:
    text = """
coins = [3, 1, 2, 0, 4, 5]
def best(low, high, mine):
    if low == high:
        return 0
    if mine:
        return max(coins[low] + best(low + 1, high, False), coins[high - 1] + best(low, high - 1, False))
    return min(best(low + 1, high, True) - coins[low], best(low, high - 1, True) - coins[high - 1])
print(best(0, 6, True))
"""
    assert outcome(text)["kind"] == "same"


QUEENS = """
def count(queens):
    if len(queens) == 5:
        return 1
    total = 0
    for c in range(5):
        if all(c != q and abs(c - q) != len(queens) - r for r, q in enumerate(queens)):
            total += count(queens + [c])
    return total
print(count([]))
"""
TOUR = """
far = [[0, 2, 9, 4], [2, 0, 6, 3], [9, 6, 0, 8], [4, 3, 8, 0]]
def tour(city, left, length):
    if not left:
        return length + far[city][0]
    return min(tour(each, left - {each}, length + far[city][each]) for each in left)
print(tour(0, frozenset({1, 2, 3}), 0))
"""
KNAPSACK = """
items = [(3, 4), (2, 3), (4, 6), (5, 7)]
def pack(at, room):
    if at == len(items):
        return 0
    weight, worth = items[at]
    skipped = pack(at + 1, room)
    return skipped if weight > room else max(skipped, worth + pack(at + 1, room - weight))
print(pack(0, 8))
"""
LEVELS = """
def value(node, level):
    if not isinstance(node, list):
        return node
    values = [value(child, level + 1) for child in node]
    if level % 2 == 0:
        return max(values)
    return sum(values) / len(values)
print(value([[[3, 12], [8, 2]], [[4, 6], [14, 5]]], 0))
"""
IN_LINE = """
def value(place, level):
    if level == 4:
        return place * 5 % 13
    a = value(3 * place, level + 1)
    b = value(3 * place + 1, level + 1)
    c = value(3 * place + 2, level + 1)
    if level % 2 == 0:
        return max(a, b, c)
    return 0.25 * a + 0.5 * b + 0.25 * c
print(value(1, 0))
"""
COLLECTED = """
found = []
def place(rows, size):
    if len(rows) == size:
        found.append(rows)
    for at in range(size):
        if all(abs(at - each) not in (0, len(rows) - row) for row, each in enumerate(rows)):
            place([*rows, at], size)
place([], 5)
"""
FOR_WHOEVER_MOVES = """
TREE = [[(0.5, [3, -7, 2]), (0.5, [1, -5])], [(0.25, [1, 9]), (0.75, [6, 2, -5])]]
def search(node):
    return node if isinstance(node, int) else max(-thrown(each, search) for each in node)
def thrown(outcomes, follow):
    if isinstance(outcomes, int):
        return outcomes
    total = 0
    for odds, node in outcomes:
        total += odds * follow(node)
    return total
print(search(TREE))
"""
TWO_LINES = """
def player(place, rounds):
    if rounds == 0:
        return place * place % 7
    return max(dice(place + 1, rounds), dice(place + 3, rounds))
def dice(place, rounds):
    return 0.4 * enemy(2 * place, rounds) + 0.6 * enemy(place + 5, rounds)
def enemy(place, rounds):
    return min(player(place, rounds - 1), player(place + 1, rounds - 1))
print(player(5, 2))
"""


@pytest.mark.parametrize(
    ("text", "why", "remedy"),
    [
        (QUEENS, "a recursion that adds up", "go through its tree"),
        (FOR_WHOEVER_MOVES, "values are for whoever moves", "as in expectiminimax"),
        (COLLECTED, "The calls return nothing", "go through the tree"),
        (TOUR, "takes the smallest of the replies everywhere", "hand on whose turn it is"),
        (KNAPSACK, "a search by one person", "hand on whose turn it is"),
        (
            LEVELS.replace("max(values)", "sum(values) / len(values)"),
            "returns 9.5; its replies are worth 14, 5",
            "largest where MAX moves",
        ),
        (
            LEVELS.replace("max(values)", "values[0]"),
            "returns 14; its replies are worth 14, 5",
            "smallest where MIN moves",
        ),
        (IN_LINE, "those that stand in a line are not read", "for p, reply in outcomes"),
        (IN_LINE.replace("0.25 * a + 0.5 * b + 0.25 * c", "(a + b) / 2"), "in a line are not read", "for p, reply"),
        (TWO_LINES, "those that stand in a line are not read", "for p, reply in outcomes"),
    ],
)
def test_what_is_not_compared_is_told_with_what_to_do(text: str, why: str, remedy: str) -> None:
    told = outcome(text)
    assert told["kind"] == "not compared"
    assert why in str(told["why"])
    assert remedy in str(told)


def test_odds_in_the_line_are_a_doubt_and_no_mistake() -> None:
    text = """
def best(stones, turn):
    if stones <= 0:
        return 1 if turn == "chance" else -1
    if turn == "max":
        return max(best(stones - 1, "chance"), best(stones - 2, "chance"))
    return 0.4 * best(stones - 1, "max") + 0.6 * best(stones - 2, "max")
print(best(6, "max"))
"""
    for changes in [], [("max(", "min(")]:
        assert "in a line are not read" in str(outcome(text, *changes)["why"])


@pytest.mark.parametrize("name", ["lru_cache", "memo"])
def test_payoffs_that_a_cache_answers_for_are_not_seen(name: str) -> None:
    if name == "lru_cache":
        told = outcome(ENDS, ("def lead", "from functools import lru_cache\n@lru_cache(None)\ndef lead"))
    else:
        told = outcome(
            ENDS,
            ("def lead(i, j):", "memo = {}\ndef lead(i, j):\n    if (i, j) in memo:\n        return memo[i, j]"),
            ("return max(coins[i]", "memo[i, j] = max(coins[i]"),
            ("lead(i, j - 1))", "lead(i, j - 1))\n    return memo[i, j]"),
        )
    assert told["kind"] == "not compared"
    assert "a cache or table hides it" in str(told["why"])
    assert "without the table or cache" in str(told)
