"""What a program registers for its end runs at the end of its run, as in Python."""

import atexit
import weakref

import pytest
from test_program_concurrency import NODES, told

EXITS = """
import atexit
@atexit.register
def first(): print("first")
atexit.register(print, "second", 2, sep="-")
"""
BYE = "second-2\nfirst\n"


@pytest.mark.parametrize(
    ("program_", "output", "kind"),
    [
        ("print(job(2))", "(1, 2)\n" + BYE, None),
        ("atexit.unregister(print)\nprint(job(2))", "(1, 2)\nfirst\n", None),
        ("print(job(2))\nimport sys\nsys.exit()", "(1, 2)\n" + BYE, None),
        ("print(job(2))\n1 / 0", "(1, 2)\n" + BYE, "ZeroDivisionError"),
        (
            "import threading, time\nthreading.Thread(target=lambda: (time.sleep(1), print(job(2)))).start()",
            "(1, 2)\n" + BYE,
            None,
        ),
        ("from atexit import register\nregister(lambda: print(job(2)))", "(1, 2)\n" + BYE, None),
        ("import weakref\nweakref.finalize(worth, print, 'kept')\nprint(job(2))", "(1, 2)\n" + BYE + "kept\n", None),
        ("atexit.register(atexit.register, print)\nprint(job(2))", "(1, 2)\n" + BYE, None),
    ],
)
def test_exit_functions_run_at_the_end_the_last_one_first(program_: str, output: str, kind: str | None) -> None:
    answer = told(f"{EXITS}{program_}\n")
    assert answer["output"] == output
    assert (answer["error"] and answer["error"]["kind"]) == kind
    assert answer["nodes"] == NODES[4]


def test_an_error_in_one_is_printed_and_the_next_one_runs() -> None:
    answer = told(f"{EXITS}atexit.register(lambda: 1 / 0)\nprint(job(2))\n")
    assert answer["error"] is None
    before, _, after = answer["output"].partition("Exception ignored in atexit callback: <lambda>\n")
    assert before == "(1, 2)\n"
    assert after.startswith("Traceback (most recent call last):\n")
    assert after.endswith("ZeroDivisionError: division by zero\n" + BYE)


def test_the_node_of_an_error_is_told_although_exit_functions_search_after_it() -> None:
    source = """
        import atexit
        atexit.register(worth, 1)
        def worth(pile, mine=True):
            if pile == 3: raise ValueError
            return worth(pile - 1, not mine)
        worth(4)
    """
    answer = told(source)
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["error"]["node"]) == ("ValueError", 1)


def test_exit_functions_have_what_is_left_of_the_budget() -> None:
    answer = told(f"{EXITS}atexit.register(worth, 9)\nprint(job(2))\n", budget=50)
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["nodes"]) == ("Budget", 50)
    assert answer["output"] == "(1, 2)\n"


def test_none_is_left_for_the_next_run_or_for_the_end_of_python_itself() -> None:
    before = [*weakref.finalize._registry]  # type: ignore[attr-defined]
    count = atexit._ncallbacks()
    for ends in ("", "worth(99)\n"):
        told(f"import weakref\nweakref.finalize(worth, print)\n{EXITS}{ends}", budget=50)
    assert told("print(job(2))\n")["output"] == "(1, 2)\n"
    assert [*weakref.finalize._registry] == before  # type: ignore[attr-defined]
    assert atexit._ncallbacks() == count
