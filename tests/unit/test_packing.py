"""Columns of plain numbers."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st
from plyscope.tracing.rows import packed

WHOLE = st.lists(st.integers(-(2**15), 2**15 - 1))


@given(code=st.sampled_from("hid"), numbers=WHOLE)
def test_packed_whole_numbers_are_the_column_of_them(code: str, numbers: list[int]):
    assert packed(code, numbers) == array(code, numbers)
    assert packed(code, numbers).typecode == code


@given(numbers=st.lists(st.floats(allow_nan=False) | st.integers(-(2**53), 2**53)))
def test_packed_numbers_are_the_column_of_them(numbers: list[float]):
    assert packed("d", numbers) == array("d", numbers)


def test_a_column_is_copied():
    column = array("d", [1.5])
    copy = packed("d", column)
    column[0] = 2.0
    assert copy == array("d", [1.5])


def test_what_is_no_number_is_refused():
    with pytest.raises(Exception, match="required argument is not"):
        packed("d", [None])  # type: ignore[list-item]
