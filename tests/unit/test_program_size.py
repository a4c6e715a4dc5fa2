"""A text that is too large, or nested too deep for Python's parser, is told as that; whatever else
stands in a program is read."""

import ast
import sys
from collections.abc import Iterator
from textwrap import indent

import pytest
from plyscope.game import BadInput
from plyscope.kinds.program.running import look
from plyscope.own_code import program
from plyscope.program import functions, walking
from plyscope.program.recursion_limit import DEEPEST, TOO_DEEP, check_nesting
from plyscope.program.source import HALF, LARGEST, parsed

MANY = 20_000
FEW = 3
"""So often the parts of each node of a text may be looked for; what is found is kept."""
DEEP = {
    "sum": lambda count: "x = " + "+".join(["1"] * count),
    "attributes": lambda count: "x = a" + ".b" * count,
    "calls": lambda count: "x = a" + "(1, 2)" * count,
    "items": lambda count: "x = a" + "[0]" * count,
    "negations": lambda count: "x = " + "not " * count + "1",
    "signs": lambda count: "x = " + "-" * count + "1",
    "powers": lambda count: "x = " + "**".join(["1"] * count),
    "conditions": lambda count: "x = " + "1 if (y and z) else " * count + "2",
    "lambdas": lambda count: "x = " + "lambda: " * count + "2",
    "sums over lines": lambda count: "x = (" + " + f(1, '#')\n" * count + ")",
    "branches": lambda count: "if x:\n    pass\n" + "elif y:\n    pass\n" * count,
}
FLAT = {
    "list": "x = [" + "1, " * MANY + "]",
    "and": "x = " + " and ".join(["a.b + 1 not in c"] * 1_500),
    "comparisons": "x = " + " < ".join(["1"] * 1_500),
    "words": "x = (" + "'a+b-c'\n" * 1_500 + ")",
    "comment": "#" + "+" * 5_000,
    "docstring": '"""' + 'e.g. (1 + 2) \\""" ' * 1_000 + '"""',
    "statements": "x = (1 + 2).real; y = x\n" * 600,
    "conditions": "if x:\n    y = 1\nelif y:\n    y = 2\n" * 600,
    "table": "x = {" + "(1, 2): -1,\n" * 1_500 + "}",
}
COUNT = "def down(n):\n    return n and down(n - 1)\ndown(3)\n"


@pytest.fixture
def low_limit() -> Iterator[None]:
    """The limit of recursion that Python has in the browser, above the frames of pytest."""
    before, depth = sys.getrecursionlimit(), 0
    frame = sys._getframe()
    while frame.f_back:
        frame, depth = frame.f_back, depth + 1
    sys.setrecursionlimit(300 + depth)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.parametrize("kind", DEEP)
def test_a_text_that_is_nested_too_deep_is_refused_with_its_line(kind: str) -> None:
    told = program({"source": "y = 1\n" + DEEP[kind](MANY)})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["error"]["message"]) == ("SyntaxError", TOO_DEEP)
    assert told["error"]["line"] is not None
    assert told["error"]["line"] >= 2
    assert told["nodes"] == 0


@pytest.mark.parametrize("kind", DEEP)
@pytest.mark.usefixtures("low_limit")
def test_what_is_nested_just_as_deep_as_allowed_is_read_and_run(kind: str) -> None:
    unread = indent(DEEP[kind](DEEPEST // 2 - 2), "    ")
    told = program({"source": f"def never(a, f, x, y):\n{unread}\n{COUNT}"})
    assert (told["error"], told["nodes"]) == (None, 4)


@pytest.mark.parametrize("kind", FLAT)
def test_what_is_long_but_not_deep_is_no_fault(kind: str) -> None:
    check_nesting(FLAT[kind], "text")
    parsed(FLAT[kind], "text")


def test_a_text_of_ten_million_characters_is_told_with_its_size() -> None:
    source = "x = 1\n" * 1_700_000
    told = program({"source": source})
    assert told["error"] is not None
    assert told["error"]["message"] == (f"the text has 10,200,000 characters, and more than {LARGEST:,} are not read")
    with pytest.raises(BadInput, match="10,200,000 characters"):
        look({"position": source})


def test_the_same_holds_for_other_files_for_the_start_and_for_the_setup() -> None:
    deep = DEEP["sum"](MANY)
    beside = program({"source": f"import a\n{COUNT}", "files": {"a.py": deep}})
    assert beside["error"] is not None
    assert (beside["error"]["message"], beside["error"].get("file")) == (TOO_DEEP, "a.py")
    with pytest.raises(BadInput) as refused:
        program({"source": COUNT, "start": deep[4:]})
    assert refused.value.field == "start"
    after = program({"source": COUNT, "setup": deep})
    assert after["error"] is not None
    assert TOO_DEEP in after["error"]["message"]


def test_a_program_that_ended_python_is_not_read_in_a_way_that_ends_it_again() -> None:
    told = program({"source": DEEP["sum"](MANY), "ended": "depth"})
    assert told["error"] is not None
    assert told["error"]["message"] == TOO_DEEP


def test_half_a_character_is_told_at_its_line() -> None:
    source = f"{COUNT}\n# \ud83d\n"
    told = program({"source": source})
    assert told["error"] is not None
    assert (told["error"]["kind"], told["error"]["message"]) == ("SyntaxError", HALF)
    assert told["error"]["line"] == source.count("\n")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["and", "conditions", "statements", "table"])
def test_a_long_text_is_gone_through_only_a_few_times(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    count, parts = 0, walking.parts

    def counted(node: ast.AST) -> Iterator[ast.AST]:
        nonlocal count
        count += 1
        return parts(node)

    monkeypatch.setattr(walking, "parts", counted)
    monkeypatch.setattr(functions, "parts", counted)
    source = f"{FLAT[kind]}\n{COUNT}"
    program({"source": source})
    assert count / sum(1 for _ in ast.walk(ast.parse(source))) <= FEW


@pytest.mark.parametrize("source", ["x = [" + "a, " * 50 + "]", "a = a\n" * 50])
def test_a_text_of_more_parts_than_can_be_looked_at_is_refused_with_their_number(
    source: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("plyscope.program.source.MOST_NODES", 40)
    told = program({"source": f"{source}\n{COUNT}"})
    assert told["error"] is not None
    assert told["error"]["message"].startswith("the text has more than 40 names, numbers and other")
    assert told["outcome"]["kind"] == "crashed"
