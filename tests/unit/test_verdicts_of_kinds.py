"""Kinds of programs that others have written, each right, and with a mistake that is named or told as
a doubt. None is called the same with its mistake, and none is accused without it."""

import pytest
from plyscope.own_code import program
from test_outcomes import source, told

CASES = {
    "yields_value": [("min(best", "max(best", "At node 3 your MIN returns 9")],
    "chooses_then_moves": [("else min(found)", "else max(found)", "takes the same of the replies")],
    "blocks_squares": [("set(state.blocked)", "state.blocked", "state.blocked still holds")],
    "three_shares": [
        ("found[player] > best[player]", "found[0] > best[0]", "whose own number in the result is"),
        ("(player + 1) % 3", "player", "nothing says whose turn it is"),
    ],
    "odds_in_loop": [("odds * worth", "worth", "the odds are not known")],
    "asks_nobody": [
        ("sign * balance(lead)", "balance(lead)", "Line 4 values a position without asking for sign"),
        ("-negamax(rest", "negamax(rest", "the best of its replies is worth"),
    ],
    "two_ghosts": [
        ("return min(found)", "return max(found)", "whether or not agent == 0"),
        ("return min(found)", "return sorted(found)[-1]", "for everybody: nobody plays as MIN"),
    ],
    "deeper_rounds": [("best, most = take, found", "best, most = best or take, found", "chooses the move 1")],
    "dispatches": [("return min(", "return max(", "your MIN takes the largest of its replies")],
    "begins_at_zero": [("-99, 99))", "0, 99))", "The search begins with 0 as an end of its window")],
    "strip_of_marks": [("after[at] = YOURS", "after[at] = MINE", "nobody puts 2, which stands there or is asked for")],
    "counts_nodes": [("= min(told", "= max(told", "your MIN returns 5")],
}


@pytest.mark.parametrize("name", CASES)
def test_a_right_program_is_the_same_and_a_mistake_is_told(name: str) -> None:
    assert told(name)["outcome"]["kind"] == "same"
    for old, new, why in CASES[name]:
        outcome = told(name, (old, new))["outcome"]
        assert outcome["kind"] != "same"
        assert why in outcome["why"]


def test_the_move_of_the_deepest_round_is_the_best_one() -> None:
    # After 1, 2 and 3 of 9 the searches of two plies more are worth 1, 2 and 3.
    assert (told("deeper_rounds")["value"], told("deeper_rounds")["best"]) == (3, 3)


def test_of_three_players_each_is_compared_by_its_own_share() -> None:
    outcome = told("three_shares")["outcome"]
    assert outcome["compared"] == ["values"]
    assert outcome["why"].endswith("whoever moves (player) takes what is best for themselves.")


def test_a_search_with_a_stack_of_its_own_is_not_told_to_be_started() -> None:
    text = "def f(t):\n    left = [t]\n    while left:\n        left += left.pop()\nf([[], []])\n"
    outcome = program({"source": text, "compare": True})["outcome"]
    assert (outcome["kind"], outcome["try"]) == ("not compared", "Write the search as a function that calls itself.")


def test_what_yields_its_answer_is_read_so_beside_another_recursion() -> None:
    wrong = source("yields_value", ("min(best", "max(best"))
    beside = "def count(n):\n    return n and 1 + count(n - 1)\ncount(2)\n"
    outcomes = [program({"source": text, "compare": True})["outcome"] for text in (wrong, wrong + beside)]
    assert outcomes[0] == outcomes[1]


def test_rounds_may_search_by_functions_of_more_and_of_fewer_parameters() -> None:
    rounds = """
def highest(n, depth):
    return max((lowest(n - k, depth, 0) for k in (1, 2) if k <= n), default=-1)
def lowest(n, depth, more):
    return min((highest(n - k, depth) for k in (1, 2) if k <= n), default=1)
for depth in (1, 2):
    for k in (1, 2):
        lowest(5 - k, depth, 0) if k == 1 else highest(5 - k, depth)
"""
    assert program({"source": rounds, "compare": True})["outcome"]["kind"] == "same"
