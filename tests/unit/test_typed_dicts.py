"""Requests are checked by the typed dicts that declare them."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from plyscope.game import BadInput
from plyscope.input.typed_dicts import AS_TYPED, Whole, check


class Inner(TypedDict):
    name: str
    depth: NotRequired[int]


class Declared(TypedDict):
    text: str
    flag: NotRequired[bool]
    number: NotRequired[float | None]
    cut: NotRequired[Literal[">=", ">"]]
    path: NotRequired[list[int]]
    files: NotRequired[dict[str, str]]
    inner: NotRequired[Inner]
    seed: NotRequired[Annotated[int, Whole("A seed", 0, 2000)]]
    typed: Annotated[float, AS_TYPED]


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"flag": False, "number": 2, "cut": ">", "path": [], "files": {}, "seed": 2000},
        {"number": None, "path": [1, 2], "files": {"a.py": ""}, "inner": {"name": "x"}},
        {"typed": "many", "not declared": 3},
    ],
)
def test_what_is_declared_is_let_through(fields: dict[str, Any]) -> None:
    check({"text": "x", **fields}, Declared)


@pytest.mark.parametrize(
    ("field", "given", "told"),
    [
        ("text", 7, '"text" is a text.'),
        ("flag", 1, '"flag" is either true or false.'),
        ("number", True, '"number" is a number.'),
        ("cut", "=", '"cut" is one of >=, >.'),
        ("path", ["1"], '"path" is a list of whole numbers.'),
        ("path", "1", '"path" is a list of whole numbers.'),
        ("files", {"a.py": 3}, '"files" is texts by their names.'),
        ("inner", {}, '"inner" is given by names.'),
        ("inner", {"name": "x", "depth": "2"}, '"inner" is given by names.'),
        ("seed", 2001, "A seed is a whole number from 0 to 2,000."),
        ("seed", True, "A seed is a whole number from 0 to 2,000."),
    ],
)
def test_what_is_not_declared_so_is_told_at_its_field(field: str, given: Any, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        check({"text": "x", field: given}, Declared)
    assert (str(refused.value), refused.value.field) == (told, field)


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(BadInput, match='Here "text" is missing'):
        check({}, Declared)
