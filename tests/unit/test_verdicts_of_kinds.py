"""Kinds of programs that others have written, each right, and with a mistake that is named or told as
a doubt. None is called the same with its mistake, and none is accused without it."""

import pytest
from playing import quick_for
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
    "odds_in_loop": [("odds * worth", "worth", "is added up and not divided")],
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
    "late_ones_shallower": [
        ("            if found > alpha:", "            if False:", "a bound was taken for a value")
    ],
    "razors": [("found > best", "found < best", "the best of its replies is worth")],
    "rounds_by_number": [("-beta, -alpha)", "-alpha, -beta)", "the two are swapped")],
    "mean_of_library": [
        ("return max(", "return min(", "nobody plays as MAX"),
        ("statistics.mean(", "sum(", "is added up and not divided"),
        ("statistics.mean(", "statistics.median(", "given to statistics.median, which may change it"),
    ],
    "marks_what_it_cuts": [("not is_max, alpha", "is_max, alpha", "is_max is True again")],
    "cuts_at_chance": [
        ("rest * high <= alpha", "rest * low <= alpha", "At node 9 chance has outcomes left"),
        ("max(low, a), min(high, b)", "alpha, beta", "your MAX cuts off moves that may matter"),
        ("best = min(best", "best = max(best", "your MIN goes on when it has 1"),
        ("odds * v", "v", "is added up and not divided"),
    ],
    "pays_on_the_way": [
        ("found[player] > best[player]", "found[0] > best[0]", "with what its move brings, one of the replies has 11"),
        (
            "if best is None or found[player] > best[player]",
            "if best is None",
            "do not take what is best for that player",
        ),
    ],
    "seats_by_name": [
        ("found[name] > best[name]", 'found["Ann"] > best["Ann"]', "turn is 'Cat', whose own number"),
        ("(turn + 1) % 3", "turn", "nothing says whose turn it is"),
    ],
    "adds_anew": [
        (" / float(2)", "", "is added up and not divided"),
        ("return max(", "return min(", "nobody plays as MAX"),
    ],
    "agent_keeps_best": [
        ("    choice = move\n", "choice = move\n", "Line 29 keeps choice for every move, whatever that is worth"),
        ("worth > most", "worth < most or choice is None", "chooses the move 1, which is worth 4; 2 is worth 8"),
    ],
    "slippery_race": [
        ("    choice = step", "choice = step", "Your program chooses the move 3, which is worth"),
        ("worth > best", "worth < best or choice is None", "Your program chooses the move 3, which is worth"),
    ],
    "bounds_on_objects": [
        ("    elif best >= roof:", "    elif False:", "a bound was taken for a value"),
        ("place.least >= q", "place.least > -100", "a bound was taken for a value"),
    ],
    "next_player_given": [
        ("done += odds * found", "done += found", "is added up and not divided"),
        ("best = min(best", "best = max(best", "at node 2 your function returns 20"),
        ("rest * HIGH", "rest * LOW", "it was called with α = 26 and β = 20, so the two are swapped"),
    ],
    "race_remembered": [
        ("(place, mine, score)", "(place, mine)", "what (place, mine) is worth, without score"),
        ("(place, mine, score)", "(place, score)", "what (place, score) is worth, without mine"),
    ],
    "own_decorator": [
        ("row, mine, score\n        if", "row, score\n        if", "what (row, score) is worth, without mine")
    ],
    "kinds_in_pairs": [
        ("odds * value", "value", "is added up and not divided"),
        ("(0.75, 2)", "(0.5, 2)", "the odds 0.25, 0.5 add up to 0.75, not 1"),
    ],
    "counts_won_lines": [("-worth > best", "worth > best", "At every node all replies are worth the same")],
    "one_end": [("best <= alpha", "best >= alpha", "your MIN goes on when it has 2")],
    "pushes_and_pops": [
        ("        strip.pop()", "        if maximizing:\n            strip.pop()", "still has what led to node 2"),
        ("(at, to)\n        found", "(*moves[0] if maximizing else (at, to))\n        found", "the same position"),
        ("was\n        self.reds_turn = not self.reds_turn", "was", "the move was not taken back"),
    ],
}


@pytest.mark.parametrize("name", quick_for(CASES, "adds_anew", "one_end", "pushes_and_pops"))
def test_a_right_program_is_the_same_and_a_mistake_is_told(name: str) -> None:
    assert told(name)["outcome"]["kind"] == "same"
    for old, new, why in CASES[name]:
        outcome = told(name, (old, new))["outcome"]
        assert outcome["kind"] != "same"
        assert why in outcome["why"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("throws_and_moves", "worth both chooses among replies and adds up what outcomes are worth"),
        ("passes_first", "returns after the call in line 6, which is no reply, as after a null move"),
    ],
)
def test_what_no_call_returns_is_a_doubt_and_no_mistake(name: str, why: str) -> None:
    outcome = told(name)["outcome"]
    assert outcome["kind"] == "not compared"
    assert why in outcome["why"]


def test_min_alone_against_chance_is_a_doubt_whatever_its_function_is_called() -> None:
    text = """
def mean_value(place, depth):
    return sum(odds * max_value(place + far, depth - 1) for far, odds in ((1, 0.25), (3, 0.75)))
def max_value(place, depth):
    if depth == 0 or place > 12:
        return place * 7 % 13
    return max(mean_value(place * 2, depth), mean_value(place + 1, depth))
print(max_value(1, 3))
"""
    right, wrong = (program({"source": each, "compare": True}) for each in (text, text.replace("max(m", "min(m")))
    assert right["outcome"]["kind"] == "same"
    assert "nobody plays as MAX" in wrong["outcome"]["why"]


def test_payoffs_that_a_rule_of_the_game_tells_are_no_part_of_the_text() -> None:
    outcome = told("pays_on_the_way", ("sum(COINS[start : start + count])", "max(COINS[start : start + count])"))[
        "outcome"
    ]
    assert outcome["kind"] == "not compared"
    assert "what the other moves would have brought cannot be read" in outcome["why"]


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
    assert "f searches in a loop, from line 3 on, and keeps by itself what is left" in outcome["why"]


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
