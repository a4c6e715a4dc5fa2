"""What the explanations of programs tell is what happens."""

from typing import Any

import pytest
from explained import READ
from plyscope.own_code import program

TOLD = [
    pytest.param(name, example, told, item, id=f"{name}-{number}")
    for name in ("games/program", "searches/run")
    for number, (example, told, item) in enumerate(READ[name].told, 1)
]


@pytest.mark.parametrize(("name", "example", "told", "item"), TOLD)
def test_what_is_told_of_an_example_is_true(
    name: str, example: dict[str, Any], told: dict[str, Any], item: int
) -> None:
    found: dict[str, Any] = dict(program({"source": example["position"]}))
    found["error"] = found["error"] and found["error"]["kind"]
    assert {field: found[field] for field in told} == told
    if "nodes" in told:
        assert str(told["nodes"]) in READ[name].items[item]


def test_every_example_tells_something() -> None:
    examples = [each for name in ("games/program", "searches/run") for each in READ[name].examples]
    assert len(TOLD) == len(examples) == 4
