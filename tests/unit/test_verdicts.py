"""Right programs in the styles that people write, which are compared and not accused, and what is
said of each with a mistake. The right values are worked out by hand, or by the game's rules."""

from fractions import Fraction

import pytest
from plyscope.own_code import program
from plyscope.runs import watch_program
from program_table import PROGRAMS
from test_outcomes import FEW, roles, told

LONGER = (("* 5", "* 6"), ("range(4)", "range(5)"))
TURNED = ("else min(", "else max(")


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("named_answers", ("else min", "else max")),
        ("gathered", TURNED),
        ("cut_by_raise", ("found < best", "found > best")),
    ],
)
def test_a_right_program_is_the_same_and_one_whose_min_takes_max_is_named(name: str, wrong: tuple[str, str]) -> None:
    assert told(name)["outcome"]["kind"] == "same"
    difference = told(name, wrong)["difference"]
    assert difference is not None
    assert "your MIN takes the largest of its replies" in difference["sentence"]


def test_the_move_in_a_named_tuple_is_compared() -> None:
    # Of 7, 2, 9 and 5, 6 and 1, 8, 4 the smallest are 2, 5 and 1.
    assert (told("named_answers")["value"], told("named_answers")["best"]) == (5, 1)
    wrong = told("named_answers", ("Answer(pick(each, not larger).worth, at)",
                                   "Answer(pick(each, not larger).worth, 0)"))  # fmt: skip
    assert wrong["difference"] is not None
    assert wrong["difference"]["kind"] == "best move"


def test_a_reply_that_was_remembered_accuses_nobody() -> None:
    right = told("remembered")
    assert (right["outcome"]["kind"], right["value"]) == ("same", 1)
    assert told("remembered", TURNED)["difference"] is not None


def test_what_a_table_may_know_is_the_reason_where_a_value_is_new() -> None:
    # Its table is asked in the loop over the moves, so that not every reply is a call.
    source = (PROGRAMS / "correct" / "memo_before_call.py").read_text(encoding="utf-8")
    outcome = program({"source": source, "compare": True})["outcome"]
    assert outcome["kind"] == "not compared"
    assert "may be remembered from before" in outcome["why"]


def test_cuts_by_an_error_are_counted() -> None:
    # After 4 the second hill's 3 is not climbed, after 3 the third hill's 8.
    assert told("cut_by_raise")["cuts"] == 2
    wrong = told("cut_by_raise", ("low >= high", "low <= high"))["difference"]
    assert wrong is not None
    assert wrong["kind"] == "wrong cut"


@pytest.mark.parametrize("copied", ["field[:]", "list(field)", "field"])
def test_a_copy_that_shares_its_rows_is_found_and_a_whole_one_is_not(copied: str) -> None:
    assert told("shared_rows")["outcome"]["kind"] == "same"
    wrong = told("shared_rows", ("[list(line) for line in field]", copied))["difference"]
    assert wrong is not None
    assert (wrong["kind"], wrong["node"]) == ("not restored", 8)


def test_an_object_copied_on_one_level_is_found() -> None:
    wrong = told("equal_replies", ("deepcopy", "copy"), *LONGER)["difference"]
    assert wrong is not None
    assert wrong["kind"] == "not restored"


def test_where_all_replies_are_equal_that_is_the_reason() -> None:
    outcome = told("equal_replies")["outcome"]
    assert (outcome["kind"], outcome["try"]) == ("not compared", "Start with another position.")
    assert outcome["why"].startswith("At every node all replies are worth the same")


def test_a_line_that_reckons_with_replies_is_named() -> None:
    answer = told("pebbles", FEW, ("play(n - k, not mine)", "play(n - k, not mine) * 0.9"))
    assert answer["outcome"]["kind"] == "not compared"
    assert "calculates with what replies are worth" in answer["outcome"]["why"]
    assert roles(answer)["value"] == "return"


def test_fractions_are_written_in_the_tree_by_every_python() -> None:
    source = (
        "from fractions import Fraction as F\n"
        "def f(t, m):\n"
        "    if isinstance(t, F):\n"
        "        return t\n"
        "    found = [f(each, not m) for each in t]\n"
        "    return max(found) if m else min(found)\n"
        "f([[F(9, 4), F(5)], [F(1, 3), F(7, 2)]], True)\n"
    )
    seen = watch_program({"source": source})
    assert seen.tree().splitlines()[0].endswith(f"MAX {Fraction(9, 4)}")
    assert "12345678" in watch_program({"source": source.replace("F(9, 4)", "F(12345678)")}).tree()


def test_a_move_that_is_left_outside_the_search_is_the_best_one() -> None:
    # All takes of 4 nuts lose, and the last of equal ones is kept.
    answer = told("kept_in_closure")
    assert (answer["best"], answer["outcome"]["kind"]) == (3, "same")
    assert "best moves" in answer["outcome"]["compared"]


def test_a_wrong_move_that_is_left_outside_is_named() -> None:
    wrong = told("kept_in_closure", ("turn(4)", "turn(7)"), ("depth == 0", "depth == 0 > found"))
    assert wrong["difference"] is not None
    # Of 7 nuts 3 are taken: 4 are left, and whoever is to move then loses.
    assert wrong["difference"]["sentence"] == (
        "At the end of node 0 your program has kept the move 2, which is worth −1; 3 is worth 1."
    )


def test_cuts_are_counted_where_an_inner_loop_depends_on_the_outer_one() -> None:
    # Counted by a second program, which makes a list of the moves first.
    answer = told("kept_on_self")
    assert (answer["cuts"], answer["best"], answer["nodes"]) == (8, [1, 3], 67)
    assert answer["outcome"]["compared"] == ["values", "cuts", "best moves"]
    wrong = told("kept_on_self", ("low >= high", "low <= high"))["difference"]
    assert wrong is not None
    assert wrong["kind"] == "wrong cut"


def test_a_later_move_of_which_cuts_show_only_a_bound_is_not_called_the_best() -> None:
    changed = ("found > low", "found >= low")
    outcome = told("kept_on_self", changed)["outcome"]
    assert outcome["kind"] == "not compared"
    assert outcome["why"].startswith("The cuts show only that the chosen move, (2, 1), is worth")


def test_where_a_job_searches_each_first_move_the_best_one_is_not_guessed() -> None:
    answer = told("job_of_pool")
    # After 2 of 6 beads 4 are left; the tasks' own moves are not seen.
    assert (answer["value"], answer["best"]) == (1, None)


def test_a_square_told_by_names_is_the_move_of_two_loops() -> None:
    answer = told("named_squares")
    assert (answer["best"], answer["outcome"]["kind"]) == ([0, 0], "same")
    wrong = told("named_squares", ("found > best", "found > -99"))["difference"]
    assert wrong is not None
    assert wrong["sentence"] == ("Your program chooses the move (1, 1), which is worth 4; (0, 0) is worth 8.")


@pytest.mark.parametrize("told_as", ["x, y", "(x, y)", '{"x": x, "y": y}'])
def test_a_square_told_column_first_accuses_nobody(told_as: str) -> None:
    answer = told("named_squares", ('{"row": y, "column": x}', told_as))
    assert answer["difference"] is None


def test_moves_that_a_condition_leaves_out_are_no_cuts() -> None:
    answer = told("pairs_of_moves")
    assert (answer["cuts"], answer["best"], answer["outcome"]["kind"]) == (0, 2, "same")


def test_pairs_that_are_compared_by_the_move_are_not_the_same() -> None:
    key = ("min(pairs)", "min(pairs, key=lambda pair: pair[1])")
    outcome = told("pairs_of_moves", key)["outcome"]
    assert outcome["kind"] in ("different", "not compared")
    by_move = ("pairs.append((throw(stones - k, not mine)[1], k))",
               "pairs.append((k, throw(stones - k, not mine)[1]))")  # fmt: skip
    outcome = told("pairs_of_moves", by_move)["outcome"]
    assert outcome["why"].startswith("Line 8 takes the largest or the smallest of pairs by another")


def test_a_search_that_returns_only_moves_has_no_value_and_no_guess() -> None:
    answer = told("plays_to_the_end")
    assert (answer["value"], answer["best"]) == (None, None)
    assert roles(answer)["state"] == "rows"
    assert answer["outcome"]["why"].startswith("What the calls return is a move")


def test_of_searches_of_the_same_moves_the_last_and_deepest_one_chooses() -> None:
    answer = told("deeper_at_root")
    # At depth 1 all of 6 seem equal, and 3 is the largest; 2 leaves 4, from which one loses.
    assert (answer["value"], answer["best"]) == (1, 2)
