"""Programs as the page shows them: their tree, their states as text, their errors at a place."""

import json
from typing import Any

import pytest
from events import spans
from hypothesis import given
from hypothesis import strategies as st
from plyscope.bridge import answer
from plyscope.kinds.program.events import events_of
from plyscope.kinds.program.examples import FIBONACCI, GIVEN_TREE, PRESETS, TIC_TAC_TOE
from plyscope.program.record import OPEN, RETURNED
from plyscope.program.snapshot import snapshot
from plyscope.program.written import LONGEST, written
from plyscope.tracing.log import CALL, RETURN
from plyscope.tracing.recursion import CALLED
from plyscope.tracing.rows import CHANCE_TO_MOVE, DRIVER, MAX_TO_MOVE, MIN_TO_MOVE, PRUNED, TERMINAL


def run(source: str, **fields: Any) -> tuple[dict[str, Any], Any]:
    """What the page is told of a program, and the columns of its tree."""
    request = {"op": "search", "kind": "program", "subject": "program", "position": source}
    reply = answer(json.dumps({**request, **fields}))
    return json.loads(reply.text), reply.columns


def look(source: str) -> dict[str, Any]:
    request = {"op": "look", "kind": "program", "subject": "program", "position": source}
    found: dict[str, Any] = json.loads(answer(json.dumps(request)).text)
    return found


@st.composite
def forests(draw: st.DrawFn) -> list[int]:
    """Parents of rows in the order of their calls: each is on the path to the row before."""
    parent = [-1]
    for row in range(1, draw(st.integers(1, 30))):
        path = [row - 1]
        while parent[path[-1]] >= 0:
            path.append(parent[path[-1]])
        parent.append(draw(st.sampled_from(path)))
    return parent


@given(forests())
def test_every_call_begins_in_its_parent_and_ends_before_it(parent: list[int]) -> None:
    told = events_of(parent, [RETURNED] * len(parent), [])
    assert list(told.event).count(CALL) == list(told.event).count(RETURN) == len(parent)
    enter, leave = spans({"event": told.event, "parent": parent})
    for row, above in enumerate(parent):
        assert told.event[enter[row]] == CALL
        assert told.event[leave[row]] == RETURN
        if above >= 0:
            assert enter[above] < enter[row] < leave[row] < leave[above]


@given(forests())
def test_calls_that_were_broken_off_have_no_return(parent: list[int]) -> None:
    told = events_of(parent, [OPEN] * len(parent), [])
    path = [len(parent) - 1]
    while parent[path[-1]] >= 0:
        path.append(parent[path[-1]])
    _, leave = spans({"event": told.event, "parent": parent})
    assert {row for row, at in enumerate(leave) if at < 0} == set(path)


def test_lines_stand_in_the_call_that_ran_them() -> None:
    told, columns = run(FIBONACCI)
    active: list[int] = []
    entered = 0
    seen: set[int] = set()
    for event in columns["event"]:
        if event == CALL:
            active.append(entered)
            entered += 1
        elif event == RETURN:
            active.pop()
        else:
            assert active
            seen.add(event)
    assert active == []
    assert seen == {5, 6, 7}
    assert entered == told["nodes"] == 25


def test_what_variables_become_is_told_at_the_line_after() -> None:
    told, columns = run("def f(n):\n    m = n\n    m += 1\n    return n and f(n - 1)\nf(1)\n")
    table = [(each["name"], each["value"]) for each in told["text"]["arguments"]]
    became = [table[place] for place in columns["became"]]
    lines = [columns["event"][event] for event in columns["became_at"]]
    assert list(zip(lines, became, strict=True)) == [
        (2, ("n", "1")), (3, ("m", "1")), (4, ("m", "2")),
        (2, ("n", "0")), (3, ("m", "0")), (4, ("m", "1")),
    ]  # fmt: skip


def test_what_a_board_becomes_is_kept_although_it_is_changed_in_place() -> None:
    source = "def f(b):\n    b.append(0)\n    return f(b) if len(b) < 3 else 0\nf([])\n"
    told, columns = run(source)
    table = [(each["name"], each["value"]) for each in told["text"]["arguments"]]
    assert [table[place][1] for place in columns["became"]] == [
        "[]", "[0]", "[0]", "[0, 0]", "[0, 0]", "[0, 0, 0]",
    ]  # fmt: skip


def test_a_game_search_has_sides_moves_values_and_states() -> None:
    told, columns = run(TIC_TAC_TOE)
    assert told["nodes"] == 206
    assert set(columns["kind"]) == {MAX_TO_MOVE, MIN_TO_MOVE}
    assert columns["kind"][0] == MAX_TO_MOVE
    text = told["text"]
    first_moves = [
        text["actions"][columns["action"][row]] for row, parent in enumerate(columns["parent"]) if parent == 0
    ]
    assert first_moves == ["3", "5", "6", "7", "8"]
    assert text["states"][columns["shown"][0]] == "X O X\n· O ·\n· · ·"
    children: dict[int, list[float]] = {}
    for row, parent in enumerate(columns["parent"]):
        children.setdefault(parent, []).append(columns["value"][row])
    for row, values in children.items():
        if row >= 0:
            best = max(values) if columns["kind"][row] == MAX_TO_MOVE else min(values)
            assert columns["value"][row] == best


def test_what_alpha_beta_cuts_is_drawn_below_its_node() -> None:
    told, columns = run(GIVEN_TREE)
    assert told["nodes"] == told["text"]["visited"] == 11
    cut = [row for row, status in enumerate(columns["status"]) if status == PRUNED]
    assert len(cut) == told["report"]["cuts"] + 1 == 2
    assert {columns["parent"][row] for row in cut} == {columns["parent"][6]}
    assert columns["alpha"][5] == 3
    assert columns["value"][0] == 3


def test_values_of_a_negamax_are_shown_from_the_side_of_max() -> None:
    source = (
        "def negamax(node):\n"
        "    if isinstance(node, int):\n"
        "        return node\n"
        "    return max(-negamax(child) for child in node)\n"
        "print(negamax([[3, 12, 8], [2, 4, 6], [14, 5, 2]]))\n"
    )
    told, columns = run(source)
    assert told["text"]["side"] == "mover"
    kinds = columns["kind"]
    for row, parent in enumerate(columns["parent"]):
        if parent >= 0:
            gained = columns["value"][parent] - columns["value"][row]
            assert gained >= 0 if kinds[parent] == MAX_TO_MOVE else gained <= 0


def test_calls_of_other_recursions_are_named_by_what_they_are_given() -> None:
    told, columns = run(FIBONACCI)
    assert set(columns["kind"]) == {CALLED}
    assert told["text"]["names"][columns["name"][0]] == "fib(6)"
    assert told["text"]["game"] is False
    assert columns["value"][0] == 8


def test_several_searches_hang_below_the_program_itself() -> None:
    source = "def f(n):\n    return n and f(n - 1)\nf(1)\nf(2)\n"
    told, columns = run(source)
    assert told["nodes"] == 5
    assert told["text"]["visited"] == 6
    assert columns["kind"][0] == DRIVER
    assert [row for row, parent in enumerate(columns["parent"]) if parent == 0] == [1, 3]


def test_a_program_without_recursion_is_one_row() -> None:
    told, columns = run("print('hello')\n")
    assert (told["nodes"], list(columns["parent"])) == (0, [-1])
    assert told["printed"] == [{"node": -1, "text": "hello\n"}]


def test_what_a_call_prints_is_told_with_its_row() -> None:
    told, _ = run("def f(n):\n    print(n)\n    return n and f(n - 1)\nf(2)\n")
    assert told["printed"] == [{"node": row, "text": f"{2 - row}\n"} for row in range(3)]


def test_what_is_printed_after_very_many_pieces_is_told_as_well() -> None:
    source = "def f(n):\n    print(n)\n    return n and f(n - 1)\nfor _ in range(300):\n    f(9)\n"
    told, _ = run(source)
    assert "".join(each["text"] for each in told["printed"]) == told["report"]["output"]
    assert told["report"]["output"].count("\n") == 3_000
    assert [each["node"] for each in told["printed"][-2:]] == [2_000, -1]


def test_that_the_end_of_a_very_long_output_is_not_kept_is_told() -> None:
    told = run("print(100_001 * 'no')\n")[0]["report"]
    assert len(told["output"]) == 200_000
    assert told["notes"] == ["It printed more: the first 200,000 characters are kept."]


def test_an_error_is_told_at_its_line_and_row_and_the_path_to_it_is_kept() -> None:
    told, columns = run("def f(n):\n    return 1 // n + f(n - 1)\nf(2)\n")
    stopped = told["stopped"]
    assert (stopped["kind"], stopped["line"], stopped["row"]) == ("ZeroDivisionError", 2, 2)
    assert "plyscope" not in stopped["text"]
    assert list(columns["parent"]) == [-1, 0, 1]
    assert TERMINAL not in columns["status"]


def test_a_question_without_an_answer_is_passed_on_and_an_answer_is_used() -> None:
    source = "def f(n):\n    return n and f(n - 1)\nprint(f(int(input('How many? '))))\n"
    told, _ = run(source)
    assert told["asks"] == "How many? "
    told, _ = run(source, input="4")
    assert (told["asks"], told["nodes"], told["stopped"]) == ("", 5, None)


def test_a_budget_ends_a_search_and_keeps_what_there_is() -> None:
    told, columns = run(FIBONACCI, methodOptions={"nodes": 10})
    assert told["stopped"]["kind"] == "Budget"
    assert len(columns["parent"]) == 10


def test_a_mistake_in_the_syntax_is_told_at_its_place() -> None:
    error = look("def f(n):\n    return n +\n")["error"]
    assert error["field"] == "position"
    assert error["message"].startswith("Line 2: ")
    assert error["at"] >= len("def f(n):\n")


@pytest.mark.parametrize("start", ["%%", "fib(", "\0"])
def test_a_start_that_is_no_python_is_wrong_in_its_own_field(start: str) -> None:
    error = run(FIBONACCI, start=start)[0]["error"]
    assert error["field"] == "start"
    assert error["message"] == f'"Start with" is a call in Python, such as f(3), not "{start}".'


def test_a_look_lists_the_functions_and_runs_nothing() -> None:
    found = look("class A:\n    def f(self):\n        pass\n\n1 / 0\n")
    assert found["functions"] == [{"name": "A.f", "line": 2, "recursive": False}]


@pytest.mark.parametrize("preset", PRESETS, ids=lambda each: each.id)
def test_an_example_runs_without_an_error(preset: Any) -> None:
    told, _ = run(preset.position)
    assert told["stopped"] is None


@pytest.mark.parametrize(
    ("state", "text"),
    [
        ([["X", None, "O"], [None] * 3, [1, 2, 3]], "X · O\n· · ·\n1 2 3"),
        (list("XO_XO_XO_"), "X O ·\nX O ·\nX O ·"),
        ("XO.XO.XO.", "X O ·\nX O ·\nX O ·"),
        ([1, 10, 100, 2, 3, 4, 5, 6, 7], "  1  10 100\n  2   3   4\n  5   6   7"),
        ((3, 4, 5), "(3, 4, 5)"),
        ({"a": 1}, "{'a': 1}"),
        ("some words", "'some words'"),
    ],
)
def test_a_board_is_written_in_rows_and_anything_else_as_python_does(state: Any, text: str) -> None:
    assert written(snapshot(state)) == text


def test_a_long_state_is_cut_short() -> None:
    assert len(written(snapshot("x" * 5_000))) <= LONGEST + 1


def test_a_call_that_tries_the_moves_itself_is_the_node_above_them() -> None:
    deep = [[[3, 5], [6, 9], [1, 2]], [[0, 7], [4, 8], [2, 2]], [[9, 1], [5, 5], [6, 3]]]
    source = GIVEN_TREE.replace(
        "print(max_value(tree, -inf, inf))",
        f"tree = {deep}\nfor i in range(3):\n    print(min_value(tree[i], -inf, inf))",
    )
    told, columns = run(source)
    assert columns["kind"][0] == MAX_TO_MOVE
    assert columns["value"][0] == max(min(max(each) for each in below) for below in deep)
    assert told["text"]["passes"] == []


def test_searches_that_have_nothing_to_do_with_each_other_are_shown_one_by_one() -> None:
    told, columns = run(GIVEN_TREE + "print(max_value([[1, 2], [3, 4]], -inf, inf))\n")
    assert columns["kind"][0] == DRIVER
    assert [each["row"] for each in told["text"]["passes"]] == [1, 12]
    assert told["text"]["passes"][-1]["end"] == told["text"]["visited"]


def test_where_chance_moves_the_node_is_a_chance_node() -> None:
    source = (
        "def value(node, turn):\n"
        "    if isinstance(node, int):\n"
        "        return node\n"
        "    values = [value(child, 1 - turn) for child in node]\n"
        "    return max(values) if turn == 1 else sum(values) / len(values)\n"
        "print(value([[2, 4], [9, 1], [0, 20]], 1))\n"
    )
    told, columns = run(source)
    assert told["report"]["value"] == 10
    assert list(columns["kind"][:2]) == [MAX_TO_MOVE, CHANCE_TO_MOVE]
    assert list(columns["value"][:2]) == [10, 3]
