"""A wrong program's line is found by the small change that mends it."""

from __future__ import annotations

import ast
from typing import Any, Final

import pytest
from judged_programs import prepared_here, submission
from nested_lists import ALPHABETA
from plyscope.check.counted_text import ENTER, TURN, CountedText
from plyscope.check.edit import Edit
from plyscope.check.grading import graded
from plyscope.check.repairing import RULES, edits_of
from plyscope.check.spawning import driven
from plyscope.check.submissions import Submission
from plyscope.check.verdict import CaseVerdict
from programs import RIGHT, WRONG, Program

SOLVER: Final = """
def solve(given, problem):
    if len(given) == len(problem):
        return given
    for name in problem:
        if fits(name, given):
            given[name] = True
            found = solve(given, problem)
            if found is not None:
                return found
            del given[name]
    return None

def fits(name, given):
    return name not in given
"""
MISTAKES: Final = [
    ("max(best, value)", "min(best, value)"),
    ("if alpha >= beta", "if alpha > beta"),
    ("if alpha >= beta", "if False"),
    ("alpha, beta, not is_max)", "beta, alpha, not is_max)"),
    ("alpha, beta, not is_max)", "-1e9, 1e9, not is_max)"),
    ("not is_max)", "is_max)"),
    ("in node:", "in node[1:]:"),
    ("in node:", "in node[:-1]:"),
    ("        return node", "        return -node"),
    ("alpha = max(alpha, best)", "pass"),
    ("alpha = max(alpha, best)", "alpha = alpha"),
    ("return best", "return value"),
    ("best = min(best, value)", "best = min(value, value)"),
    ('float("-inf") if is_max else float("inf")', '0 if is_max else float("inf")'),
]
ARCS: Final = """
def revise(domains, queue, one, other, neighbors):
    removed = False
    for value in domains[one]:
        if value not in domains[other]:
            domains[one] -= {value}
            removed = True
    if removed:
        for third in neighbors[one]:
            queue.append((third, one))
    return removed
"""
OF_ARCS: Final = [
    ("(third, one)", "(one, third)"),
    ("neighbors[one]", "neighbors[other]"),
    ("domains[one] -= {value}", "domains[one] |= {value}"),
    ("            removed = True", "            pass"),
]
OF_SOLVERS: Final = [
    ("    return name not in given", "    return name in given"),
    ("            del given[name]", "            pass"),
    ("len(given) == len(problem)", "len(given) == len(problem) - 1"),
    ("if fits(name, given)", "if True"),
    ("is not None", "is None"),
    ("return None", "return given"),
]


@pytest.mark.parametrize(("right", "wrong"), MISTAKES)
def test_an_edit_undoes_a_classic_mistake_of_a_search(right: str, wrong: str) -> None:
    assert_undone(ALPHABETA, right, wrong)


@pytest.mark.parametrize(("right", "wrong"), OF_SOLVERS)
def test_an_edit_undoes_a_classic_mistake_of_a_solver(right: str, wrong: str) -> None:
    assert_undone(SOLVER, right, wrong)


@pytest.mark.parametrize(("right", "wrong"), OF_ARCS)
def test_an_edit_turns_an_arc_round(right: str, wrong: str) -> None:
    assert_undone(ARCS, right, wrong)


def assert_undone(source: str, right: str, wrong: str) -> None:
    """Whether an edit of the changed line brings the program back, or one that does the same."""
    broken = source.replace(right, wrong, 1)
    assert broken != source
    line = source[: source.index(right)].count("\n") + 1 + right.startswith("\n")
    wanted = {plain(source), plain(source.replace("del given[name]", "given.pop(name, None)"))}
    assert any(plain(each.made(broken)) in wanted for each in edits_of(broken) if each.line == line)


def plain(source: str) -> str:
    return ast.dump(ast.parse(source))


def test_every_edit_is_python_and_a_change_that_says_what_it_mends() -> None:
    edits = edits_of(ALPHABETA, SOLVER)
    for each in edits:
        assert ast.parse(each.made(ALPHABETA))
        assert each.made(ALPHABETA) != ALPHABETA
        assert each.what in RULES.values()
    assert [each.far for each in edits] == sorted(each.far for each in edits)


def test_a_change_is_made_in_the_right_place_after_letters_of_two_bytes() -> None:
    source = 'def größer(a, b):\n    return "ä" if max(a, b) == a else "ö"\n'
    texts = [each.made(source) for each in edits_of(source)]
    assert 'def größer(a, b):\n    return "ä" if min(a, b) == a else "ö"\n' in texts


def test_calls_and_turns_are_counted_in_a_function_and_in_a_method() -> None:
    source = "def f(n):\n    for _ in range(n):\n        pass\n\nclass A:\n    def g(self):\n        return f(2)\n"
    text = CountedText(source)
    entered: list[int] = []
    turned: list[bool] = []
    names = {ENTER: entered.append, TURN: lambda: turned.append(True)}
    exec(text.whole, names)
    start = source.index("2")
    text.changed(Edit(start, start + 1, "3")).put_into(names)
    exec("A().g()", names)
    assert (entered, len(turned)) == ([6, 1], 3)


def test_a_function_that_the_text_itself_holds_is_changed_there() -> None:
    source = "def f():\n    return 1\n\ndef g(way=f):\n    return way()\n"
    at = source.index("1")
    change = CountedText(source).changed(Edit(at, at + 1, "2"))
    names: dict[str, Any] = {ENTER: lambda _: None, TURN: lambda: None}
    exec(change.code, names)
    assert (change.name, names["g"]()) == ("", 2)


def one(pack: str, mistake: str) -> Program:
    return next(each for each in WRONG if (each.pack, each.mistake) == (pack, mistake))


def judged(program: Program) -> CaseVerdict:
    return driven(graded(submission(program), *prepared_here(program.pack))).worst


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "mistake", "what"),
    [
        ("csp", "forgets to undo", "what was assigned is not undone"),
        ("csp", "domains are not restored", "a copy is missing"),
        ("csp", "ignores the last value", "not all are gone through"),
        ("csp", "never stops", "a comparison is wrong"),
        ("csp", "checks nothing", "a"),
    ],
)
def test_a_solver_is_told_what_is_wrong_with_its_line(pack: str, mistake: str, what: str) -> None:
    program = one(pack, mistake)
    found = judged(program)
    assert found.line == program.line
    assert f" In line {program.line} {what}" in found.sentence
    assert f"in line {program.line} it would be right" in found.repair


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "mistake"),
    [("berkeley-minimax", "depth counts one too few"), ("berkeley-expectimax", "forgets to divide")],
)
def test_an_agent_is_told_the_line_that_mends_it(pack: str, mistake: str) -> None:
    program = one(pack, mistake)
    found = judged(program)
    assert found.line == program.line
    assert found.repair


@pytest.mark.native
@pytest.mark.slow
def test_nothing_is_mended_where_nothing_is_wrong_or_two_things_are() -> None:
    right = next(each for each in RIGHT if each.pack == "trees" and each.shape == "one_function")
    assert judged(right).repair == ""
    twice = right.source.replace("value = max(", "value = min(").replace("return node", "return node % 5")
    found = judged(right._replace(source=twice))
    assert found.kind == "different"
    assert found.repair == ""


@pytest.mark.native
@pytest.mark.slow
def test_what_is_wrong_in_another_file_is_mended_there() -> None:
    right = next(each for each in RIGHT if each.pack == "cs50-tictactoe")
    rules, head, search = right.source.partition("def minimax")
    assert rules.count("return -1") == 1
    files = {"board.py": rules.replace("return -1", "return 1"), "tictactoe.py": f"from board import *\n{head}{search}"}
    worst = driven(graded(Submission("anna", files), *prepared_here("cs50-tictactoe"))).worst
    line = rules[: rules.index("return -1")].count("\n") + 1
    assert (worst.line, worst.file) == (line, "board.py")
    assert worst.repair.endswith(f" in line {line} of board.py it would be right.")


def test_a_list_that_changes_while_it_is_gone_through_is_gone_through_as_a_copy() -> None:
    changing = "def revise(d, x):\n    for v in d[x]:\n        if v:\n            d[x].remove(v)\n    return d\n"
    assert (2, "list(d[x])") in {(each.line, each.text) for each in edits_of(changing)}
    assert "list(d[x])" not in {each.text for each in edits_of(changing.replace("remove", "index"))}
