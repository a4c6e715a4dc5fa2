"""What is told of a program that ended Python itself, or that the page had to end."""

import pytest
from plyscope.game import BadInput
from plyscope.own_code import program
from test_program_imports import RULES, SEARCH

ENDLESS = SEARCH + "\nsum(range(10**12))\n"


@pytest.mark.parametrize(
    ("cause", "kind"),
    [("seconds", "Budget"), ("memory", "MemoryError"), ("depth", "RecursionError"), ("broken", "SystemError")],
)
def test_an_ended_program_is_told_without_being_run_again(cause: str, kind: str) -> None:
    told = program({"source": ENDLESS, "ended": cause})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["error"]["line"], told["error"]["node"]) == (kind, None, None)
    assert "your text is as it was" in told["error"]["message"]
    assert told["functions"] == [{"name": "minimax", "line": 2, "recursive": True}]
    counts = (told["nodes"], told["leaves"], told["depth"], told["cuts"], told["output"])
    assert counts == (0, 0, 0, 0, "")
    assert told["watched"] == []
    assert set(told["reads"].values()) == {None}
    assert (told["returned"], told["value"], told["best"], told["difference"]) == (None,) * 4


def test_the_functions_of_its_other_files_are_told_too() -> None:
    told = program({"source": ENDLESS, "files": {"rules.py": RULES}, "ended": "seconds"})
    assert [each["name"] for each in told["functions"]] == ["minimax", "moves"]


def test_a_program_that_python_cannot_read_is_told_as_that() -> None:
    told = program({"source": "def f(:\n", "ended": "seconds"})
    assert told["error"] is not None
    assert told["error"]["kind"] == "SyntaxError"


def test_an_unknown_cause_is_a_mistake_in_the_request() -> None:
    with pytest.raises(BadInput) as raised:
        program({"source": ENDLESS, "ended": "boredom"})
    assert raised.value.field == "ended"
