"""What is recognised in a program can be corrected by a choice from its own names."""

from typing import Any

import pytest
from plyscope.game import BadInput
from plyscope.own_code import ProgramReport, program
from program_table import source_of


def told(name: str, **reads: str | None) -> ProgramReport:
    return program({"source": source_of(name), "reads": reads})


def test_a_role_that_is_chosen_says_that_it_was_chosen_by_hand() -> None:
    answer = told("value_move", state="s", side="maxi")
    assert answer["reads"]["state"] == {"from": "s", "how": "chosen by hand"}
    assert answer["reads"]["side"] == {"from": "maxi", "how": "chosen by hand"}


def test_the_roles_that_are_not_chosen_are_recognised_as_before() -> None:
    before, after = told("value_move"), told("value_move", state="s")
    for role in ("move", "value", "side", "depth", "alpha", "beta"):
        assert after["reads"][role] == before["reads"][role]
    assert (after["value"], after["best"]) == (before["value"], before["best"])


def test_another_value_changes_what_the_search_is_worth() -> None:
    """It returns (value, move), and prints (-1, 1)."""
    before, after = told("value_move"), told("value_move", value="return[1]")
    assert before["output"] == "(-1, 1)\n"
    assert before["value"] == -1
    assert after["reads"]["value"] == {"from": "return[1]", "how": "chosen by hand"}
    assert after["value"] == 1


def test_another_move_is_the_best_move() -> None:
    """In `row_col_score` the move is a cell; one can choose only a part of what is known."""
    assert told("piles_list")["reads"]["move"] == {
        "from": "i, take",
        "how": "another one for every sibling: fits all 149 nodes",
    }
    answer = told("piles_list", move="take")
    assert answer["reads"]["move"] == {"from": "take", "how": "chosen by hand"}
    assert answer["best"] == told("piles_list")["best"][1]


def test_a_role_can_be_left_open() -> None:
    assert told("methods_max_min")["reads"]["depth"] is not None
    assert told("methods_max_min", depth=None)["reads"]["depth"] is None


def test_the_choices_are_the_names_of_the_search_itself() -> None:
    choices = told("connect_columns")["choices"]
    assert {"board", "depth", "alpha", "beta", "maximizingPlayer"} <= set(choices["state"])
    assert {"depth", "alpha", "beta"} <= set(choices["depth"])
    assert "board" not in choices["depth"]
    assert "col" in choices["move"]
    assert {"return", "return[0]", "return[1]"} <= set(choices["value"])


@pytest.mark.parametrize(
    ("reads", "word"),
    [
        ({"state": "bord"}, '"bord"'),
        ({"value": "s"}, '"s"'),
        ({"depth": "maximum"}, '"maximum"'),
        ({"player": "maxi"}, '"player"'),
        ({"state": 3}, "name"),
        (["state"], "role"),
    ],
)
def test_a_wrong_choice_is_one_clear_mistake_with_its_field(reads: Any, word: str) -> None:
    with pytest.raises(BadInput) as raised:
        program({"source": source_of("value_move"), "reads": reads})
    assert raised.value.field == "reads"
    assert word in str(raised.value)
    assert str(raised.value).endswith(".")


def test_a_chosen_side_is_used_by_the_comparison() -> None:
    source = source_of("mistake_min_takes_max")
    answer = program({"source": source, "compare": True, "reads": {"side": "is_max"}})
    assert answer["difference"] is not None
    assert answer["difference"]["kind"] == "value"


def test_roles_that_are_chosen_always_lead_to_a_comparison() -> None:
    """Whoever says which value is meant, and who moves, is told where it goes wrong."""
    source = """\
def best(t, me):
    if isinstance(t, int):
        return t, 7
    kept = None
    for each in t:
        found, _ = best(each, not me)
        if kept is None or found > kept:
            kept = found
    return kept + 1, 7


print(best([[3, 12], [2, 4]], True))
"""
    guessed = program({"source": source, "compare": True})["outcome"]
    assert guessed["kind"] == "not compared"
    chosen = {"value": "return[0]", "side": "me"}
    answer = program({"source": source, "compare": True, "reads": chosen})
    assert answer["outcome"]["kind"] == "different"
    assert answer["difference"] is not None
    assert answer["difference"]["node"] == 1
