"""What is said of a person's program, kind by kind: one of five outcomes, and never more than what
is known. The right values are worked out by hand, or by the game's rules."""

import json
from typing import Any

import plyscope
import pytest
from plyscope.own_code import ProgramReport, program
from plyscope.runs import watch_program
from program_table import PROGRAMS


def source(name: str, *changes: tuple[str, str]) -> str:
    """A program of `programs/outcomes`, with some of its text changed."""
    text = (PROGRAMS / "outcomes" / f"{name}.py").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def told(name: str, *changes: tuple[str, str], **more: Any) -> ProgramReport:
    return program({"source": source(name, *changes), "compare": True, **more})


def roles(answer: ProgramReport) -> dict[str, str]:
    """Where each role is read, without those that are not known."""
    return {role: read["from"] for role, read in answer["reads"].items() if read}


WRONG = ("min(got)", "max(got)")
FEW = ("play(30, True)", "play(7, True)")


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ((FEW,), "same"),
        ((FEW, WRONG), "different"),
        ((), "stopped"),
        ((WRONG,), "different"),
        ((FEW, ("\nprint(", "\n[][3] or print(")), "crashed"),
        ((FEW, ("True))", "True), [][3])")), "crashed"),
        ((("print(play(30, True))", ""), ("play(n - k, not mine)", "n - k")), "not compared"),
    ],
)
def test_a_comparison_has_one_of_five_outcomes(changes: tuple[tuple[str, str], ...], kind: str) -> None:
    answer = told("pebbles", *changes, budget=300)
    assert answer["outcome"]["kind"] == kind
    assert answer["outcome"]["why"].endswith(".")
    assert (answer["difference"] is not None) == (kind == "different")


def test_what_is_the_same_says_what_was_compared() -> None:
    assert told("pebbles", FEW)["outcome"]["compared"] == ["values"]
    assert told("cut_by_while")["outcome"]["compared"] == ["values", "cuts", "moves"]
    assert told("last_of_equal_moves")["outcome"]["compared"] == ["values", "best moves"]


def test_what_is_not_compared_says_what_to_do() -> None:
    idle = program({"source": "def f(n):\n    return n + 1\n", "compare": True})["outcome"]
    assert idle == {
        "kind": "not compared",
        "compared": [],
        "why": "No function of this program called itself, so there is no tree.",
        "try": "Write the search as a function that calls itself.",
    }


def test_of_a_search_that_is_stopped_the_part_that_was_seen_is_judged() -> None:
    assert told("pebbles", budget=300)["outcome"]["why"].startswith("The search was stopped")
    wrong = told("pebbles", WRONG, budget=300)
    assert wrong["nodes"] == 300
    # Node 34 is the first of two replies' parents that is MIN and has different ones.
    assert wrong["difference"] is not None
    assert wrong["difference"]["sentence"].startswith("At node 34 your MIN takes the largest")


def test_what_a_crash_leaves_is_judged_too() -> None:
    answer = told("pebbles", FEW, WRONG, ("True))", "True), [][3])"))
    assert answer["outcome"]["kind"] == "crashed"
    assert answer["outcome"]["why"].startswith("The program stopped with IndexError in line ")
    assert answer["difference"] is not None


def test_roles_are_recognised_where_the_values_do_not_fit() -> None:
    answer = told("sign_before_max")
    assert roles(answer) == {"state": "row", "move": "n", "value": "return", "side": "who"}
    assert answer["difference"] is not None
    assert "the opposite of the largest of its replies" in answer["difference"]["sentence"]


def test_a_square_where_the_score_should_be_is_found_at_its_node() -> None:
    answer = told("returns_square")
    assert (roles(answer)["state"], roles(answer)["move"]) == ("cells", "square")
    # Node 5 is the first that has replies; each of them is a full board and a draw.
    assert answer["difference"] is not None
    assert answer["difference"]["node"] == 5
    assert answer["difference"]["sentence"].startswith("At node 5 your MIN returns 8;")


def test_an_agent_whose_inner_min_takes_max_is_found_and_the_right_one_is_not() -> None:
    wrong = told("agent_min_takes_max")
    assert wrong["difference"] is not None
    assert "your MIN takes the largest of its replies" in wrong["difference"]["sentence"]
    assert (roles(wrong)["state"], roles(wrong)["move"]) == ("state", "step")
    mended = (("-10**9", "10**9"), ("best = max(best", "best = min(best"))
    right = told("agent_min_takes_max", *mended)
    assert right["outcome"]["kind"] == "same"
    assert right["best"] == right["output"].strip()


def test_the_move_is_compared_too() -> None:
    answer = told("move_of_reply")
    assert answer["difference"] is not None
    assert answer["difference"]["kind"] == "best move"
    # On stair 5 both steps of 1 and 2 are tried first; only 4 reaches the top at once.
    assert told("move_of_reply", ("reply.step)", "step)"))["outcome"]["kind"] == "same"


def test_of_moves_that_are_worth_the_same_any_is_right() -> None:
    last = told("last_of_equal_moves")
    first = told("last_of_equal_moves", (">=", ">"), ("<=", "<"), ("take < left", "take <= left"))
    assert (last["best"], first["best"]) == (3, 1)
    assert last["difference"] is first["difference"] is None


@pytest.mark.parametrize(
    ("name", "best"),
    [
        # Of 6 beans 2 are taken: 4 are left, and whoever is to move then loses.
        ("root_loop_prints", 2),
        ("root_loop_returns", 2),
        ("root_loop_keeps_nothing", None),
    ],
)
def test_the_best_move_is_what_the_loop_outside_chose_and_never_a_guess(name: str, best: int | None) -> None:
    answer = told(name)
    assert answer["best"] == best
    assert answer["outcome"]["kind"] == "same"
    assert ("best moves" in answer["outcome"]["compared"]) == (best is not None)


def test_a_loop_outside_that_keeps_the_wrong_move_is_found() -> None:
    answer = told("root_loop_keeps_last")
    assert answer["best"] == 3
    assert answer["difference"] is not None
    assert answer["difference"]["sentence"] == ("Your program chooses the move 3, which is worth −1; 2 is worth 1.")


@pytest.mark.parametrize("name", ["answers_with_pairs", "copied_shelf", "timed_out_never"])
def test_copies_states_that_cannot_change_and_flags_accuse_nobody(name: str) -> None:
    answer = told(name)
    assert answer["difference"] is None
    assert answer["outcome"]["kind"] in ("same", "not compared")


def test_a_flag_that_is_always_false_is_not_the_value() -> None:
    answer = told("timed_out_never")
    assert roles(answer)["value"] == "return[0]"
    # 10 is 3 more than 7: whoever has to cut a rope of 0, 2 or 7 loses.
    assert (answer["value"], answer["best"]) == (1, 1)


@pytest.mark.parametrize(
    ("name", "cuts", "moves"),
    [
        # After 4 the second page shows 5, 1 and the third 7, 2: in each a number is not read.
        ("cut_by_while", 2, 2),
        # After 5 the second box shows 3 and the third 6, 4.
        ("cut_by_helper", 2, 3),
        ("cut_in_generator", None, 0),
    ],
)
def test_cuts_are_counted_or_not_known_and_never_a_wrong_0(name: str, cuts: int | None, moves: int) -> None:
    assert told(name)["cuts"] == cuts
    lines = watch_program({"source": source(name)}).tree().splitlines()
    assert sum(line.endswith(" cut") for line in lines) == moves


def test_the_function_that_backs_values_up_is_watched() -> None:
    answer = told("sizes_after_search")
    assert (answer["watched"], answer["value"]) == (["worth"], 6)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("fractions", "7/3"),
        ("decimals", "2.30"),
        ("won_or_lost", 0),
        ("int_of_ones_own", 5),
        ("huge_integers", "1" + "0" * 399 + "5"),
    ],
)
def test_values_are_told_as_they_are(name: str, value: Any) -> None:
    answer = told(name)
    assert answer["value"] == value
    assert answer["outcome"]["kind"] == "same"


def test_an_integer_too_large_for_a_float_is_no_bug() -> None:
    answer = told("squared")
    assert answer["error"] is None
    assert answer["value"] == "13942147270623679146… (978 digits)"
    assert len(str(3**2048)) == 978


@pytest.mark.parametrize("name", ["fractions", "decimals", "int_of_ones_own", "huge_integers"])
def test_values_are_compared_exactly(name: str) -> None:
    wrong = told(name, ("min(got)", "max(got)"))
    assert wrong["difference"] is not None
    assert wrong["difference"]["node"] == 1


OWN_TEXT = ("\ndef value", "\n    def __repr__(self):\n        return self.name or '·'\n\ndef value")


def test_an_object_is_told_by_its_class_and_attributes_or_by_its_own_text() -> None:
    plain = watch_program({"source": source("branches")}).tree().splitlines()
    assert plain[0] == "value(Branch(name='root', kind='max', below=list of 2, worth=None)) MAX 4"
    own = watch_program({"source": source("branches", OWN_TEXT)}).tree().splitlines()
    assert own[0] == "value(root) MAX 4"
    for changes in ((), (OWN_TEXT,)):
        request = {"source": source("branches", *changes)}
        for text in (json.dumps(watch_program(request).file()), str(program(request))):
            assert "Frozen" not in text
            assert "snapshot" not in text


def test_a_saved_program_has_its_outcome_and_runs_again_as_one_without() -> None:
    request = {"source": source("agent_min_takes_max")}
    written = json.loads(json.dumps(watch_program(request).file()))
    outcome = written["reply"].pop("outcome")
    assert outcome["kind"] == "different"
    assert outcome["why"] == written["reply"]["difference"]["sentence"]
    # What is left is what was written before there were outcomes; only its request is read again.
    assert program({**written["request"], "compare": True})["outcome"] == outcome


def look(stones: int, mine: bool) -> int:
    """One or two stones in turn; whoever takes the last one wins."""
    if stones == 0:
        return -1 if mine else 1
    below = [look(stones - n, not mine) for n in (1, 2) if n <= stones]
    return max(below) if mine else min(below)


def test_what_is_watched_in_place_has_an_outcome_too() -> None:
    seen = plyscope.watch(look, 5, True)
    assert seen.outcome.report() == {
        "kind": "same",
        "compared": ["values"],
        "why": "All 12 nodes with replies return the best of them.",
        "try": "",
    }


@pytest.mark.parametrize("name", ["Budget", "Waits"])
def test_an_error_of_the_program_s_own_is_a_crash_whatever_its_name_is(name: str) -> None:
    source = f"""class {name}(Exception):
    pass

def f(n):
    if n == 0:
        raise {name}("no more")
    return max(f(n - 1), 1)

print(f(3))
"""
    outcome = program({"source": source, "compare": True})["outcome"]
    assert outcome["kind"] == "crashed"
    assert outcome["why"] == f"The program stopped with {name} in line 6: no more."
