"""A student's program is loaded as it is, whatever file it comes from, and whatever it does."""

import ast
import random
import sys
from textwrap import dedent
from typing import Any

import pytest
from plyscope.game import BadInput
from plyscope.own_code import program
from plyscope.program import RAISED, RETURNED, Budget, RunRequest, run_program
from plyscope.program.recursion_limit import safe_limit
from plyscope.program.snapshot import Frozen, Large, snapshot, unpacked
from plyscope.program.source import cleaned
from program_table import asked, source_of


def ran(source: str, **how):
    return run_program(RunRequest(dedent(source), **how))


COUNT_DOWN = """
    def down(n):
        if n == 0:
            return 0
        return down(n - 1)
"""


def test_a_byte_order_mark_foreign_line_ends_and_tabs_do_no_harm() -> None:
    raw = source_of("windows_file")
    assert raw.startswith("\ufeff")
    assert "\r\n" in raw
    assert "\t" in raw
    assert program(asked("windows_file"))["error"] is None


def test_tabs_and_spaces_that_python_refuses_are_read_as_before() -> None:
    mixed = "if True:\n        a = 1\n\tb = 2\n"
    with pytest.raises(TabError):
        compile(mixed, "mixed", "exec")
    assert "\t" not in cleaned(mixed)
    compile(cleaned(mixed), "cleaned", "exec")


def test_a_program_is_the_main_program_unless_it_is_told_where_to_start() -> None:
    source = COUNT_DOWN + "    if __name__ == '__main__':\n        down(3)\n"
    assert len(ran(source).record) == 4
    assert len(ran(source, start="down(1)").record) == 2


def test_what_the_main_part_makes_is_there_if_the_start_needs_it() -> None:
    source = COUNT_DOWN + "    if __name__ == '__main__':\n        first = 5\n"
    assert len(ran(source, start="down(first)").record) == 6


def test_the_setup_runs_after_the_program_and_before_the_start() -> None:
    answer = program({"source": dedent(COUNT_DOWN), "setup": "n = 2\nn += 1", "start": "down(n)"})
    assert answer["nodes"] == 4


def test_a_run_finds_nothing_of_the_run_before() -> None:
    source = COUNT_DOWN + "    import sys\n    known = []\n    known.append(1)\n    down(len(known))\n"
    assert [len(ran(source).record) for _ in range(2)] == [2, 2]
    assert sys.modules["__main__"] is not None
    assert not hasattr(sys.modules["__main__"], "known")


def test_random_is_seeded_and_given_back() -> None:
    source = COUNT_DOWN + "    import random\n    print(random.random())\n    down(1)\n"
    random.seed(5)
    before = random.getstate()
    first, second, other = (ran(source, seed=seed).console.text for seed in (1, 1, 2))
    assert first == second != other
    assert random.getstate() == before


def test_input_is_answered_from_the_list_and_what_is_asked_is_printed() -> None:
    source = COUNT_DOWN + "    n = int(input('n? '))\n    down(n)\n"
    with_answer = ran(source, answers=["2"])
    assert len(with_answer.record) == 3
    assert with_answer.console.text == "n? 2\n"
    without = ran(source)
    assert without.fault.kind == "EOFError"
    assert without.fault.line == 6


def test_a_program_that_asks_again_after_every_error_is_stopped() -> None:
    source = """
        while True:
            try:
                n = int(input())
                break
            except Exception:
                print("A number, please!")
    """
    assert ran(source).fault.kind == "EOFError"


def test_what_is_printed_in_the_search_is_told_with_its_node() -> None:
    pieces = run_program(RunRequest(source_of("prints_inside"))).console.said
    nodes = {text.strip(): node for node, text in pieces if text.strip()}
    assert nodes["at"] >= 0
    assert [node for node, text in pieces if text == "[[3, 5], [2, 9]]"] == [0]


def test_an_error_is_told_with_its_line_its_node_and_the_programs_own_lines_only() -> None:
    answer = run_program(RunRequest(source_of("error_in_search")))
    fault = answer.fault
    assert (fault.kind, fault.line, fault.node) == ("IndexError", 3, 4)
    assert answer.record.ended == [RAISED] * 5
    assert "return board[9]" in fault.text
    assert fault.text.count("File ") == fault.text.count('File "program.py"')


def test_an_error_that_python_holds_for_empty_is_told_like_any_other() -> None:
    empty = "class Nothing(Exception):\n    def __len__(self):\n        return 0\n"
    answer = program({"source": dedent(COUNT_DOWN) + empty + "raise Nothing\n", "start": "down(1)"})
    assert (answer["error"] or {}).get("kind") == "Nothing"


def test_an_error_of_syntax_is_told_with_its_line() -> None:
    answer = program({"source": "def f(:\n    pass\n"})
    assert (answer["error"]["kind"], answer["error"]["line"]) == ("SyntaxError", 1)
    assert answer["nodes"] == 0


def test_what_was_defined_before_an_error_can_be_run() -> None:
    answer = program(asked("ends_in_error"))
    assert answer["nodes"] == 20
    assert (answer["error"]["kind"], answer["error"]["line"]) == ("NameError", 8)


def test_a_program_may_leave_by_sys_exit() -> None:
    answer = ran(COUNT_DOWN + "    down(2)\n    exit()\n")
    assert answer.fault is None
    assert len(answer.record) == 3


def test_runaway_recursion_keeps_its_tree_and_tells_where_it_was() -> None:
    answer = run_program(RunRequest(source_of("runaway")))
    assert answer.fault.kind == "RecursionError"
    assert answer.fault.node is not None
    assert len(answer.record) > 100


def test_a_budget_of_nodes_ends_the_search_and_keeps_what_there_is() -> None:
    answer = program({"source": source_of("copied_list"), "budget": {"nodes": 50}})
    assert answer["nodes"] == 50
    assert answer["error"]["kind"] == "Budget"


def test_a_budget_of_seconds_ends_a_search_that_goes_on_for_ever() -> None:
    source = """
        def look(n):
            return look(n + 1) if n % 50 else 0
        while True:
            look(1)
    """
    answer = ran(source, budget=Budget(10_000_000, 0.2))
    assert answer.fault.kind == "Budget"
    assert len(answer.record) > 50


def test_sleeping_costs_no_time() -> None:
    source = COUNT_DOWN + "    import time\n    time.sleep(3600)\n    down(1)\n"
    assert len(ran(source).record) == 2


def test_a_state_that_is_changed_in_place_is_kept_as_it_was_at_the_call() -> None:
    record = run_program(RunRequest(source_of("in_place"), start="bestMove(list('XOX O    '))")).record
    for node, parent in enumerate(record.parent):
        if parent >= 0:
            before, after = (unpacked(record.arguments[each][0]) for each in (parent, node))
            assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_an_argument_is_kept_as_it_was_even_if_it_could_not_change_for_a_long_time() -> None:
    source = COUNT_DOWN.replace("(n)", "(n, path)").replace("(n - 1)", "(n - 1, path)")
    late = "    down(150, None)\n    way = [1]\n    down(0, way)\n    way.append(2)\n"
    record = ran(source + late + "    down(0, way)\n").record
    assert [unpacked(record.arguments[node][1]) for node in (150, 151, 152)] == [None, [1], [1, 2]]


def test_a_list_of_numbers_is_kept_as_it_was_when_lists_come_into_it() -> None:
    source = COUNT_DOWN.replace("(n)", "(n, way)").replace("(n - 1)", "(n - 1, way)")
    late = "    way = [1]\n    down(150, way)\n    way[0] = [1]\n    down(0, way)\n    way[0][0] = 2\n"
    record = ran(source + late + "    down(0, way)\n").record
    assert [unpacked(record.arguments[node][1]) for node in (150, 151, 152)] == [[1], [[1]], [[2]]]


def test_what_an_error_has_ended_is_no_parent_of_what_is_called_after_it() -> None:
    source = """
        def look(n):
            if n == 2:
                return [][0]
            try:
                return look(n + 1)
            except IndexError:
                print("caught")
                return look(5) if n < 5 else 0
        look(1)
    """
    answer = ran(source.replace("return look(n + 1)", "return look(n + 1) if n < 5 else 0"))
    assert answer.record.parent == [-1, 0, 0]
    assert answer.record.ended == [RETURNED, RAISED, RETURNED]
    assert [node for node, text in answer.console.said if text == "caught"] == [0]


def test_a_result_is_kept_as_it_was_at_the_return() -> None:
    record = run_program(RunRequest(source_of("row_col_score"))).record
    leaves = [node for node in range(len(record)) if node not in record.parent]
    # The caller writes the move into the list afterwards.
    assert all(unpacked(record.returned[leaf])[:2] == [-1, -1] for leaf in leaves)


def test_a_snapshot_does_not_change_with_its_value() -> None:
    class Board:
        def __init__(self) -> None:
            self.cells = [[1, 2], [3, 4]]

    board = Board()
    for value, change in (
        ([1, [2]], lambda held: held[1].append(3)),
        ({"a": {1}}, lambda held: held["a"].add(2)),
        (board, lambda held: held.cells[0].append(9)),
        ([board], lambda held: held[0].cells.clear()),
    ):
        taken = snapshot(value)
        again = snapshot(value)
        change(value)
        assert taken == again != snapshot(value)


def test_a_table_is_too_large_to_be_copied_at_every_call() -> None:
    assert isinstance(snapshot(list(range(10_000))), Large)


@pytest.mark.slow
def test_a_snapshot_ends_where_a_list_holds_itself_or_the_same_part_twice() -> None:
    twice: list[Any] = []
    twice += [twice, twice]
    shared: list[Any] = [1]
    for _ in range(60):
        shared = [shared, shared]
    for value in (twice, {"a": twice}):
        assert snapshot(value) == snapshot(value)
    assert snapshot(shared)
    grid = [["X", "."], [".", "O"]]
    assert unpacked(snapshot([grid, (1, grid)])) == [grid, (1, grid)]


def test_objects_are_told_apart_by_which_they_are() -> None:
    class Empty:
        pass

    first, second = snapshot(Empty()), snapshot(Empty())
    assert isinstance(first, Frozen)
    assert first == second


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({}, "source"),
        ({"source": 3}, "source"),
        ({"source": "", "colour": 1}, "colour"),
        ({"source": "", "budget": {"nodes": -1}}, "budget"),
        ({"source": "", "budget": {"hours": 1}}, "budget"),
        ({"source": "", "input": 3}, "input"),
        ({"source": "", "start": 3}, "start"),
        ({"source": "", "seed": [1]}, "seed"),
        ({"source": "", "seed": "one"}, "seed"),
        ({"source": "", "budget": {"seconds": float("inf")}}, "budget"),
        ({"source": "def f(): f()", "function": "g"}, "function"),
    ],
)
def test_a_wrong_request_is_refused_with_the_field_it_is_about(request_, field: str) -> None:
    with pytest.raises(BadInput) as refused:
        program(request_)
    assert refused.value.field == field


def test_a_program_without_recursion_has_no_nodes() -> None:
    answer = program({"source": "def double(n):\n    return 2 * n\nprint(double(2))\n"})
    assert answer["nodes"] == 0
    assert answer["functions"] == [{"name": "double", "line": 1, "recursive": False}]
    assert answer["output"] == "4\n"


def test_a_function_that_is_named_is_the_one_that_is_watched() -> None:
    source = dedent(COUNT_DOWN) + "def up(n):\n    return n if n > 9 else up(n + 1)\ndown(3)\nup(1)\n"
    assert program({"source": source, "function": "down"})["watched"] == ["down"]
    assert program({"source": source, "function": "up"})["watched"] == ["up"]


@pytest.mark.parametrize(
    ("source", "is_safe"),
    [
        ("def f(n):\n    return n and f(n - 1)\n", True),
        ("def f(n):\n    return [f(each) for each in range(n)]\n", True),
        ("def f(n):\n    return max(f(each) for each in range(n))\n", False),
        ("from functools import lru_cache\n@lru_cache\ndef f(n):\n    return f(n - 1)\n", False),
        ("class A:\n    def __eq__(self, other):\n        return A() == A()\n", False),
        ("def f(n):\n    return sorted(range(n), key=f)\n", False),
        ("f = lambda n: n and f(n - 1)\n", False),
    ],
)
def test_only_a_program_that_never_calls_by_way_of_c_may_recurse_deep(source: str, is_safe: bool) -> None:
    assert (safe_limit([ast.parse(source)]) > 0) == is_safe


def test_a_deep_recursion_of_plain_functions_runs_where_the_limit_is_low() -> None:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(300)
    try:
        done = ran("def f(n):\n    return n and f(n - 1)\nf(800)\n")
        after = sys.getrecursionlimit()
    finally:
        sys.setrecursionlimit(before)
    assert done.fault is None
    assert len(done.record) == 801
    assert after == 300


def test_a_search_of_a_local_board_begins_with_what_stands_before_its_call() -> None:
    done = run_program(RunRequest(source_of("local_start")))
    assert done.start == "answer_to(Rules(2), 6)"
    assert done.fault is None


def test_what_a_click_would_search_is_taken_from_where_its_window_is_made() -> None:
    source = """
        import tkinter

        def worth(heap, mine):
            if not heap:
                return -1 if mine else 1
            values = [worth(heap - k, not mine) for k in (1, 2) if k <= heap]
            return max(values) if mine else min(values)

        class Window:
            def __init__(self, root):
                self.root = root
                self.heap, self.mine = 5, True
                tkinter.Button(root, command=self.click)

            def click(self):
                self.root.title(worth(self.heap, self.mine))

        root = tkinter.Tk()
        Window(root)
        root.mainloop()
    """
    done = ran(source)
    assert done.start == "worth(5, True)"
    assert len(done.record) == 20  # 1, 2, 4, 7, 12, 20: each is one more than the two before


ASKS_FIRST = """
    def value(board, mine):
        if not board:
            return 1 if mine else -1
        return max(-value(board[:at] + board[at + 1 :], not mine) for at in range(len(board)))

    def play(size):
        board = [0] * size
        input("Begin?")
        print(value(board, True))

    play({size})
"""


@pytest.mark.parametrize("size", ["int(input())", "1 + 2"])
def test_what_only_a_running_function_knows_is_not_guessed(size: str) -> None:
    done = ran(ASKS_FIRST.replace("{size}", size))
    assert done.start == ""
    assert done.record is None


def test_a_search_that_used_up_its_budget_is_not_followed_by_another_try() -> None:
    source = """
        def first(n):
            return max(first(n - 1) for _ in range(2)) if n else 0

        def second(n):
            return first(n)

        input("Begin?")
        print(second(30), first(20))
    """
    done = ran(source, budget=Budget(nodes=50))
    assert done.start == "second(30)"
    assert len(done.record) == 50


def test_a_search_is_watched_rather_than_what_builds_its_tree() -> None:
    done = run_program(RunRequest(source_of("grown_tree")))
    assert [function.name for function in done.record.functions] == ["best"]


def test_a_file_of_a_program_knows_its_name() -> None:
    files = {"parts/board.py": "def here():\n    return __file__\n"}
    done = run_program(RunRequest("from parts.board import here\nprint(here())\n", files=files))
    assert done.console.text == "parts/board.py\n"
