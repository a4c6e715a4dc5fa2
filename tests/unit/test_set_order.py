"""Where a search goes through a set, its order is said to be another one elsewhere."""

import pytest
from plyscope.own_code import program

PATHS = """\
def moves(place):
    row, column = place
    return {ways}


def longest(place, left):
    if left == 0:
        return 0
    return max(1 + longest(each, left - 1) for each in {around}moves(place){closed})


print(longest((0, 0), 3))
"""
SET = "{(row + 1, column), (row, column + 1)}"


def notes(ways: str, around: str = "", closed: str = "") -> list[str]:
    source = PATHS.replace("{ways}", ways).replace("{around}", around).replace("{closed}", closed)
    return program({"source": source})["notes"]


@pytest.mark.parametrize(
    "ways",
    [
        SET,
        "{(row + step, column) for step in range(1, 3)}",
        "set([(row + 1, column), (row, column)])",
        f"list({SET})",
        f"{SET} - {{(5, 5)}}",
        f"{SET}.union({{(1, 1)}})",
    ],
)
def test_a_search_that_goes_through_a_set_is_told_once(ways: str) -> None:
    (note,) = notes(ways)
    assert note.startswith("Line 9 goes through a set")


@pytest.mark.parametrize(
    "ways",
    [
        "[(row + 1, column), (row, column + 1)]",
        f"sorted({SET})",
        "[(row + step, column) for step in {1, 2}]",
        "[(row + step, column) for step in set(range(1, 3))]",
    ],
)
def test_a_list_and_whole_numbers_have_one_order_everywhere(ways: str) -> None:
    assert notes(ways) == []


def test_what_is_sorted_where_it_is_used_is_not_told() -> None:
    assert notes(SET, "sorted(", ")") == []


def test_a_set_that_a_variable_holds_is_told_too() -> None:
    source = """\
def best(left):
    steps = {"one", "three"}
    steps = steps | {"two"}
    for each in steps:
        if left > 0:
            best(left - len(each))


best(5)
"""
    (note,) = program({"source": source})["notes"]
    assert note.startswith("Line 4 ")


def test_what_looks_at_all_of_a_set_is_not_told() -> None:
    source = """\
def best(row, left):
    if left == 0 or len({each for each in row}) == 1 or all(each for each in set(row)):
        return left
    return max(best(row, left - take) for take in (1, 2) if take <= left)


best("XOX", 5)
"""
    assert program({"source": source})["notes"] == []
