"""Drawn Sudokus whose borders stand only every three cells, and whose empty cells are left out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refusal
from plyscope.problems.sudoku import EASY, PRESETS, load
from plyscope.problems.sudoku.text import form

ROWS = [EASY[9 * row : 9 * row + 9].replace(".", " ") for row in range(9)]


def drawn(rows, begin="| ", between=" | ", end=" |", apart=" "):
    return [begin + between.join([apart.join(row[at : at + 3]) for at in (0, 3, 6)]) + end for row in rows]


def with_lines(rows, line="+-------+-------+-------+"):
    return "\n".join([line, *rows[:3], line, *rows[3:6], line, *rows[6:], line])


@pytest.mark.parametrize(
    "rows",
    [
        drawn(ROWS),
        drawn(ROWS, "|", "|", "|"),
        drawn(ROWS, "| ", " | ", " |", ""),
        drawn(ROWS, "|", "|", "|", ""),
        drawn(ROWS, "|", " |", " |"),
        drawn(ROWS, "| ", "| ", "|"),
        drawn(ROWS, "║ ", " ║ ", " ║", "   "),
        drawn(ROWS, "|| ", " || ", " ||"),
        drawn(ROWS, "", " | ", ""),
        drawn(ROWS, "", " | ", " |"),
        drawn(ROWS, "| ", " | ", ""),
        [row.rstrip() for row in drawn(ROWS, "", " | ", "")],
        [f"    {row}" for row in drawn(ROWS)],
        ROWS,
        [row.rstrip() for row in ROWS],
        [f"  {' '.join(row)}" for row in ROWS],
    ],
)
def test_where_a_digit_stands_between_its_borders_tells_its_cell(rows):
    for text in ("\n".join(rows), with_lines(rows), "\r\n".join(rows)):
        assert load(text, {}).text == EASY
        assert form(text) == "a Sudoku"


def test_of_several_that_are_drawn_so_one_is_chosen():
    grid = with_lines(drawn(ROWS))
    problem = refusal(load, f"Easy\n{grid}\n\nThe same\n{grid}\n", {})
    assert [tuple(each) for each in problem.choices] == [("Easy", EASY), ("The same", EASY)]


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("| 5 3  | 8     |       |", "borders"),
        ("| 5 3   | 8     |      |", "borders"),
        ("| 5 3     8     |       |", "borders"),
        ("|  5 3  | 8     |       |", "digits"),
    ],
)
def test_a_row_that_does_not_stand_below_the_others_is_named_with_its_line(row, what):
    rows = drawn(ROWS)
    rows[2] = row
    text = with_lines(rows)
    problem = refusal(load, text, {})
    assert str(problem) == (
        f"Line 4: the {what} of this row do not stand below those of the others, so it is not clear which cells "
        f"are empty: put a dot in each of them."
    )
    assert problem.at == text.index(row)
    assert form(text) == "a Sudoku"


def test_where_empty_cells_have_a_sign_one_that_is_missing_is_not_taken_for_another():
    rows = [row.replace(" ", ".") for row in ROWS]
    text = "\n".join(drawn(rows)).replace(". |", "  |", 1)
    assert str(refusal(load, text, {})) == "A Sudoku has 81 cells, but 80 are typed."


def test_two_equal_digits_have_the_place_where_the_second_is_typed():
    rows = drawn(ROWS)
    text = "\n".join([rows[0].replace(rows[0][2], rows[0][6], 1), *rows[1:]])
    problem = refusal(load, text, {})
    assert problem.at == 6
    assert "Row 1 has two" in str(problem)


def test_a_table_of_three_columns_is_no_sudoku():
    for text in ("| 1 | 2 | 3 |\n" * 9, "| a | b | c |\n|---|---|---|\n" + "| 1 | 2 | 3 |\n" * 9):
        assert form(text) == ""


@given(
    st.sampled_from(sorted({each.position for each in PRESETS})),
    st.sampled_from(["", " ", "  ", "   "]),
    st.sampled_from(["|", "│", "║", "||"]),
    st.booleans(),
)
def test_a_grid_is_the_same_with_its_empty_cells_left_out(cells, apart, fence, is_fenced_outside):
    rows = [cells[9 * row : 9 * row + 9].replace(".", " ") for row in range(9)]
    outside = fence if is_fenced_outside else ""
    lines = drawn(rows, f"{outside} ", f" {fence} ", f" {outside}", apart)
    assert load("\n".join(lines), {}).text == cells


def listed(empty):
    cells = [[empty if sign == "." else repr(int(sign)) for sign in EASY[at : at + 9]] for at in range(0, 81, 9)]
    return "[" + ",\n ".join([f"[{', '.join(row)}]" for row in cells]) + "]"


@pytest.mark.parametrize("empty", ["None", "null", "nan", "''", '""', "' '"])
@pytest.mark.parametrize("around", ["{}", "grid = np.array({})", "array({}, dtype=object)"])
def test_a_program_s_list_may_say_in_words_that_a_cell_is_empty(around, empty):
    text = around.format(listed(empty))
    assert load(text, {}).text == EASY
    assert form(text) == "a Sudoku"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_in_rows_from_a_spreadsheet_the_first_and_last_cells_may_be_empty_too(end):
    text = end.join(["\t".join(row).replace(" ", "") for row in ROWS])
    assert load(text, {}).text == EASY
    assert form(text) == "a Sudoku"


@pytest.mark.parametrize("sign", "#OqÖ")
def test_one_with_a_sign_that_is_no_cell_is_a_sudoku_that_is_wrong_there(sign):
    for text in (EASY.replace(".", sign), EASY[:40] + sign + EASY[41:]):
        assert form(text) == "a Sudoku"
        assert refusal(load, text, {}).at == text.index(sign)


@pytest.mark.parametrize("labels", ["ABCDEFGHI", "abcdefghi", "123456789", "012345678"])
@pytest.mark.parametrize("columns", ["", "  1 2 3 4 5 6 7 8 9\n", "  0 1 2 3 4 5 6 7 8\n"])
def test_rows_and_columns_may_have_names(labels, columns):
    text = columns + "\n".join(
        [f"{label} {' '.join(row.replace(' ', '.'))}" for label, row in zip(labels, ROWS, strict=True)]
    )
    assert load(text, {}).text == EASY
    assert form(text) == "a Sudoku"


def test_a_first_column_that_counts_is_no_name_of_rows():
    rows = [f"{digit}........" for digit in "123456789"]
    assert load("\n".join([" ".join(row) for row in rows]), {}).text == "".join(rows)
