"""Right programs with one classic mistake in each: most are named, and none is called the same.
`build.py bench mistakes` goes through all of them; this is a sample."""

import ast
from collections.abc import Sequence

import pytest
from changed_programs import Text, text_with
from mistakes import MISTAKES, with_mistake
from mistakes_found import NAMED, SAME, Found, found_in, named_share, shape_of, sources, table
from plyscope.own_code import program

EVERY_SHAPE, EVERY_PLACE = 6, 3
"""Of the programs every sixth, and of its places every third, are looked at."""
ENOUGH = 0.8

SEARCH = """
def value(node, depth, alpha, beta, mine):
    if depth == 0 or isinstance(node, int):
        return node
    best = -100 if mine else 100
    for child in node:
        got = value(child, depth - 1, alpha, beta, not mine)
        if mine:
            best = max(best, got)
            alpha = max(alpha, got)
        else:
            best = min(best, got)
            beta = min(beta, got)
        if alpha >= beta:
            break
    return best
"""
PLACES = {
    "min takes max": ["best = max(best, got)", "beta = max(beta, got)"],
    "max takes min": ["best = min(best, got)", "alpha = min(alpha, got)"],
    "player kept": ["beta, mine)"],
    "depth kept": ["value(child, depth, alpha"],
    "window swapped": ["beta, alpha, not mine"],
    "window fresh": ["-float('inf'), float('inf'), not mine"],
    "cut turned": ["if alpha <= beta"],
    "cut forgotten": ["if False"],
    "best starts at 0": ["best = 0"],
    "skips the last move": ["list(node)[:-1]"],
    "returns the move": ["return child"],
}


@pytest.mark.parametrize(("mistake", "lines"), PLACES.items())
def test_a_mistake_is_made_at_each_of_its_places_alone(mistake: str, lines: list[str]) -> None:
    changed = with_mistake(SEARCH, {"value"}, mistake)
    assert len(changed) == len(lines)
    for text, line in zip(changed, lines, strict=True):
        before = ast.unparse(ast.parse(SEARCH)).splitlines()
        assert line in text
        assert sum(one != other for one, other in zip(before, text.splitlines(), strict=True)) == 1


def test_the_right_program_stays_as_it_is() -> None:
    text = Text(ast.parse(SEARCH), {"value"})
    before = ast.dump(text.tree)
    for mistake in MISTAKES.values():
        for change in mistake(text):
            assert text_with(text.tree, change) != ast.unparse(text.tree)
    assert ast.dump(text.tree) == before


@pytest.mark.parametrize(
    ("name", "mistake", "sentence"),
    [
        ("negascout_moving_b", "window swapped", "the two are swapped"),
        ("tree_single_bound", "cut forgotten", "so nothing that follows can matter"),
    ],
)
def test_a_mistake_in_a_second_search_or_at_one_end_alone_is_named(name: str, mistake: str, sentence: str) -> None:
    shape = shape_of(name, sources()[name])
    assert shape is not None
    changed = with_mistake(shape.source, shape.names, mistake)[1]
    found = program({"source": changed, "compare": True})["difference"]
    assert found is not None
    assert sentence in found["sentence"]


@pytest.fixture(scope="module")
def sample() -> Sequence[Found]:
    found: list[Found] = []
    for at, (name, source) in enumerate(list(sources().items())[::EVERY_SHAPE]):
        shape = shape_of(name, source)
        if shape:
            assert shape.told["difference"] is None
            found += found_in(shape, at % EVERY_PLACE, EVERY_PLACE)
    print(table(found))
    return found


@pytest.mark.slow
def test_most_mistakes_are_named(sample: Sequence[Found]) -> None:
    assert sum(each.said == NAMED for each in sample) > 30
    assert named_share(sample) >= ENOUGH


@pytest.mark.slow
def test_no_mistake_is_called_the_same(sample: Sequence[Found]) -> None:
    assert [each.name for each in sample if each.said == SAME] == []
