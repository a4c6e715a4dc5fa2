"""What holds no search that could be begun is told as that, and is no crash of the student's."""

from __future__ import annotations

import pytest
from judged_programs import here, prepared_here
from plyscope.check.formats import csv_table, table
from plyscope.check.grading import expected_of, graded, prepared
from plyscope.check.submissions import Submission
from plyscope.check.task import Case, Task
from plyscope.check.verdict import Verdict

SEARCH = "def minimax(n):\n    return n if isinstance(n, int) else max(map(minimax, n))\n"
WRONG = SEARCH.replace("minimax", "value").replace("max(map", "min(map")
TASK = Task("t", "minimax", [Case("one", "minimax([1, 2])"), Case("two", "minimax([3, [4]])")], SEARCH)


def verdict(source: str, **files: str) -> Verdict:
    texts = {"main.py": source, **{f"{name}.py": text for name, text in files.items()}}
    return here(graded(Submission("anna", texts), TASK, expected_of(here(prepared(TASK)))))


REASONS = {
    "a package is missing": (f"import nowhere.to.be\n{SEARCH}", "It imports `nowhere` in line 1: there is no such"),
    "it is empty": ("\n\n", "It is empty."),
    "it has no such function": ("def play():\n    pass\n", "There is no `minimax` in it, and with that"),
    "its name is another": (SEARCH.replace("minimax", "mini_max"), "begins; perhaps `mini_max` is meant."),
    "it ends itself": ("import sys\ndef minimax(n):\n    sys.exit()\n", "It ended itself, as `sys.exit()` does"),
}


@pytest.mark.parametrize("name", REASONS)
def test_it_is_not_compared_where(name: str) -> None:
    source, said = REASONS[name]
    found = verdict(source)
    assert (found.kind, found.points) == ("not compared", 0)
    assert said in found.worst.sentence


def test_a_package_that_is_missing_is_told_with_the_line_and_file_that_imports_it() -> None:
    worst = verdict(f"from helper import *\n{SEARCH}", helper="\nimport nowhere\n").worst
    assert (worst.kind, worst.line, worst.file) == ("not compared", 2, "helper.py")
    assert worst.sentence.startswith("It imports `nowhere` in line 2 of helper.py: ")
    assert worst.remedy.startswith("Judge it again where nowhere is installed")


def test_a_package_that_a_program_can_do_without_is_not_told() -> None:
    guarded = "try:\n    import nowhere\nexcept ImportError:\n    nowhere = None\n"
    assert verdict(guarded + SEARCH).kind == "same"


AGENT = """
import util
from game import Agent
class MinimaxAgent(Agent):
    def __init__(self, depth="2"):
        self.depth = int(depth)
    def getAction(self, gameState):
        return self.best(gameState)
    def best(self, gameState):
        "*** YOUR CODE HERE ***"
        util.raiseNotDefined()
"""


def test_an_agent_whose_method_is_not_written_yet_is_told_which() -> None:
    task, expected = prepared_here("berkeley-minimax")
    worst = here(graded(Submission("anna", {"multiAgents.py": AGENT}), task, expected)).worst
    assert (worst.kind, worst.line) == ("crashed", 11)
    assert worst.sentence.startswith("MinimaxAgent.best is not written yet: the program stopped with")


def test_what_a_case_does_not_need_may_be_not_written_yet() -> None:
    found = verdict(f"{SEARCH}\ndef other():\n    raise NotImplementedError\n")
    assert found.kind == "same"


def test_a_table_names_the_case_only_where_others_say_something_else() -> None:
    text = table.write([verdict("")], TASK)
    assert "not compared  It is empty." in text
    part = verdict(SEARCH.replace("else max(", "else (min if n == [1, 2] else max)("))
    assert "one: " in table.write([part], TASK)


def test_a_table_and_a_spreadsheet_name_the_file_of_a_line() -> None:
    found = verdict("from search import value\ndef minimax(n):\n    return value(n)\n", search=WRONG)
    assert found.worst.file == "search.py"
    assert "Line 2 of search.py." in " ".join(table.write([found], TASK).split())
    assert csv_table.write([found], TASK).strip().endswith(",search.py")
