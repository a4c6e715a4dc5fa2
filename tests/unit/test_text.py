"""A search watched in plain Python, and its tree as text; also the example of the README."""

import contextlib
import io
import re
from pathlib import Path

import pytest
from plyscope.game import BadInput
from plyscope.games import GAMES
from plyscope.search.expectiminimax import expectiminimax
from plyscope.search.minimax_table import minimax_table
from plyscope.search.negamax import negamax
from plyscope.tracing.text import watch
from plyscope.tracing.trace import How

README = Path(__file__).resolve().parents[2] / "README.md"


def tree(search: object, game: str, position: str, **options: bool) -> list[str]:
    """The lines of the tree of a search."""
    loaded = GAMES[game].load(position, {})
    assert callable(search)
    return watch(search, loaded.game, loaded.state, **options).tree().splitlines()


def test_the_readme_s_example_prints_what_the_readme_says_in_four_lines() -> None:
    text = README.read_text(encoding="utf-8")
    example, shown = re.findall(r"```python\n(.*?)```.*?```\n(MAX.*?)```", text, re.DOTALL)[0]
    assert len([line for line in example.splitlines() if line]) == 4
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    assert printed.getvalue() == shown


def test_a_node_of_chance_says_so_and_has_its_expected_value() -> None:
    assert tree(expectiminimax, "tree", "(1/2:3 1/2:[2 5])") == [
        "chance 4",
        "├─ a₁ 3",
        "└─ a₂ MAX 5",
        "   ├─ b₁ 2",
        "   └─ b₂ 5",
    ]


def test_what_a_table_knew_is_marked() -> None:
    lines = tree(minimax_table, "nim", "1 2")
    assert lines[0] == "MAX 1"
    assert "│  ├─ 1 from heap 1 1 known" in lines


def test_values_are_from_max_s_side_also_where_the_search_has_the_mover_s() -> None:
    game = GAMES["tree"].load("[[3 12] [2 4]]", {})
    run = watch(negamax, game.game, game.state, how=How(from_mover=True))
    assert run.value == 3
    assert run.tree().splitlines()[:2] == ["MAX 3", "├─ a₁ MIN 3"]


def test_arguments_go_to_the_search() -> None:
    game = GAMES["tree"].load("[[3 12] [2 4]]", {})
    lines = watch(negamax, game.game, game.state, 1, how=How(from_mover=True)).tree().splitlines()
    assert [line[:6] for line in lines[1:]] == ["├─ a₁ ", "└─ a₂ "]


def test_what_does_not_recurse_has_no_tree() -> None:
    with pytest.raises(BadInput, match="no tree"):
        watch(lambda game, state: 1, None, None)
