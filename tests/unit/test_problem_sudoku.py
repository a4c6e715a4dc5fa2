"""Sudoku: what is read, what is turned down, and how many solutions the presets have.

The solver here is no part of Plyscope and knows nothing of variables and constraints.
"""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems.sudoku import EASY, ENTRY, load
from posing import preset, shape

ALL = 0b1111111110
PRESETS = {each.id: each.position for each in ENTRY.presets}


def box(cell):
    return (cell // 27, cell % 9 // 3)


PEERS = [
    [
        other
        for other in range(81)
        if other != cell and (cell // 9 == other // 9 or cell % 9 == other % 9 or box(cell) == box(other))
    ]
    for cell in range(81)
]


def put(marks, cell, mark):
    """Puts a digit into a cell, and others where one alone is left; False when one has none."""
    waiting = [(cell, mark)]
    while waiting:
        cell, mark = waiting.pop()
        if not marks[cell] & mark:
            return False
        marks[cell] = mark
        for peer in PEERS[cell]:
            if marks[peer] & mark:
                marks[peer] ^= mark
                if not marks[peer]:
                    return False
                if marks[peer].bit_count() == 1:
                    waiting.append((peer, marks[peer]))
    return True


def begin(cells):
    """The digits possible after the given ones, as bits; None when a cell has none."""
    marks = [ALL] * 81
    for cell, digit in enumerate(cells):
        if digit != "." and not put(marks, cell, 1 << int(digit)):
            return None
    return marks


def count(marks):
    """The number of solutions, not beyond 3."""
    open_cells = [cell for cell in range(81) if marks[cell].bit_count() > 1]
    if not open_cells:
        return 1
    cell = min(open_cells, key=lambda each: marks[each].bit_count())
    total = 0
    for digit in range(1, 10):
        further = list(marks)
        if marks[cell] >> digit & 1 and put(further, cell, 1 << digit):
            total += count(further)
            if total > 2:
                return 3
    return total


def count_of(cells):
    marks = begin(cells)
    return count(marks) if marks else 0


@pytest.mark.parametrize(("name", "expected"), [(name, {"two": 2, "none": 0}.get(name, 1)) for name in PRESETS])
def test_the_presets_have_one_solution_each_but_the_one_with_two_and_the_one_with_none(name, expected):
    assert count_of(PRESETS[name]) == expected


def test_the_easy_one_is_solved_by_what_is_left_alone_and_the_others_are_not():
    settled = {name: all(mark.bit_count() == 1 for mark in begin(cells)) for name, cells in PRESETS.items()}
    assert [name for name in settled if settled[name]] == ["easy"]


def test_there_are_81_variables_the_given_first_and_a_constraint_for_each_of_810_pairs():
    problem = preset("sudoku", "inkala-2012").problem
    assert len(problem.variables) == 81
    assert [len(problem.domains[variable]) for variable in problem.variables] == [1] * 21 + [9] * 60
    assert len({frozenset(constraint.scope) for constraint in problem.constraints}) == 810
    assert len(problem.constraints) == 810
    assert all(len(problem.neighbours(variable)) == 20 for variable in problem.variables)


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [("r1c1", "r1c9", "the same row"), ("r2c4", "r9c4", "the same column"), ("r4c4", "r6c5", "the same box")],
)
def test_a_constraint_says_what_two_cells_share(first, second, name):
    problem = load(EASY, {}).problem
    (shared,) = [each for each in problem.constraints if set(each.scope) == {first, second}]
    assert shared.name == name
    assert shared.allows({first: 1, second: 2})
    assert not shared.allows({first: 5, second: 5})


def test_a_drawn_grid_is_the_same_as_its_81_cells():
    rows = [EASY[9 * row : 9 * row + 9] for row in range(9)]
    drawn = ["|".join([row[:3], row[3:6], row[6:]]) for row in rows]
    drawn[3:3] = ["---+---+---"]
    drawn[7:7] = ["---+---+---"]
    assert shape(load("\n".join(drawn), {})) == shape(load(EASY, {}))
    assert shape(load(EASY.replace(".", "0 "), {})) == shape(load(EASY, {}))


def test_the_picture_says_which_cells_are_given():
    picture = load(EASY, {}).picture
    assert picture["cells"] == EASY
    assert picture["givens"][:3] == ["r1c1", "r1c3", "r1c6"]
    assert len(picture["givens"]) == 30


@given(st.text("123456789.", min_size=78, max_size=84))
def test_cells_at_random_load_just_when_there_are_81_and_no_two_peers_are_equal(text):
    fine = len(text) == 81 and all(
        text[cell] == "." or text[cell] != text[peer] for cell in range(81) for peer in PEERS[cell]
    )
    assert (refusal(load, text, {}) is None) == fine


@pytest.mark.slow
@given(st.lists(st.integers(0, 80), max_size=6), st.permutations("123456789"))
def test_cells_with_digits_far_apart_load_and_are_written_as_typed(places, digits):
    cells = ["."] * 81
    for cell, digit in zip(places, digits, strict=False):
        cells[cell] = digit
    text = "".join(cells)
    assert load(text, {}).text == text


def drawn(cells, empty, fence="|", line="------+-------+------"):
    """A grid with its boxes fenced."""
    rows = [cells[9 * row : 9 * row + 9].replace(".", empty) for row in range(9)]
    lines = [f" {fence} ".join([" ".join(row[at : at + 3]) for at in (0, 3, 6)]) for row in rows]
    return "\n".join([*lines[:3], line, *lines[3:6], line, *lines[6:]])


ROWS = "\n".join([EASY[9 * row : 9 * row + 9] for row in range(9)])


@pytest.mark.parametrize("empty", [*"0.-_*xX?·"])
def test_an_empty_cell_is_written_in_many_ways_in_rows_in_one_line_and_within_borders(empty):
    one_line, rows = EASY.replace(".", empty), ROWS.replace(".", empty)
    assert load(one_line, {}).text == load(rows, {}).text == EASY
    for fence, line in (
        ("|", "------+-------+------"),
        ("│", "──────┼───────┼──────"),
        ("||", "=" * 23),
        ("!", "-" * 21),
        ("|", ":------+-------+------:"),
        ("|", "*------*-------*------*"),
        ("|", ".------.-------.------."),
    ):
        assert load(drawn(EASY, empty, fence, line), {}).text == EASY


def test_between_the_borders_of_single_cells_and_in_a_table_an_empty_cell_may_be_left_out():
    rows = [EASY[9 * row : 9 * row + 9].replace(".", " ") for row in range(9)]
    fenced = "\n╟───┼───┼───╫───┼───┼───╫───┼───┼───╢\n".join(["║ " + " │ ".join(row) + " ║" for row in rows])
    assert load(f"╔═══╤═══╗\n{fenced}\n╚═══╧═══╝", {}).text == EASY
    assert load("\n".join([",".join(row).replace(" ", "") for row in rows]), {}).text == EASY
    lists = [[int(digit.replace(" ", "0")) for digit in row] for row in rows]
    assert load(str(lists), {}).text == EASY


def test_nine_dashes_are_a_row_of_empty_cells_unless_they_are_a_border():
    assert load("1--------\n" + "---------\n" * 8, {}).text == "1" + "." * 80
    assert load("1 - - | - - - | - - -\n" + "- - - | - - - | - - -\n" * 8, {}).text[0] == "1"
    rows = ROWS.splitlines()
    assert load("\n".join([*rows[:3], "---------", *rows[3:]]), {}).text == EASY


def test_a_title_above_and_what_stands_behind_are_not_cells():
    assert load(f"Grid 01\n{ROWS}", {}).text == EASY
    assert load(f"#Aa person\n[Puzzle]\n{ROWS}", {}).text == EASY
    assert load(f"# an easy one\n{EASY}", {}).text == EASY
    posed = load(f"{EASY}, 3.2", {})
    assert (posed.text, posed.note) == (EASY, "What comes after the 81 cells is not used.")


def test_of_many_one_is_chosen_by_its_title_or_its_number():
    hard = PRESETS["inkala-2012"]
    problem = refusal(load, f"Grid 01\n{ROWS}\nGrid 02\n{hard}\n", {})
    assert str(problem) == "There are 2 Sudokus here. Give the 81 cells of one of them."
    assert [tuple(each) for each in problem.choices] == [("Grid 01", EASY), ("Grid 02", hard)]
    problem = refusal(load, f"{EASY}\n{hard}\n{EASY}", {})
    assert [name for name, _ in problem.choices] == ["Sudoku 1", "Sudoku 2", "Sudoku 3"]
    problem = refusal(load, f"quizzes,solutions\n{EASY},{hard}\n{hard},{EASY}", {})
    assert [text for _, text in problem.choices] == [EASY, hard]
    assert all(load(text, {}).text == text for _, text in problem.choices)


def test_a_file_of_very_many_lists_the_first_thousand_and_says_so():
    problem = refusal(load, f"{EASY}\n" * 1001, {})
    assert str(problem).startswith("There are 1,001 Sudokus here; the first 1,000 are listed.")
    assert len(problem.choices) == 1000


@pytest.mark.parametrize(
    ("first", "second", "names"),
    [
        ("1.", "2.", ["1.", "2."]),
        ("(1)", "(2)", ["(1)", "(2)"]),
        ("[1]", "[2]", ["[1]", "[2]"]),
        ("1", "2", ["1", "2"]),
        ("1. Easy", "2) Hard", ["1. Easy", "2) Hard"]),
        ("-- Puzzle 1 --", "*** Puzzle 2 ***", ["Puzzle 1", "Puzzle 2"]),
    ],
)
def test_a_number_alone_or_before_a_name_is_a_title_and_no_row(first, second, names):
    hard = PRESETS["inkala-2012"]
    problem = refusal(load, f"{first}\n{ROWS}\n{second}\n{hard}\n", {})
    assert [tuple(each) for each in problem.choices] == list(zip(names, (EASY, hard), strict=True))


@pytest.mark.parametrize("before", ["Puzzle {}: ", "Puzzle {} ", "#{}: ", "No. {};", "puzzle{} = "])
def test_a_title_may_stand_before_its_81_cells_in_the_same_line(before):
    hard = PRESETS["inkala-2012"]
    lines = [before.format(number) + cells for number, cells in enumerate([EASY, hard], 1)]
    problem = refusal(load, "\n".join(lines), {})
    names = [before.format(number).strip("#:;= ") for number in (1, 2)]
    assert [tuple(each) for each in problem.choices] == list(zip(names, (EASY, hard), strict=True))
    assert load(lines[0], {}).text == EASY


def test_what_a_program_writes_before_a_list_is_the_title_of_its_cells():
    numbers = [[int(cell.replace(".", "0")) for cell in row] for row in ROWS.splitlines()]
    assert load(f"grid = {numbers}", {}).text == EASY
    assert load(json.dumps({"grid": numbers}), {}).text == EASY
    problem = refusal(load, f"easy = {numbers}\nagain = {numbers}", {})
    assert [tuple(each) for each in problem.choices] == [("easy", EASY), ("again", EASY)]


def markdown(*rows):
    header, *others = [f"| {' | '.join(row)} |".replace(".", " ") for row in rows]
    return "\n".join([header, "|---" * 9 + "|", *others])


def test_the_names_of_a_table_s_columns_are_no_row_of_cells():
    rows = ROWS.splitlines()
    for names in ("123456789", "012345678", "ABCDEFGHI", "........."):
        assert load(markdown(names, *rows), {}).text == EASY
    assert load(markdown(*rows), {}).text == EASY
    for names in ("123456789", "abcdefghi", [f"c{number}" for number in range(1, 10)]):
        assert load("\n".join([",".join(row) for row in (names, *rows)]), {}).text == EASY
    problem = refusal(load, "\n".join([",".join(row) for row in (rows[0], *rows)]), {})
    assert str(problem) == "A Sudoku has 81 cells, but 90 are typed."


def test_of_several_grids_the_one_with_a_cell_too_few_is_named():
    text = f"Grid 01\n{ROWS}\nGrid 02\n{ROWS[:-1]}\nGrid 03\n{ROWS}"
    assert str(refusal(load, text, {})) == '"Grid 02" has 80 cells, and not 81.'


@given(
    st.sampled_from(sorted(set(PRESETS.values()))),
    st.sampled_from("0.-_*xX?"),
    st.sampled_from("|│║!"),
    st.sampled_from(["------+-------+------", "=====", "-" * 25, "───", "+---+---+---+"]),
)
def test_a_grid_drawn_in_any_way_has_the_same_cells(cells, empty, fence, line):
    assert load(drawn(cells, empty, fence, line), {}).text == cells
