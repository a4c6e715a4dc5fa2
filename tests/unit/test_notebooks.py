"""A notebook is run as one program: its cells with code, without what is only for notebooks."""

import json
from textwrap import dedent

import pytest
from plyscope.game import BadInput
from plyscope.own_code import program
from plyscope.program.notebook import of_notebook
from test_program_loading import COUNT_DOWN


def test_a_notebook_is_its_code_cells_in_order() -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Minimax"]},
        {"cell_type": "code", "source": ["%matplotlib inline\n", "a = 1\n"]},
        {"cell_type": "code", "source": "b = a + 1"},
    ]
    names: dict[str, int] = {}
    exec(of_notebook(json.dumps({"cells": cells})), names)
    assert (names["a"], names["b"]) == (1, 2)


def code_of(*cells: str) -> str:
    return of_notebook(json.dumps({"cells": [{"cell_type": "code", "source": cell} for cell in cells]}))


@pytest.mark.parametrize(
    ("cell", "names"),
    [
        ("%matplotlib inline\na = 1", {"a": 1}),
        ("!pip install \"it's\n%cd (\na = 1\nlen?\n?len", {"a": 1}),
        ("a = (17\n% 5)\nb = 17 \\\n  % 5", {"a": 2, "b": 2}),
        ('a = """\n%not magic\n!neither\n"""', {"a": "\n%not magic\n!neither\n"}),
        ("a = [  # (\n'%s'\n% 3,\n]\nif a:\n    %time b = 4", {"a": ["3"], "b": 4}),
        ("files = !ls\na = %timeit -n 10 -r1 abs(-3)\nb = 1", {"a": 3, "b": 1}),
        ("!pip install \\\n  one \\\n  two\na = 1", {"a": 1}),
        ("%%time\na = 1", {"a": 1}),
        ("%%capture out\na = 1", {"a": 1}),
        ("%%bash\nls | (\n", {}),
        ("%%writefile a.py\na = 1", {}),
    ],
)
def test_a_line_is_no_command_of_a_notebook_inside_a_longer_statement(cell, names) -> None:
    held: dict[str, object] = {}
    exec(code_of(cell, "last = 0"), held)
    assert {name: held.get(name) for name in ("a", "b", "last") if name in held} == {**names, "last": 0}


def test_what_a_notebook_has_by_itself_is_imported_where_it_is_used() -> None:
    source = code_of("x = [1]\ndisplay(x)\nget_ipython().magic('x')", dedent(COUNT_DOWN) + "down(3)")
    answer = program({"source": source})
    assert (answer["error"], answer["nodes"], answer["output"]) == (None, 4, "[1]\n")
    own = code_of("def display(x): print(x)\ndisplay(1)")
    assert "import" not in own
    assert "import" not in code_of("board.display()\nx = 1")


@pytest.mark.parametrize(
    "line",
    [
        "from __future__ import annotations",
        "from __future__ import (\n    annotations,\n    division,\n)",
        "from __future__ import \\\n    annotations",
    ],
)
def test_any_cell_may_begin_with_what_a_program_has_in_its_first_line(line: str) -> None:
    source = code_of("display(1)", "a = 1", f"{line}\ndef f(b: Missing): return b\nprint(f(a))")
    answer = program({"source": source})
    assert (answer["error"], answer["output"]) == (None, "1\n1\n")


@pytest.mark.parametrize(
    "cell",
    [
        "a = await twice(await twice(1))",
        "a = 0\nfor _ in '··': a += await twice(\n    1)",
        "é = [await twice(each) for each in (1, 2)]; a = é[1]",
        "if True:\n    a = await (twice(2))",
        "class Held:\n    'await'\n    async def four(self): return await twice(2)\na = await Held().four()",
    ],
)
def test_a_cell_may_wait_outside_of_a_function(cell: str) -> None:
    source = code_of("async def twice(n):\n    return 2 * n\n", f"{cell}\nprint(a)")
    answer = program({"source": source})
    assert (answer["error"], answer["output"]) == (None, "4\n")


def test_a_notebook_that_waits_and_cannot_be_read_has_the_error_of_its_own_text() -> None:
    answer = program({"source": code_of("await (")})
    assert answer["error"] is not None
    assert (answer["error"]["kind"], answer["error"]["line"]) == ("SyntaxError", 1)


def test_the_oldest_notebooks_have_their_cells_in_worksheets() -> None:
    cells = [{"cell_type": "code", "input": ["a = 1\n", "b = a + 1"]}, {"cell_type": "markdown"}]
    names: dict[str, int] = {}
    exec(of_notebook(json.dumps({"worksheets": [{"cells": cells}], "nbformat": 3})), names)
    assert names["b"] == 2


@pytest.mark.parametrize("text", ["{}", "[1]", "no JSON", '{"cells": []}', "[" * 100_000])
def test_a_file_that_is_no_notebook_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput):
        of_notebook(text)
